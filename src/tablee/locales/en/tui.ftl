tui-key-help = Help
tui-key-switch = Log
tui-key-odds = Odds
tui-key-undo = Undo
tui-key-next = Next
tui-key-command = Type
tui-key-cancel = Back
tui-key-leave = Leave
tui-keys = Arrows move, Enter or a click acts, Tab goes on, Esc goes back. A figure begins a move’s number, / a command. + and − show the map closer or more of it. In a replay Space and Backspace step, Page Up and Page Down ten at a time, Home and End jump; E looks through the next player’s eyes.
tui-command = / command, or a move by number or in words
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
 }
tui-trench-title = Round { $round } · forts { $central }:{ $entente } of { $needed } · { $money }
tui-bonds = { $nation } { $bonds } bonds
