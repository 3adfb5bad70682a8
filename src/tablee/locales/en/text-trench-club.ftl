## What can be asked
trench-club-topic-map = map
trench-club-topic-map-help = the map in words; map around fort 3, map around H12
trench-club-topic-unit = unit
trench-club-topic-unit-help = a unit, where it is and what it can do, by its place: unit G14
trench-club-topic-units = units, army
trench-club-topic-units-help = all your units; another nation’s with its name: units france
trench-club-topic-fort = fort, forts
trench-club-topic-fort-help = all forts; one with its number: fort 3
trench-club-topic-hex = hex
trench-club-topic-hex-help = a hex, what it is and who is there: hex H12
trench-club-topic-chart = chart
trench-club-topic-chart-help = the map drawn in signs, for those who can see it
trench-club-word-fort = fort

## Hexes and where they lie
trench-club-place = { $hex }, { $terrain }, { $away }
trench-club-place-door = { $hex }, { $terrain }, at an entrance of fort { $fort }
trench-club-place-entrance = { $hex }, entrance of fort { $fort }
trench-club-place-fort = { $hex }, inside fort { $fort }
trench-club-away = { $count ->
    [0] right there
    [one] one hex { $bearing } { $of }
   *[other] { $count } hexes { $bearing } { $of }
 }
trench-club-of-fort = of fort { $mark }
trench-club-of-hex = of { $mark }
trench-club-of-unit = of { $mark }
trench-club-bearing-north = north
trench-club-bearing-north-east = north-east
trench-club-bearing-east = east
trench-club-bearing-south-east = south-east
trench-club-bearing-south = south
trench-club-bearing-south-west = south-west
trench-club-bearing-west = west
trench-club-bearing-north-west = north-west

## The map
trench-club-map = Map { $name }: { $columns } columns from A in the west to { $last } in the east, { $rows } rows from 1 in the north to { $rows } in the south.
trench-club-map-fort = Fort { $fort } ({ $hexes }): { $held ->
    [yes] { $owner }
   *[no] nobody’s
 }; inside: { $inside }.
trench-club-map-start = start { $start } on { $hex }
trench-club-map-unit = { $unit }: { $place }.
trench-club-map-near = { $unit }: { $hex }, { $away }.
trench-club-map-nobody = No unit stands within { $count } hexes.
trench-club-map-hex = { $hex }, { $terrain }, { $away }{ $what }.
trench-club-hex-line = { $place }{ $what }.
trench-club-hex-fort = part of fort { $fort }
trench-club-hex-door = at an entrance of fort { $fort }
trench-club-hex-start = start { $start }
trench-club-hex-mine = mine of { $nation }
trench-club-hex-headquarters = headquarters of { $nation }
trench-club-fort-doors = Entrances: { $entrances }. It is entered and captured from { $doors }.

## Units
trench-club-unit-of = { $unit } ({ $nation })
trench-club-unit-gone = That unit is not on the map.
trench-club-army = { $nation }, { $count ->
    [0] no units.
    [one] one unit: { $units }.
   *[other] { $count } units: { $units }.
 }
trench-club-sheet = { $unit }: { $place }; damage { $damage }, { $level }.
trench-club-sheet-held-back = Its company { $company } is held back this turn.
trench-club-sheet-moved = It has moved.
trench-club-sheet-aboard = Aboard: { $units }.
trench-club-sheet-numbers = Speed { $speed }; range on the ground: { $ground }, in the air: { $air }; { $dice } dice, hits on { $hits } or less; armour: { $armour }; repair: { $repair } bonds.
trench-club-sheet-unarmed = Speed { $speed }; it cannot attack; armour: { $armour }; repair: { $repair } bonds.
trench-club-sheet-enemy = { $unit }: { $hex }, { $away }{ $range ->
    [in] , in range
   *[out] { "" }
 }.
trench-club-sheet-no-enemy = No enemy stands within { $count } hexes.
trench-club-armour-none = none
trench-club-armour-light = light
trench-club-armour-medium = medium
trench-club-armour-heavy = heavy

## Moves
trench-club-moves-units = { $count ->
    [one] One unit can move
   *[other] { $count } units can move
 }. Ask for the goals of one, and for those towards something: moves { $unit }, moves { $unit } towards fort 1.
trench-club-moves-unit = { $unit }: { $goals }.
trench-club-moves-none = { $unit } can do nothing now.
trench-club-moves-nobody = Nobody can go there now.
trench-club-goal-hexes = { $count ->
    [one] one hex
   *[other] { $count } hexes
 }
trench-club-goal-enter = into fort { $fort }
trench-club-goal-capture = capture fort { $fort }
trench-club-goal-board = board { $truck }
trench-club-goal-unload = set down the passengers here
trench-club-goal-contact = { $place }, in contact with the enemy
trench-club-goal-cost = { $place }; costs { $points }
trench-club-goal-way = { $place }; costs { $points }, over { $hexes }
trench-club-goals = { $unit }: { $place }.
trench-club-goals-hexes = { $count ->
    [one] One hex
   *[other] { $count } hexes
 }: { $hexes }.
trench-club-target = { $unit } ({ $odds })
trench-club-targets = { $unit } can attack: { $targets }.
trench-club-look-attack = Attack { $place }: { $unit } attacks { $target }.
trench-club-nobody-at = No unit stands on { $hex }.
trench-club-odds-later = Odds are told when attacks are listed, after the movement.

## Plans and threats
trench-club-topic-plan = plan
trench-club-topic-plan-help = what a unit could do from where it stands or from a hex, and who could strike it there: plan G14, plan G14 H12
trench-club-topic-threats = threats, danger
trench-club-topic-threats-help = which of your units the enemies could strike next turn; one enemy: threats F7
trench-club-plan-own = Plans are told of your own units.
trench-club-plan-cannot = { $unit } cannot be at { $place } now.
trench-club-plan-attack = From { $hex } on { $target }: { $dice } dice{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } of them for flank or encirclement
 }, hits on { $hits } or less; { $damage } damage on average, destroys { $destroys }%; { $answer } damage in return.
trench-club-plan-support = It gives { $unit } { $bonus ->
    [one] one die more
   *[other] { $bonus } dice more
 } against { $target }.
trench-club-plan-fort = From { $hex } it could take fort { $fort } next turn.
trench-club-plan-threat = On { $hex }, { $unit } could strike it next turn: { $damage } damage on average, destroys { $destroys }%.
trench-club-plan-together = All of them together destroy it: { $destroys }%.
trench-club-plan-nothing = On { $hex } it could attack nobody, and nobody could strike it.
trench-club-plan-more = It could also attack from { $hexes }.
trench-club-threat = { $unit } could strike next turn: { $targets }.
trench-club-no-threat = No enemy could strike one of your units next turn.
