## My book: the finished games of a device.

web-book-about = Your finished games. The book stays on this device and is never sent; take it along as a file.
web-book-which = Which game
web-book-all = All games
web-book-games = { $count ->
    [one] One game
   *[other] { $count } games
}
web-book-empty = Nothing is written here yet. Play a game to its end, and you will find it here.
web-book-full = This browser has no room left: what is new is lost when you close the page. Save the book as a file, or strike games out.
web-book-forbidden = This browser keeps nothing for this page: what is new is lost when you close it. Save the book as a file.
web-book-others = with { $names }
web-book-bot = { $name } ({ $level })
web-book-replay = Replay
web-book-review = Review
web-book-judge = Work out luck and skill
web-book-judging = Judging every decision: { $percent }%
web-book-strike = Strike out
web-book-more = { $count } more
web-book-by-game = By game
web-book-by-level = By level of the computer players
web-book-by-variant = By what was played
web-book-with-whom = With whom
web-book-played = Games
web-book-points = Points
web-book-share = Share
web-book-percent = { $percent }% ± { $error }
web-book-luck = luck
web-book-skill = an average decision cost
web-book-figure = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } points
web-book-cost = { NUMBER($points, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) } points
web-book-luck-over-time = Luck over time
web-book-skill-over-time = What an average decision cost, over time
web-book-luck-mean = { $count ->
    [one] In one game: { $figure }.
   *[other] On average over { $count } games: { $figure }.
}
web-book-skill-mean = { $count ->
    [one] In one game: { $figure }. The less, the better.
   *[other] On average over { $count } games: { $figure }. The less, the better.
}
web-book-figures = The figures
web-book-no-review = Choose one game and have games judged to see luck and skill over time.
web-book-deals = Deals
web-book-deals-sum = { $count ->
    [one] One deal played for the record.
   *[other] { $count } deals played for the record.
}
web-book-no-deals = No deal played for the record yet.
web-book-puzzles = Puzzles
web-book-puzzles-sum = { $right } of { $count } solved at the first try. { $streak } in a row now, { $longest } at best.
web-book-grade = { $game }: you have come to the grade “{ $grade }”.
web-book-no-puzzles = No puzzle tried yet.
web-book-file = As a file
web-book-file-about = Save the book, and open it in another browser: what is there already stays, what is new is added.
web-book-export = Save as a file
web-book-import = Open a file
web-book-imported = Added: { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
}, { $puzzles ->
    [0] no puzzle
    [one] one puzzle
   *[other] { $puzzles } puzzles
}.
web-book-refused = { $count ->
    [one] This file cannot be taken; nothing was added:
   *[other] This file has { $count } faults; nothing was added:
}
web-book-fault = { $field }: { $fault }
web-book-fault-json = It is not a JSON file.
web-book-fault-format = must be { $format }
web-book-fault-object = must be an object
web-book-fault-list = must be a list
web-book-fault-text = must be a text
web-book-fault-number = must be a number
web-book-fault-value = is not a possible value
web-book-fault-twice = stands there twice
web-book-fault-more = … and more.
web-book-fault-large = The file is too large for a book.
