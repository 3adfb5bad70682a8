# Ce que fait chaque option d’une table, pour qui les règle par leur nom.
options-heading = Options : --option NOM=VALEUR, ou [options] dans un fichier d’expérience
options-default = (par défaut)
options-range = de { $least } à { $most }
options-example = par exemple
options-levels = Niveaux des joueurs de l’ordinateur, du plus faible au plus fort (--bots, --seats) :
options-yardsticks = Étalons, pour comparer des bots :
options-yardstick-uniform = un coup permis, au hasard
options-yardstick-sensible = rapide, selon quelques règles simples
options-plug-ins = Bots installés :
options-plug-in-hidden = (impossible à choisir : un niveau ou un étalon porte ce nom)
options-own-bot = Votre propre bot : bot.py:Classe ou module:Classe
options-not-a-level = Une difficulté dit combien le jeu lui-même est difficile ; un niveau dit combien un joueur de l’ordinateur joue bien. « recruit » et « veteran » nomment les deux.

les-poilus-option-players-about = Combien d’amis jouent ensemble (P1.1).
les-poilus-option-difficulty-about = La difficulté du jeu : recruit ignore les pièges, veteran commence avec 30 cartes Épreuves (P1.7).
les-poilus-option-challenge-about = Continuer après tant de victoires : deux cartes Épreuves de plus pour chacune, 30 au plus. Seulement en difficulté normale (P1.7).
les-poilus-option-victory-about = Si la partie peut aussi être gagnée avant le décompte du soutien (P4.5).
les-poilus-option-soldiers-about = Le soldat de chaque place, une liste de felix, gustave, charles, gaston, anselme et lazare ; sans liste, ou avec une liste plus courte, le hasard décide (P1.1).
les-poilus-option-leader-about = Qui mène la première mission : une place par son numéro, ou le hasard (P1.5).

footclub-option-players-about = Toujours deux : la première place est l’équipe bleue, la seconde la rouge (F1.1).
footclub-option-shoot-out-about = Si les tirs au but départagent un match nul ; règle maison (F4.1).
footclub-option-teams-about = Vos propres équipes au lieu des habituelles, par --option teams=@FICHIER (F1.1).
footclub-option-cards-about = D’autres cartes Match : les mêmes pour les deux équipes, ou celles des Bleus puis des Rouges (F1.2).

trench-club-option-players-about = Combien de personnes jouent ; quatre nations s’affrontent toujours sur la carte entière (T1.1).
trench-club-option-field-about = La demi-carte avec deux nations, ou la carte entière avec quatre ; sans choix, on joue à deux sur la demi-carte (T1.1).
trench-club-option-map-about = La carte : une du jeu, le nom d’une carte à vous, ou --option map=@FICHIER (T12).
trench-club-option-central-about = La nation des Empires centraux sur la demi-carte ; la première place la joue (T1.1).
trench-club-option-entente-about = La nation de l’Entente sur la demi-carte ; la seconde place la joue (T1.1).
trench-club-option-shared-about = À trois : le camp dont une seule personne commande les deux nations (T1.1).
trench-club-option-first-turn-limits-about = Si chaque camp emploie moins de compagnies à son premier tour ; sans cela, commencer est un grand avantage (T1.6).
trench-club-option-threshold-step-about = De combien de faces du dé un niveau d’expérience aide (T5.4).
trench-club-option-special-forces-about = Si l’on peut acheter des forces spéciales (T8).
trench-club-option-victory-points-about = Si les points de victoire et les quartiers généraux décident, et non les seuls forts (T9).
trench-club-option-trenches-about = Si les tranchées sont un terrain à part (T10).
trench-club-option-special-start-about = Si chacun commence avec une force spéciale de son choix (T11.1).
trench-club-option-two-national-units-about = Si chacun commence avec deux unités nationales (T11.2).
trench-club-option-destroyed-at-five-about = Si cinq dégâts détruisent une unité, au lieu de six (T11.3).
trench-club-option-double-armies-about = Si chacun commence avec deux unités de chaque sorte (T11.4).
trench-club-option-surrender-about = Si un camp peut capituler (T7.1).
trench-club-option-armistice-about = La manche après laquelle la partie est nulle (T14.19).
trench-club-option-decision-about = Si le camp qui tient le plus de forts gagne après cette manche, et si aucun nombre de forts ne gagne avant (T14.22).
trench-club-option-battle-about = Une bataille courte d’environ 25 minutes à deux, qui fixe toutes les autres options (T14.23).
trench-club-option-battle-bridgehead = l’Allemagne doit forcer l’Aisne
trench-club-option-battle-relief = un fort britannique assiégé, et une colonne pour le secourir
trench-club-option-battle-raid = des cavaliers français derrière les lignes allemandes
trench-club-option-prices-about = Le prix des unités là où il diffère du fichier des unités, comme prices.tank=18 ; « special-force » vaut pour toutes celles-ci (T14.21).
