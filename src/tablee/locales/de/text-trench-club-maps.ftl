## What can be wrong with a map that somebody drew (T12.3)
trench-club-map-fault-line = Zeile { $line }: { $fault }
trench-club-map-fault-hex = { $hex }: { $fault }
trench-club-map-fault-no-name = der Karte fehlt die Zeile 'name: …'
trench-club-map-fault-name-before = die Karte hat schon einen Namen
trench-club-map-fault-name = { $name } ist kein Name von höchstens { $most } Zeichen
trench-club-map-fault-row-number = { $word } ist keine Nummer einer Reihe von 1 bis { $most }
trench-club-map-fault-row-before = Reihe { $row } ist schon gezeichnet
trench-club-map-fault-row-length = eine Reihe hat { $needed } Felder, nicht { $count }
trench-club-map-fault-row-missing = Reihe { $row } fehlt
trench-club-map-fault-sign = { $sign } ist kein Zeichen einer Karte
trench-club-map-fault-half-turn = { $here } ist nicht { $there }, das Zeichen von { $other } nach einer halben Drehung
trench-club-map-fault-fort-half-turn = Fort { $here } wird durch eine halbe Drehung zu Fort { $partner }, auf { $other } aber zu Fort { $there }
trench-club-map-fault-trench-half-turn = Graben { $here } wird durch eine halbe Drehung zu Graben { $partner }, auf { $other } aber zu Graben { $there }
trench-club-map-fault-no-fort = Fort { $fort } hat kein Feld '{ $fort }@'
trench-club-map-fault-entrances = Fort { $fort } braucht 2 Eingänge '{ $fort }+', nicht { $count }
trench-club-map-fault-no-start = Startfeld { $start } fehlt
trench-club-map-fault-start-before = Startfeld { $start } ist schon gezeichnet
trench-club-map-fault-fort-in-pieces = das Fort hängt nicht zusammen
trench-club-map-fault-entrance-shut = zu diesem Eingang kann niemand kommen
trench-club-map-fault-two-forts = grenzt an Eingänge zweier Forts
trench-club-map-fault-starts-near = ist ein Startfeld, das weniger als { $needed } Felder von einem anderen entfernt ist
trench-club-map-fault-room = um das Startfeld ist in { $rings } Ringen Platz für { $room } Einheiten, nicht für { $units }
trench-club-map-fault-land = ist zu Lande nicht zu erreichen
trench-club-map-fault-land-area = ist zu Lande nicht zu erreichen, ebenso { $count ->
    [one] { $count } Feld daneben
   *[other] { $count } Felder darum herum
 }
trench-club-map-fault-fort-unreachable = das Fort ist zu Fuß nicht zu erreichen
trench-club-map-fault-walled-in = ist für Einheiten mit Tempo 1 eingeschlossen
trench-club-map-fault-walled-in-area = ist für Einheiten mit Tempo 1 eingeschlossen, ebenso { $count ->
    [one] { $count } Feld daneben
   *[other] { $count } Felder darum herum
 }
trench-club-map-fault-fort-walled-in = Einheiten mit Tempo 1 kommen zu Fuß nicht aus dem Fort
trench-club-map-fault-trench-broken = der Graben ist unterbrochen
trench-club-map-fault-no-trench = es gibt keinen Schützengraben
trench-club-map-fault-no-trench-at-fort = kein Schützengraben grenzt an ein Fort
trench-club-map-fault-water = das größte Gewässer hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 }; ein Kanonenboot braucht { $needed }
trench-club-map-fault-too-long = hat { $count } Zeichen; keine solche Datei hat mehr als { $most }
