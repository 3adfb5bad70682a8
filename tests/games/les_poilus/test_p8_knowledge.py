"""P8: what each seat may know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.les_poilus.tables import Seated, document, table

from tablee.games.les_poilus.game import GAME
from tablee.kernel.chance import FastChance
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.state import SPECTATOR


def sight(seated: Seated, seat: int) -> bytes:
    """Everything the program tells a seat: view, prompt and moves."""
    view = seated.match.view(seat)
    told = [view.document(), view.prompt(), view.moves]
    if seat != SPECTATOR:
        told.append(view.odds())
    return msgspec.json.encode(told)


def differ_unseen(one: dict[str, Any], other: dict[str, Any], seats: list[int]) -> None:
    """Two positions that differ look the same to these seats."""
    assert one != other
    first, second = Seated(one), Seated(other)
    for seat in seats:
        assert sight(first, seat) == sight(second, seat)


@pytest.mark.rule("P8.1")
def test_the_hands_of_others_are_secret() -> None:
    one = document(hands={0: [1], 1: [11, 12], 2: [21]})
    other = document(hands={0: [1], 1: [21, "mute"], 2: [50]})
    differ_unseen(one, other, [0, SPECTATOR])


@pytest.mark.rule("P8.1")
def test_the_tiles_of_others_and_the_box_are_secret() -> None:
    mine = {"left": 1, "right": 1, "right2": 1}
    one = document(4, tiles={0: mine, 1: {"left": 1, "left2": 2}, 2: {"left": 2, "right": 1}})
    other = document(4, tiles={0: mine, 1: {"left": 2, "right": 1}, 2: {"right": 2, "left2": 1}})
    differ_unseen(one, other, [0, SPECTATOR])


@pytest.mark.rule("P8.1")
def test_tiles_laid_face_down_are_known_to_their_owner_only() -> None:
    one = document(withdrawn={1: "left"}, tiles={1: {"left": 1, "right": 1}})
    other = document(withdrawn={1: "right"}, tiles={1: {"left": 1, "right": 1}})
    differ_unseen(one, other, [0, 2, SPECTATOR])
    assert Seated(one).view(1)["own_laid"] == "left"
    assert Seated(one).view(0)["laid"] == [False, True, False]


@pytest.mark.rule("P8.1")
def test_the_chaplains_tiles_are_secret_until_shown() -> None:
    one = document(2, chaplain_laid="left", tiles={2: {"left": 2, "right": 1}})
    other = document(2, chaplain_laid="right", tiles={2: {"left": 1, "right": 2}})
    differ_unseen(one, other, [0, 1, SPECTATOR])


@pytest.mark.rule("P8.1")
def test_the_tile_that_absent_minded_removes_is_secret() -> None:
    logs = []
    for move in ("withdraw drop left right", "withdraw drop right left"):
        seated = table(knocks={0: ["absent_minded"]}, hands={1: [1]})
        seated.does(0, move)
        assert any("tile" in line for line in seated.match.log(0))
        logs.append([seated.match.log(seat) for seat in (1, 2, SPECTATOR)])
    assert logs[0] == logs[1]


@pytest.mark.rule("P8.1")
def test_the_order_of_the_piles_does_not_exist_before_it_is_drawn() -> None:
    # What lies in Trials and what in the reserve is not even part of the state.
    position = table(hands={0: [1]}, trials=10).position
    assert position["unseen"] == sorted(position["unseen"])
    assert len(position["unseen"]) == 58


@pytest.mark.rule("P8.2")
def test_everybody_knows_what_lies_open_and_how_many_there_are_of_the_rest() -> None:
    seated = table(
        hands={0: [1], 1: [11, 12]},
        knocks={1: ["mute", "clumsy"], 2: ["fragile"]},
        land=[5, 21],
        discard=[39],
        tokens={1: 1},
        supply=2,
        charms_used=[2],
        withdrawn={2: "left"},
        trials=7,
        leader=1,
        turn=0,
    )
    for seat in (0, 1, 2, SPECTATOR):
        view = seated.view(seat)
        assert view["no_mans_land"] == [5, 21]
        assert [other["hard_knocks"] for other in view["seats"]] == [[], [47, 57], [50]]
        assert [other["charm_up"] for other in view["seats"]] == [True, True, False]
        assert [other["hand_size"] for other in view["seats"]] == [1, 2, 0]
        assert [other["tiles"] for other in view["seats"]] == [3, 3, 2]
        assert [other["tokens"] for other in view["seats"]] == [0, 1, 0]
        assert (view["trials"], view["reserve"]) == (7, 43)
        assert (view["discard"], view["supply"], view["leader"]) == ([39], 2, 1)


@pytest.mark.rule("P8.2")
def test_which_cards_were_shuffled_back_is_public() -> None:
    seated = table(hands={0: [1, 11], 1: [2]}, land=[5, 33])
    seated.does(0, "play 1")
    for seat in (0, 1, 2, SPECTATOR):
        assert seated.view(seat)["returned"] == [1, 5, 33]


@pytest.mark.rule("P8.2")
def test_a_card_that_came_back_stays_on_the_list_until_it_is_seen_again() -> None:
    seated = table(2, hands={0: [1]}, land=[5, 33], trials=0, tiles={0: {}, 1: {}, 2: {}})
    seated.does(0, "play 1")
    seated.does(1, "intensity 3", 11, 12, 13, 1, 5, 33)
    assert seated.view(SPECTATOR)["returned"] == [1, 5, 33]
    assert seated.view(0)["returned"] == [5]
    assert seated.view(1)["returned"] == [1, 33]


@pytest.mark.rule("P8.2")
def test_tiles_are_public_when_shown() -> None:
    seated = table(withdrawn={1: "left", 2: "right"}, hands={0: [1]})
    seated.does(0, "withdraw left")
    shown = [line for line in seated.match.log(SPECTATOR) if line["event"] == "tile-shown"]
    assert [(line["place"], line["tile"]) for line in shown] == [(0, 0), (1, 0), (2, 1)]


@pytest.mark.rule("P8.3", "P8.1")
def test_the_log_names_no_card_or_tile_that_another_seat_holds() -> None:
    secret = {"cards-dealt": "cards", "frenzy-drew": "cards", "answer-given": "card"}
    secret |= {"withdrew": "tile", "tile-dropped": "tile", "tiles-dealt": "tiles"}
    met = set()
    for seed in range(40):
        match = random_match(seed)
        for observer in (SPECTATOR, 0, 1, 2):
            for line in match.log(observer):
                field = secret.get(line["event"])
                if field is not None:
                    met.add(line["event"])
                    assert (field in line) == (line["seat"] == observer)
    assert met == set(secret)


def random_match(seed: int) -> Match:
    """A whole game of three, every move by chance."""
    choices = FastChance(seed, 1)
    match = Match(GAME, GAME.options({"players": 3}), FastChance(seed))
    while match.to_act():
        seat = match.to_act()[0]
        line = match.play(seat, choices.choose(match.legal(seat)))
        assert isinstance(line, LogLine)
    return match
