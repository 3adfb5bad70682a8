nim-name = Nim with a card
nim-about = A heap of stones, one to three at a time, and a hidden card for each player.
nim-option-stones = Stones in the heap
nim-option-misere = Whoever takes the last stone loses

nim-card = { $card ->
    [0] Pass
    [1] Four
   *[2] Back
 }
nim-stones = { $stones ->
    [0] no stone
    [one] one stone
   *[other] { $stones } stones
 }

nim-event-dealt = { $seat } is dealt { nim-card }.
nim-event-dealt-hidden = { $seat } is dealt a card.
nim-event-taken = { $seat } takes { $count }: { nim-stones } left.
nim-event-played = { $seat } plays { nim-card }: { nim-stones } left.
nim-end-last-stone = { $seat } wins.

nim-prompt-ask = Take one to three of { nim-stones }.
nim-prompt-ask-with-card = Take one to three of { nim-stones }, or play your card.
nim-prompt-wait = It is { $mover }’s turn.
nim-prompt-over = The game is over.

nim-refusal-not-your-turn = It is { $mover }’s turn.
nim-refusal-too-many = You cannot take { $count } of { nim-stones }.
nim-refusal-not-your-card = You do not hold { nim-card }.
nim-refusal-card-is-played = Your card is already played.

nim-move-take-1 = Take 1
nim-move-take-2 = Take 2
nim-move-take-3 = Take 3
nim-move-play-pass = Play Pass: take nothing
nim-move-play-four = Play Four: take 4
nim-move-play-back = Play Back: put 2 back

nim-look-heap = The heap: { nim-stones }.
nim-look-played = { $seat } has played { nim-card }.
nim-hand = You hold { $card ->
    [0] Pass: once, take nothing
    [1] Four: once, take four stones
   *[2] Back: once, put two stones back
 }.
