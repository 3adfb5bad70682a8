"""Games as data for learning: a row for each decision, with what the seat knew and how it ended.

| column | what it is |
|---|---|
| `game` | the game's number; it has a seed of its own |
| `step` | the decision's number in the game, from 0 |
| `seat` | who decides |
| `view` | what that seat may know: the view document of `tablee schema GAME`, as JSON text |
| `moves` | the legal moves in notation, in the game's fixed order |
| `move` | which of them was made: a place in `moves` |
| `score` | what the seat scored in the end: 1 a win, 0 a defeat, a shared result in between |
| `reason` | how the game ended |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tablee.bots.playout import EndlessGame
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.lab.engines import spread
from tablee.lab.files import Record, write_table
from tablee.lab.play import Plan
from tablee.own_bots import make_bot


class Span(msgspec.Struct, frozen=True):
    """Some games of a plan."""

    plan: Plan
    first: int
    count: int


def decisions(span: Span) -> list[Record]:
    """Every decision of some games."""
    rows: list[Record] = []
    for number in range(span.first, span.first + span.count):
        rows += _decisions_of(span.plan, number)
    return rows


def _decisions_of(plan: Plan, number: int) -> list[Record]:
    game = registry.game(plan.game)
    chance, own_chance = FastChance(plan.seed, 2 * number), FastChance(plan.seed, 2 * number + 1)
    state = game.setup(game.options(plan.options), chance)
    bots = [make_bot(game, name) for name in plan.bots]
    rows: list[Record] = []
    while acting := state.acting():
        if len(rows) > game.longest_game:
            raise EndlessGame(f"game {number} has not ended after {len(rows)} moves")
        seat = int(acting & -acting).bit_length() - 1
        view = state.view(seat)
        move = bots[seat].choose(view, own_chance)
        rows.append(
            {
                "game": number,
                "step": len(rows),
                "seat": seat,
                "view": msgspec.json.encode(view.document()).decode(),
                "moves": [game.notation(legal) for legal in view.moves],
                "move": view.moves.index(move),
            }
        )
        state.apply(seat, move, chance, None)
    outcome = state.outcome()
    assert outcome is not None
    for row in rows:
        row["score"] = outcome.scores[row["seat"]]
        row["reason"] = outcome.reason
    return rows


def all_decisions(plan: Plan, jobs: int, chunk: int = 20) -> Iterator[Record]:
    """Every decision of a plan's games, in order, whatever the number of processes."""
    spans = (
        Span(plan, first, min(chunk, plan.games - first)) for first in range(0, plan.games, chunk)
    )
    for _, rows in spread(decisions, spans, jobs):
        yield from rows


def write_dataset(rows: Iterable[Record], file: Path) -> int:
    """Write the rows as JSON lines or as Parquet, by the file's ending; how many there were."""
    counted = _Counted(rows)
    if file.suffix == ".parquet":
        write_table(counted, file)
    else:
        with file.open("wb") as stream:
            for row in counted:
                view = msgspec.Raw(row["view"].encode())
                stream.write(msgspec.json.encode(row | {"view": view}) + b"\n")
    return counted.count


class _Counted:
    """Passes rows on and counts them."""

    def __init__(self, rows: Iterable[Record]) -> None:
        self._rows = rows
        self.count = 0

    def __iter__(self) -> Iterator[Any]:
        for row in self._rows:
            self.count += 1
            yield row
