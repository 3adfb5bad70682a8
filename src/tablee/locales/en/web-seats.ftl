## Seats
web-matters = Table
web-table-link = The link to this table
web-seat-you = you
web-seat-kept = kept for somebody
web-seat-for = Who sits here?
web-seat-for-anybody = whoever has the link
web-seat-for-invited = somebody I invite
web-invite-one = The link to this seat
web-give-to-bot = Give it to the computer
web-ask-seat = Ask for this seat
web-asked-seat = You have asked. The others and { $name } must agree.
web-asked-bot-seat = You have asked. You will be seated as soon as the others agree.
web-asked-away = If { $name } stays away, the seat passes to you after { $span }.
web-withdraw-request = Withdraw the request
web-remove-seat = Remove
web-remove-seat-of = Remove { $name } from the table
web-mute = Mute
web-mute-whom = Mute { $name }
web-unmute = Unmute
web-unmute-whom = Unmute { $name }
web-seat-muted = muted
web-muted-by-host = The host has closed the chat to you.
web-requests-close = Close to seat requests
web-requests-open = Open to seat requests
web-request-of = { $you ->
    [yes] { $name } asks for your seat.
   *[no] { $name } asks for the seat of { $target }.
 }
web-remove-asker = Send { $name } away
web-seat-declined = The others did not agree.
web-all-here = Everybody is here.
web-waiting-host = Waiting for the host to start.
web-get-back-in = I had a seat here: get back in
web-get-back-in-hint = Your recovery phrase
web-get-back-in-go = Get back in
web-sits-in = away, the computer sits in
web-sits-in-for-you = The computer plays for you while you are away.
web-i-am-back = I am back
web-pass-on = Pass the device to { $name }.
web-i-am = I am { $name }
web-closed-no-such-table = There is no such table.
web-closed-not-allowed = Your key does not open this table any more.
web-closed-seat-lost = Your seat was opened elsewhere, or somebody else sits there now.
web-closed-closed-to-watchers = This table is closed to spectators.
web-closed-wrong-protocol = This page is out of date. Load it again.
web-closed-unreadable = The server cannot read this table at the moment. Its operator has been told; try again later.
web-closed-abuse = The server has closed the connection.
web-closed-removed = The host has closed this table to you.
web-win-back = Take my seat back from this device
web-closed-deleted = This table was deleted: by its host, or because its time was up.

## Consent
web-ask-take-back = Ask the others to take it back
web-take-back-anyway = Take it back all the same
web-waiting-leave = You have asked. Still to answer: { $names }.
web-agreed-seat = You have agreed to { $name }. Still to answer: { $names }.
web-agreed-no = No after all
web-withdraw-proposal = Withdraw it
web-ask-pause = Ask to stop the clock
web-ask-resume = Ask to start the clock again
web-asks-take-back = { $name } would like to take a move back.
web-asks-pause = { $name } would like to stop the clock.
web-asks-resume = { $name } would like to start the clock again.
web-asks-seat = { $you ->
    [yes] { $name } would like your seat.
   *[no] { $name } would like the seat of { $target }.
 }

## Terms
web-which-side = Which side is yours?
web-where = Where do you play?
web-by-link = each at a device of their own, by a link
web-one-device = all at this device
web-player = Player { $number }
web-terms = Clock, chat and spectators
web-terms-clock = Clock
web-clock-none = no clock
web-clock-turn = { $span } a turn
web-clock-game = { $span } a game
web-terms-absence = When somebody stays away
web-absence-never = the others wait
web-absence-after = the computer sits in for anybody who stays away for { $span }
web-handover-after = somebody else may take the seat of anybody who stays away for { $span }
web-chat-free = anything may be said
web-chat-phrases = only prepared phrases
web-chat-off = no chat
web-terms-watchers = Spectators
web-watchers-yes = spectators may watch
web-watchers-later = spectators watch { $span } later
web-watchers-no = no spectators
web-watchers-close = Close to spectators
web-watchers-open = Open to spectators
web-span-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
 }
web-span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
 }
web-span-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
web-paused = clock stopped
web-time-left = { $time } left

## Notices and the end
web-notify-me = Notify me when it is my turn
web-mail = Turn notices by e-mail
web-mail-address = Your address
web-mail-code = The code that was sent to you
web-mail-done = Notices will be sent to you.
web-rematch-join = On to the next game

## Replay and fork
web-step-before = To the event before
web-step-after = To the next event
web-share-short = Copy the link
web-jump = Jump to
web-seen-open = everything, open
web-fork = Play on from here
web-fork-hint = A new table begins at move { $line } of this game. Who plays?
web-fork-running = A new table begins with what you know now; what is hidden from you is dealt anew. Who plays?
web-fork-me = me
web-fork-bot = the computer
web-fork-open = somebody else, by a link
web-fork-go = Open the table
web-end-fork = Play on from an earlier move
web-what-if = What if? Try it out at another table
web-if-held = (if the card is held: { $chance })
