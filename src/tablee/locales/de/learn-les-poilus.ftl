# The game taught, topic by topic: what each is called, and what is to be known of it.
les-poilus-learn-topics = goal, mission, turn, example, knocks, help, support, remember
les-poilus-learn-goal = Gemeinsam heimkehren
les-poilus-learn-goal-text =
    Ihr gewinnt zusammen oder verliert zusammen. Der Bedrohungsstapel ist, was der Krieg noch für euch bereithält. Ist er leer und sind es auch alle Hände, dann ist Frieden: Ihr habt gewonnen.
    Der andere Stapel ist eure Moral, und jeder Einsatz kostet welche. Ist seine letzte Karte weg, bleibt nur das Kriegerdenkmal: Ihr habt verloren.
les-poilus-learn-mission = Ein Einsatz
les-poilus-learn-mission-text =
    Wer führt, sagt, wie viele Karten alle bekommen: die Schwierigkeit. Dann tut reihum jeder genau eine Sache, bis sich alle zurückgezogen haben. Damit ist der Einsatz gelungen, und was gespielt wurde, ist endgültig weg.
    Ein Einsatz kann auch scheitern. Dann kommt das Gespielte zurück in den Bedrohungsstapel.
les-poilus-learn-turn = Du bist dran
les-poilus-learn-turn-text =
    Tu eines von vier Dingen: Spiel eine Karte, setz deinen Glücksbringer ein, mach einen Aufruf oder zieh dich zurück.
    Eine Karte mit Bedrohungen kommt ins Niemandsland. Eine abgerissene Ecke ist eine Falle: Du ziehst sofort noch eine Karte und musst auch die spielen. Rekruten spielen ohne Fallen.
les-poilus-learn-example = Drei gleiche: Der Einsatz scheitert
les-poilus-learn-example-text =
    Im Niemandsland liegen zwei Granaten. Eine dritte Granate lässt den Einsatz sofort scheitern.
    Hier lässt sich also „Schnee und Gasmaske“ spielen, aber „Regen und Granate“ muss warten.
les-poilus-learn-knocks = Schwere Schläge
les-poilus-learn-knocks-text =
    Ein Schwerer Schlag liegt vor dem, der ihn spielt, und bleibt dort. Ein Trauma oder eine Phobie zählt als eine Bedrohung mehr, solange der Soldat im Einsatz ist; andere machen sprachlos, ungeschickt oder ängstlich.
    Vier Schwere Schläge vor einem Soldaten sind zu viel: Alle verlieren.
les-poilus-learn-help = Einander helfen
les-poilus-learn-help-text =
    Dein Glücksbringer nimmt einmal eine Karte mit seiner Bedrohung aus dem Niemandsland.
    Ein Aufruf kostet ein Aufrufplättchen: Nenne eine Bedrohung, und alle anderen dürfen eine Karte abwerfen, die sie zeigt. Wer einen Einsatz geführt hat, nimmt ein Plättchen.
les-poilus-learn-support = Rückzug und Rückhalt
les-poilus-learn-support-text =
    Beim Rückzug behältst du deine Karten und legst ein Rückhaltplättchen verdeckt hin. Sein Pfeil zeigt auf einen Freund.
    Nach dem Einsatz werden die Plättchen aufgedeckt. Wer allein die meisten hat, dem wird geholfen: Er wird bis zu zwei Schwere Schläge los, oder sein Glücksbringer ist wieder bereit. Nach einem gescheiterten Einsatz ist es ein Schwerer Schlag.
les-poilus-learn-remember = Zum Merken
les-poilus-learn-remember-text =
    Karten auf der Hand kosten Moral: so viele, wie ihr alle zusammen habt, aber mindestens drei.
    Haben zwei gleich viel Rückhalt, wird niemandem geholfen: Sprecht darüber.
    Sieh dir vor dem Spielen an, welches Risiko bei jeder deiner Karten steht.
    Zieh dich zurück, bevor es zu spät ist, aber nicht zu früh.
