"""The words `review`, `worst` and `why 1`, once a game is over."""

from __future__ import annotations

import msgspec
import pytest
from tests.finished import record_of
from tests.quick_judges import sentences_of

from tablee.games import registry
from tablee.kernel.record import replay
from tablee.review import documents
from tablee.review.words import Sentences
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Observed
from tablee.texts import Texts

END = "les-poilus-monument"


def accused() -> Sentences:
    """A review in which seat 0 has a mistake, whatever the figures were."""
    found = sentences_of(END, 0, "en")
    review = found._review
    worst = max((line for line in review.lines if line.best_reason), key=lambda line: line.cost)
    told = msgspec.structs.replace(worst, seat=0, verdict=documents.MISTAKE, cost=0.2)
    lines = [told if line is worst else line for line in review.lines]
    found._review = msgspec.structs.replace(review, lines=lines)
    return found


def say(line: str, review: Sentences | None = None, upto: int | None = None, seat: int = 0) -> str:
    record = record_of(END)
    game = registry.game(record.game)
    match = replay(record, game, upto)
    observed = Observed(
        view=match.view(seat), names=["A", "B", "C", "D"], outcome=match.outcome(), review=review
    )
    return "\n".join(Interpreter(game, Texts("en")).answer(observed, line).lines)


def test_the_words_of_a_review() -> None:
    review = accused()
    assert say("review", review).startswith("At the start: 50.0% of a win (±")
    assert "It cost 20.0 points" in say("worst", review)
    assert "a mistake of 20.0 points" in say("why 1", review)
    assert say("why 9", review) == "No decision has number 9."


@pytest.mark.parametrize("word", ["review", "worst", "why 1"])
def test_there_is_not_always_one(word: str) -> None:
    assert say(word) == "The game is being reviewed; this takes some seconds."
    assert say(word, seat=-1) == "Only who played has a review."
    if word != "why 1":  # then it asks about a move
        assert say(word, upto=5).startswith("The game is not over.")


def test_it_is_worked_out_only_for_who_asks() -> None:
    interpreter = Interpreter(registry.game("les-poilus"), Texts("fr"))
    asks = ["review", "revue", "pires", "why 1", "pourquoi 2"]
    assert all(interpreter.needs(line, remote=False) == "review" for line in asks)
    assert [interpreter.needs(line, False) for line in ("", "log", "why")] == ["", "log", ""]
