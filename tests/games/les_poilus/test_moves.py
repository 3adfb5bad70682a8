"""The notation of moves: each has one, and it leads back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.les_poilus.explain import is_move
from tablee.games.les_poilus.game import GAME
from tablee.games.les_poilus.table.moves import MOVE_COUNT

MOVES = [move for move in range(MOVE_COUNT) if is_move(move)]


def test_every_move_has_a_notation_of_its_own_that_leads_back() -> None:
    notations = {GAME.notation(move) for move in MOVES}
    assert len(notations) == len(MOVES)
    assert [GAME.parse(GAME.notation(move)) for move in MOVES] == MOVES


@given(st.integers(-10, MOVE_COUNT + 100))
def test_a_number_has_a_notation_only_if_it_is_a_move(number: int) -> None:
    if is_move(number):
        assert GAME.parse(GAME.notation(number)) == number
    else:
        with pytest.raises(ValueError, match=r"there is no (move|card)|is not a move"):
            GAME.parse(GAME.notation(number))


@given(st.text(alphabet=st.sampled_from(list("abcdeilmnoprstuwy_ 0123456789")), max_size=24))
def test_any_other_text_is_refused_with_a_sentence(text: str) -> None:
    try:
        move = GAME.parse(text)
    except ValueError as error:
        said = str(error)
    else:
        said = "is not a move of Les Poilus"
        assert GAME.notation(move) == " ".join(text.split())
    assert "is not a move of Les Poilus" in said or "there is no card" in said


@pytest.mark.parametrize(
    "text",
    [
        "",
        "answer 0",
        "charm",
        "christmas 12",
        "intensity 0",
        "intensity 03",
        "intensity 64",
        "pass",
        "play",
        "play 0",
        "play 40",
        "play 60",
        "speech gas",
        "support remove 12",
        "support remove fragile mute",
        "support remove mute mute",
        "withdraw drop",
        "withdraw up",
    ],
)
def test_what_is_no_move_is_no_notation(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a move of Les Poilus|there is no card"):
        GAME.parse(text)


def test_spaces_do_not_matter() -> None:
    assert GAME.parse("  withdraw   drop left  right ") == GAME.parse("withdraw drop left right")
