"""Odds that take too long for the table's own process are completed in another one, by playouts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from fractions import Fraction

import msgspec
import pytest
from tests.games.trench_club.fights import FIVE, SIX, five_around_a_full_trench, gas_between_five
from tests.games.trench_club.tables import War
from tests.server.conftest import Served
from tests.server.test_table import DUEL

from tablee.client import Refused, Seat
from tablee.games.trench_club.odds.lists import LONG_WORK, destruction
from tablee.kernel.game import ODDS_PLAYOUTS
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
        rules=table.position.get("rules", 1),
        options=table.position["options"],
        seats=[log.SeatPlan("human", f"N{n}", token=hashed(key)) for n, key in enumerate(KEYS)],
        terms=Terms(),
        secret="00" * 32,
        host="",
        position=table.position,
    )

    async def open_it() -> None:
        room = await served.rooms.open_table(NAME, opened)
        await room.ask(SERVER, Start())

    asyncio.run_coroutine_threadsafe(open_it(), served.loop).result(20)
    ada = served.seat({"table": NAME, "seats": [{"seat": 0, "token": KEYS[0]}]}, 0)
    for unit in units:
        ada.play(f"attack 0 with {unit}")
        table.does(f"attack 0 with {unit}")
    return ada


@pytest.fixture(name="listed")
def _listed(served: Served) -> tuple[Seat, War]:
    """Five attacks on a full trench: exact, but not at once."""
    table = five_around_a_full_trench(damage=1)
    return listed_by(served, table, FIVE), table


def test_a_quick_answer_names_what_takes_longer_and_all_of_it_can_be_asked_for(
    listed: tuple[Seat, War],
) -> None:
    ada, table = listed
    quick = ada.ask({"type": "odds"})["odds"]
    assert (quick["missing"], quick["destroyed"], quick["together"]) == ([0], {}, {})
    assert len(quick["attacks"]) == len(FIVE)
    whole = ada.ask({"type": "odds", "all": True})["odds"]
    chance = destruction(table.state, table.state.attacks, LONG_WORK)
    assert (whole["missing"], whole["destroyed"]) == ([], {"0": str(chance)})
    assert whole == msgspec.to_builtins(table.match.view(0).odds(ODDS_PLAYOUTS))
    # Nothing of it is remembered.
    assert ada.ask({"type": "odds"})["odds"] == quick


def test_text_mode_waits_for_them_too(listed: tuple[Seat, War]) -> None:
    ada, table = listed
    chance = destruction(table.state, table.state.attacks, LONG_WORK)
    assert chance is not None
    words = ada.ask({"type": "ask", "text": "odds"})["lines"]
    assert any(f" {round(100 * chance)}%" in line for line in words), words


def test_a_list_that_changes_meanwhile_is_answered_as_it_is_then(
    listed: tuple[Seat, War],
) -> None:
    ada, table = listed
    ada._send({"type": "odds", "all": True, "id": 77})
    ada.play("withdraw 7")
    table.does("withdraw 7")
    answer = ada._until(lambda frame: frame["type"] == "odds" and frame["id"] == 77)
    assert answer["odds"] == msgspec.to_builtins(table.match.view(0).odds(ODDS_PLAYOUTS))


def test_a_list_that_is_too_long_to_be_exact_is_played_out(served: Served) -> None:
    table = gas_between_five()
    ada = listed_by(served, table, SIX)
    quick = ada.ask({"type": "odds"})["odds"]
    assert (quick["missing"], quick["destroyed"]) == ([0], {})
    whole = ada.ask({"type": "odds", "all": True})["odds"]
    assert (whole["missing"], whole["destroyed"], whole["within"]) == ([], {}, {})
    sampled = whole["together"]["0"]
    assert sampled["playouts"] == ODDS_PLAYOUTS
    # Once followed to the end within a billionth.
    assert abs(float(Fraction(sampled["chance"])) - 0.6526365823) < 3 * sampled["margin"]
    words = ada.ask({"type": "ask", "text": "odds"})["lines"]
    shown = f" about {100 * float(Fraction(sampled['chance'])):.0f}% of the time (± 2)."
    assert any(line.endswith(shown) for line in words), words


def test_two_who_ask_for_the_same_at_once_are_both_answered(served: Served) -> None:
    table = gas_between_five()
    ada = listed_by(served, table, SIX)
    for request in (71, 72):
        ada._send({"type": "odds", "all": True, "id": request})
    answers = [ada._until(lambda frame: frame["type"] == "odds") for _ in range(2)]
    assert [answer["id"] for answer in answers] == [71, 72]
    assert answers[0]["odds"] == answers[1]["odds"]
    assert answers[0]["odds"]["missing"] == []


def test_all_odds_of_a_game_without_playouts_are_answered_at_once(served: Served) -> None:
    ada = served.seat(served.open("footclub", seats=DUEL["seats"], start=True), 0)
    assert ada.ask({"type": "odds", "all": True})["odds"] == ada.ask({"type": "odds"})["odds"]


def test_a_plan_is_told_to_whoever_commands_the_unit(listed: tuple[Seat, War]) -> None:
    ada, table = listed
    attacker = table.state.attacks[0] >> 10
    plan = ada.ask({"type": "odds", "about": f"unit {attacker}"})["odds"]
    assert plan == msgspec.to_builtins(table.match.view(0).odds_about(f"unit {attacker}"))
    threats = ada.ask({"type": "odds", "about": "threats"})["odds"]
    assert threats == msgspec.to_builtins(table.match.view(0).odds_about("threats"))
    with pytest.raises(Refused):
        ada.ask({"type": "odds", "about": "unit 0"})
