trench-club-name = Trench Club
trench-club-about = Vier Nationen des Ersten Weltkriegs kämpfen um Forts, mit Infanterie, Geschützen, Panzern und Flugzeugen.

## Nations, sides, units, terrain
trench-club-nation-germany = Deutschland
trench-club-nation-great-britain = Großbritannien
trench-club-nation-austria-hungary = Österreich-Ungarn
trench-club-nation-france = Frankreich
trench-club-letter-germany = D
trench-club-letter-great-britain = B
trench-club-letter-austria-hungary = Ö
trench-club-letter-france = F
trench-club-nobody = niemand
trench-club-side-central = die Mittelmächte
trench-club-side-entente = die Entente
trench-club-unit-infantry = Infanterie
trench-club-unit-mounted-infantry = berittene Infanterie
trench-club-unit-heavy-infantry = schwere Infanterie
trench-club-unit-troop-transport = Truppentransporter
trench-club-unit-anti-aircraft = Flugabwehr
trench-club-unit-field-gun = Feldgeschütz
trench-club-unit-howitzer = Haubitze
trench-club-unit-heavy-mortar = schwerer Mörser
trench-club-unit-armoured-car = Panzerwagen
trench-club-unit-fighter-plane = Jagdflugzeug
trench-club-unit-tank = Panzer
trench-club-unit-big-bertha = Dicke Bertha
trench-club-unit-anti-tank-gunners = Panzerabwehrtrupp
trench-club-unit-mark-i-female = Mark I „Female“
trench-club-unit-renault-ft17 = Renault FT-17
trench-club-unit-gunboat = Kanonenboot
trench-club-unit-medics = Sanitäter
trench-club-unit-ground-attack-plane = Schlachtflugzeug
trench-club-unit-railway-gun = Eisenbahngeschütz
trench-club-unit-gas-launcher = Gaswerfer
trench-club-unit-airship = Luftschiff
trench-club-unit-gun-turret = Geschützturm
trench-club-unit-minelayer = Minenleger
trench-club-terrain-open = offenes Gelände
trench-club-terrain-forest = Wald
trench-club-terrain-road = Straße
trench-club-terrain-bridge = Brücke
trench-club-terrain-water = Wasser
trench-club-terrain-trench = Schützengraben
trench-club-terrain-fort = Fort
trench-club-terrain-entrance = Eingang
trench-club-level-green = unerfahren
trench-club-level-veteran = Veteran
trench-club-level-hero = Held
trench-club-phase-choose = die Spezialeinheiten werden gewählt
trench-club-phase-split = die Armeen werden aufgeteilt
trench-club-phase-turn = ein Plättchen wird umgedreht
trench-club-phase-place = eine Kompanie wird aufgestellt
trench-club-phase-headquarters = die Hauptquartiere werden bestimmt
trench-club-phase-companies = die Kompanien werden benannt
trench-club-phase-move = die Einheiten ziehen
trench-club-phase-set-down = ein Lastwagen setzt seine Einheiten ab
trench-club-phase-designate = die Ziele werden bestimmt
trench-club-phase-money = Reparaturen und Käufe
trench-club-phase-launch = ein Kanonenboot wird zu Wasser gelassen
trench-club-phase-garrison = eine Spezialeinheit wird aufgestellt
trench-club-phase-surrender = über eine Kapitulation wird entschieden
trench-club-phase-over = die Partie ist zu Ende

## What happened
trench-club-event-special-chosen = { $nation } wählt eine Spezialeinheit: { $kind }.
trench-club-event-unit-assigned = { $nation } – { $unit } kommt zur Kompanie { $company }.
trench-club-event-unit-assigned-hidden = { $nation } teilt verdeckt eine Einheit zu.
trench-club-event-die-rolled = { $nation } würfelt eine { $face }.
trench-club-event-placing-began = { $nation } stellt zuerst auf.
trench-club-event-token-turned = { $nation } dreht das Plättchen der Kompanie { $company } um: Start { $number } mit { $units ->
    [one] einer Einheit
   *[other] { $units } Einheiten
 }.
trench-club-event-unit-placed = { $nation } – { $unit } wird auf { $hex } gestellt.
trench-club-event-headquarters-marked = { $nation } hat sein Hauptquartier auf { $hex }.
trench-club-event-first-named = { $nation } beginnt.
trench-club-event-turn-began = Runde { $round }: { $nation } ist am Zug.
trench-club-event-company-used = { $nation } setzt Kompanie { $company } ein.
# Mehrere gleiche Ereignisse in einem Satz.
trench-club-run = { $event ->
    [unit-placed] { $nation } stellt { $count } Einheiten auf.
    [unit-moved] { $nation } bewegt { $count } Einheiten.
    [attack-listed] { $nation } sagt { $count } Angriffe an.
    [unit-bought] { $nation } kauft { $count } Einheiten.
   *[unit-repaired] { $nation } setzt { $count } Einheiten instand.
}
trench-club-event-unit-moved = { $nation } – { $unit } zieht { $ways ->
    [none] nach { $hex }
   *[other] von { $ways } nach { $hex }
 }.
trench-club-event-fort-entered = { $nation } – { $unit } rückt in Fort { $fort } ein.
trench-club-event-fort-captured = { $nation } – { $unit } erobert Fort { $fort } (bisher: { $owner }).
trench-club-event-unit-boarded = { $nation } – { $unit } steigt in { $truck }.
trench-club-event-unit-set-down = { $nation } – { $unit } wird auf { $hex } abgesetzt.
trench-club-event-mine-laid = { $nation }: Auf { $hex } wird eine Mine gelegt.
trench-club-event-mine-struck = { $nation } – { $unit } läuft auf { $hex } auf eine Mine.
trench-club-event-headquarters-taken = { $nation } – { $unit } nimmt das feindliche Hauptquartier ein ({ $owner }).
trench-club-event-movement-ended = { $nation } beendet die Bewegung.
trench-club-event-attack-listed = { $nation } – { $unit } soll { $target } angreifen.
trench-club-event-attack-withdrawn = { $nation } – { $unit } greift doch nicht an.
trench-club-event-attack-advanced = { $nation } – { $unit } greift früher an.
trench-club-event-attacks-confirmed = { $count ->
    [0] { $nation } greift niemanden an.
    [one] { $nation } greift einmal an.
   *[other] { $nation } greift { $count }-mal an.
 }
trench-club-event-attack-skipped = { $nation } – { $unit } greift { $target } nicht mehr an.
trench-club-event-attacked = { $nation } – { $unit } greift { $target } an: { $dice } Würfel, Treffer bis { $hits_on }: { $faces }. Treffer: { $hits }, Schaden: { $damage }.
trench-club-event-answered = { $nation } – { $unit } schießt zurück auf { $target }: { $dice } Würfel, Treffer bis { $hits_on }: { $faces }. Treffer: { $hits }, Schaden: { $damage }.
trench-club-event-shell-strayed = { $nation }: Die Granate weicht ab (Würfel: { $face }) und schlägt { $hex ->
    [none] jenseits der Karte
   *[other] auf { $hex }
 } ein.
trench-club-event-shell-wasted = { $nation }: Die Granate trifft niemanden.
trench-club-event-unit-destroyed = { $nation } – Verlust: { $unit }.
trench-club-event-experience-gained = { $nation } – { $unit } hat { $experience ->
    [one] einen Punkt
   *[other] { $experience } Punkte
 } Erfahrung.
trench-club-event-income-paid = { $nation } erhält { $bonds } Anleihen für { $forts ->
    [one] ein Fort
   *[other] { $forts } Forts
 }.
trench-club-event-bonds-given = { $nation } gibt { $bonds } Anleihen an { $ally }; eine geht an die Bank.
trench-club-event-unit-repaired = { $nation } – { $unit } wird für { $bonds } Anleihen repariert.
trench-club-event-unit-bought = { $nation } kauft für { $bonds } Anleihen, in Fort { $fort }: { $kind }.
trench-club-event-unit-ordered = { $nation } kauft für { $bonds } Anleihen eine Einheit ({ $kind }), die noch zu Wasser gelassen wird.
trench-club-event-special-drawn = { $nation } zieht für { $bonds } Anleihen eine Spezialeinheit: { $kind }.
trench-club-event-point-bought = { $nation } zahlt { $bonds } Anleihen für einen Siegpunkt.
trench-club-event-points-scored = { $nation } gewinnt { $points } und hat { $total ->
    [one] einen Siegpunkt
   *[other] { $total } Siegpunkte
 }.
trench-club-event-surrender-offered = { $nation } will kapitulieren.
trench-club-event-surrender-refused = { $nation } lehnt die Kapitulation ab.
trench-club-event-nation-skipped = { $nation } hat weder Einheiten noch Forts und wird übersprungen.
trench-club-event-side-won = Sieg für { $side }.
trench-club-event-game-drawn = Niemand gewinnt.

## Why not
trench-club-refusal-not-your-turn = { $nation } ist am Zug.
trench-club-refusal-not-now = Das geht jetzt nicht: { $phase }.
trench-club-refusal-no-such-unit = { $unit } gibt es nicht.
trench-club-refusal-not-your-unit = { $unit } gehört nicht der Nation, die am Zug ist.
trench-club-refusal-not-at-start = Mit dieser Einheit kann niemand beginnen: { $kind }.
trench-club-refusal-already-assigned = { $unit } ist schon in einer Kompanie.
trench-club-refusal-token-turned = Das Plättchen der Kompanie { $company } ist schon umgedreht.
trench-club-refusal-other-company = { $unit } wird nicht mit Kompanie { $company } aufgestellt.
trench-club-refusal-nearest-ring = { $hex } ist nicht frei, für die Einheit ungeeignet oder nicht im nächsten Ring mit einem freien Feld.
trench-club-refusal-other-unit = Jetzt wird { $unit } aufgestellt.
trench-club-refusal-no-water-hex = { $hex } ist kein freies Wasserfeld.
trench-club-refusal-not-a-start = { $hex } ist keines deiner drei Startfelder.
trench-club-refusal-company-named = Kompanie { $company } ist schon benannt.
trench-club-refusal-already-moved = { $unit } hat schon gezogen.
trench-club-refusal-held-back = { $unit } gehört zur Kompanie { $company }, die in diesem Zug nicht eingesetzt wird.
trench-club-refusal-off-map = { $hex } liegt nicht auf dieser Karte.
trench-club-refusal-fort-closed = { $hex } gehört zu einem Fort: Dort steht niemand.
trench-club-refusal-hex-taken = { $hex } ist besetzt.
trench-club-refusal-water-closed = { $hex } ist Wasser; das betreten nur Einheiten zu Fuß.
trench-club-refusal-water-takes-all = Ins Wasser auf { $hex } zu gehen kostet einen ganzen Zug von einem Nachbarfeld aus.
trench-club-refusal-land-closed = { $hex } ist kein Wasser.
trench-club-refusal-trench-closed = { $hex } ist ein Schützengraben, der dieser Einheit verschlossen ist.
trench-club-refusal-trench-held = { $hex } liegt in einem Graben, den der Feind hält.
trench-club-refusal-forest-too-dense = Der Wald auf { $hex } ist zu dicht für eine so langsame Einheit.
trench-club-refusal-contact-stops = Der Kontakt mit dem Feind hält die Einheit vor { $hex } auf.
trench-club-refusal-too-far = { $hex } ist außer Reichweite.
trench-club-refusal-no-room-to-set-down = Von { $hex } aus könnten nicht alle Einheiten an Bord abgesetzt werden.
trench-club-refusal-truck-shut-in = { $truck } könnte dann seine Einheiten nicht mehr absetzen.
trench-club-refusal-no-such-fort = Auf dieser Karte gibt es kein Fort { $fort }.
trench-club-refusal-not-own-fort = Fort { $fort } gehört dir nicht.
trench-club-refusal-fort-too-far = Der Eingang von Fort { $fort } ist außer Reichweite.
trench-club-refusal-contact-bars-fort = Der Kontakt mit dem Feind hält die Einheit auf, bevor sie Fort { $fort } betreten kann.
trench-club-refusal-not-on-foot = Nur Einheiten zu Fuß erobern Forts; { $unit } geht nicht zu Fuß.
trench-club-refusal-friendly-fort = Fort { $fort } gehört der eigenen Seite.
trench-club-refusal-not-at-entrance = Die Einheit muss ihren Zug neben einem Eingang von Fort { $fort } beginnen.
trench-club-refusal-not-carried = { $unit } kann nicht befördert werden.
trench-club-refusal-not-a-truck = { $unit } ist kein Lastwagen.
trench-club-refusal-truck-gone = { $truck } ist schon gefahren, wird zurückgehalten oder steht in einem Fort.
trench-club-refusal-truck-full = { $truck } ist voll.
trench-club-refusal-too-many-loaded = Es sind schon { $trucks } Lastwagen beladen; erst muss einer von ihnen absetzen.
trench-club-refusal-truck-too-far = { $truck } ist außer Reichweite.
trench-club-refusal-contact-bars-truck = Der Kontakt mit dem Feind hält die Einheit auf, bevor sie einsteigen kann; { $truck } ist nicht zu erreichen.
trench-club-refusal-truck-empty = { $truck } hat niemanden an Bord.
trench-club-refusal-next-passenger = Als Nächstes steigt { $unit } aus.
trench-club-refusal-cannot-set-down = { $hex } ist kein freies Nachbarfeld, das den anderen Platz lässt.
trench-club-refusal-truck-loaded = Erst muss { $truck } alle Einheiten absetzen.
trench-club-refusal-not-a-minelayer = { $unit } legt keine Minen.
trench-club-refusal-mine-laid = { $unit } kann in diesem Zug keine Mine mehr legen.
trench-club-refusal-cannot-be-mined = { $hex } ist kein leeres Landfeld neben dem Minenleger.
trench-club-refusal-already-listed = { $unit } greift schon an.
trench-club-refusal-not-listed = { $unit } steht nicht auf der Angriffsliste.
trench-club-refusal-already-first = { $unit } greift schon zuerst an.
trench-club-refusal-too-many-changes = Die Angriffsliste wurde in diesem Zug schon { $most }-mal geändert.
trench-club-refusal-in-water = { $unit } ist im Wasser und kann nicht kämpfen.
trench-club-refusal-not-on-map = { $unit } ist nicht auf der Karte.
trench-club-refusal-not-an-enemy = { $unit } ist kein Feind.
trench-club-refusal-no-air-range = { $unit } kann keine Luftfahrzeuge angreifen.
trench-club-refusal-out-of-range = { $unit } ist außer Schussweite (Entfernung { $distance }).
trench-club-refusal-repairs-over = Reparaturen kommen vor den Käufen.
trench-club-refusal-not-damaged = { $unit } ist unbeschädigt.
trench-club-refusal-not-in-fort = { $unit } ist nicht seit Beginn des Zuges in diesem Fort.
trench-club-refusal-not-medics = { $unit } ist kein Sanitätstrupp.
trench-club-refusal-medics-done = { $unit } hat in diesem Zug schon geholfen.
trench-club-refusal-not-next-to-medics = { $unit } ist nicht neben den Sanitätern.
trench-club-refusal-too-dear = Das kostet { $cost } Anleihen; die Nation hat { $bonds }.
trench-club-refusal-no-fort = Ohne eigenes Fort kann nichts gekauft werden.
trench-club-refusal-not-sold = Diese Nation kann nicht kaufen: { $kind }.
trench-club-refusal-no-special-forces = An diesem Tisch gibt es keine Spezialeinheiten.
trench-club-refusal-must-draw = Welche Spezialeinheit es wird, entscheidet der Zufall.
trench-club-refusal-may-choose = Deine Seite liegt zurück und wählt ihre Spezialeinheit.
trench-club-refusal-no-free-water = Für ein Kanonenboot ist kein Wasser frei.
trench-club-refusal-too-many-units = Mehr als { $most } Einheiten kommen nicht ins Spiel.
trench-club-refusal-no-points = An diesem Tisch wird nicht um Siegpunkte gespielt.
trench-club-refusal-no-ally = Es gibt keinen Verbündeten, dem du etwas geben könntest.
trench-club-refusal-not-an-ally = { $nation } ist nicht mit dir verbündet.
trench-club-refusal-name-the-ally = Sag, wer die Anleihen bekommt: „give 5 to france“.
trench-club-refusal-own-turn-only = Nach den Regeln dieses Tisches werden Anleihen im eigenen Zug gegeben: „give 5“.
trench-club-refusal-gift-too-small = Ein Geschenk beträgt mindestens { $least } Anleihen.
trench-club-refusal-gift-too-large = Ein Geschenk von { $cost } Anleihen: Die Nation hat { $bonds }.
trench-club-refusal-no-surrender = An diesem Tisch kann niemand kapitulieren.
trench-club-refusal-ally-refused = Die anderen Spieler deiner Seite haben abgelehnt; frag im nächsten Zug wieder.

## What is asked
trench-club-prompt-choose = { $nation }: Wähle eine Spezialeinheit.
trench-club-prompt-split = { $nation }: { $left ->
    [0] Jede Einheit hat ihre Kompanie.
   *[other] Teile deine Einheiten auf drei Kompanien auf (noch { $left }).
 }
trench-club-prompt-turn = { $nation }: Drehe eines deiner Plättchen um.
trench-club-prompt-place = { $nation }: Stelle Kompanie { $company } auf.
trench-club-prompt-headquarters = { $nation }: Bestimme eines deiner Startfelder zum Hauptquartier.
trench-club-prompt-companies = { $nation }: Wähle die Kompanien dieses Zuges (noch { $left }).
trench-club-prompt-move = Runde { $round }, { $nation }: Ziehe deine Einheiten.
trench-club-prompt-move-loaded = Runde { $round }, { $nation }: Ziehe deine Einheiten; die Bewegung endet erst, wenn du alle absetzt. Entlade { $truck }.
trench-club-prompt-set-down = { $nation }: Entlade { $truck }.
trench-club-prompt-designate = { $nation }: Stelle deine Angriffsliste auf (bisher { $listed }).
trench-club-prompt-money = { $nation }: Repariere und kaufe ({ $bonds ->
    [one] { $bonds } Anleihe
   *[other] { $bonds } Anleihen
 }).
trench-club-prompt-launch = { $nation }: Lass das Kanonenboot zu Wasser.
trench-club-prompt-garrison = { $nation }: Wähle das Fort, in das { $unit } kommt.
trench-club-prompt-surrender = { $nation }: Dein Verbündeter will kapitulieren. Stimmst du zu?
trench-club-prompt-wait-split = Die anderen teilen noch ihre Armeen auf.
trench-club-prompt-wait = Warten auf { $nation }.
trench-club-prompt-over = Die Partie ist zu Ende.

## How it ended
trench-club-end-destruction = { $you ->
    [winner] Runde { $round }: Der Feind hat keine Einheiten mehr. Du hast gewonnen: Sieg für { $side }.
    [loser] Runde { $round }: Du hast keine Einheiten mehr. Sieg für { $side }.
   *[nobody] Runde { $round }: Eine Seite hat keine Einheiten mehr. Sieg für { $side }.
 }
trench-club-end-forts = { $you ->
    [winner] Runde { $round }: Du hältst genug Forts. Du hast gewonnen: Sieg für { $side }.
    [loser] Runde { $round }: Der Feind hält genug Forts. Sieg für { $side }.
   *[nobody] Runde { $round }: Genug Forts sind besetzt. Sieg für { $side }.
 }
trench-club-end-surrender = { $you ->
    [winner] Runde { $round }: Der Feind kapituliert. Du hast gewonnen: Sieg für { $side }.
    [loser] Runde { $round }: Du hast kapituliert. Sieg für { $side }.
   *[nobody] Runde { $round }: Eine Seite kapituliert. Sieg für { $side }.
 }
trench-club-end-points = { $you ->
    [winner] Runde { $round }: Du hast genug Siegpunkte. Du hast gewonnen: Sieg für { $side }.
    [loser] Runde { $round }: Der Feind hat genug Siegpunkte. Sieg für { $side }.
   *[nobody] Runde { $round }: Genug Siegpunkte. Sieg für { $side }.
 }
trench-club-end-annihilation = Runde { $round }: Niemand hat mehr eine Einheit. Unentschieden.
trench-club-end-armistice = Nach { $round } Runden schweigen die Waffen: Waffenstillstand.
trench-club-end-decision = { $you ->
    [winner] Nach { $round } Runden hältst du mehr Forts. Du hast gewonnen: Sieg für { $side }.
    [loser] Nach { $round } Runden hält der Feind mehr Forts. Sieg für { $side }.
   *[nobody] Nach { $round } Runden hält eine Seite mehr Forts. Sieg für { $side }.
 }

## Moves
trench-club-move-choose = Wahl: { $kind }
trench-club-move-assign = { $unit } kommt zur Kompanie { $company }
trench-club-move-turn = Plättchen { $company } umdrehen
trench-club-move-place = { $unit } kommt auf { $hex }
trench-club-move-headquarters = Hauptquartier auf { $hex }
trench-club-move-use = Kompanie { $company } einsetzen
trench-club-move-move = { $unit } zieht nach { $hex }
trench-club-move-enter = { $unit } rückt in Fort { $fort } ein
trench-club-move-capture = { $unit } erobert Fort { $fort }
trench-club-move-board = { $unit } steigt in { $truck }
trench-club-move-unload = { $unit } setzt die Einheiten hier ab
trench-club-move-set-down = { $unit } steigt auf { $hex } aus
trench-club-move-mine = { $unit } vermint { $hex }
trench-club-move-end-movement = Bewegung beenden
trench-club-move-attack = { $unit } greift { $target } an
trench-club-move-withdraw = { $unit } greift doch nicht an
trench-club-move-advance = { $unit } greift früher an
trench-club-move-confirm = Angriffe bestätigen
trench-club-move-repair = { $unit } wird repariert
trench-club-move-heal = { $unit } versorgt { $target }
trench-club-move-buy = Kauf in Fort { $fort }: { $kind }
trench-club-move-draw = Spezialeinheit ziehen
trench-club-move-garrison = { $unit } kommt in Fort { $fort }
trench-club-move-pay = Einen Siegpunkt bezahlen
trench-club-move-give = Dem Verbündeten { $bonds } Anleihen geben
trench-club-move-transfer = { $bonds } Anleihen an { $ally } geben
trench-club-gifts = { $least } bis { $most } Anleihen an { $ally } geben
trench-club-move-end-turn = Zug beenden
trench-club-move-surrender = Kapitulieren
trench-club-sure-surrender = Mit der Kapitulation ist die Partie für deine Seite zu Ende. Wenn du es willst, sag es noch einmal.
trench-club-sure-no-attacks = Kein Angriff steht auf der Liste, obwohl einige Einheiten angreifen könnten. Willst du ohne weitermachen, sag es noch einmal.
trench-club-move-agree = Der Kapitulation zustimmen
trench-club-move-refuse = Die Kapitulation ablehnen

## The table
trench-club-look-round = Runde { $round }. Forts: { $central } bei den Mittelmächten, { $entente } bei der Entente, { $needed } gewinnen.
trench-club-look-decision = Runde { $round } von { $rounds }. Forts: { $central } für die Mittelmächte, { $entente } für die Entente; nach der letzten Runde gewinnt, wer mehr hält.
trench-club-look-nation = { $nation }: { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
 }, { $bonds ->
    [one] { $bonds } Anleihe
   *[other] { $bonds } Anleihen
 }, Forts: { $forts }.
trench-club-no-fort = keine
trench-club-look-points = { $nation }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }.
trench-club-look-unit = { $nation }: { $unit }, { $where }, Schaden { $damage }, { $level }.
trench-club-look-mine = Mine ({ $nation }) auf { $hex }.
trench-club-look-signs = Zeichen: . offen, ^ Wald, = Straße, % Brücke, ~ Wasser, : Graben, .1 Start 1, 1@ Fort 1, 1+ sein Eingang, * Mine; Einheiten mit dem Buchstaben ihrer Nation und zweien ihrer Art: { $nations }; { $kinds }.
trench-club-where-hex = auf { $hex } ({ $terrain })
trench-club-where-fort = in Fort { $fort }
trench-club-where-truck = im Lastwagen auf { $hex }
trench-club-where-waiting = noch nicht aufgestellt
trench-club-hand-company = { $nation }, Kompanie { $company }: { $units }.
trench-club-odds-attack = { $unit } greift { $target } an: im Mittel { $damage } Schaden, zerstört zu { $destroys } %; wird zu { $lost } % zerstört.
trench-club-odds-list = Die Angriffe der Liste zerstören { $target } zu { $destroys } %.
trench-club-odds-together = Alle Angriffe der Liste zerstören in ihrer Reihenfolge { $target } zu etwa { $destroys } % (± { $margin }).
trench-club-odds-apart = In genauen Zahlen ist jedes Ziel für sich gerechnet: Was Angriffe auf andere vorher ändern, zählt nicht mit.
trench-club-price = { $bonds ->
    [one] { $bonds } Anleihe
   *[other] { $bonds } Anleihen
 }
trench-club-note-attack = zerstört { $destroys } %, verloren { $lost } %

## Warum ein Computerspieler so zieht
trench-club-reason-takes-fort = Fort { $fort } fällt ohne Kampf.
trench-club-reason-wins = Mit Fort { $fort } ist der Krieg gewonnen.
trench-club-reason-at-door = Vor dem Tor kann { $unit } nächste Runde Fort { $fort } einnehmen.
trench-club-reason-to-fort = { $unit } ist auf dem Weg zu Fort { $fort }.
trench-club-reason-to-fight = Von dort kann { $unit } auf { $target } feuern.
trench-club-reason-to-safety = Dort ist { $unit } vor mehr Feinden sicher.
trench-club-reason-nearer = { $unit } kommt dorthin, wo Hilfe gebraucht wird.
trench-club-reason-rides = Mit dem Lastwagen ist { $unit } früher da als allein.
trench-club-reason-shelters = In Fort { $fort } ist { $unit } vor jedem Feuer sicher.
trench-club-reason-stands = Alle stehen, wo der Plan sie haben will.
trench-club-reason-fires = { $percent ->
    [0] Man kann { $target } beschädigen, aber noch kaum zerstören.
   *[other] Die bisher bestimmten Angriffe zerstören { $target } in { $percent } % aller Würfe.
 }
trench-club-reason-exchange = Zehnmal ausgeführt, richtet die ganze Liste etwa { $dealt } Schadenspunkte an und nimmt etwa { $taken } hin.
trench-club-reason-enough = Kein weiterer Angriff brächte mehr, als er kostet.
trench-club-reason-repairs = Die Reparatur kostet weniger, als der Schaden wert ist: { $unit }.
trench-club-reason-buys-feet = Von Fort { $fort } aus kommen Soldaten zu Fuß zum nächsten Fort.
trench-club-reason-buys-arms = Von Fort { $fort } aus erreichen neue Waffen bald den Feind.
trench-club-reason-saves = Die Anleihen sind später mehr wert.
trench-club-reason-readiest = Kompanie { $company } kann in diesem Zug am meisten ausrichten.
trench-club-reason-hopeless = Es ist nichts mehr da, womit man kämpfen könnte.
trench-club-reason-sets-up = { $times ->
    [1] Eine gedachte Aufstellung mit diesem Zug ließ nach der ersten Runde so viel erwarten: { $percent } %.
   *[other] { $times } gedachte Aufstellungen mit diesem Zug ließen nach der ersten Runde im Mittel so viel erwarten: { $percent } %.
 }

## Kurze Gefechte
trench-club-battle-bridgehead = Brückenkopf
trench-club-battle-bridgehead-about = Deutschland muss die Aisne überschreiten und am anderen Ufer ein Fort halten.
trench-club-battle-relief = Entsatz
trench-club-battle-relief-about = Österreich-Ungarn belagert das Fort zwischen den Flüssen, und eine britische Kolonne kommt zum Entsatz.
trench-club-battle-raid = Überfall
trench-club-battle-raid-about = Französische Reiter und Panzerwagen stehen hinter den deutschen Linien, und die Geschütze müssen kehrtmachen.
