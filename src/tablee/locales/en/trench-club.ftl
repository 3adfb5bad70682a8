trench-club-name = Trench Club
trench-club-about = Four nations of the Great War fight over forts, with infantry, guns, tanks and aircraft.

## Nations, sides, units, terrain
trench-club-nation-germany = Germany
trench-club-nation-great-britain = Great Britain
trench-club-nation-austria-hungary = Austria-Hungary
trench-club-nation-france = France
trench-club-letter-germany = G
trench-club-letter-great-britain = B
trench-club-letter-austria-hungary = A
trench-club-letter-france = F
trench-club-nobody = nobody
trench-club-side-central = the Central Powers
trench-club-side-entente = the Entente
trench-club-unit-infantry = infantry
trench-club-unit-mounted-infantry = mounted infantry
trench-club-unit-heavy-infantry = heavy infantry
trench-club-unit-troop-transport = troop transport
trench-club-unit-anti-aircraft = anti-aircraft gun
trench-club-unit-field-gun = field gun
trench-club-unit-howitzer = howitzer
trench-club-unit-heavy-mortar = heavy mortar
trench-club-unit-armoured-car = armoured car
trench-club-unit-fighter-plane = fighter plane
trench-club-unit-tank = tank
trench-club-unit-big-bertha = Big Bertha
trench-club-unit-anti-tank-gunners = anti-tank gunners
trench-club-unit-mark-i-female = Mark I “female”
trench-club-unit-renault-ft17 = Renault FT-17
trench-club-unit-gunboat = gunboat
trench-club-unit-medics = medics
trench-club-unit-ground-attack-plane = ground-attack plane
trench-club-unit-railway-gun = railway gun
trench-club-unit-gas-launcher = gas launcher
trench-club-unit-airship = airship
trench-club-unit-gun-turret = gun turret
trench-club-unit-minelayer = minelayer
trench-club-terrain-open = open ground
trench-club-terrain-forest = forest
trench-club-terrain-road = road
trench-club-terrain-bridge = bridge
trench-club-terrain-water = water
trench-club-terrain-trench = trench
trench-club-terrain-fort = fort
trench-club-terrain-entrance = entrance
trench-club-level-green = green
trench-club-level-veteran = veteran
trench-club-level-hero = hero
trench-club-phase-choose = special forces are chosen
trench-club-phase-split = the armies are split
trench-club-phase-turn = a token is turned
trench-club-phase-place = a company is placed
trench-club-phase-headquarters = headquarters are marked
trench-club-phase-companies = companies are named
trench-club-phase-move = units move
trench-club-phase-set-down = a truck sets down its passengers
trench-club-phase-designate = targets are designated
trench-club-phase-money = repairs and purchases
trench-club-phase-launch = a gunboat is launched
trench-club-phase-garrison = a special force is placed
trench-club-phase-surrender = a surrender is decided
trench-club-phase-over = the game is over

## What happened
trench-club-event-special-chosen = { $nation } chooses a special force: { $kind }.
trench-club-event-unit-assigned = { $nation }: { $unit } joins company { $company }.
trench-club-event-unit-assigned-hidden = { $nation } assigns a unit in secret.
trench-club-event-die-rolled = { $nation } rolls a { $face }.
trench-club-event-placing-began = { $nation } places first.
trench-club-event-token-turned = { $nation } turns over the token of company { $company }: start { $number } with { $units ->
    [one] one unit
   *[other] { $units } units
 }.
trench-club-event-unit-placed = { $nation }: { $unit } is placed on { $hex }.
trench-club-event-headquarters-marked = { $nation } has its headquarters on { $hex }.
trench-club-event-first-named = { $nation } begins.
trench-club-event-turn-began = Round { $round }: it is { $nation }’s turn.
trench-club-event-company-used = { $nation } uses company { $company }.
# Several events of one kind in one sentence.
trench-club-run = { $event ->
    [unit-placed] { $nation } sets up { $count } units.
    [unit-moved] { $nation } moves { $count } units.
    [attack-listed] { $nation } lists { $count } attacks.
    [unit-bought] { $nation } buys { $count } units.
   *[unit-repaired] { $nation } repairs { $count } units.
}
trench-club-event-unit-moved = { $nation }: { $unit } moves { $ways ->
    [none] to { $hex }
   *[other] from { $ways } to { $hex }
 }.
trench-club-event-fort-entered = { $nation }: { $unit } enters fort { $fort }.
trench-club-event-fort-captured = { $nation }: { $unit } captures fort { $fort } (held so far by { $owner }).
trench-club-event-unit-boarded = { $nation }: { $unit } boards { $truck }.
trench-club-event-unit-set-down = { $nation }: { $unit } is set down on { $hex }.
trench-club-event-mine-laid = { $nation }: a mine is laid on { $hex }.
trench-club-event-mine-struck = { $nation }: { $unit } strikes a mine on { $hex }.
trench-club-event-headquarters-taken = { $nation }: { $unit } takes the headquarters of { $owner }.
trench-club-event-movement-ended = { $nation } has ended its movement.
trench-club-event-attack-listed = { $nation }: { $unit } is to attack { $target }.
trench-club-event-attack-withdrawn = { $nation }: { $unit } will not attack after all.
trench-club-event-attack-advanced = { $nation }: { $unit } attacks earlier.
trench-club-event-attacks-confirmed = { $count ->
    [0] { $nation } attacks nobody.
    [one] { $nation } makes one attack.
   *[other] { $nation } makes { $count } attacks.
 }
trench-club-event-attack-skipped = { $nation }: the attack of { $unit } on { $target } does not take place.
trench-club-event-attacked = { $nation }: { $unit } attacks { $target }: { $dice } dice, hits on { $hits_on } or less: { $faces }. Hits: { $hits }, damage: { $damage }.
trench-club-event-answered = { $nation }: { $unit } fires back at { $target }: { $dice } dice, hits on { $hits_on } or less: { $faces }. Hits: { $hits }, damage: { $damage }.
trench-club-event-shell-strayed = { $nation }: the shell strays ({ $face }) and lands { $hex ->
    [none] beyond the map
   *[other] on { $hex }
 }.
trench-club-event-shell-wasted = { $nation }: the shell hits nobody.
trench-club-event-unit-destroyed = { $nation } loses { $unit }.
trench-club-event-experience-gained = { $nation }: { $unit } has { $experience ->
    [one] one point
   *[other] { $experience } points
 } of experience.
trench-club-event-income-paid = { $nation } receives { $bonds } bonds for { $forts ->
    [one] one fort
   *[other] { $forts } forts
 }.
trench-club-event-bonds-given = { $nation } gives { $bonds } bonds to { $ally }; one goes to the bank.
trench-club-event-unit-repaired = { $nation }: { $unit } is repaired for { $bonds } bonds.
trench-club-event-unit-bought = { $nation } buys for { $bonds } bonds, in fort { $fort }: { $kind }.
trench-club-event-unit-ordered = { $nation } buys a unit ({ $kind }) for { $bonds } bonds, to be launched.
trench-club-event-special-drawn = { $nation } draws a special force for { $bonds } bonds: { $kind }.
trench-club-event-point-bought = { $nation } pays { $bonds } bonds for a victory point.
trench-club-event-points-scored = { $nation } scores { $points } and has { $total ->
    [one] one victory point
   *[other] { $total } victory points
 }.
trench-club-event-surrender-offered = { $nation } wants to surrender.
trench-club-event-surrender-refused = { $nation } refuses to surrender.
trench-club-event-nation-skipped = { $nation } has neither units nor forts and is skipped.
trench-club-event-side-won = Victory for { $side }.
trench-club-event-game-drawn = Nobody wins.

## Why not
trench-club-refusal-not-your-turn = It is the turn of { $nation }.
trench-club-refusal-not-now = That cannot be done now: { $phase }.
trench-club-refusal-no-such-unit = There is no { $unit }.
trench-club-refusal-not-your-unit = { $unit } is not of the nation that is to act.
trench-club-refusal-not-at-start = Nobody can start with this unit: { $kind }.
trench-club-refusal-already-assigned = { $unit } is in a company already.
trench-club-refusal-token-turned = The token of company { $company } has been turned over.
trench-club-refusal-other-company = { $unit } is not among those of company { $company } that are being placed.
trench-club-refusal-nearest-ring = { $hex } is not free, not fit for this unit, or not in the nearest ring with a free hex.
trench-club-refusal-other-unit = { $unit } is to be placed now.
trench-club-refusal-no-water-hex = { $hex } is not a free water hex.
trench-club-refusal-not-a-start = { $hex } is none of your three start hexes.
trench-club-refusal-company-named = Company { $company } is named already.
trench-club-refusal-already-moved = { $unit } has already moved.
trench-club-refusal-held-back = { $unit } is of company { $company }, which is not used this turn.
trench-club-refusal-off-map = { $hex } is not on this map.
trench-club-refusal-fort-closed = { $hex } belongs to a fort: nobody stands there.
trench-club-refusal-hex-taken = { $hex } is taken.
trench-club-refusal-water-closed = { $hex } is water, which only units on foot enter.
trench-club-refusal-water-takes-all = Entering the water on { $hex } takes a whole move from a neighbouring hex.
trench-club-refusal-land-closed = { $hex } is not water.
trench-club-refusal-trench-closed = { $hex } is a trench, closed to this unit.
trench-club-refusal-trench-held = { $hex } is in a trench that the enemy holds.
trench-club-refusal-forest-too-dense = The forest on { $hex } is too dense for so slow a unit.
trench-club-refusal-contact-stops = An enemy in contact stops the unit before { $hex }.
trench-club-refusal-too-far = { $hex } is out of reach.
trench-club-refusal-no-room-to-set-down = From { $hex } not all passengers could be set down.
trench-club-refusal-truck-shut-in = { $truck } could then no longer set down its passengers.
trench-club-refusal-no-such-fort = There is no fort { $fort } on this map.
trench-club-refusal-not-own-fort = Fort { $fort } is not yours.
trench-club-refusal-fort-too-far = The entrance of fort { $fort } is out of reach.
trench-club-refusal-contact-bars-fort = An enemy in contact stops the unit before it can enter fort { $fort }.
trench-club-refusal-not-on-foot = Only units on foot capture forts; { $unit } is not.
trench-club-refusal-friendly-fort = Fort { $fort } belongs to your own side.
trench-club-refusal-not-at-entrance = The unit must begin its move next to an entrance of fort { $fort }.
trench-club-refusal-not-carried = { $unit } cannot be carried.
trench-club-refusal-not-a-truck = { $unit } is not a truck.
trench-club-refusal-truck-gone = { $truck } has moved, is held back or is in a fort.
trench-club-refusal-truck-full = { $truck } is full.
trench-club-refusal-too-many-loaded = { $trucks } trucks are loaded; one of them must set its passengers down first.
trench-club-refusal-truck-too-far = { $truck } is out of reach.
trench-club-refusal-contact-bars-truck = An enemy in contact stops the unit before it can board { $truck }.
trench-club-refusal-truck-empty = { $truck } has no passengers.
trench-club-refusal-next-passenger = { $unit } is the next to get off.
trench-club-refusal-cannot-set-down = { $hex } is not a free neighbouring hex that leaves room for the others.
trench-club-refusal-truck-loaded = { $truck } must set down its passengers first.
trench-club-refusal-not-a-minelayer = { $unit } lays no mines.
trench-club-refusal-mine-laid = { $unit } can lay no more mines this turn.
trench-club-refusal-cannot-be-mined = { $hex } is not an empty hex of land next to the minelayer.
trench-club-refusal-already-listed = { $unit } attacks already.
trench-club-refusal-not-listed = { $unit } is not on the list of attacks.
trench-club-refusal-already-first = { $unit } attacks first already.
trench-club-refusal-too-many-changes = The list of attacks has already been changed { $most } times this turn.
trench-club-refusal-in-water = { $unit } is in the water and cannot fight.
trench-club-refusal-not-on-map = { $unit } is not on the map.
trench-club-refusal-not-an-enemy = { $unit } is not an enemy.
trench-club-refusal-no-air-range = { $unit } cannot attack aircraft.
trench-club-refusal-out-of-range = { $unit } is out of range (distance { $distance }).
trench-club-refusal-repairs-over = Repairs come before purchases.
trench-club-refusal-not-damaged = { $unit } has no damage.
trench-club-refusal-not-in-fort = { $unit } has not been in this fort since the start of the turn.
trench-club-refusal-not-medics = { $unit } is not a medics unit.
trench-club-refusal-medics-done = { $unit } has already helped somebody this turn.
trench-club-refusal-not-next-to-medics = { $unit } is not next to the medics.
trench-club-refusal-too-dear = That costs { $cost } bonds; the nation has { $bonds }.
trench-club-refusal-no-fort = Without a fort of your own nothing can be bought.
trench-club-refusal-not-sold = This nation cannot buy: { $kind }.
trench-club-refusal-no-special-forces = This table plays without special forces.
trench-club-refusal-must-draw = Chance decides which special force it is.
trench-club-refusal-may-choose = Your side is behind and chooses its special force.
trench-club-refusal-no-free-water = There is no free water for a gunboat.
trench-club-refusal-too-many-units = No more than { $most } units can come into play.
trench-club-refusal-no-points = This table does not play for victory points.
trench-club-refusal-no-ally = There is no ally to give to.
trench-club-refusal-not-an-ally = { $nation } is no ally of yours.
trench-club-refusal-name-the-ally = Say who is given the bonds: "give 5 to france".
trench-club-refusal-own-turn-only = By the rules of this table bonds are given in one's own turn: "give 5".
trench-club-refusal-gift-too-small = A gift is at least { $least } bonds.
trench-club-refusal-gift-too-large = A gift of { $cost } bonds: the nation has { $bonds }.
trench-club-refusal-no-surrender = This table does not allow surrender.
trench-club-refusal-ally-refused = The other players of your side have refused; ask again next turn.

## What is asked
trench-club-prompt-choose = { $nation }: choose a special force.
trench-club-prompt-split = { $nation }: { $left ->
    [0] every unit has its company.
   *[other] split your units over three companies ({ $left } left).
 }
trench-club-prompt-turn = { $nation }: turn over one of your tokens.
trench-club-prompt-place = { $nation }: place company { $company }.
trench-club-prompt-headquarters = { $nation }: mark one of your start hexes as headquarters.
trench-club-prompt-companies = { $nation }: name the companies of this turn ({ $left } left).
trench-club-prompt-move = Round { $round }, { $nation }: move your units.
trench-club-prompt-move-loaded = Round { $round }, { $nation }: move your units; the movement can only end when the passengers of { $truck } are set down.
trench-club-prompt-set-down = { $nation }: set down the passengers of { $truck }.
trench-club-prompt-designate = { $nation }: list your attacks ({ $listed } so far).
trench-club-prompt-money = { $nation }: repair and buy ({ $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
 }).
trench-club-prompt-launch = { $nation }: launch the gunboat.
trench-club-prompt-garrison = { $nation }: choose a fort for { $unit }.
trench-club-prompt-surrender = { $nation }: your ally wants to surrender. Do you agree?
trench-club-prompt-wait-split = The others are still splitting their armies.
trench-club-prompt-wait = Waiting for { $nation }.
trench-club-prompt-over = The game is over.

## How it ended
trench-club-end-destruction = { $you ->
    [winner] Round { $round }: the enemy has no units left. You have won: victory for { $side }.
    [loser] Round { $round }: you have no units left. Victory for { $side }.
   *[nobody] Round { $round }: one side has no units left. Victory for { $side }.
 }
trench-club-end-forts = { $you ->
    [winner] Round { $round }: you hold enough forts. You have won: victory for { $side }.
    [loser] Round { $round }: the enemy holds enough forts. Victory for { $side }.
   *[nobody] Round { $round }: enough forts are held. Victory for { $side }.
 }
trench-club-end-surrender = { $you ->
    [winner] Round { $round }: the enemy surrenders. You have won: victory for { $side }.
    [loser] Round { $round }: you surrendered. Victory for { $side }.
   *[nobody] Round { $round }: one side surrenders. Victory for { $side }.
 }
trench-club-end-points = { $you ->
    [winner] Round { $round }: you have enough victory points. You have won: victory for { $side }.
    [loser] Round { $round }: the enemy has enough victory points. Victory for { $side }.
   *[nobody] Round { $round }: enough victory points. Victory for { $side }.
 }
trench-club-end-annihilation = Round { $round }: nobody has a unit left. The game is drawn.
trench-club-end-armistice = After { $round } rounds the guns fall silent: an armistice.
trench-club-end-decision = { $you ->
    [winner] After { $round } rounds you hold more forts. You have won: victory for { $side }.
    [loser] After { $round } rounds the enemy holds more forts. Victory for { $side }.
   *[nobody] After { $round } rounds one side holds more forts. Victory for { $side }.
 }

## Moves
trench-club-move-choose = Choose { $kind }
trench-club-move-assign = Put { $unit } into company { $company }
trench-club-move-turn = Turn over token { $company }
trench-club-move-place = Place { $unit } on { $hex }
trench-club-move-headquarters = Headquarters on { $hex }
trench-club-move-use = Use company { $company }
trench-club-move-move = Move { $unit } to { $hex }
trench-club-move-enter = Move { $unit } into fort { $fort }
trench-club-move-capture = Capture fort { $fort } with { $unit }
trench-club-move-board = { $unit } boards { $truck }
trench-club-move-unload = { $unit } sets down its passengers here
trench-club-move-set-down = Set down { $unit } on { $hex }
trench-club-move-mine = Mine { $hex } with { $unit }
trench-club-move-end-movement = End movement
trench-club-move-attack = Attack { $target } with { $unit }
trench-club-move-withdraw = Take { $unit } off the list
trench-club-move-advance = { $unit } attacks earlier
trench-club-move-confirm = Confirm the attacks
trench-club-move-repair = Repair { $unit }
trench-club-move-heal = Let { $unit } help { $target }
trench-club-move-buy = Buy { $kind } in fort { $fort }
trench-club-move-draw = Draw a special force
trench-club-move-garrison = Place { $unit } in fort { $fort }
trench-club-move-pay = Pay for a victory point
trench-club-move-give = Give { $bonds } bonds to the ally
trench-club-move-transfer = Give { $bonds } bonds to { $ally }
trench-club-gifts = Give { $least } to { $most } bonds to { $ally }
trench-club-move-end-turn = End the turn
trench-club-move-surrender = Surrender
trench-club-sure-surrender = To surrender ends the game for your side. If you mean it, say so once more.
trench-club-sure-no-attacks = No attack is listed, though some of your units could attack. To go on without one, say so once more.
trench-club-move-agree = Agree to surrender
trench-club-move-refuse = Refuse to surrender

## The table
trench-club-look-round = Round { $round }. Forts: { $central } for the Central Powers, { $entente } for the Entente, { $needed } win.
trench-club-look-decision = Round { $round } of { $rounds }. Forts: { $central } for the Central Powers, { $entente } for the Entente; after the last round more forts win.
trench-club-look-nation = { $nation }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
 }, { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
 }, forts: { $forts }.
trench-club-no-fort = none
trench-club-look-points = { $nation }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 }.
trench-club-look-unit = { $nation }: { $unit }, { $where }, damage { $damage }, { $level }.
trench-club-look-mine = Mine of { $nation } on { $hex }.
trench-club-look-signs = Signs: . open, ^ forest, = road, % bridge, ~ water, : trench, .1 start 1, 1@ fort 1, 1+ its entrance, * mine; units by the letter of their nation and two of their kind: { $nations }; { $kinds }.
trench-club-where-hex = on { $hex } ({ $terrain })
trench-club-where-fort = in fort { $fort }
trench-club-where-truck = on the truck at { $hex }
trench-club-where-waiting = not placed yet
trench-club-hand-company = { $nation }, company { $company }: { $units }.
trench-club-odds-attack = { $unit } attacks { $target }: { $damage } damage on average, destroys it { $destroys }% of the time; is destroyed { $lost }% of the time.
trench-club-odds-list = The listed attacks destroy { $target } { $destroys }% of the time.
trench-club-odds-together = All listed attacks, in their order, destroy { $target } about { $destroys }% of the time (± { $margin }).
trench-club-odds-apart = Exact numbers treat each target by itself: what attacks on the others change before is not counted.
trench-club-price = { $bonds ->
    [one] { $bonds } bond
   *[other] { $bonds } bonds
 }
trench-club-note-attack = destroys { $destroys }%, lost { $lost }%

## Why a computer player moves
trench-club-reason-takes-fort = Fort { $fort } falls without a fight.
trench-club-reason-wins = With fort { $fort } the war is won.
trench-club-reason-at-door = At its door, { $unit } can take fort { $fort } next turn.
trench-club-reason-to-fort = { $unit } is on its way to fort { $fort }.
trench-club-reason-to-fight = From there { $unit } can fire at { $target }.
trench-club-reason-to-safety = There fewer enemies can strike { $unit }.
trench-club-reason-nearer = { $unit } comes to where it will be needed.
trench-club-reason-rides = By truck { $unit } gets there sooner than on its own.
trench-club-reason-shelters = In fort { $fort } nobody can fire at { $unit }.
trench-club-reason-stands = Everybody stands where the plan wants them.
trench-club-reason-fires = { $percent ->
    [0] { $target } can be damaged, though hardly destroyed yet.
   *[other] With the attacks listed so far, { $target } is destroyed in { $percent }% of all throws.
 }
trench-club-reason-exchange = Carried out ten times, the whole list deals about { $dealt } points of damage and takes about { $taken }.
trench-club-reason-enough = No further attack would bring more than it costs.
trench-club-reason-repairs = Repairing { $unit } costs less than the damage is worth.
trench-club-reason-buys-feet = From fort { $fort } soldiers on foot can go on to the next fort.
trench-club-reason-buys-arms = From fort { $fort } new arms soon reach the enemy.
trench-club-reason-saves = The bonds are worth more later.
trench-club-reason-readiest = Company { $company } can do most in this turn.
trench-club-reason-hopeless = There is nothing left to fight with.
trench-club-reason-sets-up = { $times ->
    [1] One imagined set-up with this move promised, after the first turn, { $percent }%.
   *[other] { $times } imagined set-ups with this move promised, after the first turn, { $percent }%.
 }

## Short battles
trench-club-battle-bridgehead = Bridgehead
trench-club-battle-bridgehead-about = Germany must force the Aisne and hold a fort on the far bank.
trench-club-battle-relief = Relief of a fort
trench-club-battle-relief-about = Austria-Hungary besieges the fort between the rivers, and a British column comes to its relief.
trench-club-battle-raid = Raid
trench-club-battle-raid-about = French riders and cars are loose behind the German lines, and the guns must turn around.
