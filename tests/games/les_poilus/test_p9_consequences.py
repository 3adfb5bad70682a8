"""P9: what follows from the rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.les_poilus.tables import setup, table

from tablee.games.les_poilus.game import GAME
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.moves import CHARM, PLAY
from tablee.kernel.chance import FastChance

OTHERS_OUT = {1: None, 2: None}


def most_missions(options: dict[str, Any]) -> int:
    """P9.1: every mission but the last takes at least three cards from the reserve."""
    state = setup(GAME.options(options), FastChance(0))
    return -(-state.position().reserve // 3)


def check(state: Poilus, missions: int) -> None:
    """What must hold in every state of every game."""
    for seat in state.to_act():
        assert state.legal(seat)
    assert state.mission <= missions
    assert all(state.active >> 4 * threat & 15 <= 2 for threat in range(6))


def play(options: dict[str, Any], seed: int, eager: bool) -> Poilus:
    """A game by chance; an eager player never withdraws while they can play a card."""
    chance, choices = FastChance(seed), FastChance(seed, 1)
    state = setup(GAME.options(options), chance)
    missions, steps = most_missions(options), 0
    while not state.over():
        check(state, missions)
        for seat in state.to_act():
            moves = state.legal(seat)
            cards = [move for move in moves if PLAY < move < CHARM]
            if eager and state.phase == 0:
                moves = moves[:1]
            elif eager and cards:
                moves = cards
            state.apply(seat, choices.choose(moves), chance)
            steps += 1
            break
    assert steps < GAME.longest_game
    return state


@pytest.mark.rule("P9.1")
@pytest.mark.parametrize(
    ("options", "missions"),
    [({"players": players}, 12) for players in (3, 4, 5)]
    + [({"players": 2}, 13)]
    + [({"players": players, "difficulty": "veteran"}, 10) for players in (2, 5)],
)
def test_a_game_has_at_most_so_many_missions(options: dict[str, Any], missions: int) -> None:
    assert most_missions(options) == missions
    for seed in range(25):
        play(options, seed, eager=False)
        play(options, seed, eager=True)


@pytest.mark.rule("P9.1")
@pytest.mark.parametrize("knock", ["hard_headed", "prideful", "fearful"])
def test_a_seat_to_act_can_always_move(knock: str) -> None:
    # Held in with a card it can play; with none it can withdraw (P3.6).
    for hand in ([], [1], [1, 11]):
        seated = table(knocks={0: [knock], 1: ["fragile"]}, hands={0: hand}, land=[5, 6])
        assert seated.moves(0)


@pytest.mark.rule("P9.1")
def test_a_mission_in_which_nobody_can_do_anything_useful_still_ends() -> None:
    # Every action spends a card, a charm, a token or a seat in the mission.
    seated = table(hands={0: [1], 1: [11]}, tokens={2: 1})
    spent = 0
    while seated.position["phase"] in ("action", "answer"):
        seat = seated.match.to_act()[0]
        seated.does(seat, seated.moves(seat)[0])
        spent += 1
        assert spent <= 12
    assert seated.position["mission"] == 3


@pytest.mark.rule("P9.2")
@pytest.mark.parametrize(
    "knocks", [{0: ["hard_headed"]}, {0: ["prideful"]}, {1: ["fragile"]}, {0: ["mute", "prideful"]}]
)
def test_a_seat_that_must_fail_the_mission_is_told(knocks: dict[int, list[str]]) -> None:
    seated = table(hands={0: [1, 5]}, knocks=knocks, land=[8, 9], charms_used=[0], tokens={})
    assert seated.moves(0) == ["play 1", "play 5"]
    prompt = seated.prompt(0)
    assert (prompt.code, prompt.rule, prompt.args) == ("act-doomed", "P9.2", {"cards": 2})
    assert "mission-failed" in seated.names(0, "play 1")


@pytest.mark.rule("P9.2")
@pytest.mark.parametrize(
    "way_out", [{"charms_used": []}, {"tokens": {0: 1}}, {"hands": {0: [1, 24]}}, {"knocks": {}}]
)
def test_a_seat_with_a_way_out_is_asked_as_usual(way_out: dict[str, Any]) -> None:
    words: dict[str, Any] = {"hands": {0: [1, 5]}, "knocks": {0: ["prideful"]}, "land": [8, 9]}
    seated = table(**{**words, "charms_used": [0], **way_out})
    assert seated.prompt(0).code == "act"


@pytest.mark.rule("P9.3")
def test_no_mission_starts_failed() -> None:
    knocks = {0: [40, 41, 42], 1: [43, 44, 45]}
    seated = table(2, phase="intensity", knocks=knocks)
    seated.does(0, "intensity 1", 38, 39, "left")
    assert set(seated.view(0)["active"].values()) == {1}
    assert seated.position["phase"] == "action"


@pytest.mark.rule("P9.3")
@pytest.mark.parametrize("victory", ["after-support", "at-once"])
def test_a_mission_that_fails_cannot_be_won(victory: str) -> None:
    words: dict[str, Any] = {"trials": 0, "land": [2, 3], "options": {"victory": victory}}
    seated = table(hands={0: [1]}, withdrawn=OTHERS_OUT, **words)
    seated.does(0, "play 1")
    assert seated.outcome is None
    assert seated.position["trials_shuffled"] == 3
