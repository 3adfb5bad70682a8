## La revue d’une partie finie : les points sont des centièmes de victoire
review-start = Au début : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une victoire (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-luck = Chance des pioches et des dés : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-guess = Chance des paris, selon les cartes cachées : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-thinking = Ce que les meilleures décisions gagnent sur celles qu’on prend aussitôt : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-thinking-sides = Ce que les meilleures décisions gagnent sur celles qu’on prend aussitôt, les vôtres moins celles de l’autre camp : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-cost = Vos décisions : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-cost-all = Les décisions de tous : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-share = Dont { $seat } : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-others = Décisions de l’autre camp : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-rest = Ce que l’arbitre n’explique pas : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-end = À la fin : { $percent } % d’une victoire.
review-rough = Cet appareil n’a eu le temps que d’une part sur { $divisor } d’une revue complète : les marges sont plus larges, et les petites fautes ne se voient pas.
review-skill = { $seat } : { $count } décisions, { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) perdus à chacune en moyenne.
review-skill-level = { $seat } : { $count } décisions, { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) perdus à chacune en moyenne ; le niveau « { $level } » perd à peu près autant.
review-skill-between = { $seat } : { $count } décisions, { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) perdus à chacune en moyenne ; cela convient aux niveaux de « { $weakest } » à « { $strongest } ».
review-too-short = { $seat } : { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, trop peu pour en juger.
review-no-mistake = Aucune de vos décisions n’était clairement une erreur.
review-mistake = { $number }. Ligne { $line } : { $move }. Mieux : { $best }. Cela a coûté { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-gave-up = { $number }. Ligne { $line } : { $move }. Continuer valait { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-verdict-mistake = Ligne { $line }, { $seat } : { $move }. Cela valait { $played } %. Mieux : { $best }. Cela valait { $worth } % : une erreur de { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-verdict-gave-up = Ligne { $line }, { $seat } : { $move }. Continuer valait { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-verdict-close = Ligne { $line }, { $seat } : { $move }. Peut-être mieux, de { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) : { $best }. C’est trop peu pour parler d’erreur.
review-verdict-right = Ligne { $line }, { $seat } : { $move }. Rien de mieux n’a été trouvé.
review-verdict-common = Ligne { $line }, { $seat } : { $move }. Les bons joueurs le font aussi.
review-verdict-decided = Ligne { $line }, { $seat } : { $move }. Cela n’avait plus d’importance.
review-verdict-forced = Ligne { $line }, { $seat } : { $move }. Il n’y avait rien à choisir.
review-verdict-unjudged = Ligne { $line } : ceci n’est pas jugé.
review-why-plan = Le meilleur tour fait en plus ou autrement : { $moves }.
review-why-better = { $best } – ce qui plaide pour : { $reason } (règle { $rule })
review-why-played = { $move } – ce qui plaide pour : { $reason } (règle { $rule })
review-part-plan = mouvements et attaques
review-part-purchases = réparations et achats
review-part = { $part } −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-turn-made = un tour avec « { $move } » ({ $parts })
review-turn-better = un tour avec « { $move } »
review-turn-bought = ce tour ({ $parts })
review-turn-purchases = d’autres réparations ou achats
review-no-judge = Personne ne juge les parties de { $game } : il n’y a pas de revue.
review-not-over = La partie n’est pas finie. La revue viendra après.
review-no-seat = Seuls ceux qui ont joué ont une revue.
review-offer = Tapez { $review }, { $worst } ou { $why } 1 pour revoir la partie ; une ligne vide termine.
review-working = La revue est en préparation ; il faut quelques secondes.
review-progress = Déjà revu : { $percent } %
review-no-line = Aucune décision ne porte le numéro { $line }.
review-title = Revue : { $game }
review-curve = Les chances, décision par décision
review-stamp = Règles { $rules }, arbitre { $judge }.
review-column-line = Ligne
review-column-seat = Qui
review-column-move = Coup
review-column-verdict = Verdict
review-column-cost = Coût
review-column-luck = Chance
review-column-value = Chances
review-column-thinking = Réflexion
review-cell = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cell-percent = { $percent } % ± { $error }
review-word-mistake = erreur
review-word-close = de peu
review-word-right = juste
review-word-common = comme les bons joueurs
review-word-decided = sans importance
review-word-forced = forcé
review-word-unjudged = non jugé
review-jumps = Les plus grands changements :
review-did = Ligne { $line }, { $seat } : { $move }
review-turn = Lignes { $line } à { $last }, le tour de { $seat }
review-still = { $what }. Toujours { $after } % (± { $error }).
review-jump-decision = { $what }. De { $before } % (± { $before_error }) à { $after } % (± { $error }) : une { $way ->
        [up] bonne décision
       *[down] décision coûteuse
    }.
review-jump-luck = { $what }. De { $before } % (± { $before_error }) à { $after } % (± { $error }) : { $way ->
        [up] chance
       *[down] malchance
    } à la pioche ou aux dés.
review-jump-guess = { $what }. De { $before } % (± { $before_error }) à { $after } % (± { $error }) : les cartes cachées étaient { $way ->
        [up] bien
       *[down] mal
    } placées.
review-jump-rest = { $what }. De { $before } % (± { $before_error }) à { $after } % (± { $error }) : l’arbitre ne l’explique pas.
review-log-mistake = Erreur. Mieux, de { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) : { $best }.
review-log-gave-up = Erreur : continuer valait { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-log-close = Peut-être un peu mieux : { $best }.
review-log-right = Rien de mieux n’a été trouvé.
review-log-common = Les bons joueurs le font aussi.
review-log-decided = Cela n’avait plus d’importance.
review-log-forced = Il n’y avait rien à choisir.
review-log-unjudged = Ceci n’est pas jugé.
