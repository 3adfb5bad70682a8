## The board of Trench Club in the browser
web-tc-map = Carte. Les flèches déplacent le curseur, Entrée agit, N va à l’unité suivante, T au prochain hexagone où elle peut agir, plus et moins changent l’échelle.
web-tc-zoom-in = Plus près
web-tc-zoom-out = Plus loin
web-tc-zoom-fit = Toute la carte
web-tc-next-unit = Unité suivante
web-tc-round = Manche { $round }
web-tc-round-of = Manche { $round } sur { $rounds }
web-tc-forts-of = { $side } : { $count } forts sur { $needed }
web-tc-points-of = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
 } ; il en faut { $nation }, ou { $team } à deux alliés (T9.1)
web-tc-bonds-of = { $bonds ->
    [one] { $bonds } bon
   *[other] { $bonds } bons
 }
web-tc-units-of = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
 }
web-tc-forts-owned = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
 }
web-tc-hex = { $hex }, { $terrain }
web-tc-bearing = à { $away ->
    [one] une case
   *[other] { $away } cases
 } { $way ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
   *[nw] au nord-ouest
 } du fort { $fort }
web-tc-hex-fort = { $hex }, fort { $fort } ({ $owner })
web-tc-hex-entrance = { $hex }, { $terrain } du fort { $fort } ({ $owner })
web-tc-hex-start = départ { $start }
web-tc-hex-mine = mine : { $nation }
web-tc-hex-held = tenue par { $side }
web-tc-hex-headquarters = quartier général : { $nation }
web-tc-unit = { $kind } ({ $nation })
web-tc-inside = à l’intérieur : { $units }
web-tc-aboard = à bord : { $units }
web-tc-costs = coûte { $points }
web-tc-contact = le contact arrête ici
web-tc-company = Compagnie { $company }
web-tc-company-of = compagnie { $company }
web-tc-do-assign = Ajouter
web-tc-do-turn = Retourner
web-tc-do-use = Engager
web-tc-token-hidden = jeton face cachée
web-tc-token-start = départ { $start }
web-tc-unassigned = Pas encore dans une compagnie
web-tc-assigned = { $nation } : { $count ->
    [one] { $count } unité répartie
   *[other] { $count } unités réparties
 }
web-tc-ready = Peuvent encore agir
web-tc-all-done = Toutes les unités ont fait leur possible.
web-tc-in-fort = dans le fort { $fort }
web-tc-on-truck = dans { $truck }
web-tc-waiting = pas encore placée
web-tc-attacks = Attaques, dans l’ordre
web-tc-no-attacks = Aucune attaque. Choisissez une unité, puis sa cible.
web-tc-none-listed = Aucune attaque n’est encore prévue.
web-tc-earlier = Attaquer plus tôt
web-tc-remove = Retirer de la liste
web-tc-against = { $unit } contre { $target }
web-tc-no-answer = ne riposte pas
web-tc-attacker = attaque
web-tc-answers = riposte
web-tc-mean = { $damage } dégâts en moyenne
web-tc-destroys = détruit
web-tc-all-together = Toutes les attaques ensemble détruisent la cible :
web-tc-in-order = Toute la liste, dans son ordre, détruit :
web-tc-about = environ { $chance } (± { $margin })
web-tc-apart = Dans les chiffres exacts, chaque cible est comptée à part : ce que les attaques sur les autres changent avant n’y entre pas.
web-tc-working-out = L’effet de la liste sur { $target } est en cours de calcul…
web-tc-repairs = Réparations
web-tc-no-repairs = Rien à réparer : une unité endommagée doit être dans un de vos forts depuis le début du tour.
web-tc-purchases = Achats
web-tc-no-purchases = Rien ne peut être acheté : trop peu de bons (T6.4).
web-tc-no-fort = Rien ne peut être acheté sans un fort à vous (T6.4).
web-tc-buy-in = Livraison au fort
web-tc-fort = Fort { $fort }
web-tc-special-force = force spéciale au hasard
web-tc-gift = Don à l’allié
web-tc-gift-to = Don : { $ally }
web-tc-give = Donner { $bonds } : l’allié reçoit { $gets } (T6.2)
web-tc-speed = vitesse
web-tc-ground = portée, sol
web-tc-air = portée, air
web-tc-strike = frappe
web-tc-throws = dés
web-tc-armour = blindage
web-tc-armour-none = aucun
web-tc-armour-light = léger
web-tc-armour-medium = moyen
web-tc-armour-heavy = lourd
web-tc-repair-price = réparation
web-tc-damage = dégâts
web-tc-experience = expérience
web-tc-moved = s’est déplacée
web-tc-held-back = non engagée ce tour-ci
web-tc-hits = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
 }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
 }
web-tc-report = Ce qui s’est passé
web-tc-report-at = { $at } sur { $count }
web-tc-skip = Passer
web-tc-next = Suite
web-tc-about-draw = Un dé décide de quelle force spéciale il s’agit.
web-tc-about-gunboat = sur l’eau seulement ; combat aussi les avions
web-tc-about-medics = une fois par tour, réparent une de vos unités voisines, hors d’un fort, à son prix de réparation
web-tc-about-ground-attack-plane = un avion blindé
web-tc-about-railway-gun = tire loin et juste ; lent ; n’a pas besoin de rails
web-tc-about-gas-launcher = touche la cible et tout ce qui l’entoure, ami ou ennemi, sauf les avions
web-tc-about-airship = de lourdes bombes ; faible en l’air
web-tc-about-gun-turret = tire depuis son fort, de près et de loin ; indestructible, mais perdue avec le fort
web-tc-about-minelayer = une fois par tour, pose une mine sur un hexagone voisin vide ; un ennemi au sol qui y entre est détruit
web-tc-choose-force = Forces spéciales
web-tc-fort-card = Fort { $fort } : { $owner }
web-tc-nobody-inside = personne à l’intérieur
web-tc-odds = La probabilité que l’attaque détruise sa cible :
web-tc-which-map = Quelle carte ?
web-tc-map-aisne = Aisne
web-tc-map-isonzo = Isonzo
web-tc-own-map = Carte personnelle : { $name }
web-tc-own-map-file = Une carte à vous (fichier texte) …
web-tc-own-map-how = Comment dessiner une carte
web-tc-own-map-faults = Cette carte ne peut pas être jouée :
web-tc-own-map-more = … et { $count } autres
web-tc-additions = Qu’ajoute-t-on ?
web-tc-add-special-forces = Des forces spéciales à acheter
web-tc-add-victory-points = Points de victoire et quartiers généraux
web-tc-add-trenches = Les tranchées sont un terrain
web-tc-danger = Où les ennemis pourraient frapper au prochain tour (D)
web-tc-plan = { $kind }, de { $hex }
web-tc-plan-stays = { $kind }, de sa place, { $hex }
web-tc-plan-no-attack = Aucune cible d’ici.
web-tc-plan-attack = attaque { $target } : { $damage } dégât en moyenne, détruit { $chance }
web-tc-plan-support = { $dice ->
    [1] un dé de plus pour cette attaque
   *[other] { $dice } dés de plus pour cette attaque
 }
web-tc-plan-fort = peut prendre le fort { $fort } au prochain tour
web-tc-plan-danger = Peut être frappée :
web-tc-plan-threats = peut être frappée par { $units }, détruite { $chance }
web-tc-plan-safe = Hors de portée de tout ennemi.
web-tc-dice-own = { $dice } dés
web-tc-dice-sum = { $dice } dés = { $own } + { $bonus } { $why }
web-tc-flanked = de flanc
web-tc-encircled = d’encerclement
web-tc-hits-on = touche à { $hits } ou moins
web-tc-row-open = Touches pour chaque dégât :
web-tc-row-forest = Touches pour chaque dégât, en forêt :
web-tc-row-trench = Touches pour chaque dégât, en tranchée :
web-tc-all-targets = Toutes les cibles de la liste sont détruites :
web-tc-set-up = Tout placer pour moi
web-tc-recommended = Répartition conseillée
web-tc-send-split = Confirmer la répartition
web-tc-stop = Arrêter
web-tc-take-back = { $count ->
    [1] Annuler ce coup
   *[other] Annuler ces { $count } coups
 }
web-tc-finish-move = Finir mes mouvements
web-tc-finish-designate = Finir mes attaques
web-tc-finish-money = Finir mes achats
web-tc-stay-move = Rester
web-tc-stay-designate = Pas d’attaque
web-tc-no-attack-sure = Vraiment aucune attaque ?
web-tc-after = Ce qui s’est passé
web-tc-earlier-turn = Tour précédent
web-tc-later-turn = Tour suivant
web-tc-bought = Acheté : { $units }
web-tc-legend = Légende
web-tc-legend-hit = en bas à gauche : touche à ce chiffre ou moins
web-tc-legend-damage = rouge : dégâts ; six détruisent
web-tc-legend-green = blanc : expérience, bleu
web-tc-legend-veteran = jaune : vétéran
web-tc-legend-hero = points rouges : héros
web-tc-legend-reach = peut y aller ; le chiffre est le coût
web-tc-legend-stops = le contact l’y arrête
web-tc-legend-can-attack = peut attaquer de là
web-tc-legend-striker = un point par ennemi qui pourrait l’y frapper
web-tc-legend-can-take = peut prendre un fort de là au prochain tour
web-tc-legend-struck = des ennemis pourraient y frapper (D)
web-tc-turn = Tourner la carte d’un quart
web-tc-fold = Replier le panneau
web-tc-unfold = Déplier le panneau
web-tc-plan-all = tous ensemble :
web-tc-and = { " et " }
web-tc-allies = { $central } contre { $entente }.
web-tc-takes-half = Une demi-carte : environ huit manches, une heure à une heure et demie.
web-tc-takes-whole = La carte entière : environ dix manches, trois heures ou plus.
web-tc-add-special-forces-about = Gaz, dirigeables, canonnières, infirmiers, mines et plus, pour { $cost } bons chacun.
web-tc-add-victory-points-about = Forts, unités détruites et quartiers généraux marquent ; { $nation } points d’une nation ou { $team } des deux alliés gagnent.
web-tc-add-trenches-about = Les tranchées couvrent les unités à pied, qui tiennent une tranchée entière ensemble.
web-tc-mini-map = Tout le terrain ; appuyez pour y regarder
web-tc-what = À quoi joue-t-on ?
web-tc-war = La partie entière
web-tc-war-about = Des armées que vous formez, sur la carte de votre choix.
web-tc-battle-takes = { $rounds } manches : environ 25 minutes à deux, 15 contre l’ordinateur. Après la dernière, qui tient le plus de forts gagne.
web-tc-battle-even = Équilibré : sur des centaines de parties entre ordinateurs de même force, chaque camp en a gagné de 45 à 55 sur 100.
