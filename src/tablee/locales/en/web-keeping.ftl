## Privacy, deleting, and what this browser keeps of the dice
web-terms-keep = After the end
web-keep-usual = as usual on this server
web-keep-for = kept for { $span } after the end
web-delete = Delete this table
web-delete-sure = Delete this table?
web-delete-hint = It goes for everybody who plays here or has its link, with its moves, its chat and its record. Nobody can bring it back.
web-delete-go = Delete it
web-delete-any-time = You can delete the table at any time.
web-deleted = deleted
web-privacy = Privacy
web-kept-promise = The promise that this browser was shown before the start
web-kept-gave = What this browser added
