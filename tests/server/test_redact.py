"""What is told of an entry: what its told struct names, and nothing else."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from tablee.games.footclub.game import GAME
from tablee.kernel.state import SPECTATOR
from tablee.protocol import public_log
from tablee.server.table import entries as log
from tablee.server.table.redact import PUBLIC, Redactor

PLAN = log.SeatPlan("human", "Ada", "", "SECRET", "SECRET", "SECRET")


class WhisperedJoined(log.Joined, frozen=True, tag="joined"):
    """An entry as a later version might write it, with a field that nobody else may know."""

    whispered: str = "SECRET"


class Whispered(log.Entry, frozen=True, tag="whispered"):
    """A sort of entry that nothing is known about."""

    seat: int
    text: str


@pytest.mark.parametrize(
    ("entry", "shown"),
    [
        (WhisperedJoined(1, "Ada", "SECRET", "SECRET", "SECRET"), {"seat": 1, "name": "Ada"}),
        (log.SeatChanged(1, PLAN), {"seat": 1, "holder": "human", "name": "Ada", "level": ""}),
        (log.Contributed(1, "SECRET"), {"seat": 1}),
        (
            log.Proposed(by=0, what="seat", name="Ada", token="SECRET", phrase="SECRET", asked=[1]),
            {"by": 0, "what": "seat", "line": 0, "seat": -1, "name": "Ada", "asked": [1]},
        ),
        (log.Contacted(1, "SECRET"), {"kind": "other"}),
        (log.Confirmed(1), {"kind": "other"}),
        (log.HolderSeen(1), {"kind": "other"}),
        (
            log.WonBack(1, "Ada", "Ben", "SECRET", "SECRET"),
            {"seat": 1, "name": "Ada", "former": "Ben"},
        ),
        (Whispered(1, "SECRET"), {"kind": "other"}),
    ],
)
def test_a_field_is_told_only_if_the_told_struct_has_it(
    entry: log.Entry, shown: dict[str, object]
) -> None:
    found = Redactor(GAME).redact(entry, 7, 1000, SPECTATOR)
    kind = entry.__struct_config__.tag
    assert msgspec.to_builtins(found) == {"kind": kind, "seq": 7, "at": 1000} | shown


def test_every_sort_that_can_be_told_is_a_sort_of_entry() -> None:
    entries = {sort.__struct_config__.tag for sort in get_args(log.AnyEntry)}
    assert entries - set(PUBLIC) == {"contacted", "confirmed", "holder-seen"}
    assert set(PUBLIC) - entries == {public_log.PublicOther.__struct_config__.tag}
