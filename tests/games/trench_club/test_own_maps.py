"""Maps that people drew are played like the game's own, and travel with the options (T12)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.trench_club.drawings import own_map

from tablee.games.trench_club.data import map_files
from tablee.games.trench_club.data.hexes import hex_number
from tablee.games.trench_club.data.map_files import open_map
from tablee.games.trench_club.data.maps import FOREST, map_text
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.options import read_options
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults, Record
from tablee.kernel.match import Match
from tablee.kernel.record import read_record, replay


def played(options: dict[str, Any], moves: int = 250) -> Record:
    """The record of some moves by chance."""
    match = Match(GAME, GAME.options(options), FastChance(3))
    chance = FastChance(4)
    while match.line < moves and match.outcome() is None:
        seat = chance.choose(match.to_act())
        match.play(seat, chance.choose(match.legal(seat)))
    return match.record()


def faults(drawing: Any) -> list[str]:
    """What is wrong with a map in the options."""
    with pytest.raises(Faults) as caught:
        GAME.options({"map": drawing})
    return str(caught.value).split("\n")


@pytest.mark.rule("T12.1")
def test_the_field_is_what_was_drawn_and_has_two_halves() -> None:
    drawing = own_map()
    assert drawing["name"] == "La Marne, été 1914"
    assert len(drawing["rows"]) == 20
    half = map_files.open_field(read_options({"map": drawing}))
    whole = map_files.open_field(read_options({"map": drawing, "players": 4}))
    assert (half.columns, whole.columns) == (13, 26)
    for field, wood in ((half, "B2"), (whole, "B2"), (whole, "Y19")):
        assert field.terrain[hex_number(wood)] == FOREST
    assert open_map("isonzo", True).terrain[hex_number("B2")] != FOREST


@pytest.mark.rule("T12.3")
def test_a_drawing_that_was_seen_before_lends_nothing_to_one_that_is_cut_otherwise() -> None:
    drawing = own_map("X")
    GAME.options({"map": drawing})
    name, (first, second, *others) = drawing["name"], drawing["rows"]
    assert faults({"name": f"{name}\n{first}", "rows": [second, *others]})
    assert faults({"name": name, "rows": [f"{first}\n{second}", *others]})


@pytest.mark.rule("T12.3")
def test_signs_stand_between_plain_spaces() -> None:
    drawing = own_map()
    first, *others = drawing["rows"]
    GAME.options({"map": {**drawing, "rows": [first.replace(" ", " \t "), *others]}})
    for space in ("\x1c", "\x85", "\xa0", "\n"):
        assert faults({**drawing, "rows": [first.replace(" ", space), *others]})


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_drawing_gives_the_same_game(players: int) -> None:
    copy = GAME.read_option(map_text("isonzo"), "copy.txt")
    ours = played({"map": "isonzo", "players": players})
    theirs = played({"map": copy, "players": players})
    assert [line.move for line in theirs.entries] == [line.move for line in ours.entries]
    assert theirs.options["map"] == copy


def test_a_record_needs_no_file_and_a_position_comes_back() -> None:
    record = read_record(msgspec.to_builtins(played({"map": own_map()})))
    map_files._KEPT.clear()
    match = replay(record, GAME)
    document = msgspec.to_builtins(match.position())
    assert document["options"]["map"] == own_map()
    map_files._KEPT.clear()
    assert msgspec.to_builtins(GAME.load(document).position()) == document
    view = msgspec.to_builtins(match.view(0).document())
    assert view["position"]["options"]["map"] == own_map()


@pytest.mark.rule("T12.3")
def test_every_fault_of_a_map_in_the_options_is_listed() -> None:
    drawing = own_map()
    rows = list(drawing["rows"])
    rows[3] = rows[3].replace("=", "#", 1)
    rows[6] += " ."
    assert faults({"name": "\x07", "rows": rows[:-1]}) == [
        "options.map.name: '\\x07' is not a name of at most 40 characters",
        "options.map.rows[3]: A4: '#' is not a sign of a map",
        "options.map.rows[6]: a row has 13 hexes, not 14",
        "options.map.rows[18]: C19: fort G needs 2 entrances 'G+', not 1",
        "options.map.rows: row 20 is missing",
    ]
    assert faults({**drawing, "name": " "})[0].startswith("options.map.name: ")
    assert faults({**drawing, "rows": [*rows, "."]})[0].startswith("options.map.rows: ")
    assert faults(7) == ["options.map: must be a text or an object, not a whole number"]
    assert "did you mean 'aisne'" in faults("aisn")[0]


@pytest.mark.rule("T12.3")
def test_a_position_on_a_broken_map_is_refused() -> None:
    record = played({"map": own_map()}, 40)
    document = msgspec.to_builtins(replay(record, GAME).position())
    document["options"]["map"]["rows"][0] = "? " + document["options"]["map"]["rows"][0][2:]
    with pytest.raises(Faults, match=r"options.map.rows\[0\]: A1: '\?' is not a sign"):
        GAME.load(document)


def test_spaces_do_not_matter_and_few_drawings_are_kept() -> None:
    drawing = own_map()
    wide = {**drawing, "rows": [f" {row.replace(' ', '   ')} " for row in drawing["rows"]]}
    field = map_files.open_field(read_options({"map": wide}))
    assert field.cells == map_files.open_field(read_options({"map": drawing})).cells
    for number in range(map_files.MOST_KEPT + 5):
        GAME.options({"map": own_map(f"Map {number}")})
    assert len(map_files._KEPT) == map_files.MOST_KEPT
    assert map_files.open_field(read_options({"map": drawing})).cells == field.cells
