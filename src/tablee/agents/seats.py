"""A seat for somebody who reads and writes: text mode, and nothing that the seat may not know.

What is said is what `tablee term` says to a person at that seat. What a person may do beyond the
table, such as writing a file, an agent may not.
"""

from __future__ import annotations

import time
from typing import Protocol

from tablee.client import Lost, Refused
from tablee.kernel.documents import Outcome
from tablee.kernel.state import SPECTATOR
from tablee.term.local import LocalTable
from tablee.term.remote import RemoteTable
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Answer
from tablee.texts import Texts

#: Seconds between looks at a server's table while one waits.
BEAT = 0.25


class SpokenSeat(Protocol):
    """A seat by words."""

    def news(self, seconds: float = 0.0) -> str:
        """What happened since one was last told, and what is asked now."""

    def say(self, line: str) -> str:
        """A command of text mode or a move: what is answered, and what came of it."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""

    @property
    def number(self) -> int:
        """Which seat it is."""


class LocalSeat:
    """The one person's seat at a table of this process."""

    def __init__(self, table: LocalTable, texts: Texts, advice: bool = True) -> None:
        (self.number,) = table.humans
        self.table = table
        self._texts = texts
        #: Whether computer players may be asked for advice.
        self._advice = advice
        self._interpreter = Interpreter(table.game, texts)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self.table.match.outcome()

    def news(self, seconds: float = 0.0) -> str:  # noqa: ARG002
        """What happened since one was last told: the others have moved by now."""
        self.table.move_bots()
        events, own = self.table.news(self.number)
        answer = self._interpreter.tell(self.table.observed(self.number), events, own=own)
        return _text(answer.lines, answer.more)

    def say(self, line: str) -> str:
        """A command or a move; after a move also what the others did."""
        table, seat = self.table, self.number
        interpreter = self._interpreter
        # Whoever speaks before they have heard the news finds the table as the news would tell it.
        table.move_bots()
        need = interpreter.needs(line, remote=False)
        review = table.review(seat, self._texts) if need == "review" else None
        answer = interpreter.answer(table.observed(seat, need, review), line)
        return _text([*answer.lines, *self._act(answer)], answer.more)

    def _act(self, answer: Answer) -> list[str]:
        table, seat = self.table, self.number
        refusal = None
        if answer.act == "move":
            refusal = table.play(seat, answer.argument)
        elif answer.act == "undo":
            refusal = table.undo(seat)
        elif answer.act == "set-up":
            table.set_up(seat)
        elif answer.act == "hint" and self._advice:
            return table.advice(seat, self._texts)
        elif answer.act:
            return [self._texts.say("text-agent-not-here")]
        if refusal is not None:
            narrator = table.game.narrator(self._texts.say, table.names, seat)
            return [narrator.refusal(refusal, table.match.view(seat))]
        return [self.news()] if answer.act else []


class RemoteSeat:
    """A seat at a server's table."""

    def __init__(self, table: RemoteTable, texts: Texts) -> None:
        self.table = table
        self._texts = texts

    @property
    def number(self) -> int:
        """Which seat it is; -1 to watch."""
        seat = self.table.seat.seat
        return seat if seat >= 0 else SPECTATOR

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        found = self.table.seat.outcome
        return None if found is None else Outcome(**found)

    def news(self, seconds: float = 0.0) -> str:
        """Wait so long at most for one's turn or the end; what happened, and what is asked."""
        until = time.monotonic() + seconds
        while not (self.table.is_asked or self.outcome is not None):
            left = until - time.monotonic()
            if not self.table.listen(min(BEAT, max(0.01, left))) and left <= 0:
                break
        if not self.table.started:
            names = ", ".join(self.table.names)
            return self._texts.say("term-not-started", {"names": names})
        try:
            answer = self.table.news()
        except (Refused, Lost) as problem:
            return str(problem)
        return _text(answer.lines, answer.more)

    def say(self, line: str) -> str:
        """A command or a move; after a move also what happened at once."""
        try:
            answer = self.table.command(line)
            if answer.act == "hint":
                return _text([*answer.lines, *self.table.advice(self._texts)])
            if answer.act in ("save", "quit"):
                return self._texts.say("text-agent-not-here")
            refusal = self.table.act(answer)
        except (Refused, Lost) as problem:
            return str(problem)
        if refusal:
            return _text([*answer.lines, refusal])
        told = [self.news(BEAT)] if answer.act else []
        return _text([*answer.lines, *told], answer.more)


def _text(lines: list[str], more: bool = False) -> str:
    return "\n".join([*filter(None, lines), *(["… (more)"] if more else [])])
