## The review of a finished game: points are hundredths of a win
review-start = At the start: { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a win (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-luck = Luck of draws and dice: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-guess = Luck of guesses, as the hidden cards lay: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-thinking = What the best decisions gain over those made at once: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-thinking-sides = What the best decisions gain over those made at once, yours less theirs: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-cost = Your decisions: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-cost-all = The decisions of all: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-share = Of these, { $seat }: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-others = Decisions of the other side: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-rest = What the judge cannot explain: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-end = At the end: { $percent }% of a win.
review-rough = This device had time for one part in { $divisor } of a whole review: the margins are wider, and small mistakes are not seen.
review-skill = { $seat }: { $count } decisions, { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) lost by each on average.
review-skill-level = { $seat }: { $count } decisions, { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) lost by each on average; the { $level } loses about as much.
review-skill-between = { $seat }: { $count } decisions, { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points (± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }) lost by each on average; so may players from { $weakest } to { $strongest }.
review-too-short = { $seat }: { $count ->
        [one] one decision
       *[other] { $count } decisions
    }, too few to tell how well they were made.
review-no-mistake = No decision of yours was clearly a mistake.
review-mistake = { $number }. Line { $line }: { $move }. Better: { $best }. It cost { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-gave-up = { $number }. Line { $line }: { $move }. To play on was worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-verdict-mistake = Line { $line }, { $seat }: { $move }. That was worth { $played }%. Better: { $best }. That was worth { $worth }%: a mistake of { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-verdict-gave-up = Line { $line }, { $seat }: { $move }. To play on was worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-verdict-close = Line { $line }, { $seat }: { $move }. Perhaps better, by { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }): { $best }. That is too little to call it a mistake.
review-verdict-right = Line { $line }, { $seat }: { $move }. Nothing better was found.
review-verdict-common = Line { $line }, { $seat }: { $move }. Good players do so too.
review-verdict-decided = Line { $line }, { $seat }: { $move }. It no longer mattered.
review-verdict-forced = Line { $line }, { $seat }: { $move }. There was nothing to choose.
review-verdict-unjudged = Line { $line }: this is not judged.
review-why-plan = The better turn does this besides or otherwise: { $moves }.
review-why-better = For “{ $best }”: { $reason } (rule { $rule })
review-why-played = For “{ $move }”: { $reason } (rule { $rule })
review-part-plan = moves and attacks
review-part-purchases = repairs and purchases
review-part = { $part } −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-turn-made = a turn with “{ $move }” ({ $parts })
review-turn-better = a turn with “{ $move }”
review-turn-bought = this turn ({ $parts })
review-turn-purchases = other repairs or purchases
review-no-judge = Nobody judges games of { $game }, so there is no review.
review-not-over = The game is not over. There is a review as soon as it is.
review-no-seat = Only who played has a review.
review-offer = Type { $review }, { $worst } or { $why } 1 to look back; an empty line ends.
review-working = The game is being reviewed; this takes some seconds.
review-progress = Reviewed so far: { $percent }%
review-no-line = No decision has number { $line }.
review-title = Review: { $game }
review-curve = The chances, decision by decision
review-stamp = Rules { $rules }, judge { $judge }.
review-column-line = Line
review-column-seat = Who
review-column-move = Move
review-column-verdict = Verdict
review-column-cost = Cost
review-column-luck = Luck
review-column-value = Chances
review-column-thinking = Thinking
review-cell = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cell-percent = { $percent }% ± { $error }
review-word-mistake = mistake
review-word-close = close
review-word-right = right
review-word-common = as good players do
review-word-decided = no longer mattered
review-word-forced = forced
review-word-unjudged = not judged
review-jumps = The greatest changes:
review-did = Line { $line }, { $seat }: { $move }
review-turn = Lines { $line } to { $last }, the turn of { $seat }
review-still = { $what }. Still { $after }% (± { $error }).
review-jump-decision = { $what }. From { $before }% (± { $before_error }) to { $after }% (± { $error }): { $way ->
        [up] a good decision
       *[down] a costly decision
    }.
review-jump-luck = { $what }. From { $before }% (± { $before_error }) to { $after }% (± { $error }): { $way ->
        [up] good luck
       *[down] bad luck
    } with draws or dice.
review-jump-guess = { $what }. From { $before }% (± { $before_error }) to { $after }% (± { $error }): the hidden cards lay { $way ->
        [up] well
       *[down] badly
    }.
review-jump-rest = { $what }. From { $before }% (± { $before_error }) to { $after }% (± { $error }): the judge cannot explain it.
review-log-mistake = Mistake. Better by { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }): { $best }.
review-log-gave-up = Mistake: to play on was worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
review-log-close = Perhaps a little better: { $best }.
review-log-right = Nothing better was found.
review-log-common = Good players do so too.
review-log-decided = It no longer mattered.
review-log-forced = There was nothing to choose.
review-log-unjudged = This is not judged.
