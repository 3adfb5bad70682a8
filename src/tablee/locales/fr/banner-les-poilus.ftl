# Ce qui s’affiche un instant au-dessus de la table.
banner-les-poilus-leads-first = { $you ->
    [yes] Vous dirigez la première mission
   *[no] { $name } dirige la première mission
}
banner-les-poilus-mission = Mission { $mission } · intensité { $intensity }
banner-les-poilus-frenzied = { $you ->
    [yes] { $count ->
        [one] { $count } carte de plus pour vous
       *[other] { $count } cartes de plus pour vous
     }
   *[no] { $count ->
        [one] { $count } carte de plus pour { $name }
       *[other] { $count } cartes de plus pour { $name }
     }
}
banner-les-poilus-dove-bare = Plus rien ne cache la Paix
banner-les-poilus-knock = { $you ->
    [yes] Vous : { $knock }
   *[no] { $name } : { $knock }
}
banner-les-poilus-christmas = Joyeux Noël
banner-les-poilus-trap = Un piège !
banner-les-poilus-clumsy = Maladroit : une carte de plus
banner-les-poilus-nothing-to-draw = Plus rien à piocher
banner-les-poilus-takes-command = { $you ->
    [yes] Vous prenez le commandement
   *[no] { $name } prend le commandement
}
banner-les-poilus-charm = { $you ->
    [yes] { $threat ->
        [night] Votre Porte-Bonheur éloigne la nuit
        [snow] Votre Porte-Bonheur éloigne la neige
        [rain] Votre Porte-Bonheur éloigne la pluie
        [shell] Votre Porte-Bonheur éloigne l’obus
        [mask] Votre Porte-Bonheur éloigne le gaz
       *[whistle] Votre Porte-Bonheur éloigne le sifflet
     }
   *[no] { $threat ->
        [night] Le Porte-Bonheur de { $name } éloigne la nuit
        [snow] Le Porte-Bonheur de { $name } éloigne la neige
        [rain] Le Porte-Bonheur de { $name } éloigne la pluie
        [shell] Le Porte-Bonheur de { $name } éloigne l’obus
        [mask] Le Porte-Bonheur de { $name } éloigne le gaz
       *[whistle] Le Porte-Bonheur de { $name } éloigne le sifflet
     }
}
banner-les-poilus-speech = { $you ->
    [yes] { $threat ->
        [night] Vous parlez de la nuit
        [snow] Vous parlez de la neige
        [rain] Vous parlez de la pluie
        [shell] Vous parlez des obus
        [mask] Vous parlez du gaz
       *[whistle] Vous parlez du sifflet
     }
   *[no] { $threat ->
        [night] { $name } parle de la nuit
        [snow] { $name } parle de la neige
        [rain] { $name } parle de la pluie
        [shell] { $name } parle des obus
        [mask] { $name } parle du gaz
       *[whistle] { $name } parle du sifflet
     }
}
banner-les-poilus-answers = { $count ->
    [0] Personne ne défausse de carte
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
banner-les-poilus-failed = { $threat ->
    [night] La mission { $mission } échoue : trois nuits
    [snow] La mission { $mission } échoue : trois neiges
    [rain] La mission { $mission } échoue : trois pluies
    [shell] La mission { $mission } échoue : trois obus
    [mask] La mission { $mission } échoue : trois masques
   *[whistle] La mission { $mission } échoue : trois sifflets
}
banner-les-poilus-succeeded = La mission { $mission } est réussie
banner-les-poilus-supported = { $you ->
    [yes] Vous recevez du soutien : { $count }
   *[no] { $name } reçoit du soutien : { $count }
}
banner-les-poilus-divided = Le soutien se partage : personne n’est aidé
banner-les-poilus-relieved = { $you ->
    [yes] Vous vous débarrassez de { $knocks }
   *[no] { $name } se débarrasse de { $knocks }
}
banner-les-poilus-charm-back = { $you ->
    [yes] Vous retrouvez votre Porte-Bonheur
   *[no] { $name } retrouve son Porte-Bonheur
}
banner-les-poilus-declined = { $you ->
    [yes] Vous ne demandez rien
   *[no] { $name } ne demande rien
}
banner-les-poilus-morale = Le moral baisse de { $count }
banner-les-poilus-morale-hands = { $count } cartes restées en main
banner-les-poilus-morale-least = jamais moins de 3
banner-les-poilus-morale-demoralized = { $why }, une de plus pour Démoralisé
banner-les-poilus-peace = La Paix
banner-les-poilus-monument = Le Monument
banner-les-poilus-friend-lost = { $you ->
    [yes] Vous n’en pouvez plus
   *[no] { $name } n’en peut plus
}
# Ce que fait une place, en trois mots au plus.
banner-les-poilus-does = { $event ->
    [intensity-named] annonce l’intensité
    [card-played] joue une carte
    [trap-sprung] tombe dedans
    [charm-used] utilise son Porte-Bonheur
    [speech-made] fait un discours
    [withdrew] se replie
    [withdrew-without-tile] se replie
    [tile-dropped] se replie
    [leadership-taken] prend le commandement
    [leader-passed] dirige maintenant
    [leader-named] dirige
    [token-taken] prend un jeton
    [clumsy-drew] pioche une carte
    [frenzy-drew] pioche une carte
    [nothing-to-draw] ne pioche rien
    [christmas-freed] aide un ami
    [support-gained] est soutenu
    [knock-removed] se remet
    [charm-restored] se remet
    [support-declined] ne demande rien
    [friend-lost] n’en peut plus
   *[other] agit
}
# La fiche d’une mission.
banner-les-poilus-card-support = Soutien
banner-les-poilus-card-morale = Moral
