footclub-name = FootClub
footclub-about = Zwei Trainer, acht Runden, ein Ball: die Poussin-Regel eines Fußball-Kartenspiels.
footclub-side-blue = Blau
footclub-side-red = Rot
footclub-in-play = { $in_play ->
    [0] keine Fan-Karte
    [one] eine Fan-Karte
   *[other] { $in_play } Fan-Karten
 } im Spiel
footclub-you-have = { $in_play ->
    [0] Du hast keine Fan-Karte im Spiel
    [one] Du hast eine Fan-Karte im Spiel
   *[other] Du hast { $in_play } Fan-Karten im Spiel
 }
footclub-colour = { $colour ->
    [0] { footclub-side-blue }
   *[1] { footclub-side-red }
 }

## Cards and posts
footclub-card-supporters = Fans
footclub-card-placed-attack = Positionsangriff
footclub-card-pressing = Pressing
footclub-card-tackle = Tackling
footclub-card-offensive-support = Offensivhilfe
footclub-card-defensive-support = Defensivhilfe
footclub-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
 }
footclub-post-coach = Trainer
footclub-post-goalkeeper = Torwart
footclub-post-full-back = Außenverteidiger
footclub-post-centre-back = Innenverteidiger
footclub-post-defensive-midfielder = defensives Mittelfeld
footclub-post-attacking-midfielder = offensives Mittelfeld
footclub-post-forward = Stürmer

## What happened
footclub-event-team-presented = { $you ->
    [seat] Du spielst { footclub-colour } mit { $team }. Angriff { $attack }, Abwehr { $defence }, Angriffe beginnen bei { $bonus }.
   *[other] { footclub-colour }: { $seat } mit { $team }. Angriff { $attack }, Abwehr { $defence }, Angriffe beginnen bei { $bonus }.
 }
footclub-event-toss-rolled = { $you ->
    [seat] Platzwahl: Du würfelst { $first } und { $second }.
   *[other] Platzwahl: { $seat } würfelt { $first } und { $second }.
 }
footclub-event-toss-tied = Gleichstand bei der Platzwahl: Es wird noch einmal gewürfelt.
footclub-event-toss-won = { $you ->
    [seat] Du gewinnst die Platzwahl und hast Anstoß.
   *[other] { $seat } gewinnt die Platzwahl und hat Anstoß.
 }
footclub-event-turn-began = Runde { $turn } von { $turns }.
footclub-event-cards-drawn = { $you ->
    [seat] Du ziehst { $cards }.
   *[other] { $seat } zieht { $cards }.
 }
footclub-event-cards-drawn-hidden = { $you ->
    [seat] Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     }.
   *[other] { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     }.
 }
footclub-event-supporters-chosen = { $you ->
    [seat] Du hast gewählt: { $place ->
        [1] eine Fan-Karte mehr
       *[0] keine Fans
     }.
   *[other] { $seat } hat gewählt: { $place ->
        [1] eine Fan-Karte mehr
       *[0] keine Fans
     }.
 }
footclub-event-supporters-chosen-hidden = { $you ->
    [seat] Du hast gewählt.
   *[other] { $seat } hat gewählt.
 }
footclub-event-supporters-placed = { $you ->
    [seat] Du bringst eine Fan-Karte ins Spiel und hast jetzt { $in_play }.
   *[other] { $seat } bringt eine Fan-Karte ins Spiel und hat jetzt { $in_play }.
 }
footclub-event-supporters-held-back = { $you ->
    [seat] Du bringst keine Fan-Karte ins Spiel.
   *[other] { $seat } bringt keine Fan-Karte ins Spiel.
 }
footclub-event-pressing-played = { $you ->
    [seat] Du spielst Pressing und eroberst den Ball.
   *[other] { $seat } spielt Pressing und erobert den Ball.
 }
footclub-event-tackle-won = { $you ->
    [seat] Du spielst Tackling und würfelst { $first } und { $second }: Der Ball gehört dir.
   *[other] { $seat } spielt Tackling und würfelt { $first } und { $second }: Der Ball ist erobert.
 }
footclub-event-tackle-missed = { $you ->
    [seat] Du spielst Tackling und würfelst { $first } und { $second }: zu wenig. Der Ball bleibt, wo er ist.
   *[other] { $seat } spielt Tackling und würfelt { $first } und { $second }: zu wenig. Der Ball bleibt, wo er ist.
 }
footclub-event-possession-left = { $you ->
    [seat] Du lässt der anderen Seite den Ball.
   *[other] { $seat } versucht nicht, den Ball zu erobern.
 }
footclub-event-ball-kept = { $you ->
    [seat] Du behältst den Ball und greifst nicht an.
   *[other] { $seat } behält den Ball und greift nicht an.
 }
footclub-event-attack-began = { $you ->
    [seat] Du spielst einen Positionsangriff. Angriffsbonus: { $bonus }.
   *[other] { $seat } spielt einen Positionsangriff. Angriffsbonus: { $bonus }.
 }
footclub-event-bonus-accepted = { $you ->
    [seat] Du lässt den Bonus bei { $bonus }.
   *[other] { $seat } lässt den Bonus bei { $bonus }.
 }
footclub-event-offensive-support-played = { $you ->
    [seat] Du spielst Offensivhilfe. Angriffsbonus: { $bonus }.
   *[other] { $seat } spielt Offensivhilfe. Angriffsbonus: { $bonus }.
 }
footclub-event-defensive-support-won = { $you ->
    [seat] Du spielst Defensivhilfe und würfelst { $first } und { $second }: Es gelingt. Angriffsbonus: { $bonus }.
   *[other] { $seat } spielt Defensivhilfe und würfelt { $first } und { $second }: Es gelingt. Angriffsbonus: { $bonus }.
 }
footclub-event-defensive-support-missed = { $you ->
    [seat] Du spielst Defensivhilfe und würfelst { $first } und { $second }: vergeblich. Der Angriffsbonus bleibt bei { $bonus }.
   *[other] { $seat } spielt Defensivhilfe und würfelt { $first } und { $second }: vergeblich. Der Angriffsbonus bleibt bei { $bonus }.
 }
footclub-event-supporters-exhausted = { $you ->
    [seat] Du verbrauchst { $count ->
        [one] eine Fan-Karte
       *[other] { $count } Fan-Karten
     } und hast { $in_play ->
        [0] keine mehr
       *[other] noch { $in_play }
     } im Spiel. Angriffsbonus: { $bonus }.
   *[other] { $seat } verbraucht { $count ->
        [one] eine Fan-Karte
       *[other] { $count } Fan-Karten
     } und hat { $in_play ->
        [0] keine mehr
       *[other] noch { $in_play }
     } im Spiel. Angriffsbonus: { $bonus }.
 }
footclub-event-shot-tied = { $you ->
    [seat] Du schießt: Abwehr { $defence }, Angriff { $attack } mit Bonus { $bonus }. Gleichstand! Beide würfeln noch einmal, ohne Bonus.
   *[other] { $seat } schießt: Abwehr { $defence }, Angriff { $attack } mit Bonus { $bonus }. Gleichstand! Beide würfeln noch einmal, ohne Bonus.
 }
footclub-event-shot-saved = { $you ->
    [seat] Du schießt: Abwehr { $defence }, Angriff { $attack } mit Bonus { $bonus }. Gehalten! Der Ball wechselt die Seite.
   *[other] { $seat } schießt: Abwehr { $defence }, Angriff { $attack } mit Bonus { $bonus }. Gehalten! Der Ball wechselt die Seite.
 }
footclub-event-goal-scored = { $you ->
    [seat] Du schießt: Abwehr { $defence }, Angriff { $attack } mit Bonus { $bonus }. Tor! { $goals ->
        [one] Dein erstes in diesem Spiel.
       *[other] Du hast jetzt { $goals }.
     }
   *[other] { $seat } schießt: Abwehr { $defence }, Angriff { $attack } mit Bonus { $bonus }. Tor! { $goals ->
        [one] Das erste dieser Seite.
       *[other] Damit sind es { $goals }.
     }
 }
footclub-event-full-time = Abpfiff: { $blue_goals }:{ $red_goals }.
footclub-event-shoot-out-began = { $you ->
    [seat] Gleichstand: Es folgt ein Elfmeterschießen (Hausregel). Du beginnst.
   *[other] Gleichstand: Es folgt ein Elfmeterschießen (Hausregel). { $seat } beginnt.
 }
footclub-event-shoot-out-tied = { $you ->
    [seat] Du schießt: Abwehr { $defence }, Angriff { $attack }. Gleichstand, noch einmal.
   *[other] { $seat }: Abwehr { $defence }, Angriff { $attack }. Gleichstand, noch einmal.
 }
footclub-event-shoot-out-saved = { $you ->
    [seat] Du schießt: Abwehr { $defence }, Angriff { $attack }. Gehalten.
   *[other] { $seat }: Abwehr { $defence }, Angriff { $attack }. Gehalten.
 }
footclub-event-shoot-out-goal = { $you ->
    [seat] Du schießt: Abwehr { $defence }, Angriff { $attack }. Treffer Nummer { $goals }.
   *[other] { $seat }: Abwehr { $defence }, Angriff { $attack }. Treffer Nummer { $goals }.
 }
footclub-event-shoot-out-won = { $you ->
    [seat] Du gewinnst das Elfmeterschießen { $most }:{ $least }.
   *[other] { $seat } gewinnt das Elfmeterschießen { $most }:{ $least }.
 }
footclub-event-ball-moved = { $you ->
    [seat] Du legst den Ball auf { $name }.
   *[other] { $seat } legt den Ball auf { $name }.
 }
footclub-event-token-moved = { $you ->
    [seat] Du legst ein Torplättchen auf { $name }.
   *[other] { $seat } legt ein Torplättchen auf { $name }.
 }

## How it ended
footclub-end-win = { $you ->
    [seat] Du gewinnst { $most }:{ $least }.
   *[other] { $seat } gewinnt { $most }:{ $least }.
 }
footclub-end-draw = Unentschieden, { $blue_goals }:{ $red_goals }.
footclub-end-shoot-out = { $you ->
    [seat] Nach einem { $blue_goals }:{ $red_goals } gewinnst du das Elfmeterschießen { $most }:{ $least } (Hausregel).
   *[other] Nach einem { $blue_goals }:{ $red_goals } gewinnt { $seat } das Elfmeterschießen { $most }:{ $least } (Hausregel).
 }

## What you are asked
footclub-prompt-choose-supporters = { footclub-you-have }. Bringst du eine Fan-Karte von der Hand dazu?
footclub-prompt-wait-supporters = { $mover } wählt noch.
footclub-prompt-watch-supporters = Beide Seiten wählen ihre Fans.
footclub-prompt-take-ball = { $ball } hat den Ball. Versuchst du, ihn zu erobern?
footclub-prompt-wait-possession = { $mover } darf dir den Ball streitig machen.
footclub-prompt-watch-possession = { $mover } darf den Ball streitig machen.
footclub-prompt-attack-or-keep = Du hast den Ball. { footclub-you-have }. Greifst du an, mit Bonus { $bonus }?
footclub-prompt-wait-offensive = { $mover } hat den Ball und darf angreifen.
footclub-prompt-raise-bonus = Dein Angriff steht bei { $bonus }. Erhöhst du, oder lässt du es dabei? { footclub-you-have }.
footclub-prompt-lower-bonus = Der Angriff gegen dich steht bei { $bonus }. Senkst du, oder lässt du es dabei? { footclub-you-have }.
footclub-prompt-close-attack = Die Abwehr lässt es bei { $bonus }. Schießen oder erhöhen? { footclub-you-have }.
footclub-prompt-close-defence = Der Angriff lässt es bei { $bonus }. Schießen lassen oder senken? { footclub-you-have }.
footclub-prompt-wait-go = Der Angriff steht bei { $bonus }; { $mover } kann ihn ändern oder es dabei lassen.
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
footclub-refusal-too-few-supporters = Ein Angriff braucht { $needed } Fan-Karten im Spiel; du hast { $in_play }.
footclub-refusal-attack-not-held = Du hast keinen Positionsangriff auf der Hand.
footclub-refusal-no-attack = Es läuft kein Angriff.
footclub-refusal-support-not-held = Du hast keine Karte { $card } auf der Hand.
footclub-refusal-support-of-attacker = Offensivhilfe ist der angreifenden Seite vorbehalten.
footclub-refusal-support-of-defender = Defensivhilfe ist der verteidigenden Seite vorbehalten.
footclub-refusal-too-few-to-exhaust = Du kannst { $count ->
    [one] keine Fan-Karte
   *[other] keine { $count } Fan-Karten
 } verbrauchen. { footclub-you-have }.
footclub-refusal-go-theirs = { $mover } ist an der Reihe, den Bonus zu ändern oder es dabei zu lassen.
footclub-refusal-attack-first = Zuerst muss der laufende Angriff entschieden sein.
footclub-refusal-ball-theirs = { $ball } hat den Ball: Er liegt dort auf einem Spieler.
footclub-refusal-ball-there = Der Ball liegt schon auf Nummer { $number }.
footclub-refusal-no-token = Auf Nummer { $number } liegt kein Torplättchen.
footclub-refusal-token-there = Das Torplättchen liegt schon auf Nummer { $number }.

## Moves
footclub-move-supporters-none = Für später aufheben
footclub-move-supporters-without = Ohne Fans weiter
footclub-move-supporters-place = Eine Fan-Karte ins Spiel bringen
footclub-move-pass = Dem Gegner den Ball lassen
footclub-move-pressing = Pressing
footclub-move-tackle = Tackling
footclub-move-keep = Den Ball behalten
footclub-move-attack = Positionsangriff
footclub-move-accept = Den Bonus lassen, wie er ist
footclub-move-leave = Es bei { $bonus } lassen ({ $chance })
footclub-move-shoot = Schießen ({ $chance })
footclub-move-let-shoot = Schießen lassen ({ $chance })
footclub-move-offensive-support = Offensivhilfe
footclub-move-defensive-support = Defensivhilfe
footclub-move-exhaust = { $count ->
    [one] eine Fan-Karte verbrauchen
   *[other] { $count } Fan-Karten verbrauchen
 }
footclub-move-ball = Den Ball auf Nummer { $number } legen
footclub-move-ball-named = Den Ball auf { $player } legen
footclub-move-token = Ein Torplättchen von Nummer { $origin } auf Nummer { $number } legen
footclub-move-token-named = Ein Torplättchen von { $origin } auf { $player } legen
footclub-note-goal = Tor: { $chance }

## The match in words
footclub-look-turn = Runde { $turn } von { $turns }.
footclub-look-score = { $blue } { $blue_goals }:{ $red_goals } { $red }.
footclub-look-ball = { $you ->
    [seat] Du hast den Ball.
   *[other] { $seat } hat den Ball.
 }
footclub-number = Nummer { $number }
footclub-look-ball-on = { $you ->
    [seat] Du hast den Ball; er liegt auf { $player }.
   *[other] { $seat } hat den Ball; er liegt auf { $player }.
 }
footclub-look-tokens = { $you ->
    [seat] Deine Torplättchen liegen auf { $players }.
   *[other] { $seat }: Torplättchen auf { $players }.
 }
footclub-look-attack = { $you ->
    [seat] Du greifst mit Bonus { $bonus } an.
   *[other] { $seat } greift mit Bonus { $bonus } an.
 }
footclub-look-side = { $seat }: { footclub-in-play }, { $hand ->
    [one] { $hand } Karte
   *[other] { $hand } Karten
 } auf der Hand, { $pile } im Stapel, { $shots ->
    [one] { $shots } Schuss
   *[other] { $shots } Schüsse
 }, Angriffe beginnen bei { $bonus }. Ablage: { $discard }.
footclub-look-shoot-out = { $seat }: { $goals } Treffer im Elfmeterschießen (Hausregel).
footclub-look-team = { $you ->
    [seat] Du spielst { footclub-colour } mit { $team }. Angriff { $attack }, Abwehr { $defence }.
   *[other] { footclub-colour }: { $seat } mit { $team }. Angriff { $attack }, Abwehr { $defence }.
 }
footclub-roster-team = { $team } ({ footclub-colour }, { $seat })
footclub-roster-card = { $name }, { $post }: { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
 }
footclub-roster-player = { $number }. { footclub-roster-card }
footclub-hand-cards = Deine Hand: { $cards }.
footclub-hand-choice = Du hast gewählt: { $place ->
    [1] eine Fan-Karte mehr
   *[0] keine Fans
 }.
footclub-odds-goal = { $you ->
    [seat] Dein Angriff bei { $bonus }: Die Torchance ist { $chance }.
   *[other] Ein Angriff von { $seat } bei { $bonus }: Die Torchance ist { $chance }.
 }
footclub-odds-spend = { $you ->
    [seat] Wählst du „{ $move }“, steht der Bonus bei { $bonus }: Die Torchance ist { $chance }.
   *[other] Wählt { $seat } „{ $move }“, steht der Bonus bei { $bonus }: Die Torchance ist { $chance }.
 }
footclub-odds-tackle = Ein Tackling oder eine Defensivhilfe gelingt mit einer Wahrscheinlichkeit von { $chance }.
footclub-odds-held = { $seat } hat { $card } mit einer Wahrscheinlichkeit von { $chance } auf der Hand ({ $unseen } ungesehen).

# Warum ein Computerspieler einen Zug gemacht hat.
footclub-reason-solved = Bis zum Spielende durchgerechnet: Bei bestem Spiel bringt es { $percent } % der Punkte.
footclub-reason-decided = Das Spiel ist entschieden, was auch immer gespielt wird.
footclub-reason-hold-back = Eine weitere Fan-Karte im Spiel würde noch nicht helfen.
footclub-reason-place = Fans helfen im Spiel, nicht auf der Hand.
footclub-reason-leave-ball = Der Ball ist jetzt keine Karte wert.
footclub-reason-take-ball = Der Ball ist ein Pressing wert, das ihn sicher erobert.
footclub-reason-try-for-ball = Der Ball ist ein Tackling wert, das ihn zu { $percent } % erobert.
footclub-reason-save-attack = Ein Schuss begänne bei { $percent } %; der Positionsangriff ist später mehr wert.
footclub-reason-keep-result = Wird der Ball behalten, endet das Spiel mit diesem Stand.
footclub-reason-risk-attack = Mit { $in_play } Fans gegen { $other_in_play } ist ein Angriff seine Karte wert.
footclub-reason-enough = So fällt das Tor zu { $percent } %; mehr Karten würden mehr kosten, als sie bringen.
footclub-reason-better-shot = Die Torchance steigt von { $before } % auf { $after } %.
footclub-reason-worse-shot = Die Torchance der anderen Seite sinkt von { $before } % auf { $after } %.
