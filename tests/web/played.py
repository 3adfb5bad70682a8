"""Whole games whose every line is known, as one seat is told them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from tests.finished import record_of

from tablee.games import registry
from tablee.games.trench_club.data.units import IS_GAS
from tablee.kernel.chance import FastChance, ReplayChance
from tablee.kernel.documents import GuidedGame, Record, Scenario
from tablee.kernel.guided import guided_game
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.record import replay_line
from tablee.kernel.scenario import ScenarioRun, read_scenario
from tablee.kernel.state import State

OPTIONS: dict[str, dict[str, Any]] = {
    "footclub": {"shoot_out": True},
    "les-poilus": {"players": 3},
    "trench-club": {"armistice": 2},
}
#: Cheap special forces, and headquarters to take.
SPECIAL = {
    "armistice": 4,
    "special_forces": True,
    "victory_points": True,
    "special_start": True,
    "prices": {"special-force": 1},
}
SCENARIOS = Path(__file__).parents[1] / "games" / "trench_club" / "scenarios"

Wanted = Callable[[list[str]], bool]


class Played:
    """A game, line by line; what a seat sees of it is worked out when it is asked for."""

    def __init__(self, match: Match, options: dict[str, Any], seat: int) -> None:
        self.game = match.game
        self.options = options
        self.seat = seat
        self.setup = match.setup_events
        self.lines: list[LogLine] = []
        #: The whole game, where it is played to its end.
        self.record: Record | None = None
        self._states: list[State] = [match.copy_state()]
        self._shown: dict[int, dict[str, Any]] = {}

    def follow(self, match: Match) -> None:
        """Note the line that was made last."""
        self.lines.append(match.lines[-1])
        self._states.append(match.copy_state())

    def seen_by(self, seat: int) -> Played:
        """The same game as another seat is told it."""
        other = copy(self)
        other.seat, other._shown = seat, {}
        return other

    def state(self, line: int) -> dict[str, Any]:
        """What the server says of the table after a line."""
        if line not in self._shown:
            state = self._states[line]
            view, outcome = state.view(self.seat), state.outcome()
            document = msgspec.to_builtins(view.document())
            self._shown[line] = {
                "to_act": [] if outcome else state.to_act(),
                "view": {**document, "moves": []},
                "moves": {"": document["moves"]},
                "prompt": msgspec.to_builtins(view.prompt()),
                "outcome": msgspec.to_builtins(outcome),
            }
        return self._shown[line]

    def events(self, line: int) -> list[dict[str, Any]]:
        """What this seat is told of a line, counted from 1; 0 is the set-up."""
        told = self.lines[line - 1].events if line else self.setup
        return [self.game.event_document(event, self.seat) for event in told]

    def names(self, line: int) -> list[str]:
        """The kinds of events of a line."""
        return [event["event"] for event in self.events(line)]


@cache
def by_chance(game: str, seed: int, seat: int, level: str, special: bool = False) -> Played:
    """A game of computer players."""
    options = SPECIAL if special else OPTIONS[game]
    rules = registry.game(game)
    match = Match(rules, rules.options(options), FastChance(seed))
    played = Played(match, options, seat)
    bot, chance, dice = rules.bot(level), FastChance(seed + 1), random.Random(seed)
    while match.outcome() is None:
        mover = dice.choice(match.to_act())
        match.play(mover, bot.choose(match.view(mover), chance))
        played.follow(match)
    played.record = match.record()
    return played


@cache
def last_lines(game: str, seed: int, count: int) -> Played:
    """The last lines of a game of chance, as a game that begins where they do."""
    whole = by_chance(game, seed, 0, "uniform")
    begin = len(whole.lines) - count
    position = msgspec.to_builtins(whole._states[begin].position())
    rules = registry.game(game)
    draws = [draw for line in whole.lines[begin:] for draw in line.draws]
    match = Match(rules, rules.options(whole.options), ReplayChance(draws), position=position)
    played = Played(match, whole.options, 0)
    for line in whole.lines[begin:]:
        match.play(line.seat, line.move)
        played.follow(match)
    played.record = match.record()
    return played


@cache
def by_record(end: str, seat: int = 0) -> Played:
    """A recorded game, for a way to end that comes seldom."""
    record = record_of(end)
    rules = registry.game(record.game)
    options, setup = rules.options(record.options), ReplayChance(record.setup)
    match = Match(rules, options, setup, None, record.rules, record.position)
    played = Played(match, record.options, seat)
    played.record = record
    for number, line in enumerate(record.entries):
        replay_line(match, line, f"entries[{number}]")
        played.follow(match)
    return played


@cache
def refused() -> Played:
    """A nation offers to surrender, and its ally does not want to."""
    record = record_of("trench-club-surrender")
    rules = registry.game(record.game)
    options, setup = rules.options(record.options), ReplayChance(record.setup)
    match = Match(rules, options, setup, None, record.rules, record.position)
    played = Played(match, record.options, 0)
    for number, line in enumerate(record.entries[:-1]):
        replay_line(match, line, f"entries[{number}]")
        played.follow(match)
    match.play(match.to_act()[0], rules.parse("refuse"))
    played.follow(match)
    return played


@cache
def by_scenario(name: str, seat: int = 0) -> Played:
    """A game of Trench Club that was written down."""
    return _run(read_scenario((SCENARIOS / f"{name}.toml").read_text("utf-8")), seat)


@cache
def by_lesson(game: str) -> tuple[Played, GuidedGame]:
    """The guided first game, and what its coach says."""
    scenario = registry.guided_scenario(game)
    return _run(scenario, scenario.seat or 0), guided_game(scenario)


def _run(scenario: Scenario, seat: int) -> Played:
    run = ScenarioRun(scenario, registry.game(scenario.game))
    options = msgspec.to_builtins(run.match.options)
    played = Played(run.match, options, seat)
    while not run.finished():
        before = run.match.line
        run.step()
        if run.match.line > before:
            played.follow(run.match)
    return played


def find(
    game: str, wanted: Wanted, seat: int = 0, level: str = "uniform", special: bool = False
) -> tuple[Played, int]:
    """A game with a line whose events are wanted, and that line."""
    for seed in range(1, 400):
        played = by_chance(game, seed, seat, level, special)
        for line in range(2, len(played.lines) + 1):
            if wanted(played.names(line)):
                return played, line
    raise AssertionError("no such line in 400 games")


def seek(game: str, wanted: Callable[[Played, int], bool]) -> tuple[Played, int]:
    """A game from seat 0 with a line that is wanted, and that line."""
    level = "sensible" if game == "trench-club" else "uniform"
    for seed in range(1, 200):
        played = by_chance(game, seed, 0, level)
        for line in range(2, len(played.lines)):
            if wanted(played, line):
                return played, line
    raise AssertionError("no such line in 200 games")


def asks(played: Played, line: int, *kinds: str) -> bool:
    """Whether another's line with one of these events leads to a question to seat 0."""
    mine = 0 in played.state(line)["to_act"] and played.lines[line - 1].seat != 0
    return mine and bool(set(kinds) & set(played.names(line)))


def has(*kinds: str) -> Wanted:
    """A line with all these events."""
    return lambda names: all(kind in names for kind in kinds)


# ---- the climaxes -----------------------------------------------------------------------------

#: What is big: the kind of event, and how its banner begins.
BIG: dict[str, dict[str, str]] = {
    "les-poilus": {
        "trap-sprung": "A trap!",
        "charm-used": "",
        "answer-shown": "",
        "mission-failed": "Mission",
        "mission-succeeded": "Mission",
        "support-gained": "",
        "support-wasted": "Support is divided",
        "morale-dropped": "Morale drops by",
        "dove-bare": "Nothing stands before Peace",
        "game-won": "Peace",
        "monument-seen": "The Monument",
        "friend-lost": "",
    },
    "footclub": {
        "tackle-won": "Tackle:",
        "tackle-missed": "Tackle:",
        "attack-began": "Placed attack!",
        "bonus-accepted": "Shot at",
        "shot-tied": "Level at",
        "shot-saved": "Saved!",
        "goal-scored": "GOAL!",
        "full-time": "Full time",
        "shoot-out-began": "Shoot-out",
        "shoot-out-won": "",
    },
    "trench-club": {
        "fort-captured": "",
        "headquarters-taken": "Headquarters taken",
        "mine-struck": "A mine!",
        "attacks-confirmed": "",
        "unit-destroyed": "",
        "shell-strayed": "The shell",
        "gas": "Gas over",
        "surrender-offered": "",
        "surrender-refused": "",
        "side-won": "Victory for",
        "game-drawn": "The guns fall silent",
    },
}


def _sources(game: str, kind: str) -> Iterator[Played]:
    """Games in which such a thing may happen, the likeliest first."""
    if kind in ("game-won", "dove-bare"):
        yield by_record("les-poilus-victory")
    if kind == "side-won":
        yield by_record("trench-club-destruction")
    if kind == "surrender-offered":
        yield by_record("trench-club-surrender")
    if kind == "surrender-refused":
        yield refused()
    if kind in ("gas", "mine-struck"):
        yield by_scenario("every-special-force")
        yield by_scenario("every-special-force-in-one-game")
    special = kind in ("headquarters-taken", "shell-strayed")
    level = "uniform" if game != "trench-club" or special else "sensible"
    for seed in range(1, 60):
        yield by_chance(game, seed, 0, level, special)


def _is(kind: str, played: Played, line: int) -> bool:
    events = played.events(line)
    if kind == "dove-bare":
        trials = [played.state(at)["view"]["trials"] for at in (line - 1, line)]
        return bool(trials[1] == 0 < trials[0])
    if kind == "gas":
        kinds = [event["kind"] for event in events if event["event"] == "attacked"]
        return any(IS_GAS[kind] for kind in kinds)
    if kind == "bonus-accepted":
        names = [event["event"] for event in events]
        return kind in names and bool({"shot-saved", "goal-scored"} & set(names))
    if kind == "attacks-confirmed":
        return any(event["event"] == kind and event["count"] for event in events)
    return any(event["event"] == kind for event in events)


@cache
def climax(game: str, kind: str) -> tuple[Played, int]:
    """A game in which something big happens, and the line at which it does."""
    for played in _sources(game, kind):
        for line in range(1, len(played.lines) + 1):
            if not played.lines[line - 1].undo and _is(kind, played, line):
                return played, line
    raise AssertionError(f"{kind} never happens in {game}")


def climaxes(game: str) -> list[tuple[Played, int, list[str]]]:
    """Lines at which everything big of a game happens, and what is to be seen at each.

    What has no words of its own has a line of its own: every banner there is taken for its.
    """
    own = {kind: climax(game, kind) for kind in BIG[game]}
    named = [kind for kind, words in BIG[game].items() if words]

    def together(kind: str) -> list[str]:
        return [kind, *(one for one in named if one != kind and _is(one, *own[kind]))]

    found, left = [], set(own)
    for kind in sorted(own, key=lambda kind: (kind in named, -len(together(kind)))):
        if kind in left:
            kinds = [one for one in together(kind) if one in left]
            left -= set(kinds)
            found.append((*own[kind], kinds))
    return found
