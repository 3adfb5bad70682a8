"""T12: maps that a person can draw, and everything that can be wrong with them or with units."""

from __future__ import annotations

from importlib import resources

import pytest

from tablee.games.trench_club.data import UNIT_KEYS, UNITS, read_units
from tablee.games.trench_club.hexes import COLUMNS, HALF_COLUMNS, HEXES, half_turn
from tablee.games.trench_club.map_drawing import draw_svg
from tablee.games.trench_club.maps import MAP_KEYS, map_text, open_map, read_map
from tablee.kernel.documents import Faults


@pytest.mark.rule("T12.1")
@pytest.mark.parametrize("key", MAP_KEYS)
def test_a_map_has_two_complete_halves(key: str) -> None:
    whole, half = open_map(key, False), open_map(key, True)
    assert (whole.fort_count, half.fort_count) == (14, 7)
    assert (len(whole.starts) - 1, len(half.starts) - 1) == (12, 6)
    assert all(len(entrances) == 2 for entrances in whole.entrances)
    assert set(whole.terrain) == set(range(8))
    assert len(MAP_KEYS) >= 2


@pytest.mark.rule("T12.2")
@pytest.mark.parametrize("key", MAP_KEYS)
def test_a_half_turn_changes_nothing(key: str) -> None:
    whole, half = open_map(key, False), open_map(key, True)
    for number in range(HEXES):
        assert whole.terrain[number] == whole.terrain[half_turn(number, COLUMNS)]
        if number % COLUMNS < HALF_COLUMNS:
            assert half.terrain[number] == half.terrain[half_turn(number, HALF_COLUMNS)]


def changed(*changes: tuple[int, int, str]) -> str:
    """The map Aisne with other signs at (row, column), counted from 1."""
    lines = map_text("aisne").split("\n")
    for row, column, sign in changes:
        for place, line in enumerate(lines):
            words = line.split()
            if words and words[0] == str(row):
                words[column] = sign
                lines[place] = " ".join(words)
    return "\n".join(lines)


def faults(text: str) -> str:
    """What is wrong with a map, as it is told."""
    with pytest.raises(Faults) as caught:
        read_map(text, "mine.txt")
    return str(caught.value)


@pytest.mark.rule("T12.3")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ([(7, 1, "?")], "mine.txt: line 11: A7: '?' is not a sign of a map"),
        ([(7, 2, "^")], "B7: ^ is not ., the sign of L14"),
        ([(2, 11, ".")], "start 1 is drawn 0 times, not once"),
        ([(1, 4, "."), (20, 10, ".")], "fort A has 1 entrances, not 2"),
        ([(8, 3, "."), (13, 11, ".")], "the trench is broken"),
    ],
)
def test_a_fault_is_told_with_file_and_line(
    changes: list[tuple[int, int, str]], message: str
) -> None:
    assert message in faults(changed(*changes))


@pytest.mark.rule("T12.3")
def test_every_fault_is_listed_not_only_the_first() -> None:
    told = faults(changed((7, 1, "?"), (9, 6, "!"), (3, 2, "x")))
    assert len(told.split("\n")) == 3


@pytest.mark.rule("T12.3")
def test_walled_in_hexes_and_small_water_are_faults() -> None:
    walls = [(1, 2, "^"), (2, 1, "^"), (20, 12, "^"), (19, 13, "^")]
    assert "is walled in for units of speed 1" in faults(changed(*walls))
    text = map_text("aisne").replace("~", ".").replace("%", "=")
    assert "a gunboat needs 12" in faults(text)


@pytest.mark.rule("T12.3")
def test_missing_rows_and_names_are_faults() -> None:
    text = "\n".join(line for line in map_text("isonzo").split("\n") if "name" not in line)
    assert "no line 'name: ...'" in faults(text)
    assert "row 20 is missing" in faults("name: x\n1 . .")


@pytest.mark.parametrize("half", [True, False])
def test_a_map_is_drawn_as_svg(half: bool) -> None:
    picture = draw_svg(open_map("aisne", half))
    assert picture.startswith("<svg")
    assert picture.rstrip().endswith("</svg>")
    assert picture.count("<polygon") >= (260 if half else 520)


@pytest.mark.rule("T1.2")
def test_every_number_of_the_unit_file_has_its_provenance() -> None:
    assert sorted(UNITS.columns) == sorted(UNIT_KEYS)
    for words in UNITS.columns.values():
        assert all(any(letter in word for letter in "SDR") for word in words[:8])


def unit_file() -> str:
    """The unit file that comes with the game."""
    file = resources.files("tablee.games.trench_club").joinpath("units.txt")
    return file.read_text("utf-8")


def test_a_broken_unit_file_is_told_with_file_line_and_every_fault() -> None:
    text = unit_file()
    text = text.replace("infantry                7S ", "infantry                7  ")
    text = text.replace("1D-3R   -S      4R ", "3D-1R   -S      4R ")
    text = text.replace("medics special", "medic special")
    with pytest.raises(Faults) as caught:
        read_units(text, "house.txt")
    told = str(caught.value).split("\n")
    assert len(told) == 3
    assert all(line.startswith("house.txt: line ") for line in told)
    assert "did you mean 'medics'?" in told[2]


def test_numbers_the_rules_cannot_count_with_are_faults_of_a_unit_file() -> None:
    text = unit_file().replace("dice          12S", "dice          14S")
    text = text.replace("destroyed-at  6S", "destroyed-at  7S").replace(
        "flank         2S", "flank 4S"
    )
    text = text.replace("9S   4R     3S ", "9S   4R     7S ")
    with pytest.raises(Faults) as caught:
        read_units(text, "house.txt")
    assert [fault.message for fault in caught.value.faults] == [
        "the dice must be from 1 to 12",
        "must be 6, one more than the dice row counts damage",
        "must be at most 3 dice",
        "the speed must be at most 6",
    ]
