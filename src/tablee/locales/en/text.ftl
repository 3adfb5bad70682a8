## The commands of text mode: the words each goes by, the usual one first, and what it does
text-command-look = look, table
text-command-look-help = how the table stands
text-command-hand = hand
text-command-hand-help = what you alone know
text-command-moves = moves
text-command-moves-help = your moves with their numbers
text-command-why = why
text-command-why-help = why a move is not possible: why 3, or why and the move in words
text-command-odds = odds
text-command-odds-help = what you can compute
text-command-hint = hint, advice
text-command-hint-help = what a computer player would consider in your place, where the table allows it
text-command-learn = learn
text-command-learn-help = how the game is played, topic by topic: learn, then more; learn 3 picks one
text-command-rule = rule, rules
text-command-rule-help = what a rule says: rule and its number, or rule and a word; without either, the chapters
text-command-log = log
text-command-log-help = what happened last; more goes further back
text-command-deal = deal, compare
text-command-deal-help = what is compared here, and how others did
text-command-result = result
text-command-result-help = how the game ended, in numbers
text-command-review = review
text-command-review-help = what was luck and what your decisions cost
text-command-worst = worst
text-command-worst-help = your three costliest decisions; why 1 explains the worst
text-agent-not-here = That cannot be done from here.
text-command-undo = undo
text-command-undo-help = takes your last move back, as long as nothing was revealed
text-command-who = who
text-command-who-help = who sits at the table, and whose turn it is
text-command-more = more
text-command-more-help = more of the last answer
text-command-again = again, repeat
text-command-again-help = the last answer once more
text-command-help = help
text-command-help-help = which commands there are; help and a command explains that one
text-command-take-back = takeback
text-command-take-back-help = asks the others to let you undo your last move
text-command-yes = yes
text-command-yes-help = agrees to what somebody asks for
text-command-no = no
text-command-no-help = declines what somebody asks for
text-command-say = say
text-command-say-help = speaks to the others: say good luck
text-command-set-up = setup, set up for me
text-command-set-up-help = sets your pieces up for you, where there is something to set up
text-nothing-to-set-up = There is nothing to set up now.
text-set-up = “{ $word }” sets your pieces up for you.
text-command-save = save
text-command-save-help = writes the record to a file: save game.json
text-command-quit = quit, exit
text-command-quit-help = leaves the table

text-help = Commands: { $words }. They may be shortened. { $more } explains all of them, { $help } COMMAND explains one.
text-help-moves = A move is chosen by its number, or in words: { $name }. Short: { $move }
text-help-line = { $word }: { $help }.
text-moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }; “{ $word }” lists them.
text-at-any-time = At any time: { $moves }.
text-moves-left = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }.
text-which = { $count } moves fit. Which one?
text-is-legal = You may: { $move }.
text-no-such-number = There is no move { $number }; the last is { $most }.
text-too-long = A line may have at most { $most } characters.
text-unknown = “{ $text }” is neither a move nor a command; { $word } lists the commands.
text-no-hand = You hold nothing that the others may not see.
text-advice = { $number }. { $move }: { $percent }%. { $reason }
text-advice-judged = { $number }. { $move }. { $reason }
text-advice-named = { $move }. { $reason }
text-advice-none = There is nothing to choose.
text-no-odds = There is nothing to compute now.
text-no-lessons = Nobody has written down how this game is played; its rules tell it.
text-rules = Chapters: { $rules }.
text-rules-found = { $count } rules fit:
text-no-rule = There is no rule “{ $text }”.
text-no-deal = Nothing is compared at this table: its luck is its own.
text-no-result = The game is not over yet.
text-log-empty = Nothing has happened yet.
text-no-more = That was all.
text-watching = You are watching; the moves are made by others.
text-seat = { $number }: { $seat }{ $own ->
    [yes] , you
   *[no] { "" }
 }{ $acts ->
    [yes] , to act
   *[no] { "" }
 }
text-undone = Taken back: { $line }
text-news-many = { $count } events. { $told ->
    [one] The most important:
   *[other] The { $told } most important:
 }
