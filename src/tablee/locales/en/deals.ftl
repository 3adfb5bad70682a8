## Deals that many play: results in a few words
footclub-standing = { $won ->
        [2] won
        [1] drawn
       *[0] lost
    } { $own }:{ $other }
les-poilus-standing = { $won ->
        [1] home again after { $mission ->
            [one] one mission
           *[other] { $mission } missions
        }
       *[0] lost with { $left ->
            [one] one card
           *[other] { $left } cards
        } to go
    }
trench-club-standing = { $won ->
        [2] won in round { $rounds }, balance of troops { $ahead }
        [1] armistice, balance of troops { $ahead }
       *[0] lost in round { $rounds }, balance of troops { $ahead }
    }

## Pages of deals
web-deals-about = The same cards and dice for everybody who plays today, with computer players who answer alike. Play a deal once for the record, then as often as you like. Nothing is lost by missing a day.
web-deals-today = Today
web-deals-before = Days that were
web-deals-play = Play
web-deals-go-on = Go on
web-deals-fresh = Not played yet
web-deals-running = Begun
web-deals-players = { $count ->
        [0] Nobody has played it here yet.
        [one] One person has played it here.
       *[other] { $count } people have played it here.
    }
web-deals-next = The next deals open at { $time }.
web-deals-promise = The promise for tomorrow
web-deals-promise-about = The SHA-256 of tomorrow’s secret. Whoever notes it can see the day after that nobody chose the luck after seeing results.
web-deals-here = Without a server the luck of a day follows from its date: everybody gets the same, on any device. You are compared with the computer players, on this device alone.
web-deals-day = Day
web-deals-challenge = Challenge friends
web-deals-challenge-about = A new deal for you and your friends, together or each for themselves. Everybody who has the link gets the same luck.
web-deals-challenge-make = New challenge: { $game }
web-deal-of-day = Deal of { $day }
web-deal-challenge = Challenge
web-deal-fixed-about = The luck of this deal is fixed beforehand: the same action in the same situation meets the same luck, whatever else was done. Computer players of level { $level } sit at the other seats; who sees the same answers alike.
web-deal-first = Your first try counts if it is over before { $date }; no advice is given in it, and what was drawn or rolled is not taken back.
web-deal-play-first = Play for the record
web-deal-again = Play again, without it counting
web-deal-play-late = Play
web-deal-late = The time of this deal is over: you can still play it, but it no longer counts.
web-deal-as = You play: { $side }
web-deal-with-friends = Play with friends at the other seats
web-deal-results = Results
web-deal-wait = The results are shown once your own first try is over.
web-deal-nobody = Nobody has finished it yet.
web-deal-place = Place
web-deal-who = Who
web-deal-result = Result
web-deal-luck = Luck
web-deal-you = You
web-deal-somebody = Somebody
web-deal-against = { $who } against { $others }
web-deal-bot = Computer: { $level }
web-deal-compared = { $others ->
        [0] Nobody else has finished it here yet.
        [1] { $better ->
            [1] The one other who finished it here did better.
           *[other] { $level ->
                [1] The one other who finished it here did as well as you.
               *[other] The one other who finished it here did less well.
            }
        }
       *[other] Of { $others } others here { $better } did better, { $level } as well as you, and { $worse } less well.
    }
web-deal-compared-luck = Without luck, as the reviews tell: { $better } of { $count } others did better.
web-deal-difficulty = How the computer players found it: { $difficulty ->
        [easy] easy
        [fair] fair
        [hard] hard
       *[other] very hard
    } ({ $percent }% of the points).
web-deal-levels = The computer players are still at it: { $done } of { $all } levels have played.
web-deal-points = { $sign }{ $points } points
web-deal-promise = The promise, made { $date }
web-deal-secret = The secret
web-deal-secret-later = It is shown on { $date }.
web-deal-kept = ✓ The secret is the one that was promised.
web-deal-broken = ✕ The secret is NOT the one that was promised.
web-deal-seen = This device saw the promise on { $date }, before the deal opened.
web-deal-link = Send this link: whoever opens it plays the same deal.
web-deal-open = Opens on { $date }
