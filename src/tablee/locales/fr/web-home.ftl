## Home: what one comes back to.

web-book = Mon carnet
web-home-finished = Parties terminées
web-home-no-games = Vos parties terminées se trouveront ici.
web-home-book = { $count ->
    [one] Mon carnet : { $count } partie
   *[other] Mon carnet : { $count } parties
}
web-home-watch = Regarder
web-home-deal-about = Une donne par jeu, la même pour tout le monde.
web-home-deal-played = Jouées aujourd’hui : { $games }.
web-home-deal-go = Jouer
web-home-puzzle = Un problème
web-home-puzzle-about = Une position, une meilleure réponse : que jouez-vous, sans tout savoir ?
web-home-puzzle-streak = { $count ->
    [0] Un nouveau problème vous attend.
    [one] Un problème réussi. Le suivant vous attend.
   *[other] { $count } réussis de suite.
}
web-home-puzzle-go = Résoudre
web-puzzle = Problème
