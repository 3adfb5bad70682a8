"""The one door: whoever wants to change a running game comes through a `Match`.

A line is proposed first, on a copy, and then committed: in between it can be written down, and if
that fails it is dropped and the match is as it was.

It checks the seat, the turn, the number of lines seen and the legality of a move, applies it, and
appends it to the log. Nothing is ever half-applied and nothing is ever taken out of the log:
an undone move stays there, marked.

The numbers K1 to K3 refer to `docs/rules/table.md`, the rules every table shares.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.kernel.chance import Chance, NoChance, RecordingChance, ReplayChance
from tablee.kernel.documents import (
    Fault,
    Faults,
    KeptMatch,
    Outcome,
    Prompt,
    Record,
    RecordLine,
    Refusal,
    SeatDocument,
)
from tablee.kernel.game import Game
from tablee.kernel.kinds import (
    GAME_OVER,
    NO_SUCH_SEAT,
    NOTHING_TO_UNDO,
    STALE,
    UNDO_DRAWN,
    UNDO_OTHERS_MOVED,
    UNDO_REVEALED,
    UNDO_TAKEN_BACK,
    UNKNOWN_MOVE,
)
from tablee.kernel.lines import LogLine, OutdatedProposal, Proposal, log_documents, only_answer
from tablee.kernel.state import Event, State, View


def _lay_out(game: Game, options: msgspec.Struct, position: dict[str, Any], rules: int) -> State:
    """The state of a position, which must be of the table it is laid on; it names its rules."""
    try:
        state = game.load(position)
    except Faults as error:
        faults = [Fault(f"position.{fault.field}", fault.message) for fault in error.faults]
        raise Faults(faults) from None
    if game.options(position.get("options", {})) != options:
        raise Faults([Fault("position.options", "are not the options of this table")])
    if rules and rules != state.rules():
        message = f"is {rules}, but the position is one of rules {state.rules()}"
        raise Faults([Fault("rules", message)])
    return state


def _allows(state: State, seat: int, move: int) -> bool:
    """Whether a seat may make a move now, in its turn or at any time."""
    return move in state.legal(seat) or move in state.at_any_time(seat)


class Match:
    """A game being played: its state, its log and its source of chance."""

    def __init__(
        self,
        game: Game,
        options: msgspec.Struct,
        chance: Chance,
        seats: list[SeatDocument] | None = None,
        rules: int = 0,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        if rules and rules not in game.rules_versions:
            known = ", ".join(str(version) for version in game.rules_versions)
            raise Faults([Fault("rules", f"is {rules}, but {game.key} knows only {known}")])
        self.seats = seats or [SeatDocument() for _ in range(game.seats(options))]
        if len(self.seats) != game.seats(options):
            wanted = game.seats(options)
            raise Faults([Fault("seats", f"must be {wanted}, one a player, not {len(self.seats)}")])
        self._position = position
        self._chance = RecordingChance(chance)
        self.setup_events: list[Event] = []
        if position is None:
            self._state = game.setup(options, self._chance, self.setup_events, rules)
        else:
            self._state = _lay_out(game, options, position, rules)
        self.rules = self._state.rules()
        self.setup_draws = self._chance.drain()
        #: The lines since `first`, which is 0 unless the match was resumed in the middle.
        self.lines: list[LogLine] = []
        self.first = 0
        # For a match resumed in the middle: why each seat may not undo what came before, and
        # who moved last there.
        self._earlier_refusals: list[Refusal | None] = [None] * len(self.seats)
        self._earlier_mover: int | None = None
        # The state before each line that might still be undone; shorter than `lines` where
        # older ones were dropped because a later line revealed something.
        self._before: dict[int, State] = {}
        # The last line that nothing can undo, and the state after it. States are never changed
        # once they are here: every move is made on a copy.
        self._settled_line = 0
        self._settled_state = self._state

    @property
    def line(self) -> int:
        """The number of lines so far: what the next caller must expect."""
        return self.first + len(self.lines)

    def to_act(self) -> list[int]:
        """The seats that are to act."""
        return self._state.to_act()

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat."""
        return self._state.legal(seat)

    def only_answer(self, seat: int) -> int | None:
        """The move of a seat that has no other; None if there is something to choose."""
        return only_answer(self._state, seat, self.lines[-1] if self.lines else None)

    def view(self, seat: int) -> View:
        """What a seat, or a spectator, may know."""
        return self._state.view(seat)

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked."""
        return self._state.view(seat).prompt()

    def clock_period(self, seat: int) -> int:
        """Which stretch of time a clock counts for a seat; 0 while it stands still."""
        return self._state.clock_period(seat) if seat in self._state.to_act() else 0

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self._state.outcome()

    def position(self) -> msgspec.Struct:
        """The whole state as a document: for the keeper of the table, never for a seat."""
        return self._state.position()

    def copy_state(self) -> State:
        """A copy of the whole state: for tests, analysis and the keeper of the table."""
        return self._state.copy()

    def refuse(self, seat: int, move: int, line: int | None = None) -> Refusal | None:
        """Why this move would be refused; None if it would be made."""
        if not 0 <= seat < len(self.seats):
            return NO_SUCH_SEAT.refusal(seat=seat, seats=len(self.seats))
        if line is not None and line != self.line and self._is_news(seat, move, line):
            return STALE.refusal(expected=line, actual=self.line)
        if self._state.over():
            return GAME_OVER.refusal()
        if _allows(self._state, seat, move):
            return None
        refusal = self._state.view(seat).explain(move)
        return refusal if refusal is not None else UNKNOWN_MOVE.refusal(move=move)

    def _is_news(self, seat: int, move: int, line: int) -> bool:
        """Whether what came after line `line` might have changed a seat's mind (K1.2).

        Answers of others to a question that was put to several at once do not, and what may be
        done at any time does not wait for anything.
        """
        if line < self.line and move in self._state.at_any_time(seat):
            return False
        seen = self._before.get(line + 1)
        if seen is None or any(later.seat == seat or later.undo for later in self._after(line)):
            return True
        asked = seat in seen.to_act() and seat in self._state.to_act()
        return not asked or seen.legal(seat) != self._state.legal(seat)

    def propose(
        self, seat: int, move: int, line: int | None = None, chance: Chance | None = None
    ) -> Proposal | Refusal:
        """Try a move on a copy, or say why not. `line` is the number of lines the caller has seen.

        Draws come from `chance`, else from the match's own source, which moves on with `commit`.
        """
        refusal = self.refuse(seat, move, line)
        if refusal is not None:
            return refusal
        drawing = self._chance
        start: object = None
        if chance is None:
            start = drawing.bookmark()
        else:
            drawing = RecordingChance(chance)
        origin = self._state
        after = origin.copy()
        events: list[Event] = []
        try:
            after.apply(seat, move, drawing, events)
        except BaseException:
            drawing.drain()
            if chance is None:
                drawing.go_to(start)
            raise
        draws = drawing.drain()
        reached: object = None
        if draws and chance is None:
            reached = drawing.bookmark()
            drawing.go_to(start)
        made = LogLine(self.line + 1, seat, move, draws, events)
        return Proposal(made, origin, after, reached)

    def commit(self, proposal: Proposal) -> LogLine:
        """Append what was proposed; raises `OutdatedProposal` if another line came in between."""
        if proposal.origin is not self._state:
            raise OutdatedProposal(f"line {proposal.line.line} does not follow line {self.line}")
        line = proposal.line
        self._state = proposal.state
        self.lines.append(line)
        if proposal.reached is not None:
            self._chance.go_to(proposal.reached)
        if proposal.fallen is not None:
            self._commit_undo(line, proposal.fallen, proposal.before)
        elif self._reveals(line):
            self._before.clear()
            self._settle()
        else:
            self._before[line.line] = proposal.origin
        return line

    def _commit_undo(
        self, line: LogLine, fallen: list[LogLine], before: dict[int, State] | None
    ) -> None:
        for found in fallen:
            found.undone = True
        if before is None:
            self._before.clear()
        else:
            del self._before[line.undo]
            self._before.update(before)
        if not self._before:
            self._settle()

    def play(
        self, seat: int, move: int, line: int | None = None, chance: Chance | None = None
    ) -> LogLine | Refusal:
        """Make a move, or say why not: `propose`, then `commit`."""
        proposal = self.propose(seat, move, line, chance)
        return proposal if isinstance(proposal, Refusal) else self.commit(proposal)

    def _settle(self) -> None:
        self._settled_line = self.line
        self._settled_state = self._state

    def _after(self, line: int) -> list[LogLine]:
        """The lines after line `line`."""
        if line < self.first:
            raise ValueError(f"this match holds no line before {self.first + 1}")
        return self.lines[line - self.first :]

    def _reveals(self, line: LogLine) -> bool:
        kinds = self.game.event_kinds
        return bool(line.draws) or any(kinds[event[0]].reveals for event in line.events)

    def undo(self, seat: int, line: int | None = None) -> LogLine | Refusal:
        """Take back a seat's last move, or say why not: `propose_undo`, then `commit`."""
        proposal = self.propose_undo(seat, line)
        return proposal if isinstance(proposal, Refusal) else self.commit(proposal)

    def propose_undo(self, seat: int, line: int | None = None) -> Proposal | Refusal:
        """Try to take back a seat's last move, or say why not (K2).

        It is free as long as nothing was drawn or revealed since, and only if what others did
        in the meantime stands without it (as secret answers to the same question do).
        """
        if not 0 <= seat < len(self.seats):
            return NO_SUCH_SEAT.refusal(seat=seat, seats=len(self.seats))
        if line is not None and line != self.line:
            return STALE.refusal(expected=line, actual=self.line)
        target = self._last_move_of(seat)
        if target is None:
            return self._earlier_refusals[seat] or NOTHING_TO_UNDO.refusal()
        if target.line not in self._before:
            return self._why_not_undoable(target)
        later = self._standing_after(target.line)
        state = self._before[target.line].copy()
        before: dict[int, State] = {}
        for other in later:
            if not _allows(state, other.seat, other.move):
                return UNDO_OTHERS_MOVED.refusal(seq=other.line)
            before[other.line] = state.copy()
            state.apply(other.seat, other.move, NoChance(), None)
        undo = LogLine(self.line + 1, seat, -1, [], [], target.line)
        return Proposal(undo, self._state, state, None, [target], before)

    def _standing_after(self, line: int) -> list[LogLine]:
        return [later for later in self._after(line) if later.stands()]

    def take_back(self, seat: int, undo: int, line: int | None = None) -> LogLine | Refusal:
        """Take back a move and all after it, or say why not: `propose_take_back`, then `commit`."""
        proposal = self.propose_take_back(seat, undo, line)
        return proposal if isinstance(proposal, Refusal) else self.commit(proposal)

    def propose_take_back(
        self, seat: int, undo: int, line: int | None = None
    ) -> Proposal | Refusal:
        """Try to take back the move of line `undo` and all that came after (K2.5).

        The others must have agreed. What was drawn since is not drawn again: chance goes on where
        it is. The match must hold its lines from the start.
        """
        if not 0 <= seat < len(self.seats):
            return NO_SUCH_SEAT.refusal(seat=seat, seats=len(self.seats))
        if line is not None and line != self.line:
            return STALE.refusal(expected=line, actual=self.line)
        if self._state.over():
            return GAME_OVER.refusal()
        standing = self._standing_after(0)
        fallen = [found for found in standing if found.line >= undo]
        if not fallen or fallen[0].line != undo or fallen[0].seat != seat:
            return NOTHING_TO_UNDO.refusal()
        state = self._played_again(standing[: len(standing) - len(fallen)])
        back = LogLine(self.line + 1, seat, -1, [], [], undo, True)
        return Proposal(back, self._state, state, None, fallen)

    def _played_again(self, lines: list[LogLine]) -> State:
        """The state that these lines lead to from the start."""
        if self._position is None:
            setup = ReplayChance(self.setup_draws)
            state = self.game.setup(self.options, setup, None, self.rules)
        else:
            state = self.game.load(self._position)
        for line in lines:
            state.apply(line.seat, line.move, ReplayChance(line.draws), None)
        return state

    def undo_with_others(self, seat: int) -> LogLine | Refusal:
        """Take back a seat's last move and, by their leave, all that others did since (K2.4)."""
        target = self._last_move_of(seat)
        if target is None:
            return self._earlier_refusals[seat] or NOTHING_TO_UNDO.refusal()
        if target.line not in self._before:
            return self._why_not_undoable(target)
        later = self._standing_after(target.line)
        for line in reversed(later):
            self.undo(line.seat)
        return self.undo(seat)

    def last_mover(self) -> int | None:
        """The seat that made the last move which is not undone."""
        for line in reversed(self.lines):
            if line.stands():
                return line.seat
        return self._earlier_mover

    def _last_move_of(self, seat: int) -> LogLine | None:
        for line in reversed(self.lines):
            if line.seat == seat and line.stands():
                return line
        return None

    def _why_not_undoable(self, target: LogLine) -> Refusal:
        for line in self._after(target.line - 1):
            if line.consent:
                return UNDO_TAKEN_BACK.refusal(seq=line.line)
            if line.draws:
                return UNDO_DRAWN.refusal(seq=line.line)
            if self._reveals(line):
                return UNDO_REVEALED.refusal(seq=line.line)
        raise AssertionError("a line without a kept state must have been followed by a revelation")

    def log(self, observer: int, since: int = 0) -> list[dict[str, Any]]:
        """What happened after line `since`, as a seat or a spectator may know it."""
        before = [] if since else self.setup_events
        return log_documents(self.game, before, self._after(since), observer)

    def record_line(self, line: LogLine) -> RecordLine:
        """A line as it stands in a record."""
        move = "" if line.undo else self.game.notation(line.move)
        return RecordLine(line.line, line.seat, move, line.draws, line.undo, line.consent)

    def keep(self) -> KeptMatch:
        """Enough to go on from here without the lines that nothing can undo any more."""
        seats = range(len(self.seats))
        settled = self._settled_line
        movers = [line.seat for line in self.lines[: settled - self.first] if line.stands()]
        return KeptMatch(
            line=settled,
            position=msgspec.to_builtins(self._settled_state.position()),
            lines=[self.record_line(line) for line in self._after(settled)],
            refusals=[self._refusal_when_settled(seat) for seat in seats],
            mover=movers[-1] if movers else self._earlier_mover,
        )

    def _refusal_when_settled(self, seat: int) -> Refusal | None:
        for line in reversed(self.lines[: self._settled_line - self.first]):
            if line.seat == seat and line.stands():
                return self._why_not_undoable(line)
        return self._earlier_refusals[seat]

    def go_on_from(self, line: int, refusals: list[Refusal | None], mover: int | None) -> None:
        """Count lines from `line`: what came before is settled. Only for a match with no lines."""
        if self.lines:
            raise ValueError("only a match without lines can go on from a kept one")
        self.first = line
        self._settled_line = line
        self._earlier_refusals = refusals
        self._earlier_mover = mover

    def record(self) -> Record:
        """The whole game as a document that replays without a random generator."""
        entries = [self.record_line(line) for line in self._after(0)]
        return Record(
            game=self.game.key,
            rules=self.rules,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            position=self._position,
            setup=self.setup_draws,
            entries=entries,
            result=self.outcome(),
        )
