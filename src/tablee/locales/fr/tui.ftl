tui-key-help = Aide
tui-key-switch = Journal
tui-key-odds = Chances
tui-key-undo = Annuler
tui-key-next = Suivante
tui-key-forth = Avancer
tui-key-back = Reculer
tui-key-eyes = Yeux
tui-key-leave = Quitter
tui-leave = La partie s’arrête si vous partez. Q encore une fois pour quitter ; / enregistrer et un nom pour la garder.
tui-keys = Les flèches déplacent, Entrée ou un clic agit, Tab passe à la suite, Échap revient. Un chiffre commence un numéro de coup, / une commande. F4 donne la règle citée en dernier. + et − rapprochent ou éloignent la carte. Dans une relecture, Espace et Retour arrière avancent ou reculent d’un coup, Page précédente et Page suivante de dix, Début et Fin vont aux extrémités ; E regarde par les yeux du joueur suivant.
tui-legend-les-poilus = Signes : >> c’est à vous, > peut être joué ou doit agir, ! un risque, !! échec certain, ● une menace active, ↯ un piège, (gauche) une tuile Soutien.
tui-legend-footclub = Signes : >> c’est à vous, > peut être joué ou doit agir, (o) le ballon, [ ] le bonus sur la corde, i une carte Supporters en jeu.
tui-legend-trench-club = Signes : Ain une unité, par la lettre de sa nation et deux de son nom, 1+ une entrée du fort 1, 1@ le fort et 1A son propriétaire, . terrain dégagé, ^ forêt, = route, ~ eau, % pont, : tranchée, .2 départ 2, * une mine. Pour l’unité choisie (<) : o à portée de marche, ! à portée mais au contact d’un ennemi, x une cible.
tui-space = Espace
tui-command = / commande, ou coup par son numéro ou en mots
tui-set-up = Placer pour moi
tui-nothing-here = Il n’y a rien à faire ici : n va à l’unité suivante, Tab à la liste des coups.
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
 }{ $count ->
    [0] { "" }
   *[other] { "" } ; { $knocks }
 }
tui-trench-title = Manche { $round } · forts { $central }:{ $entente } sur { $needed } · { $money }
tui-trench-decision = Manche { $round } sur { $rounds } · forts { $central }:{ $entente } · { $money }
tui-bonds = { $nation } { $bonds } bons
