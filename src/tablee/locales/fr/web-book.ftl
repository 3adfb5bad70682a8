## My book: the finished games of a device.

web-book-about = Vos parties terminées. Le carnet reste sur cet appareil et n’est jamais envoyé ; emportez-le dans un fichier.
web-book-which = Quel jeu
web-book-all = Tous les jeux
web-book-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-book-empty = Rien n’est encore écrit ici. Jouez une partie jusqu’au bout, vous la retrouverez sur cette page.
web-book-full = Ce navigateur n’a plus de place : ce qui est nouveau sera perdu à la fermeture de la page. Enregistrez le carnet dans un fichier, ou rayez des parties.
web-book-forbidden = Ce navigateur ne garde rien pour cette page : ce qui est nouveau sera perdu à sa fermeture. Enregistrez le carnet dans un fichier.
web-book-others = avec { $names }
web-book-bot = { $name } ({ $level })
web-book-replay = Revoir
web-book-review = Analyse
web-book-judge = Évaluer chance et adresse
web-book-judging = Chaque décision est jugée : { $percent } %
web-book-strike = Rayer
web-book-more = { $count } de plus
web-book-by-game = Par jeu
web-book-by-level = Par niveau des joueurs ordinateurs
web-book-by-variant = Par ce qui a été joué
web-book-with-whom = Avec qui
web-book-played = Parties
web-book-points = Points
web-book-share = Part
web-book-percent = { $percent } % ± { $error }
web-book-luck = chance
web-book-skill = coût moyen d’une décision
web-book-figure = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } points
web-book-cost = { NUMBER($points, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) } points
web-book-luck-over-time = La chance au fil du temps
web-book-skill-over-time = Le coût moyen d’une décision au fil du temps
web-book-luck-mean = { $count ->
    [one] En { $count } partie : { $figure }.
   *[other] En moyenne sur { $count } parties : { $figure }.
}
web-book-skill-mean = { $count ->
    [one] En { $count } partie : { $figure }. Moins il y en a, mieux c’est.
   *[other] En moyenne sur { $count } parties : { $figure }. Moins il y en a, mieux c’est.
}
web-book-figures = Les chiffres
web-book-no-review = Choisissez un jeu et faites juger des parties pour voir chance et adresse au fil du temps.
web-book-deals = Donnes
web-book-deals-sum = { $count ->
    [one] { $count } donne jouée pour de bon.
   *[other] { $count } donnes jouées pour de bon.
}
web-book-no-deals = Aucune donne jouée pour de bon pour l’instant.
web-book-puzzles = Problèmes
web-book-puzzles-sum = { $right } sur { $count } résolus du premier coup. { $streak } de suite en ce moment, { $longest } au mieux.
web-book-grade = { $game } : vous en êtes au niveau « { $grade } ».
web-book-no-puzzles = Aucun problème essayé pour l’instant.
web-book-file = Dans un fichier
web-book-file-about = Enregistrez le carnet et ouvrez-le dans un autre navigateur : ce qui s’y trouve reste, ce qui est nouveau s’ajoute.
web-book-export = Enregistrer dans un fichier
web-book-import = Ouvrir un fichier
web-book-imported = Ajouté : { $games ->
    [0] aucune partie
    [one] { $games } partie
   *[other] { $games } parties
}, { $puzzles ->
    [0] aucun problème
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
}.
web-book-refused = { $count ->
    [one] Ce fichier a { $count } défaut ; rien n’a été ajouté :
   *[other] Ce fichier a { $count } défauts ; rien n’a été ajouté :
}
web-book-fault = { $field } : { $fault }
web-book-fault-json = Ce n’est pas un fichier JSON.
web-book-fault-format = doit être { $format }
web-book-fault-object = doit être un objet
web-book-fault-list = doit être une liste
web-book-fault-text = doit être un texte
web-book-fault-number = doit être un nombre
web-book-fault-value = n’est pas une valeur possible
web-book-fault-twice = figure deux fois
web-book-fault-more = … et d’autres.
web-book-fault-large = Le fichier est trop grand pour un carnet.
