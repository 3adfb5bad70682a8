"""Moves and their notation."""

from __future__ import annotations

import pytest

from tablee.games.footclub.table import moves


def test_every_move_has_a_notation_that_reads_back() -> None:
    numbers = [move for move in range(moves.MOVE_COUNT) if moves.is_move(move)]
    assert len(numbers) == 30 + 11 + 11 * 11
    assert [moves.parse(moves.notation(move)) for move in numbers] == numbers
    assert len({moves.notation(move) for move in numbers}) == len(numbers)


NO_MOVES = ["", "shoot", "exhaust", "exhaust 0", "exhaust 21", "exhaust 02", "supporters", "PASS"]
NO_MOVES += ["ball to 0", "ball to 12", "ball to 03", "token 1 2", "token 0 to 3", "token 12 to 1"]


@pytest.mark.parametrize("text", [*NO_MOVES, "exhaust " + "9" * 5000, "exhaust 007", "exhaust ²"])
def test_what_is_no_move_is_said_so(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move of FootClub"):
        moves.parse(text)


def test_the_numbers_of_the_first_rules_stay() -> None:
    """Records hold notations, but learners and lab journals may hold numbers."""
    assert moves.parse("exhaust 20") == 30
    assert moves.parse("ball to 1") == moves.BALL == 31
    assert moves.parse("token 10 to 11") == moves.TOKEN + 109 == 151


@pytest.mark.parametrize("move", [-1, moves.EXHAUST, moves.MOVE_COUNT])
def test_a_number_that_is_no_move_has_no_notation(move: int) -> None:
    with pytest.raises(ValueError, match="there is no move number"):
        moves.notation(move)
