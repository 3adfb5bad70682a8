"""The levels of computer players: what they know, what they say, and that they end in time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from benchmarks.strength.open_hands import OpenBelief, OpenHands
from tests.games.les_poilus.tables import setup

from tablee.bots.advice import find_advice
from tablee.bots.levels import LEVELS, YARDSTICKS
from tablee.bots.search_bot import SearchBot
from tablee.games.les_poilus.bots.guide import (
    expected,
    finish_mission,
    networks,
    policy_move,
    worth_searching,
)
from tablee.games.les_poilus.bots.inputs import INPUTS, inputs
from tablee.games.les_poilus.bots.known_cards import known_cards_of
from tablee.games.les_poilus.bots.levels import searching
from tablee.games.les_poilus.data import FIRST_KNOCK, FRENZIED
from tablee.games.les_poilus.game import GAME
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import INTENSITY_PHASE, VICTORY
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import FastChance, ScriptedChance
from tablee.kernel.kinds import BY_CHANCE
from tablee.texts import LANGUAGES, Texts

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva"]


def set_up(players: int, difficulty: str, seed: int) -> tuple[Poilus, FastChance]:
    chance = FastChance(seed)
    options = GAME.options({"players": players, "difficulty": difficulty})
    return setup(options, chance), chance


def views_of_a_game() -> Iterator[PoilusView]:
    """What each seat sees in turn whenever it is to act, in a game by rule of thumb."""
    state, chance = set_up(4, "normal", 8310)
    while not state.over():
        seat = state.to_act()[0]
        yield state.view(seat)
        state.apply(seat, policy_move(state, seat), chance)


def quick(level: str) -> Bot:
    """A level that searches is made to search less here."""
    bot = GAME.bot(level)
    return searching(12) if isinstance(bot, SearchBot) else bot


def test_every_level_and_yardstick_is_made_and_no_other() -> None:
    for level in (*LEVELS, *YARDSTICKS):
        assert GAME.has_bot(level)
        assert isinstance(GAME.bot(level), Bot)
    assert not GAME.has_bot("open-hands")
    with pytest.raises(ValueError, match="there is no level 'genius'; there are: recruit, regular"):
        GAME.bot("genius")


@pytest.mark.parametrize("level", ["recruit", "regular", "veteran", "uniform"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_view_gives_the_same_move_whatever_the_true_state(
    level: str, players: int
) -> None:
    bot = quick(level)
    state, chance = set_up(players, "normal", 8000 + players)
    number = 0
    while not state.over() and number < 60:
        number += 1
        seat = state.to_act()[0]
        view = state.view(seat)
        move = bot.choose(view, FastChance(number))
        twin = view.sample(FastChance(9000 + number))
        assert bot.choose(twin.view(seat), FastChance(number)) == move
        assert move in view.moves
        state.apply(seat, move, chance)


def test_the_levels_that_search_do_so_alike_in_every_state_that_looks_the_same() -> None:
    state, chance = set_up(4, "normal", 8100)
    for number in range(20):
        seat = state.to_act()[0]
        view = state.view(seat)
        if number in (0, 7, 19):
            twin = view.sample(FastChance(number)).view(seat)
            for level in LEVELS:
                thought = GAME.bot(level).think(view, FastChance(1), Clock())
                assert GAME.bot(level).think(twin, FastChance(1), Clock()) == thought
        state.apply(seat, policy_move(state, seat), chance)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_move_has_a_reason_in_every_language(players: int) -> None:
    narrators = [GAME.narrator(Texts(language).say, NAMES) for language in LANGUAGES]
    codes = set()
    for seed in range(4):
        state, chance = set_up(players, "normal", 8200 + seed)
        while not state.over():
            seat = state.to_act()[0]
            view = state.view(seat)
            for move in view.moves:
                reason = GAME.bot("veteran").reason(view, move, [])
                codes.add(reason.code)
                for narrator in narrators:
                    sentence = narrator.reason(reason)
                    assert sentence.endswith("."), sentence
                    assert "{" not in sentence
                    assert "les-poilus-" not in sentence
            state.apply(seat, policy_move(state, seat), chance)
    assert codes <= {kind.code for kind in GAME.reason_kinds} | {"only-move"}
    assert len(codes) > 12


def test_a_hint_names_three_moves_with_their_chances() -> None:
    state, _ = set_up(3, "normal", 8300)
    seat = state.to_act()[0]
    found = find_advice(
        GAME.notation, GAME.bot("captain"), state.view(seat), FastChance(1), Clock()
    )
    assert len(found) == 3
    scores = [advised.score for advised in found if advised.score is not None]
    assert len(scores) == 3
    assert all(0.0 < score < 1.0 for score in scores)
    assert all(advised.reason.code in ("deal-some", "deal-everything") for advised in found)
    # Whatever is compared, the friends can bear the same.
    assert len({advised.reason.args.get("handful", "") for advised in found} - {""}) == 1


def test_a_hint_compares_even_where_only_one_move_is_worth_searching() -> None:
    bot = searching(24)
    compared = 0
    for view in views_of_a_game():
        if len(view.moves) > 1 and len(bot.guide.candidates(view)) == 1:
            compared += 1
            found = find_advice(GAME.notation, bot, view, FastChance(1), Clock())
            assert 2 <= len(found) <= 3
            assert all(advised.score is not None for advised in found)
    assert compared > 3


def test_a_hint_compares_three_where_two_moves_are_worth_searching() -> None:
    bot = searching(24)
    compared = 0
    for view in views_of_a_game():
        if len(view.moves) > 2 and len(bot.guide.candidates(view)) == 2:
            compared += 1
            found = find_advice(GAME.notation, bot, view, FastChance(1), Clock())
            assert len({advised.move for advised in found}) == 3
            first = bot.think(view, FastChance(1), Clock()).move
            assert found[0].move == GAME.notation(first)
            later = [advised.score for advised in found[1:] if advised.score is not None]
            assert later == sorted(later, reverse=True)
    assert compared > 3


def test_a_recruit_whose_mind_wanders_does_not_pretend_to_have_a_reason() -> None:
    state, _ = set_up(3, "normal", 8320)
    view = state.view(state.to_act()[0])
    recruit = GAME.bot("recruit")
    lapse = [0, worth_searching(known_cards_of(view))[1]]
    thought = recruit.think(view, ScriptedChance(lapse), Clock())
    assert thought.move == recruit.choose(view, ScriptedChance(lapse)) == lapse[1]
    assert thought.reason == BY_CHANCE.reason()
    steady = recruit.think(view, ScriptedChance([1]), Clock())
    assert steady.move == GAME.bot("sensible").choose(view, FastChance(1))
    assert steady.reason != BY_CHANCE.reason()


def test_a_reason_to_deal_counts_what_the_frenzied_draws() -> None:
    state, _ = set_up(3, "normal", 8330)
    seat = state.to_act()[0]
    bot = GAME.bot("sensible")
    view = state.view(seat)
    assert isinstance(view, PoilusView)
    plain = int(bot.reason(view, view.moves[0], []).args["count"])
    view.table.knocks[1].append(FRENZIED)
    view.table.knock_bits[1] |= 1 << FRENZIED - FIRST_KNOCK
    view.table.lying |= 1 << FRENZIED - FIRST_KNOCK
    assert bot.reason(view, view.moves[0], []).args["count"] == plain + 2


def test_a_search_comes_to_an_end_when_time_is_up() -> None:
    class Impatient(Clock):
        def __init__(self) -> None:
            self.looks = 0

        def is_up(self) -> bool:
            self.looks += 1
            return self.looks >= 3

    state, _ = set_up(4, "normal", 8400)
    view = state.view(state.to_act()[0])
    thought = GAME.bot("veteran").think(view, FastChance(1), Impatient())
    assert thought.move in view.moves
    assert 0 < thought.simulations < 60


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_before_the_last_mission_the_network_expects_more_of_games_that_are_won(
    players: int,
) -> None:
    network = networks()[players]
    won: list[float] = []
    lost: list[float] = []
    for seed in range(30):
        state, chance = set_up(players, "recruit", 8500 + seed)
        expectations: list[float] = []
        while not state.over():
            assert state.phase == INTENSITY_PHASE
            given = inputs(state)
            assert len(given) == INPUTS
            expectations.append(expected(network, given))
            state.apply(state.turn, policy_move(state, state.turn), chance)
            finish_mission(state, chance)
        (won if state.result == VICTORY else lost).append(expectations[-1])
    assert sum(won) / len(won) > sum(lost) / len(lost) + 0.2


def test_open_hands_imagines_the_real_hands() -> None:
    state, chance = set_up(4, "normal", 8600)
    state.apply(state.turn, policy_move(state, state.turn), chance)
    belief = OpenBelief(state.view(state.turn), state)
    world = belief.world(FastChance(1))
    assert isinstance(world, Poilus)
    assert world.hands == state.hands
    assert sorted(world.unseen) == sorted(state.unseen)


@pytest.mark.parametrize("players", [2, 5])
def test_open_hands_plays_to_the_end(players: int) -> None:
    player = OpenHands(searching(8))
    state, chance = set_up(players, "normal", 8700)
    while not state.over():
        seat = state.to_act()[-1]  # answers to a speech in turn, the last seat's first
        move = player.choose(state, seat, FastChance(1))
        assert move in state.legal(seat)
        state.apply(seat, move, chance)
