# Seuls les programmes connaissent les unités par leur numéro ; v : l’article s’élide.
trench-club-gender-infantry = fv
trench-club-gender-mounted-infantry = fv
trench-club-gender-heavy-infantry = fv
trench-club-gender-troop-transport = m
trench-club-gender-anti-aircraft = m
trench-club-gender-field-gun = m
trench-club-gender-howitzer = mv
trench-club-gender-heavy-mortar = m
trench-club-gender-armoured-car = f
trench-club-gender-fighter-plane = mv
trench-club-gender-tank = m
trench-club-gender-big-bertha = f
trench-club-gender-anti-tank-gunners = fv
trench-club-gender-mark-i-female = m
trench-club-gender-renault-ft17 = m
trench-club-gender-gunboat = f
trench-club-gender-medics = fv
trench-club-gender-ground-attack-plane = mv
trench-club-gender-railway-gun = m
trench-club-gender-gas-launcher = m
trench-club-gender-airship = m
trench-club-gender-gun-turret = f
trench-club-gender-minelayer = m
trench-club-noun-heavy-mortar = { $case ->
   *[subject] mortier lourd
 }
trench-club-noun-anti-tank-gunners = { $case ->
   *[subject] équipe de servants antichars
 }
trench-club-noun-medics = { $case ->
   *[subject] équipe de brancardiers
 }
trench-club-ordinal = { $nth ->
    [0] -
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] autre
 }
trench-club-unit-the = { $nth ->
    [0] { $gender ->
        [f] la { $kind }
        [m] le { $kind }
       *[v] l’{ $kind }
     }
    [1] { $gender ->
        [f] la première { $kind }
        [fv] la première { $kind }
       *[m] le premier { $kind }
     }
   *[other] { $gender ->
        [f] la { $ordinal } { $kind }
        [fv] la { $ordinal } { $kind }
       *[m] le { $ordinal } { $kind }
     }
 }{ $case ->
   *[subject] { "" }
 }
trench-club-unit-label = { $nth ->
    [0] { $kind }
    [1] { $gender ->
        [f] première { $kind }
        [fv] première { $kind }
       *[m] premier { $kind }
     }
   *[other] { $ordinal } { $kind }
 }
trench-club-unit-unknown = l’unité { $unit }
trench-club-unit-at-hex = { $unit } en { $hex }
trench-club-unit-at-fort = { $unit } au fort { $fort }
trench-club-unit-at-truck = { $unit } dans le camion en { $hex }
trench-club-unit-aboard = { $unit } dans un camion
trench-club-sign-infantry = in
trench-club-sign-mounted-infantry = im
trench-club-sign-heavy-infantry = il
trench-club-sign-troop-transport = tt
trench-club-sign-anti-aircraft = aa
trench-club-sign-field-gun = cc
trench-club-sign-howitzer = ob
trench-club-sign-heavy-mortar = ml
trench-club-sign-armoured-car = vb
trench-club-sign-fighter-plane = ac
trench-club-sign-tank = ch
trench-club-sign-big-bertha = gb
trench-club-sign-anti-tank-gunners = sa
trench-club-sign-mark-i-female = mk
trench-club-sign-renault-ft17 = rt
trench-club-sign-gunboat = cn
trench-club-sign-medics = br
trench-club-sign-ground-attack-plane = as
trench-club-sign-railway-gun = cr
trench-club-sign-gas-launcher = lg
trench-club-sign-airship = di
trench-club-sign-gun-turret = to
trench-club-sign-minelayer = pm
