## The result page
web-result-match-won = Vous gagnez { $own } à { $other }
web-result-match-lost = Vous perdez { $own } à { $other }
web-result-match-draw = { $own } à { $other }, match nul
web-result-match-won-shoot-out = Vous gagnez les tirs au but { $own } à { $other }
web-result-match-lost-shoot-out = Vous perdez les tirs au but { $own } à { $other }
web-result-match-score = { $own } à { $other }
web-result-match-sides = { $you ->
    [first] Vous avec { $blue } contre { $second } avec { $red }.
    [second] Vous avec { $red } contre { $first } avec { $blue }.
   *[nobody] { $first } avec { $blue } contre { $second } avec { $red }.
 }
web-result-match-before = Le score était de { $own } à { $other } à la fin du match.
web-result-friend-lost = { $you ->
    [yes] Vous n’en pouvez plus
   *[no] { $name } n’en peut plus
 }
web-result-surrendered = Vous avez capitulé à la manche { $round }
web-result-war-won = Victoire pour { $side }
web-result-war-lost = Défaite contre { $side }
web-result-war-winner = Victoire pour { $side }.
web-result-war-destruction = Manche { $round } : un camp n’a plus d’unités.
web-result-war-forts = Manche { $round } : assez de forts sont tenus.
web-result-war-surrender = Manche { $round } : l’ennemi se rend.
web-result-war-points = Manche { $round } : assez de points de victoire.
web-result-war-annihilation = Manche { $round } : plus personne n’a d’unité.
web-result-war-armistice = Après { $round } manches, les canons se taisent : c’est l’armistice.
web-result-war-decision = Après { $round } manches, un camp tient plus de forts.
web-result-turning = Ce qui a tout décidé
web-result-greatest = Le grand moment
web-result-see = Revoir ce moment
web-result-no-turning = Aucun coup n’a décidé à lui seul de cette partie.
web-result-moments = Les moments de la partie
web-result-look-through = Revoir la partie
web-result-other = Autre niveau…
web-result-more = Plus
web-result-share = Copier le lien pour revoir la partie
web-result-over = La partie est terminée : { $result }.

## In a list of tables
web-result-won = gagnée
web-result-lost = perdue
web-result-draw = nulle
web-result-list = { $how }, { $date }
web-result-list-won = gagné { $own } à { $other }
web-result-list-lost = perdu { $own } à { $other }
web-result-list-draw = { $own } à { $other }
web-result-round = { $how } à la manche { $round }
web-result-poilus-victory = Paix à la mission { $mission }
web-result-poilus-monument = Monument à la mission { $mission }
web-result-poilus-hard-knocks = perdue à la mission { $mission }
web-result-replay = { $how } : revoir la partie
web-review = Analyser ma partie
web-mistakes = Apprendre de mes erreurs
