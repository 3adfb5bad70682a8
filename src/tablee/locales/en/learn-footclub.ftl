# The game taught, topic by topic: what each is called, and what is to be known of it.
footclub-learn-topics = goal, turn, ball, attack, example, shot, remember
footclub-learn-goal = Score more in eight turns
footclub-learn-goal-text =
    Two coaches, two teams, and the same 25 cards for both. After eight turns whoever has scored more goals wins.
footclub-learn-turn = A turn
footclub-learn-turn-text =
    First, both draw two cards.
    Second, both decide in secret whether to put one Supporters card into play.
    Third, you fight for the ball.
    Fourth, whoever has the ball may attack.
footclub-learn-ball = The ball
footclub-learn-ball-text =
    Without the ball, you may play Pressing: the ball is yours. Or Tackle: roll two dice, and 7 or more takes the ball (58%).
    Whoever has just lost the ball may answer in the same way. A Tackle that fails ends the duel.
footclub-learn-attack = The attack
footclub-learn-attack-text =
    With the ball and three Supporters cards in play, you may play a Placed Attack. It begins at a bonus of −2. The rope shows where the bonus stands, and how likely a goal is.
    Then you take turns. Each Supporters card you send home pulls the rope by 1, the attack’s up and the defence’s down. Offensive Support is worth +2, Defensive Support −2 if two dice show 7 or more.
footclub-learn-example = An example
footclub-learn-example-text =
    Blue attacks at −2: a goal has a chance of 22%. Blue sends three Supporters cards home: +1, that is 65%.
    Red sends one home: 0, that is 50%. Blue leaves it at that, and so does Red: the shot is taken.
footclub-learn-shot = The shot
footclub-learn-shot-text =
    The defence rolls a die. Then the attack rolls one and adds the bonus. Higher is a goal, lower is a save. If they are level, both roll again without the bonus.
    After a goal the other side has the ball, and the turn is over. After a save the defence has it, and you may fight for it again.
footclub-learn-remember = What to remember
footclub-learn-remember-text =
    An attack needs three Supporters cards in play: do not send all of them home.
    A card that was played does not come back.
    The next attack begins at −2 again.
    Defensive Support fails in four cases out of ten.
