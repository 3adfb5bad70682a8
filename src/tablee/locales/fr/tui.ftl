tui-key-help = Aide
tui-key-switch = Journal
tui-key-odds = Chances
tui-key-undo = Annuler
tui-key-next = Suivante
tui-key-command = Taper
tui-key-cancel = Retour
tui-key-leave = Quitter
tui-keys = Les flèches déplacent, Entrée ou un clic agit, Tab passe à la suite, Échap revient. Un chiffre commence un numéro de coup, / une commande. + et − rapprochent ou éloignent la carte. Dans une relecture, Espace et Retour arrière avancent ou reculent d’un coup, Page précédente et Page suivante de dix, Début et Fin vont aux extrémités ; E regarde par les yeux du joueur suivant.
tui-command = / commande, ou coup par son numéro ou en mots
tui-back = ‹ toutes les unités
tui-lost = la connexion est coupée ; nouvel essai
tui-replay = ligne { $line } sur { $last }, vue par { $seat }
tui-replay-fixed = Ce qui a été joué ne peut pas être changé ici.
tui-open-eyes = un spectateur
tui-stands = Supporters { $count } { $signs }
tui-strengths = Attaque { $attack }, Défense { $defence }, bonus { $bonus }
tui-cards = main { $hand }, pioche { $pile }, tirs { $shots }
tui-rope-bonus = bonus { $marks }
tui-rope-goal = but % { $chances }
tui-needs-terminal = Il faut un terminal ; « tablee term » joue par les mots seuls, aussi à travers un tube.
tui-poilus-title = Mission { $mission }, dirigée par { $leader } · épreuves { $trials }, moral { $reserve }, jetons { $supply }
tui-soldier = { $seat }{ $mission ->
    [out] { " " }(replié)
   *[other] { "" }
 } : cartes { $cards }, tuiles { $tiles }, jetons { $tokens }, Porte-Bonheur { $threat } { $charm ->
    [up] prêt
   *[down] utilisé
 }
tui-trench-title = Manche { $round } · forts { $central }:{ $entente } sur { $needed } · { $money }
tui-bonds = { $nation } { $bonds } bons
