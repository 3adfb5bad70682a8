## The result page
web-result-match-won = You win { $own }–{ $other }
web-result-match-lost = You lose { $own }–{ $other }
web-result-match-draw = { $own }–{ $other }, a draw
web-result-match-won-shoot-out = You win the shoot-out { $own }–{ $other }
web-result-match-lost-shoot-out = You lose the shoot-out { $own }–{ $other }
web-result-match-score = { $own }–{ $other }
web-result-match-sides = { $first } with { $blue } against { $second } with { $red }.
web-result-match-before = It stood { $own }–{ $other } at full time.
web-result-friend-lost = { $name } cannot go on
web-result-surrendered = You surrendered in round { $round }
web-result-victory = Victory
web-result-defeat = Defeat
web-result-turning = What decided it
web-result-see = See it again
web-result-no-turning = No single move decided this game.
web-result-moments = What happened when
web-result-look-through = Look through the game
web-result-other = Other table …
web-result-more = More
web-result-share = Copy the link to the replay
web-result-over = The game is over: { $result }.

## In a list of tables
web-result-won = won
web-result-lost = lost
web-result-draw = drawn
web-result-list = { $how }, { $date }
web-result-list-won = won { $own }–{ $other }
web-result-list-lost = lost { $own }–{ $other }
web-result-list-draw = { $own }–{ $other }
web-result-round = { $how } in round { $round }
web-result-poilus-victory = Peace in mission { $mission }
web-result-poilus-monument = Monument in mission { $mission }
web-result-poilus-hard-knocks = lost in mission { $mission }
web-result-replay = { $how }: replay
