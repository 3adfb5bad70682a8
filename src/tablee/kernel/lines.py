"""The lines of a match: moves and undos in its log, the log as documents, and proposals."""

from __future__ import annotations

from typing import Any

from tablee.kernel.game import Game
from tablee.kernel.state import Event, State


class LogLine:
    """One entry of the log: a move with what it drew and caused, or an undo."""

    def __init__(
        self,
        line: int,
        seat: int,
        move: int,
        draws: list[tuple[int, int]],
        events: list[Event],
        undo: int = 0,
        consent: bool = False,
    ) -> None:
        #: The number of this line, from 1.
        self.line = line
        self.seat = seat
        #: The move, or -1 if this line undoes another.
        self.move = move
        self.draws = draws
        self.events = events
        #: The line of the move that this one undoes; 0 if it is a move.
        self.undo = undo
        #: Whether everything after that move went with it, by leave of the others (K2.5).
        self.consent = consent
        self.undone = False

    def stands(self) -> bool:
        """Whether it is a move that nothing has undone."""
        return self.undo == 0 and not self.undone


class Proposal:
    """A line that was tried out, and what the match will be once it is committed."""

    def __init__(
        self,
        line: LogLine,
        origin: State,
        state: State,
        reached: object = None,
        fallen: list[LogLine] | None = None,
        before: dict[int, State] | None = None,
    ) -> None:
        self.line = line
        #: The state that it was tried on, and the one it leads to.
        self.origin = origin
        self.state = state
        #: How far the match's own source of chance will be; None if nothing was drawn from it.
        self.reached = reached
        #: For an undo: the moves that fall, and the states before those that still stand.
        self.fallen = fallen
        self.before = before


class OutdatedProposal(Exception):
    """Another line came in between: the proposal does not follow from the match any more."""


def only_answer(state: State, seat: int, last: LogLine | None) -> int | None:
    """The move of a seat that has no other (K8.5); None if there is something to choose.

    Whoever has just taken a move back is asked all the same: they may want the one before, too.
    """
    if last is not None and last.undo and last.seat == seat:
        return None
    moves = state.legal(seat)
    return moves[0] if len(moves) == 1 else None


def log_documents(
    game: Game, setup_events: list[Event], lines: list[LogLine], observer: int
) -> list[dict[str, Any]]:
    """What happened at the set-up and in these lines, as a seat or a spectator may know it."""
    documents = [{"seq": 0, **game.event_document(event, observer)} for event in setup_events]
    for line in lines:
        if line.undo:
            name = "taken-back" if line.consent else "undone"
            documents.append(
                {"seq": line.line, "event": name, "seat": line.seat, "undo": line.undo}
            )
        for event in line.events:
            document = {"seq": line.line, **game.event_document(event, observer)}
            if line.undone:
                document["undone"] = True
            documents.append(document)
    return documents
