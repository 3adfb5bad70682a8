"""Guided games: scenarios with words, fit for a person to play."""

from __future__ import annotations

import pytest

from tablee.kernel.documents import Faults, GuidedLine, GuidedWords, Scenario
from tablee.kernel.guided import guided_game


def scenario(script: str, seat: int | None = 0) -> Scenario:
    return Scenario(title="A lesson", game="les-poilus", script=script, seat=seat, setup=[1])


def test_words_stand_before_the_move_they_explain_and_name_message_parts_and_rules() -> None:
    found = guided_game(
        scenario(
            """
            # what is only for the test is left out
            > hello
            > first @hand @card:5 P3.2 P3.8
            0 play 5 | play 6 < 17
            = trials 20
            1 withdraw ! fragile
            1 play 7
            > farewell P4.5
            """
        )
    )
    assert found.words == [
        GuidedWords(after=0, say="les-poilus-guided-hello"),
        GuidedWords(
            after=0,
            say="les-poilus-guided-first",
            points=["hand", "card:5"],
            rules=["P3.2", "P3.8"],
        ),
        GuidedWords(after=2, say="les-poilus-guided-farewell", rules=["P4.5"]),
    ]
    assert found.lines == [
        GuidedLine(seat=0, moves=["play 5", "play 6"], draws=[17]),
        GuidedLine(seat=1, moves=["play 7"]),
    ]
    assert (found.seat, found.setup) == (0, [1])


@pytest.mark.parametrize(
    ("script", "field", "message"),
    [
        ("> hi\n0 play 5", "script", "ends without a word"),
        ("> hi\n0 undo\n> bye", "line 2 of the script", "nothing is undone"),
        ("> hi\nplay 5\n> bye", "line 2 of the script", "must be a seat, a move"),
        (">\n> bye", "line 1 of the script", "begin with the name of a message"),
        ("> @hand\n> bye", "line 1 of the script", "begin with the name of a message"),
        ("", "script", "ends without a word"),
    ],
)
def test_a_script_that_is_not_fit_is_refused_with_the_line(
    script: str, field: str, message: str
) -> None:
    with pytest.raises(Faults) as refused:
        guided_game(scenario(script))
    fault = refused.value.faults[0]
    assert fault.field == field
    assert message in fault.message


def test_a_scenario_without_a_persons_seat_is_no_guided_game() -> None:
    with pytest.raises(Faults, match="says who the person is"):
        guided_game(scenario("> hi", seat=None))
