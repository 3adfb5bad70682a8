## The board of Trench Club in the browser
web-tc-map = Karte. Pfeiltasten bewegen die Marke, Eingabe handelt, N geht zur nächsten Einheit, T zum nächsten Feld, auf dem sie handeln kann, Plus und Minus ändern den Maßstab.
web-tc-zoom-in = Näher
web-tc-zoom-out = Weiter weg
web-tc-zoom-fit = Ganze Karte
web-tc-next-unit = Nächste Einheit
web-tc-round = Runde { $round }
web-tc-round-of = Runde { $round } von { $rounds }
web-tc-forts-of = { $side }: { $count } von { $needed } Forts
web-tc-points-of = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 }; { $nation } gewinnen, oder { $team } zu zweit (T9.1)
web-tc-bonds-of = { $bonds ->
    [one] { $bonds } Anleihe
   *[other] { $bonds } Anleihen
 }
web-tc-units-of = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
 }
web-tc-forts-owned = { $count ->
    [one] { $count } Fort
   *[other] { $count } Forts
 }
web-tc-hex = { $hex }, { $terrain }
web-tc-bearing = { $away ->
    [one] ein Feld
   *[other] { $away } Felder
 } { $way ->
    [n] nördlich
    [ne] nordöstlich
    [e] östlich
    [se] südöstlich
    [s] südlich
    [sw] südwestlich
    [w] westlich
   *[nw] nordwestlich
 } von Fort { $fort }
web-tc-hex-fort = { $hex }, Fort { $fort } ({ $owner })
web-tc-hex-entrance = { $hex }, { $terrain } von Fort { $fort } ({ $owner })
web-tc-hex-start = Start { $start }
web-tc-hex-mine = Mine: { $nation }
web-tc-hex-held = besetzt ({ $side })
web-tc-hex-headquarters = Hauptquartier: { $nation }
web-tc-unit = { $kind } ({ $nation })
web-tc-inside = darin: { $units }
web-tc-aboard = an Bord: { $units }
web-tc-costs = kostet { $points }
web-tc-contact = Kontakt hält hier auf
web-tc-company = Kompanie { $company }
web-tc-company-of = Kompanie { $company }
web-tc-do-assign = Zuteilen
web-tc-do-turn = Umdrehen
web-tc-do-use = Einsetzen
web-tc-token-hidden = Plättchen verdeckt
web-tc-token-start = Start { $start }
web-tc-unassigned = Noch in keiner Kompanie
web-tc-assigned = { $nation }: { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
 } zugeteilt
web-tc-ready = Können noch handeln
web-tc-all-done = Alle Einheiten haben getan, was sie können.
web-tc-in-fort = in Fort { $fort }
web-tc-on-truck = Fahrzeug: { $truck }
web-tc-waiting = noch nicht aufgestellt
web-tc-attacks = Angriffe, der Reihe nach
web-tc-no-attacks = Kein Angriff auf der Liste. Wähle eine Einheit, dann ihr Ziel.
web-tc-none-listed = Noch steht kein Angriff auf der Liste.
web-tc-earlier = Früher angreifen
web-tc-remove = Von der Liste nehmen
web-tc-against = { $unit } gegen { $target }
web-tc-no-answer = schießt nicht zurück
web-tc-attacker = greift an
web-tc-answers = schießt zurück
web-tc-mean = { $damage } Schaden im Mittel
web-tc-destroys = zerstört
web-tc-all-together = Alle Angriffe zusammen zerstören das Ziel:
web-tc-in-order = Die ganze Liste zerstört in ihrer Reihenfolge:
web-tc-about = etwa { $chance } (± { $margin })
web-tc-apart = In genauen Zahlen ist jedes Ziel für sich gerechnet: Was Angriffe auf andere vorher ändern, zählt nicht mit.
web-tc-working-out = Was die Liste bei { $target } bewirkt, wird noch berechnet …
web-tc-repairs = Reparaturen
web-tc-no-repairs = Nichts zu reparieren: Eine beschädigte Einheit muss seit Beginn des Zuges in einem eigenen Fort stehen.
web-tc-purchases = Käufe
web-tc-no-purchases = Es kann nichts gekauft werden: Die Anleihen reichen nicht (T6.4).
web-tc-no-fort = Ohne eigenes Fort kann nichts gekauft werden (T6.4).
web-tc-buy-in = Lieferung an Fort
web-tc-fort = Fort { $fort }
web-tc-special-force = Spezialeinheit nach Zufall
web-tc-gift = Geschenk an den Verbündeten
web-tc-gift-to = Geschenk an { $ally }
web-tc-give = { $bonds } geben: der Verbündete bekommt { $gets } (T6.2)
web-tc-speed = Tempo
web-tc-ground = Reichweite Boden
web-tc-air = Reichweite Luft
web-tc-strike = Schlagkraft
web-tc-throws = Würfel
web-tc-armour = Panzerung
web-tc-armour-none = keine
web-tc-armour-light = leicht
web-tc-armour-medium = mittel
web-tc-armour-heavy = schwer
web-tc-repair-price = Reparatur
web-tc-damage = Schaden
web-tc-experience = Erfahrung
web-tc-moved = hat gezogen
web-tc-held-back = in diesem Zug zurückgehalten
web-tc-hits = { $hits } Treffer, { $damage } Schaden
web-tc-report = Was geschah
web-tc-report-at = { $at } von { $count }
web-tc-skip = Überspringen
web-tc-next = Weiter
web-tc-about-draw = Ein Würfel entscheidet, welche Spezialeinheit es ist.
web-tc-about-gunboat = nur auf Wasser; kämpft auch gegen Flugzeuge
web-tc-about-medics = reparieren einmal je Zug eine eigene Einheit neben sich, außerhalb von Forts, zu deren Reparaturpreis
web-tc-about-ground-attack-plane = ein gepanzertes Flugzeug
web-tc-about-railway-gun = schießt weit und genau; langsam; braucht keine Schienen
web-tc-about-gas-launcher = trifft das Ziel und alle ringsum, Freund und Feind, außer Flugzeugen
web-tc-about-airship = schwere Bomben; in der Luft schwach
web-tc-about-gun-turret = schießt aus seinem Fort, nah und fern; unzerstörbar, aber mit dem Fort verloren
web-tc-about-minelayer = legt einmal je Zug eine Mine auf ein leeres Feld neben sich; ein Feind am Boden, der es betritt, wird zerstört
web-tc-choose-force = Spezialeinheiten
web-tc-fort-card = Fort { $fort }: { $owner }
web-tc-nobody-inside = niemand darin
web-tc-odds = Die Wahrscheinlichkeit, dass der Angriff sein Ziel zerstört:
web-tc-which-map = Welche Karte?
web-tc-map-aisne = Aisne
web-tc-map-isonzo = Isonzo
web-tc-own-map = Eigene Karte: { $name }
web-tc-own-map-file = Eine eigene Karte (Textdatei) …
web-tc-own-map-how = Wie man eine Karte zeichnet
web-tc-own-map-faults = Auf dieser Karte kann nicht gespielt werden:
web-tc-own-map-more = … und { $count } weitere
web-tc-additions = Was kommt dazu?
web-tc-add-special-forces = Spezialeinheiten können gekauft werden
web-tc-add-victory-points = Siegpunkte und Hauptquartiere
web-tc-add-trenches = Schützengräben sind Gelände
web-tc-danger = Wo Gegner nächsten Zug treffen könnten (D)
web-tc-plan = { $kind } von { $hex } aus
web-tc-plan-stays = { $kind } von ihrem Platz aus, { $hex }
web-tc-plan-no-attack = Von hier kein Ziel.
web-tc-plan-attack = greift { $target } an: im Mittel { $damage } Schaden, zerstört { $chance }
web-tc-plan-support = { $dice ->
    [one] ein Würfel mehr für diesen Angriff
   *[other] { $dice } Würfel mehr für diesen Angriff
 }
web-tc-plan-fort = kann nächsten Zug Fort { $fort } nehmen
web-tc-plan-danger = Könnte getroffen werden:
web-tc-plan-threats = könnte getroffen werden von { $units }, zerstört { $chance }
web-tc-plan-safe = Außer Reichweite aller Gegner.
web-tc-dice-own = { $dice } Würfel
web-tc-dice-sum = { $dice } Würfel = { $own } + { $bonus } { $why }
web-tc-flanked = Flanke
web-tc-encircled = Umzingelung
web-tc-hits-on = trifft bis { $hits }
web-tc-row-open = Treffer für jeden Schaden:
web-tc-row-forest = Treffer für jeden Schaden, im Wald:
web-tc-row-trench = Treffer für jeden Schaden, im Graben:
web-tc-all-targets = Alle Ziele der Liste werden zerstört:
web-tc-set-up = Für mich aufstellen
web-tc-recommended = Empfohlene Aufteilung
web-tc-send-split = Aufteilung bestätigen
web-tc-stop = Anhalten
web-tc-take-back = { $count ->
    [one] Zug zurücknehmen
   *[other] { $count } Züge zurücknehmen
 }
web-tc-finish-move = Für mich ziehen
web-tc-finish-designate = Für mich angreifen
web-tc-finish-money = Für mich kaufen
web-tc-stay-move = Stehen bleiben
web-tc-stay-designate = Kein Angriff
web-tc-no-attack-sure = Wirklich kein Angriff?
web-tc-after = Was geschah
web-tc-earlier-turn = Früherer Zug
web-tc-later-turn = Späterer Zug
web-tc-bought = Gekauft: { $units }
web-tc-legend = Zeichen
web-tc-legend-hit = unten links: trifft bis zu dieser Zahl
web-tc-legend-damage = rot: Schaden; sechs zerstören
web-tc-legend-green = weiß: Erfahrung, unerfahren
web-tc-legend-veteran = gelb: Veteran
web-tc-legend-hero = rote Punkte: Held
web-tc-legend-reach = kann dorthin; die Zahl sind die Kosten
web-tc-legend-stops = Kontakt hält sie dort an
web-tc-legend-can-attack = kann von dort angreifen
web-tc-legend-striker = ein Punkt je Gegner, der sie dort treffen könnte
web-tc-legend-can-take = kann von dort nächsten Zug ein Fort nehmen
web-tc-legend-struck = Gegner könnten dort treffen (D)
web-tc-turn = Karte um ein Viertel drehen
web-tc-fold = Seitenleiste einklappen
web-tc-unfold = Seitenleiste ausklappen
web-tc-plan-all = alle zusammen:
web-tc-and = { " und " }
web-tc-allies = { $central } gegen { $entente }.
web-tc-takes-half = Eine halbe Karte: etwa acht Runden, eine bis anderthalb Stunden.
web-tc-takes-whole = Die ganze Karte: etwa zehn Runden, drei Stunden oder mehr.
web-tc-add-special-forces-about = Gas, Luftschiffe, Kanonenboote, Sanitäter, Minen und mehr, für je { $cost } Anleihen.
web-tc-add-victory-points-about = Forts, zerstörte Einheiten und Hauptquartiere zählen; { $nation } Punkte einer Nation oder { $team } beider Verbündeten gewinnen.
web-tc-add-trenches-about = Gräben decken Einheiten zu Fuß, die einen ganzen Graben gemeinsam halten.
web-tc-mini-map = Das ganze Feld; drücken, um dorthin zu schauen
web-tc-what = Was wird gespielt?
web-tc-war = Die ganze Partie
web-tc-war-about = Eigene Aufstellung, auf der Karte deiner Wahl.
web-tc-battle-takes = { $rounds } Runden: zu zweit etwa 25 Minuten, gegen den Computer etwa 15. Nach der letzten gewinnt, wer mehr Forts hält.
web-tc-battle-even = Ausgeglichen: In Hunderten von Partien gleich starker Computergegner gewann jede Seite 45 bis 55 von 100.
