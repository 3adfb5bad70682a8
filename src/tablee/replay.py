"""A finished game unwound: every position it went through, so that stepping costs nothing.

Unwinding plays the whole record through once. The last few games that were asked for are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from tablee.games import registry
from tablee.kernel.chance import ReplayChance
from tablee.kernel.documents import Reason, Record, Summary
from tablee.kernel.match import Match
from tablee.kernel.record import replay_line
from tablee.kernel.state import PlayedLine, State

#: Games in memory at once, and positions of all of them: a thousand take up to ten megabytes, and a
#: record that somebody wrote to annoy us has more than ten thousand.
KEPT, MOST_POSITIONS = 8, 8000


class Replay:
    """One game from its first position to its last."""

    def __init__(self, record: Record, reasons: dict[int, tuple[int, Reason]]) -> None:
        #: By line, which seat's computer player moved, and why.
        self.reasons = reasons
        self.game = registry.game(record.game)
        setup = ReplayChance(record.setup)
        options = self.game.options(record.options)
        self.match = Match(self.game, options, setup, record.seats, record.rules, record.position)
        #: By line, the state after it; the first is that of the set-up.
        self.states: list[State] = [self.match.copy_state()]
        for number, recorded in enumerate(record.entries):
            replay_line(self.match, recorded, f"entries[{number}]")
            self.states.append(self.match.copy_state())

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self.states) - 1

    def played(self) -> list[PlayedLine]:
        """The set-up and the lines that stand, each with the state after it."""
        lines = [
            PlayedLine(line.line, line.events, self.states[line.line])
            for line in self.match.lines
            if line.undo == 0 and not line.undone
        ]
        return [PlayedLine(0, self.match.setup_events, self.states[0]), *lines]

    def summary(self) -> Summary | None:
        """The game in numbers; None where it counts nothing."""
        return self.game.summary(self.played())

    def events(self, observer: int, since: int, line: int) -> list[dict[str, Any]]:
        """What an observer may know of the lines after `since`, up to `line`."""
        told = self.match.log(observer, since)
        return [event for event in told if event["seq"] <= line]


class ReplayCache:
    """The replays that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def find(self, table_id: str) -> Replay | None:
        """The replay of a table, if it is at hand."""
        found = self._kept.get(table_id)
        if found is not None:
            self._kept.move_to_end(table_id)
        return found

    def forget(self, table_id: str) -> None:
        """Let go of the replay of a table that was deleted."""
        self._kept.pop(table_id, None)

    def keep(self, table_id: str, replay: Replay) -> None:
        """Keep a replay, and let go of those that were not asked for longest."""
        self._kept[table_id] = replay
        while len(self._kept) > 1 and self._is_too_much():
            self._kept.popitem(last=False)

    def _is_too_much(self) -> bool:
        positions = sum(len(replay.states) for replay in self._kept.values())
        return len(self._kept) > KEPT or positions > MOST_POSITIONS
