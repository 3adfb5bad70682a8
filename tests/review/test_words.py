"""A review in sentences, as a page, and from the command line."""

from __future__ import annotations

import io
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.finished import RECORDS, record_of
from tests.quick_judges import accused_review, quick_judge, quick_review, sentences_of, steps_in

from tablee.cli import main
from tablee.games import registry
from tablee.kernel.documents import Record
from tablee.kernel.game import Game
from tablee.kernel.judge import Judge
from tablee.review import documents, ledger
from tablee.review.carried import carried
from tablee.review.documents import Review
from tablee.review.page import page
from tablee.review.seats import seen_from
from tablee.review.words import Sentences
from tablee.texts import LANGUAGES, Texts

ENDS = ("les-poilus-monument", "footclub-win", "trench-club-destruction")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ENDS)
def test_everything_can_be_said(end: str, language: str) -> None:
    sentences = sentences_of(end, 1, language)
    assert len(sentences.whole()) >= 6
    for line in seen_from(quick_review(end), 1).lines:
        told = sentences.why(line)
        assert told
        assert all("{" not in sentence for sentence in told)


def test_a_mistake_names_both_moves_the_cost_and_the_rule() -> None:
    found = quick_review("les-poilus-monument")
    line = next(line for line in found.lines if line.cost > 0 and line.best_reason is not None)
    accused = msgspec.structs.replace(line, verdict=documents.MISTAKE, cost=0.123)
    sentences = sentences_of("les-poilus-monument", line.seat, "en")
    told = sentences.mistake(1, accused)
    assert told.startswith(f"1. Line {line.line}: ")
    assert "Better: " in told
    assert "12.3 points" in told
    assert f"(rule {line.rule})" in sentences.why(accused)[1]


def test_each_move_of_a_turn_has_a_reason_and_the_turn_one_verdict() -> None:
    sentences = sentences_of("trench-club-destruction", 0, "en")
    turn = next(line for line in quick_review("trench-club-destruction").lines if not line.seat)
    told = sentences.reasons(turn)
    judged = sentences.judged_line(turn)
    verdict = sentences.reasons(msgspec.structs.replace(turn, reason=None, move_reasons={}))
    assert list(verdict) == [judged]
    assert sorted(told) == list(range(turn.line, turn.last + 1))
    assert all(told.values())
    assert [line for line, text in told.items() if text.endswith(verdict[judged])] == [judged]
    other = next(line for line in told if line != judged)
    *others, asked = sentences.why(turn, other)
    assert others == sentences.why(turn)
    assert told[other] in asked


def test_a_decision_is_found_by_any_of_its_lines() -> None:
    sentences = sentences_of("trench-club-destruction", 0, "en")
    turn = quick_review("trench-club-destruction").lines[0]
    assert sentences.find(turn.last) == turn
    assert sentences.find(100_000) is None


def well_formed(text: str) -> list[str]:
    """The elements of a page; fails if they do not close."""
    opened: list[str] = []
    seen: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, _: object) -> None:
            seen.append(tag)
            if tag != "meta":
                opened.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert opened.pop() == tag

        def handle_startendtag(self, tag: str, _: object) -> None:
            seen.append(tag)

    Reader().feed(text)
    assert opened == []
    return seen


def test_the_page_has_a_row_for_each_decision_and_needs_nothing_else() -> None:
    found: Review = quick_review("footclub-win")
    game = registry.game("footclub")
    narrator = game.narrator(Texts("de").say, ["<b>", "B"], 0)
    sentences = Sentences(game, found, steps_in(record_of("footclub-win")), narrator)
    text = page(found, sentences, narrator, "de")
    elements = well_formed(text)
    assert elements.count("tr") == len(found.lines) + 1
    assert "<b>" not in text
    assert "http" not in text
    assert 'lang="de"' in text


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge_of(game: Game) -> Judge:
        return quick_judge(game)

    monkeypatch.setattr(ledger, "judge_of", judge_of)


RECORD = str(RECORDS / "footclub-win.json")


@pytest.mark.usefixtures("quickly")
def test_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert main(["review", RECORD, "--seat", "1", "--lang", "en"]) == 0
    assert "At the end: 100% of a win." in capsys.readouterr().out
    assert main(["review", RECORD, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert (found.format, found.game, found.seat) == ("tablee-review/1", "footclub", 0)
    assert main(["review", RECORD, "--record"]) == 0
    record = capsys.readouterr().out
    carrying = msgspec.json.decode(record, type=Record)
    assert carried(carrying) == found
    # Who wants other luck gets it, whatever the record carries.
    (tmp_path / "game.json").write_text(record, encoding="utf-8")
    asked: list[int] = []

    def review_again(_: Record, seed: int, **_more: Any) -> Review:
        asked.append(seed)
        return found

    with monkeypatch.context() as patched:
        patched.setattr(ledger, "review", review_again)
        for more in ([], ["--seed", "1"], ["--seed", "7"]):
            assert main(["review", str(tmp_path / "game.json"), "--json", *more]) == 0
    assert asked == [1, 7]
    capsys.readouterr()
    older = {**msgspec.to_builtins(found), "judge": "footclub 0"}
    useless: Any
    for useless in ({"format": 1}, [], older):
        assert carried(msgspec.structs.replace(carrying, review=useless)) is None
    # Anybody may have written one: what does not fit the record is made anew.
    first, *others = msgspec.to_builtins(found.lines)
    reasoned = msgspec.to_builtins(next(line for line in found.lines if line.reason))
    reasoned["reason"]["args"]["name"] = "\x1b[2J"  # it would wipe a terminal
    forged_reason = [
        reasoned if one["line"] == reasoned["line"] else one for one in (first, *others)
    ]
    forgeries: tuple[dict[str, Any], ...] = (
        {"luck": 5.0},
        {"start_error": 5.0},
        {"rest_error": -3.0},
        {"rest_error": 60.0},
        {"sides": [0]},
        {"lines": others},
        {"lines": [{**first, "best": "fly"}, *others]},
        {"lines": [{**first, "verdict": "brilliant"}, *others]},
        {"lines": [{**first, "value": 1e308}, *others]},
        {"lines": [{**first, "value": 1.9}, *others]},
        {"lines": [{**first, "value_error": 30.0}, *others]},
        {"lines": [{**first, "plan": ["win"]}, *others]},
        {"lines": [{**first, "options": {"pass": -3.0}}, *others]},
        {"start_error": 0.99},
        {"lines": [{**first, "reason": {"code": "fate", "args": {}}}, *others]},
        {"lines": [{**first, "parts": {"fate": 0.1}}, *others]},
        {"lines": [{**first, "luck": first["luck"] + 0.1}, *others]},
        {"lines": [{**one, "verdict": "mistake"} for one in (first, *others)]},
        {"sides": [1, 0]},
        {"seats": []},
        {"lines": forged_reason},
    )
    for forged in forgeries:
        review = {**msgspec.to_builtins(found), **forged}
        assert carried(msgspec.structs.replace(carrying, review=review)) is None
    running = msgspec.structs.replace(carrying, entries=carrying.entries[:40], result=None)
    assert carried(running) is None
    assert main(["review", RECORD, "--html", "--lang", "fr"]) == 0
    assert 'lang="fr"' in capsys.readouterr().out
    assert main(["review", RECORD, "--why", "5", "--lang", "en"]) == 0
    assert "Line 5" in capsys.readouterr().out


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([RECORD, "--seat", "2"], "--seat: must be 0 to 1, not 2"),
        ([RECORD, "--why", "9999"], "--why: No decision has number 9999."),
        (["-"], "the game is not over"),
    ],
)
def test_complaints(
    arguments: list[str],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = record_of("footclub-win")
    running = msgspec.structs.replace(record, entries=record.entries[:5], result=None)
    typed = io.TextIOWrapper(io.BytesIO(msgspec.json.encode(running)))
    monkeypatch.setattr(sys, "stdin", typed)
    assert main(["review", *arguments, "--lang", "en"]) == 2
    assert complaint in capsys.readouterr().err


def test_a_game_without_a_judge_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unjudged:
        key = "chess"

        def judge(self) -> None:
            return None

    with pytest.raises(ledger.NoJudge, match="chess has no judge"):
        ledger.judge_of(Unjudged())  # type: ignore[arg-type]

    def nobody(game: Game) -> Judge:
        raise ledger.NoJudge(f"{game.key} has no judge")

    monkeypatch.setattr(ledger, "judge_of", nobody)
    assert main(["review", str(Path(RECORD))]) == 2
    assert "footclub has no judge" in capsys.readouterr().err


def test_whoever_gives_up_is_told_what_playing_on_was_worth() -> None:
    sentences = sentences_of("trench-club-surrender", 0, "en")
    (line,) = quick_review("trench-club-surrender").lines
    told = msgspec.structs.replace(line, verdict=documents.MISTAKE)
    assert "To play on was worth" in sentences.why(told)[0]
    assert "to play on was worth" in sentences.reasons(told)[told.line]


def test_of_a_turn_its_parts_are_told() -> None:
    sentences = sentences_of("trench-club-destruction", 0, "en")
    (line,) = accused_review("trench-club-destruction", 0).lines
    plan = msgspec.structs.replace(
        line,
        parts={"plan": 0.136, "purchases": 0.0},
        options={line.best: line.best_score, line.move: line.played_score},
    )
    made, better = sentences.both(plan)
    assert made.startswith("a turn with “")
    assert made.endswith("” (moves and attacks −13.6)")
    assert better.startswith("a turn with “")
    # Moves that both could have been in one turn are nothing to choose between.
    assert sentences.options(msgspec.structs.replace(plan, options={})) == []
    # A question about it does not tell which plan was the worse one.
    assert len(sentences.options(plan)) == 2
    assert not any("−" in text or "a turn" in text for _, text, _ in sentences.options(plan))
    assert not any("(moves and attacks" in said for said in sentences.why(plan)[1:])
    assert sentences.judged_line(plan) in range(plan.line, plan.last + 1)
    bought = msgspec.structs.replace(line, best=line.move, parts={"plan": 0.0, "purchases": 0.05})
    made, better = sentences.both(bought)
    assert made == "this turn (repairs and purchases −5.0)"
    assert better == "other repairs or purchases"
    assert sentences.options(bought) == []


def test_the_better_turn_is_told_as_far_as_it_is_another() -> None:
    sentences = sentences_of("trench-club-destruction", 0, "en")
    (line,) = accused_review("trench-club-destruction", 0).lines
    steps = {step.line: step for step in steps_in(record_of("trench-club-destruction"))}
    game, step = registry.game("trench-club"), steps[line.line]
    made = {steps[number].move for number in range(line.line, line.last + 1) if number in steps}
    other = next(move for move in step.before.legal(step.seat) if move not in made)
    better = msgspec.structs.replace(line, plan=[game.notation(other)])
    assert sum(said.startswith("The better turn does") for said in sentences.why(better)) == 1
    same = msgspec.structs.replace(line, plan=[game.notation(step.move)])
    assert not any(said.startswith("The better turn does") for said in sentences.why(same))
    # What is no move there ends the list, and breaks nothing.
    wrong = msgspec.structs.replace(line, plan=["end turn", *better.plan])
    assert not any(said.startswith("The better turn does") for said in sentences.why(wrong))


def test_what_speaks_for_both_turns_alike_is_said_once() -> None:
    sentences = sentences_of("trench-club-destruction", 0, "en")
    (line,) = accused_review("trench-club-destruction", 0).lines
    reason = next(iter(line.move_reasons.values()))
    alike = msgspec.structs.replace(
        line, reason=reason, best_reason=reason, parts={"plan": 0.1, "purchases": 0.0}
    )
    assert sum(said.startswith("For “") for said in sentences.why(alike)) == 1


def tenths(sentence: str) -> int:
    """The first figure of a sentence after its colon."""
    sign, whole, *tenth = re.search(r": ([+−±]?)(\d+)(?:\.(\d))?[ %]", sentence).groups()  # type: ignore[union-attr]
    return (-1 if sign == "−" else 1) * int(whole + (tenth[0] or "0"))


@pytest.mark.parametrize("end", ENDS)
def test_what_is_told_adds_up_as_it_is_told(end: str) -> None:
    told = sentences_of(end, 0, "en").sums()
    shares = [tenths(line) for line in told if line.startswith("Of these")]
    start, *parts, result = [tenths(line) for line in told if not line.startswith("Of these")]
    assert start + sum(parts) == result
    if end.startswith("les-poilus"):
        assert len(shares) == len(quick_review(end).seats) > 1
        (all_of_them,) = [tenths(line) for line in told if line.startswith("The decisions of all")]
        assert sum(shares) == all_of_them
