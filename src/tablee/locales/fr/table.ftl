table-none = aucune
table-percent = { NUMBER($share, maximumFractionDigits: 1) } % ({ $exact })
table-percent-exact = { $share } %
table-event-undone = { $you ->
    [seat] Vous reprenez le coup { $undo }.
   *[other] { $seat } reprend le coup { $undo }.
 }
table-event-taken-back = { $you ->
    [seat] Vous reprenez le coup { $undo } et tout ce qui a suivi, avec l’accord des autres.
   *[other] { $seat } reprend le coup { $undo } et tout ce qui a suivi, avec l’accord des autres.
 }
table-and = { $items } et { $last }
table-you = Vous
table-refusal = { $reason } (règle { $rule })
table-refusal-no-such-seat = La place { $seat } n’existe pas ; la table en a { $seats }.
table-refusal-stale = Vous avez vu { $expected ->
    [one] { $expected } coup
   *[other] { $expected } coups
 }, mais il y en a déjà { $actual }.
table-refusal-game-over = La partie est finie.
table-refusal-unknown-move = { $move } n’est pas un coup de ce jeu.
table-refusal-nothing-to-undo = Vous n’avez aucun coup à reprendre.
table-refusal-undo-revealed = Le coup { $seq } a montré quelque chose de caché.
table-refusal-undo-drawn = Le hasard a tranché au coup { $seq }.
table-refusal-undo-others-moved = Sans votre coup, le coup { $seq } d’un autre joueur serait impossible.
table-refusal-undo-taken-back = Le coup { $seq } a repris quelque chose avec l’accord des autres ; ce qui précède reste.
table-reason-only-move = C’est le seul coup possible.
table-reason-by-chance = Il a été tiré au hasard.
table-reason-rule-of-thumb = À vue de nez, c’est le meilleur.
table-reason-imagined = Sur { $games } parties imaginées à partir d’ici, celles qui commençaient ainsi ont le mieux tourné : { $percent } % des points.
table-level-uniform = hasard
table-level-sensible = bon sens
table-level-recruit = recrue
table-level-regular = titulaire
table-level-captain = capitaine
table-level-veteran = vétéran
