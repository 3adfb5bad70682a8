## Puzzles: in the browser and in the terminal.

puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-player = Player { $number }
puzzle-streak = { $count ->
    [0] No streak yet
    [one] One right
   *[other] { $count } right in a row
}
puzzle-right = Right
puzzle-wrong = Not the best
puzzle-idea = The idea behind it: { $reason }
puzzle-told = { $sign } { $answer }: { $worth }
puzzle-yours = (your answer)
puzzle-worth = Wins { $percent }% of the time.
puzzle-behind = Wins { $percent }% of the time: { NUMBER($points, maximumFractionDigits: 1) } points less (± { NUMBER($error, maximumFractionDigits: 1) }).
puzzle-behind-exact = Wins { $percent }% of the time: { NUMBER($points, maximumFractionDigits: 1) } points less.
puzzle-exact = Worked out to the end of the match: these figures are exact. A draw counts half a win.
puzzle-judged = Judged by what this seat can know, in many imagined worlds that all fit it.
puzzle-level = { $level } { $percent }%
puzzle-levels = Computer players who find it: { $levels }.
puzzle-next = Next puzzle
puzzle-again = You have tried this one before: only the first answer counted.
puzzle-not-kept = This browser keeps nothing: your streak is lost when you close the page.

## In the terminal
puzzle-title = { $game }: a puzzle, { $grade }. You are { $seat }.
puzzle-title-unnamed = { $game }: a puzzle, { $grade }.
puzzle-ask = Type the number of your answer, a word such as "{ $look }" to see the table again, "{ $next }" or "{ $quit }".
puzzle-no-such-answer = There are { $count } answers: type a number from 1 to { $count }.
puzzle-word-next = next
puzzle-not-kept-here = What is kept of your puzzles cannot be read, so nothing of this is kept.
puzzle-none = { $game } has no such puzzle.
puzzle-why = { $reason } (rule { $rule })
puzzle-score = { $right } of { $count } right at the first try, { $streak } in a row.
puzzle-mistake-title = { $game }, your game with { $others }. You are { $seat }.
puzzle-mistake-asks = A review found that your move here was a mistake. What do you do now?
puzzle-mistakes-left = { $count ->
    [0] No mistake is left to learn from.
    [one] One mistake is left to learn from.
   *[other] { $count } mistakes are left to learn from.
}
puzzle-mistakes-kept = { $count ->
    [0] No new mistake to learn from.
    [one] One mistake comes back as a question: tablee mistakes
   *[other] { $count } mistakes come back as questions: tablee mistakes
}
puzzle-mistakes-not-kept = Your mistakes cannot be kept as questions: their file cannot be read or written.
puzzle-no-mistakes = There is no mistake to learn from. The reviews of your games in the terminal keep yours, and so does: tablee review FILE --learn

## What is asked
les-poilus-puzzle-name-intensity = How many cards do you have dealt to each?
les-poilus-puzzle-act = What do you do?
les-poilus-puzzle-support-whom = You withdraw: whom do you support?
les-poilus-puzzle-answer-speech = Do you answer the speech, and with which card?
les-poilus-puzzle-choose-christmas = Whom do you free?
les-poilus-puzzle-use-support = You are supported: what for?
footclub-puzzle-last-turn = The last turn: what do you play?
footclub-puzzle-choose-supporters = Do you put Supporters into play?
footclub-puzzle-take-ball = How do you go for the ball?
footclub-puzzle-attack-or-keep = Attack, or keep the ball?
footclub-puzzle-raise-bonus = You attack: what do you spend?
footclub-puzzle-lower-bonus = You defend: what do you spend?
trench-club-puzzle-attack-order = Everybody has moved. Which attacks, and in which order?
