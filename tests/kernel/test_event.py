"""Events: what happened, and who may know which part of it."""

from __future__ import annotations

import pytest

from tablee.games.les_poilus.game import GAME
from tablee.kernel.kinds import EventKind
from tablee.kernel.state import SPECTATOR


def test_an_event_is_told_by_field_name() -> None:
    kind = EventKind("moved", ("seat", "from", "to"))
    assert kind.document((0, 2, 5, 7), SPECTATOR) == {
        "event": "moved",
        "seat": 2,
        "from": 5,
        "to": 7,
    }


def test_the_last_field_may_take_all_that_is_left() -> None:
    kind = EventKind("dealt", ("seat", "cards*"))
    assert kind.document((0, 1, 8, 9), 1)["cards"] == [8, 9]
    assert kind.document((0, 1), 1)["cards"] == []


@pytest.mark.parametrize("observer", [SPECTATOR, 0, 2])
def test_only_the_owner_sees_private_fields(observer: int) -> None:
    kind = EventKind("dealt", ("seat", "count", "cards*"), private=("cards*",))
    assert kind.document((0, 1, 2, 8, 9), observer) == {"event": "dealt", "seat": 1, "count": 2}
    assert kind.document((0, 1, 2, 8, 9), 1)["cards"] == [8, 9]


def test_private_fields_need_an_owner() -> None:
    with pytest.raises(ValueError, match="no seat that owns them"):
        EventKind("dealt", ("cards*",), private=("cards*",))


def test_the_kinds_of_a_game_have_names_of_their_own() -> None:
    names = [kind.name for kind in GAME.event_kinds]
    assert len(names) == len(set(names))
