# The game taught, topic by topic: what each is called, and what is to be known of it.
trench-club-learn-topics = goal, turn, move, fight, example, money, remember
trench-club-learn-goal = Erobere die Forts
trench-club-learn-goal-text =
    Deutschland und Österreich-Ungarn kämpfen mit Frankreich und Großbritannien um Forts. Fünf der sieben Forts der halben Karte bringen den Sieg, oder neun der vierzehn der ganzen Karte.
    Du gewinnst auch, wenn die andere Seite keine Einheiten mehr hat.
trench-club-learn-turn = Ein Zug hat vier Teile
trench-club-learn-turn-text =
    Zuerst bewegst du deine Einheiten.
    Dann sagst du, wer wen angreift, und in welcher Reihenfolge.
    Danach entscheiden die Würfel, Angriff für Angriff.
    Zuletzt zahlen deine Forts; du reparierst und kaufst.
trench-club-learn-move = Bewegen
trench-club-learn-move-text =
    Jede Einheit bewegt sich einmal. Ein Schritt kostet, was das Feld kostet: offenes Gelände 1, Wald 1½, Straße ½.
    Neben einem Feind hat eine Einheit Kontakt. Ein zweiter Schritt im Kontakt beendet ihre Bewegung.
    Nur Soldaten zu Fuß nehmen Forts ein: Sie beginnen neben einem Eingang und brauchen ihre ganze Bewegung.
trench-club-learn-fight = Kämpfen
trench-club-learn-fight-text =
    Eine Einheit wirft 12 zwölfseitige Würfel, beschädigt weniger. Ein Würfel trifft, wenn er nicht über der Zahl auf dem Plättchen liegt. Die Panzerung des Ziels macht aus Treffern Schaden, und sechs Schaden zerstören es.
    Ein Ziel direkt neben dem Angreifer schießt im selben Augenblick zurück.
trench-club-learn-example = Ein Beispiel
trench-club-learn-example-text =
    Eine Haubitze schießt auf Infanterie, drei Felder entfernt: 4 ihrer 12 Würfel treffen, das sind 2 Schaden. Niemand schießt zurück.
    Ein Panzerwagen greift dieselbe Infanterie an, mit einem Kameraden neben dem Ziel: 14 Würfel, 6 Treffer, 3 Schaden. Mit dem einen von vorher sind das sechs: zerstört.
trench-club-learn-money = Geld
trench-club-learn-money-text =
    Jedes deiner Forts zahlt am Ende deines Zuges 3 Anleihen.
    Einheiten, die seit Beginn des Zuges in einem deiner Forts waren, lassen sich reparieren. Dann kaufst du neue; sie stehen in deinen Forts.
trench-club-learn-remember = Zum Merken
trench-club-learn-remember-text =
    Geschütze zuerst: Aus der Ferne schießt niemand zurück.
    Ein Kamerad neben dem Ziel bringt zwei Würfel mehr; zwei, oder einer genau gegenüber, bringen drei.
    Wer Schaden macht, lernt und trifft öfter.
    Ohne Fort lässt sich nichts kaufen.
