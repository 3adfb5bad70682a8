# Les variantes proposées pour une nouvelle table, et les mots avec lesquels une table les annonce.
web-variants = Variantes des règles
web-variant-challenge = Défi
web-variant-challenge-none = pas de défi
web-variant-challenge-after = { $count ->
    [0] défi : première partie
    [1] défi : après une victoire
   *[other] défi : après { $count } victoires
 }
web-variant-victory = Quand la partie est-elle gagnée ?
web-variant-victory-after-support = gagnée après le soutien (livret)
web-variant-victory-at-once = gagnée aussitôt, même avant le soutien
web-variant-leader = Qui mène la première mission ?
web-variant-leader-chance = le hasard décide
web-variant-leader-is = le joueur { $number } mène en premier
web-variant-soldiers = Qui est quel soldat ?
web-variant-soldier-chance = le hasard décide
web-variant-soldier-is = le joueur { $number } est { $name }
web-variant-cards = Cartes Match de chaque équipe
web-variant-cards-pile = Pioche : { $count } cartes. Leur nombre doit être pair, { $least } au moins.
web-variant-cards-range = un nombre entier de { $least } à { $most }
web-variant-cards-own = d’autres cartes Match
web-variant-teams = Équipes
web-variant-teams-file = Vos propres équipes (fichier JSON) …
web-variant-teams-usual = Les équipes habituelles dans un fichier, à modifier
web-variant-teams-broken = Ce fichier ne contient pas deux équipes, blue et red.
web-variant-teams-are = { $blue } contre { $red }
web-variant-teams-back = Revenir aux équipes habituelles
web-variant-prices-own = d’autres prix
web-variant-field = Quelle étendue de carte ?
web-variant-field-half = la demi-carte, à deux nations
web-variant-field-whole = la carte entière, à quatre nations
web-variant-central = Empires centraux
web-variant-entente = Entente
web-variant-shared = Qui commande deux nations ?
web-variant-shared-central = une seule personne commande les deux Empires centraux
web-variant-shared-entente = une seule personne commande les deux nations de l’Entente
web-variant-threshold-step = Que vaut l’expérience ?
web-variant-threshold-step-1 = une face de plus par niveau d’expérience
web-variant-threshold-step-2 = deux faces de plus par niveau d’expérience
web-variant-special-start = Chacun commence avec une force spéciale de son choix
web-variant-two-national-units = Chacun commence avec deux unités nationales
web-variant-destroyed-at-five = Cinq dégâts détruisent une unité
web-variant-double-armies = Chacun commence avec deux unités de chaque sorte
web-variant-first-turn-limits = Toutes les compagnies dès le premier tour
web-variant-surrender = Personne ne peut capituler
web-variant-armistice = Quand un armistice met-il fin à la partie ?
web-variant-armistice-after = armistice après { $rounds } manches
web-variant-decision = Après la dernière manche, le plus de forts gagne
