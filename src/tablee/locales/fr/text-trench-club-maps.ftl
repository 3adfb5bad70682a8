## What can be wrong with a map that somebody drew (T12.3)
trench-club-map-fault-line = Ligne { $line } : { $fault }
trench-club-map-fault-hex = { $hex } : { $fault }
trench-club-map-fault-no-name = la carte n’a pas de ligne 'name: …'
trench-club-map-fault-name-before = la carte a déjà un nom
trench-club-map-fault-name = { $name } n’est pas un nom de { $most } caractères au plus
trench-club-map-fault-row-number = { $word } n’est pas le numéro d’une rangée, de 1 à { $most }
trench-club-map-fault-row-before = la rangée { $row } est déjà dessinée
trench-club-map-fault-row-length = une rangée a { $needed } hexagones, et non { $count }
trench-club-map-fault-row-missing = la rangée { $row } manque
trench-club-map-fault-sign = { $sign } n’est pas un signe de carte
trench-club-map-fault-half-turn = { $here } n’est pas { $there }, le signe de { $other } après un demi-tour
trench-club-map-fault-fort-half-turn = le fort { $here } devient par un demi-tour le fort { $partner }, mais le fort { $there } en { $other }
trench-club-map-fault-trench-half-turn = la tranchée { $here } devient par un demi-tour la tranchée { $partner }, mais la tranchée { $there } en { $other }
trench-club-map-fault-no-fort = le fort { $fort } n’a pas d’hexagone '{ $fort }@'
trench-club-map-fault-entrances = il faut au fort { $fort } 2 entrées '{ $fort }+', et non { $count }
trench-club-map-fault-no-start = le départ { $start } manque
trench-club-map-fault-start-before = le départ { $start } est déjà dessiné
trench-club-map-fault-fort-in-pieces = le fort n’est pas d’un seul tenant
trench-club-map-fault-entrance-shut = personne ne peut venir à cette entrée
trench-club-map-fault-two-forts = touche aux entrées de deux forts
trench-club-map-fault-starts-near = est un départ à moins de { $needed } hexagones d’un autre
trench-club-map-fault-room = autour du départ il y a place pour { $room } unités en { $rings } anneaux, et non pour { $units }
trench-club-map-fault-land = ne peut être atteint par terre
trench-club-map-fault-land-area = ne peut être atteint par terre, ni { $count ->
    [one] { $count } hexagone voisin
   *[other] { $count } hexagones autour
 }
trench-club-map-fault-fort-unreachable = le fort ne peut être atteint à pied
trench-club-map-fault-walled-in = est enfermé pour les unités de vitesse 1
trench-club-map-fault-walled-in-area = est enfermé pour les unités de vitesse 1, avec { $count ->
    [one] { $count } hexagone voisin
   *[other] { $count } hexagones autour
 }
trench-club-map-fault-fort-walled-in = les unités de vitesse 1 ne peuvent sortir du fort à pied
trench-club-map-fault-trench-broken = la tranchée est interrompue
trench-club-map-fault-no-trench = il n’y a pas de tranchée
trench-club-map-fault-no-trench-at-fort = aucune tranchée ne touche à un fort
trench-club-map-fault-water = l’eau la plus étendue a { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
 } ; il en faut { $needed } à une canonnière
trench-club-map-fault-too-long = le fichier a { $count } caractères ; aucun n’en a plus de { $most }
