table-none = none
table-percent = { NUMBER($share, maximumFractionDigits: 1) }% ({ $exact })
table-percent-exact = { $share }%
table-event-undone = { $you ->
    [seat] You take move { $undo } back.
   *[other] { $seat } takes move { $undo } back.
 }
table-event-taken-back = { $you ->
    [seat] You take move { $undo } back, and all that followed; the others agreed.
   *[other] { $seat } takes move { $undo } back, and all that followed; the others agreed.
 }
table-and = { $items } and { $last }
table-you = You
table-refusal = { $reason } (rule { $rule })
table-refusal-no-such-seat = There is no seat { $seat }; the table has { $seats }.
table-refusal-stale = You have seen { $expected ->
    [one] { $expected } move
   *[other] { $expected } moves
 }, but there are { $actual } by now.
table-refusal-game-over = The game is over.
table-refusal-unknown-move = { $move } is not a move of this game.
table-refusal-nothing-to-undo = You have no move to take back.
table-refusal-undo-revealed = Move { $seq } has shown something that was hidden.
table-refusal-undo-drawn = Chance has decided something in move { $seq }.
table-refusal-undo-others-moved = Move { $seq } of somebody else would not be possible without yours.
table-refusal-undo-taken-back = Move { $seq } took something back by leave of the others; what came before it stands.
table-reason-only-move = It is the only move there is.
table-reason-by-chance = It was picked by chance.
table-reason-rule-of-thumb = By rule of thumb it looks best.
table-reason-imagined = Of { $games } games imagined from here, those that began with it went best: { $percent }% of the points.
table-level-uniform = chance
table-level-sensible = rule of thumb
table-level-recruit = recruit
table-level-regular = regular
table-level-captain = captain
table-level-veteran = veteran
