"""T12: maps that a person can draw, and everything that can be wrong with them or with units."""

from __future__ import annotations

from importlib import resources

import pytest

from tablee.games.trench_club.data.hexes import COLUMNS, HALF_COLUMNS, HEXES, half_turn
from tablee.games.trench_club.data.map_drawing import draw_svg
from tablee.games.trench_club.data.map_files import MAP_KEYS, open_map, read_map
from tablee.games.trench_club.data.maps import map_text
from tablee.games.trench_club.data.units import UNIT_KEYS, UNITS, read_units
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


def turned(*changes: tuple[int, int, str]) -> list[tuple[int, int, str]]:
    """The changes, and the same after a half turn, so that the map stays fair."""
    letters = dict(zip("ABCDEFG", "GFEDCBA", strict=True))
    found = list(changes)
    for row, column, sign in changes:
        mark = letters[sign[0]] + sign[1] if sign[0] in letters else sign
        found.append((21 - row, 14 - column, mark))
    return found


#: What each thing that T12.3 asks for is called when it is missing.
BROKEN = {
    "sign": ([(7, 1, "?")], "mine.txt: line 11: A7: '?' is not a sign of a map"),
    "half turn": ([(7, 2, "^")], "line 11: B7: ^ is not ., the sign of L14 after a half turn"),
    "trench cut by a half turn": (
        [(8, 2, ":z")],
        "line 17: L13: trench d becomes trench c by a half turn, but trench z at B8",
    ),
    "no start": ([(2, 11, ".")], "mine.txt: end: start 1 is missing"),
    "two starts": ([(2, 12, ".1")], "line 6: L2: start 1 is drawn before"),
    "entrances": (turned((1, 4, ".")), "line 6: C2: fort A needs 2 entrances 'A+', not 1"),
    "no body": (turned((1, 5, "."), (2, 4, ".")), "line 5: D1: fort A has no hex 'A@'"),
    "fort in pieces": (turned((1, 5, "."), (1, 6, "A@"), (2, 4, ".")), "not in one piece"),
    "entrance shut": (
        turned((1, 1, "A+"), (1, 2, "A@"), (2, 1, "A@"), (1, 4, "."), (1, 5, "."), (2, 3, ".")),
        "line 5: A1: nobody can come to this entrance",
    ),
    "fort unreachable": (
        turned((9, 1, "~"), (10, 1, "~"), (8, 1, "~"), (8, 2, "~"), (8, 3, "~"), (9, 4, "~")),
        "line 13: B9: the fort cannot be reached on foot",
    ),
    "land": (turned((2, 13, "~"), (1, 12, "~"), (2, 12, "~")), "M1: cannot be reached by land"),
    "room for 11": (
        turned((7, 10, "~"), (7, 12, "~"), (6, 10, "~"), (6, 11, "~"), (8, 11, "~"), (8, 10, "~"),
               (6, 12, "~"), (8, 12, "~"), (7, 9, "~"), (7, 13, "~")),
        "line 11: K7: the start has room for 9 units in 2 rings, not 11",
    ),
    "room for 22": (
        turned((1, 9, "~"), (1, 10, "~"), (1, 11, "~"), (1, 12, "~"), (1, 13, "~"), (3, 13, "~")),
        "line 6: K2: the start has room for 17 units in 3 rings, not 22",
    ),
    "start distance": (turned((7, 5, "."), (5, 9, "=2")), "is a start less than 5 from another"),
    "trench broken": (turned((8, 3, ".")), "line 12: B8: the trench is broken"),
    "walled in": (
        turned((1, 2, "^"), (2, 1, "^")), "line 5: A1: is walled in for units of speed 1",
    ),
    "fort walled in": (
        turned((1, 3, "^"), (2, 2, "^"), (3, 3, ":x"), (3, 4, "~")),
        "line 5: D1: units of speed 1 cannot walk out of the fort",
    ),
    "two forts": (turned((2, 6, "A+"), (1, 4, ".")), "G1: is next to entrances of two forts"),
}  # fmt: skip


@pytest.mark.rule("T12.3")
@pytest.mark.parametrize("name", BROKEN)
def test_a_fault_is_told_with_file_and_line(name: str) -> None:
    changes, message = BROKEN[name]
    assert message in faults(changed(*changes))


@pytest.mark.rule("T12.3")
def test_every_fault_is_listed_and_what_cannot_be_read_hides_nothing() -> None:
    drawn = changed((7, 1, "?"), (9, 6, "!"), (4, 9, ":b"), (12, 1, "^"), (2, 11, "."))
    lines = [line for line in drawn.split("\n") if not line.strip().startswith("18 ")]
    lines.append("20  . . .")
    told = faults("\n".join(lines).replace("name: Aisne", "")).split("\n")
    assert told == [
        "mine.txt: line 1: the map has no line 'name: ...'",
        "mine.txt: line 6: K2: . is not .6, the sign of C19 after a half turn",
        "mine.txt: line 8: H4: the trench is broken",
        "mine.txt: line 8: I4: the trench is broken",
        "mine.txt: line 11: A7: '?' is not a sign of a map",
        "mine.txt: line 13: F9: '!' is not a sign of a map",
        "mine.txt: line 13: M9: . is not ^, the sign of A12 after a half turn",
        "mine.txt: line 21: D17: trench b becomes trench b by a half turn, but trench a at J4",
        "mine.txt: line 22: G19: fort F needs 2 entrances 'F+', not 1",
        "mine.txt: line 25: row 20 was drawn before",
        "mine.txt: line 25: a row has 13 hexes, not 3",
        "mine.txt: end: row 18 is missing",
        "mine.txt: end: start 1 is missing",
    ]


@pytest.mark.rule("T12.3")
def test_walled_in_hexes_and_small_water_are_faults() -> None:
    walls = [(1, 2, "^"), (2, 1, "^"), (20, 12, "^"), (19, 13, "^")]
    assert "is walled in for units of speed 1" in faults(changed(*walls))
    text = map_text("aisne").replace("~", ".").replace("%", "=")
    assert "a gunboat needs 12" in faults(text)
    told = faults(map_text("aisne").replace("~", "%"))
    assert told == "mine.txt: end: the largest water has 0 hexes; a gunboat needs 12"


@pytest.mark.rule("T12.3")
def test_one_cut_is_one_fault_however_many_hexes_it_shuts_off() -> None:
    across = turned(*((2, column, "~") for column in range(1, 14)))
    told = faults(changed(*across)).split("\n")
    assert [line for line in told if "reached by land" in line] == [
        "mine.txt: line 5: A1: cannot be reached by land, with 2 more around it",
        "mine.txt: line 5: F1: cannot be reached by land, with 7 more around it",
        "mine.txt: line 24: A20: cannot be reached by land, with 7 more around it",
        "mine.txt: line 24: K20: cannot be reached by land, with 2 more around it",
    ]


@pytest.mark.rule("T12.3")
def test_missing_rows_and_names_are_faults() -> None:
    text = "\n".join(line for line in map_text("isonzo").split("\n") if "name" not in line)
    assert "no line 'name: ...'" in faults(text)
    assert "row 20 is missing" in faults("name: x\n1 . .")


@pytest.mark.rule("T12.3")
def test_any_line_ends_and_a_byte_order_mark_are_read() -> None:
    text = map_text("aisne")
    for other in (text.replace("\n", "\r\n"), text.replace("\n", "\r"), "\ufeff" + text):
        assert read_map(other, "mine.txt").terrain == open_map("aisne", False).terrain


@pytest.mark.rule("T12.3")
def test_an_empty_file_lacks_everything() -> None:
    told = faults("").split("\n")
    assert told[0] == "mine.txt: line 1: the map has no line 'name: ...'"
    assert len([line for line in told if line.endswith("is missing")]) == 20 + 6


@pytest.mark.rule("T12.3")
def test_rows_of_any_width_are_told_and_only_hexes_of_the_map_are_named() -> None:
    lines = map_text("aisne").split("\n")
    lines[10] = "7 " + "x " * 30
    lines.append("x" * 200)
    lines.append("0 \x1b[2J")
    told = faults("\n".join(lines)).split("\n")
    assert "mine.txt: line 11: a row has 13 hexes, not 30" in told
    assert "mine.txt: line 11: M7: 'x' is not a sign of a map" in told
    assert told.count("mine.txt: line 11: 'x' is not a sign of a map") == 17
    number = len(lines)
    assert f"mine.txt: line {number - 1}: '{'x' * 24}…' is not a row's number from 1 to 20" in told
    assert f"mine.txt: line {number}: '\\x1b[2J' is not a sign of a map" in told


@pytest.mark.rule("T12.3")
def test_what_is_far_too_long_is_refused_at_once() -> None:
    assert faults("1 . .\n" * 20_000) == (
        "mine.txt: line 1: has 120000 characters; no such file has more than 50000"
    )
    long_name = map_text("aisne").replace("Aisne", "A" * 41)
    assert faults(long_name) == (
        f"mine.txt: line 2: '{'A' * 24}…' is not a name of at most 40 characters"
    )


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
    file = resources.files("tablee.games.trench_club.data").joinpath("units.txt")
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
    text = text.replace("9S   3D     3S ", "9S   3D     7S ")
    with pytest.raises(Faults) as caught:
        read_units(text, "house.txt")
    assert [fault.message for fault in caught.value.faults] == [
        "the dice must be from 1 to 12",
        "must be 6, one more than the dice row counts damage",
        "must be at most 3 dice",
        "the speed must be at most 6",
    ]


#: Changes to the unit file, and what is told of each.
WRONG_UNITS = {
    "twice": (("flank         2S", "flank 2S\nflank 2S"), "'flank' was given before"),
    "row twice": (
        ("armour none    forest", "armour none    open"), "'armour none open' was given before",
    ),
    "no hits": (("open    1R  3R", "open    0R  3R"), "damage needs at least 1 hit"),
    "long number": ((" 7S   3R ", f" {'9' * 5000}S 3R "), "is not a number up to 999"),
    "free": ((" 7S   3R ", " 0S   3R "), "the cost must be at least 1"),
    "special cost": (("18S   3R     3R", "17S 3R 3R"), "all special forces cost the same"),
    "special tag": (("foot carried\nmounted", "foot special\nmounted"), "have the tag 'special'"),
    "special army": (("tank big-bertha", "tank gunboat"), "'gunboat' is a special force"),
    "army twice": (("tank big-bertha", "tank tank"), "an army has one unit of a kind"),
    "army short": (("tank big-bertha", "tank"), "an army has 11 units, not 10"),
    "strike": (("tanks:10R", "tanks:13R"), "the strike tanks:13R must be from 1 to 12"),
    "step": (("step          1R", "step 2R"), "says so by threshold_step"),
    "fee": (("transfer-fee  1S", "transfer-fee 2S"), "less than the smallest gift"),
    "word": (("flank         2S", "\x1b]0;flank 2S"), "'\\x1b]0;flank' is not known"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG_UNITS)
def test_a_fault_of_a_unit_file_is_told_with_its_line(name: str) -> None:
    (old, new), message = WRONG_UNITS[name]
    assert old in unit_file()
    with pytest.raises(Faults) as caught:
        read_units(unit_file().replace(old, new, 1), "house.txt")
    told = [line for line in str(caught.value).split("\n") if message in line]
    assert told
    assert told[0].startswith("house.txt: line ")


def test_an_empty_unit_file_lacks_everything_and_line_ends_do_not_matter() -> None:
    with pytest.raises(Faults) as caught:
        read_units("", "house.txt")
    assert len(caught.value.faults) == 9 + 8 + len(UNIT_KEYS) + 4
    with pytest.raises(Faults, match=r"house.txt: line 1: has \d+ characters"):
        read_units(unit_file() * 20, "house.txt")
    assert read_units("\ufeff" + unit_file().replace("\n", "\r\n"), "x").cost == UNITS.cost
