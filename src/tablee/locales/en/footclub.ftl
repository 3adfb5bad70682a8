footclub-name = FootClub
footclub-about = Two coaches, eight turns, one ball: the Poussin rule of a football card game.
footclub-side-blue = Blue
footclub-side-red = Red
footclub-in-play = { $in_play ->
    [0] no Supporters cards
    [one] one Supporters card
   *[other] { $in_play } Supporters cards
 } in play
footclub-colour = { $colour ->
    [0] { footclub-side-blue }
   *[1] { footclub-side-red }
 }

## Cards and posts
footclub-card-supporters = Supporters
footclub-card-placed-attack = Placed Attack
footclub-card-pressing = Pressing
footclub-card-tackle = Tackle
footclub-card-offensive-support = Offensive Support
footclub-card-defensive-support = Defensive Support
footclub-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
 }
footclub-post-coach = coach
footclub-post-goalkeeper = goalkeeper
footclub-post-full-back = full-back
footclub-post-centre-back = centre-back
footclub-post-defensive-midfielder = defensive midfielder
footclub-post-attacking-midfielder = attacking midfielder
footclub-post-forward = forward

## What happened
footclub-event-team-presented = { footclub-colour } is { $seat } with { $team }: Attack { $attack }, Defence { $defence }, attacks begin at { $bonus }.
footclub-event-toss-rolled = Toss: { $seat } rolls { $first } and { $second }.
footclub-event-toss-tied = The toss is level: both roll again.
footclub-event-toss-won = { $seat } wins the toss and kicks off.
footclub-event-turn-began = Turn { $turn } of { $turns }.
footclub-event-cards-drawn = { $seat } draws { $cards }.
footclub-event-cards-drawn-hidden = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
 }.
footclub-event-supporters-chosen = { $seat } has chosen: { $place ->
    [1] one more Supporters card
   *[0] no Supporters
 }.
footclub-event-supporters-chosen-hidden = { $seat } has chosen.
footclub-event-supporters-placed = { $seat } puts a Supporters card into play and has { $in_play } there.
footclub-event-supporters-held-back = { $seat } puts no Supporters into play.
footclub-event-pressing-played = { $seat } plays Pressing and takes the ball.
footclub-event-tackle-won = { $seat } plays Tackle and rolls { $first } and { $second }: the ball is taken.
footclub-event-tackle-missed = { $seat } plays Tackle and rolls { $first } and { $second }: too little. The ball stays where it is.
footclub-event-possession-left = { $seat } makes no attempt on the ball.
footclub-event-ball-kept = { $seat } keeps the ball and does not attack.
footclub-event-attack-began = { $seat } plays a Placed Attack. Attack Bonus: { $bonus }.
footclub-event-bonus-accepted = { $seat } accepts the bonus of { $bonus }.
footclub-event-offensive-support-played = { $seat } plays Offensive Support. Attack Bonus: { $bonus }.
footclub-event-defensive-support-won = { $seat } plays Defensive Support and rolls { $first } and { $second }: it holds. Attack Bonus: { $bonus }.
footclub-event-defensive-support-missed = { $seat } plays Defensive Support and rolls { $first } and { $second }: no use. The Attack Bonus is still { $bonus }.
footclub-event-supporters-exhausted = { $seat } exhausts { $count ->
    [one] one Supporters card
   *[other] { $count } Supporters cards
 } and has { $in_play } left in play. Attack Bonus: { $bonus }.
footclub-event-shot-tied = { $seat } shoots: defence { $defence }, attack { $attack } with bonus { $bonus }. Level! Both roll again, without a bonus.
footclub-event-shot-saved = { $seat } shoots: defence { $defence }, attack { $attack } with bonus { $bonus }. Saved! The ball changes sides.
footclub-event-goal-scored = { $seat } shoots: defence { $defence }, attack { $attack } with bonus { $bonus }. Goal! { $goals ->
    [one] Their first of the match.
   *[other] They have { $goals } now.
 }
footclub-event-full-time = Full time: { $blue_goals }–{ $red_goals }.
footclub-event-shoot-out-began = Level at full time: by the house rule of this table a shoot-out decides. { $seat } shoots first.
footclub-event-shoot-out-tied = { $seat }: defence { $defence }, attack { $attack }. Level, once more.
footclub-event-shoot-out-saved = { $seat }: defence { $defence }, attack { $attack }. Saved.
footclub-event-shoot-out-goal = { $seat }: defence { $defence }, attack { $attack }. Goal number { $goals }.
footclub-event-shoot-out-won = { $seat } wins the shoot-out ({ $blue_goals }–{ $red_goals }).
footclub-event-ball-moved = { $seat } puts the ball on { $name }.
footclub-event-token-moved = { $seat } moves a goal token to { $name }.

## How it ended
footclub-end-win = { $seat } wins; the score is { $blue_goals }–{ $red_goals }.
footclub-end-draw = A draw, { $blue_goals }–{ $red_goals }.
footclub-end-shoot-out = After a draw, { $blue_goals }–{ $red_goals }, { $seat } wins the shoot-out { $blue_shoot_out }–{ $red_shoot_out } (house rule).

## What you are asked
footclub-prompt-choose-supporters = You have { footclub-in-play }. Do you add one Supporters card from your hand?
footclub-prompt-wait-supporters = { $mover } is still choosing.
footclub-prompt-watch-supporters = Both sides are choosing their Supporters.
footclub-prompt-take-ball = { $ball } has the ball. Do you try to take it?
footclub-prompt-wait-possession = { $mover } may go for your ball.
footclub-prompt-watch-possession = { $mover } may go for the ball.
footclub-prompt-attack-or-keep = You have the ball and { footclub-in-play }. Do you attack, with a bonus of { $bonus }?
footclub-prompt-wait-offensive = { $mover } has the ball and may attack.
footclub-prompt-raise-bonus = The bonus of your attack is { $bonus }. Raise it, or accept? You have { footclub-in-play }.
footclub-prompt-lower-bonus = The bonus of the attack against you is { $bonus }. Lower it, or accept? You have { footclub-in-play }.
footclub-prompt-close-attack = The defence accepts a bonus of { $bonus }. Accept and shoot, or raise it? You have { footclub-in-play }.
footclub-prompt-close-defence = The attack accepts a bonus of { $bonus }. Accept and let them shoot, or lower it? You have { footclub-in-play }.
footclub-prompt-wait-go = The bonus of the attack is { $bonus }; it is for { $mover } to go on or to accept.
footclub-prompt-over = The match is over.

## Why not
footclub-refusal-supporters-first = First both sides choose their Supporters.
footclub-refusal-supporters-not-held = You hold no Supporters card.
footclub-refusal-already-chosen = You have chosen; { $mover } has not yet.
footclub-refusal-supporters-over = Supporters enter play at the start of a turn, and only then.
footclub-refusal-possession-theirs = You have the ball; it is for { $mover } to go for it.
footclub-refusal-possession-first = First decide whether you go for the ball.
footclub-refusal-possession-over = The duel for the ball is over.
footclub-refusal-possession-card-not-held = You do not hold { $card }.
footclub-refusal-offensive-theirs = { $mover } has the ball and decides about an attack.
footclub-refusal-too-few-supporters = An attack needs { $needed } Supporters cards in play; you have { $in_play }.
footclub-refusal-attack-not-held = You hold no Placed Attack.
footclub-refusal-no-attack = No attack is running.
footclub-refusal-support-not-held = You do not hold { $card }.
footclub-refusal-support-of-attacker = Offensive Support is for the side that attacks.
footclub-refusal-support-of-defender = Defensive Support is for the side that defends.
footclub-refusal-too-few-to-exhaust = You cannot exhaust { $count ->
    [one] one Supporters card
   *[other] { $count } Supporters cards
 }: you have { footclub-in-play }.
footclub-refusal-go-theirs = It is for { $mover } to go on or to accept.
footclub-refusal-attack-first = First the running attack must be settled.
footclub-refusal-ball-theirs = { $ball } has the ball: it lies on one of their players.
footclub-refusal-ball-there = The ball lies on number { $number } already.
footclub-refusal-no-token = No goal token lies on number { $number }.
footclub-refusal-token-there = The goal token lies on number { $number } already.

## Moves
footclub-move-supporters-none = no Supporters
footclub-move-supporters-place = one Supporters card into play
footclub-move-pass = leave the ball
footclub-move-pressing = Pressing
footclub-move-tackle = Tackle
footclub-move-keep = keep the ball
footclub-move-attack = Placed Attack
footclub-move-accept = accept the bonus
footclub-move-offensive-support = Offensive Support
footclub-move-defensive-support = Defensive Support
footclub-move-exhaust = { $count ->
    [one] exhaust one Supporters card
   *[other] exhaust { $count } Supporters cards
 }
footclub-move-ball = put the ball on number { $number }
footclub-move-ball-named = put the ball on { $player }
footclub-move-token = move a goal token from number { $origin } to number { $number }
footclub-move-token-named = move a goal token from { $origin } to { $player }
footclub-note-goal = goal: { $chance }

## The match in words
footclub-look-turn = Turn { $turn } of { $turns }.
footclub-look-score = { $blue } { $blue_goals }–{ $red_goals } { $red }.
footclub-look-ball = { $seat } has the ball.
footclub-number = number { $number }
footclub-look-ball-on = { $seat } has the ball; it lies on { $player }.
footclub-look-tokens = { $seat }: goal tokens on { $players }.
footclub-look-attack = { $seat } attacks with a bonus of { $bonus }.
footclub-look-side = { $seat }: { footclub-in-play }, { $hand ->
    [one] one card
   *[other] { $hand } cards
 } in hand, { $pile } in the pile, { $shots ->
    [one] one shot
   *[other] { $shots } shots
 }, attacks begin at { $bonus }. Discard: { $discard }.
footclub-look-shoot-out = { $seat }: { $goals ->
    [one] one goal
   *[other] { $goals } goals
 } in the shoot-out (house rule).
footclub-look-team = { footclub-colour } is { $seat } with { $team }: Attack { $attack }, Defence { $defence }.
footclub-roster-team = { $team } ({ footclub-colour }, { $seat })
footclub-roster-card = { $name }, { $post }: { $stars ->
    [one] one star
   *[other] { $stars } stars
 }
footclub-roster-player = { $number }. { footclub-roster-card }
footclub-hand-cards = Your hand: { $cards }.
footclub-hand-choice = You have chosen { $place ->
    [1] one more Supporters card
   *[0] no Supporters
 }.
footclub-odds-goal = An attack of { $seat } at { $bonus }: { $chance } for a goal.
footclub-odds-spend = If { $seat } chooses “{ $move }”, the bonus is { $bonus }: { $chance } for a goal.
footclub-odds-tackle = A Tackle or a Defensive Support succeeds with a chance of { $chance }.
footclub-odds-held = { $seat } holds { $card } with a chance of { $chance } ({ $unseen } unseen).

# Why a computer player made a move.
footclub-reason-solved = Worked out to the end of the match: it brings { $percent } % of the points with best play.
footclub-reason-decided = The match is decided, whatever is played.
footclub-reason-hold-back = Another Supporters card in play would not help yet.
footclub-reason-place = Supporters help in play, not in the hand.
footclub-reason-leave-ball = The ball is not worth a card now.
footclub-reason-take-ball = The ball is worth a Pressing, which is sure to win it.
footclub-reason-try-for-ball = The ball is worth a Tackle, which wins it with { $percent } %.
footclub-reason-save-attack = A shot would begin at { $percent } %; the Placed Attack is worth more later.
footclub-reason-keep-result = With the ball kept, the match ends as it stands.
footclub-reason-risk-attack = With { $in_play } Supporters against { $other_in_play }, an attack now is worth its card.
footclub-reason-enough = A goal has { $percent } % as it stands; more would cost more than it brings.
footclub-reason-better-shot = It takes the chance of a goal from { $before } % to { $after } %.
footclub-reason-worse-shot = It takes the chance of the other side’s goal from { $before } % to { $after } %.
