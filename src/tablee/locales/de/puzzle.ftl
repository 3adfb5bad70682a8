## Puzzles: in the browser and in the terminal.

puzzle-grade-easy = leicht
puzzle-grade-medium = mittel
puzzle-grade-hard = schwer
puzzle-player = Platz { $number }
puzzle-streak = { $count ->
    [0] Noch keine Serie
    [one] Eine richtig
   *[other] { $count } richtig in Folge
}
puzzle-right = Richtig
puzzle-wrong = Nicht das Beste
puzzle-idea = Der Gedanke dahinter: { $reason }
puzzle-told = { $sign } { $answer }: { $worth }
puzzle-yours = (deine Antwort)
puzzle-worth = Gewinnt in { $percent } % der Fälle.
puzzle-behind = Gewinnt in { $percent } % der Fälle: { NUMBER($points, maximumFractionDigits: 1) } Punkte weniger (± { NUMBER($error, maximumFractionDigits: 1) }).
puzzle-behind-exact = Gewinnt in { $percent } % der Fälle: { NUMBER($points, maximumFractionDigits: 1) } Punkte weniger.
puzzle-exact = Bis zum Ende der Partie durchgerechnet: Diese Zahlen sind genau. Ein Unentschieden zählt halb.
puzzle-judged = Beurteilt nach dem, was dieser Platz wissen kann, in vielen vorgestellten Welten, die dazu passen.
puzzle-level = { $level } { $percent } %
puzzle-levels = Computerspieler, die es finden: { $levels }.
puzzle-next = Nächste Aufgabe
puzzle-again = Diese hast du schon versucht: Nur die erste Antwort hat gezählt.
puzzle-not-kept = Dieser Browser behält nichts: Deine Serie geht verloren, wenn du die Seite schließt.

## In the terminal
puzzle-title = { $game }: eine Aufgabe, { $grade }. Du bist { $seat }.
puzzle-title-unnamed = { $game }: eine Aufgabe, { $grade }.
puzzle-ask = Tippe die Nummer deiner Antwort, ein Wort wie „{ $look }“, um den Tisch wieder zu sehen, „{ $next }“ oder „{ $quit }“.
puzzle-no-such-answer = Es gibt { $count } Antworten: Tippe eine Zahl von 1 bis { $count }.
puzzle-word-next = weiter
puzzle-not-kept-here = Was von deinen Aufgaben behalten wurde, ist nicht lesbar: Hiervon wird nichts behalten.
puzzle-none = { $game } hat keine solche Aufgabe.
puzzle-why = { $reason } (Regel { $rule })
puzzle-score = { $right } von { $count } beim ersten Versuch richtig, { $streak } in Folge.
puzzle-mistake-title = { $game }, deine Partie mit { $others }. Du bist { $seat }.
puzzle-mistake-asks = Eine Rückschau fand, dass dein Zug hier ein Fehler war. Was tust du jetzt?
puzzle-mistakes-left = { $count ->
    [0] Kein Fehler ist mehr zu lernen.
    [one] Ein Fehler ist noch zu lernen.
   *[other] { $count } Fehler sind noch zu lernen.
}
puzzle-mistakes-kept = { $count ->
    [0] Kein neuer Fehler zu lernen.
    [one] Ein Fehler kommt als Frage wieder: tablee mistakes
   *[other] { $count } Fehler kommen als Fragen wieder: tablee mistakes
}
puzzle-mistakes-not-kept = Deine Fehler können nicht als Fragen behalten werden: Ihre Datei ist nicht lesbar oder nicht beschreibbar.
puzzle-no-mistakes = Es gibt keinen Fehler, aus dem zu lernen wäre. Die Rückschauen deiner Partien im Terminal behalten deine, und auch: tablee review DATEI --learn

## What is asked
les-poilus-puzzle-name-intensity = Wie viele Karten lässt du jedem geben?
les-poilus-puzzle-act = Was tust du?
les-poilus-puzzle-support-whom = Du ziehst dich zurück: Wen unterstützt du?
les-poilus-puzzle-answer-speech = Antwortest du auf den Aufruf, und mit welcher Karte?
les-poilus-puzzle-choose-christmas = Wen befreist du?
les-poilus-puzzle-use-support = Du wirst unterstützt: wofür?
footclub-puzzle-last-turn = Der letzte Zug: Was spielst du?
footclub-puzzle-choose-supporters = Bringst du Fans ins Spiel?
footclub-puzzle-take-ball = Wie holst du dir den Ball?
footclub-puzzle-attack-or-keep = Angreifen oder den Ball halten?
footclub-puzzle-raise-bonus = Du greifst an: Was setzt du ein?
footclub-puzzle-lower-bonus = Du verteidigst: Was setzt du ein?
trench-club-puzzle-attack-order = Alle sind gezogen. Welche Angriffe, und in welcher Reihenfolge?
