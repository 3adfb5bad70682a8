## A finished game in numbers
table-summary-row = { $name } : { $values }.
table-summary-of = { $name } { $value }
table-summary-number = { NUMBER($value, maximumFractionDigits: 1) }
table-turning-point = Ce qui a tout décidé : { $what }

## Les Poilus
les-poilus-summary-succeeded = Missions réussies
les-poilus-summary-failed = Missions échouées
les-poilus-summary-trials-left = Épreuves restantes
les-poilus-summary-morale-left = Moral restant
les-poilus-summary-cards = Cartes jouées
les-poilus-summary-traps = Pièges déclenchés
les-poilus-summary-knocks = Coups Durs reçus
les-poilus-summary-healed = Coups Durs surmontés
les-poilus-summary-charms = Porte-Bonheur utilisés
les-poilus-summary-speeches = Discours
les-poilus-summary-speech-cards = Cartes défaussées après un discours
les-poilus-summary-support-given = Soutiens donnés
les-poilus-summary-support-had = Soutiens reçus
les-poilus-summary-trials = Épreuves
les-poilus-summary-morale = Moral
les-poilus-moment-succeeded = Mission { $mission }, intensité { $intensity } : réussie.
les-poilus-moment-failed = Mission { $mission }, intensité { $intensity } : échouée, trois fois { $threat }.
les-poilus-moment-knock = { $you ->
    [seat] Mission { $mission } : vous recevez { $card }.
   *[other] Mission { $mission } : { $seat } reçoit { $card }.
 }
les-poilus-moment-morale = À la mission { $mission }, le moral a baissé de { $count } et n’est plus que de { $left }.
les-poilus-moment-friend-lost = { $you ->
    [seat] À la mission { $mission }, vous aviez { $count } Coups Durs.
   *[other] À la mission { $mission }, { $seat } avait { $count } Coups Durs.
 }

## FootClub
footclub-summary-goals = Buts
footclub-summary-shoot-out-goals = Tirs au but réussis
footclub-summary-shots = Tirs
footclub-summary-expected = Buts attendus
footclub-summary-luck = Buts de plus ou de moins qu’attendu
footclub-summary-turns-with-ball = Tours avec le ballon
footclub-summary-duels-won = Duels gagnés
footclub-summary-tackles = Tacles tentés
footclub-summary-tackles-won = Tacles réussis
footclub-summary-supporters-spent = Supporters dépensés
footclub-summary-supporters-left = Supporters restants
footclub-moment-goal = { $you ->
    [seat] Tour { $turn } : vous marquez avec un bonus de { $bonus } ({ $percent } % de chances).
   *[other] Tour { $turn } : { $seat } marque avec un bonus de { $bonus } ({ $percent } % de chances).
 }
footclub-moment-save = { $you ->
    [seat] Tour { $turn } : vous tirez avec un bonus de { $bonus } ({ $percent } % de chances), mais le gardien arrête.
   *[other] Tour { $turn } : { $seat } tire avec un bonus de { $bonus } ({ $percent } % de chances), mais le gardien arrête.
 }

## Trench Club
trench-club-summary-rounds = Manches
trench-club-summary-forts = Forts tenus
trench-club-summary-forts-taken = Forts pris
trench-club-summary-units-lost = Unités perdues
trench-club-summary-value-lost = Leur prix en bons
trench-club-summary-damage-done = Dégâts infligés
trench-club-summary-damage-taken = Dégâts subis
trench-club-summary-hits = Touches
trench-club-summary-hits-expected = Touches attendues
trench-club-summary-bonds-earned = Bons gagnés
trench-club-summary-bonds-spent = Bons dépensés
trench-club-summary-points = Points de victoire
trench-club-summary-army = Armée, en bons
trench-club-moment-fort = Manche { $round } : fort { $fort } pris, { $nation }.
trench-club-moment-losses = Manche { $round }, { $nation } : des unités d’une valeur de { $bonds } bons perdues en un tour.
