# Ce qui s’affiche un instant au-dessus de la carte.
banner-trench-club-begins = Premier tour : { $nation }
banner-trench-club-places-first = Premier jeton : { $nation }
banner-trench-club-turn = Manche { $round } · { $nation }
banner-trench-club-fort-taken = Fort { $fort } pris : { $nation }
banner-trench-club-headquarters-taken = Quartier général pris
banner-trench-club-mine = Une mine ! Unité perdue : { $kind }
banner-trench-club-attacks = Attaques : { $count } ({ $nation })
banner-trench-club-fight = { $taken ->
    [0] { $unit } contre { $target } : { $damage } de dégâts.
   *[other] { $unit } contre { $target } : { $damage } de dégâts, { $taken } en retour.
}
banner-trench-club-destroyed = { $count ->
    [one] Unité détruite ({ $count }) : { $lost }
   *[other] Unités détruites : { $lost }
}
banner-trench-club-shell-strayed = L’obus dévie en { $hex }
banner-trench-club-shell-wasted = L’obus tombe dans le vide
banner-trench-club-gas = Gaz sur { $hex }
banner-trench-club-drawn = Tirage : { $kind } !
banner-trench-club-surrender = { $nation } : offre de reddition
banner-trench-club-surrender-refused = { $nation } : reddition refusée
banner-trench-club-victory = Victoire : { $side }
banner-trench-club-drawn-game = Les canons se taisent : match nul
# La fiche de ce qu’une nation a fait à son tour.
banner-trench-club-moved = { $count ->
    [one] { $count } unité déplacée
   *[other] { $count } unités déplacées
}
banner-trench-club-lost = { $count ->
    [one] { $count } unité perdue
   *[other] { $count } unités perdues
}
banner-trench-club-bonds = Bons : { $earned } gagnés, { $spent } dépensés
# Ce que fait une place, en trois mots au plus.
banner-trench-club-does = { $event ->
    [token-turned] se déploie
    [unit-placed] se déploie
    [headquarters-marked] se déploie
    [turn-began] commence
    [nation-skipped] passe son tour
    [company-used] déplace des unités
    [unit-moved] déplace des unités
    [fort-entered] occupe un fort
    [fort-captured] prend un fort
    [headquarters-taken] prend le QG
    [unit-boarded] charge un camion
    [unit-set-down] décharge un camion
    [mine-laid] pose une mine
    [mine-struck] déplace des unités
    [attack-listed] annonce des attaques
    [attack-withdrawn] annonce des attaques
    [attack-advanced] annonce des attaques
    [attacks-confirmed] attaque
    [attacked] attaque
    [shell-strayed] attaque
    [shell-wasted] attaque
    [income-paid] reçoit des bons
    [bonds-given] donne des bons
    [unit-repaired] répare des unités
    [unit-bought] achète des unités
    [unit-ordered] achète des unités
    [special-drawn] achète des unités
    [surrender-offered] propose la reddition
    [surrender-refused] continue le combat
   *[other] agit
}
