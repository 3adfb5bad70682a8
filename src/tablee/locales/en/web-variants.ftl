# The variants that a new table offers, and in which words a table tells them.
web-variants = Variants of the rules
web-variant-challenge = Challenge
web-variant-challenge-none = no challenge
web-variant-challenge-after = { $count ->
    [0] challenge: the first game
    [one] challenge: after one victory
   *[other] challenge: after { $count } victories
 }
web-variant-victory = When is the game won?
web-variant-victory-after-support = won after Support (rulebook)
web-variant-victory-at-once = won at once, even before Support
web-variant-leader = Who leads the first mission?
web-variant-leader-chance = chance decides
web-variant-leader-is = player { $number } leads first
web-variant-soldiers = Who is which soldier?
web-variant-soldier-chance = chance decides
web-variant-soldier-is = player { $number } is { $name }
web-variant-cards = Match cards of each side
web-variant-cards-pile = Draw pile: { $count } cards. It must be an even number, at least { $least }.
web-variant-cards-range = a whole number from { $least } to { $most }
web-variant-cards-own = other match cards
web-variant-teams = Teams
web-variant-teams-file = Teams of your own (JSON file) …
web-variant-teams-usual = The usual teams as a file, to be changed
web-variant-teams-broken = This file does not hold two teams, blue and red.
web-variant-teams-are = { $blue } against { $red }
web-variant-teams-back = The usual teams again
web-variant-prices-own = other prices
web-variant-field = How much of the map?
web-variant-field-half = the half map, with two nations
web-variant-field-whole = the whole map, with four nations
web-variant-central = Central Powers
web-variant-entente = Entente
web-variant-shared = Who commands two nations?
web-variant-shared-central = one person commands both Central Powers
web-variant-shared-entente = one person commands both nations of the Entente
web-variant-threshold-step = How much does experience help?
web-variant-threshold-step-1 = one face more for each level of experience
web-variant-threshold-step-2 = two faces more for each level of experience
web-variant-special-start = Everybody starts with a special force of their choice
web-variant-two-national-units = Everybody starts with two national units
web-variant-destroyed-at-five = Five damage destroys a unit
web-variant-double-armies = Everybody starts with two of every unit
web-variant-first-turn-limits = All companies from the first turn on
web-variant-surrender = Nobody may surrender
web-variant-armistice = When does an armistice end the game?
web-variant-armistice-after = armistice after { $rounds } rounds
web-variant-decision = After the last round, more forts win
