## The board of Trench Club in the browser
web-tc-map = Carte. Les flèches déplacent le curseur, Entrée agit, N va à l’unité suivante, T au prochain hexagone où elle peut agir, plus et moins changent l’échelle.
web-tc-zoom-in = Plus près
web-tc-zoom-out = Plus loin
web-tc-zoom-fit = Toute la carte
web-tc-next-unit = Unité suivante
web-tc-round = Manche { $round }
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
web-tc-unit = { $kind } { $unit } ({ $nation })
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
web-tc-on-truck = dans le camion { $truck }
web-tc-waiting = pas encore placée
web-tc-attacks = Attaques, dans l’ordre
web-tc-no-attacks = Aucune attaque. Choisissez une unité, puis sa cible.
web-tc-earlier = Attaquer plus tôt
web-tc-remove = Retirer de la liste
web-tc-against = { $unit } contre { $target }
web-tc-dice = { $dice } dés, touchent sur 1–{ $hits }
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
web-tc-buy-in = Livraison à
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
