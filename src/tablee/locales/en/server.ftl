server-refusal-no-such-table = There is no such table.
server-refusal-not-allowed = This key does not open that.
server-refusal-seat-taken = Seat { $seat } is taken.
server-refusal-already-started = The game has already started.
server-refusal-not-started = The game has not started yet.
server-refusal-no-such-level = There is no bot { $level }.
server-refusal-wrong-phrase = This phrase or code is not the right one.
server-refusal-not-your-seat = You have no seat here, or it is not yours to act.
server-refusal-no-seat-requests = The host does not take requests for seats at the moment.
server-refusal-one-request = You have asked for a seat and there is no answer yet. Withdraw that request first.
server-refusal-asked-lately = The table has just said no to somebody. Ask again in { $minutes } minutes.
server-refusal-removed = The host has closed this table to you.
server-refusal-proposal-open = Another proposal must be answered first.
server-refusal-no-such-proposal = This proposal is not open any more.
server-refusal-not-asked = You were not asked about this.
server-refusal-not-your-move = Move { $line } is not a move of yours that still stands.
server-refusal-chat-closed = Chat is closed at this table.
server-refusal-only-phrases = Only prepared phrases may be said at this table.
server-refusal-no-such-phrase = There is no phrase { $phrase }.
server-refusal-text-length = A text has 1 to { $most } characters.
server-refusal-watchers-listen = Spectators watch and listen, but do not speak.
server-refusal-muted = The host has closed the chat to you.
server-refusal-no-clock = This table has no clock.
server-refusal-clock-state = The clock or the bot that sits in does not allow it now.
server-refusal-closed-to-watchers = This table is closed to spectators.
server-refusal-no-judge = Nobody judges this game, so there is no review of it.
server-refusal-not-over = This can be had once the game is over.
server-refusal-no-such-line = There is no line { $line }.
server-refusal-malformed = This message cannot be understood.
server-refusal-no-such-move = This is no move of this game.
server-refusal-bad-options = These options do not go together, or not with this game.
server-refusal-no-such-game = There is no such game: { $problem }
server-refusal-wrong-protocol = This program does not fit the server, which speaks protocol { $spoken }. Update the older one.
server-refusal-hello-first = The first message must be hello.
server-refusal-too-fast = That was too fast; wait a little.
server-refusal-too-large = That was too long; at most { $most } bytes are allowed.
server-refusal-wrong-origin = Pages from there may not talk to this server.
server-refusal-not-found = There is nothing here.
server-refusal-wrong-method = This cannot be done here.
server-refusal-unavailable = The server cannot do this at the moment.
server-refusal-unreadable = The server cannot read this table at the moment. Its operator has been told.
server-refusal-too-many-alone = Bots already play alone at { $most } tables opened from here. Let one of them end first.
server-luck-fixed = The luck at this table is fixed beforehand.
server-refusal-luck-fixed = The luck at this table is fixed beforehand: nothing is added to it, and no luck is met twice.
server-refusal-no-such-deal = There is no such deal.
server-refusal-deal-not-open = This deal opens on its day.
server-refusal-already-tried = You have already made your first try of this deal. You may play it again, without it counting.
server-refusal-try-first = First finish your first try of this deal; then play it as often as you like.
server-refusal-deal-level = At a first try the computer players have the level of the deal, as everybody’s have.
server-refusal-no-deals = There are no deals to compare of { $game }, nor of games that began in the middle.
server-refusal-not-guided = This is not a guided game.
server-refusal-another-move = You could do that, but the guided game takes another move here.
server-refusal-script-ended = The guided game ends here.
server-refusal-no-hints = This table was opened without advice.
server-refusal-still-thinking = The computer player is still thinking about your last question.
server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-your-turn = It is your turn.
server-phrase-thinking = I am thinking.
server-phrase-back-soon = Back in a moment.
server-phrase-back-again = I am back.
server-phrase-yes = Yes.
server-phrase-no = No.
server-phrase-please = Please.
server-phrase-thanks = Thank you!
server-phrase-sorry = Sorry!
server-phrase-well-played = Well played!
server-phrase-ouch = Ouch!
server-phrase-lucky = That was lucky!
server-phrase-again = Another game?
server-phrase-good-game = Good game!
server-phrase-goodbye = Goodbye!
server-nobody = somebody
server-said = { $seat }: { $words }
server-joined = { $you ->
    [seat] You sit down.
   *[other] { $seat } sits down.
 }
server-recovered = { $you ->
    [seat] You are back with a new link.
   *[other] { $seat } is back with a new link.
 }
server-sat-in = { $you ->
    [seat] A bot sits in for you.
   *[other] A bot sits in for { $seat }.
 }
server-returned = { $you ->
    [seat] You are back.
   *[other] { $seat } is back.
 }
server-agreed = { $you ->
    [seat] You agree.
   *[other] { $seat } agrees.
 }
server-declined = { $you ->
    [seat] You decline.
   *[other] { $seat } declines.
 }
server-proposed-take-back = { $you ->
    [seat] You ask to take move { $line } back.
   *[other] { $seat } asks to take move { $line } back.
 }
server-proposed-pause = { $you ->
    [seat] You ask to stop the clock.
   *[other] { $seat } asks to stop the clock.
 }
server-proposed-resume = { $you ->
    [seat] You ask to start the clock again.
   *[other] { $seat } asks to start the clock again.
 }
server-proposed-seat = { $you ->
    [target] { $seat } asks for your seat.
   *[other] { $seat } asks for the seat of { $target }.
 }
server-faltered = { $seat } cannot move right now. The bot will be asked again from time to time.
server-passed = { $target } has been away for as long as this table agreed: { $seat } takes the seat.
server-won-back = { $seat } is back and takes the seat back from { $target }.
server-muted = { $you ->
    [seat] The host has closed the chat to you.
   *[other] The host has closed the chat to { $seat }.
 }
server-unmuted = { $you ->
    [seat] The host has opened the chat to you again.
   *[other] The host has opened the chat to { $seat } again.
 }
server-notice-subject = { $game }: it is your turn
server-notice-turn = { $name }, it is your turn in { $game }.
server-notice-confirm-subject = Confirm your address
server-notice-confirm = Somebody asked for turn notices to this address. If it was you, the code is { $code }. If not, do nothing: no other message will follow.
