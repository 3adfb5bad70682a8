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
# Was ein Platz tut, in höchstens drei Wörtern.
banner-trench-club-does = { $event ->
    [token-turned] stellt auf
    [unit-placed] stellt auf
    [headquarters-marked] stellt auf
    [turn-began] beginnt
    [nation-skipped] setzt aus
    [company-used] bewegt Einheiten
    [unit-moved] bewegt Einheiten
    [fort-entered] besetzt ein Fort
    [fort-captured] nimmt ein Fort
    [headquarters-taken] nimmt das Hauptquartier
    [unit-boarded] belädt einen Lastwagen
    [unit-set-down] entlädt einen Lastwagen
    [mine-laid] legt eine Mine
    [mine-struck] bewegt Einheiten
    [attack-listed] sagt Angriffe an
    [attack-withdrawn] sagt Angriffe an
    [attack-advanced] sagt Angriffe an
    [attacks-confirmed] greift an
    [attacked] greift an
    [shell-strayed] greift an
    [shell-wasted] greift an
    [income-paid] bekommt Anleihen
    [bonds-given] gibt Anleihen
    [unit-repaired] repariert Einheiten
    [unit-bought] kauft Einheiten
    [unit-ordered] kauft Einheiten
    [special-drawn] kauft Einheiten
    [surrender-offered] bietet Kapitulation an
    [surrender-refused] kämpft weiter
   *[other] handelt
}
