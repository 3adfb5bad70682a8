## Home: what one comes back to.

web-book = My book
web-home-finished = Finished games
web-home-no-games = Games you have finished will stand here.
web-home-book = { $count ->
    [one] My book: one game
   *[other] My book: { $count } games
}
web-home-watch = Watch
web-home-deal-about = One deal for each game, the same for everybody.
web-home-deal-played = Played today: { $games }.
web-home-deal-go = Play it
web-home-puzzle = A puzzle
web-home-puzzle-about = A position, one best answer: what do you play, not knowing?
web-home-puzzle-streak = { $count ->
    [0] A new one waits.
    [one] One right. The next one waits.
   *[other] { $count } right in a row.
}
web-home-puzzle-go = Solve it
web-puzzle = Puzzle
