## The result page
web-result-match-won = Vous gagnez { $own } à { $other }
web-result-match-lost = Vous perdez { $own } à { $other }
web-result-match-draw = { $own } à { $other }, match nul
web-result-match-won-shoot-out = Vous gagnez les tirs au but { $own } à { $other }
web-result-match-lost-shoot-out = Vous perdez les tirs au but { $own } à { $other }
web-result-match-score = { $own } à { $other }
web-result-match-sides = { $first } avec { $blue } contre { $second } avec { $red }.
web-result-match-before = Le score était de { $own } à { $other } à la fin du match.
web-result-friend-lost = { $name } n’en peut plus
web-result-surrendered = Vous avez capitulé à la manche { $round }
web-result-victory = Victoire
web-result-defeat = Défaite
web-result-turning = Ce qui a tout décidé
web-result-see = Revoir ce moment
web-result-no-turning = Aucun coup n’a décidé à lui seul de cette partie.
web-result-moments = Les moments de la partie
web-result-look-through = Revoir la partie
web-result-other = Autre table…
web-result-more = Plus
web-result-share = Copier le lien vers le film de la partie
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
