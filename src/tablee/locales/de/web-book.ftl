## My book: the finished games of a device.

web-book-about = Deine beendeten Partien. Das Buch bleibt auf diesem Gerät und wird nie verschickt; nimm es als Datei mit.
web-book-which = Welches Spiel
web-book-all = Alle Spiele
web-book-games = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
web-book-empty = Hier steht noch nichts. Spiel eine Partie zu Ende, dann findest du sie hier.
web-book-full = Dieser Browser hat keinen Platz mehr: Neues geht verloren, wenn du die Seite schließt. Speichere das Buch als Datei, oder streiche Partien.
web-book-forbidden = Dieser Browser behält nichts für diese Seite: Neues geht verloren, wenn du sie schließt. Speichere das Buch als Datei.
web-book-others = mit { $names }
web-book-bot = { $name } ({ $level })
web-book-replay = Nachspielen
web-book-review = Analyse
web-book-judge = Glück und Können ermitteln
web-book-judging = Jede Entscheidung wird beurteilt: { $percent } %
web-book-strike = Streichen
web-book-more = { $count } weitere
web-book-by-game = Nach Spiel
web-book-by-level = Nach Stärke der Computerspieler
web-book-by-variant = Nach dem, was gespielt wurde
web-book-with-whom = Mit wem
web-book-played = Partien
web-book-points = Punkte
web-book-share = Anteil
web-book-percent = { $percent } % ± { $error }
web-book-luck = Glück
web-book-skill = Eine Entscheidung kostete im Schnitt
web-book-figure = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } Punkte
web-book-cost = { NUMBER($points, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) } Punkte
web-book-luck-over-time = Glück im Lauf der Zeit
web-book-skill-over-time = Was eine Entscheidung im Schnitt kostete, im Lauf der Zeit
web-book-luck-mean = { $count ->
    [one] In einer Partie: { $figure }.
   *[other] Im Schnitt über { $count } Partien: { $figure }.
}
web-book-skill-mean = { $count ->
    [one] In einer Partie: { $figure }. Je weniger, desto besser.
   *[other] Im Schnitt über { $count } Partien: { $figure }. Je weniger, desto besser.
}
web-book-figures = Die Zahlen
web-book-no-review = Wähle ein Spiel und lass Partien beurteilen, um Glück und Können im Lauf der Zeit zu sehen.
web-book-deals = Austeilungen
web-book-deals-sum = { $count ->
    [one] Eine Austeilung für die Wertung gespielt.
   *[other] { $count } Austeilungen für die Wertung gespielt.
}
web-book-no-deals = Noch keine Austeilung für die Wertung gespielt.
web-book-puzzles = Aufgaben
web-book-puzzles-sum = { $right } von { $count } beim ersten Versuch gelöst. { $streak } in Folge zurzeit, { $longest } im besten Fall.
web-book-grade = { $game }: Du bist bei der Stufe „{ $grade }“.
web-book-no-puzzles = Noch keine Aufgabe versucht.
web-book-file = Als Datei
web-book-file-about = Speichere das Buch und öffne es in einem anderen Browser: Was dort steht, bleibt; was neu ist, kommt dazu.
web-book-export = Als Datei speichern
web-book-import = Datei öffnen
web-book-imported = Hinzugefügt: { $games ->
    [0] kein Spiel
    [one] eine Partie
   *[other] { $games } Partien
}, { $puzzles ->
    [0] keine Aufgabe
    [one] eine Aufgabe
   *[other] { $puzzles } Aufgaben
}.
web-book-refused = { $count ->
    [one] Diese Datei wird nicht angenommen; nichts wurde hinzugefügt:
   *[other] Diese Datei hat { $count } Fehler; nichts wurde hinzugefügt:
}
web-book-fault = { $field }: { $fault }
web-book-fault-json = Das ist keine JSON-Datei.
web-book-fault-format = muss { $format } sein
web-book-fault-object = muss ein Objekt sein
web-book-fault-list = muss eine Liste sein
web-book-fault-text = muss ein Text sein
web-book-fault-number = muss eine Zahl sein
web-book-fault-value = ist kein möglicher Wert
web-book-fault-twice = steht zweimal da
web-book-fault-more = … und mehr.
web-book-fault-large = Die Datei ist zu groß für ein Buch.
