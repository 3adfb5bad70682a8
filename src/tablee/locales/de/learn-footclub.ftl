# The game taught, topic by topic: what each is called, and what is to be known of it.
footclub-learn-topics = goal, turn, ball, attack, example, shot, remember
footclub-learn-goal = In acht Runden mehr Tore
footclub-learn-goal-text =
    Zwei Trainer, zwei Mannschaften und für beide dieselben 25 Karten. Nach acht Runden gewinnt, wer mehr Tore geschossen hat.
footclub-learn-turn = Eine Runde
footclub-learn-turn-text =
    Zuerst ziehen beide zwei Karten.
    Dann entscheiden beide heimlich, ob sie eine Fan-Karte ins Spiel bringen.
    Danach geht es um den Ball.
    Zuletzt darf angreifen, wer den Ball hat.
footclub-learn-ball = Der Ball
footclub-learn-ball-text =
    Ohne Ball darfst du Pressing spielen: Der Ball gehört dir. Oder Tackling: Wirf zwei Würfel, und 7 oder mehr erobert den Ball (58 %).
    Wer den Ball gerade verloren hat, darf genauso antworten. Ein misslungenes Tackling beendet den Zweikampf.
footclub-learn-attack = Der Angriff
footclub-learn-attack-text =
    Mit Ball und drei Fan-Karten im Spiel darfst du einen Positionsangriff spielen. Er beginnt mit einem Bonus von −2. Das Seil zeigt, wo der Bonus steht und wie groß die Torchance ist.
    Dann geht es abwechselnd weiter. Jede verbrauchte Fan-Karte zieht das Seil um 1, beim Angriff nach oben, bei der Abwehr nach unten. Offensivhilfe ist +2 wert, Defensivhilfe −2, wenn zwei Würfel 7 oder mehr zeigen.
footclub-learn-example = Ein Beispiel
footclub-learn-example-text =
    Blau greift bei −2 an: Die Torchance ist 22 %. Blau verbraucht drei Fan-Karten: +1, also 65 %.
    Rot verbraucht eine: 0, also 50 %. Blau lässt es dabei, Rot auch: Es wird geschossen.
footclub-learn-shot = Der Schuss
footclub-learn-shot-text =
    Die Abwehr würfelt. Dann würfelt der Angriff und zählt den Bonus dazu. Höher ist ein Tor, niedriger ist gehalten. Bei Gleichstand würfeln beide noch einmal, ohne Bonus.
    Nach einem Tor hat die andere Seite den Ball, und die Runde ist vorbei. Gehalten: Die Abwehr hat den Ball, und es darf wieder um ihn gekämpft werden.
footclub-learn-remember = Zum Merken
footclub-learn-remember-text =
    Ein Angriff braucht drei Fan-Karten im Spiel: Verbrauche nicht alle.
    Eine gespielte Karte kommt nicht zurück.
    Der nächste Angriff beginnt wieder bei −2.
    Defensivhilfe misslingt in vier von zehn Fällen.
