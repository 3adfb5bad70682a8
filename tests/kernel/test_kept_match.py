"""Going on from the middle of a match, and taking back by leave of the others."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games import registry
from tablee.kernel.chance import FastChance, SwitchedChance
from tablee.kernel.documents import KeptMatch, RecordLine, Refusal
from tablee.kernel.match import Match
from tablee.kernel.record import read_record, replay, resume
from tablee.kernel.state import EVERYTHING


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def started(name: str, seed: int) -> tuple[Match, SwitchedChance]:
    game = registry.game(name)
    chance = SwitchedChance(FastChance(seed))
    return Match(game, game.options({}), chance), chance


def resumed(match: Match) -> Match:
    """The same match after its lines were forgotten, by way of the store's bytes."""
    kept = msgspec.json.decode(encoded(match.keep()), type=KeptMatch)
    chance = SwitchedChance(FastChance(99))
    return resume(kept, match.game, match.options, chance, match.seats, match.rules)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("seed", range(3))
def test_a_resumed_match_answers_like_the_one_that_was_kept(name: str, seed: int) -> None:
    match, _ = started(name, seed)
    picks = FastChance(seed, 5)
    while match.to_act() and match.line < 150:
        seat = picks.choose(match.to_act())
        match.play(seat, picks.choose(match.legal(seat)))
        if picks.below(4) == 0:
            match.undo(seat)
        if match.line % 7:
            continue
        again = resumed(match)
        assert again.line == match.line
        assert again.last_mover() == match.last_mover()
        assert encoded(again.position()) == encoded(match.position())
        assert encoded(again.log(EVERYTHING, again.first)) == encoded(
            match.log(EVERYTHING, again.first)
        )
        assert encoded(resumed(again).keep()) == encoded(match.keep())
        for other in range(len(match.seats)):
            assert encoded(again.prompt(other)) == encoded(match.prompt(other))
            undone, undone_here = resumed(match).undo(other), resumed(again).undo(other)
            assert isinstance(undone, Refusal) == isinstance(undone_here, Refusal)
            if isinstance(undone, Refusal):
                assert undone == undone_here


def test_a_resumed_match_does_not_pretend_to_know_what_it_has_forgotten() -> None:
    match, _ = started("les-poilus", 1)
    while match.keep().line < 3:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    again = resumed(match)
    with pytest.raises(ValueError, match="holds no line before"):
        again.record()
    with pytest.raises(ValueError, match="holds no line before"):
        again.log(0)
    with pytest.raises(ValueError, match="without lines"):
        match.go_on_from(3, [], None)


@pytest.mark.rule("K2.5")
@pytest.mark.parametrize("name", registry.names())
def test_taking_back_by_consent_restores_the_position_and_draws_on(name: str) -> None:
    match, _ = started(name, 4)
    picks = FastChance(3)
    positions = [encoded(match.position())]
    while match.line < 30 and match.to_act():
        seat = picks.choose(match.to_act())
        match.play(seat, picks.choose(match.legal(seat)))
        positions.append(encoded(match.position()))
    assert match.outcome() is None
    for line in (25, 11, 1):
        seat = match.lines[line - 1].seat
        back = match.take_back(seat, line, match.line)
        assert not isinstance(back, Refusal)
        assert encoded(match.position()) == positions[line - 1]
        assert match.log(seat, back.line - 1)[0]["event"] == "taken-back"
        before = match.undo(seat)
        assert isinstance(before, Refusal)
        assert before.code in ("undo-taken-back", "undo-drawn", "undo-revealed", "nothing-to-undo")
    record = encoded(match.record())
    again = replay(read_record(msgspec.json.decode(record)), match.game)
    assert encoded(again.record()) == record
    assert encoded(again.position()) == positions[0]


@pytest.mark.rule("K2.5")
def test_only_ones_own_standing_move_is_taken_back_and_nothing_after_the_end() -> None:
    match, _ = started("les-poilus", 2)
    picks = FastChance(8)
    seat = match.to_act()[0]
    match.play(seat, match.legal(seat)[0])
    for wrong_seat, line in (((seat + 1) % 2, 1), (seat, 2), (seat, 0)):
        refused = match.take_back(wrong_seat, line)
        assert isinstance(refused, Refusal)
        assert refused.code == "nothing-to-undo"
    stale = match.take_back(seat, 1, 0)
    assert isinstance(stale, Refusal)
    assert stale.code == "stale"
    nobody = match.take_back(9, 1)
    assert isinstance(nobody, Refusal)
    assert nobody.code == "no-such-seat"
    while match.to_act():
        seat = picks.choose(match.to_act())
        match.play(seat, picks.choose(match.legal(seat)))
    last = match.lines[-1]
    over = match.take_back(last.seat, last.line)
    assert isinstance(over, Refusal)
    assert over.code == "game-over"


def test_an_entry_without_consent_is_written_as_before() -> None:
    assert encoded(RecordLine(3, 0, undo=2)) == b'{"seq":3,"seat":0,"undo":2}'
