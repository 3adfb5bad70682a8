"""Many games at once, and the actions that learners take."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.left_out import leave_out

try:
    import numpy
except ImportError:
    leave_out("numpy is not installed")

from tablee.adapters.actions import action_space, kinds_of_actions
from tablee.adapters.batch import BatchEnv
from tablee.adapters.ends import rewards
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.learning.actions import FactoredActions, ListActions
from tablee.kernel.observation import Rows, observation_size, shares
from tablee.kernel.state import SPECTATOR

ROOT = Path(__file__).parents[1]
SMALL: dict[str, dict[str, Any]] = {
    "les-poilus": {"players": 3, "difficulty": "recruit"},
    "footclub": {},
    "trench-club": {"armistice": 1},
}
STEPS = {"les-poilus": 150, "footclub": 150, "trench-club": 40}


@pytest.mark.parametrize("name", registry.names())
def test_a_state_writes_what_its_views_observe(name: str) -> None:
    game = registry.game(name)
    chance = FastChance(8)
    state = game.setup(game.options(SMALL[name]), chance)
    rows = Rows(2, observation_size(game.observation))
    for step in range(STEPS[name]):
        for seat in (*range(state.seat_count()), SPECTATOR):
            if name == "trench-club" and step % 8:
                continue
            rows.clear()
            state.observe_into(seat, rows.numbers, rows.size)
            content = rows.content()
            assert not any(content[: rows.size])
            assert shares(game.observation, content[rows.size :]) == state.view(seat).observe()
        if state.over():
            state = game.setup(game.options(SMALL[name]), chance)
        seat = state.to_act()[0]
        state.apply(seat, chance.choose(state.legal(seat)), chance)


@pytest.mark.parametrize("name", registry.names())
def test_a_batch_plays_the_games_that_are_played_one_by_one(name: str) -> None:
    count, kind = 3, "list"
    env = BatchEnv(name, count, SMALL[name], actions=kind)
    game = env.game
    numbers = [numpy.random.default_rng(7 + slot) for slot in range(count)]
    env.reset(seed=7)
    chances: list[Any] = [None] * count
    states: list[Any] = [None] * count
    over = numpy.ones(count, bool)
    ended = 0
    for step in range(STEPS[name]):
        for slot in numpy.flatnonzero(over).tolist():
            chances[slot] = FastChance(int(numbers[slot].integers(2**63)))
            states[slot] = game.setup(env.options, chances[slot])
        seats = [state.to_act()[0] for state in states]
        assert env.seats.tolist() == seats
        masks, seen = env.mask(), env.observe()
        for slot, state in enumerate(states):
            view = state.view(seats[slot])
            assert masks[slot].sum() == len(view.moves)
            if name != "trench-club" or step % 10 == 0:
                assert (seen[slot] == numpy.array(view.observe(), numpy.float32)).all()
        actions = env.sample()
        gained, over = env.step(actions)
        for slot, state in enumerate(states):
            moves = state.legal(seats[slot])
            state.apply(seats[slot], moves[actions[slot]], chances[slot])
            assert over[slot] == state.over()
            if state.over():
                ended += 1
                assert gained[slot].tolist() == rewards(game, state.outcome())
            else:
                assert not gained[slot].any()
    assert ended or name != "footclub"


def test_a_batch_writes_into_the_arrays_that_it_is_given() -> None:
    env = BatchEnv("les-poilus", 4)
    env.reset(seed=1)
    env.step(env.sample())
    seen = numpy.full((4, 467), numpy.nan, numpy.float32)
    counts = numpy.full((4, 467), 9, numpy.uint8)
    masks = numpy.full((4, 780), 9, numpy.int8)
    assert env.observe(seen) is seen
    assert (seen == env.observe()).all()
    assert env.observe(counts) is counts
    assert ((counts == 0) == (seen == 0)).all()
    assert env.mask(masks) is masks
    assert set(masks.flat) == {0, 1}
    with pytest.raises(ValueError, match=r"\(4, 467\) of float32"):
        env.observe(numpy.zeros((4, 467)))
    with pytest.raises(ValueError, match=r"\(4, 780\)"):
        env.mask(masks[:2])


@pytest.mark.parametrize("count", [1, 16, 21])
def test_short_rows_are_the_same_in_an_array_of_any_shape(count: int) -> None:
    env = BatchEnv("footclub", count)
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.sample())
    states = env._batch.states
    expected = [state.view(state.to_act()[0]).observe() for state in states]
    wide = numpy.full((count, 60), numpy.nan, numpy.float32)
    assert (env.observe() == numpy.array(expected, numpy.float32)).all()
    assert (env.observe(wide[:, 5:55]) == env.observe()).all()
    assert numpy.isnan(wide[:, :5]).all()
    assert numpy.isnan(wide[:, 55:]).all()


def test_a_slot_deals_the_games_of_its_seed_however_many_they_are() -> None:
    env = BatchEnv("footclub", 2)
    wrong = [30, 30]  # more Supporters than anybody has: it ends the game
    for slot in range(2):
        numbers = numpy.random.default_rng(5 + slot)
        env.reset(seed=5)
        for _ in range(40):
            chance = FastChance(int(numbers.integers(2**63)))
            dealt = env.game.setup(env.options, chance)
            assert env._batch.states[slot].position() == dealt.position()
            env.step(wrong, forgive=True)


def test_what_cannot_be_played_is_refused_and_plays_nothing() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        BatchEnv("footclub", 0)
    with pytest.raises(ValueError, match="there is no seat 2"):
        BatchEnv("footclub", 2, opponents="uniform", seat=2)
    with pytest.raises(ValueError, match="there are: moves, list"):
        BatchEnv("footclub", 2, actions="factored")
    env = BatchEnv("footclub", 2)
    for early in (lambda: env.step([0, 0]), env.observe, env.mask, env.sample):
        with pytest.raises(ValueError, match="call reset"):
            early()
    with pytest.raises(ValueError, match="2 seeds are needed"):
        env.reset(seed=[1])
    env.reset(seed=[1, None])
    before = env.observe()
    illegal = [int(env.sample()[0]), int(env.mask()[1].argmin())]
    with pytest.raises(ValueError, match=f"action {illegal[1]} is not legal in slot 1"):
        env.step(illegal)
    with pytest.raises(ValueError, match="2 actions are needed"):
        env.step([0])
    assert (env.observe() == before).all()
    seat = int(env.seats[1])
    gained, over = env.step(illegal, forgive=True)
    assert over.tolist() == [False, True]
    assert gained[1, seat] == -1
    assert gained[1].sum() == -1


def test_a_factored_action_means_the_same_in_every_step() -> None:
    game = registry.game("trench-club")
    assert kinds_of_actions(game) == ["factored", "list"]
    actions = action_space(game)
    assert isinstance(actions, FactoredActions)
    chance = FastChance(3)
    state = game.setup(game.options({"armistice": 1}), chance)
    kinds: dict[int, set[str]] = {}
    for _ in range(400):
        if state.over():
            break
        seat = state.to_act()[0]
        moves = state.legal(seat)
        move = chance.choose(moves)
        taken = actions.actions(state, moves, move)
        picked: list[int] = []
        made = -1
        for action in taken:
            assert made < 0
            legal = actions.legal(state, moves, picked)
            assert legal == sorted(legal)
            assert action in legal
            made = actions.move(state, moves, picked, action)
            picked.append(action)
        assert made in moves
        assert actions.factors(state, made) == actions.factors(state, move)
        # The words of a kind begin the notation of each of its moves.
        kind = actions.factors(state, move)[2]
        kinds.setdefault(kind, set()).add(game.notation(move).split()[0])
        assert actions.name(kind).split()[1] == game.notation(move).split()[0]
        state.apply(seat, move, chance)
    assert len(kinds) > 5
    assert all(len(words) == 1 for words in kinds.values())


def test_every_factored_action_has_a_name_of_its_own() -> None:
    actions = action_space(registry.game("trench-club"))
    assert isinstance(actions, FactoredActions)
    names = [actions.name(action) for action in range(actions.count)]
    assert len({name for name in names if name != "kind: not used"}) >= actions.count - 1
    with pytest.raises(ValueError, match="there is no action"):
        actions.name(actions.count)


def test_too_many_legal_moves_for_a_list_are_an_error() -> None:
    with pytest.raises(OverflowError, match="more than 16384"):
        ListActions().legal(
            registry.game("footclub").setup(registry.game("footclub").options({}), FastChance(1)),
            list(range(20000)),
            [],
        )


def test_the_lines_of_the_page_run() -> None:
    page = (ROOT / "docs" / "adapters.md").read_text("utf-8")
    part = page.split("## Many games at once")[1]
    lines = part.split("```python\n")[1].split("```")[0]
    found: dict[str, Any] = {}
    exec(lines.replace("1024", "8"), found)
    assert found["observations"].shape == (8, 50)
    assert (found["masks"] == found["env"].mask()).all()
