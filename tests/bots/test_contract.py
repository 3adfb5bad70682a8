"""What every computer player promises: reasons, advice, and coming to an end when told to."""

from __future__ import annotations

import time

import pytest

from tablee.bots.advice import find_advice
from tablee.bots.simple import UniformBot
from tablee.deadline import Deadline
from tablee.games import registry
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.documents import Thought, Weighed
from tablee.kernel.kinds import BY_CHANCE, IMAGINED, ONLY_MOVE, RULE_OF_THUMB
from tablee.kernel.state import View
from tablee.texts import LANGUAGES, Texts

GAME = registry.game("les-poilus")


def first_view() -> View:
    state = GAME.setup(GAME.options({"players": 3, "leader": 0}), FastChance(1))
    return state.view(0)


class Weigher(Bot):
    """Weighs every move by its place in the list."""

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:  # noqa: ARG002
        weighed = [Weighed(move, 1.0 - place / 10) for place, move in enumerate(view.moves)]
        return Thought(weighed[0].move, self.reason(view, weighed[0].move, weighed), weighed)


def test_a_bot_that_only_chooses_gives_a_reason_as_well() -> None:
    view = first_view()
    thought = UniformBot().think(view, FastChance(1), Clock())
    assert thought.move == UniformBot().choose(view, FastChance(1))
    assert thought.reason == BY_CHANCE.reason()
    assert thought.weighed == []
    trench_club = registry.game("trench-club")
    view = trench_club.setup(trench_club.options({}), FastChance(1)).view(0)
    bot = trench_club.bot("sensible")
    assert bot.think(view, FastChance(1), Clock()).reason == RULE_OF_THUMB.reason()


def test_where_there_is_one_move_that_is_the_reason() -> None:
    view = first_view()
    del view.moves[1:]
    assert UniformBot().think(view, FastChance(1), Clock()).reason == ONLY_MOVE.reason()


def test_hints_are_the_best_three_moves_in_notation() -> None:
    found = find_advice(GAME.notation, Weigher(), first_view(), FastChance(1), Clock())
    assert [(advised.move, advised.score) for advised in found] == [
        ("intensity 3", 1.0),
        ("intensity 4", 0.9),
        ("intensity 5", 0.8),
    ]


def test_a_hint_has_no_score_where_nothing_was_searched() -> None:
    (only,) = find_advice(GAME.notation, UniformBot(), first_view(), FastChance(1), Clock())
    assert only.score is None


def test_the_only_move_is_the_hint_and_nobody_thinks_about_it() -> None:
    view = first_view()
    del view.moves[1:]
    (only,) = find_advice(GAME.notation, Weigher(), view, FastChance(1), Clock())
    assert (only.move, only.score, only.reason) == ("intensity 3", None, ONLY_MOVE.reason())
    view.moves.clear()
    assert find_advice(GAME.notation, Weigher(), view, FastChance(1), Clock()) == []


def test_a_reason_takes_the_arguments_of_its_kind() -> None:
    with pytest.raises(ValueError, match="imagined"):
        IMAGINED.reason(games=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_every_language(language: str) -> None:
    narrator = GAME.narrator(Texts(language).say, ["Ada", "Ben", "Cleo"])
    assert "120" in narrator.reason(IMAGINED.reason(games=120, percent=55))
    assert narrator.reason(ONLY_MOVE.reason())


def test_a_deadline_passes_or_is_called_off() -> None:
    assert not Deadline(60).is_up()
    assert Deadline(0).is_up()
    off: list[int] = []
    clock = Deadline(60, lambda: bool(off))
    assert not clock.is_up()
    off.append(1)
    assert clock.is_up()
    late = Deadline(0.01)
    time.sleep(0.02)
    assert late.is_up()
