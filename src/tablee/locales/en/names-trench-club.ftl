# Only programs know units by their numbers. Genders and cases are for other languages.
trench-club-gender-infantry = n
trench-club-gender-mounted-infantry = n
trench-club-gender-heavy-infantry = n
trench-club-gender-troop-transport = n
trench-club-gender-anti-aircraft = n
trench-club-gender-field-gun = n
trench-club-gender-howitzer = n
trench-club-gender-heavy-mortar = n
trench-club-gender-armoured-car = n
trench-club-gender-fighter-plane = n
trench-club-gender-tank = n
trench-club-gender-big-bertha = n
trench-club-gender-anti-tank-gunners = n
trench-club-gender-mark-i-female = n
trench-club-gender-renault-ft17 = n
trench-club-gender-gunboat = n
trench-club-gender-medics = n
trench-club-gender-ground-attack-plane = n
trench-club-gender-railway-gun = n
trench-club-gender-gas-launcher = n
trench-club-gender-airship = n
trench-club-gender-gun-turret = n
trench-club-gender-minelayer = n
trench-club-noun-heavy-mortar = { $case ->
   *[subject] heavy mortar
 }
trench-club-noun-anti-tank-gunners = { $case ->
   *[subject] crew of anti-tank gunners
 }
trench-club-noun-medics = { $case ->
   *[subject] team of medics
 }
trench-club-ordinal = { $nth ->
    [0] -
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] further
 }
trench-club-unit-the = { $nth ->
    [0] the { $kind }
   *[other] the { $ordinal } { $kind }
 }{ $gender ->
   *[n] { "" }
 }{ $case ->
   *[subject] { "" }
 }
trench-club-unit-label = { $nth ->
    [0] { $kind }
   *[other] { $ordinal } { $kind }
 }{ $gender ->
   *[n] { "" }
 }
trench-club-unit-unknown = unit { $unit }
trench-club-unit-at-hex = { $unit } at { $hex }
trench-club-unit-at-fort = { $unit } in fort { $fort }
trench-club-unit-at-truck = { $unit } on the truck at { $hex }
trench-club-unit-aboard = { $unit } on a truck
trench-club-sign-infantry = in
trench-club-sign-mounted-infantry = mi
trench-club-sign-heavy-infantry = hi
trench-club-sign-troop-transport = tt
trench-club-sign-anti-aircraft = aa
trench-club-sign-field-gun = fg
trench-club-sign-howitzer = ho
trench-club-sign-heavy-mortar = hm
trench-club-sign-armoured-car = ac
trench-club-sign-fighter-plane = fp
trench-club-sign-tank = tk
trench-club-sign-big-bertha = bb
trench-club-sign-anti-tank-gunners = at
trench-club-sign-mark-i-female = mk
trench-club-sign-renault-ft17 = rt
trench-club-sign-gunboat = gb
trench-club-sign-medics = md
trench-club-sign-ground-attack-plane = gp
trench-club-sign-railway-gun = rg
trench-club-sign-gas-launcher = gl
trench-club-sign-airship = as
trench-club-sign-gun-turret = gt
trench-club-sign-minelayer = ml
