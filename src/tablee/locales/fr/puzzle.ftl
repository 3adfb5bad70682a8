## Puzzles: in the browser and in the terminal.

puzzle-grade-easy = facile
puzzle-grade-medium = moyen
puzzle-grade-hard = difficile
puzzle-player = Joueur { $number }
puzzle-streak = { $count ->
    [0] Pas encore de série
    [one] Un réussi
   *[other] { $count } réussis de suite
}
puzzle-right = Juste
puzzle-wrong = Ce n’est pas le meilleur choix
puzzle-idea = L’idée : « { $reason } »
puzzle-told = { $sign } { $answer } : { $worth }
puzzle-yours = (votre réponse)
puzzle-worth = Gagne { $percent } % du temps.
puzzle-behind = Gagne { $percent } % du temps : { NUMBER($points, maximumFractionDigits: 1) } points de moins (± { NUMBER($error, maximumFractionDigits: 1) }).
puzzle-behind-exact = Gagne { $percent } % du temps : { NUMBER($points, maximumFractionDigits: 1) } points de moins.
puzzle-exact = Calculé jusqu’à la fin du match : ces chiffres sont exacts. Un match nul compte pour une demi-victoire.
puzzle-judged = Jugé d’après ce que cette place peut savoir, dans de nombreux mondes imaginés qui s’y accordent.
puzzle-level = { $level } { $percent } %
puzzle-levels = Joueurs ordinateurs qui trouvent : { $levels }.
puzzle-next = Problème suivant
puzzle-again = Vous avez déjà essayé celui-ci : seule la première réponse a compté.
puzzle-not-kept = Ce navigateur ne garde rien : votre série sera perdue à la fermeture de la page.

## In the terminal
puzzle-title = { $game } : un problème { $grade }. Vous êtes { $seat }.
puzzle-title-unnamed = { $game } : un problème { $grade }.
puzzle-ask = Tapez le numéro de votre réponse, un mot comme « { $look } » pour revoir la table, « { $next } » ou « { $quit } ».
puzzle-no-such-answer = Il y a { $count } réponses : tapez un nombre de 1 à { $count }.
puzzle-word-next = suivant
puzzle-not-kept-here = Ce qui est gardé de vos problèmes est illisible : rien de ceci n’est gardé.
puzzle-none = { $game } n’a pas de tel problème.
puzzle-why = { $reason } (règle { $rule })
puzzle-score = { $right } sur { $count } justes du premier coup, { $streak } de suite.
puzzle-mistake-title = { $game }, votre partie avec { $others }. Vous êtes { $seat }.
puzzle-mistake-asks = Une analyse a trouvé que votre coup était ici une erreur. Que faites-vous à présent ?
puzzle-mistakes-left = { $count ->
    [0] Il ne reste aucune erreur à revoir.
    [one] Il reste { $count } erreur à revoir.
   *[other] Il reste { $count } erreurs à revoir.
}
puzzle-mistakes-kept = { $count ->
    [0] Aucune nouvelle erreur à revoir.
    [one] { $count } erreur reviendra sous forme de question : tablee mistakes
   *[other] { $count } erreurs reviendront sous forme de questions : tablee mistakes
}
puzzle-mistakes-not-kept = Vos erreurs ne peuvent pas être gardées sous forme de questions : leur fichier ne peut être ni lu ni écrit.
puzzle-no-mistakes = Il n’y a aucune erreur à revoir. Les analyses de vos parties au terminal gardent les vôtres, de même que : tablee review FICHIER --learn

## What is asked
les-poilus-puzzle-name-intensity = Combien de cartes faites-vous distribuer à chacun ?
les-poilus-puzzle-act = Que faites-vous ?
les-poilus-puzzle-support-whom = Vous vous repliez : qui soutenez-vous ?
les-poilus-puzzle-answer-speech = Répondez-vous au discours, et avec quelle carte ?
les-poilus-puzzle-choose-christmas = Qui libérez-vous ?
les-poilus-puzzle-use-support = On vous soutient : pour quoi faire ?
footclub-puzzle-last-turn = Le dernier tour : que jouez-vous ?
footclub-puzzle-choose-supporters = Mettez-vous des Supporters en jeu ?
footclub-puzzle-take-ball = Comment allez-vous chercher le ballon ?
footclub-puzzle-attack-or-keep = Attaquer, ou garder le ballon ?
footclub-puzzle-raise-bonus = Vous attaquez : que dépensez-vous ?
footclub-puzzle-lower-bonus = Vous défendez : que dépensez-vous ?
trench-club-puzzle-attack-order = Tout le monde s’est déplacé. Quelles attaques, et dans quel ordre ?
