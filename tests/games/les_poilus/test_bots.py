"""The sensible computer player: it does not blunder, and it plays by what it may know."""

from __future__ import annotations

import pytest
from tests.games.les_poilus.tables import setup

from tablee.bots.playout import play_out
from tablee.games.les_poilus.bots.judgement import support_target
from tablee.games.les_poilus.bots.known_cards import known_cards_of
from tablee.games.les_poilus.bots.sensible import SensibleBot
from tablee.games.les_poilus.data import PACKED
from tablee.games.les_poilus.game import GAME
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import THREE_ALIKE, TOP_BITS, VICTORY
from tablee.games.les_poilus.table.moves import CHARM, PLAY
from tablee.kernel.bot import Bot
from tablee.kernel.chance import FastChance


def set_up(players: int, difficulty: str, seed: int) -> tuple[Poilus, FastChance]:
    chance = FastChance(seed)
    options = GAME.options({"players": players, "difficulty": difficulty})
    return setup(options, chance), chance


def wins(level: str, players: int, difficulty: str, games: int) -> int:
    count = 0
    for seed in range(games):
        state, chance = set_up(players, difficulty, seed)
        bots: list[Bot] = [GAME.bot(level) for _ in range(players)]
        play_out(state, bots, chance, FastChance(seed, 1), GAME.longest_game)
        count += state.result == VICTORY
    return count


def fails_at_once(state: Poilus, move: int) -> bool:
    """P3.8: whether a move lays a third identical threat."""
    if not PLAY <= move < CHARM:
        return False
    return (state.active + PACKED[move - PLAY] + THREE_ALIKE) & TOP_BITS != 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_never_lays_a_third_identical_threat_unless_every_move_does(players: int) -> None:
    bot = SensibleBot()
    for seed in range(40):
        state, chance = set_up(players, "veteran", 5000 + seed)
        while not state.over():
            seat = state.to_act()[0]
            move = bot.choose(state.view(seat), chance)
            legal = state.legal(seat)
            assert move in legal
            if fails_at_once(state, move):
                assert all(fails_at_once(state, other) for other in legal)
            state.apply(seat, move, chance)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_moves_the_same_in_every_state_that_looks_the_same(players: int) -> None:
    bot = SensibleBot()
    for seed in range(6):
        state, chance = set_up(players, "normal", 6000 + seed)
        while not state.over():
            seat = state.to_act()[0]
            view = state.view(seat)
            move = bot.choose(view, FastChance(1))
            twin = view.sample(FastChance(seed))
            assert bot.choose(twin.view(seat), FastChance(2)) == move
            state.apply(seat, move, chance)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_friends_point_at_the_same_seat(players: int) -> None:
    bot = SensibleBot()
    for seed in range(10):
        state, chance = set_up(players, "normal", 7000 + seed)
        while not state.over():
            targets = {support_target(known_cards_of(state.view(seat))) for seat in range(players)}
            assert len(targets) == 1
            seat = state.to_act()[0]
            state.apply(seat, bot.choose(state.view(seat), chance), chance)


def test_four_of_them_win_two_in_five_of_their_games_at_normal_difficulty() -> None:
    assert wins("sensible", 4, "normal", 300) >= 120


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_wins_more_than_chance_does(players: int) -> None:
    assert wins("sensible", players, "normal", 60) > wins("uniform", players, "normal", 60)
