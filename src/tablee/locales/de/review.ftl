## Die Rückschau auf eine beendete Partie: Punkte sind Hundertstel eines Siegs
review-start = Am Anfang: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % eines Siegs (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-luck = Glück beim Ziehen und Würfeln: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-guess = Glück mit den verdeckten Karten: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-thinking = Was die besten Entscheidungen gegenüber den schnellen gewinnen: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-thinking-sides = Was die besten Entscheidungen gegenüber den schnellen gewinnen, deine abzüglich derer der anderen Seite: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-cost = Deine Entscheidungen: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-cost-all = Die Entscheidungen aller: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-share = Davon { $seat }: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-others = Entscheidungen der anderen Seite: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-rest = Was der Prüfer nicht erklären kann: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-end = Am Ende: { $percent } % eines Siegs.
review-rough = Dieses Gerät hatte Zeit für einen von { $divisor } Teilen einer ganzen Rückschau: Die Spannen sind breiter, und kleine Fehler fallen nicht auf.
review-skill = { $seat }: { $count } Entscheidungen, jede kostete im Mittel { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
review-skill-level = { $seat }: { $count } Entscheidungen, jede kostete im Mittel { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }); etwa so viel verliert die Stufe „{ $level }“.
review-skill-between = { $seat }: { $count } Entscheidungen, jede kostete im Mittel { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }); das passt zu den Stufen von „{ $weakest }“ bis „{ $strongest }“.
review-too-short = { $seat }: { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }, zu wenige für ein Urteil.
review-no-mistake = Keine deiner Entscheidungen war klar ein Fehler.
review-mistake = { $number }. Zeile { $line }: { $move }. Besser: { $best }. Das kostete { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-gave-up = { $number }. Zeile { $line }: { $move }. Weiterspielen war { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte wert (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-verdict-mistake = Zeile { $line }, { $seat }: { $move }. Das war { $played } % wert. Besser: { $best }. Das war { $worth } % wert: ein Fehler von { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkten (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-verdict-gave-up = Zeile { $line }, { $seat }: { $move }. Weiterspielen war { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte wert (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-verdict-close = Zeile { $line }, { $seat }: { $move }. Vielleicht besser, um { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }): { $best }. Das ist zu wenig für einen Fehler.
review-verdict-right = Zeile { $line }, { $seat }: { $move }. Nichts Besseres wurde gefunden.
review-verdict-common = Zeile { $line }, { $seat }: { $move }. Gute Spieler tun das auch.
review-verdict-decided = Zeile { $line }, { $seat }: { $move }. Darauf kam es nicht mehr an.
review-verdict-forced = Zeile { $line }, { $seat }: { $move }. Es gab nichts zu wählen.
review-verdict-unjudged = Zeile { $line }: Das wird nicht beurteilt.
review-why-plan = Der bessere Zug tut zusätzlich oder anders: { $moves }.
review-why-better = { $best } – dafür spricht: { $reason } (Regel { $rule })
review-why-played = { $move } – dafür spricht: { $reason } (Regel { $rule })
review-part-plan = Züge und Angriffe
review-part-purchases = Reparaturen und Käufe
review-part = { $part } −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-turn-made = ein Zug mit „{ $move }“ ({ $parts })
review-turn-better = ein Zug mit „{ $move }“
review-turn-bought = dieser Zug ({ $parts })
review-turn-purchases = andere Reparaturen oder Käufe
review-no-judge = Niemand beurteilt Partien von { $game }, darum gibt es keine Rückschau.
review-not-over = Die Partie ist nicht zu Ende. Danach gibt es eine Rückschau.
review-no-seat = Eine Rückschau hat nur, wer mitgespielt hat.
review-offer = Gib { $review }, { $worst } oder { $why } 1 ein, um zurückzuschauen; eine leere Zeile beendet.
review-working = Die Rückschau wird erstellt; das dauert einige Sekunden.
review-progress = Bisher durchgesehen: { $percent } %
review-no-line = Keine Entscheidung hat die Nummer { $line }.
review-title = Rückschau: { $game }
review-curve = Die Chancen, Entscheidung für Entscheidung
review-stamp = Regeln { $rules }, Prüfer { $judge }.
review-column-line = Zeile
review-column-seat = Wer
review-column-move = Zug
review-column-verdict = Urteil
review-column-cost = Kosten
review-column-luck = Glück
review-column-value = Chancen
review-column-thinking = Nachdenken
review-cell = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cell-percent = { $percent } % ± { $error }
review-word-mistake = Fehler
review-word-close = knapp
review-word-right = richtig
review-word-common = wie gute Spieler
review-word-decided = ohne Bedeutung
review-word-forced = erzwungen
review-word-unjudged = nicht beurteilt
review-jumps = Die größten Veränderungen:
review-did = Zeile { $line }, { $seat }: { $move }
review-turn = Zeilen { $line } bis { $last }, der Zug von { $seat }
review-still = { $what }. Weiter { $after } % (± { $error }).
review-jump-decision = { $what }. Von { $before } % (± { $before_error }) auf { $after } % (± { $error }): eine { $way ->
        [up] gute
       *[down] teure
    } Entscheidung.
review-jump-luck = { $what }. Von { $before } % (± { $before_error }) auf { $after } % (± { $error }): { $way ->
        [up] Glück
       *[down] Pech
    } beim Ziehen oder Würfeln.
review-jump-guess = { $what }. Von { $before } % (± { $before_error }) auf { $after } % (± { $error }): Die verdeckten Karten lagen { $way ->
        [up] gut
       *[down] schlecht
    }.
review-jump-rest = { $what }. Von { $before } % (± { $before_error }) auf { $after } % (± { $error }): Der Prüfer kann es nicht erklären.
review-log-mistake = Fehler. Besser um { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }): { $best }.
review-log-gave-up = Fehler: Weiterspielen war { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte wert (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-log-close = Vielleicht etwas besser: { $best }.
review-log-right = Nichts Besseres wurde gefunden.
review-log-common = Gute Spieler tun das auch.
review-log-decided = Darauf kam es nicht mehr an.
review-log-forced = Es gab nichts zu wählen.
review-log-unjudged = Das wird nicht beurteilt.
