"""Positions: out and in again without loss, and every fault of a wrong one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.les_poilus.tables import document

from tablee.games.les_poilus.game import GAME
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults


def faults_of(position: dict[str, Any]) -> list[tuple[str, str]]:
    """What is wrong with a position: fields and sentences."""
    with pytest.raises(Faults) as caught:
        GAME.load(position)
    return [(fault.field, fault.message) for fault in caught.value.faults]


@given(
    st.integers(0, 10**6),
    st.integers(2, 5),
    st.sampled_from(["recruit", "normal", "veteran"]),
    st.integers(0, 250),
)
def test_a_position_goes_out_and_in_again_without_loss(
    seed: int, players: int, difficulty: str, moves: int
) -> None:
    chance, choices = FastChance(seed), FastChance(seed, 1)
    state = GAME.setup(GAME.options({"players": players, "difficulty": difficulty}), chance)
    while moves and not state.over():
        seat = choices.choose(state.to_act())
        state.apply(seat, choices.choose(state.legal(seat)), chance)
        moves -= 1
    text = msgspec.json.encode(state.position())
    again = GAME.load(msgspec.json.decode(text))
    assert msgspec.json.encode(again.position()) == text
    # Not only the document: what is worked out from it goes on the same way.
    for seat in state.to_act():
        moves_now = state.legal(seat)
        assert again.legal(seat) == moves_now
        one, other = state.copy(), again.copy()
        one.apply(seat, moves_now[-1], FastChance(seed, 2))
        other.apply(seat, moves_now[-1], FastChance(seed, 2))
        assert one.position() == other.position()


def test_all_faults_are_listed_at_once() -> None:
    position = document(hands={0: [1, 2]})
    position["options"] = {"players": 3, "leader": 4}
    position["seats"][1]["hand"] = [1]
    position["seats"] = position["seats"] * 3
    position["supply"] = 9
    position["no_mans_lnad"] = []
    faults = faults_of(position)
    fields = [field for field, _ in faults]
    assert ("no_mans_lnad", "is not known here; did you mean 'no_mans_land'?") in faults
    assert ("options.leader", "seat 4 does not exist with 3 players") in faults
    assert ("seats", "must be 3, not 9") in faults
    assert ("seats[1].hand", "card 1 is also in seats[0].hand") in faults
    assert "cards" in fields
    assert "supply" in fields


def test_sixty_cards_are_too_many() -> None:
    position = document(hands={0: [1]})
    position["discard"] = [1]
    assert faults_of(position) == [
        ("discard", "card 1 is also in seats[0].hand"),
        ("cards", "there are 60 instead of 59"),
    ]


def test_a_missing_card_is_named() -> None:
    position = document()
    position["unseen"].remove(17)
    faults = dict(faults_of(position))
    assert faults["cards"] == "there are 58 instead of 59; missing: 17"
    assert "unseen" in faults


@pytest.mark.parametrize(
    ("field", "value", "where", "words"),
    [
        ("phase", "sleep", "phase", "sleep"),
        ("mission", 0, "mission", "at least 1"),
        ("leader", 3, "leader", "seat 3 does not exist with 3 players"),
        ("turn", 4, "turn", "seat 4 does not exist"),
        ("places", [], "places", "must be 3, not 0"),
        ("reserve", 0, "unseen", "but the piles hold 10"),
        ("trials_shuffled", 2, "trials_shuffled", "needs a failed mission"),
        ("returned", [60], "returned[0]", "at most 39"),
        ("no_mans_land", [1, 40], "no_mans_land[1]", "at most 39"),
        ("epochs", {"1": 0}, "epochs.1", "at least 1"),
        ("epochs", {"mute": 1}, "epochs", "'mute' is not a threat card"),
        ("result", "victory", "result", "cannot be 'victory' in phase 'action'"),
        ("speech", "rain", "speech", "names a threat in phase 'answer' and only then"),
        ("box", {"left": 6}, "places", "left tiles instead of 6"),
        ("unseen", "all", "unseen", "a list"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: Any, where: str, words: str) -> None:
    position = document()
    position[field] = value
    faults = faults_of(position)
    assert any(name == where and words in message for name, message in faults), faults


def test_faults_of_a_seat_are_named() -> None:
    position = document(hands={0: [1], 1: [2, 40]}, land=[5])
    position["seats"][0] |= {"soldier": "gustave", "trail": [-1], "answer": 1}
    faults = faults_of(position)
    assert ("seats", "gustave sits at 2 seats (P1.1)") in faults
    assert ("seats[0].trail", "must be empty before the first failed mission") in faults


def test_only_hard_knocks_lie_before_a_seat() -> None:
    for card, message in ((3, "must be at least 40"), (59, "must be at most 58")):
        position = document()
        position["seats"][0]["hard_knocks"] = [card]
        assert ("seats[0].hard_knocks[0]", message) in faults_of(position)


@pytest.mark.parametrize(
    ("trail", "message"),
    [
        ([-3], "names an epoch after 1"),
        ([-1, 1], "shows or leaves a card that cannot have been drawn"),
        ([-1, -1], "shows or leaves a card that cannot have been drawn"),
        ([-2], "shows or leaves a card that cannot have been drawn"),
        ([-2, -2, -1], "leaves cards that the hand does not hold"),
    ],
)
def test_what_everybody_saw_of_a_hand_must_lead_to_it(trail: list[int], message: str) -> None:
    """Seat 0 holds card 1, which a failure put back, and card 2, which nobody had seen."""
    words: dict[str, Any] = {"epoch": 1, "epochs": {"1": 1}, "left_over": [0], "shuffled_in": [9]}
    position = document(hands={0: [1, 2]}, trials=0, shuffled=5, **words)
    position["seats"][0]["trail"] = [-2, -1]
    GAME.load(position)
    position["seats"][0]["trail"] = trail
    assert faults_of(position) == [("seats[0].trail", message)]


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ({"land": [1, 2, 3]}, "no_mans_land"),
        ({"land": [1, 2], "knocks": {1: ["trauma_night"]}}, "no_mans_land"),
        ({"turn": 1, "withdrawn": {1: "left"}}, "turn"),
        ({"phase": "intensity", "turn": 1}, "turn"),
        ({"phase": "intensity", "trials": 0}, "trials_top"),
        ({"phase": "intensity", "mission": 1, "trials": 4}, "trials_top"),
        ({"phase": "intensity", "land": [1]}, "no_mans_land"),
        ({"phase": "christmas"}, "phase"),
        ({"phase": "answer", "speech": "rain"}, "seats"),
        ({"phase": "over"}, "result"),
    ],
)
def test_what_cannot_be_in_a_phase_is_named(words: dict[str, Any], where: str) -> None:
    assert where in [field for field, _ in faults_of(document(**words))]


def test_a_tile_before_somebody_who_is_still_in_the_mission_is_named() -> None:
    position = document(withdrawn={1: "left"})
    position["seats"][1]["in_mission"] = True
    assert ("places[1].laid", "seat 1 has not withdrawn") in faults_of(position)


def test_an_answer_must_be_a_card_that_can_be_given() -> None:
    position = document(phase="answer", speech="night", hands={1: [1, 11], 2: [2]})
    for seat, answer in ((1, 11), (2, 1)):
        position["seats"][seat]["answer"] = answer
    position["seats"][0]["answer"] = "none"
    faults = faults_of(position)
    assert ("seats[1].answer", "card 11 does not show night") in faults
    assert ("seats[2].answer", "card 1 is not in this hand") in faults
    assert ("seats[0].answer", "cannot be 'none' here") in faults
    assert ("seats", "somebody must be asked in phase 'answer'") in faults


def test_nine_players_are_refused() -> None:
    position = document()
    position["options"] = {"players": 9}
    assert faults_of(position)[0] == ("options.players", "must be at most 5")


@pytest.mark.parametrize(
    ("words", "change", "field", "message"),
    [
        ({"phase": "intensity"}, {"laid": 0}, "places[0].laid", "no tile lies face down"),
        ({"knocks": {1: ["tyrannical"]}}, {}, "leader", "seat 1 is Tyrannical and leads (P6.4)"),
        ({"reserve": 0}, {}, "reserve", "is empty: the game is lost (P5.2)"),
        (
            {"phase": "intensity", "knocks": {0: ["wounded", "mute", "selfish"]}},
            {},
            "seats",
            "four Hard Knocks before one seat",
        ),
        ({"phase": "over", "result": "victory"}, {}, "result", "empty pile and empty hands"),
        ({"phase": "over", "result": "monument"}, {}, "result", "the Monument is not visible"),
        ({"phase": "over", "result": "hard-knocks"}, {}, "result", "nobody has four"),
        ({"phase": "support"}, {}, "turn", "seat 0 has nothing to choose (P4.2)"),
        ({"options": {"soldiers": ["lazare"]}}, {}, "seats[0].soldier", "the options name lazare"),
        ({"spent_tokens": 9}, {}, "supply", "Speech tokens, spent ones included"),
        ({"epochs": {"01": 1}}, {}, "epochs", "'01' is not a threat card"),
    ],
)
def test_positions_that_no_game_reaches_are_refused(
    words: dict[str, Any], change: dict[str, int], field: str, message: str
) -> None:
    position = document(**words)
    if "laid" in change:
        position["places"][0]["laid"] = "left"
        position["places"][0]["tiles"]["left"] -= 1
    faults = faults_of(position)
    assert any(name == field and message in text for name, text in faults), faults


def test_malformed_fields_do_not_hide_the_other_faults() -> None:
    position = document(hands={0: [1], 1: [2]}) | {"mission": "x", "supply": 4}
    position["seats"][1]["hand"] = [1]
    fields = [field for field, _ in faults_of(position)]
    assert "mission" in fields
    assert "seats[1].hand" in fields
    assert "supply" in fields
