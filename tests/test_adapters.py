"""Our games in other projects' interfaces, judged by those projects' own suites."""

from __future__ import annotations

import importlib
import json
import runpy
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts import spaces
from tests.left_out import leave_out

from tablee.games import registry
from tablee.kernel import COMPILED
from tablee.kernel.chance import FastChance
from tablee.kernel.observation import observation_size
from tablee.kernel.state import SPECTATOR

ROOT = Path(__file__).parents[1]
#: Small tables, so that the suites are quick.
SMALL: dict[str, dict[str, Any]] = {
    "les-poilus": {"players": 3, "difficulty": "recruit"},
    "footclub": {},
    "trench-club": {"armistice": 1},
}


def needed(name: str) -> Any:
    """A module of another project; where it is missing, the test is left out, and says so."""
    try:
        return importlib.import_module(name)
    except ImportError:
        leave_out(f"{name} is not installed")


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """The suites warn of what is our choice: a dictionary with a mask, numbers from 0 to 1."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", registry.names())
def test_observations_have_their_documented_size_and_lie_between_0_and_1(name: str) -> None:
    game = registry.game(name)
    chance = FastChance(3)
    state = game.setup(game.options(SMALL[name]), chance)
    size = observation_size(game.observation)
    for _ in range(200):
        for seat in (*range(state.seat_count()), SPECTATOR):
            numbers = state.view(seat).observe()
            assert len(numbers) == size
            assert all(0.0 <= number <= 1.0 for number in numbers)
        if state.over():
            break
        seat = state.to_act()[0]
        state.apply(seat, chance.choose(state.legal(seat)), chance)


def test_every_action_observation_and_parameter_is_documented_as_the_code_has_it() -> None:
    page = (ROOT / "docs" / "spaces.md").read_text("utf-8")
    assert page == spaces.page(), "write it anew: PYTHONPATH=src python -m scripts.spaces"
    for name in spaces.OWN_GAMES:
        game = registry.game(name)
        for part in game.observation:
            assert f"| `{part.name}` | {part.most} | {part.meaning} |" in page
        for option in game.options_type.__struct_fields__:
            assert f"| `{option}` |" in page


@pytest.mark.parametrize("name", registry.names())
def test_what_a_seat_may_not_know_is_not_in_its_observation(name: str) -> None:
    game = registry.game(name)
    chance = FastChance(5)
    state = game.setup(game.options(SMALL[name]), chance)
    for _ in range(60):
        if state.over():
            break
        for seat in range(state.seat_count()):
            view = state.view(seat)
            other = view.sample(chance)
            assert other.view(seat).observe() == view.observe()
        seat = state.to_act()[0]
        state.apply(seat, chance.choose(state.legal(seat)), chance)


@pytest.mark.parametrize("name", registry.names())
def test_pettingzoos_suite(name: str) -> None:
    pettingzoo = needed("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from tablee.adapters.pettingzoo import env

    cycles = 60 if name == "trench-club" else 400
    api_test(env(name, SMALL[name]), num_cycles=cycles)
    seed_test(lambda: env(name, SMALL[name]), num_cycles=cycles)
    print(f"{name}: seed_test")
    made = pettingzoo.make("aec", f"tablee/{name}-v0", options=SMALL[name], render_mode="ansi")
    made.reset(seed=1)
    assert len(made.render()) > 50


def test_an_illegal_action_ends_a_game_of_pettingzoo_for_its_agent() -> None:
    needed("pettingzoo")
    from tablee.adapters.pettingzoo import env

    made = env("footclub")
    made.reset(seed=1)
    mask = made.last()[0]["action_mask"]
    made.step(int(mask.argmin()))
    assert made.last()[2]
    assert min(made.rewards.values()) == -1


@pytest.mark.parametrize("name", registry.names())
def test_gymnasiums_suite(name: str) -> None:
    gymnasium = needed("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from tablee.adapters.gymnasium import NAMES

    made = gymnasium.make(f"tablee/{NAMES[name]}-v0", options=SMALL[name], opponents="uniform")
    check_env(made.unwrapped, skip_render_check=True)
    print(f"{name}: check_env")
    observation, _ = made.reset(seed=4)
    again, _ = made.reset(seed=4)
    assert (observation["observation"] == again["observation"]).all()
    for _ in range(400):
        mask = observation["action_mask"]
        observation, reward, ended, _, info = made.step(int(mask.argmax()))
        assert "illegal" not in info
        if ended:
            assert -1 <= reward <= 1
            break


def test_nothing_can_be_played_in_gymnasium_after_an_illegal_action() -> None:
    gymnasium = needed("gymnasium")
    importlib.import_module("tablee.adapters.gymnasium")  # registers the games
    made = gymnasium.make("tablee/FootClub-v0", opponents="uniform")
    observation, _ = made.reset(seed=1)
    mask = observation["action_mask"]
    _, reward, ended, _, info = made.step(int(mask.argmin()))
    assert (reward, ended, info["illegal"]) == (-1, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        made.step(int(mask.argmax()))
    made.reset(seed=1)
    assert not made.step(int(mask.argmax()))[2]


def test_openspiel_refuses_draws_and_options_that_cannot_be() -> None:
    pyspiel = needed("pyspiel")
    importlib.import_module("tablee.adapters.openspiel")  # registers the games
    for short in ("tablee_les_poilus", "tablee_footclub"):
        state = pyspiel.load_game(short).new_initial_state()
        assert state.is_chance_node()
        with pytest.raises(ValueError, match="a draw is from 0 to"):
            state.apply_action(len(state.chance_outcomes()))
    with pytest.raises(ValueError, match="players is a parameter of its own"):
        pyspiel.load_game("tablee_les_poilus", {"options": '{"players": 3}'})
    with pytest.raises(msgspec.ValidationError):
        pyspiel.load_game("tablee_les_poilus", {"options": "[1]"})


@pytest.mark.long
@pytest.mark.parametrize("name", registry.names())
def test_openspiels_suite(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pyspiel = needed("pyspiel")
    from open_spiel.python.algorithms import generate_playthrough

    # Rounding one number of an observation after the other took nine tenths of the time.
    monkeypatch.setattr(generate_playthrough, "round", lambda value, _: float(value), raising=False)

    importlib.import_module("tablee.adapters.openspiel")  # registers the games

    options = {k: v for k, v in SMALL[name].items() if k != "players"}
    players = SMALL[name].get("players", 2)
    short = f"tablee_{name.replace('-', '_')}"
    game = pyspiel.load_game(short, {"players": players, "options": json.dumps(options)})
    sims = 3 if COMPILED and name != "trench-club" else 1
    pyspiel.random_sim_test(game, num_sims=sims, serialize=True, verbose=False)
    print(f"{short}: random_sim_test with serialization, {sims} games")
    if name != "trench-club":  # a playthrough of which is as long as a book
        text = generate_playthrough.playthrough(short, None, seed=3)
        assert f"game: {short}" in text
        assert generate_playthrough.playthrough(short, None, seed=3) == text
        print("\n".join(text.splitlines()[:40]))


def test_openspiels_actions_of_trench_club_always_mean_the_same() -> None:
    pyspiel = needed("pyspiel")
    importlib.import_module("tablee.adapters.openspiel")  # registers the games
    names: dict[int, str] = {}
    chance, staged = FastChance(3), 0
    game = pyspiel.load_game("tablee_trench_club(start=tiny)")
    for _ in range(4):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choose([action for action, _ in state.chance_outcomes()]))
                continue
            player, actions = state.current_player(), state.legal_actions()
            for action in actions:
                name = state.action_to_string(player, action)
                assert names.setdefault(action, name) == name
            before = [state.information_state_string(seat) for seat in range(2)]
            state.apply_action(chance.choose(actions))
            if state._picked:
                staged += 1
                assert state.current_player() == player
                assert state.information_state_string(player) != before[player]
                assert state.information_state_string(1 - player) == before[1 - player]
                assert str(state.clone()) == str(state)
    assert staged
    assert len(set(names.values())) == len(names)
    with pytest.raises(ValueError, match="there are: factored, list"):
        pyspiel.load_game("tablee_trench_club(actions=moves)")
    assert pyspiel.load_game("tablee_trench_club(actions=list)").num_distinct_actions() == 16384


def test_openspiels_information_states_tell_no_secrets() -> None:
    pyspiel = needed("pyspiel")
    importlib.import_module("tablee.adapters.openspiel")  # registers the games

    game = pyspiel.load_game("tablee_footclub")
    chance = FastChance(1)
    one, two = game.new_initial_state(), game.new_initial_state()
    first = second = 0
    while first == second:  # until Blue has Supporters to choose
        one, two = game.new_initial_state(), game.new_initial_state()
        while one.is_chance_node():
            outcome = int(chance.below(len(one.chance_outcomes())))
            one.apply_action(outcome)
            two.apply_action(outcome)
        first, second = one.legal_actions()[0], one.legal_actions()[-1]
    one.apply_action(first)
    two.apply_action(second)
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)
    with pytest.raises(RuntimeError, match="player >= 0"):
        one.information_state_string(-1)


def test_the_example_learns_to_beat_chance() -> None:
    needed("gymnasium")
    example = runpy.run_path(str(ROOT / "examples" / "learn_footclub.py"))
    player = example["train"](games=400, batch=100, rate=0.6, seed=1)
    share, error = example["measure"](player, 150, 1_000_000)
    assert share - 2 * error > 0.5


@pytest.mark.parametrize("name", ["les-poilus", "footclub"])
def test_openspiel_samples_states_that_look_the_same_to_a_player(name: str) -> None:
    pyspiel = needed("pyspiel")
    importlib.import_module("tablee.adapters.openspiel")  # registers the games
    game = pyspiel.load_game(f"tablee_{name.replace('-', '_')}")
    chance = FastChance(4)
    state = game.new_initial_state()
    differ = False
    for _ in range(60):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            made = state.resample_from_infostate(player, lambda: chance.below(2**31) / 2**31)
            assert made.information_state_string(player) == state.information_state_string(player)
            assert made.legal_actions() == state.legal_actions()
            differ = differ or made.state.position() != state.state.position()
            actions = state.legal_actions()
        else:
            actions = [action for action, _ in state.chance_outcomes()]
            with pytest.raises(ValueError, match="while a draw is pending"):
                state.resample_from_infostate(0, lambda: 0.5)
        state.apply_action(chance.choose(actions))
    assert differ, "what is hidden was never made up"


@pytest.mark.parametrize("name", ["footclub", "les_poilus"])
def test_openspiels_information_state_tensors_tell_histories_apart_but_no_secrets(
    name: str,
) -> None:
    pyspiel = needed("pyspiel")
    importlib.import_module("tablee.adapters.openspiel")  # registers the games
    game = pyspiel.load_game(f"tablee_{name}")
    chance = FastChance(2)
    state = game.new_initial_state()
    seen: dict[str, str] = {}
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choose([action for action, _ in state.chance_outcomes()]))
            continue
        player = state.current_player()
        tensor = state.information_state_tensor(player)
        assert len(tensor) == game.information_state_tensor_size()
        assert 0 <= min(tensor) <= max(tensor) <= 1
        numbers = f"{player} {tensor}"
        words = f"{player} {state.information_state_string(player)}"
        assert seen.setdefault(numbers, words) == words
        state.apply_action(chance.choose(state.legal_actions()))
    assert len(seen) > 20
    assert not pyspiel.load_game("tablee_trench_club").get_type().provides_information_state_tensor


def test_openspiels_searches_and_samplers_run() -> None:
    """ISMCTS, MCTS and outcome-sampling MCCFR, as OpenSpiel has them."""
    pyspiel = needed("pyspiel")
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

    importlib.import_module("tablee.adapters.openspiel")  # registers the games
    # One turn: sampled iterations walk to the end of the game.
    cards = {"supporters": 5, "placed_attack": 2, "pressing": 2, "tackle": 2}
    game = pyspiel.load_game("tablee_footclub", {"options": json.dumps({"cards": [cards]})})
    chance = FastChance(6)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        actions = state.legal_actions() if not state.is_chance_node() else None
        outcomes = [action for action, _ in state.chance_outcomes()] if actions is None else actions
        state.apply_action(chance.choose(outcomes))
    random = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    searches = (
        ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=random),
        mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=random),
    )
    for bot in searches:
        assert bot.step(state) in state.legal_actions()
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver.average_policy().action_probabilities(state)
