"""Advice is told in an order that its figures do not contradict."""

from __future__ import annotations

import pytest
from tests.bots.test_search import Stopwatch
from tests.bots.toys import Weather, WeatherGuide

from tablee.bots.advice import find_advice
from tablee.bots.search import Settings
from tablee.bots.search_bot import SearchBot
from tablee.games import registry
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.documents import Advice, Thought, Weighed
from tablee.kernel.state import View


def advice(guide: WeatherGuide, settings: Settings) -> list[tuple[str, float]]:
    view = Weather().view(0)
    found = find_advice(str, SearchBot(guide, settings), view, FastChance(1), Clock())
    return [(advised.move, round(advised.score or 0.0, 3)) for advised in found]


def test_who_dropped_out_in_fair_weather_is_not_told_with_its_luck() -> None:
    """The first worlds are kind to everybody; those who stay behind there never see the others."""
    guide = WeatherGuide([0.9] * 8 + [0.5] * 92, {0: 0.0, 1: -0.003, 2: -0.2})
    thought = SearchBot(guide, Settings(208)).think(Weather().view(0), FastChance(1), Clock())
    assert [found.visits for found in thought.weighed] == [100, 100, 8]
    assert advice(guide, Settings(208)) == [("0", 0.532), ("1", 0.529), ("2", 0.332)]


def test_a_patient_search_lets_nobody_drop_out() -> None:
    guide = WeatherGuide([0.9] * 8 + [0.5] * 92, {0: 0.0, 1: -0.003, 2: -0.2})
    settings = Settings(300, patient=True)
    thought = SearchBot(guide, settings).think(Weather().view(0), FastChance(1), Clock())
    assert [found.visits for found in thought.weighed] == [100, 100, 100]


def test_what_is_ahead_by_less_than_the_bot_cares_for_is_told_as_equal() -> None:
    """It prefers the guide's first candidate, and so does the list."""
    guide = WeatherGuide([0.5] * 100, {0: 0.0, 1: 0.004, 2: -0.001})
    assert advice(guide, Settings(24, preference=0.005)) == [("0", 0.5), ("1", 0.5), ("2", 0.499)]
    assert [move for move, _ in advice(guide, Settings(24))] == ["1", "0", "2"]


def test_moves_that_the_guide_left_out_meet_with_the_same_weather() -> None:
    guide = WeatherGuide([0.8] * 12 + [0.4] * 100, {0: 0.0, 1: -0.001, 2: -0.01}, first=2)
    assert advice(guide, Settings(24)) == [("0", 0.8), ("1", 0.799), ("2", 0.79)]


def test_a_move_that_the_guide_left_out_comes_first_if_it_is_better_beyond_doubt() -> None:
    guide = WeatherGuide([0.5] * 200, {0: 0.0, 1: -0.1, 2: 0.3}, first=2)
    assert advice(guide, Settings(60)) == [("2", 0.8), ("0", 0.5), ("1", 0.4)]


class Weigher(Bot):
    """Prefers moves of lower score."""

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:  # noqa: ARG002
        weighed = [Weighed(move, place / 10) for place, move in enumerate(view.moves)]
        return Thought(weighed[0].move, self.reason(view, weighed[0].move, weighed), weighed)


def test_nothing_is_told_with_more_than_what_stands_before_it() -> None:
    found = find_advice(str, Weigher(), Weather().view(0), FastChance(1), Clock())
    assert [advised.score for advised in found] == [0.0, 0.0, 0.0]


def is_in_order(found: list[Advice]) -> bool:
    told = [round(100 * advised.score) for advised in found if advised.score is not None]
    return told == sorted(told, reverse=True)


@pytest.mark.parametrize("name", registry.names())
def test_the_figures_of_a_whole_game_go_down(name: str) -> None:
    game = registry.game(name)
    state, chance = game.setup(game.options({}), FastChance(61)), FastChance(62)
    player, adviser = game.bot("sensible"), game.bot(game.levels[-1])
    number = compared = 0
    while state.outcome() is None:
        number += 1
        seat = state.to_act()[0]
        view = state.view(seat)
        if number % 5 == 0 and len(view.moves) > 1:
            found = find_advice(game.notation, adviser, view, FastChance(number), Stopwatch(4))
            assert is_in_order(found), found
            compared += len(found) > 1
        state.apply(seat, player.choose(view, chance), chance, None)
    assert compared > 5
