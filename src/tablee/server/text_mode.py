"""Text mode at a server's table: a seat's commands, answered from what that seat may know.

The one who answers is given a view and told entries, never the table's state: what a seat reads
here it could have worked out from its own frames.
"""

from __future__ import annotations

from typing import Any

from tablee.server import wire
from tablee.server.digest import Storyteller
from tablee.server.table.state import Table
from tablee.server.told import AnyTold, ToldMoved, ToldStarted, ToldUndone
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.sight import Sight
from tablee.texts import Texts

#: The log goes back so many entries, and no farther; the digest has all of them.
MOST_ENTRIES = 400


class Conversation:
    """One connection in text mode; where it has several seats, each has its own memory."""

    def __init__(self, language: str) -> None:
        self._texts = Texts(language)
        self._interpreters: dict[int, Interpreter] = {}

    def since(self, table: Table, observer: int, request: wire.Ask) -> int | None:
        """After which entry the log is needed to answer; None if it is not."""
        earliest = max(0, table.seq - MOST_ENTRIES)
        if request.since is not None:
            return min(max(request.since, earliest), table.seq)
        if self._interpreter(table, observer).wants_log(request.text, far=True):
            return earliest
        return None

    def wants_odds(self, table: Table, observer: int, request: wire.Ask) -> bool:
        """Whether odds are needed to answer."""
        return self._interpreter(table, observer).wants_odds(request.text, far=True)

    def answer(
        self, table: Table, observer: int, request: wire.Ask, told: list[AnyTold]
    ) -> wire.Words:
        """The answer to a command, or the news."""
        interpreter = self._interpreter(table, observer)
        names = seat_names(table)
        sight = Sight(
            view=_match_of(table).view(observer),
            names=names,
            to_act=table.acting(),
            outcome=table.outcome(),
            events=self._events(told, names),
            far=True,
            asked=_is_asked(table, observer),
        )
        if request.since is None or request.text:
            answer = interpreter.answer(sight, request.text)
        else:
            own = all(getattr(entry, "seat", observer) == observer for entry in told)
            waits = request.since >= table.seq
            answer = interpreter.tell(sight, sight.events, waits=waits, own=own)
        return wire.Words(
            id=request.id,
            seq=table.seq,
            line=table.line(),
            lines=answer.lines,
            more=answer.more,
            act=answer.act,
            argument=answer.argument,
        )

    def _interpreter(self, table: Table, observer: int) -> Interpreter:
        if observer not in self._interpreters:
            self._interpreters[observer] = Interpreter(table.game, self._texts)
        return self._interpreters[observer]

    def _events(self, told: list[AnyTold], names: list[str]) -> list[dict[str, Any]]:
        """Told entries as events of the game, and the rest as notes in words."""
        storyteller = Storyteller(None, self._texts, names)
        undone = {entry.undo for entry in told if isinstance(entry, ToldUndone)}
        found: list[dict[str, Any]] = []
        for entry in told:
            if isinstance(entry, ToldMoved | ToldStarted):
                back = isinstance(entry, ToldMoved) and entry.line in undone
                mark = {"undone": True} if back else {}
                found += [{**event, **mark} for event in entry.events]
            else:
                found += [{"event": "note", "text": t} for t in storyteller.sentences(entry)]
        return found


def seat_names(table: Table) -> list[str]:
    """What those at the table are called."""
    return [seat.name or f"#{number + 1}" for number, seat in enumerate(table.state.seats)]


def _match_of(table: Table) -> Any:
    assert table.match is not None
    return table.match


def _is_asked(table: Table, observer: int) -> bool:
    proposal = table.state.proposal
    return proposal is not None and observer in proposal.waiting
