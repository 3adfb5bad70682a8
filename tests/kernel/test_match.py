"""The one door: what a table refuses, takes back and remembers, whatever the game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.les_poilus.tables import Seated, table

from tablee.games import registry
from tablee.games.les_poilus.game import GAME
from tablee.kernel.chance import ChanceError, FastChance
from tablee.kernel.documents import Faults, Refusal, SeatDocument
from tablee.kernel.kinds import TABLE_REFUSALS
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.record import replay


def new_match() -> Match:
    """A table of three before its first mission."""
    return Match(GAME, GAME.options({"players": 3, "leader": 0}), FastChance(1))


def refused(answer: LogLine | Refusal | None) -> tuple[str, str, dict[str, Any]]:
    """The code, the rule and the arguments of a refusal."""
    assert isinstance(answer, Refusal)
    return answer.code, answer.rule, answer.args


def everything(match: Match) -> tuple[bytes, bytes, list[dict[str, Any]]]:
    """The whole state, the record and what seat 0 has been told."""
    encode = msgspec.json.encode
    return encode(match.position()), encode(match.record()), match.log(0)


def speech() -> Seated:
    """A table of four at which seat 0 has just made a speech about the night."""
    seated = table(4, tokens={0: 1}, hands={1: [1, 2], 2: [3, 5], 3: [6, 8]})
    seated.does(0, "speech night")
    return seated


# ---- making a move ---------------------------------------------------------------------------


@pytest.mark.rule("K1.1")
@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a_seat_that_does_not_exist_can_neither_move_nor_undo(seat: int) -> None:
    match = new_match()
    expected = ("no-such-seat", "K1.1", {"seat": seat, "seats": 3})
    assert refused(match.play(seat, 3)) == expected
    assert refused(match.undo(seat)) == expected


@pytest.mark.rule("K1.2")
@pytest.mark.parametrize("line", [0, 2])
def test_a_move_on_old_news_is_stale(line: int) -> None:
    seated = table(hands={0: [1], 1: [2]})
    seated.does(0, "play 1")
    before = everything(seated.match)
    expected = ("stale", "K1.2", {"expected": line, "actual": 1})
    assert refused(seated.match.play(1, GAME.parse("play 2"), line)) == expected
    assert refused(seated.match.undo(0, line)) == expected
    assert everything(seated.match) == before
    assert isinstance(seated.match.play(1, GAME.parse("play 2"), 1), LogLine)


@pytest.mark.rule("K1.2")
@pytest.mark.parametrize(
    ("name", "options"),
    [("les-poilus", {"players": 5}), ("footclub", {}), ("trench-club", {"players": 4})],
)
def test_answers_to_one_question_may_cross(name: str, options: dict[str, Any]) -> None:
    """Whoever is asked at the same time as others need not have heard what they answered."""
    game = registry.game(name)
    crossed = 0
    for seed in range(20):
        match, picks = Match(game, game.options(options), FastChance(seed)), FastChance(seed)
        while not match.outcome() and crossed < 5:
            seen, asked = match.line, match.to_act()
            offered = {seat: match.legal(seat) for seat in asked}
            for seat in reversed(asked):
                if match.legal(seat) != offered[seat]:
                    continue
                move = picks.choose(offered[seat])
                assert isinstance(match.play(seat, move, seen), LogLine)
                crossed += match.line > seen + 1
                if seat in match.to_act():
                    # The same seat in another window has not heard of it.
                    assert refused(match.play(seat, move, seen))[0] == "stale"
    assert crossed >= 5


@pytest.mark.rule("K1.2")
def test_an_undo_in_between_is_news() -> None:
    game = registry.game("footclub")
    match = Match(game, game.options({}), FastChance(1))
    while len(match.to_act()) < 2:
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    seen, (first, second) = match.line, match.to_act()
    match.play(first, match.legal(first)[0])
    match.undo(first)
    assert refused(match.play(second, match.legal(second)[0], seen))[0] == "stale"


@pytest.mark.rule("K1.2")
def test_a_surrender_does_not_wait_for_news() -> None:
    game = registry.game("trench-club")
    match = Match(game, game.options({}), FastChance(1))
    surrender = game.parse("surrender")
    for _ in range(4):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    assert refused(match.play(0, surrender, match.line + 1))[0] == "stale"
    assert isinstance(match.play(0, surrender, 1), LogLine)


@pytest.mark.rule("K1.3")
def test_nothing_is_played_after_the_end() -> None:
    seated = table(trials=0, withdrawn={1: None, 2: None})
    seated.does(0, "withdraw left")
    assert seated.match.to_act() == []
    assert refused(seated.match.play(0, GAME.parse("intensity 1"))) == ("game-over", "K1.3", {})


@pytest.mark.rule("K1.4")
@pytest.mark.parametrize("move", [-1, 0, 64, 127, 198, 250, 780, 10**6, 10**30])
def test_a_number_that_is_no_move_is_unknown(move: int) -> None:
    match = new_match()
    before = everything(match)
    for seat in range(3):
        assert refused(match.play(seat, move)) == ("unknown-move", "K1.4", {"move": move})
    assert everything(match) == before


@pytest.mark.rule("K1.5")
def test_nothing_is_half_applied_when_chance_fails_midway() -> None:
    seated = table(phase="intensity", trials=9)
    before = everything(seated.match)
    with pytest.raises(ChanceError):
        seated.does(0, "intensity 2", 11, 12, 13)
    assert everything(seated.match) == before
    seated.does(0, "intensity 2", 11, 12, 13, 21, 22, 23)
    [entry] = seated.match.record().entries
    assert len(entry.draws) == 6


@pytest.mark.rule("K1.5")
def test_a_refused_move_changes_nothing() -> None:
    seated = table(hands={0: [1]})
    before = everything(seated.match)
    assert isinstance(seated.match.play(0, GAME.parse("play 2")), Refusal)
    assert isinstance(seated.match.play(1, GAME.parse("play 1")), Refusal)
    assert everything(seated.match) == before


def test_as_many_people_as_seats_sit_down() -> None:
    with pytest.raises(Faults, match="seats: must be 3, one a player, not 2"):
        Match(GAME, GAME.options({"players": 3}), FastChance(1), [SeatDocument("Ada")] * 2)


def test_a_position_must_be_of_the_table_it_is_laid_on() -> None:
    position = table(3).position
    with pytest.raises(Faults, match=r"position\.options: are not the options of this table"):
        Match(GAME, GAME.options({"players": 4}), FastChance(1), position=position)


# ---- taking it back --------------------------------------------------------------------------


@pytest.mark.rule("K2.1")
def test_a_seat_takes_back_its_own_last_move_and_then_the_one_before() -> None:
    seated = table(withdrawn={1: None, 2: None}, tokens={0: 1}, land=[1], hands={0: [11]})
    states = [seated.position]
    for move in ("speech night", "charm 1"):
        seated.does(0, move)
        states.append(seated.position)
    for undone in (2, 1):
        line = seated.match.undo(0)
        assert isinstance(line, LogLine)
        assert (line.undo, line.move) == (undone, -1)
        assert seated.position == states[undone - 1]
    assert refused(seated.match.undo(0)) == ("nothing-to-undo", "K2.1", {})


@pytest.mark.rule("K2.1")
def test_nobody_takes_back_the_move_of_another() -> None:
    seated = table(hands={0: [1]})
    seated.does(0, "withdraw left")
    assert refused(seated.match.undo(1)) == ("nothing-to-undo", "K2.1", {})


@pytest.mark.rule("K2.1")
def test_after_an_undo_the_seat_moves_again() -> None:
    seated = table(hands={0: [1]})
    seated.does(0, "withdraw left")
    seated.match.undo(0)
    seated.does(0, "withdraw right")
    assert seated.position["places"][0]["laid"] == "right"
    assert seated.match.line == 3


@pytest.mark.rule("K2.2")
def test_what_was_drawn_cannot_be_undone() -> None:
    seated = table(phase="intensity", trials=3)
    seated.does(0, "intensity 1", 11, 12, 13)
    assert refused(seated.match.undo(0)) == ("undo-drawn", "K2.2", {"seq": 1})


@pytest.mark.rule("K2.2")
def test_what_was_revealed_cannot_be_undone() -> None:
    seated = table(hands={0: [1]})
    seated.does(0, "play 1")
    assert refused(seated.match.undo(0)) == ("undo-revealed", "K2.2", {"seq": 1})


@pytest.mark.rule("K2.2")
def test_a_later_draw_or_revelation_closes_what_came_before() -> None:
    seated = table(hands={0: [1], 1: [2], 2: [20]})
    seated.does(0, "withdraw left")
    seated.does(1, "play 2")
    assert refused(seated.match.undo(0)) == ("undo-revealed", "K2.2", {"seq": 2})
    trapped = table(hands={0: [1], 1: [20]})
    trapped.does(0, "withdraw left")
    trapped.does(1, "play 20", 21)
    assert refused(trapped.match.undo(0)) == ("undo-drawn", "K2.2", {"seq": 2})


@pytest.mark.rule("K2.3")
def test_a_move_that_others_built_upon_stays() -> None:
    seated = table(hands={0: [1]})
    seated.does(0, "withdraw left")
    seated.does(1, "withdraw left")
    before = everything(seated.match)
    assert refused(seated.match.undo(0)) == ("undo-others-moved", "K2.3", {"seq": 2})
    assert everything(seated.match) == before
    assert isinstance(seated.match.undo(1), LogLine)
    assert isinstance(seated.match.undo(0), LogLine)


@pytest.mark.rule("K2.3")
def test_simultaneous_answers_are_undone_independently() -> None:
    seated = speech()
    seated.does(2, "answer 3")
    seated.does(1, "answer 1")
    assert isinstance(seated.match.undo(2), LogLine)
    assert [seat["answer"] for seat in seated.position["seats"]] == [
        "not asked",
        1,
        "asked",
        "asked",
    ]
    seated.does(2, "answer none")
    assert isinstance(seated.match.undo(1), LogLine)
    seated.does(1, "answer 2")
    seated.does(3, "answer none")
    assert seated.position["discard"] == [2]
    assert refused(seated.match.undo(3)) == ("undo-revealed", "K2.2", {"seq": 8})


@pytest.mark.rule("K2.3")
def test_a_speech_that_somebody_has_answered_stays() -> None:
    seated = speech()
    seated.does(2, "answer 3")
    assert refused(seated.match.undo(0)) == ("undo-others-moved", "K2.3", {"seq": 2})
    seated.match.undo(2)
    assert isinstance(seated.match.undo(0), LogLine)
    assert seated.position["seats"][0]["tokens"] == 1


@pytest.mark.rule("K2.4")
def test_by_leave_of_the_others_their_moves_go_too() -> None:
    seated = speech()
    start = table(4, tokens={0: 1}, hands={1: [1, 2], 2: [3, 5], 3: [6, 8]}).position
    seated.does(2, "answer 3")
    seated.does(1, "answer none")
    line = seated.match.undo_with_others(0)
    assert isinstance(line, LogLine)
    assert seated.position == start
    assert [line.undo for line in seated.match.lines] == [0, 0, 0, 3, 2, 1]
    assert refused(seated.match.undo_with_others(0)) == ("nothing-to-undo", "K2.1", {})


@pytest.mark.rule("K2.4", "K2.2")
def test_even_by_leave_nothing_is_unlearnt() -> None:
    seated = table(hands={0: [1], 1: [2]})
    seated.does(0, "withdraw left")
    seated.does(1, "play 2")
    assert refused(seated.match.undo_with_others(0)) == ("undo-revealed", "K2.2", {"seq": 2})


@pytest.mark.rule("K2.6")
def test_undone_moves_stay_in_the_log_and_in_the_record() -> None:
    seated = table(hands={0: [1]})
    seated.does(0, "withdraw left")
    seated.match.undo(0)
    seated.does(0, "withdraw right")
    told = [(line["seq"], line["event"], "undone" in line) for line in seated.match.log(1)]
    assert told == [(1, "withdrew", True), (2, "undone", False), (3, "withdrew", False)]
    record = seated.match.record()
    assert [(entry.move, entry.undo) for entry in record.entries] == [
        ("withdraw left", 0),
        ("", 1),
        ("withdraw right", 0),
    ]
    assert replay(record, GAME).position() == seated.match.position()


def test_every_refusal_of_the_table_has_a_rule_of_its_own_page() -> None:
    assert {kind.rule[:2] for kind in TABLE_REFUSALS} == {"K1", "K2"}


def test_the_log_goes_on_from_where_somebody_has_read() -> None:
    seated = table(hands={0: [1], 1: [11]})
    seated.does(0, "play 1")
    seated.does(1, "play 11")
    assert seated.match.log(0, since=1) == [
        {"seq": 2, "event": "card-played", "seat": 1, "card": 11},
    ]


def test_a_match_from_a_position_is_played_by_the_rules_of_the_position() -> None:
    footclub = registry.game("footclub")
    options = footclub.options({})
    for version in footclub.rules_versions:
        start = Match(footclub, options, FastChance(1), rules=version)
        position = msgspec.to_builtins(start.position())
        laid = Match(footclub, options, FastChance(1), position=position)
        assert (laid.rules, laid.record().rules) == (version, version)
        with pytest.raises(Faults, match=f"one of rules {version}"):
            Match(footclub, options, FastChance(1), rules=3 - version, position=position)
    with pytest.raises(Faults, match="knows only 1, 2"):
        Match(footclub, options, FastChance(1), rules=7)
