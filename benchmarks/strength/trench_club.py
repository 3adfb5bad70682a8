"""How often one computer player beats another at Trench Club, written into docs/bots.md.

    python -m benchmarks.strength trench-club --jobs 2 --write

Every deal is played twice with the sides swapped; on the half map both maps and all pairs of
nations take turns, on the whole map four nations play, one player commanding the two allies of a
side each. Results are kept in `build/strength/trench-club.jsonl` as they come in; calling it again
goes on from there, and the report is of everything that is there.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from typing import Any

from benchmarks.strength import page
from benchmarks.strength.chunks import Chunk, Played, Store
from benchmarks.strength.command import chosen, parser_of, play_in_time, store_of, tell
from tablee.games import registry
from tablee.games.trench_club.data.map_files import MAP_KEYS
from tablee.games.trench_club.data.units import NATION_KEYS
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import COMPANIES_PHASE
from tablee.kernel.chance import FastChance

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


def options_of(place: str, number: int) -> dict[str, Any]:
    """The options of a chunk: maps and nations take turns."""
    if place == WHOLE:
        return {"map": MAP_KEYS[number % 2], "players": 4}
    return {
        "map": MAP_KEYS[number % 2],
        "central": NATION_KEYS[0 if number // 2 % 2 else 2],
        "entente": NATION_KEYS[1 if number // 4 % 2 else 3],
    }


def chunks(first: str, second: str, place: str, games: int, seed: int) -> Iterator[Chunk]:
    """The games of one contest."""
    for number in range(math.ceil(games / (2 * SIZE))):
        yield Chunk(
            game=KEY,
            options=options_of(place, number),
            players=[first, second],
            seed=seed,
            first=number * SIZE,
            count=SIZE,
        )


def play(chunk: Chunk) -> Played:
    """Play some deals, each twice; scores are those of the first player and of the second.

    Turns and processor time are those of the first player.
    """
    scores: list[list[float]] = []
    reasons: list[str] = []
    turns = 0
    seconds = 0.0
    for number in range(chunk.first, chunk.first + chunk.count):
        for side in (0, 1):
            state, spent, taken = _play_one(chunk, number, side)
            seconds += spent
            turns += taken
            score = 0.5 if state.winner < 0 else float(state.winner == side)
            scores.append([score, 1.0 - score])
            outcome = state.outcome()
            assert outcome is not None
            reasons.append(outcome.reason)
    return Played(scores=scores, reasons=reasons, decisions=turns, seconds=round(seconds, 3))


def _play_one(chunk: Chunk, number: int, side: int) -> tuple[TrenchClub, float, int]:
    """One game in which the first player commands a side; his time and his turns."""
    game = registry.game(chunk.game)
    first, second = (game.bot(level) for level in chunk.players)
    chance = FastChance(chunk.seed, 2 * number)
    thinking = FastChance(chunk.seed, 2 * number + 1)
    state = game.setup(game.options(chunk.options), chance)
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


def report(store: Store, seed: int) -> str:
    """The figures as Markdown."""
    rows: list[list[str]] = []
    for first, second, place, games in CONTESTS:
        found = [store.get(chunk) for chunk in chunks(first, second, place, games, seed)]
        played = [each for each in found if each is not None]
        if played:
            rows.append([f"*{first}* – *{second}*", f"{place} map", *_figures(played)])
    head = ["players", "map", "games", "points of the first, %", "by forts, %", "s a turn"]
    return page.table(head, rows)


def _figures(played: list[Played]) -> list[str]:
    """Games, points with the 95 % interval over deals, ends by forts, time of a turn."""
    points = [scores[0] for each in played for scores in each.scores]
    deals = [(points[place] + points[place + 1]) / 2 for place in range(0, len(points), 2)]
    mean = sum(deals) / len(deals)
    variance = sum((deal - mean) ** 2 for deal in deals) / max(1, len(deals) - 1)
    margin = 1.959964 * math.sqrt(variance / len(deals))
    forts = sum(each.reasons.count("forts") for each in played) / len(points)
    spent = sum(each.seconds for each in played) / max(1, sum(each.decisions for each in played))
    return [
        str(len(points)),
        f"{100 * mean:.1f} ± {100 * margin:.1f}",
        f"{100 * forts:.0f}",
        f"{spent:.3f}",
    ]


def main(given: list[str]) -> int:
    """Play what is missing, and report."""
    parser = parser_of(KEY, __doc__ or "")
    parser.add_argument("--only", help="contests of these players only, separated by commas")
    parser.add_argument("--map", choices=[HALF, WHOLE], help="contests on this map only")
    arguments = parser.parse_args(given)
    store = store_of(KEY, arguments)
    play_in_time(wanted(arguments), store, play, arguments)
    tell(KEY, report(store, arguments.seed), arguments)
    return 0


def wanted(arguments: argparse.Namespace) -> list[Chunk]:
    """The chunks that were asked for, a bit of everything first."""
    players = sorted({player for first, second, _, _ in CONTESTS for player in (first, second)})
    only = chosen(arguments.only, "--only", players)
    found: list[Chunk] = []
    for first, second, place, games in CONTESTS:
        if first not in only or second not in only:
            continue
        if arguments.map and place != arguments.map:
            continue
        found += chunks(first, second, place, games, arguments.seed)
    return sorted(found, key=lambda chunk: chunk.first)
