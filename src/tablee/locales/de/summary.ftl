## A finished game in numbers
table-summary-row = { $name }: { $values }.
table-summary-of = { $name } { $value }
table-summary-number = { NUMBER($value, maximumFractionDigits: 1) }
table-turning-point = Was es entschieden hat: { $what }

## Les Poilus
les-poilus-summary-succeeded = Einsätze geglückt
les-poilus-summary-failed = Einsätze gescheitert
les-poilus-summary-trials-left = Bedrohungen übrig
les-poilus-summary-morale-left = Moral übrig
les-poilus-summary-cards = Karten gespielt
les-poilus-summary-traps = Fallen ausgelöst
les-poilus-summary-knocks = Schwere Schläge erlitten
les-poilus-summary-healed = Schwere Schläge überwunden
les-poilus-summary-charms = Glücksbringer eingesetzt
les-poilus-summary-speeches = Aufrufe
les-poilus-summary-speech-cards = Karten nach einem Aufruf abgeworfen
les-poilus-summary-support-given = Rückhalt gegeben
les-poilus-summary-support-had = Rückhalt bekommen
les-poilus-summary-trials = Bedrohungen
les-poilus-summary-morale = Moral
les-poilus-moment-succeeded = Einsatz { $mission }, Schwierigkeit { $intensity }: geglückt.
les-poilus-moment-failed = Einsatz { $mission }, Schwierigkeit { $intensity }: gescheitert, dreimal { $threat }.
les-poilus-moment-knock = { $you ->
    [seat] Einsatz { $mission }: Du erleidest { $card }.
   *[other] Einsatz { $mission }: { $seat } erleidet { $card }.
 }
les-poilus-moment-morale = In Einsatz { $mission } sank die Moral um { $count } auf { $left }.
les-poilus-moment-friend-lost = { $you ->
    [seat] In Einsatz { $mission } hattest du { $count } Schwere Schläge.
   *[other] In Einsatz { $mission } hatte { $seat } { $count } Schwere Schläge.
 }

## FootClub
footclub-summary-goals = Tore
footclub-summary-shoot-out-goals = Tore im Elfmeterschießen
footclub-summary-shots = Schüsse
footclub-summary-expected = Erwartete Tore
footclub-summary-luck = Tore über oder unter Erwartung
footclub-summary-turns-with-ball = Runden am Ball
footclub-summary-duels-won = Zweikämpfe gewonnen
footclub-summary-tackles = Tacklings versucht
footclub-summary-tackles-won = Tacklings gewonnen
footclub-summary-supporters-spent = Fans eingesetzt
footclub-summary-supporters-left = Fans übrig
footclub-moment-goal = { $you ->
    [seat] Runde { $turn }: Du triffst bei { $bonus }, Chance { $percent } %.
   *[other] Runde { $turn }: { $seat } trifft bei { $bonus }, Chance { $percent } %.
 }
footclub-moment-save = { $you ->
    [seat] Runde { $turn }: Du schießt bei { $bonus }, Chance { $percent } %; gehalten.
   *[other] Runde { $turn }: { $seat } schießt bei { $bonus }, Chance { $percent } %; gehalten.
 }

## Trench Club
trench-club-summary-rounds = Runden
trench-club-summary-forts = Forts gehalten
trench-club-summary-forts-taken = Forts erobert
trench-club-summary-units-lost = Einheiten verloren
trench-club-summary-value-lost = Ihr Preis in Anleihen
trench-club-summary-damage-done = Schaden zugefügt
trench-club-summary-damage-taken = Schaden erlitten
trench-club-summary-hits = Treffer
trench-club-summary-hits-expected = Erwartete Treffer
trench-club-summary-bonds-earned = Anleihen erhalten
trench-club-summary-bonds-spent = Anleihen ausgegeben
trench-club-summary-points = Siegpunkte
trench-club-summary-army = Heer, in Anleihen
trench-club-moment-fort = Runde { $round }: { $nation } nimmt Fort { $fort } ein.
trench-club-moment-losses = In Runde { $round } verlor { $nation } Einheiten im Wert von { $bonds } Anleihen in einem Zug.
