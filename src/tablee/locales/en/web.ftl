## Furniture
web-tagline = { $count ->
    [3] Three tables in one house
   *[other] { $count } tables in one house
}
web-welcome = Sit down and play, alone against the computer or with friends by a link. No account, no advertising.
web-home = Home
web-rules = Rules
web-glossary = Glossary
web-settings = Settings
web-about = About
web-language = Language
web-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-skip = Skip to the content
web-cancel = Cancel
web-close = Close
web-send = Send
web-copy = Copy
web-copied = Copied
web-loading = One moment …
web-labelled = { $label }: { $text }
web-not-found = There is no such page.

## Home
web-play-now = Play now
web-play-friends = With friends
web-players = { $fewest ->
    [one] 1 player
   *[other] { $fewest } players
 }
web-players-range = { $fewest } to { $most } players
web-kind-les-poilus = together against the war
web-kind-trench-club = a war game on a map
web-kind-footclub = a duel with cards and dice
web-join = Join or watch
web-not-started = not started yet
web-join-hint = Paste the link of a table or of a replay, or the table’s code.
web-join-go = Go there
web-my-tables = My tables
web-your-turn = your turn
web-finished = finished
web-forget = Forget this table

## A new table
web-new-table = A table with friends
web-your-name = Your name
web-name-first = What’s your name? The others will see it.
web-how-many = How many sit at the table?
web-difficulty = Difficulty
web-difficulty-recruit = Recruits: without traps
web-difficulty-normal = Normal: with traps
web-difficulty-veteran = Veterans: five more trials
web-shoot-out = A draw is decided by a shoot-out (house rule)
web-open-table = Open the table
web-invite = Send this link to your friends
web-invite-code = QR code of the link
web-waiting-for = Waiting for friends
web-seat-open = free seat
web-start = Start
web-start-bots = Start, bots on the free seats
web-sit-here = Sit here
web-watch = Watch
web-phrase = Your recovery phrase
web-phrase-hint = It lets you back in from another device. Keep it.

## The table
web-prompt = What you can do now
web-rule = Rule { $rule }
web-panel = Log, odds and chat
web-panel-no-chat = Log and odds
web-log = Log
web-odds = Odds
web-chat = Chat
web-log-empty = Nothing has happened yet.
web-log-newest = Newest
web-log-times = { $count } times
web-chat-empty = Nobody has said anything yet.
web-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
 }
web-chat-write = Say something
web-muted = You are Mute: not a word at the table.
web-advice = Advice
web-advice-ask = Ask for advice
web-advice-thinking = Thinking …
web-advice-none = There is nothing to choose here.
web-advice-offer = A computer player looks at what you see, and tells what it would consider.
web-advice-wait = It is not your turn.
web-advice-do = Do it
web-advice-follow = Do it: { $move }
web-advice-about = The percentages are its estimate of the points you will score: a win is worth 100.
web-advice-yes = may be asked for
web-advice-no = none
web-odds-empty = No odds of cards or dice to show right now.
web-odds-fail = The chance that the mission fails if you play:
web-odds-exact = Exact chances, from what you can know:
web-odds-draw = any card drawn from the pile
web-odds-clumsy = your Clumsy draw when you withdraw
web-odds-goal = { $you ->
    [seat] Your goal at { $bonus }
   *[other] Goal for { $seat } at { $bonus }
 }
web-odds-tackle = A Tackle or Defensive Support succeeds
web-odds-held = { $name } holds { $card }
web-undo = Undo
web-watching = watching
web-status-connecting = Connecting …
web-status-live = Connected
web-status-lost = Connection lost, trying again …
web-bot = computer
web-hand = Your hand
web-hand-empty = Your hand is empty.
web-own-tiles = Your Support tiles
web-result = The result
web-rematch = Play again
web-replay = Replay
web-look-at-board = Look at the table
web-end-peace = Peace
web-end-monument = The Monument
web-end-won = You have won
web-end-lost = You have lost
web-end-draw = A draw
web-end-over = The game is over
web-type-move = A command, or a move by number or in words
web-transcript = The conversation
web-since-you-left = Since you left
web-agree = Agree
web-decline = Decline

## Les Poilus
web-trials = Trials pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } above Peace
web-trials-label = trials above Peace
web-morale = Morale reserve: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } above the Monument
web-morale-label = morale above the Monument
web-no-mans-land = No Man’s Land
web-field-empty = No Man’s Land lies quiet.
web-of-three = { $count } of 3
web-charm-up = Good-luck Charm against { $threat }, ready
web-charm-down = Good-luck Charm against { $threat }, used
web-charm-here = your charm can discard it.
web-leader = leads the mission
web-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
web-tiles-held = { $count ->
    [one] 1 Support tile
   *[other] { $count } Support tiles
 }
web-tokens-held = { $count ->
    [one] 1 Speech token
   *[other] { $count } Speech tokens
 }
web-hard-knocks = Hard Knocks, the oldest first
web-brink = One more Hard Knock could be too much.
web-knock-counts = counts as an active threat.
web-withdrawn = withdrawn
web-thinking = thinks
web-answered = has answered
web-safe = can be played safely.
web-can-discard = can be discarded.
web-speech = Speech
web-speech-hint = Name a threat: each friend may discard one card that shows it.
web-withdraw = Withdraw
web-withdraw-hint = Leave the mission and lay a Support tile face down.
web-withdraw-for = Support { $target }
web-withdraw-loses = { $support } (loses { $tile })
web-intensity = Intensity
web-knock-trauma-night = counts as one night as long as he is in the mission.
web-knock-trauma-snow = counts as one snow as long as he is in the mission.
web-knock-trauma-rain = counts as one rain as long as he is in the mission.
web-knock-phobia-shell = counts as one shell as long as he is in the mission.
web-knock-phobia-mask = counts as one mask as long as he is in the mission.
web-knock-phobia-whistle = counts as one whistle as long as he is in the mission.
web-knock-wounded = counts as two Hard Knocks.
web-knock-mute = no speeches and no talking.
web-knock-tyrannical = he takes the lead.
web-knock-demoralized = morale drops further.
web-knock-fragile = nobody else withdraws while holding cards.
web-knock-fearful = he must withdraw when two threats are alike.
web-knock-panicked = chance chooses his Support tile.
web-knock-frenzied = he draws two more cards after the deal.
web-knock-selfish = his tile supports himself.
web-knock-hard-headed = he cannot withdraw with two cards or more.
web-knock-prideful = with cards in hand he withdraws only as the last.
web-knock-clumsy = after withdrawing he draws a card and plays it.
web-knock-absent-minded = when he withdraws he loses a Support tile.

## FootClub
web-turn-of = Turn { $turn } of { $turns }
web-has-ball = has the ball
web-supporters-in-play = { $count ->
    [one] One Supporters card
   *[other] { $count } Supporters cards
 } in play
web-hand-short = Hand
web-pile = Pile
web-shots = Shots
web-bonus-start = Bonus
web-goal-tokens = { $count ->
    [one] Goal token
   *[other] { $count } goal tokens
}
web-pitch = { $you ->
    [nobody] The pitch
    [yes] The pitch; you have the ball
   *[no] The pitch; { $name } has the ball
 }
web-lift-ball = Move the ball to another player
web-lift-token = Move a goal token from { $player } to another player
web-no-attack = No attack is running.
web-save = Save
web-goal = Goal
web-takes-ball = takes the ball: { $chance }
web-does-supporters = a star each
web-does-placed-attack = leads to a shot
web-does-pressing = takes the ball
web-does-tackle = the ball on 7+
web-does-offensive-support = +2 to attack
web-does-defensive-support = −2 on 7+

## Rules, settings, about
web-how-to-play = How to play
web-how-to-play-game = How to play { $game }
web-all-rules = All rules, numbered
web-topic-of = Topic { $topic } of { $topics }
web-search = Search the rules
web-found = { $count ->
    [0] Nothing found
    [one] One rule found
   *[other] { $count } rules found
 }
web-rules-english = These rules are written in English so far.
web-rules-table = Every table
web-setting-motion = Motion
web-setting-motion-hint = Cards travel, dice tumble.
web-setting-sound = Sound
web-setting-sound-hint = What is heard at the table: cards, dice, the whistle, and a sign when it is your turn.
web-setting-volume = Volume
web-setting-palette = Colours that are easier to tell apart
web-setting-palette-hint = Every sign also has a shape of its own.
web-setting-size = Text size
web-size-small = Small
web-size-usual = Usual
web-size-large = Large
web-setting-confirm = Confirm each move
web-setting-confirm-hint = Choose first, then confirm. Always so on a touch screen.
web-setting-text = Text mode
web-setting-text-hint = Prompt, table and moves as text, by commands such as look, moves and why.
web-about-text = Tablée plays three board games as their rulebooks say, with computer players that see no more than you do, and with dice anyone can verify.
web-about-games = The games
web-made-les-poilus = By Fabien Riffaud and Juan Rodríguez, drawn by Tignous; published by Sweet Games.
web-made-trench-club = By Philipp K. Berger, who drew it too; published by PKB Games.
web-made-footclub = By Michel “Mad Mickey” Nguyen, drawn by Matthieu Martin; published by Keylugen.
web-about-art = The games and their names belong to their authors and publishers, who have nothing to do with this program. All boards, cards, counters and busts here are our own drawings, and all texts our own words; nothing is taken from the published games. If you like one of them, buy it: it is better with a box on the table.
web-about-credits = Credits
web-about-icons-head = Icons
web-about-icons = by Lorc, Delapouite and other contributors of
web-about-fonts-head = Typefaces
web-about-fonts = Source Serif 4 (Frank Grießhammer, Adobe), Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), IM Fell English SC (Igino Marini) and Bowlby One (Vernon Adams) under the SIL Open Font License; Special Elite (Astigmatic) under the Apache License 2.0.
web-about-parts-head = Parts
web-about-parts = Svelte, Fluent, marked and qrcode-generator in this page; msgspec, Starlette, uvicorn and others on the server; Pyodide (MPL 2.0) and CPython where there is none; all free software.
web-about-licence-head = Licence
web-about-licence = Tablée is free software under the MIT licence.
web-about-privacy-head = What is kept
web-about-privacy = No accounts, no cookies, no counting of visitors. Your settings and the keys to your seats stay in this browser; the server keeps the tables, and of keys only their fingerprints. Where there is no server, this browser keeps the tables too.

## Replay and fairness
web-step-first = To the start
web-step-back = One move back
web-step-on = One move on
web-step-last = To the end
web-at-line = Move { $line } of { $last }
web-seen-by = Seen by
web-seen-spectator = a spectator
web-share-move = Copy a link to this move
web-fairness = Provably fair
web-commitment = The promise, made before the first draw
web-verify-hint = After the game the secret is shown, and every draw can be checked.
web-you = Guest
web-secret = The secret, shown now that the game is over
web-contributions = What each seat added
web-no-contribution = nothing
web-verify-all = The record holds every draw; “tablee verify” checks them one by one.
web-rolled = Rolled and expected
web-dice-of = Dice: { $name } ({ $count })
web-expected = expected { NUMBER($count, maximumFractionDigits: 1) } each
web-draws-verified = { $count ->
    [one] The one draw follows from the secret.
   *[other] All { $count } draws follow from the secret.
 }
web-draws-wrong = A draw of move { $line } does NOT follow from the secret.
web-verify-elsewhere = This browser verifies only on a page with TLS; “tablee verify” does it anywhere.
web-draws = { $count ->
    [one] The one draw
   *[other] All { $count } draws
 }
web-draws-hint = Which of how many fell: 3/6 is a three on a die, or the third card of six.
web-draws-line = Move { $line }
web-draws-setup = Set-up
web-to-table = To the table

## Guided games
web-learn = Learn in 5 minutes
web-learn-game = Learn { $game } in 5 minutes
web-guided = Guided game
web-guided-coach = Coach
web-guided-step = Step { $step } of { $steps }
web-guided-next = Next
web-guided-back = Back
web-guided-show = Do it for me
web-guided-your-move = Your move
web-guided-skip = Skip
web-guided-otherwise = That would be allowed. But here we take another way: see above.
web-guided-not-yet = One moment: first the others have a move to make. Press “Next”.
web-guided-leave = Enough for now? Play a game right away, or come back later: this one waits for you at home, among your tables.
web-guided-play = Play now against the computer
web-guided-stay = Go on learning
web-guided-again = Once more
web-guided-advice = In your own games the light bulb (key H) tells what a computer player would do in your place.

# A game that only the server knows.
web-plain-table = On the table
web-plain-hand = Only you know
web-plain-moves = Your moves
web-plain-find = Find a move
web-plain-more = { $count ->
    [one] One more move is possible; it can be typed in text mode.
   *[other] { $count } more moves are possible; they can be typed in text mode.
}
web-plain-no = no
web-plain-later = At a table with a delay this game is shown to spectators when it is over.
web-rules-none = This game comes without written rules.
