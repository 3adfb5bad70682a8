## The result page
web-result-match-won = You win { $own }–{ $other }
web-result-match-lost = You lose { $own }–{ $other }
web-result-match-draw = { $own }–{ $other }, a draw
web-result-match-won-shoot-out = You win the shoot-out { $own }–{ $other }
web-result-match-lost-shoot-out = You lose the shoot-out { $own }–{ $other }
web-result-match-score = { $own }–{ $other }
web-result-match-sides = { $you ->
    [first] You with { $blue } against { $second } with { $red }.
    [second] You with { $red } against { $first } with { $blue }.
   *[nobody] { $first } with { $blue } against { $second } with { $red }.
 }
web-result-match-before = It stood { $own }–{ $other } at full time.
web-result-friend-lost = { $you ->
    [yes] You cannot go on
   *[no] { $name } cannot go on
 }
web-result-surrendered = You surrendered in round { $round }
web-result-war-won = Victory for { $side }
web-result-war-lost = Defeat against { $side }
web-result-war-winner = Victory for { $side }.
web-result-war-destruction = Round { $round }: one side has no units left.
web-result-war-forts = Round { $round }: enough forts are held.
web-result-war-surrender = Round { $round }: the enemy surrenders.
web-result-war-points = Round { $round }: enough victory points.
web-result-war-annihilation = Round { $round }: nobody has a unit left.
web-result-war-armistice = After { $round } rounds the guns fall silent: an armistice.
web-result-war-decision = After { $round } rounds one side holds more forts.
web-result-turning = What decided it
web-result-greatest = The biggest moment
web-result-see = See it again
web-result-no-turning = No single move decided this game.
web-result-moments = What happened when
web-result-look-through = Look through the game
web-result-other = Other level …
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
web-review = Review my game
web-mistakes = Learn from my mistakes
