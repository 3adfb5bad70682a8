nim-name = Nim à carte cachée
nim-about = Un tas de pierres, une à trois par tour, et une carte cachée pour chacun.
nim-option-stones = Pierres dans le tas
nim-option-misere = Qui prend la dernière pierre perd

nim-card = { $card ->
    [0] Passe
    [1] Quatre
   *[2] Retour
 }
nim-stones = { $stones ->
    [0] aucune pierre
    [one] une pierre
   *[other] { $stones } pierres
 }

nim-event-dealt = { $seat } reçoit { nim-card }.
nim-event-dealt-hidden = { $seat } reçoit une carte.
nim-event-taken = { $seat } en prend { $count }. Reste : { nim-stones }.
nim-event-played = { $seat } joue { nim-card }. Reste : { nim-stones }.
nim-end-last-stone = Victoire : { $seat }.

nim-prompt-ask = Il y a { nim-stones }. Prenez-en une à trois.
nim-prompt-ask-with-card = Il y a { nim-stones }. Prenez-en une à trois, ou jouez votre carte.
nim-prompt-wait = C’est à { $mover } de jouer.
nim-prompt-over = La partie est terminée.

nim-refusal-not-your-turn = C’est à { $mover } de jouer.
nim-refusal-too-many = Impossible d’en prendre { $count } : il y a { nim-stones }.
nim-refusal-not-your-card = Vous n’avez pas la carte { nim-card }.
nim-refusal-card-is-played = Votre carte est déjà jouée.

nim-move-take-1 = En prendre 1
nim-move-take-2 = En prendre 2
nim-move-take-3 = En prendre 3
nim-move-play-pass = Jouer Passe : ne rien prendre
nim-move-play-four = Jouer Quatre : en prendre 4
nim-move-play-back = Jouer Retour : en remettre 2

nim-look-heap = Le tas : { nim-stones }.
nim-look-played = { $seat } a joué { nim-card }.
nim-hand = Votre carte : { $card ->
    [0] Passe, pour ne rien prendre une fois
    [1] Quatre, pour prendre une fois quatre pierres
   *[2] Retour, pour remettre une fois deux pierres
 }.
