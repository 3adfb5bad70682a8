# Was einen Augenblick lang über der Karte steht.
banner-trench-club-begins = { $nation } beginnt
banner-trench-club-places-first = { $nation } dreht den ersten Marker um
banner-trench-club-turn = Runde { $round } · { $nation }
banner-trench-club-fort-taken = { $nation } nimmt Fort { $fort }
banner-trench-club-headquarters-taken = Hauptquartier genommen
banner-trench-club-mine = Eine Mine! Verloren: { $kind }
banner-trench-club-attacks = { $nation } greift an: { $count }
banner-trench-club-fight = { $taken ->
    [0] { $unit } gegen { $target }: { $damage } Schaden.
   *[other] { $unit } gegen { $target }: { $damage } Schaden, { $taken } zurück.
}
banner-trench-club-destroyed = { $count ->
    [one] Zerstört: { $lost }
   *[other] Zerstört: { $lost }
}
banner-trench-club-shell-strayed = Die Granate verirrt sich nach { $hex }
banner-trench-club-shell-wasted = Die Granate trifft niemanden
banner-trench-club-gas = Gas über { $hex }
banner-trench-club-drawn = Gezogen: { $kind }!
banner-trench-club-surrender = { $nation } bietet die Kapitulation an
banner-trench-club-surrender-refused = { $nation } kapituliert nicht
banner-trench-club-victory = Sieg: { $side }
banner-trench-club-drawn-game = Die Geschütze schweigen: unentschieden
# Die Karte dessen, was eine Nation in ihrem Zug tat.
banner-trench-club-moved = { $count ->
    [one] { $count } Einheit bewegt
   *[other] { $count } Einheiten bewegt
}
banner-trench-club-lost = { $count ->
    [one] { $count } Einheit verloren
   *[other] { $count } Einheiten verloren
}
banner-trench-club-bonds = Anleihen: { $earned } erhalten, { $spent } ausgegeben
