## Home: what one comes back to.

web-book = Mein Buch
web-home-finished = Beendete Partien
web-home-no-games = Hier stehen die Partien, die du beendet hast.
web-home-book = { $count ->
    [one] Mein Buch: eine Partie
   *[other] Mein Buch: { $count } Partien
}
web-home-watch = Zuschauen
web-home-deal-about = Für jedes Spiel eine, für alle dieselbe.
web-home-deal-played = Heute gespielt: { $games }.
web-home-deal-go = Spielen
web-home-puzzle = Eine Aufgabe
web-home-puzzle-about = Eine Stellung, eine beste Antwort: Was spielst du, ohne alles zu wissen?
web-home-puzzle-streak = { $count ->
    [0] Eine neue wartet.
    [one] Eine richtig. Die nächste wartet.
   *[other] { $count } richtig in Folge.
}
web-home-puzzle-go = Lösen
web-puzzle = Aufgabe
