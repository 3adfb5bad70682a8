"""Who knows what: everything is open but the splits of others before their tokens are turned."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import PLACE_PHASE
from tablee.kernel.chance import FastChance
from tablee.kernel.state import SPECTATOR, View


def shown(view: View) -> bytes:
    """A view as bytes."""
    return msgspec.json.encode([view.document(), view.prompt(), view.moves])


def setting_up(moves: int, seed: int, **options: object) -> TrenchClub:
    """A table so many random moves into the set-up."""
    state = GAME.setup(GAME.options(options), FastChance(seed))
    assert isinstance(state, TrenchClub)
    chance = FastChance(seed, 1)
    for _ in range(moves):
        seat = chance.choose(state.to_act())
        state.apply(seat, chance.choose(state.legal(seat)), chance)
    return state


@pytest.mark.rule("T1.3", "T1.4")
@pytest.mark.parametrize("moves", [3, 12, 22, 24, 27, 31])
@pytest.mark.parametrize("options", [{}, {"players": 3}, {"players": 4}])
def test_states_that_differ_in_hidden_splits_look_the_same(
    moves: int, options: dict[str, object]
) -> None:
    state = setting_up(moves, moves, **options)
    for seat in (SPECTATOR, *range(state.seat_count())):
        other = state.copy()
        hidden = 0
        for nation in other.order:
            if other.commander[nation] == seat:
                continue
            faces = other.tokens[3 * nation : 3 * nation + 3]
            closed = [company for company in range(3) if faces[company] == 0]
            for unit in other.army[nation]:
                company = other.company[unit]
                if company in closed and other.phase <= PLACE_PHASE:
                    other.company[unit] = closed[(closed.index(company) + 1) % len(closed)]
                    hidden += 1
        assert hidden
        assert shown(state.view(seat)) == shown(other.view(seat))


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("moves", [5, 22, 26, 40, 90])
def test_a_sampled_state_looks_the_same_from_the_seat(moves: int) -> None:
    state = setting_up(moves, 7)
    for seat in (0, 1):
        view = state.view(seat)
        sampled = view.sample(FastChance(moves))
        assert sampled.to_act() == state.to_act()
        assert shown(sampled.view(seat)) == shown(view)


def test_an_assignment_is_told_to_its_owner_only() -> None:
    state = setting_up(0, 1)
    events: list[tuple[int, ...]] = []
    state.apply(0, state.legal(0)[4], FastChance(1), events)
    assert GAME.event_document(events[0], 0) == {
        "event": "unit-assigned", "seat": 0, "nation": 0, "unit": 1,
        "kind": state.kind[1], "company": 2,
    }  # fmt: skip
    assert GAME.event_document(events[0], 1) == {"event": "unit-assigned", "seat": 0, "nation": 0}
