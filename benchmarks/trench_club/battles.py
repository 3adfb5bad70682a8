"""The short battles: who wins between players of one level, and how long a battle takes people."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace

from benchmarks.trench_club.asked import Asked
from benchmarks.trench_club.games import share
from tablee.games.trench_club.data.battles import BATTLE_KEYS, battle_options
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.moves import ATTACK, BUY, CONFIRM, MOVE, OPERATION, REPAIR
from tablee.kernel.chance import FastChance

#: Games for a process at once.
CHUNK = 25
#: Seconds that a person takes for a move of a kind, reading and thinking included; for any other.
PACE = {MOVE: 12.0, ATTACK: 9.0, CONFIRM: 6.0, BUY: 12.0, REPAIR: 6.0}
OTHER = 5.0
#: Seconds that an enemy's move and each attack are watched, on either side.
WATCHED, FIGHT = 1.5, 3.0


@dataclass(frozen=True)
class Line:
    """So many games of a battle, from a number on."""

    battle: str
    level: str
    seed: int
    first: int
    games: int


def play(line: Line, number: int) -> tuple[float, list[float]]:
    """What the Central Powers score in one game; the minutes it takes each side alone, and both."""
    state = GAME.setup(GAME.options({"battle": line.battle}), FastChance(line.seed, number))
    assert isinstance(state, TrenchClub)
    bot, chance = GAME.bot(line.level), FastChance(line.seed, number)
    thought, watched, fights = [0.0, 0.0], [0.0, 0.0], 0
    while not state.over():
        seat = state.to_act()[0]
        move = bot.choose(state.view(seat), chance)
        operation = move >> OPERATION
        thought[seat] += PACE.get(operation, OTHER)
        watched[1 - seat] += WATCHED
        fights += operation == ATTACK
        state.apply(seat, move, chance)
    seen = FIGHT * fights
    minutes = [(thought[seat] + watched[seat] + seen) / 60.0 for seat in (0, 1)]
    central = 0.5 if state.winner < 0 else float(state.winner == 0)
    return central, [*minutes, (sum(thought) + seen) / 60.0]


def play_games(line: Line) -> list[tuple[float, list[float]]]:
    """The games of a line."""
    return [play(line, number) for number in range(line.first, line.first + line.games)]


def _range(minutes: list[float]) -> str:
    """The middle of some minutes, and between what 90 of 100 lie."""
    found = sorted(minutes)
    low, middle, high = (found[int(part * (len(found) - 1))] for part in (0.05, 0.5, 0.95))
    return f"{middle:.0f} ({low:.0f} to {high:.0f})"


def battles(asked: Asked) -> None:
    """Each battle between two players of one level: one side's score, and the minutes."""
    print(f"Short battles, {asked.level} against {asked.level}, {asked.games} games each")
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(asked.jobs, context) as pool:
        for key in BATTLE_KEYS:
            whole = Line(key, asked.level, asked.seed, 0, asked.games)
            chunks = [
                replace(whole, first=first, games=min(CHUNK, asked.games - first))
                for first in range(0, asked.games, CHUNK)
            ]
            games = [game for found in pool.map(play_games, chunks) for game in found]
            central = battle_options(key).get("central", "germany")
            score = share(sum(points for points, _ in games), len(games))
            print(f"  {key + ', ' + central:44} {score}")
            for place, who in enumerate(("Central Powers", "Entente", "two people")):
                minutes = _range([taken[place] for _, taken in games])
                print(f"  {'  minutes, ' + who:44} {minutes}", flush=True)
