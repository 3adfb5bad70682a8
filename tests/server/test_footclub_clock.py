"""K8.1: a move that needs no turn gives nobody more time."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import document

from tablee.protocol.public_log import Clock, Terms
from tablee.protocol.ws import Undo
from tablee.server.table import entries as log
from tablee.server.table.clocks import absence_deadline, clock_deadline
from tablee.server.table.decide.actors import Decided
from tablee.server.table.decide.game import play, undo
from tablee.server.table.fold import apply, fold
from tablee.server.table.state import Table


@pytest.mark.rule("K8.1", "F3.7")
def test_whoever_moves_the_ball_about_has_no_more_time_for_it() -> None:
    table = Table("clock")
    position = document("offensive", rules=2)
    plans = [log.SeatPlan("human", name) for name in ("Ada", "Ben")]
    terms = Terms(clock=Clock("turn", 60), absence=600)
    opened = log.Opened(
        game="footclub",
        rules=2,
        options=position["options"],
        seats=plans,
        terms=terms,
        secret="00" * 32,
        host="",
        position=position,
    )
    apply(table, opened, 1000)
    apply(table, log.Started([], 0, []), 1000)
    (seat,) = table.acting()
    assert clock_deadline(table, seat) == 61_000
    for number, at in ((3, 20_000), (4, 40_000)):
        made = play(table, seat, f"ball to {number}", None, by_bot=False)
        assert isinstance(made, Decided)
        table.adopt(fold(table, made.entry, at, made.proposed))
        assert clock_deadline(table, seat) == 61_000
        assert absence_deadline(table, seat) == 601_000
    undone = undo(table, seat, Undo(id=1, line=table.line()), 0)
    assert isinstance(undone, Decided)
    table.adopt(fold(table, undone.entry, 50_000, undone.proposed))
    assert clock_deadline(table, seat) == 61_000
