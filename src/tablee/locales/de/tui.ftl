tui-key-help = Hilfe
tui-key-switch = Verlauf
tui-key-odds = Chancen
tui-key-undo = Zurück
tui-key-next = Nächste
tui-key-command = Tippen
tui-key-cancel = Abbrechen
tui-key-leave = Verlassen
tui-keys = Pfeile bewegen, die Eingabetaste oder ein Klick handelt, Tab geht weiter, Esc zurück. Eine Ziffer beginnt die Nummer eines Zuges, / einen Befehl. + und − zeigen die Karte näher oder mehr davon. In einer Wiedergabe gehen Leertaste und Rücktaste Zug um Zug vor und zurück, Bild auf und Bild ab je zehn, Pos1 und Ende an Anfang und Schluss; E sieht mit den Augen des nächsten Spielers.
tui-command = / Befehl, oder ein Zug mit Nummer oder in Worten
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
 }
tui-trench-title = Runde { $round } · Forts { $central }:{ $entente } von { $needed } · { $money }
tui-bonds = { $nation } { $bonds } Anleihen
