tui-key-help = Help
tui-key-switch = Log
tui-key-odds = Odds
tui-key-undo = Undo
tui-key-next = Next
tui-key-forth = Next step
tui-key-back = Back
tui-key-eyes = View
tui-key-leave = Leave
tui-leave = The game ends when you leave. Q again leaves; / save and a name keeps it.
tui-keys = Arrows move, Enter or a click acts, Tab goes on, Esc goes back. Type a digit to start a move number, / to start a command. F4 tells the rule that was cited last. + and − show the map closer or more of it. In a replay Space and Backspace step, Page Up and Page Down ten at a time, Home and End jump; E shows the next player’s view.
tui-legend-les-poilus = Symbols: >> your turn, > can be played or is to act, ! a risk, !! certain failure, ● an active threat, ↯ a trap, (left) a support tile.
tui-legend-footclub = Symbols: >> your turn, > can be played or is to act, (o) the ball, [ ] the bonus on the rope, i a Supporters card in play.
tui-legend-trench-club = Symbols: Gin a unit, by the letter of its nation and two letters of its kind, 1+ an entrance of fort 1, 1@ the fort and 1G its owner, . open ground, ^ forest, = road, ~ water, % bridge, : trench, .2 start 2, * a mine. For the unit you chose (<): o within reach, ! within reach and in contact with an enemy, x a target.
tui-space = Space
tui-command = / command, or a move by number or in words
tui-set-up = Set up for me
tui-nothing-here = Nothing can be done here: n goes to the next unit, Tab to the list of moves.
tui-back = ‹ all units
tui-lost = the connection is broken; trying again
tui-replay = line { $line } of { $last }, seen by { $seat }
tui-replay-fixed = What was played cannot be changed here.
tui-open-eyes = a spectator
tui-stands = Supporters { $count } { $signs }
tui-strengths = Attack { $attack }, Defence { $defence }, bonus { $bonus }
tui-cards = hand { $hand }, pile { $pile }, shots { $shots }
tui-rope-bonus = bonus { $marks }
tui-rope-goal = goal % { $chances }
tui-needs-terminal = This needs a terminal; “tablee term” plays by words alone, through pipes as well.
tui-poilus-title = Mission { $mission }, { $leader } leads · trials { $trials }, morale { $reserve }, tokens { $supply }
tui-soldier = { $seat }{ $mission ->
    [out] { " " }(withdrawn)
   *[other] { "" }
 }: cards { $cards }, tiles { $tiles }, tokens { $tokens }, charm { $threat } { $charm ->
    [up] ready
   *[down] used
 }{ $count ->
    [0] { "" }
   *[other] ; { $knocks }
 }
tui-trench-title = Round { $round } · forts { $central }:{ $entente } of { $needed } · { $money }
tui-trench-decision = Round { $round } of { $rounds } · forts { $central }:{ $entente } · { $money }
tui-bonds = { $nation } { $bonds } bonds
