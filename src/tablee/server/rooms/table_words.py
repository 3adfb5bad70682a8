"""A table in sentences, for clients that have no board for its game."""

from __future__ import annotations

from tablee.kernel.documents import Outcome
from tablee.kernel.state import View
from tablee.kernel.words.narrator import Narrator
from tablee.protocol.tables import MoveWords, TableWords
from tablee.server.rooms.frames import MOST_MOVES_SENT


def table_words(narrator: Narrator, view: View, outcome: Outcome | None) -> TableWords:
    """What an observer may know, from its view alone."""
    notation, document = narrator.game.notation, view.document()
    noted = dict(zip(view.moves, narrator.move_notes(view), strict=True))
    for move in view.at_any_time():
        noted.setdefault(move, "")
    told = list(noted.items())[:MOST_MOVES_SENT]
    return TableWords(
        prompt="" if outcome else narrator.prompt(view.prompt(), document),
        outcome=narrator.outcome(outcome) if outcome else "",
        look=narrator.look(view),
        hand=narrator.hand(view) if view.seat >= 0 else [],
        moves=[
            MoveWords(move=notation(move), words=narrator.offered(document, move), note=note)
            for move, note in told
        ],
        more_moves=len(noted) - len(told),
    )
