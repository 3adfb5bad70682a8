## A finished game in numbers
table-summary-row = { $name }: { $values }.
table-summary-of = { $name } { $value }
table-summary-number = { NUMBER($value, maximumFractionDigits: 1) }
table-turning-point = What decided it: { $what }

## Les Poilus
les-poilus-summary-succeeded = Missions succeeded
les-poilus-summary-failed = Missions failed
les-poilus-summary-trials-left = Trials left
les-poilus-summary-morale-left = Morale left
les-poilus-summary-cards = Cards played
les-poilus-summary-traps = Traps sprung
les-poilus-summary-knocks = Hard Knocks taken
les-poilus-summary-healed = Hard Knocks shaken off
les-poilus-summary-charms = Charms used
les-poilus-summary-speeches = Speeches
les-poilus-summary-speech-cards = Cards put down after a speech
les-poilus-summary-support-given = Support given
les-poilus-summary-support-had = Support received
les-poilus-summary-trials = Trials
les-poilus-summary-morale = Morale
les-poilus-moment-succeeded = Mission { $mission }, intensity { $intensity }: success.
les-poilus-moment-failed = Mission { $mission }, intensity { $intensity }: failure, three times { $threat }.
les-poilus-moment-knock = { $you ->
    [seat] Mission { $mission }: you take { $card }.
   *[other] Mission { $mission }: { $seat } takes { $card }.
 }
les-poilus-moment-morale = In mission { $mission } morale dropped by { $count }, to { $left }.
les-poilus-moment-friend-lost = { $you ->
    [seat] In mission { $mission } you had { $count } Hard Knocks.
   *[other] In mission { $mission } { $seat } had { $count } Hard Knocks.
 }

## FootClub
footclub-summary-goals = Goals
footclub-summary-shoot-out-goals = Goals in the shoot-out
footclub-summary-shots = Shots
footclub-summary-expected = Expected goals
footclub-summary-luck = Goals more or fewer than expected
footclub-summary-turns-with-ball = Turns with the ball
footclub-summary-duels-won = Duels won
footclub-summary-tackles = Tackles tried
footclub-summary-tackles-won = Tackles won
footclub-summary-supporters-spent = Supporters spent
footclub-summary-supporters-left = Supporters left
footclub-moment-goal = { $you ->
    [seat] Turn { $turn }: you score at { $bonus }, with a chance of { $percent }%.
   *[other] Turn { $turn }: { $seat } scores at { $bonus }, with a chance of { $percent }%.
 }
footclub-moment-save = { $you ->
    [seat] Turn { $turn }: you shoot at { $bonus }, with a chance of { $percent }%, and the keeper saves.
   *[other] Turn { $turn }: { $seat } shoots at { $bonus }, with a chance of { $percent }%, and the keeper saves.
 }

## Trench Club
trench-club-summary-rounds = Rounds
trench-club-summary-forts = Forts held
trench-club-summary-forts-taken = Forts taken
trench-club-summary-units-lost = Units lost
trench-club-summary-value-lost = Their price in bonds
trench-club-summary-damage-done = Damage done
trench-club-summary-damage-taken = Damage taken
trench-club-summary-hits = Hits
trench-club-summary-hits-expected = Expected hits
trench-club-summary-bonds-earned = Bonds earned
trench-club-summary-bonds-spent = Bonds spent
trench-club-summary-points = Victory points
trench-club-summary-army = Army, in bonds
trench-club-moment-fort = Round { $round }: { $nation } takes fort { $fort }.
trench-club-moment-losses = In round { $round } { $nation } lost units worth { $bonds } bonds in one turn.
