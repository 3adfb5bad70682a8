# What each option of a table does, for those who set one by its name.
options-heading = Options: --option NAME=VALUE, or [options] in an experiment file
options-default = (default)
options-range = { $least } to { $most }
options-example = for example
options-levels = Levels of the computer players, weakest first (--bots, --seats):
options-yardsticks = Yardsticks, to compare bots with:
options-yardstick-uniform = any legal move, by chance
options-yardstick-sensible = quick, by rules of thumb
options-plug-ins = Installed bots:
options-plug-in-hidden = (cannot be named: a level or yardstick is called so)
options-own-bot = Your own bot: bot.py:Class or module:Class
options-not-a-level = A difficulty says how hard the game itself is; a level says how well a computer player plays. “recruit” and “veteran” are the names of both.

les-poilus-option-players-about = How many friends play together (P1.1).
les-poilus-option-difficulty-about = How hard the game is: recruit ignores traps, veteran begins with 30 cards in Trials (P1.7).
les-poilus-option-challenge-about = Play on after so many victories: two more cards in Trials for each, 30 at most. Only at normal difficulty (P1.7).
les-poilus-option-victory-about = Whether the game can also be won before Support is counted (P4.5).
les-poilus-option-soldiers-about = The soldier of each seat, as a list of felix, gustave, charles, gaston, anselme and lazare; no list, or a shorter one, leaves it to chance (P1.1).
les-poilus-option-leader-about = Who leads the first mission: a seat by its number, or chance (P1.5).

footclub-option-players-about = Always two: the first seat is Blue, the second is Red (F1.1).
footclub-option-shoot-out-about = Whether penalties decide a match that ends level; a house rule (F4.1).
footclub-option-teams-about = Teams of your own instead of the usual ones, as --option teams=@FILE (F1.1).
footclub-option-cards-about = Other match cards: one set for both sides, or Blue’s and then Red’s (F1.2).

trench-club-option-players-about = How many people play; four nations always fight on the whole map (T1.1).
trench-club-option-field-about = Half of the map with two nations, or all of it with four; unless you choose, two people play on half of it (T1.1).
trench-club-option-map-about = The map: one of the game’s, the name of one of your own, or --option map=@FILE (T12).
trench-club-option-central-about = The nation of the Central Powers on the half map; the first seat plays it (T1.1).
trench-club-option-entente-about = The nation of the Entente on the half map; the second seat plays it (T1.1).
trench-club-option-shared-about = With three people: the side whose two nations one person commands (T1.1).
trench-club-option-first-turn-limits-about = Whether each side uses fewer companies in its first turn; without that, going first is a large advantage (T1.6).
trench-club-option-threshold-step-about = How many faces of the die a level of experience adds (T5.4).
trench-club-option-special-forces-about = Whether special forces can be bought (T8).
trench-club-option-victory-points-about = Whether victory points and headquarters decide, not forts alone (T9).
trench-club-option-trenches-about = Whether trenches are terrain of their own (T10).
trench-club-option-special-start-about = Whether everybody starts with a special force of their choice (T11.1).
trench-club-option-two-national-units-about = Whether everybody starts with two national units (T11.2).
trench-club-option-destroyed-at-five-about = Whether five damage destroys a unit, instead of six (T11.3).
trench-club-option-double-armies-about = Whether everybody starts with two of every unit (T11.4).
trench-club-option-surrender-about = Whether a side may give up (T7.1).
trench-club-option-armistice-about = The round after which the game is drawn (T14.19).
trench-club-option-decision-about = Whether the side with more forts wins after that round, and no number of forts before (T14.22).
trench-club-option-battle-about = A short battle of about 25 minutes for two people, which settles every other option (T14.23).
trench-club-option-battle-bridgehead = Germany must force the Aisne
trench-club-option-battle-relief = a besieged British fort, and a column to relieve it
trench-club-option-battle-raid = French riders behind the German lines
trench-club-option-prices-about = What units cost where it differs from the unit file, such as prices.tank=18; “special-force” stands for all of those (T14.21).
