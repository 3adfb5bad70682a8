"""The tiny variants: whole trees, solved by OpenSpiel's own algorithms."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from tablee.adapters.tiny import FOOTCLUB, POSITIONS, tiny_tree
from tablee.adapters.tree import Decision, Leaf, Luck, Node, as_efg, outcomes, whole_tree
from tablee.games import registry
from tablee.games.footclub.odds import goal_ways
from tablee.kernel.chance.pausing import hit_weights

pyspiel = pytest.importorskip("pyspiel")
ROOT = Path(__file__).parents[1]


def all_nodes(node: Node) -> list[Node]:
    below = [] if isinstance(node, Leaf) else [n for c in node.nodes for n in all_nodes(c)]
    return [node, *below]


@pytest.mark.parametrize("key", ["les-poilus", "trench-club"])
def test_cfr_comes_near_an_equilibrium(key: str) -> None:
    tree = tiny_tree(key)
    nodes = all_nodes(tree.root)
    assert len(nodes) == tree.nodes
    assert all(sum(node.chances) == 1 for node in nodes if isinstance(node, Luck))
    game = pyspiel.load_efg_game(as_efg(tree))
    solver = pyspiel.CFRSolver(game)
    far = []
    for _ in range(3):
        for _ in range(10):
            solver.evaluate_and_update_policy()
        far.append(pyspiel.nash_conv(game, solver.average_policy()))
    assert far[0] > far[1] > far[2] > 0
    assert far[2] < 0.1


def test_a_seat_has_the_same_moves_wherever_it_knows_the_same() -> None:
    moves: dict[tuple[int, int], list[str]] = {}
    for node in all_nodes(tiny_tree("les-poilus").root):
        if isinstance(node, Decision):
            assert moves.setdefault((node.seat, node.knows), node.moves) == node.moves


def test_a_shot_has_the_chances_of_the_rulebook() -> None:
    attack = {**FOOTCLUB, "phase": "bonus", "mover": 1, "bonus": -2, "accepted": True}
    game = registry.game("footclub")
    state = game.load(attack)
    move = state.legal(1)[0]
    goals = Fraction(0)
    for after, chance in outcomes(state, 1, move):
        if msgspec.to_builtins(after.position())["sides"][0]["goals"]:
            goals += chance
    assert goals == Fraction(goal_ways(-2), 72)


def test_hits_have_the_chances_of_their_dice() -> None:
    assert hit_weights(2, 12, 3) == [81, 54, 9]


def test_a_tree_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="more than 50 nodes"):
        whole_tree("footclub", FOOTCLUB, most_nodes=50)
    with pytest.raises(ValueError, match="no tiny variant"):
        tiny_tree("chess")


@pytest.mark.parametrize("key", list(POSITIONS))
def test_openspiel_plays_from_a_tiny_start(key: str) -> None:
    import numpy
    from open_spiel.python.algorithms import (
        external_sampling_mccfr,
        ismcts,
        mcts,
        outcome_sampling_mccfr,
    )

    from tablee.adapters.openspiel import start_position

    with pytest.raises(ValueError, match="start: write tiny, or a position as JSON"):
        start_position(key, "small")

    game = pyspiel.load_game(f"tablee_{key.replace('-', '_')}", {"start": "tiny"})
    random = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=random)]
    bots += [mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=random)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            player = state.current_player()
            alone = len(state.legal_actions()) == 1
            state.apply_action(state.legal_actions()[0] if alone else bots[player].step(state))
    assert len(state.returns()) == 2
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver.average_policy() is not None
    if key != "trench-club":  # whose throws have more branches than a test has time for
        external = external_sampling_mccfr.ExternalSamplingSolver(game)
        external.iteration()
        assert external.average_policy() is not None


def test_the_lines_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "adapters.md").read_text("utf-8")
    part = page.split("### Tiny variants")[1]
    exec(part.split("```python\n")[1].split("```")[0].replace("range(100)", "range(10)"), {})
    assert 0 < float(capsys.readouterr().out) < 0.2
