table-none = keine
table-percent = { NUMBER($share, maximumFractionDigits: 1) } % ({ $exact })
table-percent-exact = { $share } %
table-event-undone = { $you ->
    [seat] Du nimmst Zug { $undo } zurück.
   *[other] { $seat } nimmt Zug { $undo } zurück.
 }
table-event-taken-back = { $you ->
    [seat] Du nimmst Zug { $undo } und alles danach zurück, mit Zustimmung der anderen.
   *[other] { $seat } nimmt Zug { $undo } und alles danach zurück, mit Zustimmung der anderen.
 }
table-and = { $items } und { $last }
table-you = Du
table-refusal = { $reason } (Regel { $rule })
table-refusal-no-such-seat = Platz { $seat } gibt es nicht; der Tisch hat { $seats }.
table-refusal-stale = Du hast { $expected ->
    [one] { $expected } Zug
   *[other] { $expected } Züge
 } gesehen, inzwischen sind es { $actual }.
table-refusal-game-over = Die Partie ist zu Ende.
table-refusal-unknown-move = { $move } ist kein Zug dieses Spiels.
table-refusal-nothing-to-undo = Du hast keinen Zug zurückzunehmen.
table-refusal-undo-revealed = Zug { $seq } hat Verborgenes gezeigt.
table-refusal-undo-drawn = In Zug { $seq } hat der Zufall entschieden.
table-refusal-undo-others-moved = Ohne deinen Zug wäre Zug { $seq } eines anderen nicht möglich.
table-refusal-undo-taken-back = Zug { $seq } hat mit Zustimmung der anderen etwas zurückgenommen; was davor war, gilt.
table-reason-only-move = Es ist der einzige mögliche Zug.
table-reason-by-chance = Zufällig gewählt.
table-reason-rule-of-thumb = Nach der Faustregel sieht er am besten aus.
table-reason-imagined = Von { $games } gedachten Partien gingen die am besten aus, die so begannen: { $percent } % der Punkte.
table-level-uniform = Zufall
table-level-sensible = Faustregel
table-level-recruit = Rekrut
table-level-regular = Stammspieler
table-level-captain = Kapitän
table-level-veteran = Veteran
