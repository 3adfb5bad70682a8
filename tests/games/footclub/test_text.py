"""A match in sentences."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import BLUE, RED, pitch

from tablee.games.footclub.game import GAME
from tablee.kernel.state import SPECTATOR
from tablee.texts import LANGUAGES, Texts

NAMES = ["Ada", "Bob"]


def test_the_table_and_the_hand_are_told_in_english() -> None:
    match = pitch("bonus", turn=8, blue=["tackle", "tackle", "offensive_support"], red=["pressing"])
    narrator = GAME.narrator(Texts("en").say, NAMES)
    view = match.match.view(BLUE)
    told = narrator.look(view)
    assert told[:4] == [
        "Turn 8 of 8.",
        "Ada 0–0 Bob.",
        "Ada has the ball.",
        "Ada attacks with a bonus of −2.",
    ]
    assert told[4].startswith("Ada: 5 Supporters in play, 3 cards in hand, 0 in the pile")
    assert narrator.hand(view) == ["Your hand: 2 × Tackle, Offensive Support."]
    assert narrator.odds(view)[:2] == [
        "An attack of Ada at −2: 22.2 % (2/9) for a goal.",
        "After Offensive Support: 50 % (1/2) for a goal.",
    ]
    assert narrator.odds(view)[-1] == "Bob holds Pressing with 100 % (1 unseen)."
    assert narrator.move_notes(view)[0] == "goal: 22.2 % (2/9)"
    assert narrator.hand(match.match.view(SPECTATOR)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_rule_and_a_secret_choice_are_told_in_every_language(language: str) -> None:
    narrator = GAME.narrator(Texts(language).say, NAMES)
    match = pitch("offensive", turn=8, options={"shoot_out": True})
    match.does(BLUE, "keep", *[1, 6, 6, 1] * 5)
    assert match.outcome is not None
    assert narrator.outcome(match.outcome)
    assert len(narrator.look(match.match.view(RED))) == 7
    assert all(narrator.event(event) for event in match.match.log(SPECTATOR))
    choice = pitch("supporters", blue=["supporters"])
    choice.does(BLUE, "supporters place")
    assert len(narrator.hand(choice.match.view(BLUE))) == 2
    refusal = choice.match.refuse(BLUE, GAME.parse("supporters none"))
    assert refusal is not None
    assert "Bob" in narrator.refusal(refusal)
    for seat in (BLUE, RED, SPECTATOR):
        assert narrator.prompt(choice.prompt(seat))
