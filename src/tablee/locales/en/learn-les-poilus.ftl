# The game taught, topic by topic: what each is called, and what is to be known of it.
les-poilus-learn-topics = goal, mission, turn, example, knocks, help, support, remember
les-poilus-learn-goal = Come home together
les-poilus-learn-goal-text =
    You win together or lose together. The Trials pile is what the war still has in store for you. When it is empty, and so is every hand, there is peace: you win.
    The other pile is your morale, and every mission costs some. When its last card goes, only the Monument is left: you lose.
les-poilus-learn-mission = A mission
les-poilus-learn-mission-text =
    The leader says how many cards everybody is dealt: the intensity. Then you take turns, and each does one thing, until all have withdrawn. That is a success, and what was played is gone for good.
    A mission may also fail. Then what was played goes back into the Trials pile.
les-poilus-learn-turn = Your turn
les-poilus-learn-turn-text =
    Do one of four things: play a card, use your Good-luck Charm, make a speech, or withdraw.
    A card with threats is laid in No Man’s Land. A torn corner is a trap: you draw one more card at once and must play that one too. Recruits play without traps.
les-poilus-learn-example = Three alike: the mission fails
les-poilus-learn-example-text =
    Two shells lie in No Man’s Land. A third shell makes the mission fail at once.
    So here “snow and mask” can be played, but “rain and shell” must wait.
les-poilus-learn-knocks = Hard Knocks
les-poilus-learn-knocks-text =
    A Hard Knock is laid before whoever plays it, and stays there. A Trauma or a Phobia counts as one more threat while its soldier is in the mission; others make you mute, clumsy or fearful.
    Four Hard Knocks before one soldier are too much: everybody loses.
les-poilus-learn-help = Helping each other
les-poilus-learn-help-text =
    Your Good-luck Charm takes one card with its threat out of No Man’s Land, once.
    A speech costs a Speech token: name a threat, and each friend may discard a card that shows it. Whoever has led a mission takes a token.
les-poilus-learn-support = Withdraw and support
les-poilus-learn-support-text =
    When you withdraw, you keep your cards and lay a Support tile face down. Its arrow points to a friend.
    After the mission the tiles are shown. Whoever alone has the most is helped: rid of up to two Hard Knocks, or the charm is ready again. After a failure it is one Hard Knock.
les-poilus-learn-remember = What to remember
les-poilus-learn-remember-text =
    Cards left in hands cost morale: as many as all of you hold, but at least three.
    If two have the most support, nobody is helped: talk about it.
    Look at the risk that is shown with each of your cards before you play it.
    Withdraw before it is too late, but not as soon as you can.
