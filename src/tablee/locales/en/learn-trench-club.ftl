# The game taught, topic by topic: what each is called, and what is to be known of it.
trench-club-learn-topics = goal, turn, move, fight, example, money, remember
trench-club-learn-goal = Take the forts
trench-club-learn-goal-text =
    Germany and Austria-Hungary fight France and Great Britain over forts. Five of the seven forts of the half map win, or nine of the fourteen of the whole map.
    You also win when the other side has no units left.
trench-club-learn-turn = A turn has four parts
trench-club-learn-turn-text =
    First you move your units.
    Second you list who attacks whom, and in which order.
    Third the dice decide, attack by attack.
    Fourth your forts pay you, and you repair and buy.
trench-club-learn-move = Moving
trench-club-learn-move-text =
    Each unit moves once. A step costs what the hex costs: open ground 1, forest 1½, road ½.
    Next to an enemy a unit is in contact. A second step in contact ends its move.
    Only soldiers on foot take forts: they start next to an entrance and spend their whole move.
trench-club-learn-fight = Fighting
trench-club-learn-fight-text =
    A unit throws 12 twelve-sided dice, and fewer when it is damaged. A die hits if it is not above the number on the counter. The target’s armour turns hits into damage, and six damage destroy it.
    A target next to the attacker fires back at the same moment.
trench-club-learn-example = An example
trench-club-learn-example-text =
    A howitzer fires at infantry three hexes away: 4 of its 12 dice hit, which is 2 damage. Nobody fires back.
    An armoured car attacks the same infantry, with a comrade next to it: 14 dice, 6 hits, 3 damage. With the 1 it had before that is six: destroyed.
trench-club-learn-money = Money
trench-club-learn-money-text =
    Each of your forts pays 3 bonds at the end of your turn.
    Units that were in one of your forts since the turn began can be repaired. Then you buy new ones; they appear in your forts.
trench-club-learn-remember = What to remember
trench-club-learn-remember-text =
    Guns first: from far away nobody fires back.
    A comrade next to the target gives two more dice, two of them or one exactly opposite three.
    Whoever does damage learns, and hits more often.
    Without a fort nothing can be bought.
