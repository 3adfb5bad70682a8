les-poilus-name = Les Poilus
les-poilus-about = Aus den Schützengräben des Großen Krieges wollen Freunde gemeinsam heimkehren.
les-poilus-chaplain = der Kaplan

## Threats, tiles and cards
les-poilus-threat-night = Nacht
les-poilus-threat-snow = Schnee
les-poilus-threat-rain = Regen
les-poilus-threat-shell = Granate
les-poilus-threat-mask = Gasmaske
les-poilus-threat-whistle = Pfeife
les-poilus-tile-left = links
les-poilus-tile-right = rechts
les-poilus-tile-left2 = doppelt links
les-poilus-tile-right2 = doppelt rechts
les-poilus-card-threat = { $threats }
les-poilus-card-all = alle sechs Bedrohungen
les-poilus-card-trap = { $card } (Falle)
les-poilus-card-trauma-night = Trauma (Nacht)
les-poilus-card-trauma-snow = Trauma (Schnee)
les-poilus-card-trauma-rain = Trauma (Regen)
les-poilus-card-phobia-shell = Phobie (Granate)
les-poilus-card-phobia-mask = Phobie (Gasmaske)
les-poilus-card-phobia-whistle = Phobie (Pfeife)
les-poilus-card-wounded = Verwundet
les-poilus-card-mute = Sprachlos
les-poilus-card-tyrannical = Tyrannisch
les-poilus-card-demoralized = Demoralisiert
les-poilus-card-fragile = Zerbrechlich
les-poilus-card-fearful = Ängstlich
les-poilus-card-panicked = Panisch
les-poilus-card-frenzied = Rasend
les-poilus-card-selfish = Egoistisch
les-poilus-card-hard-headed = Dickköpfig
les-poilus-card-prideful = Stolz
les-poilus-card-clumsy = Ungeschickt
les-poilus-card-absent-minded = Zerstreut
les-poilus-card-merry-christmas = Frohe Weihnachten

les-poilus-quoted = „{ $card }“
# Between two cards of a list, whose own names have commas.
les-poilus-between-cards = { "; " }
les-poilus-no-card = keine Karte
les-poilus-no-threat = keine
les-poilus-no-knock = keine
les-poilus-no-tile = kein Plättchen

## What happened
les-poilus-event-soldier-taken = { $you ->
    [seat] Du bist { $soldier }.
   *[other] { $seat } ist { $soldier }.
 }
les-poilus-event-soldier-there = { $soldier } ist da.
les-poilus-event-leader-named = { $you ->
    [seat] Du führst den ersten Einsatz.
   *[other] { $seat } führt den ersten Einsatz.
 }
les-poilus-event-tiles-dealt = { $you ->
    [seat] Deine Rückhaltplättchen: { $tiles }.
   *[other] { $seat } hat die Rückhaltplättchen { $tiles }.
 }
les-poilus-event-tiles-dealt-hidden = { $you ->
    [seat] Du nimmst drei Rückhaltplättchen.
   *[other] { $seat } nimmt drei Rückhaltplättchen.
 }
les-poilus-event-intensity-named = { $you ->
    [seat] Einsatz { $mission }: Du legst die Schwierigkeit { $intensity } fest.
   *[other] Einsatz { $mission }: { $seat } legt die Schwierigkeit { $intensity } fest.
 }
les-poilus-event-cards-dealt = { $you ->
    [seat] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
 }
les-poilus-event-cards-dealt-hidden = { $you ->
    [seat] Du bekommst { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
     }.
   *[other] { $seat } bekommt { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
     }.
 }
les-poilus-event-frenzy-drew = { $you ->
    [seat] Rasend: Du ziehst zusätzlich { $cards }.
   *[other] Rasend: { $seat } zieht zusätzlich { $cards }.
 }
les-poilus-event-frenzy-drew-hidden = { $you ->
    [seat] Rasend: Du ziehst { $count ->
        [0] nichts, denn es ist keine Karte mehr da
        [one] eine weitere Karte
       *[other] { $count } weitere Karten
     }.
   *[other] Rasend: { $seat } zieht { $count ->
        [0] nichts, denn es ist keine Karte mehr da
        [one] eine weitere Karte
       *[other] { $count } weitere Karten
     }.
 }
les-poilus-event-chaplain-laid = Der Kaplan legt ein Rückhaltplättchen verdeckt hin.
les-poilus-event-card-played = { $you ->
    [seat] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
 }
les-poilus-event-trap-sprung = { $you ->
    [seat] Eine Falle! Du ziehst { $card } und musst die Karte sofort spielen.
   *[other] Eine Falle! { $seat } zieht { $card } und muss die Karte sofort spielen.
 }
les-poilus-event-clumsy-drew = { $you ->
    [seat] Ungeschickt: Du ziehst { $card } und musst die Karte spielen.
   *[other] Ungeschickt: { $seat } zieht { $card } und muss die Karte spielen.
 }
les-poilus-event-nothing-to-draw = { $you ->
    [seat] Du kannst nichts ziehen: Der Bedrohungsstapel ist leer.
   *[other] { $seat } kann nichts ziehen: Der Bedrohungsstapel ist leer.
 }
les-poilus-event-leadership-taken = { $you ->
    [seat] Tyrannisch: Du übernimmst die Führung.
   *[other] Tyrannisch: { $seat } übernimmt die Führung.
 }
les-poilus-event-christmas-idle = { $you ->
    [seat] Frohe Weihnachten! Kein Schwerer Schlag liegt aus.
   *[other] Frohe Weihnachten, { $seat }! Kein Schwerer Schlag liegt aus.
 }
les-poilus-event-christmas-freed = { $you ->
    [seat] Frohe Weihnachten! Du befreist { $owner } von { $card }.
    [owner] Frohe Weihnachten! { $seat } befreit dich von { $card }.
   *[other] Frohe Weihnachten! { $seat } befreit { $owner } von { $card }.
 }
les-poilus-event-christmas-freed-own = { $you ->
    [seat-owner] Frohe Weihnachten! Du wirst { $card } los.
   *[other] Frohe Weihnachten! { $seat } wird { $card } los.
 }
les-poilus-event-charm-used = { $you ->
    [seat] Du setzt deinen Glücksbringer ein: { $card } verschwindet.
   *[other] { $seat } setzt den Glücksbringer ein: { $card } verschwindet.
 }
les-poilus-event-speech-made = { $you ->
    [seat] Du machst einen Aufruf: { $threat }.
   *[other] { $seat } macht einen Aufruf: { $threat }.
 }
les-poilus-event-answer-given = { $you ->
    [seat] Du hast geantwortet: { $card }.
   *[other] { $seat } hat geantwortet: { $card }.
 }
les-poilus-event-answer-given-hidden = { $you ->
    [seat] Du hast geantwortet.
   *[other] { $seat } hat geantwortet.
 }
les-poilus-event-answer-shown = { $you ->
    [seat] Du wirfst { $card } ab.
   *[other] { $seat } wirft { $card } ab.
 }
les-poilus-event-answer-declined = { $you ->
    [seat] Du wirfst nichts ab.
   *[other] { $seat } wirft nichts ab.
 }
les-poilus-event-tile-dropped = { $you ->
    [seat] Zerstreut: Du verlierst dein Rückhaltplättchen ({ $tile }).
   *[other] Zerstreut: { $seat } verliert ein Rückhaltplättchen ({ $tile }).
 }
les-poilus-event-tile-dropped-hidden = { $you ->
    [seat] Zerstreut: Du verlierst ein Rückhaltplättchen.
   *[other] Zerstreut: { $seat } verliert ein Rückhaltplättchen.
 }
les-poilus-event-withdrew = { $you ->
    [seat] Du ziehst dich zurück; Rückhalt soll { $target } bekommen.
    [target] { $seat } zieht sich zurück; Rückhalt sollst du bekommen.
   *[other] { $seat } zieht sich zurück; Rückhalt soll { $target } bekommen.
 }
les-poilus-event-withdrew-hidden = { $you ->
    [seat] Du ziehst dich zurück und legst ein Rückhaltplättchen verdeckt hin.
   *[other] { $seat } zieht sich zurück und legt ein Rückhaltplättchen verdeckt hin.
 }
les-poilus-event-withdrew-without-tile = { $you ->
    [seat] Du ziehst dich ohne Rückhaltplättchen zurück.
   *[other] { $seat } zieht sich ohne Rückhaltplättchen zurück.
 }
les-poilus-event-mission-failed = Einsatz { $mission } scheitert: drei gleiche Bedrohungen ({ $threat }).
les-poilus-event-mission-succeeded = Einsatz { $mission } gelingt.
les-poilus-event-tile-shown = { $you ->
    [place] Dein Plättchen: Rückhalt bekommt { $target }.
    [target] Rückhalt bekommst du; das Plättchen hat { $place } gelegt.
   *[other] Rückhalt bekommt { $target }; das Plättchen hat { $place } gelegt.
 }
les-poilus-event-tile-shown-own = { $you ->
    [place-target] Du gibst dir selbst Rückhalt.
   *[other] { $place } behält den Rückhalt.
 }
les-poilus-event-support-gained = { $you ->
    [seat] Du bekommst den meisten Rückhalt ({ $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
     }).
   *[other] { $seat } bekommt den meisten Rückhalt ({ $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
     }).
 }
les-poilus-event-support-wasted = Der Rückhalt ist geteilt: Er hilft niemandem.
les-poilus-event-knock-removed = { $you ->
    [seat] Du wirst { $card } los.
   *[other] { $seat } wird { $card } los.
 }
les-poilus-event-charm-restored = { $you ->
    [seat] Du hast deinen Glücksbringer wieder.
   *[other] { $seat } hat den Glücksbringer wieder.
 }
les-poilus-event-support-declined = { $you ->
    [seat] Du änderst nichts.
   *[other] { $seat } ändert nichts.
 }
les-poilus-event-morale-dropped = Die Moral sinkt um { $count }; { $left ->
    [0] der Moralstapel ist leer
    [one] im Moralstapel bleibt eine Karte
   *[other] im Moralstapel bleiben { $left } Karten
 }.
les-poilus-event-token-taken = { $you ->
    [seat] Du nimmst ein Aufrufplättchen.
   *[other] { $seat } nimmt ein Aufrufplättchen.
 }
les-poilus-event-leader-passed = { $you ->
    [seat] Du führst den nächsten Einsatz.
   *[other] { $seat } führt den nächsten Einsatz.
 }
les-poilus-event-game-won = Frieden! Nach { $mission ->
    [one] einem Einsatz
   *[other] { $mission } Einsätzen
 } gegen { $trials } Bedrohungen kehren alle heim.
les-poilus-event-monument-seen = In Einsatz { $mission } ist der Moralstapel aufgebraucht: Nur das Kriegerdenkmal bleibt.
les-poilus-event-friend-lost = { $you ->
    [seat] Du trägst { $symbols } Schwere Schläge. Das ist zu viel.
   *[other] { $seat } trägt { $symbols } Schwere Schläge. Das ist zu viel.
 }

## How it ended
les-poilus-end-victory = Sieg: Die Freunde kehren gemeinsam heim.{ $title ->
    [veteran] { " " }Ihr habt euch den Titel Veteran verdient.
   *[other] { "" }
 }
les-poilus-end-monument = Niederlage in Einsatz { $mission }: Nur das Kriegerdenkmal bleibt.
les-poilus-end-hard-knocks = Niederlage in Einsatz { $mission }: Ein Freund hat zu viele Schwere Schläge erlitten.

## What you are asked
les-poilus-prompt-name-intensity = Du führst Einsatz { $mission }. Lege seine Schwierigkeit fest, von { $least } bis { $most }.
les-poilus-prompt-wait-intensity = { $turn } führt Einsatz { $mission } und legt die Schwierigkeit fest.
les-poilus-prompt-act = Du bist dran: Spiele { $cards ->
    [one] deine letzte Karte
   *[other] eine deiner { $cards } Karten
 } oder wähle eine andere Aktion.
les-poilus-prompt-act-empty = Du bist dran, und deine Hand ist leer: Du darfst dich zurückziehen.
les-poilus-prompt-act-fearful = Du bist dran. Zwei Bedrohungen sind gleich und du bist ängstlich: Du musst dich zurückziehen.
les-poilus-prompt-act-doomed = Du bist dran. Du kannst dich nicht zurückziehen, und { $cards ->
    [one] deine letzte Karte
   *[other] jede deiner { $cards } Karten
 } lässt den Einsatz scheitern.
les-poilus-prompt-wait-action = { $turn } ist dran.
les-poilus-prompt-answer-speech = { $turn } macht einen Aufruf ({ $threat }): Du darfst eine Karte abwerfen, die diese Bedrohung zeigt.
les-poilus-prompt-wait-answers = Antworten auf den Aufruf: { $waiting ->
    [one] ein Freund überlegt
   *[other] { $waiting } Freunde überlegen
 } noch.
les-poilus-prompt-choose-christmas = Frohe Weihnachten: Wähle einen Schweren Schlag, der abgeworfen wird.
les-poilus-prompt-wait-christmas = { $turn } wählt einen Schweren Schlag, der abgeworfen wird.
les-poilus-prompt-use-support = Du hast den meisten Rückhalt: Werde bis zu zwei Schwere Schläge los oder decke deinen Glücksbringer auf.
les-poilus-prompt-use-support-failed = Du hast den meisten Rückhalt: Werde einen Schweren Schlag los.
les-poilus-prompt-wait-support = { $turn } hat den meisten Rückhalt und wählt.
les-poilus-prompt-over = Die Partie ist zu Ende.

## Why not
les-poilus-refusal-leader-names = { $leader } führt und legt die Schwierigkeit fest.
les-poilus-refusal-intensity-first = Lege zuerst die Schwierigkeit des Einsatzes fest.
les-poilus-refusal-intensity-too-low = Die Schwierigkeit muss mindestens { $least } sein.
les-poilus-refusal-intensity-too-high = Die Schwierigkeit kann höchstens { $most } sein: Damit ist der Stapel leer.
les-poilus-refusal-not-your-turn = { $turn } ist dran.
les-poilus-refusal-withdrawn = Du hast dich aus diesem Einsatz zurückgezogen.
les-poilus-refusal-no-such-action = Wenn du dran bist, spielst du eine Karte, setzt den Glücksbringer ein, machst einen Aufruf oder ziehst dich zurück.
les-poilus-refusal-card-not-held = Du hast { $card } nicht auf der Hand.
les-poilus-refusal-christmas-first = { $you ->
    [chooser] Wähle zuerst einen Schweren Schlag zum Abwerfen.
   *[other] Zuerst muss { $chooser } einen Schweren Schlag zum Abwerfen wählen.
 }
les-poilus-refusal-knock-not-lying = { $card } liegt vor niemandem.
les-poilus-refusal-charm-used = Dein Glücksbringer ist verbraucht.
les-poilus-refusal-charm-other-threat = Dein Glücksbringer hilft nur gegen { $threat }; das zeigt { $card } nicht.
les-poilus-refusal-charm-not-lying = { $card } liegt nicht im Niemandsland.
les-poilus-refusal-charm-hard-knock = Ein Glücksbringer entfernt keinen Schweren Schlag wie { $card }.
les-poilus-refusal-no-token = Du hast kein Aufrufplättchen.
les-poilus-refusal-answers-first = Zuerst antworten alle auf den Aufruf.
les-poilus-refusal-not-asked = Der Aufruf richtet sich nicht an dich.
les-poilus-refusal-already-answered = Du hast auf diesen Aufruf schon geantwortet.
les-poilus-refusal-no-speech = Niemand macht einen Aufruf.
les-poilus-refusal-answer-other-threat = Der Aufruf nennt { $threat }; das zeigt { $card } nicht.
les-poilus-refusal-tile-not-held = Du hast kein Plättchen { $tile } übrig.
les-poilus-refusal-tile-needed = Beim Rückzug musst du eines deiner Rückhaltplättchen legen.
les-poilus-refusal-tile-chosen = Du wählst dein Rückhaltplättchen selbst; nur wer panisch ist, überlässt es dem Zufall.
les-poilus-refusal-no-tile-left = Du hast kein Rückhaltplättchen mehr: Du ziehst dich ohne eines zurück.
les-poilus-refusal-support-first = { $you ->
    [chooser] Entscheide zuerst über deinen Rückhalt.
   *[other] Zuerst muss { $chooser } über den Rückhalt entscheiden.
 }
les-poilus-refusal-no-support = Rückhalt gibt es erst nach dem Einsatz.
les-poilus-refusal-charm-still-up = Dein Glücksbringer ist noch nicht verbraucht.
les-poilus-refusal-knock-not-yours = { $card } liegt nicht vor dir.
les-poilus-refusal-one-knock-after-failure = Nach einem gescheiterten Einsatz wirst du nur einen Schweren Schlag los.
les-poilus-refusal-no-charm-after-failure = Nach einem gescheiterten Einsatz bleibt der Glücksbringer verdeckt.
les-poilus-refusal-mute = Du bist sprachlos und kannst keinen Aufruf machen.
les-poilus-refusal-fragile = { $owner } ist zerbrechlich: Mit Karten auf der Hand kannst du dich nicht zurückziehen.
les-poilus-refusal-fearful = Du bist ängstlich und zwei Bedrohungen sind gleich: Du musst dich zurückziehen.
les-poilus-refusal-tile-by-chance = Du bist panisch: Der Zufall wählt dein Rückhaltplättchen.
les-poilus-refusal-hard-headed = Du bist dickköpfig: Mit { $cards } Karten auf der Hand kein Rückzug.
les-poilus-refusal-prideful = Du bist stolz: Mit Karten auf der Hand ziehst du dich nur als Letzter zurück.
les-poilus-refusal-drop-needed = Du bist zerstreut: Zuerst verlierst du eines deiner Rückhaltplättchen.
les-poilus-refusal-drop-not-asked = Nur wer zerstreut ist, verliert ein Rückhaltplättchen.

## Moves
les-poilus-move-intensity = Schwierigkeit { $intensity }
les-poilus-move-play = { $card } spielen
les-poilus-move-charm = Glücksbringer auf { $card }
les-poilus-move-speech = Aufruf: { $threat }
les-poilus-move-withdraw = Zurückziehen (Plättchen { $tile })
les-poilus-move-withdraw-support = Zurückziehen, Rückhalt für { $target }
les-poilus-move-withdraw-selfish = Zurückziehen, Rückhalt für dich selbst
les-poilus-move-withdraw-random = Zurückziehen, der Zufall wählt das Plättchen
les-poilus-move-withdraw-none = Zurückziehen ohne Plättchen
les-poilus-move-withdraw-drop = { $withdraw } (das Plättchen { $tile } geht verloren)
les-poilus-move-answer = { $card } abwerfen
les-poilus-move-answer-none = Nichts abwerfen
les-poilus-move-christmas = { $card } abwerfen
les-poilus-move-support-none = Nichts ändern
les-poilus-move-support-charm = Glücksbringer aufdecken
les-poilus-move-support-remove = { $cards } loswerden
les-poilus-note-trap = Falle
les-poilus-note-fails = lässt den Einsatz scheitern
les-poilus-note-risk = Falle: scheitert zu { $risk }

## The table in words
les-poilus-look-mission = { $you ->
    [leader] Einsatz { $mission }. Du führst ihn.
   *[other] Einsatz { $mission }, geführt von { $leader }.
 }
les-poilus-look-piles = Bedrohungsstapel { $trials }, Moralstapel { $reserve }, Aufrufplättchen im Vorrat { $supply }.
les-poilus-look-no-mans-land = Niemandsland: { $cards }.
les-poilus-look-active = Aktive Bedrohungen: { $threats }.
les-poilus-look-threat = { $threat } { $count }
les-poilus-look-danger = { $threat } { $count } (!)
les-poilus-look-soldier = { $seat } ({ $soldier }, Glücksbringer gegen { $threat } { $charm ->
    [up] bereit
   *[down] verbraucht
 }){ $mission ->
    [in] , im Einsatz
    [out] , zurückgezogen
   *[none] { "" }
 }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }, { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
 }, { $tokens ->
    [one] 1 Aufrufplättchen
   *[other] { $tokens } Aufrufplättchen
 }; Schwere Schläge: { $knocks }.
les-poilus-look-chaplain = Der Kaplan: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
 }.
les-poilus-hand-cards = Deine Hand: { $cards }.
les-poilus-hand-tiles = Deine Rückhaltplättchen: { $tiles }.
les-poilus-hand-laid = Du hast gelegt: { $tile }.
les-poilus-odds-card = { $card } spielen: scheitert zu { $risk }.
les-poilus-odds-draw = Eine Karte ziehen: scheitert zu { $risk }.
les-poilus-odds-clumsy = Deine ungeschickte Karte nach dem Rückzug: scheitert zu { $risk }.
les-poilus-odds-unseen = Von den 59 Karten hast du { $count } nicht gesehen.

## Warum ein Computerspieler einen Zug gemacht hat
les-poilus-reason-deal-everything = Der ganze Bedrohungsstapel wird ausgeteilt: Das ist vielleicht der letzte Einsatz.
les-poilus-reason-deal-some = Alle Hände zusammen hätten { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }; etwa { $handful } verkraften die Freunde.
les-poilus-reason-doomed = Es ist die dritte gleiche Bedrohung, aber etwas Besseres bleibt nicht.
les-poilus-reason-threat-fits = Nach { $card } passen noch { $percent } % der verdeckten Karten.
les-poilus-reason-trap-risked = { $percent ->
    [0] Die Falle von { $card } zieht eine Karte mehr und lässt den Einsatz kaum scheitern.
   *[other] Die Falle von { $card } lässt den Einsatz zu { $percent } % scheitern: Das ist es wert.
 }
les-poilus-reason-knock-borne = { $symbols ->
    [0] Hier liegt noch kein Schwerer Schlag
    [one] Hier zählt erst ein Schwerer Schlag
   *[other] Hier zählen { $symbols } Schwere Schläge
 }: { $card } ist zu verkraften.
les-poilus-reason-knock-risked = Mit { $card } sind es vier Schwere Schläge oder mehr, aber der Rückhalt kann noch helfen.
les-poilus-reason-christmas-played = Ein Schwerer Schlag verschwindet.
les-poilus-reason-charm-makes-room = Ohne { $card } passen { $percent } % der verdeckten Karten.
les-poilus-reason-speech-heard = Vielleicht kann jemand eine solche Karte abwerfen ({ $threat }: { $percent } %).
les-poilus-reason-empty-handed = Es ist keine Karte mehr zu spielen.
les-poilus-reason-nothing-fits = Keine Bedrohung auf der Hand passt noch.
les-poilus-reason-enough-played = Weiterzuspielen würde mehr aufs Spiel setzen, als es bringt.
les-poilus-reason-supports = { $you ->
    [target] Du brauchst den Rückhalt am dringendsten.
   *[other] Den Rückhalt braucht { $target } am dringendsten.
 }
les-poilus-reason-supports-other = Freunde geben dem Rückhalt, der ihn am dringendsten braucht: { $owner }, nicht { $target }.
les-poilus-reason-rid-of-card = Eine Karte weniger: { $card } ist endgültig weg.
les-poilus-reason-keeps-cards = Keine Karte auf der Hand lohnt jetzt das Abwerfen.
les-poilus-reason-frees-friend = { $you ->
    [owner] Ohne { $card } hast du weniger zu tragen.
   *[other] Ohne { $card } hat { $owner } weniger zu tragen.
 }
les-poilus-reason-frees-himself = Ohne { $card } ist weniger zu tragen.
les-poilus-reason-frees-twice = Ohne { $card } und { $second_card } ist weniger zu tragen.
les-poilus-reason-charm-back = Der Glücksbringer wird noch gebraucht.
les-poilus-reason-needs-nothing = Hier lohnt es sich nicht, etwas zu entfernen.
