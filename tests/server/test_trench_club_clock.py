"""T7.3: a clock that runs while the active player moves and designates, and only then."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trench_club.tables import War, war

from tablee.protocol.public_log import Clock, Terms
from tablee.protocol.ws import Undo
from tablee.server.table import entries as log
from tablee.server.table.clocks import absence_deadline, clock_deadline
from tablee.server.table.decide.actors import Decided
from tablee.server.table.decide.game import play, undo
from tablee.server.table.decide.upkeep import LookAtClocks, look_at_clocks
from tablee.server.table.fold import apply, fold
from tablee.server.table.state import Table


def at(seconds: int) -> int:
    """So many seconds after the table has started."""
    return 1_000_000 + seconds * 1000


def _front(**words: Any) -> War:
    return war(
        "germany tank J6", "germany infantry A20", "france infantry K6", "france infantry A1",
        forts={2: "germany", 3: "france"},
        nations={"germany": {"bonds": 20}, "france": {"bonds": 20}}, **words,
    )  # fmt: skip


def _table(found: War, **terms: Any) -> Table:
    """A table that has just started."""
    table = Table("clock")
    opened = log.Opened(
        game="trench-club",
        rules=found.position.get("rules", 1),
        options=found.position["options"],
        seats=[log.SeatPlan("human", name) for name in ("Ada", "Ben")],
        terms=Terms(**terms),
        secret="00" * 32,
        host="",
        position=found.position,
    )
    apply(table, opened, at(0))
    apply(table, log.Started([], 0, []), at(0))
    return table


def _does(table: Table, seat: int, move: str, seconds: int) -> None:
    made = play(table, seat, move, None, by_bot=table.state.seats[seat].sits_in != "")
    assert isinstance(made, Decided), made
    table.adopt(fold(table, made.entry, at(seconds), made.proposed))


@pytest.mark.rule("T7.3", "K8.1")
def test_the_clock_counts_moving_and_designating_together_and_nothing_else() -> None:
    table = _table(_front(), clock=Clock("turn", 300))
    assert clock_deadline(table, 0) == at(300)
    _does(table, 0, "move 1 to B19", 60)
    _does(table, 0, "end movement", 100)
    _does(table, 0, "attack 2 with 0", 110)
    # T3 and T4 have one limit together, whatever is done in them.
    assert clock_deadline(table, 0) == at(300)
    _does(table, 0, "confirm attacks", 200)
    # It stands still while money is spent.
    assert table.acting() == [0]
    assert clock_deadline(table, 0) is None
    _does(table, 0, "end turn", 900)
    assert table.state.seats[0].used == 200_000
    assert clock_deadline(table, 1) == at(1200)


@pytest.mark.rule("T7.3", "K8.3")
def test_when_the_time_is_up_a_bot_ends_moving_and_designating_and_no_more() -> None:
    table = _table(_front(), clock=Clock("turn", 300))
    sat_in = look_at_clocks(table, -1, LookAtClocks(), at(301))
    assert isinstance(sat_in, log.SatIn)
    apply(table, sat_in, at(301))
    _does(table, 0, "move 1 to B19", 302)
    assert table.bots_to_act() == [0]
    _does(table, 0, "end movement", 303)
    assert table.bots_to_act() == [0]
    _does(table, 0, "confirm attacks", 304)
    assert (table.acting(), table.bots_to_act()) == ([0], [])


@pytest.mark.rule("T7.3", "K8.4")
def test_absence_is_counted_also_where_the_clock_stands_still() -> None:
    table = _table(_front(), clock=Clock("game", 300), absence=60)
    _does(table, 0, "end movement", 10)
    _does(table, 0, "confirm attacks", 20)
    assert (clock_deadline(table, 0), absence_deadline(table, 0)) == (None, at(80))


@pytest.mark.rule("T7.3")
def test_a_table_of_version_1_keeps_its_clock() -> None:
    table = _table(_front(rules=1), clock=Clock("turn", 300))
    _does(table, 0, "move 1 to B19", 60)
    assert clock_deadline(table, 0) == at(360)
    _does(table, 0, "end movement", 100)
    _does(table, 0, "confirm attacks", 200)
    assert clock_deadline(table, 0) == at(500)


@pytest.mark.rule("T7.3", "K8.1")
def test_a_snapshot_keeps_the_turn_s_clock() -> None:
    table = _table(_front(), clock=Clock("turn", 300), absence=600)
    _does(table, 0, "move 1 to B19", 60)
    again = Table.from_snapshot("clock", table.seq, table.snapshot())
    _does(again, 0, "end movement", 100)
    assert clock_deadline(again, 0) == at(300)
    assert absence_deadline(again, 0) == at(700)


@pytest.mark.rule("T7.3", "K8.1")
def test_whoever_undoes_the_end_of_designating_has_no_more_time_for_it() -> None:
    table = _table(_front(), clock=Clock("turn", 300))
    _does(table, 0, "end movement", 100)
    _does(table, 0, "confirm attacks", 200)
    assert clock_deadline(table, 0) is None
    undone = undo(table, 0, Undo(id=1, line=table.line()), 0)
    assert isinstance(undone, Decided)
    table.adopt(fold(table, undone.entry, at(290), undone.proposed))
    assert clock_deadline(table, 0) == at(390)
