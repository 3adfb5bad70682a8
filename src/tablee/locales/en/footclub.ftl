footclub-name = FootClub
footclub-about = Two coaches, eight turns, one ball: the Poussin rule of a football card game.
footclub-side-blue = Blue
footclub-side-red = Red
footclub-in-play = { $in_play ->
    [0] no Supporters cards
    [one] one Supporters card
   *[other] { $in_play } Supporters cards
 } in play
footclub-you-have = { $in_play ->
    [0] You have no Supporters cards in play
    [one] You have one Supporters card in play
   *[other] You have { $in_play } Supporters cards in play
 }
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
   *[other] { $count } × { $card }
 }
footclub-post-coach = coach
footclub-post-goalkeeper = goalkeeper
footclub-post-full-back = full-back
footclub-post-centre-back = centre-back
footclub-post-defensive-midfielder = defensive midfielder
footclub-post-attacking-midfielder = attacking midfielder
footclub-post-forward = forward

## What happened
footclub-event-team-presented = { $you ->
    [seat] You are { footclub-colour }, with { $team }: Attack { $attack }, Defence { $defence }, attacks begin at { $bonus }.
   *[other] { footclub-colour } is { $seat } with { $team }: Attack { $attack }, Defence { $defence }, attacks begin at { $bonus }.
 }
footclub-event-toss-rolled = { $you ->
    [seat] Toss: you roll { $first } and { $second }.
   *[other] Toss: { $seat } rolls { $first } and { $second }.
 }
footclub-event-toss-tied = The toss is level: both roll again.
footclub-event-toss-won = { $you ->
    [seat] You win the toss and kick off.
   *[other] { $seat } wins the toss and kicks off.
 }
footclub-event-turn-began = Turn { $turn } of { $turns }.
footclub-event-cards-drawn = { $you ->
    [seat] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
 }
footclub-event-cards-drawn-hidden = { $you ->
    [seat] You draw { $count ->
        [one] one card
       *[other] { $count } cards
     }.
   *[other] { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
     }.
 }
footclub-event-supporters-chosen = { $you ->
    [seat] You have chosen: { $place ->
        [1] one more Supporters card
       *[0] no Supporters
     }.
   *[other] { $seat } has chosen: { $place ->
        [1] one more Supporters card
       *[0] no Supporters
     }.
 }
footclub-event-supporters-chosen-hidden = { $you ->
    [seat] You have chosen.
   *[other] { $seat } has chosen.
 }
footclub-event-supporters-placed = { $you ->
    [seat] You put a Supporters card into play and now have { $in_play }.
   *[other] { $seat } puts a Supporters card into play and now has { $in_play }.
 }
footclub-event-supporters-held-back = { $you ->
    [seat] You put no Supporters into play.
   *[other] { $seat } puts no Supporters into play.
 }
footclub-event-pressing-played = { $you ->
    [seat] You play Pressing and take the ball.
   *[other] { $seat } plays Pressing and takes the ball.
 }
footclub-event-tackle-won = { $you ->
    [seat] You play Tackle and roll { $first } and { $second }: the ball is yours.
   *[other] { $seat } plays Tackle and rolls { $first } and { $second }: the ball is taken.
 }
footclub-event-tackle-missed = { $you ->
    [seat] You play Tackle and roll { $first } and { $second }: too little. The ball stays where it is.
   *[other] { $seat } plays Tackle and rolls { $first } and { $second }: too little. The ball stays where it is.
 }
footclub-event-possession-left = { $you ->
    [seat] You let them have the ball.
   *[other] { $seat } does not go for the ball.
 }
footclub-event-ball-kept = { $you ->
    [seat] You keep the ball and do not attack.
   *[other] { $seat } keeps the ball and does not attack.
 }
footclub-event-attack-began = { $you ->
    [seat] You play a Placed Attack. Attack Bonus: { $bonus }.
   *[other] { $seat } plays a Placed Attack. Attack Bonus: { $bonus }.
 }
footclub-event-bonus-accepted = { $you ->
    [seat] You leave the bonus at { $bonus }.
   *[other] { $seat } leaves the bonus at { $bonus }.
 }
footclub-event-offensive-support-played = { $you ->
    [seat] You play Offensive Support. Attack Bonus: { $bonus }.
   *[other] { $seat } plays Offensive Support. Attack Bonus: { $bonus }.
 }
footclub-event-defensive-support-won = { $you ->
    [seat] You play Defensive Support and roll { $first } and { $second }: it holds. Attack Bonus: { $bonus }.
   *[other] { $seat } plays Defensive Support and rolls { $first } and { $second }: it holds. Attack Bonus: { $bonus }.
 }
footclub-event-defensive-support-missed = { $you ->
    [seat] You play Defensive Support and roll { $first } and { $second }: no use. The Attack Bonus is still { $bonus }.
   *[other] { $seat } plays Defensive Support and rolls { $first } and { $second }: no use. The Attack Bonus is still { $bonus }.
 }
footclub-event-supporters-exhausted = { $you ->
    [seat] You exhaust { $count ->
        [one] one Supporters card
       *[other] { $count } Supporters cards
     } and have { $in_play ->
        [0] none
       *[other] { $in_play }
     } left in play. Attack Bonus: { $bonus }.
   *[other] { $seat } exhausts { $count ->
        [one] one Supporters card
       *[other] { $count } Supporters cards
     } and has { $in_play ->
        [0] none
       *[other] { $in_play }
     } left in play. Attack Bonus: { $bonus }.
 }
footclub-event-shot-tied = { $you ->
    [seat] You shoot: defence { $defence }, attack { $attack } with bonus { $bonus }. Level! Both roll again, without a bonus.
   *[other] { $seat } shoots: defence { $defence }, attack { $attack } with bonus { $bonus }. Level! Both roll again, without a bonus.
 }
footclub-event-shot-saved = { $you ->
    [seat] You shoot: defence { $defence }, attack { $attack } with bonus { $bonus }. Saved! The ball changes sides.
   *[other] { $seat } shoots: defence { $defence }, attack { $attack } with bonus { $bonus }. Saved! The ball changes sides.
 }
footclub-event-goal-scored = { $you ->
    [seat] You shoot: defence { $defence }, attack { $attack } with bonus { $bonus }. Goal! { $goals ->
        [one] Your first of the match.
       *[other] You have { $goals } now.
     }
   *[other] { $seat } shoots: defence { $defence }, attack { $attack } with bonus { $bonus }. Goal! { $goals ->
        [one] Their first of the match.
       *[other] They have { $goals } now.
     }
 }
footclub-event-full-time = Full time: { $blue_goals }–{ $red_goals }.
footclub-event-shoot-out-began = { $you ->
    [seat] Level at full time: a shoot-out decides (house rule). You shoot first.
   *[other] Level at full time: a shoot-out decides (house rule). { $seat } shoots first.
 }
footclub-event-shoot-out-tied = { $you ->
    [seat] You shoot: defence { $defence }, attack { $attack }. Level, once more.
   *[other] { $seat }: defence { $defence }, attack { $attack }. Level, once more.
 }
footclub-event-shoot-out-saved = { $you ->
    [seat] You shoot: defence { $defence }, attack { $attack }. Saved.
   *[other] { $seat }: defence { $defence }, attack { $attack }. Saved.
 }
footclub-event-shoot-out-goal = { $you ->
    [seat] You shoot: defence { $defence }, attack { $attack }. Goal number { $goals }.
   *[other] { $seat }: defence { $defence }, attack { $attack }. Goal number { $goals }.
 }
footclub-event-shoot-out-won = { $you ->
    [seat] You win the shoot-out { $most }–{ $least }.
   *[other] { $seat } wins the shoot-out { $most }–{ $least }.
 }
footclub-event-ball-moved = { $you ->
    [seat] You put the ball on { $name }.
   *[other] { $seat } puts the ball on { $name }.
 }
footclub-event-token-moved = { $you ->
    [seat] You move a goal token to { $name }.
   *[other] { $seat } moves a goal token to { $name }.
 }

## How it ended
footclub-end-win = { $you ->
    [seat] You win { $most }–{ $least }.
   *[other] { $seat } wins { $most }–{ $least }.
 }
footclub-end-draw = A draw, { $blue_goals }–{ $red_goals }.
footclub-end-shoot-out = { $you ->
    [seat] After a draw, { $blue_goals }–{ $red_goals }, you win the shoot-out { $most }–{ $least } (house rule).
   *[other] After a draw, { $blue_goals }–{ $red_goals }, { $seat } wins the shoot-out { $most }–{ $least } (house rule).
 }

## What you are asked
footclub-prompt-choose-supporters = { footclub-you-have }. Do you add one Supporters card from your hand?
footclub-prompt-wait-supporters = { $mover } is still choosing.
footclub-prompt-watch-supporters = Both sides are choosing their Supporters.
footclub-prompt-take-ball = { $ball } has the ball. Do you try to take it?
footclub-prompt-wait-possession = { $mover } may go for your ball.
footclub-prompt-watch-possession = { $mover } may go for the ball.
footclub-prompt-attack-or-keep = You have the ball. { footclub-you-have }. Do you attack, with a bonus of { $bonus }?
footclub-prompt-wait-offensive = { $mover } has the ball and may attack.
footclub-prompt-raise-bonus = The bonus of your attack is { $bonus }. Raise it, or leave it? { footclub-you-have }.
footclub-prompt-lower-bonus = The bonus of the attack against you is { $bonus }. Lower it, or leave it? { footclub-you-have }.
footclub-prompt-close-attack = The defence leaves the bonus at { $bonus }. Shoot, or raise it? { footclub-you-have }.
footclub-prompt-close-defence = The attack leaves the bonus at { $bonus }. Let them shoot, or lower it? { footclub-you-have }.
footclub-prompt-wait-go = The bonus of the attack is { $bonus }; { $mover } may change it or leave it.
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
 }. { footclub-you-have }.
footclub-refusal-go-theirs = It is for { $mover } to change the bonus or to leave it.
footclub-refusal-attack-first = First the running attack must be settled.
footclub-refusal-ball-theirs = { $ball } has the ball: it lies on one of their players.
footclub-refusal-ball-there = The ball lies on number { $number } already.
footclub-refusal-no-token = No goal token lies on number { $number }.
footclub-refusal-token-there = The goal token lies on number { $number } already.

## Moves
footclub-move-supporters-none = Keep them for later
footclub-move-supporters-without = Go on without Supporters
footclub-move-supporters-place = Put one Supporters card into play
footclub-move-pass = Let them have the ball
footclub-move-pressing = Pressing
footclub-move-tackle = Tackle
footclub-move-keep = Keep the ball
footclub-move-attack = Placed Attack
footclub-move-accept = Leave the bonus as it is
footclub-move-leave = Leave it at { $bonus } ({ $chance })
footclub-move-shoot = Shoot ({ $chance })
footclub-move-let-shoot = Let them shoot ({ $chance })
footclub-move-offensive-support = Offensive Support
footclub-move-defensive-support = Defensive Support
footclub-move-exhaust = { $count ->
    [one] exhaust one Supporters card
   *[other] exhaust { $count } Supporters cards
 }
footclub-move-ball = Put the ball on number { $number }
footclub-move-ball-named = Put the ball on { $player }
footclub-move-token = Move a goal token from number { $origin } to number { $number }
footclub-move-token-named = Move a goal token from { $origin } to { $player }
footclub-note-goal = goal: { $chance }

## The match in words
footclub-look-turn = Turn { $turn } of { $turns }.
footclub-look-score = { $blue } { $blue_goals }–{ $red_goals } { $red }.
footclub-look-ball = { $you ->
    [seat] You have the ball.
   *[other] { $seat } has the ball.
 }
footclub-number = number { $number }
footclub-look-ball-on = { $you ->
    [seat] You have the ball; it lies on { $player }.
   *[other] { $seat } has the ball; it lies on { $player }.
 }
footclub-look-tokens = { $you ->
    [seat] Your goal tokens lie on { $players }.
   *[other] { $seat }: goal tokens on { $players }.
 }
footclub-look-attack = { $you ->
    [seat] You attack with a bonus of { $bonus }.
   *[other] { $seat } attacks with a bonus of { $bonus }.
 }
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
footclub-look-team = { $you ->
    [seat] You are { footclub-colour }, with { $team }: Attack { $attack }, Defence { $defence }.
   *[other] { footclub-colour } is { $seat } with { $team }: Attack { $attack }, Defence { $defence }.
 }
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
footclub-odds-goal = { $you ->
    [seat] Your attack at { $bonus }: { $chance } for a goal.
   *[other] An attack of { $seat } at { $bonus }: { $chance } for a goal.
 }
footclub-odds-spend = { $you ->
    [seat] If you choose “{ $move }”, the bonus is { $bonus }: { $chance } for a goal.
   *[other] If { $seat } chooses “{ $move }”, the bonus is { $bonus }: { $chance } for a goal.
 }
footclub-odds-tackle = A Tackle or a Defensive Support succeeds with a chance of { $chance }.
footclub-odds-held = { $seat } holds { $card } with a chance of { $chance } ({ $unseen } unseen).

# Why a computer player made a move.
footclub-reason-solved = Worked out to the end of the match: it brings { $percent }% of the points with best play.
footclub-reason-decided = The match is decided, whatever is played.
footclub-reason-hold-back = Another Supporters card in play would not help yet.
footclub-reason-place = Supporters help in play, not in the hand.
footclub-reason-leave-ball = The ball is not worth a card now.
footclub-reason-take-ball = The ball is worth a Pressing, which is sure to win it.
footclub-reason-try-for-ball = The ball is worth a Tackle, which wins it with { $percent }%.
footclub-reason-save-attack = A shot would begin at { $percent }%; the Placed Attack is worth more later.
footclub-reason-keep-result = With the ball kept, the match ends as it stands.
footclub-reason-risk-attack = With { $in_play } Supporters against { $other_in_play }, an attack now is worth its card.
footclub-reason-enough = A goal has { $percent }% as it stands; more would cost more than it brings.
footclub-reason-better-shot = It takes the chance of a goal from { $before }% to { $after }%.
footclub-reason-worse-shot = It takes the chance of the other side’s goal from { $before }% to { $after }%.
