"""Games that must come out the same wherever Python runs: here, and in the browser's Python.

Imported by scripts/site_conformance.py, and run inside Pyodide by conformance.mjs.
"""

from __future__ import annotations

import hashlib
import math
import time

import msgspec

from tablee.deadline import Deadline
from tablee.games import registry
from tablee.kernel.bot import Clock
from tablee.kernel.chance import FairChance, FastChance
from tablee.kernel.match import Match
from tablee.rulebook import rules_of

#: By game: the options that take turns, and the levels.
OPTIONS: dict[str, list[dict[str, object]]] = {
    "les-poilus": [{"players": count} for count in (2, 3, 4, 5)],
    "footclub": [{}],
    "trench-club": [{"armistice": 1}, {"armistice": 2}],
}
#: Lines before a game is in full swing.
SET_UP = {"trench-club": 120}
LEVELS = ("uniform", "recruit", "regular")


def play(key: str, number: int) -> bytes:
    """One game, from its number alone; its record."""
    game = registry.game(key)
    options = game.options(OPTIONS[key][number % len(OPTIONS[key])])
    secret = hashlib.sha256(f"{key} {number}".encode()).digest()
    match = Match(game, options, FairChance(secret, f"{key}-{number}"))
    own = FastChance(number, 1)
    bots = [game.bot(LEVELS[(number + seat) % len(LEVELS)]) for seat in range(len(match.seats))]
    while seats := match.to_act():
        view = match.view(seats[0])
        match.play(seats[0], bots[seats[0]].think(view, own, Clock()).move)
    return msgspec.json.encode(match.record())


def records(key: str, first: int, count: int) -> list[str]:
    """The records of so many games."""
    return [play(key, number).decode() for number in range(first, first + count)]


def rule_names(key: str, language: str) -> list[str]:
    """The numbers and titles of a game's rules, as text mode knows them."""
    return [rule.name for rule in rules_of(key, language)]


def longest_decisions(
    key: str, level: str, decisions: int, most: float = math.inf
) -> tuple[float, float, float]:
    """Seconds of the longest decision and of a mean one, and of a little work beside them.

    After so many seconds a computer player answers with its best.
    """
    from tablee.browser.bots import get_ready

    pace = get_ready()
    game = registry.game(key)
    match = Match(game, game.options({}), FairChance(bytes(32), "pace"))
    bot, own = game.bot(level), FastChance(1, 1)
    quick = game.bot("regular")
    while match.line < SET_UP.get(key, 0) and (seats := match.to_act()):
        match.play(seats[0], quick.choose(match.view(seats[0]), own))
    took: list[float] = []
    while len(took) < decisions and (seats := match.to_act()):
        view = match.view(seats[0])
        began = time.perf_counter()
        move = bot.think(view, own, Deadline(most)).move
        if len(view.moves) > 1:
            took.append(time.perf_counter() - began)
        match.play(seats[0], move)
    return max(took), sum(took) / len(took), pace


def review_seconds(key: str, number: int, seconds: float) -> tuple[float, int, int]:
    """Seconds of a review, the part that its judge looked at, and how many decisions there were."""
    from tablee.kernel.record import read_record
    from tablee.review.ledger import review

    record = read_record(msgspec.json.decode(play(key, number)))
    began = time.perf_counter()
    found = review(record, seconds=seconds)
    return time.perf_counter() - began, found.divisor, len(found.lines)
