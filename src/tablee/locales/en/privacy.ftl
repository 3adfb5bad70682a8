privacy-server-heading = What the server keeps
privacy-tables = Of each table: its terms, the names that people gave themselves, every move and draw, and what was said. Whoever has the link of a table can see its names and, once it is over, all of the game.
privacy-deals = Of deals that many play: the hash of a random key of your device, the result of your first try, and at a challenge the names that were given. A challenge is deleted when finished games are; a day’s results hold no name.
privacy-keys = Of the keys to seats and of recovery phrases only fingerprints, which open nothing.
privacy-visits = No accounts, no cookies, no counting of visitors. Network addresses are held in memory only, so that nobody can flood the server; it writes down only those from which it is attacked.
privacy-time-heading = For how long
privacy-unstarted = A table at which no game was started is deleted after { $span }.
privacy-unstarted-always = A table at which no game was started stays until somebody deletes it.
privacy-abandoned = A game that nobody plays on with is deleted after { $span }.
privacy-abandoned-always = A game that nobody plays on with stays until somebody deletes it.
privacy-finished = A finished game is deleted { $span } after its end, or sooner if its host said so when opening the table.
privacy-finished-always = A finished game stays until somebody deletes it, or as long as its host said when opening the table.
privacy-span-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
 }
privacy-span-days = { $count ->
    [one] one day
   *[other] { $count } days
 }
privacy-host = Whoever opened a table can delete it at any time, with all that is kept of it.
privacy-copies = Whoever runs this server may have backup copies; what is deleted stays in those for as long as they are kept.
privacy-sent-heading = What is sent elsewhere
privacy-mail = Turn notices by e-mail, only to those who asked for them and confirmed their address. An address is forgotten when the game ends or somebody else takes the seat.
privacy-no-mail = Nothing: this server sends no e-mail and knows no e-mail addresses.
privacy-webhook = When it is somebody’s turn, a program of the operator is told the table, the seat and the name.
privacy-device-heading = What your device keeps
privacy-device = Your settings, the keys to your seats, and what you need to check the dice at the end. It stays on your device; “Forget this table” in the list of your tables removes what belongs to it.
privacy-here = Every table at which you play without a server is kept by this browser alone. Nothing of it is sent anywhere.
privacy-here-delete = Whoever clears this browser's data deletes these tables too. A record that you save as a file stays.
privacy-unreachable = The server cannot be reached: { $reason }.
prune-would = { $count ->
    [one] One table of { $database } would be deleted.
   *[other] { $count } tables of { $database } would be deleted.
 }
prune-done = { $count ->
    [one] One table of { $database } was deleted.
   *[other] { $count } tables of { $database } were deleted.
 }
delete-sure = { $game }, at the table: { $names }. It is deleted for everybody, with all that is kept of it.
delete-question = Type { delete-yes } to delete it:
delete-yes = yes
delete-done = The table is deleted.
delete-not = Nothing was deleted.
