# The game taught, topic by topic: what each is called, and what is to be known of it.
trench-club-learn-topics = goal, turn, move, fight, example, money, remember
trench-club-learn-goal = Prendre les forts
trench-club-learn-goal-text =
    L’Allemagne et l’Autriche-Hongrie disputent les forts à la France et à la Grande-Bretagne. Cinq des sept forts de la demi-carte donnent la victoire, ou neuf des quatorze de la carte entière.
    On gagne aussi quand l’autre camp n’a plus d’unités.
trench-club-learn-turn = Un tour en quatre parties
trench-club-learn-turn-text =
    D’abord, vous déplacez vos unités.
    Ensuite, vous dites qui attaque qui, et dans quel ordre.
    Puis les dés décident, attaque après attaque.
    Enfin, vos forts vous paient ; vous réparez et achetez.
trench-club-learn-move = Le déplacement
trench-club-learn-move-text =
    Chaque unité se déplace une fois. Un pas coûte ce que coûte l’hexagone : terrain découvert 1, forêt 1½, route ½.
    À côté d’un ennemi, une unité est au contact. Un deuxième pas au contact met fin à son déplacement.
    Seuls les soldats à pied prennent les forts : ils partent d’à côté d’une entrée et y consacrent tout leur déplacement.
trench-club-learn-fight = Le combat
trench-club-learn-fight-text =
    Une unité lance 12 dés à douze faces, et moins quand elle est endommagée. Un dé touche s’il ne dépasse pas le nombre inscrit sur le pion. Le blindage de la cible change les touches en dégâts, et six dégâts la détruisent.
    Une cible voisine de l’attaquant riposte au même moment.
trench-club-learn-example = Un exemple
trench-club-learn-example-text =
    Un obusier tire sur l’infanterie à trois hexagones : 4 de ses 12 dés touchent, soit 2 dégâts. Personne ne riposte.
    Une voiture blindée attaque la même infanterie, avec un camarade à côté de la cible : 14 dés, 6 touches, 3 dégâts. Avec celui d’avant, cela fait six : détruite.
trench-club-learn-money = L’argent
trench-club-learn-money-text =
    À la fin de votre tour, chacun de vos forts rapporte 3 bons.
    Les unités qui étaient dans un de vos forts depuis le début du tour peuvent être réparées. Puis vous en achetez de nouvelles ; elles arrivent dans vos forts.
trench-club-learn-remember = À retenir
trench-club-learn-remember-text =
    Les canons d’abord : de loin, personne ne riposte.
    Un camarade à côté de la cible donne deux dés de plus ; deux camarades, ou un seul juste en face, en donnent trois.
    Qui fait des dégâts apprend, et touche plus souvent.
    Sans fort, on ne peut rien acheter.
