# The game taught, topic by topic: what each is called, and what is to be known of it.
footclub-learn-topics = goal, turn, ball, attack, example, shot, remember
footclub-learn-goal = Marquer plus en huit tours
footclub-learn-goal-text =
    Deux entraîneurs, deux équipes, et les mêmes 25 cartes pour chacun. Après huit tours, celui qui a marqué le plus de buts gagne.
footclub-learn-turn = Un tour
footclub-learn-turn-text =
    D’abord, chacun pioche deux cartes.
    Ensuite, chacun décide en secret s’il met une carte Supporters en jeu.
    Puis on se dispute le ballon.
    Enfin, celui qui a le ballon peut attaquer.
footclub-learn-ball = Le ballon
footclub-learn-ball-text =
    Sans le ballon, vous pouvez jouer un Pressing : le ballon est à vous. Ou un Tacle : lancez deux dés, et 7 ou plus prend le ballon (58 %).
    Celui qui vient de perdre le ballon peut répondre de la même façon. Un Tacle raté met fin au duel.
footclub-learn-attack = L’attaque
footclub-learn-attack-text =
    Avec le ballon et trois cartes Supporters en jeu, vous pouvez jouer une Attaque placée. Elle commence avec un bonus de −2. La corde montre où en est le bonus, et les chances de but.
    Puis chacun joue à son tour. Chaque carte Supporters renvoyée tire la corde de 1, vers le haut pour l’attaque, vers le bas pour la défense. Le Soutien offensif vaut +2, le Soutien défensif −2 si deux dés font 7 ou plus.
footclub-learn-example = Un exemple
footclub-learn-example-text =
    Les Bleus attaquent à −2 : 22 % de chances de but. Ils renvoient trois cartes Supporters : +1, soit 65 %.
    Les Rouges en renvoient une : 0, soit 50 %. Les Bleus en restent là, les Rouges aussi : on tire.
footclub-learn-shot = Le tir
footclub-learn-shot-text =
    La défense lance un dé. Puis l’attaque lance le sien et ajoute le bonus. Plus haut, c’est but ; plus bas, le gardien arrête. En cas d’égalité, les deux relancent sans bonus.
    Après un but, le ballon va à l’autre équipe et le tour est fini. Après un arrêt, la défense a le ballon, et on peut de nouveau se le disputer.
footclub-learn-remember = À retenir
footclub-learn-remember-text =
    Il faut trois cartes Supporters en jeu pour attaquer : ne les renvoyez pas toutes.
    Une carte jouée ne revient pas.
    L’attaque suivante repart de −2.
    Le Soutien défensif échoue quatre fois sur dix.
