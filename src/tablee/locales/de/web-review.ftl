## Die Rückschau auf eine beendete Partie, im Browser
web-review-working = Die Partie wird durchgesehen: jede Entscheidung, in vielen vorgestellten Partien. Das dauert einige Sekunden.
web-review-working-here = Die Partie wird in deinem Browser durchgesehen: jede Entscheidung, in vielen vorgestellten Partien. Das dauert etwa zwei Minuten, auf dem Handy länger, und ist gröber als auf einem Server.
web-review-worst = { $count ->
        [one] Deine teuerste Entscheidung, ohne Glück und Pech
       *[other] Deine { $count } teuersten Entscheidungen, ohne Glück und Pech
    }
web-review-card = { $number }. Zeile { $line }
web-review-points = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
web-review-did = Du hast gespielt
web-review-better = Besser
web-review-try = Von hier aus versuchen
web-review-see = In der Wiedergabe ansehen
web-review-rule = Regel { $rule }
web-review-position = Die Stellung in Worten
web-review-learn = Aus meinen Fehlern lernen
web-review-curve-list = Die ganze Kurve als Liste
web-review-bars = Glück und Können
web-review-luck = Das Glück gab { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }): Ziehen, Würfel und verdeckte Karten.
web-review-luck-open = Das Glück gab { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }): Ziehen und Würfel.
web-review-skill = Deine Entscheidungen: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) gegenüber den besten.
web-review-skill-all = Die Entscheidungen aller Freunde: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) gegenüber den besten.
web-review-sums = Wie es sich zusammensetzt
web-review-marking = Durchsicht: { $done } von { $total }
web-review-marked = Fehler: −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
web-mistakes-count = { $waiting ->
        [0] Keine Frage
        [one] Eine Frage
       *[other] { $waiting } Fragen
    }, { $learned } gelernt.
web-mistakes-none = Noch sind keine Fehler vermerkt. Lass eine Partie nach dem Ende durchsehen: Die Stellungen kommen hier wieder, bis du sie gut beantwortest.
web-mistakes-games = Zu den Spielen
web-mistakes-question = Was tust du?
web-mistakes-from = { $game }, Zeile { $line } deiner Partie vom { $day }. Die Stellung, wie du sie sahst.
web-mistakes-best = am besten
web-mistakes-loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
web-mistakes-well = Gut geantwortet.
web-mistakes-again = Ein anderer Zug war besser. Die Frage kommt wieder.
web-mistakes-next = Nächste Frage
web-mistakes-forget = Nicht mehr fragen
