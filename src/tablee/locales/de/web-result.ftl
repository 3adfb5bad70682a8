## The result page
web-result-match-won = Du gewinnst { $own }:{ $other }
web-result-match-lost = Du verlierst { $own }:{ $other }
web-result-match-draw = { $own }:{ $other }, unentschieden
web-result-match-won-shoot-out = Du gewinnst das Elfmeterschießen { $own }:{ $other }
web-result-match-lost-shoot-out = Du verlierst das Elfmeterschießen { $own }:{ $other }
web-result-match-score = { $own }:{ $other }
web-result-match-sides = { $you ->
    [first] Du mit { $blue } gegen { $second } mit { $red }.
    [second] Du mit { $red } gegen { $first } mit { $blue }.
   *[nobody] { $first } mit { $blue } gegen { $second } mit { $red }.
 }
web-result-match-before = Beim Abpfiff stand es { $own }:{ $other }.
web-result-friend-lost = { $you ->
    [yes] Du kannst nicht mehr
   *[no] { $name } kann nicht mehr
 }
web-result-surrendered = Du hast in Runde { $round } kapituliert
web-result-war-won = Sieg für { $side }
web-result-war-lost = Niederlage gegen { $side }
web-result-war-winner = Sieg für { $side }.
web-result-war-destruction = Runde { $round }: Eine Seite hat keine Einheiten mehr.
web-result-war-forts = Runde { $round }: Genug Forts sind besetzt.
web-result-war-surrender = Runde { $round }: Der Feind kapituliert.
web-result-war-points = Runde { $round }: Genug Siegpunkte.
web-result-war-annihilation = Runde { $round }: Niemand hat noch eine Einheit.
web-result-war-armistice = Nach { $round } Runden schweigen die Waffen: Waffenstillstand.
web-result-war-decision = Nach { $round } Runden hält eine Seite mehr Forts.
web-result-turning = Was es entschieden hat
web-result-greatest = Der größte Augenblick
web-result-see = Noch einmal ansehen
web-result-no-turning = Kein einzelner Zug hat diese Partie entschieden.
web-result-moments = Der Reihe nach
web-result-look-through = Partie ansehen
web-result-other = Andere Stärke …
web-result-more = Mehr
web-result-share = Link zur Aufzeichnung kopieren
web-result-over = Die Partie ist zu Ende: { $result }.

## In a list of tables
web-result-won = gewonnen
web-result-lost = verloren
web-result-draw = unentschieden
web-result-list = { $how }, { $date }
web-result-list-won = { $own }:{ $other } gewonnen
web-result-list-lost = { $own }:{ $other } verloren
web-result-list-draw = { $own }:{ $other }
web-result-round = { $how } in Runde { $round }
web-result-poilus-victory = Frieden in Einsatz { $mission }
web-result-poilus-monument = Kriegerdenkmal in Einsatz { $mission }
web-result-poilus-hard-knocks = verloren in Einsatz { $mission }
web-result-replay = { $how }: ansehen
web-review = Mein Spiel durchsehen
web-mistakes = Aus meinen Fehlern lernen
