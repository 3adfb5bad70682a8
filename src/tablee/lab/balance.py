"""The balance tool: which value of a number brings a measure to its target?

    game = "les-poilus"
    bots = "sensible"

    [options]
    players = 4

    [search]
    option = "challenge"
    low = 0
    high = 5
    games = 4000

    [target]
    measure = "won"
    value = 0.30

A number inside an option is named with a dot: `option = "prices.tank"`. The measure must rise or
fall with the number. The search halves the range, playing `games` games at each value it looks at,
and never calls two values different that the dice do not tell apart: the answer is the value
nearest to the target, with all others that are as good within the error.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable
from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.reading import close_match, read_struct
from tablee.lab.experiment import Experiment, arms_of, clash, with_value
from tablee.lab.play import ADJUSTED
from tablee.lab.run import Engine, run
from tablee.lab.tally import Mean, wilson
from tablee.option_files import OwnMaps

Progress = Callable[[float, "Mean"], None]


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """The number that may be changed, and how far."""

    option: str
    low: float
    high: float
    step: float = 1
    games: int = 2000


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be reached: "won", "points_0" (a seat's points a game), or a statistic's name."""

    measure: str = "won"
    value: float


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """A balance to be found."""

    game: str
    search: Search
    target: Target
    title: str = ""
    bots: str | list[str] = "sensible"
    options: dict[str, Any] = {}
    seed: int = 1
    #: Whether points are measured without the luck of draws and dice.
    luck_adjusted: bool = False


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """A value that was tried, and what the measure was there."""

    value: float
    measured: Mean


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The value nearest to the target, and whether the target is within its error."""

    balance: Balance
    value: float
    measured: Mean
    reached: bool
    #: Values whose measure cannot be told apart from this one's by so many games (95 %).
    alike: list[float]
    #: Other values, told apart from this one, at which the target is within the error too.
    as_near: list[float]
    #: Everything that was tried, by value.
    tried: list[Tried]


def read_balance(text: str, source: str, maps: str = "") -> Balance:
    """The balance of a TOML text; raises `Faults` naming the file and every fault.

    `maps` is a folder of maps that people drew.
    """
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Faults([Fault("balance", f"is not TOML: {error}")], source) from None
    try:
        balance = read_struct(Balance, data, "")
        if balance.game in registry.names():
            options = OwnMaps(registry.game(balance.game), maps).fill_in(balance.options)
            balance = msgspec.structs.replace(balance, options=options)
        check(balance)
    except Faults as faults:
        raise faults.named(source) from None
    return balance


def check(balance: Balance) -> None:
    """Raise `Faults` if the search makes no sense."""
    search = balance.search
    numbers = {
        "search.low": search.low,
        "search.high": search.high,
        "search.step": search.step,
        "target.value": balance.target.value,
    }
    faults = [
        Fault(name, "must be a finite number")
        for name, number in numbers.items()
        if not math.isfinite(number)
    ]
    try:
        game = registry.game(balance.game)
        if balance.luck_adjusted and balance.target.measure == "won" and not game.cooperative:
            faults.append(Fault("target.measure", "must be points_0 … for luck_adjusted here"))
    except registry.UnknownGame as error:
        faults.append(Fault("game", str(error)))
    if search.step <= 0:
        faults.append(Fault("search.step", "must be more than 0"))
    if search.high <= search.low:
        faults.append(Fault("search.high", "must be more than search.low"))
    if search.games < 1:
        faults.append(Fault("search.games", "must be at least 1"))
    reason = clash(search.option, balance.options)
    if reason:
        faults.append(Fault("search.option", reason))
    if faults:
        raise Faults(faults)
    # The last value and one beside the first: a step of a half does not fit a whole number.
    arms_of(experiment_at(balance, search.high, 1))
    arms_of(experiment_at(balance, min(search.high, search.low + search.step), 1))
    report = run(experiment_at(balance, search.low, 1)).arms[0].report
    known = ["won", *(f"points_{seat}" for seat in range(report.players))]
    known += sorted(report.statistics)
    if balance.target.measure not in known:
        suggestion = (
            close_match(balance.target.measure, known) or f"; there are: {', '.join(known)}"
        )
        raise Faults([Fault("target.measure", f"is not known{suggestion}")])


def experiment_at(balance: Balance, value: float, games: int) -> Experiment:
    """The experiment that measures one value."""
    number = int(value) if float(value).is_integer() else value
    return Experiment(
        game=registry.game(balance.game).key,
        games=games,
        seed=balance.seed,
        bots=balance.bots,
        options=with_value(balance.options, balance.search.option, number),
        details=False,
        luck_adjusted=balance.luck_adjusted,
    )


def find(
    balance: Balance, engine: Engine | None = None, progress: Progress | None = None
) -> Answer:
    """Halve the range until two neighbouring values hold the target between them."""
    search, goal = balance.search, balance.target.value
    tried: dict[int, Mean] = {}

    def measure(place: int) -> Mean:
        if place not in tried:
            value = search.low + place * search.step
            tried[place] = measured(balance, value, engine)
            if progress is not None:
                progress(value, tried[place])
        return tried[place]

    low, high = 0, int((search.high - search.low) / search.step + 1e-9)
    rising = measure(high).mean >= measure(low).mean
    while high - low > 1:
        middle = (low + high) // 2
        if (measure(middle).mean < goal) == rising:
            low = middle
        else:
            high = middle
    best = min(tried, key=lambda place: abs(tried[place].mean - goal))
    answers = [
        Tried(value=search.low + place * search.step, measured=tried[place])
        for place in sorted(tried)
    ]
    mean = tried[best]
    apart = [one for one in answers if _differ(one.measured, mean)]
    value = search.low + best * search.step
    return Answer(
        balance=balance,
        value=value,
        measured=mean,
        reached=_holds(mean, goal),
        alike=[one.value for one in answers if one not in apart and one.value != value],
        as_near=[one.value for one in apart if _holds(one.measured, goal)],
        tried=answers,
    )


def _holds(mean: Mean, goal: float) -> bool:
    """Whether the target lies within the error."""
    return mean.interval[0] <= goal <= mean.interval[1]


def _differ(one: Mean, other: Mean) -> bool:
    """Whether two means are further apart than chance explains: 95 % of their difference."""
    spread = math.hypot(
        (one.interval[1] - one.interval[0]) / 2, (other.interval[1] - other.interval[0]) / 2
    )
    return abs(one.mean - other.mean) > spread


def measured(balance: Balance, value: float, engine: Engine | None) -> Mean:
    """The target's measure at a value."""
    report = run(experiment_at(balance, value, balance.search.games), engine=engine).arms[0].report
    name = balance.target.measure
    if balance.luck_adjusted and (name.startswith("points_") or name == "won"):
        # Friends win together: whether they win is what any of them scores.
        return report.statistics[
            ADJUSTED + (name.removeprefix("points_") if name != "won" else "0")
        ]
    if name == "won":
        return Mean(mean=report.won_share, interval=report.won_interval)
    if name.startswith("points_"):
        points = report.points[int(name.removeprefix("points_"))]
        return Mean(mean=points / report.games, interval=wilson(points, report.games))
    return report.statistics[name]
