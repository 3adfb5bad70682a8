"""How the computer players of Trench Club fare against each other, written into docs/bots.md.

    python -m benchmarks.strength trench-club --jobs 2 --write

Each deal is played twice with sides swapped; on the half map both maps and all pairs of nations
take turns, on the whole map four nations play, one player commanding the two allies of a side each.
Results are kept in `build/strength` as they come in; calling it again goes on from there, and the
report is of everything that is there.
"""

from __future__ import annotations

import math
import time
from typing import Any

from benchmarks.strength import page
from benchmarks.strength.command import chosen, parser_of, tell
from benchmarks.strength.measuring import Measurement, mean_of_deals, row, seconds_each, time_of
from tablee.games import registry
from tablee.games.trench_club.data.map_files import MAP_KEYS
from tablee.games.trench_club.data.units import NATION_KEYS
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import COMPANIES_PHASE
from tablee.kernel.chance import FastChance
from tablee.lab.play import Chunk
from tablee.lab.tally import Row, Tally

KEY = "trench-club"
HALF, WHOLE = "half", "whole"
#: Who meets whom, on which map, in how many games.
CONTESTS = (
    ("recruit", "uniform", HALF, 100),
    ("regular", "recruit", HALF, 400),
    ("captain", "regular", HALF, 400),
    ("veteran", "captain", HALF, 400),
    ("veteran", "sensible", HALF, 400),
    ("veteran", "sensible", WHOLE, 100),
)
#: Deals in a chunk: each is played twice.
SIZE = 2
NATIONS: dict[str, list[Any]] = {
    "entente": [NATION_KEYS[3], NATION_KEYS[1]],
    "central": [NATION_KEYS[2], NATION_KEYS[0]],
}


def main(given: list[str]) -> int:
    """Play what is missing, and report."""
    parser = parser_of(KEY, __doc__ or "")
    parser.add_argument("--only", help="contests of these players only, separated by commas")
    parser.add_argument("--map", choices=[HALF, WHOLE], help="contests on this map only")
    arguments = parser.parse_args(given)
    players = sorted({player for first, second, _, _ in CONTESTS for player in (first, second)})
    only = chosen(arguments.only, "--only", players)
    lines = []
    for first, second, place, games in CONTESTS:
        options = {"players": 4} if place == WHOLE else {}
        sweep = {**({} if place == WHOLE else NATIONS), "map": list(MAP_KEYS[:2])}
        sweep["bots"] = [[first, second]]
        name = f"{first}-{second}-{place}"
        measurement = Measurement(name, arguments, KEY, options, sweep, SIZE)
        if first in only and second in only and arguments.map in (None, place):
            measurement.play(play, tasks(measurement, games), arguments)
        rows = [each for arm in measurement.rows().values() for each in arm]
        rows.sort(key=lambda each: each.number)
        if rows:
            lines.append([f"*{first}* – *{second}*", f"{place} map", *results(rows)])
    head = ["players", "map", "games", "points of the first, %", "by forts, %", "s a turn"]
    tell(KEY, page.table(head, lines), arguments)
    return 0


def tasks(measurement: Measurement, games: int) -> list[Chunk]:
    """The chunks of a contest; maps and nations take turns, and no two have the same deal."""
    found = []
    for number in range(math.ceil(games / (2 * SIZE))):
        arm = number % len(measurement.plans)
        plan = measurement.plans[arm]
        found.append(Chunk(arm=arm, plan=plan, first=number * SIZE, count=SIZE))
    return found


def play(task: Chunk) -> Tally:
    """Play some deals, each twice; scores are those of the first player and of the second.

    Turns and processor time are those of the first player.
    """
    rows = []
    for number in range(task.first, task.first + task.count):
        for side in (0, 1):
            state, spent, turns = _play_one(task, number, side)
            score = 0.5 if state.winner < 0 else float(state.winner == side)
            outcome = state.outcome()
            assert outcome is not None
            rows.append(row(2 * number + side, [score, 1.0 - score], outcome.reason))
            rows[-1].statistics.update(time_of(turns, spent))
    return Tally(games=task.count, rows=rows)


def _play_one(task: Chunk, number: int, side: int) -> tuple[TrenchClub, float, int]:
    """One game in which the first player commands a side; the time and the turns it took."""
    game = registry.game(KEY)
    first, second = (game.bot(level) for level in task.plan.bots)
    chance = FastChance(task.plan.seed, 2 * number)
    thinking = FastChance(task.plan.seed, 2 * number + 1)
    state = game.setup(game.options(task.plan.options), chance)
    assert isinstance(state, TrenchClub)
    spent = 0.0
    turns: set[tuple[int, int]] = set()
    while not state.over():
        seat = state.to_act()[0]
        view = state.view(seat)
        if state.commander.index(seat) % 2 == side:
            began = time.process_time()
            move = first.choose(view, thinking)
            if state.phase >= COMPANIES_PHASE:
                spent += time.process_time() - began
                turns.add((state.round, state.turn))
        else:
            move = second.choose(view, thinking)
        state.apply(seat, move, chance)
    return state, spent, len(turns)


def results(rows: list[Row]) -> list[str]:
    """Games, points with the 95 % interval over deals, ends by forts, time of a turn."""
    points = [each.scores[0] for each in rows]
    both = zip(points[::2], points[1::2], strict=True)
    mean, margin = mean_of_deals([(one + two) / 2 for one, two in both])
    forts = sum(each.reason == "forts" for each in rows) / len(rows)
    return [
        str(len(rows)),
        f"{100 * mean:.1f} ± {100 * margin:.1f}",
        f"{100 * forts:.0f}",
        f"{seconds_each(rows):.3f}",
    ]
