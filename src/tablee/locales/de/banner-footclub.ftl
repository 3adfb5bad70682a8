# Was einen Augenblick lang über dem Platz steht.
banner-footclub-toss-tied = Gleich, noch einmal!
banner-footclub-kick-off = Anstoß: { $team }
banner-footclub-pressing = Pressing! Der Ball wechselt die Seite
banner-footclub-tackle-won = Tackling: { $first } + { $second }, gewonnen
banner-footclub-tackle-missed = Tackling: { $first } + { $second }, verfehlt
banner-footclub-attack = Positionsangriff! { $bonus }
banner-footclub-offensive = Offensivhilfe: { $bonus }
banner-footclub-holds = Die Abwehr hält: { $bonus }
banner-footclub-fails = Die Abwehr hält nicht
banner-footclub-shot = Schuss bei { $bonus }: { $chance }
banner-footclub-tied = Gleich bei { $value }! Noch einmal, ohne Bonus
banner-footclub-saved = Gehalten! { $defence } gegen { $attack }
banner-footclub-goal = TOR! { $team } { $blue }:{ $red }
banner-footclub-scorer = { $player } aus fünf Metern!
banner-footclub-full-time = Abpfiff: { $blue }:{ $red }
banner-footclub-shoot-out = Elfmeterschießen
banner-footclub-shoot-out-again = Gleich
banner-footclub-shoot-out-out = Gehalten
banner-footclub-shoot-out-in = Drin!
banner-footclub-shoot-out-won = { $team } gewinnt das Elfmeterschießen { $most }:{ $least }
# Was ein Platz tut, in höchstens drei Wörtern.
banner-footclub-does = { $event ->
    [supporters-placed] ruft die Fans
    [pressing-played] macht Druck
    [tackle-won] geht dazwischen
    [tackle-missed] geht dazwischen
    [possession-left] lässt den Ball
    [ball-kept] hält den Ball
    [attack-began] greift an
    [offensive-support-played] treibt den Angriff
    [defensive-support-won] verteidigt
    [defensive-support-missed] verteidigt
    [supporters-exhausted] zieht am Seil
    [bonus-accepted] lässt es dabei
    [shot-tied] schießt
    [shot-saved] schießt
    [goal-scored] schießt
    [shoot-out-tied] schießt
    [shoot-out-saved] schießt
    [shoot-out-goal] schießt
    [shoot-out-won] gewinnt
   *[other] spielt
}
# Die Karte einer Runde.
banner-footclub-card-shot = Schuss
banner-footclub-card-ball = Ball
