# Ce qui s’affiche un instant au-dessus de la table.
banner-les-poilus-leads-first = { $name } mène la première mission
banner-les-poilus-mission = Mission { $mission } · intensité { $intensity }
banner-les-poilus-frenzied = { $count ->
    [one] { $count } carte de plus pour { $name }
   *[other] { $count } cartes de plus pour { $name }
}
banner-les-poilus-dove-bare = Plus rien ne cache la Paix
banner-les-poilus-knock = { $name } : { $knock }
banner-les-poilus-christmas = Joyeux Noël
banner-les-poilus-trap = Un piège !
banner-les-poilus-clumsy = Maladroit : une carte de plus
banner-les-poilus-nothing-to-draw = Plus rien à piocher
banner-les-poilus-takes-command = { $name } prend le commandement
banner-les-poilus-charm = { $threat ->
    [night] Le Porte-Bonheur de { $name } éloigne la nuit
    [snow] Le Porte-Bonheur de { $name } éloigne la neige
    [rain] Le Porte-Bonheur de { $name } éloigne la pluie
    [shell] Le Porte-Bonheur de { $name } éloigne l’obus
    [mask] Le Porte-Bonheur de { $name } éloigne le gaz
   *[whistle] Le Porte-Bonheur de { $name } éloigne le sifflet
}
banner-les-poilus-speech = { $threat ->
    [night] { $name } parle de la nuit
    [snow] { $name } parle de la neige
    [rain] { $name } parle de la pluie
    [shell] { $name } parle des obus
    [mask] { $name } parle du gaz
   *[whistle] { $name } parle du sifflet
}
banner-les-poilus-answers = { $count ->
    [0] Personne ne pose de carte
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
banner-les-poilus-failed = { $threat ->
    [night] La mission { $mission } échoue : trois nuits
    [snow] La mission { $mission } échoue : trois neiges
    [rain] La mission { $mission } échoue : trois pluies
    [shell] La mission { $mission } échoue : trois obus
    [mask] La mission { $mission } échoue : trois masques
   *[whistle] La mission { $mission } échoue : trois sifflets
}
banner-les-poilus-succeeded = La mission { $mission } réussit
banner-les-poilus-supported = { $name } reçoit du soutien : { $count }
banner-les-poilus-divided = Le soutien se partage : personne n’est aidé
banner-les-poilus-relieved = { $name } se libère : { $knocks }
banner-les-poilus-charm-back = { $name } retrouve son Porte-Bonheur
banner-les-poilus-declined = { $name } ne demande rien
banner-les-poilus-morale = Le moral baisse de { $count }
banner-les-poilus-morale-hands = { $count } cartes restées en main
banner-les-poilus-morale-least = au moins 3
banner-les-poilus-morale-demoralized = { $why }, une de plus pour Démoralisé
banner-les-poilus-peace = La Paix
banner-les-poilus-monument = Le Monument
banner-les-poilus-friend-lost = { $name } n’en peut plus
