les-poilus-topic-soldier = soldat, spieler
les-poilus-topic-soldier-help = alle Soldaten oder einer: soldat und ein Name oder eine Nummer
les-poilus-topic-card = karte
les-poilus-topic-card-help = was eine Karte tut: karte 14, karte sprachlos
les-poilus-card-does = { $card }: { $does }
les-poilus-does-threat = im Niemandsland bringt sie { $count } Bedrohungen dazu.
les-poilus-does-trap = im Niemandsland bringt sie { $count } Bedrohungen dazu; aus der Hand gespielt zwingt ihre Falle dich, noch eine Karte zu ziehen und zu spielen.
les-poilus-does-christmas = wer sie spielt, wirft einen Schweren Schlag ab, der vor irgendjemandem liegt.
