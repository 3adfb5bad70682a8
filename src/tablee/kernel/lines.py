"""The lines of a match: a move or an undo in its log, and one that is only proposed."""

from __future__ import annotations

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
