tui-key-help = Hilfe
tui-key-switch = Verlauf
tui-key-odds = Chancen
tui-key-undo = Zurück
tui-key-next = Nächste
tui-key-forth = Vor
tui-key-back = Zurück
tui-key-eyes = Augen
tui-key-leave = Ende
tui-leave = Wenn du gehst, ist die Partie zu Ende. Noch einmal Q verlässt sie; / speichern und ein Name bewahrt sie auf.
tui-keys = Pfeile bewegen, die Eingabetaste oder ein Klick handelt, Tab geht weiter, Esc zurück. Eine Ziffer beginnt die Nummer eines Zuges, / einen Befehl. F4 nennt die zuletzt angeführte Regel. + und − zeigen die Karte näher oder mehr davon. In einer Wiedergabe gehen Leertaste und Rücktaste Zug um Zug vor und zurück, Bild auf und Bild ab je zehn, Pos1 und Ende an Anfang und Schluss; E sieht mit den Augen des nächsten Spielers.
tui-legend-les-poilus = Zeichen: >> du bist dran, > kann gespielt werden oder ist dran, ! ein Risiko, !! sicheres Scheitern, ● eine aktive Bedrohung, ↯ eine Falle, (links) ein Rückhaltplättchen.
tui-legend-footclub = Zeichen: >> du bist dran, > kann gespielt werden oder ist dran, (o) der Ball, [ ] der Bonus auf dem Seil, i eine Fan-Karte im Spiel.
tui-legend-trench-club = Zeichen: Din eine Einheit, mit dem Buchstaben ihrer Nation und zweien ihrer Art, 1+ ein Eingang von Fort 1, 1@ das Fort und 1D sein Besitzer, . offenes Gelände, ^ Wald, = Straße, ~ Wasser, % Brücke, : Schützengraben, .2 Start 2, * eine Mine. Für die gewählte Einheit (<): o erreichbar, ! erreichbar, aber im Kontakt mit einem Gegner, x ein Ziel.
tui-space = Leer
tui-command = / Befehl, oder ein Zug mit Nummer oder in Worten
tui-set-up = Für mich aufstellen
tui-nothing-here = Hier ist nichts zu tun: n geht zur nächsten Einheit, Tab zur Liste der Züge.
tui-back = ‹ alle Einheiten
tui-lost = die Verbindung ist unterbrochen; neuer Versuch
tui-replay = Zeile { $line } von { $last }, gesehen von { $seat }
tui-replay-fixed = Was gespielt wurde, kann hier nicht geändert werden.
tui-open-eyes = einem Zuschauer
tui-stands = Fans { $count } { $signs }
tui-strengths = Angriff { $attack }, Abwehr { $defence }, Bonus { $bonus }
tui-cards = Hand { $hand }, Stapel { $pile }, Schüsse { $shots }
tui-rope-bonus = Bonus { $marks }
tui-rope-goal = Tor % { $chances }
tui-needs-terminal = Das braucht ein Terminal; „tablee term“ spielt allein mit Worten, auch durch eine Pipe.
tui-poilus-title = Einsatz { $mission }, { $leader } führt · Bedrohungen { $trials }, Moral { $reserve }, Aufrufe { $supply }
tui-soldier = { $seat }{ $mission ->
    [out] { " " }(zurückgezogen)
   *[other] { "" }
 }: Karten { $cards }, Plättchen { $tiles }, Aufrufe { $tokens }, Glücksbringer { $threat } { $charm ->
    [up] bereit
   *[down] verbraucht
 }{ $count ->
    [0] { "" }
   *[other] ; { $knocks }
 }
tui-trench-title = Runde { $round } · Forts { $central }:{ $entente } von { $needed } · { $money }
tui-trench-decision = Runde { $round } von { $rounds } · Forts { $central }:{ $entente } · { $money }
tui-bonds = { $nation } { $bonds } Anleihen
