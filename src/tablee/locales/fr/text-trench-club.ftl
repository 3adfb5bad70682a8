## Ce qu’on peut demander
trench-club-topic-map = carte
trench-club-topic-map-help = la carte en mots ; carte autour du fort 3, carte autour de H12
trench-club-topic-unit = unité
trench-club-topic-unit-help = une unité, où elle est et ce qu’elle peut faire, nommée par sa case : unité G14
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
trench-club-of-unit = de { $mark }
trench-club-bearing-north = au nord
trench-club-bearing-north-east = au nord-est
trench-club-bearing-east = à l’est
trench-club-bearing-south-east = au sud-est
trench-club-bearing-south = au sud
trench-club-bearing-south-west = au sud-ouest
trench-club-bearing-west = à l’ouest
trench-club-bearing-north-west = au nord-ouest

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
trench-club-unit-of = { $unit } ({ $nation })
trench-club-unit-gone = Cette unité n’est pas sur la carte.
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
trench-club-moves-unit = { $unit } : { $goals }.
trench-club-moves-none = { $unit } ne peut rien faire maintenant.
trench-club-moves-nobody = Personne ne peut y aller maintenant.
trench-club-goal-hexes = { $count ->
    [one] une case
   *[other] { $count } cases
 }
trench-club-goal-enter = entrer dans le fort { $fort }
trench-club-goal-capture = prendre le fort { $fort }
trench-club-goal-board = monter dans { $truck }
trench-club-goal-unload = débarquer les passagers ici
trench-club-goal-contact = { $place }, au contact de l’ennemi
trench-club-goal-cost = { $place } ; coûte { $points }
trench-club-goal-way = { $place } ; coûte { $points }, par { $hexes }
trench-club-goals = { $unit } : { $place }.
trench-club-goals-hexes = { $count ->
    [one] Une case
   *[other] { $count } cases
 } : { $hexes }.
trench-club-target = { $unit } ({ $odds })
trench-club-targets = { $unit } peut attaquer : { $targets }.
trench-club-look-attack = Attaque { $place } : { $unit } attaque { $target }.
trench-club-nobody-at = Aucune unité ne se trouve en { $hex }.
trench-club-odds-later = Les chances se calculent quand on désigne les attaques, après les déplacements.

## Plans et menaces
trench-club-topic-plan = plan
trench-club-topic-plan-help = ce qu’une unité pourrait faire de sa place ou d’un hexagone, et qui pourrait l’y frapper : plan G14, plan G14 H12
trench-club-topic-threats = menaces, danger
trench-club-topic-threats-help = lesquelles de vos unités les ennemis pourraient frapper au prochain tour ; un seul ennemi : menaces F7
trench-club-plan-own = Les plans ne portent que sur vos propres unités.
trench-club-plan-cannot = { $unit } ne peut pas être à { $place } maintenant.
trench-club-plan-attack = De { $hex } sur { $target } : { $dice } dés{ $bonus ->
    [0] { "" }
   *[other] , dont { $bonus } de flanc ou d’encerclement
 }, touche à { $hits } ou moins ; { $damage } dégât en moyenne, détruit { $destroys } % ; { $answer } dégât en retour.
trench-club-plan-support = Elle donne à { $unit } { $bonus ->
    [1] un dé de plus
   *[other] { $bonus } dés de plus
 } contre { $target }.
trench-club-plan-fort = De { $hex } elle pourrait prendre le fort { $fort } au prochain tour.
trench-club-plan-threat = En { $hex }, { $unit } pourrait la frapper au prochain tour : { $damage } dégât en moyenne, détruit { $destroys } %.
trench-club-plan-together = Tous ensemble la détruisent : { $destroys } %.
trench-club-plan-nothing = En { $hex } elle ne pourrait attaquer personne, et personne ne pourrait la frapper.
trench-club-plan-more = Elle pourrait aussi attaquer de { $hexes }.
trench-club-threat = { $unit } pourrait frapper au prochain tour : { $targets }.
trench-club-no-threat = Aucun ennemi ne pourrait frapper une de vos unités au prochain tour.
