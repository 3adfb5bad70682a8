"""The search finds the known best play of small games, keeps to its budget, and repeats itself."""

from __future__ import annotations

import pytest
from tests.bots.toys import BET, PASS, Kuhn, Nim, Peek, Pennies, PenniesGuide

from tablee.bots.guide import Guide
from tablee.bots.search import Settings
from tablee.bots.search_bot import SearchBot
from tablee.kernel.bot import Clock
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Thought
from tablee.kernel.kinds import IMAGINED, ONLY_MOVE
from tablee.kernel.state import State


def thought(
    state: State,
    settings: Settings,
    seed: int = 1,
    guide: Guide | None = None,
    seat: int | None = None,
) -> Thought:
    seat = state.to_act()[0] if seat is None else seat
    bot = SearchBot(guide or Guide(), settings)
    return bot.think(state.view(seat), FastChance(seed), Clock())


# ---- perfect information ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piles", "best"), [([2, 3, 4], 23), ([1, 2, 2], 1), ([0, 3, 5], 22), ([2, 3], 11)]
)
def test_it_finds_the_only_winning_move_of_nim(piles: list[int], best: int) -> None:
    settings = Settings(4000, depth=12, everyone=True)
    assert thought(Nim(piles), settings).move == best


def test_widening_still_finds_it_though_few_moves_are_tried_at_first() -> None:
    settings = Settings(4000, depth=12, everyone=True, fewest=2, widening=0.5)
    assert thought(Nim([2, 3, 4]), settings).move == 23


def test_a_move_that_wins_at_once_is_expected_to_win() -> None:
    found = thought(Nim([0, 3]), Settings(200, depth=6, everyone=True))
    assert found.move == 13
    assert found.weighed[0].move == 13
    assert found.weighed[0].score == 1.0
    assert all(other.score < 0.5 for other in found.weighed[1:])


# ---- chance -------------------------------------------------------------------------------------


def test_it_knows_that_it_will_see_what_chance_shows() -> None:
    assert thought(Peek(), Settings(600, depth=3)).move == 1
    # Without a tree it cannot use what it sees.
    assert thought(Peek(), Settings(600)).move == 0


# ---- secrets ------------------------------------------------------------------------------------


def share_of_heads(odds: int, seat: int, games: int = 60) -> float:
    heads = 0
    settings = Settings(400, depth=4, mixed=True)
    for seed in range(games):
        heads += thought(Pennies(odds), settings, seed, PenniesGuide(), seat).move
    return heads / games


@pytest.mark.parametrize("seat", [0, 1])
def test_where_it_must_be_unpredictable_it_mixes(seat: int) -> None:
    assert 0.3 < share_of_heads(4, seat) < 0.7


@pytest.mark.parametrize("seat", [0, 1])
def test_it_mixes_in_the_right_proportions(seat: int) -> None:
    assert 0.15 < share_of_heads(2, seat) < 0.5


@pytest.mark.parametrize("seed", range(5))
def test_it_plays_no_dominated_move_in_kuhn_poker(seed: int) -> None:
    settings = Settings(1500, depth=4, mixed=True)
    for card, answer in ((2, BET), (0, PASS)):
        state = Kuhn([1, card])
        state.apply(0, BET, FastChance(0))
        assert thought(state, settings, seed).move == answer


# ---- budgets ------------------------------------------------------------------------------------


class Stopwatch(Clock):
    """Is up when it has been asked so often."""

    def __init__(self, looks: int) -> None:
        self.left = looks

    def is_up(self) -> bool:
        self.left -= 1
        return self.left <= 0


@pytest.mark.parametrize("mixed", [False, True])
def test_it_stops_when_it_is_told_to(mixed: bool) -> None:
    bot = SearchBot(Guide(), Settings(1_000_000, depth=4, everyone=True, mixed=mixed))
    found = bot.think(Nim([3, 4]).view(0), FastChance(1), Stopwatch(3))
    assert found.move in Nim([3, 4]).legal(0)
    assert found.simulations <= 3 * 7


def test_it_keeps_to_its_simulations_and_repeats_itself_for_a_seed() -> None:
    settings = Settings(300, depth=6, everyone=True)
    found = thought(Nim([3, 4, 5]), settings)
    assert found.simulations == 300
    assert thought(Nim([3, 4, 5]), settings) == found
    assert thought(Nim([3, 4, 5]), settings, seed=2) != found


def test_it_gives_its_reason() -> None:
    found = thought(Nim([0, 3]), Settings(200, depth=6, everyone=True))
    assert found.reason == IMAGINED.reason(
        games=sum(one.visits for one in found.weighed), percent=100
    )
    assert thought(Nim([0, 1]), Settings(200)).reason == ONLY_MOVE.reason()
