"""The sensible player: it finishes games and beats chance."""

from __future__ import annotations

import pytest
from tests.games.trench_club.tables import war

from tablee.bots.playout import play_out
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.state import TrenchClub
from tablee.kernel.chance import FastChance


def played(levels: list[str], seed: int, **options: object) -> TrenchClub:
    """A game between computer players, to its end."""
    state = GAME.setup(GAME.options(options), FastChance(seed))
    assert isinstance(state, TrenchClub)
    bots = [GAME.bot(level) for level in levels]
    play_out(state, bots, FastChance(seed, 1), FastChance(seed, 2), GAME.longest_game)
    return state


@pytest.mark.parametrize("seed", [1, 2])
def test_a_sensible_player_beats_chance_soon(seed: int) -> None:
    state = played(["sensible", "uniform"], seed)
    assert (state.winner, state.round < 40) == (0, True)


def test_sensible_players_finish_a_game_of_four_with_every_option() -> None:
    state = played(
        ["sensible"] * 4, 3, players=4, special_forces=True, victory_points=True, trenches=True,
        special_start=True,
    )  # fmt: skip
    assert state.outcome() is not None
    assert state.round <= 60


def test_a_sensible_player_takes_a_fort_it_stands_before() -> None:
    table = war("germany infantry G3", "france infantry A20")
    choice = GAME.bot("sensible").choose(table.match.view(0), FastChance(1))
    assert GAME.notation(choice) == "capture fort 2 with 0"


def test_a_sensible_player_gathers_fire_where_it_kills() -> None:
    table = war(
        "germany heavy-mortar G6", "germany tank J6", "france infantry K6 damage=4",
        "france infantry K7",
    )  # fmt: skip
    table.does("end movement")
    choice = GAME.notation(GAME.bot("sensible").choose(table.match.view(0), FastChance(1)))
    assert choice == "attack 2 with 0"


def test_a_sensible_player_repairs_before_it_buys() -> None:
    table = war(
        "germany tank fort 2 damage=5 began_in_fort=2", "france infantry A20",
        phase="money", forts={2: "germany"}, nations={"germany": {"bonds": 12}},
    )  # fmt: skip
    choice = GAME.bot("sensible").choose(table.match.view(0), FastChance(1))
    assert GAME.notation(choice) == "repair 0"
