## The review of a finished game, in the browser
web-review-working = The game is being reviewed: every decision, in many imagined games. This takes some seconds.
web-review-working-here = The game is being reviewed in your browser: every decision, in many imagined games. That takes some two minutes, longer on a phone, and is rougher than on a server.
web-review-worst = { $count ->
        [one] Your costliest decision, luck aside
       *[other] Your { $count } costliest decisions, luck aside
    }
web-review-card = { $number }. Line { $line }
web-review-points = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
web-review-did = You did
web-review-better = Better
web-review-try = Try it from here
web-review-see = See it in the replay
web-review-rule = Rule { $rule }
web-review-position = The position in words
web-review-learn = Learn from my mistakes
web-review-curve-list = The whole curve as a list
web-review-bars = Luck and skill
web-review-luck = Luck gave { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }): draws, dice, and how the hidden cards lay.
web-review-luck-open = Luck gave { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }): draws and dice.
web-review-skill = Your decisions: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) against the best ones.
web-review-skill-all = The decisions of all friends: { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }) against the best ones.
web-review-sums = How it adds up
web-review-marking = Reviewing: { $done } of { $total }
web-review-marked = Mistake: −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
web-mistakes-count = { $waiting ->
        [0] Nothing to answer
        [one] One question
       *[other] { $waiting } questions
    }, { $learned } learned.
web-mistakes-none = No mistakes are kept yet. After a game, have it reviewed: its positions come back here until you answer them well.
web-mistakes-games = To the games
web-mistakes-question = What do you do?
web-mistakes-from = { $game }, line { $line } of your game of { $day }. The position as you saw it.
web-mistakes-best = best
web-mistakes-loss = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
web-mistakes-well = Well answered.
web-mistakes-again = Another move was better. The question comes back.
web-mistakes-next = Next question
web-mistakes-forget = Do not ask again
