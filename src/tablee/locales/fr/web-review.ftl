## La revue d’une partie finie, dans le navigateur
web-review-working = La partie est en cours de revue : chaque décision, dans de nombreuses parties imaginées. Il faut quelques secondes.
web-review-working-here = La partie est revue dans votre navigateur : chaque décision, dans bien des parties imaginées. Il faut à peu près deux minutes, davantage sur un téléphone, et c’est moins fin que sur un serveur.
web-review-worst = { $count ->
        [1] Votre décision la plus chère, chance mise à part
       *[other] Vos { $count } décisions les plus chères, chance mise à part
    }
web-review-card = { $number }. Ligne { $line }
web-review-points = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
web-review-did = Vous avez joué
web-review-better = Mieux
web-review-try = Essayer à partir d’ici
web-review-see = Voir dans la rediffusion
web-review-rule = Règle { $rule }
web-review-position = La position en mots
web-review-learn = Apprendre de mes erreurs
web-review-curve-list = Toute la courbe en liste
web-review-bars = Chance et habileté
web-review-luck = La chance a donné { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) : pioches, dés et cartes cachées.
web-review-luck-open = La chance a donné { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) : pioches et dés.
web-review-skill = Vos décisions : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) par rapport aux meilleures.
web-review-skill-all = Les décisions de tous les amis : { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) par rapport aux meilleures.
web-review-sums = Comment cela s’additionne
web-review-marking = Revue : { $done } sur { $total }
web-review-marked = Erreur : −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
web-mistakes-count = { $waiting ->
        [0] Aucune question
        [1] Une question
       *[other] { $waiting } questions
    }, { $learned ->
        [one] { $learned } apprise
       *[other] { $learned } apprises
    }.
web-mistakes-none = Aucune erreur n’est encore gardée. Après une partie, demandez-en la revue : ses positions reviennent ici jusqu’à ce que vous y répondiez bien.
web-mistakes-games = Voir les jeux
web-mistakes-question = Que faites-vous ?
web-mistakes-from = { $game }, ligne { $line } de votre partie du { $day }. La position telle que vous la voyiez.
web-mistakes-best = le meilleur
web-mistakes-loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
web-mistakes-well = Bien répondu.
web-mistakes-again = Un autre coup était meilleur. La question reviendra.
web-mistakes-next = Question suivante
web-mistakes-forget = Ne plus demander
