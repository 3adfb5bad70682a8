# Ce qui s’affiche un instant au-dessus du terrain.
banner-footclub-toss-tied = Égalité, on relance !
banner-footclub-kick-off = Coup d’envoi : { $team }
banner-footclub-pressing = Pressing ! Le ballon change de camp
banner-footclub-tackle-won = Tacle : { $first } + { $second }, réussi
banner-footclub-tackle-missed = Tacle : { $first } + { $second }, manqué
banner-footclub-attack = Attaque placée ! { $bonus }
banner-footclub-offensive = Soutien offensif : { $bonus }
banner-footclub-holds = La défense tient : { $bonus }
banner-footclub-fails = La défense échoue
banner-footclub-shot = Tir à { $bonus } : { $chance }
banner-footclub-tied = Égalité à { $value } ! On relance, sans bonus
banner-footclub-saved = Arrêt ! { $defence } contre { $attack }
banner-footclub-goal = BUT ! { $team } { $blue }–{ $red }
banner-footclub-scorer = { $player } à bout portant !
banner-footclub-full-time = Fin du match : { $blue }–{ $red }
banner-footclub-shoot-out = Tirs au but
banner-footclub-shoot-out-again = Égalité
banner-footclub-shoot-out-out = Arrêté
banner-footclub-shoot-out-in = But !
banner-footclub-shoot-out-won = { $team } l’emporte aux tirs au but { $most }–{ $least }
# Ce que fait une place, en trois mots au plus.
banner-footclub-does = { $event ->
    [supporters-placed] appelle ses Supporters
    [pressing-played] presse
    [tackle-won] tacle
    [tackle-missed] tacle
    [possession-left] laisse le ballon
    [ball-kept] garde le ballon
    [attack-began] attaque
    [offensive-support-played] pousse l’attaque
    [defensive-support-won] défend
    [defensive-support-missed] défend
    [supporters-exhausted] tire la corde
    [bonus-accepted] en reste là
    [shot-tied] tire
    [shot-saved] tire
    [goal-scored] tire
    [shoot-out-tied] tire
    [shoot-out-saved] tire
    [shoot-out-goal] tire
    [shoot-out-won] gagne
   *[other] joue
}
# La fiche d’un tour.
banner-footclub-card-shot = Tir
banner-footclub-card-ball = Ballon
