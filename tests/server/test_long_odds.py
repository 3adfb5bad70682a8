"""Odds that take too long for the table's own process are worked out in another one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from fractions import Fraction

import pytest
from tests.games.trench_club.fights import FIVE, SIX, five_around_a_full_trench, gas_between_five
from tests.games.trench_club.tables import War
from tests.server.conftest import Served

from tablee.client import Seat
from tablee.games.trench_club.odds_lists import destruction
from tablee.games.trench_club.odds_long import destruction_within
from tablee.games.trench_club.odds_memory import forget
from tablee.protocol.public_log import Terms
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import SERVER
from tablee.server.table.decide.game import Start
from tablee.server.tokens import hashed

NAME = "a-long-list-of-attacks"
KEYS = [f"key-{seat:030}" for seat in range(2)]


def listed_by(served: Served, table: War, units: Iterable[int]) -> Seat:
    """Whoever has listed attacks on unit 0 at a table that starts from a position."""
    opened = log.Opened(
        game="trench-club",
        rules=1,
        options=table.position["options"],
        seats=[log.SeatPlan("human", f"N{n}", token=hashed(key)) for n, key in enumerate(KEYS)],
        terms=Terms(),
        secret="00" * 32,
        host="",
        position=table.position,
    )

    async def open_it() -> None:
        room = await served.house.open_table(NAME, opened)
        await room.ask(SERVER, Start())

    asyncio.run_coroutine_threadsafe(open_it(), served.loop).result(20)
    forget()
    ada = served.seat({"table": NAME, "seats": [{"seat": 0, "token": KEYS[0]}]}, 0)
    for unit in units:
        ada.play(f"attack 0 with {unit}")
        table.does(f"attack 0 with {unit}")
    return ada


@pytest.fixture(name="listed")
def _listed(served: Served) -> tuple[Seat, Fraction]:
    """Five attacks on a full trench, and the chance that they destroy their target."""
    table = five_around_a_full_trench(damage=1)
    ada = listed_by(served, table, FIVE)
    return ada, destruction(table.state, table.state.attacks)


def test_a_quick_answer_names_what_takes_longer_and_all_of_it_can_be_asked_for(
    listed: tuple[Seat, Fraction],
) -> None:
    ada, chance = listed
    quick = ada.ask({"type": "odds"})["odds"]
    assert (quick["missing"], quick["destroyed"]) == ([0], {})
    assert len(quick["attacks"]) == len(FIVE)
    whole = ada.ask({"type": "odds", "all": True})["odds"]
    assert (whole["missing"], whole["destroyed"]) == ([], {"0": str(chance)})
    # It is remembered.
    assert ada.ask({"type": "odds"})["odds"] == whole


def test_text_mode_waits_for_them_too(listed: tuple[Seat, Fraction]) -> None:
    ada, chance = listed
    words = ada.ask({"type": "ask", "text": "odds"})["lines"]
    assert any(f" {round(100 * chance)} %" in line for line in words), words


def test_a_list_that_changes_meanwhile_is_answered_as_it_is_then(
    listed: tuple[Seat, Fraction],
) -> None:
    ada, _ = listed
    ada._send({"type": "odds", "all": True, "id": 77})
    ada.play("withdraw 7")
    answer = ada._until(lambda frame: frame["type"] == "odds" and frame["id"] == 77)
    assert len(answer["odds"]["attacks"]) > 0
    assert answer["odds"]["missing"] == []
    assert ada.ask({"type": "odds", "all": True})["odds"]["missing"] == []


def test_a_list_that_is_too_long_to_be_exact_is_told_within_a_bound(served: Served) -> None:
    table = gas_between_five()
    ada = listed_by(served, table, SIX)
    quick = ada.ask({"type": "odds"})["odds"]
    assert (quick["missing"], quick["destroyed"], quick["within"]) == ([0], {}, {})
    whole = ada.ask({"type": "odds", "all": True})["odds"]
    least, most = destruction_within(table.state, table.state.attacks)
    assert (whole["missing"], whole["destroyed"]) == ([], {"0": str(least)})
    assert whole["within"] == {"0": str(most - least)}
    # It is remembered, and told in words.
    assert ada.ask({"type": "odds"})["odds"] == whole
    words = ada.ask({"type": "ask", "text": "odds"})["lines"]
    assert any(f" {round(100 * least)} %" in line for line in words), words
