footclub-name = FootClub
footclub-about = Deux entraîneurs, huit tours, un ballon : la règle Poussin d’un jeu de cartes de football.
footclub-side-blue = Bleu
footclub-side-red = Rouge
footclub-in-play = { $in_play ->
    [0] aucun Supporter
    [one] { $in_play } carte Supporters
   *[other] { $in_play } cartes Supporters
 } en jeu
footclub-you-have = { $in_play ->
    [0] Vous n’avez aucun Supporter en jeu
    [one] Vous avez { $in_play } carte Supporters en jeu
   *[other] Vous avez { $in_play } cartes Supporters en jeu
 }
footclub-colour = { $colour ->
    [0] { footclub-side-blue }
   *[1] { footclub-side-red }
 }

## Cards and posts
footclub-card-supporters = Supporters
footclub-card-placed-attack = Attaque placée
footclub-card-pressing = Pressing
footclub-card-tackle = Tacle
footclub-card-offensive-support = Soutien offensif
footclub-card-defensive-support = Soutien défensif
footclub-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
 }
footclub-post-coach = entraîneur
footclub-post-goalkeeper = gardien
footclub-post-full-back = arrière latéral
footclub-post-centre-back = défenseur central
footclub-post-defensive-midfielder = milieu défensif
footclub-post-attacking-midfielder = milieu offensif
footclub-post-forward = attaquant

## What happened
footclub-event-team-presented = { $you ->
    [seat] Vous jouez { footclub-colour } avec { $team }. Attaque { $attack }, Défense { $defence }, bonus initial { $bonus }.
   *[other] { footclub-colour } : { $seat } avec { $team }. Attaque { $attack }, Défense { $defence }, bonus initial { $bonus }.
 }
footclub-event-toss-rolled = { $you ->
    [seat] Toss : vous obtenez { $first } et { $second }.
   *[other] Toss : { $seat } obtient { $first } et { $second }.
 }
footclub-event-toss-tied = Égalité au toss : on relance.
footclub-event-toss-won = { $you ->
    [seat] Vous remportez le toss et donnez le coup d’envoi.
   *[other] { $seat } remporte le toss et donne le coup d’envoi.
 }
footclub-event-turn-began = Tour { $turn } sur { $turns }.
footclub-event-cards-drawn = { $you ->
    [seat] Vous piochez { $cards }.
   *[other] { $seat } pioche { $cards }.
 }
footclub-event-cards-drawn-hidden = { $you ->
    [seat] Vous piochez { $count ->
        [one] une carte
       *[other] { $count } cartes
     }.
   *[other] { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
     }.
 }
footclub-event-supporters-chosen = { $you ->
    [seat] Vous avez choisi : { $place ->
        [1] une carte Supporters de plus
       *[0] pas de Supporters
     }.
   *[other] { $seat } a choisi : { $place ->
        [1] une carte Supporters de plus
       *[0] pas de Supporters
     }.
 }
footclub-event-supporters-chosen-hidden = { $you ->
    [seat] Vous avez choisi.
   *[other] { $seat } a choisi.
 }
footclub-event-supporters-placed = { $you ->
    [seat] Vous mettez une carte Supporters en jeu et en avez maintenant { $in_play }.
   *[other] { $seat } met une carte Supporters en jeu et en a maintenant { $in_play }.
 }
footclub-event-supporters-held-back = { $you ->
    [seat] Vous ne mettez pas de carte Supporters en jeu.
   *[other] { $seat } ne met pas de carte Supporters en jeu.
 }
footclub-event-pressing-played = { $you ->
    [seat] Vous jouez un Pressing et prenez le ballon.
   *[other] { $seat } joue un Pressing et prend le ballon.
 }
footclub-event-tackle-won = { $you ->
    [seat] Vous jouez un Tacle et obtenez { $first } et { $second } : le ballon est à vous.
   *[other] { $seat } joue un Tacle et obtient { $first } et { $second } : le ballon est pris.
 }
footclub-event-tackle-missed = { $you ->
    [seat] Vous jouez un Tacle et obtenez { $first } et { $second } : raté. Le ballon ne change pas de camp.
   *[other] { $seat } joue un Tacle et obtient { $first } et { $second } : raté. Le ballon ne change pas de camp.
 }
footclub-event-possession-left = { $you ->
    [seat] Vous laissez le ballon à l’adversaire.
   *[other] { $seat } ne dispute pas le ballon.
 }
footclub-event-ball-kept = { $you ->
    [seat] Vous gardez le ballon sans attaquer.
   *[other] { $seat } garde le ballon sans attaquer.
 }
footclub-event-attack-began = { $you ->
    [seat] Vous jouez une Attaque placée. Bonus d’attaque : { $bonus }.
   *[other] { $seat } joue une Attaque placée. Bonus d’attaque : { $bonus }.
 }
footclub-event-bonus-accepted = { $you ->
    [seat] Vous en restez à un bonus de { $bonus }.
   *[other] { $seat } en reste à un bonus de { $bonus }.
 }
footclub-event-offensive-support-played = { $you ->
    [seat] Vous jouez un Soutien offensif. Bonus d’attaque : { $bonus }.
   *[other] { $seat } joue un Soutien offensif. Bonus d’attaque : { $bonus }.
 }
footclub-event-defensive-support-won = { $you ->
    [seat] Vous jouez un Soutien défensif et obtenez { $first } et { $second } : réussi. Bonus d’attaque : { $bonus }.
   *[other] { $seat } joue un Soutien défensif et obtient { $first } et { $second } : réussi. Bonus d’attaque : { $bonus }.
 }
footclub-event-defensive-support-missed = { $you ->
    [seat] Vous jouez un Soutien défensif et obtenez { $first } et { $second } : sans effet. Le bonus d’attaque reste à { $bonus }.
   *[other] { $seat } joue un Soutien défensif et obtient { $first } et { $second } : sans effet. Le bonus d’attaque reste à { $bonus }.
 }
footclub-event-supporters-exhausted = { $you ->
    [seat] Vous époumonez { $count ->
        [one] une carte Supporters
       *[other] { $count } cartes Supporters
     } ; { $in_play ->
        [0] il ne vous en reste aucune
       *[other] il vous en reste { $in_play }
     } en jeu. Bonus d’attaque : { $bonus }.
   *[other] { $seat } époumone { $count ->
        [one] une carte Supporters
       *[other] { $count } cartes Supporters
     } ; { $in_play ->
        [0] il n’en reste aucune
       *[other] il en reste { $in_play }
     } en jeu. Bonus d’attaque : { $bonus }.
 }
footclub-event-shot-tied = { $you ->
    [seat] Vous tirez : défense { $defence }, attaque { $attack } avec un bonus de { $bonus }. Égalité ! Les deux relancent, sans bonus.
   *[other] { $seat } tire : défense { $defence }, attaque { $attack } avec un bonus de { $bonus }. Égalité ! Les deux relancent, sans bonus.
 }
footclub-event-shot-saved = { $you ->
    [seat] Vous tirez : défense { $defence }, attaque { $attack } avec un bonus de { $bonus }. Arrêt du gardien ! Le ballon change de camp.
   *[other] { $seat } tire : défense { $defence }, attaque { $attack } avec un bonus de { $bonus }. Arrêt du gardien ! Le ballon change de camp.
 }
footclub-event-goal-scored = { $you ->
    [seat] Vous tirez : défense { $defence }, attaque { $attack } avec un bonus de { $bonus }. But ! { $goals ->
        [1] C’est votre premier.
       *[other] Vous en êtes à { $goals }.
     }
   *[other] { $seat } tire : défense { $defence }, attaque { $attack } avec un bonus de { $bonus }. But ! { $goals ->
        [1] C’est le premier de cette équipe.
       *[other] Cette équipe en est à { $goals }.
     }
 }
footclub-event-full-time = Fin du match : { $blue_goals } à { $red_goals }.
footclub-event-shoot-out-began = { $you ->
    [seat] Égalité : les tirs au but décident (règle maison). Vous tirez en premier.
   *[other] Égalité : les tirs au but décident (règle maison). { $seat } tire en premier.
 }
footclub-event-shoot-out-tied = { $you ->
    [seat] Vous tirez : défense { $defence }, attaque { $attack }. Égalité, on relance.
   *[other] { $seat } : défense { $defence }, attaque { $attack }. Égalité, on relance.
 }
footclub-event-shoot-out-saved = { $you ->
    [seat] Vous tirez : défense { $defence }, attaque { $attack }. Arrêté.
   *[other] { $seat } : défense { $defence }, attaque { $attack }. Arrêté.
 }
footclub-event-shoot-out-goal = { $you ->
    [seat] Vous tirez : défense { $defence }, attaque { $attack }. But numéro { $goals }.
   *[other] { $seat } : défense { $defence }, attaque { $attack }. But numéro { $goals }.
 }
footclub-event-shoot-out-won = { $you ->
    [seat] Vous gagnez aux tirs au but, { $most } à { $least }.
   *[other] { $seat } gagne aux tirs au but, { $most } à { $least }.
 }
footclub-event-ball-moved = { $you ->
    [seat] Vous posez le ballon sur { $name }.
   *[other] { $seat } pose le ballon sur { $name }.
 }
footclub-event-token-moved = { $you ->
    [seat] Vous déplacez un jeton But sur { $name }.
   *[other] { $seat } déplace un jeton But sur { $name }.
 }

## How it ended
footclub-end-win = { $you ->
    [seat] Vous gagnez { $most } à { $least }.
   *[other] { $seat } gagne { $most } à { $least }.
 }
footclub-end-draw = Match nul, { $blue_goals } à { $red_goals }.
footclub-end-shoot-out = { $you ->
    [seat] Match nul, { $blue_goals } à { $red_goals } ; vous l’emportez aux tirs au but, { $most } à { $least } (règle maison).
   *[other] Match nul, { $blue_goals } à { $red_goals } ; { $seat } l’emporte aux tirs au but, { $most } à { $least } (règle maison).
 }

## What you are asked
footclub-prompt-choose-supporters = { footclub-you-have }. Ajoutez-vous une carte Supporters de votre main ?
footclub-prompt-wait-supporters = { $mover } n’a pas encore choisi.
footclub-prompt-watch-supporters = Les deux équipes choisissent leurs Supporters.
footclub-prompt-take-ball = { $ball } a le ballon. Tentez-vous de le prendre ?
footclub-prompt-wait-possession = { $mover } peut vous disputer le ballon.
footclub-prompt-watch-possession = { $mover } peut disputer le ballon.
footclub-prompt-attack-or-keep = Vous avez le ballon. { footclub-you-have }. Attaquez-vous, avec un bonus de { $bonus } ?
footclub-prompt-wait-offensive = { $mover } a le ballon et peut attaquer.
footclub-prompt-raise-bonus = Votre attaque a un bonus de { $bonus }. L’augmenter, ou en rester là ? { footclub-you-have }.
footclub-prompt-lower-bonus = L’attaque contre vous a un bonus de { $bonus }. Le réduire, ou en rester là ? { footclub-you-have }.
footclub-prompt-close-attack = La défense en reste à { $bonus }. Tirer, ou augmenter le bonus ? { footclub-you-have }.
footclub-prompt-close-defence = L’attaque en reste à { $bonus }. Laisser tirer, ou réduire le bonus ? { footclub-you-have }.
footclub-prompt-wait-go = Le bonus de l’attaque est de { $bonus } ; { $mover } peut le changer ou en rester là.
footclub-prompt-over = Le match est terminé.

## Why not
footclub-refusal-supporters-first = Les deux équipes choisissent d’abord leurs Supporters.
footclub-refusal-supporters-not-held = Vous n’avez pas de carte Supporters en main.
footclub-refusal-already-chosen = Votre choix est fait ; { $mover } doit encore choisir.
footclub-refusal-supporters-over = Les Supporters entrent en jeu au début du tour, et seulement là.
footclub-refusal-possession-theirs = Vous avez le ballon ; à { $mover } de le disputer.
footclub-refusal-possession-first = Décidez d’abord si vous disputez le ballon.
footclub-refusal-possession-over = La lutte pour le ballon est terminée.
footclub-refusal-possession-card-not-held = Vous n’avez pas la carte { $card } en main.
footclub-refusal-offensive-theirs = { $mover } a le ballon et décide d’attaquer ou non.
footclub-refusal-too-few-supporters = Il faut { $needed } cartes Supporters en jeu pour attaquer ; vous en avez { $in_play }.
footclub-refusal-attack-not-held = Vous n’avez pas d’Attaque placée en main.
footclub-refusal-no-attack = Aucune attaque n’est en cours.
footclub-refusal-support-not-held = Vous n’avez pas la carte { $card } en main.
footclub-refusal-support-of-attacker = Le Soutien offensif est réservé à l’équipe qui attaque.
footclub-refusal-support-of-defender = Le Soutien défensif est réservé à l’équipe qui défend.
footclub-refusal-too-few-to-exhaust = Vous ne pouvez pas époumoner { $count ->
    [one] { $count } carte Supporters
   *[other] { $count } cartes Supporters
 }. { footclub-you-have }.
footclub-refusal-go-theirs = C’est à { $mover } de changer le bonus ou d’en rester là.
footclub-refusal-attack-first = Il faut d’abord régler l’attaque en cours.
footclub-refusal-ball-theirs = { $ball } a le ballon : il est posé sur un de ses joueurs.
footclub-refusal-ball-there = Le ballon est déjà posé sur le numéro { $number }.
footclub-refusal-no-token = Aucun jeton But n’est posé sur le numéro { $number }.
footclub-refusal-token-there = Le jeton But est déjà posé sur le numéro { $number }.

## Moves
footclub-move-supporters-none = Les garder pour plus tard
footclub-move-supporters-without = Continuer sans Supporters
footclub-move-supporters-place = Mettre une carte Supporters en jeu
footclub-move-pass = Leur laisser le ballon
footclub-move-pressing = Pressing
footclub-move-tackle = Tacle
footclub-move-keep = Garder le ballon
footclub-move-attack = Attaque placée
footclub-move-accept = Ne pas changer le bonus
footclub-move-leave = En rester à { $bonus } ({ $chance })
footclub-move-shoot = Tirer ({ $chance })
footclub-move-let-shoot = Laisser tirer ({ $chance })
footclub-move-offensive-support = Soutien offensif
footclub-move-defensive-support = Soutien défensif
footclub-move-exhaust = { $count ->
    [one] époumoner une carte Supporters
   *[other] époumoner { $count } cartes Supporters
 }
footclub-move-ball = Poser le ballon sur le numéro { $number }
footclub-move-ball-named = Poser le ballon sur { $player }
footclub-move-token = Déplacer un jeton But du numéro { $origin } au numéro { $number }
footclub-move-token-named = Déplacer un jeton But : de { $origin } à { $player }
footclub-note-goal = but : { $chance }

## The match in words
footclub-look-turn = Tour { $turn } sur { $turns }.
footclub-look-score = { $blue } { $blue_goals } – { $red_goals } { $red }.
footclub-look-ball = { $you ->
    [seat] Vous avez le ballon.
   *[other] { $seat } a le ballon.
 }
footclub-number = le numéro { $number }
footclub-look-ball-on = { $you ->
    [seat] Vous avez le ballon, posé sur { $player }.
   *[other] { $seat } a le ballon, posé sur { $player }.
 }
footclub-look-tokens = { $you ->
    [seat] Vos jetons But sont sur { $players }.
   *[other] { $seat } : jetons But sur { $players }.
 }
footclub-look-attack = { $you ->
    [seat] Vous attaquez avec un bonus de { $bonus }.
   *[other] { $seat } attaque avec un bonus de { $bonus }.
 }
footclub-look-side = { $seat } : { footclub-in-play }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
 } en main, { $pile } dans la pioche, { $shots ->
    [one] { $shots } tir
   *[other] { $shots } tirs
 }, bonus initial { $bonus }. Défausse : { $discard }.
footclub-look-shoot-out = { $seat } : { $goals ->
    [one] { $goals } but
   *[other] { $goals } buts
 } aux tirs au but (règle maison).
footclub-look-team = { $you ->
    [seat] Vous jouez { footclub-colour } avec { $team }. Attaque { $attack }, Défense { $defence }.
   *[other] { footclub-colour } : { $seat } avec { $team }. Attaque { $attack }, Défense { $defence }.
 }
footclub-roster-team = { $team } ({ footclub-colour }, { $seat })
footclub-roster-card = { $name }, { $post } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
 }
footclub-roster-player = { $number }. { footclub-roster-card }
footclub-hand-cards = Votre main : { $cards }.
footclub-hand-choice = Votre choix : { $place ->
    [1] une carte Supporters de plus
   *[0] pas de Supporters
 }.
footclub-odds-goal = { $you ->
    [seat] Votre attaque avec un bonus de { $bonus } : { $chance } de chances de marquer.
   *[other] { $seat } à l’attaque avec un bonus de { $bonus } : { $chance } de chances de marquer.
 }
footclub-odds-spend = { $you ->
    [seat] Si vous choisissez « { $move } », le bonus est de { $bonus } : { $chance } de chances de marquer.
   *[other] Si { $seat } choisit « { $move } », le bonus est de { $bonus } : { $chance } de chances de marquer.
 }
footclub-odds-tackle = Un Tacle ou un Soutien défensif a { $chance } de chances de réussir.
footclub-odds-held = { $seat } a { $chance } de chances d’avoir la carte { $card } en main ({ $unseen ->
    [one] { $unseen } carte cachée
   *[other] { $unseen } cartes cachées
 }).

# Pourquoi un joueur artificiel a joué un coup.
footclub-reason-solved = Calculé jusqu’à la fin du match : ce coup rapporte { $percent } % des points si les deux équipes jouent au mieux.
footclub-reason-decided = Le match est joué, quoi qu’on fasse.
footclub-reason-hold-back = Une carte Supporters de plus en jeu n’aiderait pas encore.
footclub-reason-place = Les Supporters servent en jeu, pas en main.
footclub-reason-leave-ball = Le ballon ne vaut pas une carte pour l’instant.
footclub-reason-take-ball = Le ballon vaut un Pressing, qui le prend à coup sûr.
footclub-reason-try-for-ball = Le ballon vaut un Tacle, qui le prend avec { $percent } % de chances.
footclub-reason-save-attack = Le tir commencerait à { $percent } % ; l’Attaque placée vaudra davantage plus tard.
footclub-reason-keep-result = En gardant le ballon, on termine le match sur ce score.
footclub-reason-risk-attack = Avec { $in_play } Supporters contre { $other_in_play }, une attaque vaut sa carte.
footclub-reason-enough = Le but a { $percent } % de chances en l’état ; dépenser plus coûterait plus que cela ne rapporte.
footclub-reason-better-shot = Les chances de but passent de { $before } % à { $after } %.
footclub-reason-worse-shot = Les chances de but adverses passent de { $before } % à { $after } %.
