"""A line is proposed, and then committed or dropped: what was dropped leaves no trace."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.conformance.games import CASES, RandomGame, case_name
from tests.games.les_poilus.tables import table

from tablee.games import registry
from tablee.games.les_poilus.game import GAME
from tablee.kernel.chance import (
    Chance,
    FairChance,
    FastChance,
    ReplayChance,
    ScriptedChance,
    SwitchedChance,
)
from tablee.kernel.documents import Refusal
from tablee.kernel.lines import LogLine, OutdatedProposal, Proposal
from tablee.kernel.match import Match


def everything(match: Match) -> tuple[bytes, bytes, bytes, list[dict[str, Any]]]:
    """The whole state, the record, what is kept and what seat 0 has been told."""
    documents = (match.position(), match.record(), match.keep())
    first, second, third = (msgspec.json.encode(document) for document in documents)
    return first, second, third, match.log(0)


def proposed(answer: Proposal | Refusal) -> Proposal:
    assert isinstance(answer, Proposal)
    return answer


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_proposals_that_are_dropped_leave_no_trace(case: tuple[str, int]) -> None:
    """Two matches with the same dice: at one of them everything is tried before it is done."""
    played, twin = RandomGame(case, 5), RandomGame(case, 5)
    match, plain, picks = played.match, twin.match, FastChance(8)
    drawn = undone = 0
    while match.to_act() and match.line < 250:
        seat = picks.choose(match.to_act())
        legal = match.legal(seat)
        move = picks.choose(legal)
        if match.line % 7 == 0:
            before = everything(match)
            tried = [proposed(match.propose(seat, picks.choose(legal))) for _ in range(3)]
            again = [proposed(match.propose(seat, move)) for _ in range(2)]
            assert again[0].line.draws == again[1].line.draws
            assert again[0].line.events == again[1].line.events
            drawn += any(one.line.draws for one in tried)
            undone += isinstance(match.propose_undo(seat), Proposal)
            assert everything(match) == before
            made: LogLine | Refusal = match.commit(again[1])
        else:
            made = match.play(seat, move)
        done = plain.play(seat, move)
        assert isinstance(made, LogLine)
        assert isinstance(done, LogLine)
        assert made.draws == done.draws
        if match.line % 5 == 0:
            assert isinstance(match.undo(seat), LogLine) == isinstance(plain.undo(seat), LogLine)
    assert everything(match) == everything(plain)
    assert drawn or undone


def test_a_proposal_holds_only_until_another_line_comes_in() -> None:
    match = table(hands={0: [1, 2], 1: [3]}).match
    outdated = [proposed(match.propose(0, GAME.parse(f"play {card}"))) for card in (1, 2)]
    assert match.commit(outdated[1]).line == 1
    before = everything(match)
    for proposal in outdated:
        with pytest.raises(OutdatedProposal, match="line 1 does not follow line 1"):
            match.commit(proposal)
    assert everything(match) == before


def test_an_undo_and_a_take_back_are_proposed_too() -> None:
    game = registry.game("footclub")
    match = Match(game, game.options({}), FastChance(1))
    while len(match.to_act()) < 2:
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    seat = match.to_act()[0]
    move, line = match.legal(seat)[0], match.line + 1
    match.play(seat, move)
    before = everything(match)
    undo, back = proposed(match.propose_undo(seat)), proposed(match.propose_take_back(seat, line))
    assert everything(match) == before
    assert not match.lines[-1].undone
    assert match.commit(undo).undo == line
    assert match.lines[-2].undone
    with pytest.raises(OutdatedProposal):
        match.commit(back)
    match.play(seat, move)
    assert match.commit(proposed(match.propose_take_back(seat, line + 2))).consent


class Breaking(Chance):
    """A fast source that can be told to fail after some draws."""

    def __init__(self) -> None:
        self.source = FastChance(1)
        self.left = 1_000_000

    def below(self, bound: int) -> int:
        if not self.left:
            raise RuntimeError("no more draws")
        self.left -= 1
        return self.source.below(bound)

    def bookmark(self) -> object:
        return self.source.bookmark()

    def go_to(self, place: object) -> None:
        self.source.go_to(place)


def test_chance_is_as_it_was_when_a_move_fails() -> None:
    chance = Breaking()
    match = Match(GAME, GAME.options({"players": 3, "leader": 0}), chance)
    twin = Match(GAME, GAME.options({"players": 3, "leader": 0}), Breaking())
    move = GAME.parse("intensity 3")
    chance.left = 4
    with pytest.raises(RuntimeError):
        match.play(0, move)
    assert match.line == 0
    chance.left = 1_000_000
    assert isinstance(match.play(0, move), LogLine)
    assert isinstance(twin.play(0, move), LogLine)
    assert everything(match) == everything(twin)


def test_a_source_that_is_given_is_drawn_from_and_the_own_one_is_not() -> None:
    own = SwitchedChance(FastChance(3))
    match = Match(GAME, GAME.options({"players": 3, "leader": 0}), own)
    place, given = own.bookmark(), FastChance(4)
    made = match.play(0, GAME.parse("intensity 3"), chance=given)
    assert isinstance(made, LogLine)
    assert own.bookmark() == place
    assert [FastChance(4).below(bound) for _, bound in made.draws[:1]] == [made.draws[0][0]]


@pytest.mark.parametrize(
    "chance",
    [
        FastChance(5),
        FairChance(bytes(range(32)), "bookmarks"),
        ScriptedChance([3, 1, 4, 1, 5, 9, 2, 6]),
        ReplayChance([(value, 10) for value in (3, 1, 4, 1, 5, 9, 2, 6)]),
        SwitchedChance(FastChance(6)),
    ],
    ids=lambda chance: type(chance).__name__,
)
def test_every_source_goes_back_to_a_bookmark_and_on_again(chance: Chance) -> None:
    chance.below(10)
    place = chance.bookmark()
    first = [chance.below(10) for _ in range(4)]
    reached = chance.bookmark()
    chance.go_to(place)
    assert [chance.below(10) for _ in range(2)] == first[:2]
    chance.go_to(reached)
    later = chance.below(10)
    chance.go_to(place)
    assert [chance.below(10) for _ in range(5)] == [*first, later]


def test_a_switched_source_goes_back_to_the_source_it_had() -> None:
    chance = SwitchedChance(ScriptedChance([1, 2, 3]))
    place = chance.bookmark()
    assert chance.below(9) == 1
    chance.source = ScriptedChance([7])
    assert chance.below(9) == 7
    chance.go_to(place)
    assert chance.below(9) == 1


def test_a_source_without_bookmarks_can_still_be_played_with() -> None:
    class Counting(Chance):
        def __init__(self) -> None:
            self.drawn = 0

        def below(self, bound: int) -> int:
            self.drawn += 1
            return self.drawn % bound

    match = Match(GAME, GAME.options({"players": 3, "leader": 0}), Counting())
    assert isinstance(match.play(0, GAME.parse("intensity 3")), LogLine)
