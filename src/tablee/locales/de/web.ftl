## Furniture
web-tagline = { $count ->
    [3] Drei Tische in einem Haus
   *[other] { $count } Tische in einem Haus
}
web-welcome = Setz dich: allein gegen den Computer oder mit Freunden per Link. Ohne Konto, ohne Werbung.
web-home = Startseite
web-rules = Regeln
web-glossary = Wörterverzeichnis
web-settings = Einstellungen
web-about = Über Tablée
web-language = Sprache
web-theme = Farbschema
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-skip = Zum Inhalt springen
web-cancel = Abbrechen
web-close = Schließen
web-send = Senden
web-copy = Kopieren
web-copied = Kopiert
web-loading = Einen Moment …
web-labelled = { $label }: { $text }
web-not-found = Diese Seite gibt es nicht.

## Home
web-play-now = Sofort spielen
web-play-friends = Mit Freunden
web-players = { $fewest ->
    [one] 1 Person
   *[other] { $fewest } Personen
 }
web-players-range = { $fewest } bis { $most } Personen
web-kind-les-poilus = gemeinsam gegen den Krieg
web-kind-trench-club = ein Kriegsspiel auf der Karte
web-kind-footclub = ein Duell mit Karten und Würfeln
web-join = Mitspielen oder zusehen
web-not-started = noch nicht begonnen
web-join-hint = Füge den Link eines Tisches oder einer Aufzeichnung ein, oder den Code des Tisches.
web-join-go = Hingehen
web-my-tables = Meine Tische
web-your-turn = du bist am Zug
web-finished = beendet
web-forget = Diesen Tisch vergessen

## A new table
web-new-table = Ein Tisch mit Freunden
web-your-name = Dein Name
web-name-first = Wie heißt du? Die anderen sehen es.
web-how-many = Wie viele sitzen am Tisch?
web-difficulty = Schwierigkeitsgrad
web-difficulty-recruit = Rekruten: ohne Fallen
web-difficulty-normal = Normal: mit Fallen
web-difficulty-veteran = Veteranen: fünf Bedrohungskarten mehr
web-shoot-out = Bei Unentschieden entscheidet ein Elfmeterschießen (Hausregel)
web-open-table = Tisch eröffnen
web-invite = Schick deinen Freunden diesen Link
web-invite-code = QR-Code des Links
web-waiting-for = Warten auf Freunde
web-seat-open = freier Platz
web-start = Anfangen
web-start-bots = Mit Computern auffüllen und anfangen
web-sit-here = Hier Platz nehmen
web-watch = Zuschauen
web-phrase = Dein Rettungssatz
web-phrase-hint = Damit kommst du von einem anderen Gerät zurück. Bewahre ihn auf.

## The table
web-prompt = Was du jetzt tun kannst
web-rule = Regel { $rule }
web-panel = Verlauf, Chancen und Chat
web-panel-no-chat = Verlauf und Chancen
web-log = Verlauf
web-odds = Chancen
web-chat = Chat
web-log-empty = Noch ist nichts geschehen.
web-log-newest = Zum Neuesten
web-log-times = { $count }-mal
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
 }
web-chat-write = Etwas sagen
web-muted = Du bist sprachlos: kein Wort am Tisch.
web-advice = Rat
web-advice-ask = Um Rat fragen
web-advice-thinking = Denkt nach …
web-advice-none = Hier gibt es nichts zu wählen.
web-advice-offer = Ein Computerspieler sieht, was du siehst, und sagt, was er erwägen würde.
web-advice-wait = Du bist nicht am Zug.
web-advice-do = So ziehen
web-advice-follow = So ziehen: { $move }
web-advice-about = Die Prozente schätzen die Punkte, die du erzielen wirst: Ein Sieg zählt 100.
web-advice-yes = erlaubt
web-advice-no = keiner
web-odds-empty = Zu Karten und Würfeln gibt es im Moment keine Chancen zu zeigen.
web-odds-fail = Die Wahrscheinlichkeit, dass der Einsatz scheitert, wenn du spielst:
web-odds-exact = Genaue Wahrscheinlichkeiten aus dem, was du wissen kannst:
web-odds-draw = eine gezogene Karte
web-odds-clumsy = deine Karte als Ungeschickter beim Rückzug
web-odds-goal = { $you ->
    [seat] Dein Tor bei { $bonus }
   *[other] Tor für { $seat } bei { $bonus }
 }
web-odds-tackle = Ein Tackling oder eine Defensivhilfe gelingt
web-odds-held = { $name } hat { $card } auf der Hand
web-undo = Zurücknehmen
web-watching = Zuschauer
web-status-connecting = Verbinden …
web-status-live = Verbunden
web-status-lost = Verbindung verloren, neuer Versuch …
web-bot = Computer
web-hand = Deine Hand
web-hand-empty = Deine Hand ist leer.
web-own-tiles = Deine Rückhaltplättchen
web-result = Das Ergebnis
web-rematch = Noch einmal
web-replay = Partie ansehen
web-look-at-board = Den Tisch ansehen
web-end-peace = Frieden
web-end-monument = Das Kriegerdenkmal
web-end-won = Du hast gewonnen
web-end-lost = Du hast verloren
web-end-draw = Unentschieden
web-end-over = Die Partie ist zu Ende
web-type-move = Ein Befehl, oder ein Zug mit seiner Nummer oder in Worten
web-transcript = Das Gespräch
web-since-you-left = Seit du weg warst
web-agree = Einverstanden
web-decline = Ablehnen

## Les Poilus
web-trials = Bedrohungsstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } über dem Frieden
web-trials-label = Bedrohungen über dem Frieden
web-morale = Moralstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } über dem Kriegerdenkmal
web-morale-label = Moral über dem Denkmal
web-no-mans-land = Niemandsland
web-field-empty = Das Niemandsland liegt still.
web-of-three = { $count } von 3
web-charm-up = Glücksbringer gegen { $threat }, bereit
web-charm-down = Glücksbringer gegen { $threat }, verbraucht
web-charm-here = dein Glücksbringer kann sie abwerfen.
web-leader = führt den Einsatz
web-cards-held = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
web-tiles-held = { $count ->
    [one] 1 Rückhaltplättchen
   *[other] { $count } Rückhaltplättchen
 }
web-tokens-held = { $count ->
    [one] 1 Aufrufplättchen
   *[other] { $count } Aufrufplättchen
 }
web-hard-knocks = Schwere Schläge, die ältesten zuerst
web-brink = Ein weiterer Schwerer Schlag könnte zu viel sein.
web-knock-counts = zählt als aktive Bedrohung.
web-withdrawn = zurückgezogen
web-thinking = überlegt
web-answered = hat geantwortet
web-safe = kann gefahrlos gespielt werden.
web-can-discard = kann abgeworfen werden.
web-speech = Aufruf
web-speech-hint = Nenne eine Bedrohung: Jeder Freund darf eine Karte abwerfen, die sie zeigt.
web-withdraw = Zurückziehen
web-withdraw-hint = Den Einsatz verlassen und ein Rückhaltplättchen verdeckt legen.
web-withdraw-for = Rückhalt für { $target }
web-withdraw-loses = { $support } ({ $tile } geht verloren)
web-intensity = Schwierigkeit
web-knock-trauma-night = zählt als eine Nacht, solange er im Einsatz ist.
web-knock-trauma-snow = zählt als ein Schnee, solange er im Einsatz ist.
web-knock-trauma-rain = zählt als ein Regen, solange er im Einsatz ist.
web-knock-phobia-shell = zählt als eine Granate, solange er im Einsatz ist.
web-knock-phobia-mask = zählt als eine Gasmaske, solange er im Einsatz ist.
web-knock-phobia-whistle = zählt als eine Pfeife, solange er im Einsatz ist.
web-knock-wounded = zählt als zwei Schwere Schläge.
web-knock-mute = keine Aufrufe und kein Wort.
web-knock-tyrannical = er übernimmt die Führung.
web-knock-demoralized = die Moral sinkt stärker.
web-knock-fragile = niemand sonst zieht sich mit Karten auf der Hand zurück.
web-knock-fearful = er muss sich bei zwei gleichen Bedrohungen zurückziehen.
web-knock-panicked = der Zufall wählt sein Rückhaltplättchen.
web-knock-frenzied = er zieht nach dem Austeilen zwei weitere Karten.
web-knock-selfish = sein Plättchen gibt ihm selbst Rückhalt.
web-knock-hard-headed = mit zwei Karten oder mehr kann er sich nicht zurückziehen.
web-knock-prideful = mit Karten auf der Hand zieht er sich nur als Letzter zurück.
web-knock-clumsy = nach dem Rückzug zieht er eine Karte und spielt sie.
web-knock-absent-minded = beim Rückzug verliert er ein Rückhaltplättchen.

## FootClub
web-turn-of = Runde { $turn } von { $turns }
web-has-ball = hat den Ball
web-supporters-in-play = { $count ->
    [one] Eine Fan-Karte
   *[other] { $count } Fan-Karten
 } im Spiel
web-hand-short = Hand
web-pile = Stapel
web-shots = Schüsse
web-bonus-start = Bonus
web-goal-tokens = { $count ->
    [one] Torplättchen
   *[other] { $count } Torplättchen
}
web-pitch = { $you ->
    [nobody] Das Spielfeld
    [yes] Das Spielfeld; du hast den Ball
   *[no] Das Spielfeld; { $name } hat den Ball
 }
web-lift-ball = Den Ball auf einen anderen Spieler legen
web-lift-token = Ein Torplättchen von { $player } auf einen anderen Spieler legen
web-no-attack = Kein Angriff läuft.
web-save = Gehalten
web-goal = Tor
web-takes-ball = erobert den Ball: { $chance }
web-does-supporters = je ein Stern
web-does-placed-attack = führt zum Schuss
web-does-pressing = erobert den Ball
web-does-tackle = Ball ab 7
web-does-offensive-support = +2 im Angriff
web-does-defensive-support = −2 ab 7

## Rules, settings, about
web-how-to-play = So wird gespielt
web-how-to-play-game = So wird { $game } gespielt
web-all-rules = Alle Regeln, nummeriert
web-topic-of = Thema { $topic } von { $topics }
web-search = Regeln durchsuchen
web-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
 }
web-rules-english = Diese Regeln gibt es bisher nur auf Englisch.
web-rules-table = Jeder Tisch
web-setting-motion = Bewegung
web-setting-motion-hint = Karten wandern, Würfel rollen.
web-setting-sound = Ton
web-setting-sound-hint = Was am Tisch zu hören ist: Karten, Würfel, der Pfiff, und ein Zeichen, wenn du an der Reihe bist.
web-setting-volume = Lautstärke
web-setting-palette = Leichter unterscheidbare Farben
web-setting-palette-hint = Jedes Zeichen hat auch eine eigene Form.
web-setting-size = Schriftgröße
web-size-small = Klein
web-size-usual = Normal
web-size-large = Groß
web-setting-confirm = Jeden Zug bestätigen
web-setting-confirm-hint = Erst wählen, dann bestätigen. Auf Touchscreens immer so.
web-setting-text = Textmodus
web-setting-text-hint = Frage, Tisch und Züge als Text, mit Befehlen wie tisch, züge und warum.
web-about-text = Tablée spielt drei Brettspiele nach ihren Regeln, mit Computerspielern, die nicht mehr sehen als du, und mit Würfeln, die jeder nachprüfen kann.
web-about-games = Die Spiele
web-made-les-poilus = Von Fabien Riffaud und Juan Rodríguez, gezeichnet von Tignous; erschienen bei Sweet Games.
web-made-trench-club = Von Philipp K. Berger, der es auch gezeichnet hat; erschienen bei PKB Games.
web-made-footclub = Von Michel „Mad Mickey“ Nguyen, gezeichnet von Matthieu Martin; erschienen bei Keylugen.
web-about-art = Die Spiele und ihre Namen gehören ihren Autoren und Verlagen, die mit diesem Programm nichts zu tun haben. Alle Spielpläne, Karten, Plättchen und Büsten sind eigene Zeichnungen und alle Texte eigene Worte; nichts stammt aus den veröffentlichten Spielen. Wenn dir eines gefällt, kauf es: Mit der Schachtel auf dem Tisch ist es noch schöner.
web-about-credits = Danksagung
web-about-icons-head = Symbole
web-about-icons = von Lorc, Delapouite und anderen bei
web-about-fonts-head = Schriften
web-about-fonts = Source Serif 4 (Frank Grießhammer, Adobe), Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), IM Fell English SC (Igino Marini) und Bowlby One (Vernon Adams) unter der SIL Open Font License; Special Elite (Astigmatic) unter der Apache-Lizenz 2.0.
web-about-parts-head = Bausteine
web-about-parts = Svelte, Fluent, marked und qrcode-generator auf dieser Seite; msgspec, Starlette, uvicorn und andere auf dem Server; Pyodide (MPL 2.0) und CPython, wo es keinen gibt; alles freie Software.
web-about-licence-head = Lizenz
web-about-licence = Tablée ist freie Software unter der MIT-Lizenz.
web-about-privacy-head = Was gespeichert wird
web-about-privacy = Keine Konten, keine Cookies, keine Besucherzählung. Deine Einstellungen und die Schlüssel zu deinen Plätzen bleiben in diesem Browser; der Server bewahrt die Tische auf, und von Schlüsseln nur ihren Fingerabdruck. Ohne Server bewahrt dieser Browser auch die Tische auf.

## Replay and fairness
web-step-first = Zum Anfang
web-step-back = Ein Zug zurück
web-step-on = Ein Zug weiter
web-step-last = Zum Ende
web-at-line = Zug { $line } von { $last }
web-seen-by = Gesehen von
web-seen-spectator = einem Zuschauer
web-share-move = Link zu diesem Zug kopieren
web-fairness = Fairer Zufall
web-commitment = Das Versprechen vor der ersten Ziehung
web-verify-hint = Nach der Partie wird das Geheimnis gezeigt, und jede Ziehung lässt sich prüfen.
web-you = Gast
web-secret = Das Geheimnis, gezeigt, nun da die Partie zu Ende ist
web-contributions = Was jeder Platz beigetragen hat
web-no-contribution = nichts
web-verify-all = Die Aufzeichnung enthält jede Ziehung; „tablee verify“ prüft sie alle.
web-rolled = Gewürfelt und erwartet
web-dice-of = Würfel: { $name } ({ $count })
web-expected = je { NUMBER($count, maximumFractionDigits: 1) } erwartet
web-draws-verified = { $count ->
    [one] Die eine Ziehung folgt aus dem Geheimnis.
   *[other] Alle { $count } Ziehungen folgen aus dem Geheimnis.
 }
web-draws-wrong = Eine Ziehung in Zug { $line } folgt NICHT aus dem Geheimnis.
web-verify-elsewhere = Dieser Browser prüft nur auf einer Seite mit TLS; „tablee verify“ kann es überall.
web-draws = { $count ->
    [one] Die eine Ziehung
   *[other] Alle { $count } Ziehungen
 }
web-draws-hint = Was unter wie vielem fiel: 3/6 ist eine Drei mit dem Würfel oder die dritte von sechs Karten.
web-draws-line = Zug { $line }
web-draws-setup = Aufbau
web-to-table = Zum Tisch

## Guided games
web-learn = In 5 Minuten lernen
web-learn-game = { $game } in 5 Minuten lernen
web-guided = Geführte Partie
web-guided-coach = Begleiter
web-guided-step = Schritt { $step } von { $steps }
web-guided-next = Weiter
web-guided-back = Zurück
web-guided-show = Mach es für mich
web-guided-your-move = Du bist dran
web-guided-skip = Überspringen
web-guided-otherwise = Das wäre erlaubt. Hier gehen wir aber einen anderen Weg: siehe oben.
web-guided-not-yet = Einen Moment: Erst sind die anderen am Zug. Drück auf „Weiter“.
web-guided-leave = Genug für heute? Spiel gleich eine Partie oder komm später wieder: Diese hier wartet auf der Startseite bei deinen Tischen.
web-guided-play = Jetzt gegen den Computer spielen
web-guided-stay = Weiterlernen
web-guided-again = Noch einmal
web-guided-advice = In deinen eigenen Partien sagt die Glühbirne (Taste H), was ein Computerspieler an deiner Stelle täte.

# A game that only the server knows.
web-plain-table = Auf dem Tisch
web-plain-hand = Nur du weißt
web-plain-moves = Deine Züge
web-plain-find = Zug suchen
web-plain-more = { $count ->
    [one] Ein weiterer Zug ist möglich; er lässt sich im Textmodus tippen.
   *[other] { $count } weitere Züge sind möglich; sie lassen sich im Textmodus tippen.
}
web-plain-no = nein
web-plain-later = An einem Tisch mit Verzögerung sehen Zuschauer diese Partie erst, wenn sie zu Ende ist.
web-rules-none = Zu diesem Spiel gibt es keine geschriebenen Regeln.
