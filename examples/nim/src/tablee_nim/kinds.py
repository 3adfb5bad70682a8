"""Nim's moves, and the kinds of what is told: events, prompts, refusals."""

from tablee.kernel.kinds import EventKind, PromptKind, RefusalKind

#: A move is a place in this list: three that take stones, then one for each card.
NOTATIONS = ("take 1", "take 2", "take 3", "play pass", "play four", "play back")
#: How many stones each move takes from the heap (N2.2, N2.3).
TAKES = (1, 2, 3, 0, 4, -2)
FIRST_CARD = 3

# An event begins with its place in the list.
DEALT, TAKEN, PLAYED = range(3)
EVENT_KINDS = (
    EventKind("dealt", ("seat", "card"), private=("card",)),
    EventKind("taken", ("seat", "count", "stones")),
    EventKind("played", ("seat", "card", "stones"), reveals=True),
)

ASK = PromptKind("ask", "N2.2", ("stones",))
ASK_WITH_CARD = PromptKind("ask-with-card", "N2.3", ("stones",))
WAIT = PromptKind("wait", "N2.1", ("mover",))
OVER = PromptKind("over", "N3.1")

NOT_YOUR_TURN = RefusalKind("not-your-turn", "N2.1", ("mover",))
TOO_MANY = RefusalKind("too-many", "N2.2", ("count", "stones"))
NOT_YOUR_CARD = RefusalKind("not-your-card", "N2.3", ("card",))
CARD_IS_PLAYED = RefusalKind("card-is-played", "N2.3")
