les-poilus-name = Les Poilus
les-poilus-about = Friends in the trenches of the Great War try to come home together.
les-poilus-chaplain = the Chaplain

## Threats, tiles and cards
les-poilus-threat-night = night
les-poilus-threat-snow = snow
les-poilus-threat-rain = rain
les-poilus-threat-shell = shell
les-poilus-threat-mask = mask
les-poilus-threat-whistle = whistle
les-poilus-tile-left = left
les-poilus-tile-right = right
les-poilus-tile-left2 = double left
les-poilus-tile-right2 = double right
les-poilus-card-threat = { $threats }
les-poilus-card-all = all six threats
les-poilus-card-trap = { $card } (trap)
les-poilus-card-trauma-night = Trauma (night)
les-poilus-card-trauma-snow = Trauma (snow)
les-poilus-card-trauma-rain = Trauma (rain)
les-poilus-card-phobia-shell = Phobia (shell)
les-poilus-card-phobia-mask = Phobia (mask)
les-poilus-card-phobia-whistle = Phobia (whistle)
les-poilus-card-wounded = Wounded
les-poilus-card-mute = Mute
les-poilus-card-tyrannical = Tyrannical
les-poilus-card-demoralized = Demoralized
les-poilus-card-fragile = Fragile
les-poilus-card-fearful = Fearful
les-poilus-card-panicked = Panicked
les-poilus-card-frenzied = Frenzied
les-poilus-card-selfish = Selfish
les-poilus-card-hard-headed = Hard-headed
les-poilus-card-prideful = Prideful
les-poilus-card-clumsy = Clumsy
les-poilus-card-absent-minded = Absent-minded
les-poilus-card-merry-christmas = Merry Christmas

les-poilus-quoted = { $card }
# Between two cards of a list, whose own names have commas.
les-poilus-between-cards = { "; " }
les-poilus-no-card = no card
les-poilus-no-threat = none
les-poilus-no-knock = none
les-poilus-no-tile = no tile

## What happened
les-poilus-event-soldier-taken = { $you ->
    [seat] You are { $soldier }.
   *[other] { $seat } is { $soldier }.
 }
les-poilus-event-soldier-there = { $soldier } is there.
les-poilus-event-leader-named = { $you ->
    [seat] You lead the first mission.
   *[other] { $seat } leads the first mission.
 }
les-poilus-event-tiles-dealt = { $you ->
    [seat] Your Support tiles: { $tiles }.
   *[other] { $seat } has the Support tiles { $tiles }.
 }
les-poilus-event-tiles-dealt-hidden = { $you ->
    [seat] You take three Support tiles.
   *[other] { $seat } takes three Support tiles.
 }
les-poilus-event-intensity-named = { $you ->
    [seat] Mission { $mission }: you choose intensity { $intensity }.
   *[other] Mission { $mission }: { $seat } chooses intensity { $intensity }.
 }
les-poilus-event-cards-dealt = { $you ->
    [seat] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
 }
les-poilus-event-cards-dealt-hidden = { $you ->
    [seat] You are dealt { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
     }.
   *[other] { $seat } is dealt { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
     }.
 }
les-poilus-event-frenzy-drew = { $you ->
    [seat] Frenzied: you also draw { $cards }.
   *[other] Frenzied: { $seat } also draws { $cards }.
 }
les-poilus-event-frenzy-drew-hidden = { $you ->
    [seat] Frenzied: you draw { $count ->
        [0] nothing, for no card is left
        [one] one more card
       *[other] { $count } more cards
     }.
   *[other] Frenzied: { $seat } draws { $count ->
        [0] nothing, for no card is left
        [one] one more card
       *[other] { $count } more cards
     }.
 }
les-poilus-event-chaplain-laid = The Chaplain lays a Support tile face down.
les-poilus-event-card-played = { $you ->
    [seat] You play { $card }.
   *[other] { $seat } plays { $card }.
 }
les-poilus-event-trap-sprung = { $you ->
    [seat] A trap! You draw { $card } and must play the card at once.
   *[other] A trap! { $seat } draws { $card } and must play the card at once.
 }
les-poilus-event-clumsy-drew = { $you ->
    [seat] Clumsy: you draw { $card } and must play the card.
   *[other] Clumsy: { $seat } draws { $card } and must play the card.
 }
les-poilus-event-nothing-to-draw = { $you ->
    [seat] You have nothing to draw: the Trials pile is empty.
   *[other] { $seat } has nothing to draw: the Trials pile is empty.
 }
les-poilus-event-leadership-taken = { $you ->
    [seat] Tyrannical: you take the lead.
   *[other] Tyrannical: { $seat } takes the lead.
 }
les-poilus-event-christmas-idle = { $you ->
    [seat] Merry Christmas! There is no Hard Knock to discard.
   *[other] Merry Christmas, { $seat }! There is no Hard Knock to discard.
 }
les-poilus-event-christmas-freed = { $you ->
    [seat] Merry Christmas! You rid { $owner } of { $card }.
    [owner] Merry Christmas! { $seat } rids you of { $card }.
   *[other] Merry Christmas! { $seat } rids { $owner } of { $card }.
 }
les-poilus-event-christmas-freed-own = { $you ->
    [seat-owner] Merry Christmas! You get rid of { $card }.
   *[other] Merry Christmas! { $seat } gets rid of { $card }.
 }
les-poilus-event-charm-used = { $you ->
    [seat] You use your Good-luck Charm to remove { $card }.
   *[other] { $seat } uses the Good-luck Charm to remove { $card }.
 }
les-poilus-event-speech-made = { $you ->
    [seat] You make a speech: { $threat }.
   *[other] { $seat } makes a speech: { $threat }.
 }
les-poilus-event-answer-given = { $you ->
    [seat] You have answered: { $card }.
   *[other] { $seat } has answered: { $card }.
 }
les-poilus-event-answer-given-hidden = { $you ->
    [seat] You have answered.
   *[other] { $seat } has answered.
 }
les-poilus-event-answer-shown = { $you ->
    [seat] You discard { $card }.
   *[other] { $seat } discards { $card }.
 }
les-poilus-event-answer-declined = { $you ->
    [seat] You discard nothing.
   *[other] { $seat } discards nothing.
 }
les-poilus-event-tile-dropped = { $you ->
    [seat] Absent-minded: you lose your Support tile ({ $tile }).
   *[other] Absent-minded: { $seat } loses a Support tile ({ $tile }).
 }
les-poilus-event-tile-dropped-hidden = { $you ->
    [seat] Absent-minded: you lose a Support tile.
   *[other] Absent-minded: { $seat } loses a Support tile.
 }
les-poilus-event-withdrew = { $you ->
    [seat] You withdraw; your Support tile points to { $target }.
    [target] { $seat } withdraws; the Support tile points to you.
   *[other] { $seat } withdraws; the Support tile points to { $target }.
 }
les-poilus-event-withdrew-hidden = { $you ->
    [seat] You withdraw and lay a Support tile face down.
   *[other] { $seat } withdraws and lays a Support tile face down.
 }
les-poilus-event-withdrew-without-tile = { $you ->
    [seat] You withdraw without a Support tile.
   *[other] { $seat } withdraws without a Support tile.
 }
les-poilus-event-mission-failed = Mission { $mission } fails: three identical threats ({ $threat }).
les-poilus-event-mission-succeeded = Mission { $mission } succeeds.
les-poilus-event-tile-shown = { $you ->
    [place] You support { $target }.
    [target] Support for you from { $place }.
   *[other] Support for { $target } from { $place }.
 }
les-poilus-event-tile-shown-own = { $you ->
    [place-target] You support yourself.
   *[other] { $place } keeps the support.
 }
les-poilus-event-support-gained = { $you ->
    [seat] You have the most support ({ $count ->
        [one] one tile
       *[other] { $count } tiles
     }).
   *[other] { $seat } has the most support ({ $count ->
        [one] one tile
       *[other] { $count } tiles
     }).
 }
les-poilus-event-support-wasted = Support is divided: nobody is helped.
les-poilus-event-knock-removed = { $you ->
    [seat] You get rid of { $card }.
   *[other] { $seat } gets rid of { $card }.
 }
les-poilus-event-charm-restored = { $you ->
    [seat] You have your Good-luck Charm again.
   *[other] { $seat } has the Good-luck Charm again.
 }
les-poilus-event-support-declined = { $you ->
    [seat] You change nothing.
   *[other] { $seat } changes nothing.
 }
les-poilus-event-morale-dropped = Morale drops by { $count }; { $left ->
    [0] the reserve is used up
    [one] one card is left in reserve
   *[other] { $left } cards are left in reserve
 }.
les-poilus-event-token-taken = { $you ->
    [seat] You take a Speech token.
   *[other] { $seat } takes a Speech token.
 }
les-poilus-event-leader-passed = { $you ->
    [seat] You lead the next mission.
   *[other] { $seat } leads the next mission.
 }
les-poilus-event-game-won = Peace! After { $mission ->
    [one] one mission
   *[other] { $mission } missions
 } against { $trials } trials, everyone comes home.
les-poilus-event-monument-seen = In mission { $mission } the last of the reserve is gone: the Monument stands alone.
les-poilus-event-friend-lost = { $you ->
    [seat] You have { $symbols } Hard Knocks. It is too much.
   *[other] { $seat } has { $symbols } Hard Knocks. It is too much.
 }

## How it ended
les-poilus-end-victory = Victory: the friends come home together.{ $title ->
    [veteran] { " " }You have earned the title of Veteran.
   *[other] { "" }
 }
les-poilus-end-monument = Defeat in mission { $mission }: only the Monument is left.
les-poilus-end-hard-knocks = Defeat in mission { $mission }: a friend has suffered too many Hard Knocks.

## What you are asked
les-poilus-prompt-name-intensity = You lead mission { $mission }. Name its intensity, from { $least } to { $most }.
les-poilus-prompt-wait-intensity = { $turn } leads mission { $mission } and names the intensity.
les-poilus-prompt-act = Your turn: play { $cards ->
    [one] your last card
   *[other] one of your { $cards } cards
 }, or take another action.
les-poilus-prompt-act-empty = Your turn, and your hand is empty: you may withdraw.
les-poilus-prompt-act-fearful = Your turn. Two threats are alike and you are Fearful: you must withdraw.
les-poilus-prompt-act-doomed = Your turn. You cannot withdraw, and { $cards ->
    [one] your last card
   *[other] each of your { $cards } cards
 } makes the mission fail.
les-poilus-prompt-wait-action = It is { $turn }’s turn.
les-poilus-prompt-answer-speech = { $turn } makes a speech ({ $threat }): you may discard a card that shows it.
les-poilus-prompt-wait-answers = Answers to the speech: { $waiting ->
    [one] one friend is
   *[other] { $waiting } friends are
 } still thinking.
les-poilus-prompt-choose-christmas = Merry Christmas: choose a Hard Knock to discard.
les-poilus-prompt-wait-christmas = { $turn } chooses a Hard Knock to discard.
les-poilus-prompt-use-support = You have the most support: get rid of up to two Hard Knocks, or turn your charm up.
les-poilus-prompt-use-support-failed = You have the most support: get rid of one Hard Knock.
les-poilus-prompt-wait-support = { $turn } has the most support and chooses.
les-poilus-prompt-over = The game is over.

## Why not
les-poilus-refusal-leader-names = { $leader } leads and names the intensity.
les-poilus-refusal-intensity-first = First name the intensity of the mission.
les-poilus-refusal-intensity-too-low = The intensity must be at least { $least }.
les-poilus-refusal-intensity-too-high = The intensity can be at most { $most }: that empties the pile.
les-poilus-refusal-not-your-turn = It is { $turn }’s turn.
les-poilus-refusal-withdrawn = You have withdrawn from this mission.
les-poilus-refusal-no-such-action = On your turn you play a card, use your charm, make a speech or withdraw.
les-poilus-refusal-card-not-held = You do not hold { $card }.
les-poilus-refusal-christmas-first = { $you ->
    [chooser] First choose a Hard Knock to discard.
   *[other] First { $chooser } must choose a Hard Knock to discard.
 }
les-poilus-refusal-knock-not-lying = { $card } does not lie before anybody.
les-poilus-refusal-charm-used = Your charm has been used.
les-poilus-refusal-charm-other-threat = Your charm works against { $threat }, which { $card } does not show.
les-poilus-refusal-charm-not-lying = No Man’s Land does not hold { $card }.
les-poilus-refusal-charm-hard-knock = A charm cannot remove a Hard Knock such as { $card }.
les-poilus-refusal-no-token = You have no Speech token.
les-poilus-refusal-answers-first = First everybody answers the speech.
les-poilus-refusal-not-asked = The speech is not meant for you.
les-poilus-refusal-already-answered = You have already answered this speech.
les-poilus-refusal-no-speech = Nobody is making a speech.
les-poilus-refusal-answer-other-threat = The speech names { $threat }, which { $card } does not show.
les-poilus-refusal-tile-not-held = You have no tile { $tile } to spare.
les-poilus-refusal-tile-needed = When you withdraw you must lay one of your Support tiles.
les-poilus-refusal-tile-chosen = You choose your Support tile yourself; only somebody Panicked leaves it to chance.
les-poilus-refusal-no-tile-left = You have no Support tile left: you withdraw without one.
les-poilus-refusal-support-first = { $you ->
    [chooser] First decide about your support.
   *[other] First { $chooser } must decide about the support.
 }
les-poilus-refusal-no-support = Support comes after the mission.
les-poilus-refusal-charm-still-up = Your charm has not been used.
les-poilus-refusal-knock-not-yours = { $card } does not lie before you.
les-poilus-refusal-one-knock-after-failure = After a failed mission you can get rid of one Hard Knock only.
les-poilus-refusal-no-charm-after-failure = After a failed mission the charm cannot be turned up.
les-poilus-refusal-mute = You are Mute and cannot make a speech.
les-poilus-refusal-fragile = { $owner } is Fragile: you cannot withdraw while you hold cards.
les-poilus-refusal-fearful = You are Fearful and two threats are alike: you must withdraw.
les-poilus-refusal-tile-by-chance = You are Panicked: chance chooses your Support tile.
les-poilus-refusal-hard-headed = You are Hard-headed: you cannot withdraw with { $cards } cards in hand.
les-poilus-refusal-prideful = You are Prideful: with cards in hand you withdraw only as the last.
les-poilus-refusal-drop-needed = You are Absent-minded: first you lose one of your Support tiles.
les-poilus-refusal-drop-not-asked = Only somebody Absent-minded loses a Support tile.

## Moves
les-poilus-move-intensity = Intensity { $intensity }
les-poilus-move-play = Play { $card }
les-poilus-move-charm = Use the charm on { $card }
les-poilus-move-speech = Speech: { $threat }
les-poilus-move-withdraw = Withdraw (tile { $tile })
les-poilus-move-withdraw-support = Withdraw and support { $target }
les-poilus-move-withdraw-selfish = Withdraw and support yourself
les-poilus-move-withdraw-random = Withdraw; chance picks the tile
les-poilus-move-withdraw-none = Withdraw without a tile
les-poilus-move-withdraw-drop = { $withdraw } (losing the tile { $tile })
les-poilus-move-answer = Discard { $card }
les-poilus-move-answer-none = Discard nothing
les-poilus-move-christmas = Discard { $card }
les-poilus-move-support-none = Change nothing
les-poilus-move-support-charm = Turn the charm up again
les-poilus-move-support-remove = Get rid of { $cards }
les-poilus-note-trap = trap
les-poilus-note-fails = fails the mission
les-poilus-note-risk = trap: { $risk } to fail

## The table in words
les-poilus-look-mission = { $you ->
    [leader] Mission { $mission }. You lead it.
   *[other] Mission { $mission }, led by { $leader }.
 }
les-poilus-look-piles = Trials { $trials }, morale reserve { $reserve }, Speech tokens in the supply { $supply }.
les-poilus-look-no-mans-land = No Man’s Land: { $cards }.
les-poilus-look-active = Active threats: { $threats }.
les-poilus-look-threat = { $threat } { $count }
les-poilus-look-danger = { $threat } { $count } (!)
les-poilus-look-soldier = { $seat } ({ $soldier }, charm against { $threat } { $charm ->
    [up] ready
   *[down] used
 }){ $mission ->
    [in] , in the mission
    [out] , withdrawn
   *[none] { "" }
 }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }, { $tokens ->
    [one] 1 Speech token
   *[other] { $tokens } Speech tokens
 }; Hard Knocks: { $knocks }.
les-poilus-look-chaplain = The Chaplain: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }.
les-poilus-hand-cards = Your hand: { $cards }.
les-poilus-hand-tiles = Your Support tiles: { $tiles }.
les-poilus-hand-laid = You have laid: { $tile }.
les-poilus-odds-card = Playing { $card }: { $risk } to fail.
les-poilus-odds-draw = Drawing a card: { $risk } to fail.
les-poilus-odds-clumsy = Your Clumsy draw after withdrawing: { $risk } to fail.
les-poilus-odds-unseen = You have not seen { $count } of the 59 cards.

## Why a computer player made a move
les-poilus-reason-deal-everything = All trials that are left are dealt: this may be the last mission.
les-poilus-reason-deal-some = All hands together would hold { $count ->
    [one] one card
   *[other] { $count } cards
 }; the friends can bear about { $handful }.
les-poilus-reason-doomed = It lays a third identical threat, but nothing better is left.
les-poilus-reason-threat-fits = After { $card }, { $percent }% of the hidden cards would still fit.
les-poilus-reason-trap-risked = { $percent ->
    [0] The trap of { $card } draws one card more and can hardly fail the mission.
   *[other] The trap of { $card } fails the mission with { $percent }%: a risk worth taking.
 }
les-poilus-reason-knock-borne = { $symbols ->
    [0] No Hard Knock lies here yet
    [one] Only one Hard Knock counts here
   *[other] { $symbols } Hard Knocks count here
 }: { $card } can be borne.
les-poilus-reason-knock-risked = { $card } makes four Hard Knocks or more, but Support may still take them away.
les-poilus-reason-christmas-played = It takes a Hard Knock away.
les-poilus-reason-charm-makes-room = Without { $card }, { $percent }% of the hidden cards would fit.
les-poilus-reason-speech-heard = A friend may be able to discard such a card ({ $threat }: { $percent }%).
les-poilus-reason-empty-handed = There is no card left to play.
les-poilus-reason-nothing-fits = No threat in hand fits any more.
les-poilus-reason-enough-played = To play on would risk more than it brings.
les-poilus-reason-supports = { $you ->
    [target] You need support most.
   *[other] { $target } needs support most.
 }
les-poilus-reason-supports-other = Friends support whoever needs it most: { $owner }, not { $target }.
les-poilus-reason-rid-of-card = One card fewer: { $card } is gone for good.
les-poilus-reason-keeps-cards = No card in hand is worth discarding now.
les-poilus-reason-frees-friend = { $you ->
    [owner] Without { $card } you have less to bear.
   *[other] Without { $card }, { $owner } has less to bear.
 }
les-poilus-reason-frees-himself = Without { $card } there is less to bear.
les-poilus-reason-frees-twice = Without { $card } and { $second_card } there is less to bear.
les-poilus-reason-charm-back = The Good-luck Charm will be needed again.
les-poilus-reason-needs-nothing = Nothing here is worth removing.
