trench-club-name = Trench Club
trench-club-about = Quatre nations de la Grande Guerre se disputent des forts, avec infanterie, canons, chars et avions.

## Nations, sides, units, terrain
trench-club-nation-germany = Allemagne
trench-club-nation-great-britain = Grande-Bretagne
trench-club-nation-austria-hungary = Autriche-Hongrie
trench-club-nation-france = France
trench-club-letter-germany = A
trench-club-letter-great-britain = B
trench-club-letter-austria-hungary = H
trench-club-letter-france = F
trench-club-nobody = personne
trench-club-side-central = les Empires centraux
trench-club-side-entente = l’Entente
trench-club-unit-infantry = infanterie
trench-club-unit-mounted-infantry = infanterie montée
trench-club-unit-heavy-infantry = infanterie lourde
trench-club-unit-troop-transport = transport de troupes
trench-club-unit-anti-aircraft = canon antiaérien
trench-club-unit-field-gun = canon de campagne
trench-club-unit-howitzer = obusier
trench-club-unit-heavy-mortar = mortier lourd
trench-club-unit-armoured-car = voiture blindée
trench-club-unit-fighter-plane = avion de chasse
trench-club-unit-tank = char d’assaut
trench-club-unit-big-bertha = Grosse Bertha
trench-club-unit-anti-tank-gunners = servants antichars
trench-club-unit-mark-i-female = Mark I « female »
trench-club-unit-renault-ft17 = Renault FT-17
trench-club-unit-gunboat = canonnière
trench-club-unit-medics = brancardiers
trench-club-unit-ground-attack-plane = avion d’attaque au sol
trench-club-unit-railway-gun = canon sur rail
trench-club-unit-gas-launcher = lance-gaz
trench-club-unit-airship = dirigeable
trench-club-unit-gun-turret = tourelle
trench-club-unit-minelayer = poseur de mines
trench-club-terrain-open = terrain dégagé
trench-club-terrain-forest = forêt
trench-club-terrain-road = route
trench-club-terrain-bridge = pont
trench-club-terrain-water = eau
trench-club-terrain-trench = tranchée
trench-club-terrain-fort = fort
trench-club-terrain-entrance = entrée
trench-club-level-green = bleu
trench-club-level-veteran = vétéran
trench-club-level-hero = héros
trench-club-phase-choose = on choisit les forces spéciales
trench-club-phase-split = on répartit les armées
trench-club-phase-turn = on retourne un jeton
trench-club-phase-place = on place une compagnie
trench-club-phase-headquarters = on désigne les quartiers généraux
trench-club-phase-companies = on nomme les compagnies
trench-club-phase-move = les unités se déplacent
trench-club-phase-set-down = un camion débarque ses passagers
trench-club-phase-designate = on désigne les cibles
trench-club-phase-money = réparations et achats
trench-club-phase-launch = on met une canonnière à l’eau
trench-club-phase-garrison = on place une force spéciale
trench-club-phase-surrender = on décide d’une reddition
trench-club-phase-over = la partie est finie

## What happened
trench-club-event-special-chosen = { $nation } : force spéciale choisie, { $kind }.
trench-club-event-unit-assigned = { $nation } : { $unit } rejoint la compagnie { $company }.
trench-club-event-unit-assigned-hidden = { $nation } : une unité est affectée en secret.
trench-club-event-die-rolled = { $nation } : { $face } au dé.
trench-club-event-placing-began = { $nation } : premier placement.
trench-club-event-token-turned = { $nation } : le jeton de la compagnie { $company } est retourné, départ { $number }, { $units ->
    [one] { $units } unité
   *[other] { $units } unités
 }.
trench-club-event-unit-placed = { $nation } : { $unit } se place en { $hex }.
trench-club-event-headquarters-marked = { $nation } : quartier général en { $hex }.
trench-club-event-first-named = { $nation } : premier tour de jeu.
trench-club-event-turn-began = Manche { $round }, tour de jeu : { $nation }.
trench-club-event-company-used = { $nation } : la compagnie { $company } est engagée.
# Plusieurs événements de même sorte en une phrase.
trench-club-run = { $event ->
    [unit-placed] { $nation } : { $count } unités mises en place.
    [unit-moved] { $nation } : { $count } unités déplacées.
    [attack-listed] { $nation } : { $count } attaques annoncées.
    [unit-bought] { $nation } : { $count } unités achetées.
   *[unit-repaired] { $nation } : { $count } unités réparées.
}
trench-club-event-unit-moved = { $nation } : { $unit } { $ways ->
    [none] va en { $hex }
   *[other] va de { $ways } en { $hex }
 }.
trench-club-event-fort-entered = { $nation } : { $unit } entre dans le fort { $fort }.
trench-club-event-fort-captured = { $nation } : { $unit } prend le fort { $fort } (jusque-là : { $owner }).
trench-club-event-unit-boarded = { $nation } : { $unit } monte dans { $truck }.
trench-club-event-unit-set-down = { $nation } : { $unit } débarque en { $hex }.
trench-club-event-mine-laid = { $nation } : une mine est posée en { $hex }.
trench-club-event-mine-struck = { $nation } : { $unit } saute sur une mine en { $hex }.
trench-club-event-headquarters-taken = { $nation } : { $unit } s’empare du quartier général ennemi ({ $owner }).
trench-club-event-movement-ended = { $nation } : déplacements finis.
trench-club-event-attack-listed = { $nation } : { $unit } attaquera { $target }.
trench-club-event-attack-withdrawn = { $nation } : { $unit } n’attaquera finalement pas.
trench-club-event-attack-advanced = { $nation } : { $unit } attaquera plus tôt.
trench-club-event-attacks-confirmed = { $count ->
    [0] { $nation } : aucune attaque.
    [one] { $nation } : une attaque.
   *[other] { $nation } : { $count } attaques.
 }
trench-club-event-attack-skipped = { $nation } : { $unit } n’attaque pas { $target }, il est trop tard.
trench-club-event-attacked = { $nation } : { $unit } attaque { $target } : { $dice } dés, touche sur { $hits_on } ou moins : { $faces }. Touches : { $hits }, dégâts : { $damage }.
trench-club-event-answered = { $nation } : { $unit } riposte contre { $target } : { $dice } dés, touche sur { $hits_on } ou moins : { $faces }. Touches : { $hits }, dégâts : { $damage }.
trench-club-event-shell-strayed = { $nation } : l’obus dévie ({ $face }) et tombe { $hex ->
    [none] hors de la carte
   *[other] en { $hex }
 }.
trench-club-event-shell-wasted = { $nation } : l’obus ne touche personne.
trench-club-event-unit-destroyed = { $nation } : perte, { $unit }.
trench-club-event-experience-gained = { $nation } : { $unit } a { $experience ->
    [one] { $experience } point
   *[other] { $experience } points
 } d’expérience.
trench-club-event-income-paid = { $nation } : { $bonds } bons reçus pour { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forts
 }.
trench-club-event-bonds-given = { $nation } : don de { $bonds } bons ({ $ally }) ; un bon revient à la banque.
trench-club-event-unit-repaired = { $nation } : réparation pour { $bonds } bons, { $unit }.
trench-club-event-unit-bought = { $nation } : achat pour { $bonds } bons, au fort { $fort } : { $kind }.
trench-club-event-unit-ordered = { $nation } : une unité ({ $kind }) est achetée pour { $bonds } bons ; elle reste à mettre à l’eau.
trench-club-event-special-drawn = { $nation } : force spéciale tirée pour { $bonds } bons, { $kind }.
trench-club-event-point-bought = { $nation } : { $bonds } bons payés pour un point de victoire.
trench-club-event-points-scored = { $nation } : +{ $points }, soit { $total ->
    [one] { $total } point
   *[other] { $total } points
 } de victoire.
trench-club-event-surrender-offered = { $nation } : reddition proposée.
trench-club-event-surrender-refused = { $nation } : reddition refusée.
trench-club-event-nation-skipped = { $nation } : ni unité ni fort, tour passé.
trench-club-event-side-won = Victoire pour { $side }.
trench-club-event-game-drawn = Personne ne gagne.

## Why not
trench-club-refusal-not-your-turn = C’est le tour d’une autre nation : { $nation }.
trench-club-refusal-not-now = Ce n’est pas le moment : { $phase }.
trench-club-refusal-no-such-unit = { $unit } n’existe pas.
trench-club-refusal-not-your-unit = { $unit } n’appartient pas à la nation qui joue.
trench-club-refusal-not-at-start = Personne ne peut commencer avec cette unité : { $kind }.
trench-club-refusal-already-assigned = { $unit } est déjà dans une compagnie.
trench-club-refusal-token-turned = Le jeton de la compagnie { $company } est déjà retourné.
trench-club-refusal-other-company = { $unit } ne se place pas avec la compagnie { $company }.
trench-club-refusal-nearest-ring = { $hex } n’est pas libre, ne convient pas à l’unité ou n’est pas dans le premier anneau ayant une case libre.
trench-club-refusal-other-unit = C’est { $unit } que l’on place maintenant.
trench-club-refusal-no-water-hex = { $hex } n’est pas une case d’eau libre.
trench-club-refusal-not-a-start = { $hex } n’est pas l’une de vos trois cases de départ.
trench-club-refusal-company-named = La compagnie { $company } est déjà nommée.
trench-club-refusal-already-moved = { $unit } a déjà bougé.
trench-club-refusal-held-back = { $unit } est de la compagnie { $company }, qui n’est pas engagée ce tour-ci.
trench-club-refusal-off-map = { $hex } n’est pas sur cette carte.
trench-club-refusal-fort-closed = { $hex } fait partie d’un fort : personne ne s’y arrête.
trench-club-refusal-hex-taken = { $hex } est occupé.
trench-club-refusal-water-closed = { $hex } est de l’eau, où seuls les fantassins entrent.
trench-club-refusal-water-takes-all = Entrer dans l’eau en { $hex } demande tout le déplacement, depuis une case voisine.
trench-club-refusal-land-closed = { $hex } n’est pas de l’eau.
trench-club-refusal-trench-closed = { $hex } est une tranchée, fermée à cette unité.
trench-club-refusal-trench-held = { $hex } est dans une tranchée tenue par l’ennemi.
trench-club-refusal-forest-too-dense = La forêt en { $hex } est trop dense pour une unité si lente.
trench-club-refusal-contact-stops = Un ennemi au contact arrête l’unité avant { $hex }.
trench-club-refusal-too-far = { $hex } est hors d’atteinte.
trench-club-refusal-no-room-to-set-down = Depuis { $hex }, tous les passagers ne pourraient pas débarquer.
trench-club-refusal-truck-shut-in = { $truck } ne pourrait alors plus débarquer ses passagers.
trench-club-refusal-no-such-fort = Il n’y a pas de fort { $fort } sur cette carte.
trench-club-refusal-not-own-fort = Le fort { $fort } n’est pas à vous.
trench-club-refusal-fort-too-far = L’entrée du fort { $fort } est hors d’atteinte.
trench-club-refusal-contact-bars-fort = Un ennemi au contact arrête l’unité avant qu’elle puisse entrer dans le fort { $fort }.
trench-club-refusal-not-on-foot = Seuls les fantassins prennent des forts ; { $unit } n’en est pas.
trench-club-refusal-friendly-fort = Le fort { $fort } appartient à votre camp.
trench-club-refusal-not-at-entrance = L’unité doit commencer son déplacement devant une entrée du fort { $fort }.
trench-club-refusal-not-carried = { $unit } ne peut pas monter dans un camion.
trench-club-refusal-not-a-truck = { $unit } n’est pas un camion.
trench-club-refusal-truck-gone = { $truck } a roulé, reste en réserve ou se trouve dans un fort.
trench-club-refusal-truck-full = { $truck } est plein.
trench-club-refusal-too-many-loaded = { $trucks } camions sont chargés ; l’un d’eux doit d’abord débarquer ses passagers.
trench-club-refusal-truck-too-far = { $truck } est hors d’atteinte.
trench-club-refusal-contact-bars-truck = Un ennemi au contact arrête l’unité avant qu’elle puisse monter : { $truck } est hors d’atteinte.
trench-club-refusal-truck-empty = { $truck } n’a pas de passagers.
trench-club-refusal-next-passenger = Le prochain à débarquer : { $unit }.
trench-club-refusal-cannot-set-down = { $hex } n’est pas une case voisine libre qui laisse de la place aux autres.
trench-club-refusal-truck-loaded = { $truck } doit d’abord débarquer ses passagers.
trench-club-refusal-not-a-minelayer = { $unit } ne pose pas de mines.
trench-club-refusal-mine-laid = { $unit } ne peut plus poser de mine ce tour-ci.
trench-club-refusal-cannot-be-mined = { $hex } n’est pas une case de terre vide à côté du poseur de mines.
trench-club-refusal-already-listed = { $unit } attaque déjà.
trench-club-refusal-not-listed = { $unit } n’est pas dans la liste des attaques.
trench-club-refusal-already-first = { $unit } attaque déjà en premier.
trench-club-refusal-too-many-changes = La liste des attaques a déjà été modifiée { $most } fois ce tour-ci.
trench-club-refusal-in-water = { $unit } est dans l’eau et ne peut pas combattre.
trench-club-refusal-not-on-map = { $unit } n’est pas sur la carte.
trench-club-refusal-not-an-enemy = { $unit } n’est pas à l’ennemi.
trench-club-refusal-no-air-range = { $unit } ne peut pas attaquer d’aéronef.
trench-club-refusal-out-of-range = { $unit } est hors de portée (distance { $distance }).
trench-club-refusal-repairs-over = Les réparations précèdent les achats.
trench-club-refusal-not-damaged = { $unit } n’a pas de dégâts.
trench-club-refusal-not-in-fort = { $unit } n’est pas dans ce fort depuis le début du tour.
trench-club-refusal-not-medics = { $unit } n’est pas une unité de brancardiers.
trench-club-refusal-medics-done = { $unit } a déjà aidé quelqu’un ce tour-ci.
trench-club-refusal-not-next-to-medics = { $unit } n’est pas à côté des brancardiers.
trench-club-refusal-too-dear = Cela coûte { $cost } bons ; la nation en a { $bonds }.
trench-club-refusal-no-fort = Sans fort à soi, on ne peut rien acheter.
trench-club-refusal-not-sold = Cette nation ne peut pas acheter : { $kind }.
trench-club-refusal-no-special-forces = Cette table joue sans forces spéciales.
trench-club-refusal-must-draw = Le sort désigne la force spéciale.
trench-club-refusal-may-choose = Votre camp est en retard et choisit sa force spéciale.
trench-club-refusal-no-free-water = Il n’y a pas d’eau libre pour une canonnière.
trench-club-refusal-too-many-units = Pas plus de { $most } unités ne peuvent entrer en jeu.
trench-club-refusal-no-points = Cette table ne joue pas aux points de victoire.
trench-club-refusal-no-ally = Il n’y a pas d’allié à qui donner.
trench-club-refusal-not-an-ally = { $nation } : ce n’est pas votre allié.
trench-club-refusal-name-the-ally = Dites à qui vont les bons : « give 5 to france ».
trench-club-refusal-own-turn-only = Selon les règles de cette table, on donne des bons pendant son propre tour : « give 5 ».
trench-club-refusal-gift-too-small = Un don est d’au moins { $least } bons.
trench-club-refusal-gift-too-large = Un don de { $cost } bons : la nation en a { $bonds }.
trench-club-refusal-no-surrender = On ne peut pas se rendre à cette table.
trench-club-refusal-ally-refused = Les autres joueurs de votre camp ont refusé ; redemandez au prochain tour.

## What is asked
trench-club-prompt-choose = { $nation } : choisissez une force spéciale.
trench-club-prompt-split = { $nation } : { $left ->
    [0] chaque unité a sa compagnie.
   *[other] répartissez vos unités en trois compagnies (il en reste { $left }).
 }
trench-club-prompt-turn = { $nation } : retournez un de vos jetons.
trench-club-prompt-place = { $nation } : placez la compagnie { $company }.
trench-club-prompt-headquarters = { $nation } : désignez un de vos hexagones de départ comme quartier général.
trench-club-prompt-companies = { $nation } : nommez les compagnies de ce tour (encore { $left }).
trench-club-prompt-move = Manche { $round }, { $nation } : déplacez vos unités.
trench-club-prompt-move-loaded = Manche { $round }, { $nation } : déplacez vos unités ; le déplacement ne finit qu’une fois les passagers débarqués ({ $truck }).
trench-club-prompt-set-down = { $nation } : débarquez les passagers ({ $truck }).
trench-club-prompt-designate = { $nation } : dressez la liste de vos attaques ({ $listed } pour l’instant).
trench-club-prompt-money = { $nation } : réparez et achetez ({ $bonds ->
    [one] { $bonds } bon
   *[other] { $bonds } bons
 }).
trench-club-prompt-launch = { $nation } : mettez la canonnière à l’eau.
trench-club-prompt-garrison = { $nation } : choisissez un fort pour { $unit }.
trench-club-prompt-surrender = { $nation } : votre allié veut se rendre. Êtes-vous d’accord ?
trench-club-prompt-wait-split = Les autres répartissent encore leurs armées.
trench-club-prompt-wait = En attente : { $nation }.
trench-club-prompt-over = La partie est finie.

## How it ended
trench-club-end-destruction = { $you ->
    [winner] Manche { $round } : l’ennemi n’a plus d’unités. Vous avez gagné : victoire pour { $side }.
    [loser] Manche { $round } : vous n’avez plus d’unités. Victoire pour { $side }.
   *[nobody] Manche { $round } : un camp n’a plus d’unités. Victoire pour { $side }.
 }
trench-club-end-forts = { $you ->
    [winner] Manche { $round } : vous tenez assez de forts. Vous avez gagné : victoire pour { $side }.
    [loser] Manche { $round } : l’ennemi tient assez de forts. Victoire pour { $side }.
   *[nobody] Manche { $round } : assez de forts sont tenus. Victoire pour { $side }.
 }
trench-club-end-surrender = { $you ->
    [winner] Manche { $round } : l’ennemi se rend. Vous avez gagné : victoire pour { $side }.
    [loser] Manche { $round } : vous avez capitulé. Victoire pour { $side }.
   *[nobody] Manche { $round } : un camp se rend. Victoire pour { $side }.
 }
trench-club-end-points = { $you ->
    [winner] Manche { $round } : vous avez assez de points de victoire. Vous avez gagné : victoire pour { $side }.
    [loser] Manche { $round } : l’ennemi a assez de points de victoire. Victoire pour { $side }.
   *[nobody] Manche { $round } : assez de points de victoire. Victoire pour { $side }.
 }
trench-club-end-annihilation = Manche { $round } : plus personne n’a d’unité. Partie nulle.
trench-club-end-armistice = Après { $round } manches, les canons se taisent : c’est l’armistice.
trench-club-end-decision = { $you ->
    [winner] Après { $round } manches, vous tenez plus de forts. Vous avez gagné : victoire pour { $side }.
    [loser] Après { $round } manches, l’ennemi tient plus de forts. Victoire pour { $side }.
   *[nobody] Après { $round } manches, un camp tient plus de forts. Victoire pour { $side }.
 }

## Moves
trench-club-move-choose = Choix : { $kind }
trench-club-move-assign = Mettre { $unit } dans la compagnie { $company }
trench-club-move-turn = Retourner le jeton { $company }
trench-club-move-place = Placer { $unit } en { $hex }
trench-club-move-headquarters = Quartier général en { $hex }
trench-club-move-use = Engager la compagnie { $company }
trench-club-move-move = Déplacer { $unit } en { $hex }
trench-club-move-enter = Faire entrer { $unit } dans le fort { $fort }
trench-club-move-capture = Prendre le fort { $fort } avec { $unit }
trench-club-move-board = { $unit } monte dans { $truck }
trench-club-move-unload = { $unit } débarque ses passagers ici
trench-club-move-set-down = Débarquer { $unit } en { $hex }
trench-club-move-mine = Miner { $hex } avec { $unit }
trench-club-move-end-movement = Finir les déplacements
trench-club-move-attack = Attaquer { $target } avec { $unit }
trench-club-move-withdraw = Retirer { $unit } de la liste
trench-club-move-advance = { $unit } attaque plus tôt
trench-club-move-confirm = Confirmer les attaques
trench-club-move-repair = Réparer { $unit }
trench-club-move-heal = { $unit } soigne { $target }
trench-club-move-buy = Achat au fort { $fort } : { $kind }
trench-club-move-draw = Tirer une force spéciale
trench-club-move-garrison = Placer { $unit } dans le fort { $fort }
trench-club-move-pay = Payer un point de victoire
trench-club-move-give = Donner { $bonds } bons à l’allié
trench-club-move-transfer = Donner { $bonds } bons : { $ally }
trench-club-gifts = Donner de { $least } à { $most } bons : { $ally }
trench-club-move-end-turn = Finir le tour
trench-club-move-surrender = Se rendre
trench-club-sure-surrender = Se rendre met fin à la partie pour votre camp. Si c’est bien ce que vous voulez, dites-le encore une fois.
trench-club-sure-no-attacks = Aucune attaque n’est prévue, alors que des unités pourraient attaquer. Pour continuer sans, dites-le encore une fois.
trench-club-move-agree = Accepter la reddition
trench-club-move-refuse = Refuser la reddition

## The table
trench-club-look-round = Manche { $round }. Forts : { $central } aux Empires centraux, { $entente } à l’Entente, { $needed } pour gagner.
trench-club-look-decision = Manche { $round } sur { $rounds }. Forts : { $central } aux Empires centraux, { $entente } à l’Entente ; après la dernière manche, qui en tient le plus gagne.
trench-club-look-nation = { $nation } : { $units ->
    [one] { $units } unité
   *[other] { $units } unités
 }, { $bonds ->
    [one] { $bonds } bon
   *[other] { $bonds } bons
 }, forts : { $forts }.
trench-club-no-fort = aucun
trench-club-look-points = { $nation } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de victoire.
trench-club-look-unit = { $nation } : { $unit }, { $where }, dégâts { $damage }, { $level }.
trench-club-look-mine = Mine ({ $nation }) en { $hex }.
trench-club-look-signs = Signes : . dégagé, ^ forêt, = route, % pont, ~ eau, : tranchée, .1 départ 1, 1@ fort 1, 1+ son entrée, * mine ; unités par la lettre de leur nation et deux de leur nom : { $nations } ; { $kinds }.
trench-club-where-hex = en { $hex } ({ $terrain })
trench-club-where-fort = dans le fort { $fort }
trench-club-where-truck = dans le camion en { $hex }
trench-club-where-waiting = pas encore sur la carte
trench-club-hand-company = { $nation }, compagnie { $company } : { $units }.
trench-club-odds-attack = { $unit } attaque { $target } : { $damage } dégâts en moyenne, destruction de la cible dans { $destroys } % des cas, perte de l’attaquant dans { $lost } % des cas.
trench-club-odds-list = Les attaques prévues détruisent { $target } dans { $destroys } % des cas.
trench-club-odds-together = Toutes les attaques prévues, dans leur ordre, détruisent { $target } dans environ { $destroys } % des cas (± { $margin }).
trench-club-odds-apart = Dans les chiffres exacts, chaque cible est comptée à part : ce que les attaques sur les autres changent avant n’y entre pas.
trench-club-price = { $bonds ->
    [one] { $bonds } bon
   *[other] { $bonds } bons
 }
trench-club-note-attack = détruit { $destroys } %, détruite { $lost } %

## Pourquoi un joueur automatique joue ainsi
trench-club-reason-takes-fort = Le fort { $fort } tombe sans combat.
trench-club-reason-wins = Avec le fort { $fort }, la guerre est gagnée.
trench-club-reason-at-door = À sa porte, { $unit } peut prendre le fort { $fort } au prochain tour.
trench-club-reason-to-fort = { $unit } est en route vers le fort { $fort }.
trench-club-reason-to-fight = De là, { $unit } peut tirer sur { $target }.
trench-club-reason-to-safety = Là, moins d’ennemis peuvent frapper { $unit }.
trench-club-reason-nearer = { $unit } va là où l’on aura besoin de renfort.
trench-club-reason-rides = En camion, { $unit } arrive plus tôt que par ses propres moyens.
trench-club-reason-shelters = Dans le fort { $fort }, personne ne peut tirer sur { $unit }.
trench-club-reason-stands = Chacun est là où le plan le veut.
trench-club-reason-fires = { $percent ->
    [0] On peut endommager { $target }, mais guère l’abattre encore.
   *[other] Les attaques déjà désignées détruisent { $target } dans { $percent } % des jets.
 }
trench-club-reason-exchange = Menée dix fois, la liste entière inflige environ { $dealt } points de dégâts et en subit environ { $taken }.
trench-club-reason-enough = Aucune autre attaque ne rapporterait plus qu’elle ne coûte.
trench-club-reason-repairs = Réparer { $unit } coûte moins que ne valent ses dégâts.
trench-club-reason-buys-feet = Du fort { $fort }, des soldats à pied peuvent gagner le fort suivant.
trench-club-reason-buys-arms = Du fort { $fort }, de nouvelles armes atteignent bientôt l’ennemi.
trench-club-reason-saves = Les bons vaudront davantage plus tard.
trench-club-reason-readiest = C’est la compagnie { $company } qui peut faire le plus ce tour-ci.
trench-club-reason-hopeless = Il ne reste plus rien pour combattre.
trench-club-reason-sets-up = { $times ->
    [1] Dans une mise en place imaginée à partir de là, le premier tour promettait { $percent } %.
   *[other] Dans { $times } mises en place imaginées à partir de là, le premier tour promettait { $percent } %.
 }

## Batailles courtes
trench-club-battle-bridgehead = Tête de pont
trench-club-battle-bridgehead-about = L’Allemagne doit forcer l’Aisne et tenir un fort sur l’autre rive.
trench-club-battle-relief = Fort à secourir
trench-club-battle-relief-about = L’Autriche-Hongrie assiège le fort entre les rivières ; une colonne britannique vient le secourir.
trench-club-battle-raid = Raid
trench-club-battle-raid-about = Cavaliers et automobiles français sont lâchés derrière les lignes allemandes, dont les canons doivent faire demi-tour.
