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
# What a seat does, in three words at most.
banner-trench-club-does = { $event ->
    [token-turned] sets up
    [unit-placed] sets up
    [headquarters-marked] sets up
    [turn-began] begins
    [nation-skipped] sits out
    [company-used] moves units
    [unit-moved] moves units
    [fort-entered] enters a fort
    [fort-captured] takes a fort
    [headquarters-taken] takes the headquarters
    [unit-boarded] loads a truck
    [unit-set-down] unloads a truck
    [mine-laid] lays a mine
    [mine-struck] moves units
    [attack-listed] lists attacks
    [attack-withdrawn] lists attacks
    [attack-advanced] lists attacks
    [attacks-confirmed] attacks
    [attacked] attacks
    [shell-strayed] attacks
    [shell-wasted] attacks
    [income-paid] gets bonds
    [bonds-given] gives bonds
    [unit-repaired] repairs units
    [unit-bought] buys units
    [unit-ordered] buys units
    [special-drawn] buys units
    [surrender-offered] offers surrender
    [surrender-refused] fights on
   *[other] acts
}
