"""An experiment: one game, options to sweep, who plays, how often. Written as TOML or in Python.

    title = "How hard is Les Poilus?"
    game = "les-poilus"
    games = 20000
    bots = "sensible"

    [options]
    victory = "at-once"

    [sweep]
    players = [2, 3, 4, 5]
    difficulty = ["recruit", "normal", "veteran"]

Every combination of the sweep is an *arm*; all arms play with the same seeds. `bots` may be swept
like an option, and names one level for all seats or a list with one for each. A number inside an
option is named with a dot, in quotes: `"prices.tank" = [16, 18, 20]`. Values that are long get
names:

    [sweep.cards]
    ours = [{ tackle = 5, pressing = 3 }]
    "more tackles" = [{ tackle = 6, pressing = 2 }]

The names of what is swept or searched: an option, or with dots a number inside one.

`players` is an option; `prices.tank` is what the option `prices` says for `tank`. Options are
never changed, only copied.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterable
from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.game import Game
from tablee.kernel.reading import read_struct
from tablee.lab.play import Plan
from tablee.option_files import OwnMaps
from tablee.own_bots import UnknownBot, check_bot

Bots = str | list[str]


class Experiment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is to be found out."""

    game: str
    title: str = ""
    games: int = 1000
    seed: int = 1
    bots: Bots = "sensible"
    options: dict[str, Any] = {}
    sweep: dict[str, list[Any] | dict[str, Any]] = {}
    #: Whether the game's count tables are filled, and whether every game gets a row of its own.
    details: bool = True
    rows: bool = False
    #: Whether points without the luck of draws and dice are told as well.
    luck_adjusted: bool = False
    #: Games played in one go; 0 means a hundredth of all, at most 500.
    chunk: int = 0

    def chunk_size(self) -> int:
        """How many games are played in one go. It may not depend on who plays them."""
        return self.chunk or max(1, min(500, self.games // 100))


class Arm(msgspec.Struct, frozen=True, kw_only=True):
    """One combination of what is swept."""

    #: What distinguishes this arm: the swept names with their values.
    label: dict[str, Any]
    plan: Plan

    def name(self) -> str:
        """The label in one line."""
        if not self.label:
            return self.plan.game
        return ", ".join(f"{name} {text_of(value)}" for name, value in self.label.items())


def text_of(value: Any) -> str:
    """A swept value in a few characters."""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return " + ".join(value)
    return msgspec.json.encode(value).decode()


def read_experiment(text: str, source: str, maps: str = "") -> Experiment:
    """The experiment of a TOML text; raises `Faults` naming the file and every fault.

    `maps` is a folder of maps that people drew: the experiment takes in those that it names.
    """
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Faults([Fault("experiment", f"is not TOML: {error}")], source) from None
    try:
        experiment = _with_maps(read_struct(Experiment, data, ""), maps)
        arms_of(experiment)
    except Faults as faults:
        raise faults.named(source) from None
    return experiment


def _with_maps(experiment: Experiment, folder: str) -> Experiment:
    """The experiment with drawings in the place of their names; labels keep the names."""
    if experiment.game not in registry.names():
        return experiment
    game = registry.game(experiment.game)
    maps, option = OwnMaps(game, folder), game.file_option
    options = maps.fill_in(experiment.options)
    sweep = experiment.sweep
    swept = sweep.get(option, [])
    if any(
        isinstance(value, str) and value not in game.file_choices for _, value in choices_of(swept)
    ):
        filled = {
            text_of(shown): maps.fill_in({option: value}, "sweep.")[option]
            for shown, value in choices_of(swept)
        }
        sweep = sweep | {option: filled}
    return msgspec.structs.replace(experiment, options=options, sweep=sweep)


def arms_of(experiment: Experiment) -> list[Arm]:
    """Every combination of the sweep; raises `Faults` naming each that cannot be played."""
    faults = list(_number_faults(experiment))
    try:
        game = registry.game(experiment.game)
    except registry.UnknownGame as error:
        raise Faults([*faults, Fault("game", str(error))]) from None
    if experiment.luck_adjusted and game.judge() is None:
        faults.append(Fault("luck_adjusted", f"is not possible: {game.key} has no judge"))
    for name in experiment.sweep:
        if not experiment.sweep[name]:
            faults.append(Fault(f"sweep.{name}", "is empty"))
        reason = clash(name, experiment.options, experiment.sweep)
        if reason:
            faults.append(Fault(f"sweep.{name}", reason))
    arms = []
    for choices in itertools.product(*map(choices_of, experiment.sweep.values())):
        label = {name: shown for name, (shown, _) in zip(experiment.sweep, choices, strict=True)}
        swept = {name: value for name, (_, value) in zip(experiment.sweep, choices, strict=True)}
        bots = swept.pop("bots", experiment.bots)
        options = experiment.options
        for name, value in swept.items():
            options = with_value(options, name, value)
        found, levels = _arm_faults(game, options, bots)
        where = ", ".join(f"{name} = {text_of(value)}" for name, value in label.items())
        faults.extend(
            Fault(fault.field, f"{fault.message} (with {where})") if where else fault
            for fault in found
        )
        plan = Plan(
            game=game.key,
            options=options,
            bots=levels,
            games=experiment.games,
            seed=experiment.seed,
            details=experiment.details,
            rows=experiment.rows,
            luck_adjusted=experiment.luck_adjusted,
        )
        arms.append(Arm(label=label, plan=plan))
    if faults:
        raise Faults(faults)
    return arms


def choices_of(values: list[Any] | dict[str, Any]) -> list[tuple[Any, Any]]:
    """The values of a swept name, each with what stands for it in labels."""
    if isinstance(values, dict):
        return list(values.items())
    return [(value, value) for value in values]


def _number_faults(experiment: Experiment) -> list[Fault]:
    faults = []
    if experiment.games < 1:
        faults.append(Fault("games", "must be at least 1"))
    if experiment.chunk < 0:
        faults.append(Fault("chunk", "must be at least 0"))
    if experiment.seed < 0:
        faults.append(Fault("seed", "must be at least 0"))
    return faults


def _arm_faults(game: Game, options: dict[str, Any], bots: Any) -> tuple[list[Fault], list[str]]:
    """What is wrong with an arm, and a level for each seat."""
    try:
        seats = game.seats(game.options(options))
    except Faults as faults:
        return faults.faults, []
    levels = [bots] * seats if isinstance(bots, str) else bots
    if not isinstance(levels, list) or not all(isinstance(level, str) for level in levels):
        return [Fault("bots", "must be a computer player or a list of them")], []
    faults_found = []
    if len(levels) != seats:
        faults_found.append(Fault("bots", f"names {len(levels)} seats, but the table has {seats}"))
    for level in dict.fromkeys(levels):
        try:
            check_bot(game, level)
        except UnknownBot as unknown:
            faults_found.append(Fault("bots", str(unknown)))
    return faults_found, levels


def with_value(options: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """The options with another value under a name."""
    first, _, rest = name.partition(".")
    if not rest:
        return options | {first: value}
    inner = options.get(first)
    return options | {first: with_value(inner if isinstance(inner, dict) else {}, rest, value)}


def clash(name: str, options: dict[str, Any], others: Iterable[str] = ()) -> str:
    """Why a name cannot be changed beside fixed options and other names; nothing if it can."""
    if not all(name.split(".")):
        return "is not the name of an option"
    if _is_given(options, name):
        return "is fixed by options as well"
    for other in others:
        if name.startswith(f"{other}."):
            return f"is a part of {other}, which is swept as well"
    return ""


def _is_given(options: dict[str, Any], name: str) -> bool:
    first, _, rest = name.partition(".")
    if first not in options:
        return False
    inner = options[first]
    return not rest or not isinstance(inner, dict) or _is_given(inner, rest)
