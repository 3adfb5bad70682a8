# What stands over the map for a moment.
banner-trench-club-begins = { $nation } begins
banner-trench-club-places-first = { $nation } turns the first token
banner-trench-club-turn = Round { $round } · { $nation }
banner-trench-club-fort-taken = { $nation } takes fort { $fort }
banner-trench-club-headquarters-taken = Headquarters taken
banner-trench-club-mine = A mine! { $kind } lost
banner-trench-club-attacks = { $nation } attacks: { $count }
banner-trench-club-fight = { $taken ->
    [0] { $unit } against { $target }: { $damage } damage.
   *[other] { $unit } against { $target }: { $damage } damage, takes { $taken }.
}
banner-trench-club-destroyed = { $count ->
    [one] { $lost } destroyed
   *[other] Destroyed: { $lost }
}
banner-trench-club-shell-strayed = The shell strays to { $hex }
banner-trench-club-shell-wasted = The shell falls on empty ground
banner-trench-club-gas = Gas over { $hex }
banner-trench-club-drawn = Drawn: { $kind }!
banner-trench-club-surrender = { $nation } offers to surrender
banner-trench-club-surrender-refused = { $nation } does not surrender
banner-trench-club-victory = Victory for { $side }
banner-trench-club-drawn-game = The guns fall silent: a draw
# The card of what a nation did in its turn.
banner-trench-club-moved = { $count ->
    [one] { $count } unit moved
   *[other] { $count } units moved
}
banner-trench-club-lost = { $count ->
    [one] { $count } unit lost
   *[other] { $count } units lost
}
banner-trench-club-bonds = Bonds: { $earned } earned, { $spent } spent
