# Nur Programme kennen Einheiten bei ihrer Nummer.
trench-club-gender-infantry = f
trench-club-gender-mounted-infantry = f
trench-club-gender-heavy-infantry = f
trench-club-gender-troop-transport = m
trench-club-gender-anti-aircraft = f
trench-club-gender-field-gun = n
trench-club-gender-howitzer = f
trench-club-gender-heavy-mortar = m
trench-club-gender-armoured-car = m
trench-club-gender-fighter-plane = n
trench-club-gender-tank = m
trench-club-gender-big-bertha = f
trench-club-gender-anti-tank-gunners = m
trench-club-gender-mark-i-female = m
trench-club-gender-renault-ft17 = m
trench-club-gender-gunboat = n
trench-club-gender-medics = m
trench-club-gender-ground-attack-plane = n
trench-club-gender-railway-gun = n
trench-club-gender-gas-launcher = m
trench-club-gender-airship = n
trench-club-gender-gun-turret = m
trench-club-gender-minelayer = m
trench-club-noun-heavy-mortar = { $case ->
    [object] schweren Mörser
   *[subject] schwere Mörser
 }
trench-club-noun-anti-tank-gunners = { $case ->
   *[subject] Panzerabwehrtrupp
 }
trench-club-noun-medics = { $case ->
   *[subject] Sanitätstrupp
 }
trench-club-ordinal = { $nth ->
    [0] -
    [1] erst
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] weiter
 }
trench-club-unit-the = { $gender ->
    [f] die { $nth ->
        [0] { $kind }
       *[other] { $ordinal }e { $kind }
     }
    [n] das { $nth ->
        [0] { $kind }
       *[other] { $ordinal }e { $kind }
     }
   *[m] { $case ->
        [object] den { $nth ->
            [0] { $kind }
           *[other] { $ordinal }en { $kind }
         }
       *[subject] der { $nth ->
            [0] { $kind }
           *[other] { $ordinal }e { $kind }
         }
     }
 }
trench-club-unit-label = { $nth ->
    [0] { $kind }
   *[other] { $ordinal }{ $gender ->
        [f] e
        [n] es
       *[m] er
     } { $kind }
 }
trench-club-unit-unknown = Einheit { $unit }
trench-club-unit-at-hex = { $unit } auf { $hex }
trench-club-unit-at-fort = { $unit } in Fort { $fort }
trench-club-unit-at-truck = { $unit } im Lastwagen auf { $hex }
trench-club-unit-aboard = { $unit } in einem Lastwagen
trench-club-sign-infantry = in
trench-club-sign-mounted-infantry = bi
trench-club-sign-heavy-infantry = si
trench-club-sign-troop-transport = tt
trench-club-sign-anti-aircraft = fa
trench-club-sign-field-gun = fg
trench-club-sign-howitzer = hb
trench-club-sign-heavy-mortar = sm
trench-club-sign-armoured-car = pw
trench-club-sign-fighter-plane = jf
trench-club-sign-tank = pz
trench-club-sign-big-bertha = db
trench-club-sign-anti-tank-gunners = pa
trench-club-sign-mark-i-female = mk
trench-club-sign-renault-ft17 = rt
trench-club-sign-gunboat = kb
trench-club-sign-medics = sa
trench-club-sign-ground-attack-plane = sf
trench-club-sign-railway-gun = eg
trench-club-sign-gas-launcher = gw
trench-club-sign-airship = ls
trench-club-sign-gun-turret = gt
trench-club-sign-minelayer = ml
