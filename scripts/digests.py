"""Do the games still go exactly as they went?

    python -m scripts.digests --check            every stored game
    python -m scripts.digests --check --quick    the first few of each game and level
    python -m scripts.digests --write            after a rule or a computer player was changed

plays games between computer players with fixed seeds and compares what happened with
`tests/data/digests.json`: moves, events, outcomes, positions and what every seat sees. A tidying
of the code must leave all of them as they are, in the pure and in the compiled build; whoever
changes a rule or a player on purpose writes them anew and says so.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.state import EVERYTHING, SPECTATOR, Event

DATA: Final = Path(__file__).parent.parent / "tests" / "data"
FILE: Final = DATA / "digests.json"
#: The tables that the games go through one after the other.
TABLES: Final[dict[str, list[dict[str, Any]]]] = msgspec.json.decode(
    (DATA / "tables.json").read_bytes()
)
SEED: Final = 1914
#: Positions and views cost more than moves: they are looked at every so many moves.
STRIDE: Final = 10
#: Level -> games, and the games of one digest.
COUNTS: Final = {
    "uniform": (1000, 10),
    "recruit": (1000, 5),
    "regular": (1000, 5),
    "captain": (50, 1),
}
#: A digest is cut to so many hexadecimal digits.
LENGTH: Final = 16
#: What is played: a game by its first rules, with which the digests of version 0.1.0 were made, and
#: by later ones where play differs. Name of a series -> game, rules, and how many blocks at most.
SERIES: Final[dict[str, tuple[str, int, int]]] = {
    "les-poilus": ("les-poilus", 1, 1000),
    "footclub": ("footclub", 1, 1000),
    "trench-club": ("trench-club", 1, 1000),
    "footclub-rules-2": ("footclub", 2, 10),
    "trench-club-rules-2": ("trench-club", 2, 10),
}


class Block(msgspec.Struct, frozen=True):
    """Games that make one digest."""

    game: str
    level: str
    first: int
    count: int


def blocks_of(game: str, level: str, games: int) -> list[Block]:
    """The blocks of the first so many games, at least one."""
    most, size = COUNTS[level]
    most = min(most, SERIES[game][2] * size)
    last = max(size, min(games, most) // size * size)
    return [Block(game, level, first, size) for first in range(0, last, size)]


def digest_of(block: Block) -> str:
    """Play the games of a block."""
    digest = hashlib.sha256()
    for number in range(block.first, block.first + block.count):
        play(block.game, block.level, number, digest)
    return digest.hexdigest()[:LENGTH]


def play(key: str, level: str, number: int, digest: Any) -> None:
    """Play one game and feed the digest with it."""
    key, rules, _ = SERIES[key]
    game = registry.game(key)
    options = game.options(TABLES[key][number % len(TABLES[key])])
    chance, own = FastChance(SEED, 2 * number), FastChance(SEED, 2 * number + 1)
    encode = msgspec.json.Encoder().encode
    events: list[Event] = []
    state = game.setup(options, chance, events, rules)
    bots = [game.bot(level) for _ in range(state.seat_count())]

    def look() -> None:
        digest.update(encode(state.position()))
        for seat in range(SPECTATOR, state.seat_count()):
            digest.update(encode(state.view(seat).document()))

    def tell() -> None:
        told = [game.event_document(event, EVERYTHING) for event in events]
        for event, document in zip(events, told, strict=True):
            # The digests of version 0.1.0 know nothing of what events have told since.
            for field in game.event_kinds[event[0]].later:
                document.pop(field, None)
        digest.update(encode(told))

    look()
    tell()
    steps = 0
    while acting := state.to_act():
        seat = acting[steps % len(acting)]
        move = bots[seat].choose(state.view(seat), own)
        events.clear()
        state.apply(seat, move, chance, events)
        steps += 1
        digest.update(encode([seat, game.notation(move)]))
        tell()
        if steps % STRIDE == 0:
            look()
    look()
    digest.update(encode(state.outcome()))


def played(blocks: list[Block], jobs: int) -> dict[Block, str]:
    """The digest of every block."""
    if jobs == 1:
        return {block: digest_of(block) for block in blocks}
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        return dict(zip(blocks, pool.map(digest_of, blocks), strict=True))


def stored() -> dict[str, dict[str, list[str]]]:
    """Game -> level -> the digests of its blocks, in their order."""
    found: dict[str, dict[str, list[str]]] = msgspec.json.decode(FILE.read_bytes())["digests"]
    return found


def write(found: dict[str, dict[str, list[str]]]) -> None:
    """Store digests; levels that were not played stay as they are."""
    kept = stored() if FILE.exists() else {}
    for game, levels in found.items():
        kept[game] = kept.get(game, {}) | levels
    document = {
        "seed": SEED,
        "stride": STRIDE,
        "blocks": {level: size for level, (_, size) in COUNTS.items()},
        "digests": kept,
    }
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")


def quick(level: str) -> int:
    """How many games a quick check plays: the first block."""
    return COUNTS[level][1]


def differing(blocks: list[Block], jobs: int = 1) -> list[Block]:
    """The blocks that no longer go as they went."""
    known = stored()
    digests = played(blocks, jobs)
    return [
        block
        for block in blocks
        if known[block.game][block.level][block.first // block.count] != digests[block]
    ]


def main() -> int:
    """Print, write or check."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with what is stored")
    parser.add_argument("--write", action="store_true", help="store what is played")
    parser.add_argument("--quick", action="store_true", help="only the first block of each level")
    parser.add_argument("--games", type=int, default=1000, help="at most so many of each level")
    parser.add_argument("--game", choices=list(SERIES), action="append")
    parser.add_argument("--level", choices=list(COUNTS), action="append")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    asked = parser.parse_args()
    differs = 0
    for game in asked.game or list(SERIES):
        for level in asked.level or list(COUNTS):
            blocks = blocks_of(game, level, quick(level) if asked.quick else asked.games)
            if asked.check:
                blocks = blocks[: len(stored()[game][level])]
            begun = time.perf_counter()
            games = sum(block.count for block in blocks)
            if asked.check:
                wrong = differing(blocks, asked.jobs)
                differs += len(wrong)
                firsts = ", ".join(str(block.first) for block in wrong[:5])
                told = f"{len(wrong)} blocks differ, from games {firsts}" if wrong else "the same"
            else:
                digests = list(played(blocks, asked.jobs).values())
                told = hashlib.sha256("".join(digests).encode()).hexdigest()[:LENGTH]
                if asked.write:
                    write({game: {level: digests}})
            spent = time.perf_counter() - begun
            print(f"{game} {level}: {games} games in {spent:.0f} s: {told}", flush=True)
    return 1 if differs else 0


if __name__ == "__main__":
    sys.exit(main())
