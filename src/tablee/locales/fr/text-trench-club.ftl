## Ce qu’on peut demander
trench-club-topic-map = carte
trench-club-topic-map-help = la carte en mots ; carte autour du fort 3, carte autour de l’unité 7, carte autour de H12
trench-club-topic-unit = unité
trench-club-topic-unit-help = une unité, où elle est et ce qu’elle peut faire : unité 7
trench-club-topic-units = unités, armée
trench-club-topic-units-help = toutes vos unités ; celles d’une autre nation avec son nom : unités allemagne
trench-club-topic-fort = fort, forts
trench-club-topic-fort-help = tous les forts ; un seul avec son numéro : fort 3
trench-club-topic-hex = case
trench-club-topic-hex-help = une case, ce qu’elle est et qui s’y trouve : case H12
trench-club-topic-chart = dessin
trench-club-topic-chart-help = la carte dessinée en signes, pour qui peut la voir
trench-club-word-fort = fort

## Les cases et où elles sont
trench-club-place = { $hex }, { $terrain }, { $away }
trench-club-place-door = { $hex }, { $terrain }, devant une entrée du fort { $fort }
trench-club-place-entrance = { $hex }, entrée du fort { $fort }
trench-club-place-fort = { $hex }, dans le fort { $fort }
trench-club-away = { $count ->
    [0] sur place
    [1] à une case { $bearing } { $of }
   *[other] à { $count } cases { $bearing } { $of }
 }
trench-club-of-fort = du fort { $mark }
trench-club-of-hex = de { $mark }
trench-club-of-unit = de l’unité { $mark }
trench-club-bearing-north = au nord
trench-club-bearing-north-east = au nord-est
trench-club-bearing-east = à l’est
trench-club-bearing-south-east = au sud-est
trench-club-bearing-south = au sud
trench-club-bearing-south-west = au sud-ouest
trench-club-bearing-west = à l’ouest
trench-club-bearing-north-west = au nord-ouest
trench-club-at-hex = en { $hex }

## La carte
trench-club-map = Carte { $name } : { $columns } colonnes de A à l’ouest à { $last } à l’est, { $rows } rangées de 1 au nord à { $rows } au sud.
trench-club-map-fort = Fort { $fort } ({ $hexes }) : { $held ->
    [yes] { $owner }
   *[no] à personne
 } ; à l’intérieur : { $inside }.
trench-club-map-start = départ { $start } en { $hex }
trench-club-map-unit = { $unit } : { $place }.
trench-club-map-near = { $unit } : { $hex }, { $away }.
trench-club-map-nobody = Aucune unité dans un rayon de { $count } cases.
trench-club-map-hex = { $hex }, { $terrain }, { $away }{ $what }.
trench-club-hex-line = { $place }{ $what }.
trench-club-hex-fort = partie du fort { $fort }
trench-club-hex-door = devant une entrée du fort { $fort }
trench-club-hex-start = départ { $start }
trench-club-hex-mine = mine ({ $nation })
trench-club-hex-headquarters = quartier général ({ $nation })
trench-club-fort-doors = Entrées : { $entrances }. On y entre et on le prend depuis { $doors }.

## Les unités
trench-club-unit-of = { $kind } { $unit } ({ $nation })
trench-club-unit-gone = Il n’y a pas d’unité { $unit } sur la carte.
trench-club-army = { $nation }, { $count ->
    [0] aucune unité.
    [one] une unité : { $units }.
   *[other] { $count } unités : { $units }.
 }
trench-club-sheet = { $unit } : { $place } ; dégâts { $damage }, { $level }.
trench-club-sheet-held-back = Sa compagnie { $company } n’est pas engagée ce tour-ci.
trench-club-sheet-moved = Elle s’est déplacée.
trench-club-sheet-aboard = À bord : { $units }.
trench-club-sheet-numbers = Vitesse { $speed } ; portée au sol : { $ground }, en l’air : { $air } ; { $dice } dés, touche sur { $hits } ou moins ; blindage : { $armour } ; réparation : { $repair } bons.
trench-club-sheet-unarmed = Vitesse { $speed } ; elle ne peut pas attaquer ; blindage : { $armour } ; réparation : { $repair } bons.
trench-club-sheet-enemy = { $unit } : { $hex }, { $away }{ $range ->
    [in] , à portée
   *[out] { "" }
 }.
trench-club-sheet-no-enemy = Aucun ennemi dans un rayon de { $count } cases.
trench-club-armour-none = aucun
trench-club-armour-light = léger
trench-club-armour-medium = moyen
trench-club-armour-heavy = lourd

## Les coups
trench-club-moves-units = { $count ->
    [one] Une unité peut
   *[other] { $count } unités peuvent
 } se déplacer. Demandez où l’une peut aller, ou seulement vers un endroit : coups { $unit }, coups { $unit } vers fort 1.
trench-club-moves-unit = { $unit }, { $spot } : { $goals }.
trench-club-moves-none = { $unit } ne peut rien faire maintenant.
trench-club-moves-nobody = Personne ne peut y aller maintenant.
trench-club-goal-hexes = { $count ->
    [one] une case
   *[other] { $count } cases
 }
trench-club-goal-enter = entrer dans le fort { $fort }
trench-club-goal-capture = prendre le fort { $fort }
trench-club-goal-board = monter dans le camion { $truck }
trench-club-goal-unload = débarquer les passagers ici
trench-club-goal-contact = { $place }, au contact de l’ennemi
trench-club-goal-cost = { $place } ; coûte { $points }
trench-club-goal-way = { $place } ; coûte { $points }, par { $hexes }
trench-club-goals = { $unit } : { $place }.
trench-club-goals-hexes = { $count ->
    [one] Une case
   *[other] { $count } cases
 } : { $hexes }.
trench-club-target = { $unit } en { $hex } ({ $odds })
trench-club-targets = { $unit }, { $spot }, peut attaquer : { $targets }.
trench-club-look-attack = Attaque { $place } : unité { $unit } contre unité { $target }.
trench-club-odds-later = Les chances se calculent quand on désigne les attaques, après les déplacements.
