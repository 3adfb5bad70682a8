"""Every kind of refusal and of prompt comes up, with the rule it cites."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.les_poilus.tables import Seated, table

from tablee.games.les_poilus.game import GAME
from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR, State


def speaking() -> Seated:
    """Seat 0 has made a speech about the night; seat 2 has answered, seat 1 has not."""
    seated = table(tokens={0: 1}, hands={1: [1, 11], 2: [2]})
    seated.does(0, "speech night")
    seated.does(2, "answer 2")
    return seated


def christmas() -> Seated:
    """Seat 0 has played Merry Christmas and must choose."""
    seated = table(hands={0: [59, 1]}, knocks={1: ["mute"]})
    seated.does(0, "play merry_christmas")
    return seated


def support(failed: bool = False) -> Seated:
    """Seat 0 is supported."""
    if failed:
        words: dict[str, Any] = {"hands": {0: [1, 11]}, "land": [5, 33], "withdrawn": {1: "right"}}
        seated = table(knocks={0: ["mute", "wounded"]}, **words)
        seated.does(0, "play 1")
    else:
        seated = table(knocks={0: ["mute"]}, withdrawn={1: "right", 2: "left"})
        seated.does(0, "withdraw right")
    return seated


#: Code, rule, arguments, the seat that tries, its move, and the table.
CASES: list[tuple[str, str, dict[str, Any], int, str, Seated]] = [
    ("leader-names", "P2.1", {"leader": 0}, 1, "intensity 1", table(phase="intensity")),
    ("intensity-first", "P2.1", {}, 0, "withdraw left", table(phase="intensity")),
    (
        "intensity-too-low",
        "P2.1",
        {"least": 3},
        0,
        "intensity 2",
        table(phase="intensity", mission=1),
    ),
    ("intensity-too-high", "P2.1", {"most": 4}, 0, "intensity 5", table(phase="intensity")),
    ("not-your-turn", "P3.1", {"turn": 0}, 1, "withdraw left", table()),
    ("withdrawn", "P3.5", {}, 1, "withdraw left", table(withdrawn={1: "left"})),
    ("no-such-action", "P3.1", {}, 0, "christmas mute", table()),
    ("card-not-held", "P3.2", {"card": 5}, 0, "play 5", table()),
    ("christmas-first", "P3.2", {"chooser": 0}, 1, "withdraw left", christmas()),
    ("knock-not-lying", "P3.2", {"card": 50}, 0, "christmas fragile", christmas()),
    ("charm-used", "P3.3", {}, 0, "charm 1", table(land=[1], charms_used=[0])),
    ("charm-other-threat", "P3.3", {"card": 11, "threat": 0}, 0, "charm 11", table(land=[11])),
    ("charm-not-lying", "P3.3", {"card": 1}, 0, "charm 1", table()),
    (
        "charm-hard-knock",
        "P3.3",
        {"card": 40},
        0,
        "charm trauma_night",
        table(knocks={1: ["trauma_night"]}),
    ),
    ("no-token", "P3.4", {}, 0, "speech rain", table()),
    ("answers-first", "P3.4", {}, 0, "withdraw left", speaking()),
    ("not-asked", "P3.4", {}, 0, "answer none", speaking()),
    ("already-answered", "P3.4", {}, 2, "answer none", speaking()),
    ("no-speech", "P3.4", {}, 0, "answer none", table()),
    ("answer-other-threat", "P3.4", {"card": 11, "threat": 0}, 1, "answer 11", speaking()),
    ("tile-not-held", "P3.5", {"tile": 2}, 0, "withdraw left2", table()),
    ("tile-needed", "P3.5", {}, 0, "withdraw", table()),
    ("tile-chosen", "P3.5", {}, 0, "withdraw random", table()),
    (
        "no-tile-left",
        "P3.5",
        {},
        0,
        "withdraw random",
        table(tiles={0: {}}, knocks={0: ["panicked"]}),
    ),
    ("support-first", "P4.2", {"chooser": 0}, 1, "intensity 1", support()),
    ("no-support", "P4.2", {}, 0, "support none", table()),
    ("charm-still-up", "P4.2", {}, 0, "support charm", support()),
    ("knock-not-yours", "P4.2", {"card": 50}, 0, "support remove mute fragile", support()),
    ("one-knock-after-failure", "P4.3", {}, 0, "support remove wounded mute", support(True)),
    ("no-charm-after-failure", "P4.3", {}, 0, "support charm", support(True)),
    ("mute", "P6.3", {}, 0, "speech rain", table(tokens={0: 1}, knocks={0: ["mute"]})),
    (
        "fragile",
        "P6.6",
        {"owner": 2},
        0,
        "withdraw left",
        table(hands={0: [1]}, knocks={2: ["fragile"]}),
    ),
    ("fearful", "P6.7", {}, 0, "charm 1", table(land=[1, 2], knocks={0: ["fearful"]})),
    ("tile-by-chance", "P6.8", {}, 0, "withdraw left", table(knocks={0: ["panicked"]})),
    (
        "hard-headed",
        "P6.11",
        {"cards": 2},
        0,
        "withdraw left",
        table(hands={0: [1, 2]}, knocks={0: ["hard_headed"]}),
    ),
    (
        "prideful",
        "P6.12",
        {},
        0,
        "withdraw left",
        table(hands={0: [1]}, knocks={0: ["prideful"]}),
    ),
    ("drop-needed", "P6.14", {}, 0, "withdraw left", table(knocks={0: ["absent_minded"]})),
    ("drop-not-asked", "P6.14", {}, 0, "withdraw drop left right", table()),
]


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_a_move_is_refused_with_code_rule_and_arguments(
    case: tuple[str, str, dict[str, Any], int, str, Seated],
) -> None:
    code, rule, args, seat, move, seated = case
    refusal = seated.match.refuse(seat, GAME.parse(move))
    assert refusal == Refusal(code, rule, args)


def test_every_kind_of_refusal_has_a_case() -> None:
    assert [case[0] for case in CASES] == [kind.code for kind in GAME.refusal_kinds]
    for case, kind in zip(CASES, GAME.refusal_kinds, strict=True):
        assert (case[1], set(case[2])) == (kind.rule, set(kind.args))


def wrongly_explained(state: State) -> list[tuple[int, int, Refusal | None]]:
    """Numbers for which `explain` and the legal moves disagree, from every seat and from none."""
    found = []
    for seat in range(-1, state.seat_count()):
        view = state.view(seat)
        for move in range(-1, GAME.move_count + 1):
            refusal = view.explain(move)
            if (refusal is None) != (move in view.moves):
                found.append((seat, move, refusal))
    return found


@pytest.mark.parametrize(
    "seated",
    [
        table(phase="intensity"),
        speaking(),
        christmas(),
        support(),
        support(True),
        *(case[5] for case in CASES),
    ],
)
def test_exactly_the_moves_that_are_not_legal_have_a_refusal(seated: Seated) -> None:
    assert wrongly_explained(seated.state) == []


@settings(max_examples=60)
@given(data=st.data())
def test_however_many_hard_knocks_lie_there_explain_agrees_with_legal(data: st.DataObject) -> None:
    """Random games seldom pile them up, and seldom leave a seat without tiles."""
    some = st.integers(2, 12)
    knocks: dict[int, list[int]] = {0: [], 1: [], 2: []}
    for card in data.draw(st.permutations(range(40, 59)))[: data.draw(some)]:
        # Two of three lie before the seat on turn; Tyrannical has to (P6.4).
        knocks[0 if card == 48 else data.draw(st.sampled_from([0, 0, 0, 0, 1, 2]))].append(card)
    cards = data.draw(st.permutations(range(1, 37)))
    seated = table(
        knocks=knocks,
        hands={0: cards[: data.draw(st.integers(0, 3))], 1: cards[3:4], 2: cards[4:6]},
        land=[card for card in (1, 14, 28) if card not in cards[:6]],
        tiles={
            0: data.draw(st.sampled_from([{}, {"left": 1}, {"right": 2}, {"left": 1, "right": 1}]))
        },
        tokens={0: data.draw(st.integers(0, 1))},
        charms_used=data.draw(st.sampled_from([[], [0]])),
    )
    assert wrongly_explained(seated.state) == []


def test_two_hard_knocks_or_the_charm_are_refused_only_after_a_failure() -> None:
    seated = table(
        knocks={0: ["mute", "wounded"]}, withdrawn={1: "right", 2: "left"}, charms_used=[0]
    )
    seated.does(0, "withdraw right")
    view = seated.match.view(0)
    for move in ("support remove wounded mute", "support charm"):
        assert view.explain(GAME.parse(move)) is None
    assert wrongly_explained(seated.state) == []


def test_who_only_watches_is_told_that_there_is_no_such_seat() -> None:
    for seated in (table(), speaking()):
        refusal = seated.match.view(SPECTATOR).explain(GAME.parse("answer none"))
        assert refusal == Refusal("no-such-seat", "K1.1", {"seat": -1, "seats": 3})


def test_after_the_end_every_move_is_refused() -> None:
    over = table(trials=0, withdrawn={1: None, 2: None})
    over.does(0, "withdraw left")
    refusal = over.match.view(0).explain(GAME.parse("withdraw left"))
    assert refusal == Refusal("game-over", "K1.3", {})
    assert wrongly_explained(over.state) == []


def test_a_number_that_is_no_move_is_refused_as_unknown() -> None:
    for number in (-1, 0, 64, 198, 386, GAME.move_count):
        refusal = table().match.view(0).explain(number)
        assert refusal == Refusal("unknown-move", "K1.4", {"move": number})


PROMPTS: list[tuple[str, str, dict[str, Any], int, Seated]] = [
    (
        "name-intensity",
        "P2.1",
        {"mission": 2, "least": 1, "most": 4},
        0,
        table(phase="intensity"),
    ),
    ("wait-intensity", "P2.1", {"turn": 0, "mission": 2}, 1, table(phase="intensity")),
    ("act", "P3.1", {"cards": 1}, 0, table(hands={0: [1]})),
    ("act-empty", "P3.6", {}, 0, table()),
    ("act-fearful", "P6.7", {}, 0, table(land=[1, 2], knocks={0: ["fearful"]})),
    (
        "act-doomed",
        "P9.2",
        {"cards": 1},
        0,
        table(hands={0: [3]}, land=[1, 2], knocks={0: ["prideful"]}, charms_used=[0]),
    ),
    ("wait-action", "P3.1", {"turn": 0}, 1, table()),
    ("answer-speech", "P3.4", {"turn": 0, "threat": 0}, 1, speaking()),
    ("wait-answers", "P3.4", {"waiting": 1}, 2, speaking()),
    ("choose-christmas", "P3.2", {}, 0, christmas()),
    ("wait-christmas", "P3.2", {"turn": 0}, 2, christmas()),
    ("use-support", "P4.2", {}, 0, support()),
    ("use-support-failed", "P4.3", {}, 0, support(True)),
    ("wait-support", "P4.2", {"turn": 0}, 1, support()),
]


@pytest.mark.parametrize("case", PROMPTS, ids=[case[0] for case in PROMPTS])
def test_a_seat_is_told_what_is_asked(case: tuple[str, str, dict[str, Any], int, Seated]) -> None:
    code, rule, args, seat, seated = case
    prompt = seated.prompt(seat)
    assert (prompt.code, prompt.rule, prompt.args) == (code, rule, args)


def test_every_kind_of_prompt_comes_up() -> None:
    over = table(trials=0, withdrawn={1: None, 2: None})
    over.does(0, "withdraw left")
    met = {case[0] for case in PROMPTS} | {over.prompt(0).code}
    assert met == {kind.code for kind in GAME.prompt_kinds}
