footclub-name = FootClub
footclub-about = Zwei Trainer, acht Runden, ein Ball: die Poussin-Regel eines Fußball-Kartenspiels.
footclub-side-blue = Blau
footclub-side-red = Rot

## Cards and posts
footclub-card-supporters = Fans
footclub-card-placed-attack = Angriff
footclub-card-pressing = Pressing
footclub-card-tackle = Tackling
footclub-card-offensive-support = Offensivhilfe
footclub-card-defensive-support = Defensivhilfe
footclub-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
 }
footclub-post-coach = Trainer
footclub-post-goalkeeper = Torwart
footclub-post-full-back = Außenverteidiger
footclub-post-centre-back = Innenverteidiger
footclub-post-defensive-midfielder = defensives Mittelfeld
footclub-post-attacking-midfielder = offensives Mittelfeld
footclub-post-forward = Stürmer

## What happened
footclub-event-toss-rolled = Platzwahl: { $seat } würfelt { $first } und { $second }.
footclub-event-toss-tied = Gleichstand bei der Platzwahl: noch einmal.
footclub-event-toss-won = { $seat } gewinnt die Platzwahl und hat Anstoß.
footclub-event-turn-began = Runde { $turn } von { $turns }.
footclub-event-cards-drawn = { $seat } zieht { $cards }.
footclub-event-cards-drawn-hidden = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
footclub-event-supporters-chosen = { $seat } hat gewählt: { $place ->
    [1] eine Fan-Karte mehr
   *[0] keine Fans
 }.
footclub-event-supporters-chosen-hidden = { $seat } hat gewählt.
footclub-event-supporters-placed = { $seat } bringt Fans ins Spiel und hat dort jetzt { $in_play }.
footclub-event-supporters-held-back = { $seat } bringt keine Fans ins Spiel.
footclub-event-pressing-played = { $seat } spielt Pressing und erobert den Ball.
footclub-event-tackle-won = { $seat } grätscht mit { $first } und { $second } und erobert den Ball.
footclub-event-tackle-missed = { $seat } grätscht mit { $first } und { $second }: zu wenig. Der Ball bleibt, wo er ist.
footclub-event-possession-left = { $seat } macht den Ball nicht streitig.
footclub-event-ball-kept = { $seat } behält den Ball und greift nicht an.
footclub-event-attack-began = { $seat } spielt einen Angriff. Angriffsbonus: { $bonus }.
footclub-event-bonus-accepted = { $seat } nimmt den Bonus { $bonus } an.
footclub-event-offensive-support-played = { $seat } spielt Offensivhilfe. Angriffsbonus: { $bonus }.
footclub-event-defensive-support-won = { $seat } spielt Defensivhilfe und würfelt { $first } und { $second }: Es gelingt. Angriffsbonus: { $bonus }.
footclub-event-defensive-support-missed = { $seat } spielt Defensivhilfe und würfelt { $first } und { $second }: vergeblich. Der Angriffsbonus bleibt bei { $bonus }.
footclub-event-supporters-exhausted = { $seat } lässt { $count ->
    [one] eine Fan-Karte
   *[other] { $count } Fan-Karten
 } sich heiser schreien und hat noch { $in_play } im Spiel. Angriffsbonus: { $bonus }.
footclub-event-shot-tied = { $seat } schießt: Abwehr { $defence }, Angriff { $attack } mit Bonus { $bonus }. Gleichstand! Beide würfeln noch einmal, ohne Bonus.
footclub-event-shot-saved = { $seat } schießt: Abwehr { $defence }, Angriff { $attack } mit Bonus { $bonus }. Gehalten! Der Ball wechselt die Seite.
footclub-event-goal-scored = { $seat } schießt: Abwehr { $defence }, Angriff { $attack } mit Bonus { $bonus }. Tor! { $goals ->
    [one] Das erste dieser Mannschaft.
   *[other] Damit sind es { $goals }.
 }
footclub-event-full-time = Abpfiff: { $blue_goals }:{ $red_goals }.
footclub-event-shoot-out-began = Das Elfmeterschießen entscheidet. { $seat } beginnt.
footclub-event-shoot-out-tied = { $seat }: Abwehr { $defence }, Angriff { $attack }. Gleichstand, noch einmal.
footclub-event-shoot-out-saved = { $seat }: Abwehr { $defence }, Angriff { $attack }. Gehalten.
footclub-event-shoot-out-goal = { $seat }: Abwehr { $defence }, Angriff { $attack }. Treffer Nummer { $goals }.
footclub-event-shoot-out-won = { $seat } gewinnt das Elfmeterschießen ({ $blue_goals }:{ $red_goals }).

## How it ended
footclub-end-win = { $seat } gewinnt; Endstand { $blue_goals }:{ $red_goals }.
footclub-end-draw = Unentschieden, { $blue_goals }:{ $red_goals }.
footclub-end-shoot-out = Nach einem { $blue_goals }:{ $red_goals } gewinnt { $seat } das Elfmeterschießen { $blue_shoot_out }:{ $red_shoot_out }.

## What you are asked
footclub-prompt-choose-supporters = Du hast { $in_play } Fans im Spiel. Bringst du welche von der Hand dazu?
footclub-prompt-wait-supporters = { $mover } wählt noch.
footclub-prompt-watch-supporters = Beide Seiten wählen ihre Fans.
footclub-prompt-take-ball = { $ball } hat den Ball. Versuchst du, ihn zu erobern?
footclub-prompt-wait-possession = { $mover } darf dir den Ball streitig machen.
footclub-prompt-watch-possession = { $mover } darf den Ball streitig machen.
footclub-prompt-attack-or-keep = Du hast den Ball und { $in_play } Fans im Spiel. Greifst du an, mit Bonus { $bonus }?
footclub-prompt-wait-offensive = { $mover } hat den Ball und darf angreifen.
footclub-prompt-raise-bonus = Dein Angriff steht bei { $bonus }. Erhöhen oder annehmen? Du hast { $in_play } Fans im Spiel.
footclub-prompt-lower-bonus = Der Angriff gegen dich steht bei { $bonus }. Senken oder annehmen? Du hast { $in_play } Fans im Spiel.
footclub-prompt-close-attack = Die Abwehr nimmt { $bonus } an. Annehmen und schießen, oder erhöhen? Du hast { $in_play } Fans im Spiel.
footclub-prompt-close-defence = Der Angriff nimmt { $bonus } an. Annehmen und schießen lassen, oder senken? Du hast { $in_play } Fans im Spiel.
footclub-prompt-wait-go = Der Angriff steht bei { $bonus }; { $mover } macht weiter oder nimmt an.
footclub-prompt-over = Das Spiel ist aus.

## Why not
footclub-refusal-supporters-first = Zuerst wählen beide Seiten ihre Fans.
footclub-refusal-supporters-not-held = Du hast keine Fan-Karte auf der Hand.
footclub-refusal-already-chosen = Du hast gewählt; { $mover } noch nicht.
footclub-refusal-supporters-over = Fans kommen nur am Anfang einer Runde ins Spiel.
footclub-refusal-possession-theirs = Du hast den Ball; { $mover } darf ihn dir streitig machen.
footclub-refusal-possession-first = Entscheide zuerst, ob du den Ball streitig machst.
footclub-refusal-possession-over = Der Kampf um den Ball ist vorbei.
footclub-refusal-possession-card-not-held = Du hast keine Karte { $card } auf der Hand.
footclub-refusal-offensive-theirs = { $mover } hat den Ball und entscheidet über einen Angriff.
footclub-refusal-too-few-supporters = Ein Angriff braucht { $needed } Fans im Spiel; du hast { $in_play }.
footclub-refusal-attack-not-held = Du hast keinen Angriff auf der Hand.
footclub-refusal-no-attack = Es läuft kein Angriff.
footclub-refusal-support-not-held = Du hast keine Karte { $card } auf der Hand.
footclub-refusal-support-of-attacker = Offensivhilfe ist der angreifenden Seite vorbehalten.
footclub-refusal-support-of-defender = Defensivhilfe ist der verteidigenden Seite vorbehalten.
footclub-refusal-too-few-to-exhaust = { $count } Fans können sich nicht heiser schreien: Du hast { $in_play } im Spiel.
footclub-refusal-go-theirs = { $mover } ist an der Reihe, weiterzumachen oder anzunehmen.
footclub-refusal-attack-first = Zuerst muss der laufende Angriff entschieden sein.

## Moves
footclub-move-supporters-none = keine Fans
footclub-move-supporters-place = Fans ins Spiel bringen
footclub-move-pass = den Ball lassen
footclub-move-pressing = Pressing
footclub-move-tackle = Tackling
footclub-move-keep = den Ball behalten
footclub-move-attack = Angriff
footclub-move-accept = den Bonus annehmen
footclub-move-offensive-support = Offensivhilfe
footclub-move-defensive-support = Defensivhilfe
footclub-move-exhaust = { $count ->
    [one] eine Fan-Karte heiser schreien lassen
   *[other] { $count } Fan-Karten heiser schreien lassen
 }
footclub-note-goal = Tor: { $chance }

## The match in words
footclub-look-turn = Runde { $turn } von { $turns }.
footclub-look-score = { $blue } { $blue_goals }:{ $red_goals } { $red }.
footclub-look-ball = { $seat } hat den Ball.
footclub-look-attack = { $seat } greift mit Bonus { $bonus } an.
footclub-look-side = { $seat }: { $in_play } Fans im Spiel, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
 } auf der Hand, { $pile } im Stapel, { $shots ->
    [one] { $shots } Schuss
   *[other] { $shots } Schüsse
 }, Angriffe beginnen bei { $bonus }. Ablage: { $discard }.
footclub-look-shoot-out = { $seat }: { $goals } Treffer im Elfmeterschießen.
footclub-hand-cards = Deine Hand: { $cards }.
footclub-hand-choice = Du hast gewählt: { $place ->
    [1] eine Fan-Karte mehr
   *[0] keine Fans
 }.
footclub-odds-goal = Ein Angriff von { $seat } bei { $bonus }: { $chance } für ein Tor.
footclub-odds-spend = Nach „{ $move }“: { $chance } für ein Tor.
footclub-odds-tackle = Ein Tackling oder eine Defensivhilfe gelingt mit { $chance }.
footclub-odds-held = { $seat } hat { $card } mit { $chance } auf der Hand ({ $unseen } ungesehen).
