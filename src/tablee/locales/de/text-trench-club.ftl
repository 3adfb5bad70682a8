## Wonach man fragen kann
trench-club-topic-map = karte
trench-club-topic-map-help = die Karte in Worten; karte um Fort 3, karte um H12
trench-club-topic-unit = einheit
trench-club-topic-unit-help = eine Einheit, wo sie ist und was sie kann, bei ihrem Feld genannt: einheit G14
trench-club-topic-units = einheiten, armee
trench-club-topic-units-help = alle deine Einheiten; die einer anderen Nation mit deren Namen: einheiten frankreich
trench-club-topic-fort = fort, forts
trench-club-topic-fort-help = alle Forts; eines mit seiner Nummer: fort 3
trench-club-topic-hex = feld, hexfeld
trench-club-topic-hex-help = ein Feld, was es ist und wer dort steht: feld H12
trench-club-topic-chart = skizze
trench-club-topic-chart-help = die Karte in Zeichen gezeichnet, für die, die sie sehen
trench-club-word-fort = fort

## Felder und wo sie liegen
trench-club-place = { $hex }, { $terrain }, { $away }
trench-club-place-door = { $hex }, { $terrain }, an einem Eingang von Fort { $fort }
trench-club-place-entrance = { $hex }, Eingang von Fort { $fort }
trench-club-place-fort = { $hex }, in Fort { $fort }
trench-club-away = { $count ->
    [0] genau dort
    [one] ein Feld { $bearing } { $of }
   *[other] { $count } Felder { $bearing } { $of }
 }
trench-club-of-fort = von Fort { $mark }
trench-club-of-hex = von { $mark }
trench-club-of-unit = von { $mark }
trench-club-bearing-north = nördlich
trench-club-bearing-north-east = nordöstlich
trench-club-bearing-east = östlich
trench-club-bearing-south-east = südöstlich
trench-club-bearing-south = südlich
trench-club-bearing-south-west = südwestlich
trench-club-bearing-west = westlich
trench-club-bearing-north-west = nordwestlich

## Die Karte
trench-club-map = Karte { $name }: { $columns } Spalten von A im Westen bis { $last } im Osten, { $rows } Reihen von 1 im Norden bis { $rows } im Süden.
trench-club-map-fort = Fort { $fort } ({ $hexes }): { $held ->
    [yes] { $owner }
   *[no] gehört niemandem
 }; darin: { $inside }.
trench-club-map-start = Start { $start } auf { $hex }
trench-club-map-unit = { $unit }: { $place }.
trench-club-map-near = { $unit }: { $hex }, { $away }.
trench-club-map-nobody = Im Umkreis von { $count } Feldern steht keine Einheit.
trench-club-map-hex = { $hex }, { $terrain }, { $away }{ $what }.
trench-club-hex-line = { $place }{ $what }.
trench-club-hex-fort = Teil von Fort { $fort }
trench-club-hex-door = an einem Eingang von Fort { $fort }
trench-club-hex-start = Start { $start }
trench-club-hex-mine = Mine ({ $nation })
trench-club-hex-headquarters = Hauptquartier ({ $nation })
trench-club-fort-doors = Eingänge: { $entrances }. Betreten und erobert wird es von { $doors } aus.

## Einheiten
trench-club-unit-of = { $unit } ({ $nation })
trench-club-unit-gone = Diese Einheit ist nicht auf der Karte.
trench-club-army = { $nation }, { $count ->
    [0] keine Einheit.
    [one] eine Einheit: { $units }.
   *[other] { $count } Einheiten: { $units }.
 }
trench-club-sheet = { $unit }: { $place }; Schaden { $damage }, { $level }.
trench-club-sheet-held-back = Ihre Kompanie { $company } wird in diesem Zug zurückgehalten.
trench-club-sheet-moved = Sie hat gezogen.
trench-club-sheet-aboard = An Bord: { $units }.
trench-club-sheet-numbers = Tempo { $speed }; Reichweite am Boden: { $ground }, in der Luft: { $air }; { $dice } Würfel, Treffer bis { $hits }; Panzerung: { $armour }; Reparatur: { $repair } Anleihen.
trench-club-sheet-unarmed = Tempo { $speed }; sie kann nicht angreifen; Panzerung: { $armour }; Reparatur: { $repair } Anleihen.
trench-club-sheet-enemy = { $unit }: { $hex }, { $away }{ $range ->
    [in] , in Reichweite
   *[out] { "" }
 }.
trench-club-sheet-no-enemy = Im Umkreis von { $count } Feldern steht kein Feind.
trench-club-armour-none = keine
trench-club-armour-light = leicht
trench-club-armour-medium = mittel
trench-club-armour-heavy = schwer

## Züge
trench-club-moves-units = { $count ->
    [one] Eine Einheit kann
   *[other] { $count } Einheiten können
 } ziehen. Frage nach den Zielen einer Einheit oder nach denen in eine Richtung: züge { $unit }, züge { $unit } nach Fort 1.
trench-club-moves-unit = { $unit }: { $goals }.
trench-club-moves-none = { $unit } kann jetzt nichts tun.
trench-club-moves-nobody = Dorthin kann jetzt niemand.
trench-club-goal-hexes = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
 }
trench-club-goal-enter = in Fort { $fort }
trench-club-goal-capture = Fort { $fort } erobern
trench-club-goal-board = steigt in { $truck }
trench-club-goal-unload = die Einheiten hier absetzen
trench-club-goal-contact = { $place }, in Kontakt mit dem Feind
trench-club-goal-cost = { $place }; kostet { $points }
trench-club-goal-way = { $place }; kostet { $points }, über { $hexes }
trench-club-goals = { $unit }: { $place }.
trench-club-goals-hexes = { $count ->
    [one] Ein Feld
   *[other] { $count } Felder
 }: { $hexes }.
trench-club-target = { $unit } ({ $odds })
trench-club-targets = { $unit } kann angreifen: { $targets }.
trench-club-look-attack = Angriff { $place } – { $unit } greift { $target } an.
trench-club-nobody-at = Auf { $hex } steht keine Einheit.
trench-club-odds-later = Chancen gibt es, wenn nach der Bewegung die Angriffe bestimmt werden.

## Pläne und Gefahr
trench-club-topic-plan = plan
trench-club-topic-plan-help = was eine Einheit von ihrem Platz oder einem Feld aus könnte, und wer sie dort treffen könnte: plan G14, plan G14 H12
trench-club-topic-threats = gefahr, bedrohung
trench-club-topic-threats-help = welche deiner Einheiten die Gegner nächsten Zug treffen könnten; ein Gegner: gefahr F7
trench-club-plan-own = Pläne gibt es nur für deine eigenen Einheiten.
trench-club-plan-cannot = { $unit } kann jetzt nicht auf { $place } sein.
trench-club-plan-attack = Von { $hex } auf { $target }: { $dice } Würfel{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } davon für Flanke oder Umzingelung
 }, trifft bis { $hits }; im Mittel { $damage } Schaden, zerstört { $destroys } %; { $answer } Schaden zurück.
trench-club-plan-support = Sie gibt { $unit } { $bonus ->
    [one] einen Würfel mehr
   *[other] { $bonus } Würfel mehr
 } gegen { $target }.
trench-club-plan-fort = Von { $hex } aus könnte sie nächsten Zug Fort { $fort } nehmen.
trench-club-plan-threat = Auf { $hex } könnte { $unit } sie nächsten Zug treffen: im Mittel { $damage } Schaden, zerstört { $destroys } %.
trench-club-plan-together = Alle zusammen zerstören sie: { $destroys } %.
trench-club-plan-nothing = Auf { $hex } könnte sie niemanden angreifen, und niemand könnte sie treffen.
trench-club-plan-more = Angreifen könnte sie auch von { $hexes }.
trench-club-threat = { $unit } könnte nächsten Zug treffen: { $targets }.
trench-club-no-threat = Kein Gegner könnte nächsten Zug eine deiner Einheiten treffen.
