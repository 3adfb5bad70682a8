"""F3.7: the ball and the goal tokens lie on players, and their side moves them as it likes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.footclub.pitch import BLUE, RED, Kickabout, document, pitch

from tablee.games.footclub.data import TEAMS, players
from tablee.games.footclub.game import GAME
from tablee.games.footclub.words.narrator import FootClubNarrator
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults, Refusal
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.record import read_record, replay
from tablee.texts import LANGUAGES, Texts

#: Numbers of the usual teams' players: 1 is the goalkeeper, 10 and 11 are the forwards.
GOALKEEPER, MIDFIELDER, FORWARD, SECOND = 1, 6, 10, 11


def game(phase: str = "possession", **more: Any) -> Kickabout:
    """A match under way by the rules of today."""
    return pitch(phase, rules=2, **more)


def always(table: Kickabout, seat: int) -> list[str]:
    """What a seat may do at any time."""
    return [GAME.notation(move) for move in table.match.view(seat).at_any_time()]


def attack(table: Kickabout, *dice: int) -> None:
    """Blue's attack goes to the shot as it stands."""
    table.does(BLUE, "accept")
    goal = dice[1] - 2 > dice[0]
    table.does(RED, "accept", *dice, *(table.next_draw() if goal else []))


@pytest.mark.rule("F3.7")
def test_the_numbers_leave_the_coach_out() -> None:
    posts = [card.pos for card in players(TEAMS.blue)]
    assert len(posts) == 11
    assert posts[GOALKEEPER - 1] == "goalkeeper"
    assert posts[FORWARD - 1] == posts[SECOND - 1] == "forward"
    assert "coach" not in posts


@pytest.mark.rule("F3.7")
def test_the_ball_lies_where_it_fits() -> None:
    table = game(red=["pressing", "tackle"], blue=["tackle"])
    assert table.view(BLUE)["ball_on"] == FORWARD
    table.does(RED, "pressing")
    defensive = [card.pos for card in players(TEAMS.red)].index("defensive-midfielder")
    assert table.view(BLUE)["ball_on"] == defensive + 1
    table.does(BLUE, "tackle", 6, 6)
    assert table.view(RED)["ball_on"] == MIDFIELDER
    saved = game("bonus")
    attack(saved, 6, 1)
    assert saved.view(RED)["ball"] == RED
    assert saved.view(RED)["ball_on"] == GOALKEEPER


@pytest.mark.rule("F3.7")
def test_a_goal_token_goes_to_the_best_forward_without_one() -> None:
    table = game("bonus")
    attack(table, 1, 6)
    assert table.view(RED)["sides"][BLUE]["tokens"] == [FORWARD]
    assert (table.view(RED)["ball"], table.view(RED)["ball_on"]) == (RED, FORWARD)
    later = game("bonus", goals=(2, 0), discards=(["placed_attack"] * 2, []))
    assert later.view(RED)["sides"][BLUE]["tokens"] == [FORWARD, SECOND]
    attack(later, 1, 6)
    assert later.view(RED)["sides"][BLUE]["tokens"] == [FORWARD, FORWARD, SECOND]


@pytest.mark.rule("F3.7")
@pytest.mark.parametrize("phase", ["supporters", "possession", "offensive", "bonus"])
def test_a_side_moves_its_ball_and_its_tokens_whoever_is_to_act(phase: str) -> None:
    table = game(phase, goals=(1, 0), discards=(["placed_attack"], []))
    before = [table.moves(seat) for seat in (BLUE, RED)], table.acting
    assert len(always(table, BLUE)) == 10 + 10
    assert always(table, RED) == []
    assert not set(always(table, BLUE)) & set(table.moves(BLUE))
    (told,) = table.does(BLUE, "ball to 3")
    assert told == {
        "event": "ball-moved",
        "seat": BLUE,
        "origin": FORWARD,
        "number": 3,
        "name": players(TEAMS.blue)[2].name,
    }
    (told,) = table.does(BLUE, "token 10 to 1")
    assert (told["event"], told["number"]) == ("token-moved", 1)
    for observer in (BLUE, RED, -1):
        view = table.view(observer)
        assert (view["ball_on"], view["sides"][BLUE]["tokens"]) == (3, [1])
    assert ([table.moves(seat) for seat in (BLUE, RED)], table.acting) == before


@pytest.mark.rule("F3.7")
def test_why_a_token_or_the_ball_stays() -> None:
    table = game(goals=(1, 0), discards=(["placed_attack"], []))
    assert table.refused(RED, "ball to 3") == ("ball-theirs", "F3.7")
    assert table.refused(BLUE, "ball to 10") == ("ball-there", "F3.7")
    assert table.refused(BLUE, "token 3 to 4") == ("no-token", "F3.7")
    assert table.refused(RED, "token 10 to 4") == ("no-token", "F3.7")
    assert table.refused(BLUE, "token 10 to 10") == ("token-there", "F3.7")
    over = game("over", turn=8, goals=(1, 0))
    assert always(over, BLUE) == []
    assert over.refused(BLUE, "ball to 3") == ("game-over", "K1.3")


@pytest.mark.rule("F3.7")
def test_who_thinks_meanwhile_is_not_disturbed() -> None:
    table = game(red=["tackle"])
    seen = table.match.line
    table.does(BLUE, "ball to 3")
    assert table.match.refuse(RED, GAME.parse("pass"), seen) is None
    assert table.match.refuse(BLUE, GAME.parse("ball to 4"), seen) is None


@pytest.mark.rule("F3.7", "K2.1")
def test_such_a_move_can_be_taken_back() -> None:
    table = game()
    before = table.position
    table.does(BLUE, "ball to 3")
    table.does(RED, "pass")
    undone = table.match.undo(BLUE)
    assert isinstance(undone, LogLine)
    assert table.position["ball_on"] == before["ball_on"]
    assert table.position["phase"] == "offensive"


@pytest.mark.rule("F3.7")
def test_the_first_rules_know_no_such_moves() -> None:
    match = Match(GAME, GAME.options({}), FastChance(3), rules=1)
    for seat in (BLUE, RED):
        view = match.view(seat)
        assert view.at_any_time() == []
        shown = msgspec.to_builtins(view.document())
        assert "ball_on" not in shown
        assert "tokens" not in shown["sides"][0]
        refusal = match.refuse(seat, GAME.parse("ball to 3"))
        assert isinstance(refusal, Refusal)
        assert refusal.code == "unknown-move"
    loaded = GAME.load(msgspec.to_builtins(match.position()))
    assert [loaded.at_any_time(seat) for seat in (BLUE, RED)] == [[], []]


def played(rules: int, seed: int, free: bool = False) -> tuple[Match, list[Any]]:
    """A match by chance, and what can be compared between versions of the rules."""
    match = Match(GAME, GAME.options({"shoot_out": True}), FastChance(seed), rules=rules)
    chance, told = FastChance(seed, 1), []
    while match.to_act():
        seat = chance.choose(match.to_act())
        line = match.play(seat, chance.choose(match.legal(seat)))
        assert isinstance(line, LogLine)
        told.append((line.seat, line.move, line.draws, line.events))
        for side in (BLUE, RED):
            others = match.view(side).at_any_time() if free else []
            if others:
                assert isinstance(match.play(side, others[match.line % len(others)]), LogLine)
    return match, [told, match.outcome()]


@pytest.mark.rule("F3.7")
def test_nothing_else_changes_with_the_version() -> None:
    for seed in range(20):
        assert played(1, seed)[1] == played(2, seed)[1] == played(2, seed, free=True)[1]


@pytest.mark.rule("F3.7")
@pytest.mark.parametrize("rules", [1, 2])
def test_records_of_both_versions_replay(rules: int) -> None:
    match, _ = played(rules, 8, free=True)
    kept = msgspec.json.encode(match.record())
    again = replay(read_record(msgspec.json.decode(kept)), GAME)
    assert msgspec.json.encode(again.record()) == kept
    assert again.position() == match.position()
    sides = msgspec.to_builtins(match.position())["sides"]
    for side in sides:
        assert len(side.get("tokens", [])) == (side["goals"] if rules == 2 else 0)


@pytest.mark.rule("F3.7")
@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("sides[0].tokens", {"tokens": [3, 4]}),
        ("sides[0].tokens[0]", {"tokens": [12]}),
        ("ball_on", {"ball_on": 0}),
        ("ball_on", {"rules": 1, "ball_on": 3}),
        ("sides[0].tokens", {"rules": 1, "tokens": [3]}),
        ("rules", {"rules": 3}),
    ],
)
def test_what_a_position_may_say_of_them(field: str, change: dict[str, Any]) -> None:
    position = document(rules=2, goals=(1, 0), discards=(["placed_attack"], []))
    if "tokens" in change:
        position["sides"][BLUE]["tokens"] = change["tokens"]
        change = {name: value for name, value in change.items() if name != "tokens"}
    with pytest.raises(Faults) as caught:
        GAME.load(position | change)
    assert [fault.field for fault in caught.value.faults] == [field]


@pytest.mark.rule("F3.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_with_the_players_names(language: str) -> None:
    table = game(goals=(2, 0), discards=(["placed_attack"] * 2, []))
    narrator = FootClubNarrator(GAME, Texts(language).say, ["Ada", "Bea"])
    table.does(BLUE, "token 11 to 10")
    look = " ".join(narrator.look(table.match.view(RED)))
    name = players(TEAMS.blue)[FORWARD - 1].name
    assert look.count(name) == 2
    assert f"2\u00a0×\u00a0{name}" in look
    describer = GAME.describer(narrator)
    view = table.match.view(BLUE)
    free = describer.at_any_time(view)
    assert len(free) == 2
    assert "ball to 1" in free[0]
    assert "token 10 to 1" in free[1]
    assert any("1. La Pieuvre" in line for line in narrator.roster(view))
