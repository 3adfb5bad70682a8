"""An agent against the levels: so many games with each, and a report with intervals.

The agent's games are dealt by seed, so that two agents meet the same deals; it sits at each seat
in turn. Results are written down game by game: a stopped arena goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from tablee.agents.seats import LocalSeat
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Fault, Faults, SeatDocument
from tablee.kernel.match import Match
from tablee.lab.tally import wilson
from tablee.own_bots import make_bot
from tablee.term.local import LocalTable
from tablee.texts import Texts

FORMAT: Final = "tablee-arena/1"
#: What an agent says until its game is over is at most so many lines for each move of a long game.
MOST_SAID: Final = 20

#: Given what was told, what to say next: a command or a move.
Agent = Callable[[str], str]


class Arena(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which games an agent plays."""

    format: Literal["tablee-arena/1"] = FORMAT
    game: str
    #: Who is met, one after the other.
    levels: list[str]
    #: With each of them.
    games: int
    options: dict[str, Any] = {}
    seed: int = 1
    #: Whether the agent may ask computer players for advice.
    advice: bool = False
    language: str = "en"


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game of the agent."""

    level: str
    number: int
    seat: int
    #: 1 for a win, ½ for a draw between two.
    points: float
    reason: str
    #: How many lines the agent said: moves and commands.
    said: int


class LevelResult(msgspec.Struct, frozen=True, kw_only=True):
    """How the agent did with one level, with the 95 % interval (Wilson)."""

    level: str
    games: int
    points: float
    share: float
    interval: tuple[float, float]
    #: Moves and commands, on average.
    said_per_game: float


class ArenaReport(msgspec.Struct, frozen=True, kw_only=True):
    """Everything so far."""

    arena: Arena
    done: int
    total: int
    levels: list[LevelResult]


class Schedule:
    """The games of an arena, what is played of them, and the table of the next one."""

    def __init__(self, arena: Arena, journal: Path | None = None) -> None:
        self.arena = arena
        self.played: list[Played] = []
        self._journal = journal
        self._game = registry.game(arena.game)
        self._seats = self._game.seats(self._game.options(arena.options))
        if journal is not None and journal.exists():
            self._read(journal)
        elif journal is not None:
            self._write(arena)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.arena.games * len(self.arena.levels)

    def next(self) -> tuple[str, int] | None:
        """The level and the number of the next game; None when all are played."""
        done = len(self.played)
        if done >= self.total:
            return None
        # Every level in turn, so that a stopped arena tells something of each.
        return self.arena.levels[done % len(self.arena.levels)], done // len(self.arena.levels)

    def open(self) -> LocalSeat:
        """The table of the next game."""
        wanted = self.next()
        assert wanted is not None
        level, number = wanted
        seat = number % self._seats
        options = self._game.options(self.arena.options)
        documents = [
            SeatDocument(
                "Agent" if other == seat else f"{level} {other}", "" if other == seat else level
            )
            for other in range(self._seats)
        ]
        match = Match(self._game, options, FastChance(self.arena.seed, 2 * number), documents)
        bots = [
            None if other == seat else make_bot(self._game, level) for other in range(self._seats)
        ]
        table = LocalTable(self._game, match, bots, FastChance(self.arena.seed, 2 * number + 1))
        return LocalSeat(table, Texts(self.arena.language), self.arena.advice)

    def finish(self, seat: LocalSeat, said: int) -> Played:
        """Write a finished game down."""
        wanted, outcome = self.next(), seat.outcome
        assert wanted is not None
        assert outcome is not None
        level, number = wanted
        played = Played(
            level=level,
            number=number,
            seat=seat.number,
            points=outcome.scores[seat.number],
            reason=outcome.reason,
            said=said,
        )
        self.played.append(played)
        self._write(played)
        return played

    def report(self) -> ArenaReport:
        """What came of it so far."""
        results = []
        for level in self.arena.levels:
            games = [one for one in self.played if one.level == level]
            points = sum(one.points for one in games)
            results.append(
                LevelResult(
                    level=level,
                    games=len(games),
                    points=points,
                    share=points / len(games) if games else 0.0,
                    interval=wilson(points, len(games)) if games else (0.0, 1.0),
                    said_per_game=round(sum(one.said for one in games) / max(1, len(games)), 1),
                )
            )
        return ArenaReport(
            arena=self.arena, done=len(self.played), total=self.total, levels=results
        )

    def _read(self, journal: Path) -> None:
        written = journal.read_bytes()
        whole = written[: written.rfind(b"\n") + 1]
        if whole and whole != written:
            # Stopped in the middle of a line: that game is played again.
            journal.write_bytes(whole)
        lines = (whole or written).splitlines()
        try:
            arena = msgspec.json.decode(lines[0], type=Arena) if lines else None
            self.played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise Faults([Fault("arena", f"is damaged: {error}")], str(journal)) from None
        if arena != self.arena:
            raise Faults([Fault("arena", "belongs to another arena")], str(journal))

    def _write(self, line: msgspec.Struct) -> None:
        if self._journal is not None:
            with self._journal.open("ab") as stream:
                stream.write(msgspec.json.encode(line) + b"\n")


def play_arena(schedule: Schedule, agent: Agent) -> ArenaReport:
    """Let an agent of this process play all games; for tests, and for those who call a model.

    Raises `RuntimeError` if it says something again and again without making a move.
    """
    while schedule.next() is not None:
        seat = schedule.open()
        said = 0
        told = seat.news()
        quiet = 0
        while seat.outcome is None:
            line = seat.table.match.line
            told = seat.say(agent(told))
            said += 1
            quiet = 0 if seat.table.match.line != line else quiet + 1
            if quiet > MOST_SAID:
                raise RuntimeError(f"the agent said {quiet} lines without a move; last: {told}")
        schedule.finish(seat, said)
    return schedule.report()


def report_lines(report: ArenaReport) -> list[str]:
    """A report as a table of text."""
    arena = report.arena
    lines = [f"{arena.game}: {report.done} of {report.total} games"]
    for level in report.levels:
        low, high = level.interval
        share = f"{100 * level.share:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})"
        told = share if level.games else "not played yet"
        games = "game " if level.games == 1 else "games"
        lines.append(f"  {level.level:16} {level.games:4} {games}  {told}")
    return lines
