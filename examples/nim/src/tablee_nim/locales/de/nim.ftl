nim-name = Nim mit Karte
nim-about = Ein Haufen Steine, einer bis drei pro Zug, und für jeden eine verdeckte Karte.
nim-option-stones = Steine im Haufen
nim-option-misere = Wer den letzten Stein nimmt, verliert

nim-card = { $card ->
    [0] Pause
    [1] Vier
   *[2] Zurück
 }
nim-stones = { $stones ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $stones } Steine
 }

nim-event-dealt = { $seat } bekommt { nim-card }.
nim-event-dealt-hidden = { $seat } bekommt eine Karte.
nim-event-taken = { $seat } nimmt { $count }. Übrig: { nim-stones }.
nim-event-played = { $seat } spielt { nim-card }. Übrig: { nim-stones }.
nim-end-last-stone = { $seat } gewinnt.

nim-prompt-ask = Im Haufen: { nim-stones }. Nimm einen bis drei.
nim-prompt-ask-with-card = Im Haufen: { nim-stones }. Nimm einen bis drei oder spiel deine Karte.
nim-prompt-wait = { $mover } ist am Zug.
nim-prompt-over = Das Spiel ist aus.

nim-refusal-not-your-turn = { $mover } ist am Zug.
nim-refusal-too-many = Du kannst nicht { $count } nehmen. Im Haufen: { nim-stones }.
nim-refusal-not-your-card = Die Karte { nim-card } hast du nicht.
nim-refusal-card-is-played = Deine Karte ist schon gespielt.

nim-move-take-1 = 1 nehmen
nim-move-take-2 = 2 nehmen
nim-move-take-3 = 3 nehmen
nim-move-play-pass = Pause spielen: nichts nehmen
nim-move-play-four = Vier spielen: 4 nehmen
nim-move-play-back = Zurück spielen: 2 zurücklegen

nim-look-heap = Im Haufen: { nim-stones }.
nim-look-played = { $seat } hat { nim-card } gespielt.
nim-hand = Deine Karte: { $card ->
    [0] Pause – einmal nichts nehmen
    [1] Vier – einmal vier Steine nehmen
   *[2] Zurück – einmal zwei Steine zurücklegen
 }.
