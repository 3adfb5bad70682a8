# What stands over the pitch for a moment.
banner-footclub-toss-tied = Level, again!
banner-footclub-kick-off = Kick-off: { $team }
banner-footclub-pressing = Pressing! The ball changes sides
banner-footclub-tackle-won = Tackle: { $first } + { $second }, won
banner-footclub-tackle-missed = Tackle: { $first } + { $second }, missed
banner-footclub-attack = Placed attack! { $bonus }
banner-footclub-offensive = Offensive Support: { $bonus }
banner-footclub-holds = It holds: { $bonus }
banner-footclub-fails = It fails
banner-footclub-shot = Shot at { $bonus }: { $chance }
banner-footclub-tied = Level at { $value }! Again, without bonus
banner-footclub-saved = Saved! { $defence } against { $attack }
banner-footclub-goal = GOAL! { $team } { $blue }–{ $red }
banner-footclub-scorer = { $player } from six yards!
banner-footclub-full-time = Full time: { $blue }–{ $red }
banner-footclub-shoot-out = Shoot-out
banner-footclub-shoot-out-again = Level
banner-footclub-shoot-out-out = Saved
banner-footclub-shoot-out-in = In!
banner-footclub-shoot-out-won = { $team } win the shoot-out { $most }–{ $least }
# What a seat does, in three words at most.
banner-footclub-does = { $event ->
    [supporters-placed] calls the Supporters
    [pressing-played] presses
    [tackle-won] tackles
    [tackle-missed] tackles
    [possession-left] leaves the ball
    [ball-kept] keeps the ball
    [attack-began] attacks
    [offensive-support-played] pushes forward
    [defensive-support-won] defends
    [defensive-support-missed] defends
    [supporters-exhausted] pulls the rope
    [bonus-accepted] leaves it there
    [shot-tied] shoots
    [shot-saved] shoots
    [goal-scored] shoots
    [shoot-out-tied] shoots
    [shoot-out-saved] shoots
    [shoot-out-goal] shoots
    [shoot-out-won] wins
   *[other] plays
}
# The card of a turn.
banner-footclub-card-shot = Shot
banner-footclub-card-ball = Ball
