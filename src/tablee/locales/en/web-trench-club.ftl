## The board of Trench Club in the browser
web-tc-map = Map. Arrow keys move the cursor, Enter acts, N goes to the next unit, T to the next hex where it can act, plus and minus zoom.
web-tc-zoom-in = Closer
web-tc-zoom-out = Farther
web-tc-zoom-fit = Whole map
web-tc-next-unit = Next unit
web-tc-round = Round { $round }
web-tc-round-of = Round { $round } of { $rounds }
web-tc-forts-of = { $side }: { $count } of { $needed } forts
web-tc-points-of = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 }; { $nation } win, or { $team } of both allies (T9.1)
web-tc-bonds-of = { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
 }
web-tc-units-of = { $count ->
    [one] { $count } unit
   *[other] { $count } units
 }
web-tc-forts-owned = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
 }
web-tc-hex = { $hex }, { $terrain }
web-tc-bearing = { $away ->
    [one] one hex
   *[other] { $away } hexes
 } { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
 } of fort { $fort }
web-tc-hex-fort = { $hex }, fort { $fort } ({ $owner })
web-tc-hex-entrance = { $hex }, { $terrain } of fort { $fort } ({ $owner })
web-tc-hex-start = start { $start }
web-tc-hex-mine = mine of { $nation }
web-tc-hex-held = held by { $side }
web-tc-hex-headquarters = headquarters of { $nation }
web-tc-unit = { $kind } ({ $nation })
web-tc-inside = inside: { $units }
web-tc-aboard = aboard: { $units }
web-tc-costs = costs { $points }
web-tc-contact = contact stops here
web-tc-company = Company { $company }
web-tc-company-of = company { $company }
web-tc-do-assign = Add
web-tc-do-turn = Turn
web-tc-do-use = Use
web-tc-token-hidden = token face down
web-tc-token-start = start { $start }
web-tc-unassigned = Not in a company yet
web-tc-assigned = { $nation }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
 } assigned
web-tc-ready = Can still act
web-tc-all-done = Every unit has done what it can.
web-tc-in-fort = in fort { $fort }
web-tc-on-truck = on { $truck }
web-tc-waiting = not placed yet
web-tc-attacks = Attacks, in order
web-tc-no-attacks = No attack is listed. Choose a unit, then its target.
web-tc-none-listed = No attack is listed yet.
web-tc-earlier = Attack earlier
web-tc-remove = Take off the list
web-tc-against = { $unit } against { $target }
web-tc-no-answer = does not fire back
web-tc-attacker = attacks
web-tc-answers = fires back
web-tc-mean = { $damage } damage on average
web-tc-destroys = destroys
web-tc-all-together = All listed attacks together destroy the target:
web-tc-in-order = The whole list, in its order, destroys:
web-tc-about = about { $chance } (± { $margin })
web-tc-apart = Exact numbers treat each target by itself: what attacks on the others change before is not counted.
web-tc-working-out = What the list does to { $target } is being worked out …
web-tc-repairs = Repairs
web-tc-no-repairs = Nothing to repair: a damaged unit must have been in an own fort since the start of the turn.
web-tc-purchases = Purchases
web-tc-no-purchases = Nothing can be bought: there are too few bonds (T6.4).
web-tc-no-fort = Nothing can be bought without a fort of your own (T6.4).
web-tc-buy-in = Delivered to fort
web-tc-fort = Fort { $fort }
web-tc-special-force = special force by chance
web-tc-gift = Gift to the ally
web-tc-gift-to = Gift to { $ally }
web-tc-give = Give { $bonds }: the ally gets { $gets } (T6.2)
web-tc-speed = speed
web-tc-ground = range, ground
web-tc-air = range, air
web-tc-strike = hits on
web-tc-throws = dice
web-tc-armour = armour
web-tc-armour-none = none
web-tc-armour-light = light
web-tc-armour-medium = medium
web-tc-armour-heavy = heavy
web-tc-repair-price = repair
web-tc-damage = damage
web-tc-experience = experience
web-tc-moved = has moved
web-tc-held-back = held back this turn
web-tc-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $damage } damage
web-tc-report = What happened
web-tc-report-at = { $at } of { $count }
web-tc-skip = Skip
web-tc-next = Next
web-tc-about-draw = A die decides which special force it is.
web-tc-about-gunboat = on water only; also fights aircraft
web-tc-about-medics = once a turn repairs one of your units next to it, outside a fort, at its repair price
web-tc-about-ground-attack-plane = an armoured aircraft
web-tc-about-railway-gun = fires far and precisely; slow; needs no rails
web-tc-about-gas-launcher = hits its target and everybody around it, friend and foe, but no aircraft
web-tc-about-airship = heavy bombs; weak in the air
web-tc-about-gun-turret = fires out of its fort, near and far; cannot be destroyed, but is lost with the fort
web-tc-about-minelayer = once a turn lays a mine on an empty hex next to it; an enemy on the ground who enters is destroyed
web-tc-choose-force = Special forces
web-tc-fort-card = Fort { $fort }: { $owner }
web-tc-nobody-inside = nobody inside
web-tc-odds = The chance that the attack destroys its target:
web-tc-which-map = Which map?
web-tc-map-aisne = Aisne
web-tc-map-isonzo = Isonzo
web-tc-own-map = Own map: { $name }
web-tc-own-map-file = A map of your own (text file) …
web-tc-own-map-how = How a map is drawn
web-tc-own-map-faults = This map cannot be played:
web-tc-own-map-more = … and { $count } more
web-tc-additions = What is added?
web-tc-add-special-forces = Special forces can be bought
web-tc-add-victory-points = Victory points and headquarters
web-tc-add-trenches = Trenches are terrain
web-tc-danger = Where enemies could strike next turn (D)
web-tc-plan = { $kind } from { $hex }
web-tc-plan-stays = { $kind } from where it stands, { $hex }
web-tc-plan-no-attack = No target from here.
web-tc-plan-attack = attacks { $target }: { $damage } damage on average, destroys { $chance }
web-tc-plan-support = { $dice ->
    [one] one die more for this attack
   *[other] { $dice } dice more for this attack
 }
web-tc-plan-fort = can take fort { $fort } next turn
web-tc-plan-danger = Could be struck:
web-tc-plan-threats = could be struck by { $units }, destroyed { $chance }
web-tc-plan-safe = Out of every enemy’s reach.
web-tc-dice-own = { $dice } dice
web-tc-dice-sum = { $dice } dice = { $own } + { $bonus } { $why }
web-tc-flanked = flank
web-tc-encircled = encircled
web-tc-hits-on = hits on { $hits } or less
web-tc-row-open = Hits for each damage:
web-tc-row-forest = Hits for each damage, in the forest:
web-tc-row-trench = Hits for each damage, in the trench:
web-tc-all-targets = All targets of the list are destroyed:
web-tc-set-up = Set up for me
web-tc-recommended = Recommended split
web-tc-send-split = Confirm the split
web-tc-stop = Stop
web-tc-take-back = { $count ->
    [one] Take this move back
   *[other] Take these { $count } moves back
 }
web-tc-finish-move = Finish my move
web-tc-finish-designate = Finish my attacks
web-tc-finish-money = Finish my purchases
web-tc-stay-move = Stay
web-tc-stay-designate = No attack
web-tc-no-attack-sure = Really no attack?
web-tc-after = What happened
web-tc-earlier-turn = Earlier turn
web-tc-later-turn = Later turn
web-tc-bought = Bought: { $units }
web-tc-legend = Legend
web-tc-legend-hit = bottom left: hits on this or less
web-tc-legend-damage = red: damage; six destroy
web-tc-legend-green = white: experience, green
web-tc-legend-veteran = yellow: veteran
web-tc-legend-hero = red pips: hero
web-tc-legend-reach = can go there; the figure is the cost
web-tc-legend-stops = contact stops it there
web-tc-legend-can-attack = can attack from there
web-tc-legend-striker = a dot for each enemy that could strike it there
web-tc-legend-can-take = can take a fort next turn from there
web-tc-legend-struck = enemies could strike there (D)
web-tc-turn = Turn the map by a quarter
web-tc-fold = Fold the panel away
web-tc-unfold = Unfold the panel
web-tc-plan-all = all together:
web-tc-and = { " and " }
web-tc-allies = { $central } against { $entente }.
web-tc-takes-half = Half a map: about eight rounds, one to one and a half hours.
web-tc-takes-whole = The whole map: about ten rounds, three hours or more.
web-tc-add-special-forces-about = Gas, airships, gunboats, medics, mines and more, for { $cost } bonds each.
web-tc-add-victory-points-about = Forts, destroyed units and headquarters score; { $nation } points of a nation or { $team } of both allies win.
web-tc-add-trenches-about = Trenches cover units on foot, which hold a whole trench together.
web-tc-mini-map = The whole field; press to look there
web-tc-what = What shall be played?
web-tc-war = The whole game
web-tc-war-about = Armies of your own making on the map of your choice.
web-tc-battle-takes = { $rounds } rounds: about 25 minutes for two people, 15 against the computer. After the last one, more forts win.
web-tc-battle-even = Fair: in hundreds of games between computer players of one strength each side won 45 to 55 of 100.
