"""The units of Trench Club, read once from `units.txt`, and the nations.

Everything is a flat list by kind of unit, in the order of the file, because the rules look
numbers up all the time. `read_units` lists every fault of a file with its line.
"""

from __future__ import annotations

import re
from importlib import resources
from typing import TYPE_CHECKING, Final

from tablee.kernel.documents import Fault, Faults
from tablee.kernel.reading import close_match, lines_of, quoted

if TYPE_CHECKING:
    from mypy_extensions import i64

# The nations in the order of the table: allies do not sit side by side (T1.1).
GERMANY: Final = 0
GREAT_BRITAIN: Final = 1
AUSTRIA_HUNGARY: Final = 2
FRANCE: Final = 3
NATIONS: Final = 4
NATION_KEYS: Final[list[str]] = ["germany", "great-britain", "austria-hungary", "france"]
# The side of a nation is its number modulo 2.
CENTRAL: Final = 0
ENTENTE: Final = 1
SIDE_KEYS: Final[list[str]] = ["central", "entente"]

LEVELS: Final = 3
LEVEL_KEYS: Final[list[str]] = ["green", "veteran", "hero"]
#: The level of each number of experience points (T5.4).
LEVEL_OF: Final[list[int]] = [0, 0, 0, 1, 1, 2]
MOST_EXPERIENCE: Final = 5
TOP_FACE: Final = 12

#: Tags a kind may have; a place in this list is a bit of `UnitTable.tags`.
TAG_KEYS: Final[list[str]] = [
    "foot", "carried", "truck", "vehicle", "air", "tank", "scatter", "boat", "medics", "gas",
    "turret", "minelayer", "special",
]  # fmt: skip
ARMOUR_KEYS: Final[list[str]] = ["none", "light", "medium", "heavy"]
UNIT_KEYS: Final[list[str]] = [
    "infantry", "mounted-infantry", "heavy-infantry", "troop-transport", "anti-aircraft",
    "field-gun", "howitzer", "heavy-mortar", "armoured-car", "fighter-plane", "tank",
    "big-bertha", "anti-tank-gunners", "mark-i-female", "renault-ft17", "gunboat", "medics",
    "ground-attack-plane", "railway-gun", "gas-launcher", "airship", "gun-turret", "minelayer",
]  # fmt: skip
KINDS: Final = 23
INFANTRY: Final = 0
MOUNTED_INFANTRY: Final = 1
TROOP_TRANSPORT: Final = 3
TANK: Final = 10
FIRST_SPECIAL: Final = 15
GUNBOAT: Final = 15
GUN_TURRET: Final = 21
#: What a table may give another price (T14.21): all special forces cost the same (T8.1).
SPECIAL_FORCE: Final = "special-force"
PRICE_KEYS: Final[list[str]] = [*UNIT_KEYS[:FIRST_SPECIAL], SPECIAL_FORCE]
#: How many passengers a truck takes (T3.10).
CAPACITY: Final = 4
#: T14.9: trucks of a nation that may be loaded at a time.
MOST_LOADED: Final = 3

#: The most dice of a unit by itself and for its support, and the highest speed.
MOST_OWN_DICE: Final = 12
MOST_BONUS: Final = 3
TOP_SPEED: Final = 6

#: A rule of the file: how many numbers follow its name.
_RULES: Final = {
    "dice": 6, "destroyed-at": 1, "step": 1, "flank": 1, "encirclement": 1, "income": 1,
    "transfer-fee": 1, "austrian-bonds": 1, "point-price": 1,
}  # fmt: skip
_NUMBER: Final = re.compile(r"([0-9]{1,3})([SDR])")
_RANGE: Final = re.compile(r"([0-9]{1,2})([SDR])-([0-9]{1,2})([SDR])")
_STRIKE: Final = re.compile(r"([0-9]{1,2})([SDR])(@veteran)?")
_AGAINST: Final = re.compile(r"(tanks|air):([0-9]{1,2})([SDR])")
_ARMOUR: Final = re.compile(r"([a-z]+)([SDR])")


class UnitTable:
    """All numbers of a unit file, by kind where there is one for each."""

    def __init__(self) -> None:
        self.rules: dict[str, list[int]] = {}
        self.cost: list[int] = [0] * KINDS
        self.repair: list[int] = [0] * KINDS
        #: Speed in half points (T3.2).
        self.speed: list[int] = [0] * KINDS
        # Nearest and farthest range; the farthest is 0 where there is none.
        self.ground_from: list[int] = [0] * KINDS
        self.ground_to: list[int] = [0] * KINDS
        self.air_from: list[int] = [0] * KINDS
        self.air_to: list[int] = [0] * KINDS
        #: The strike and the level it is given for; strikes of 0 mean none.
        self.strike: list[int] = [0] * KINDS
        self.strike_level: list[int] = [0] * KINDS
        self.tank_strike: list[int] = [0] * KINDS
        self.air_strike: list[int] = [0] * KINDS
        self.armour: list[int] = [0] * KINDS
        self.tags: list[int] = [0] * KINDS
        #: Hits needed for each damage, at 2 * armour + (1 in forest).
        self.rows: list[list[int]] = [[] for _ in range(2 * len(ARMOUR_KEYS))]
        self.armies: list[list[int]] = [[] for _ in range(NATIONS)]
        #: What the file says, by unit and column, letters of provenance included.
        self.columns: dict[str, list[str]] = {}

    def hit(self, kind: i64, level: i64, step: i64) -> int:
        """The highest face that hits for a kind at a level (T5.4)."""
        return _stepped(self.strike[kind], level - self.strike_level[kind], step)


def _stepped(strike: int, levels: int, step: int) -> int:
    return 0 if strike == 0 else max(1, min(TOP_FACE, strike + levels * step))


class _Reader:
    """Reads a unit file line by line and gathers its faults."""

    def __init__(self) -> None:
        self.table = UnitTable()
        self.faults: list[Fault] = []
        self.line = 0
        self.seen: list[str] = []

    def fault(self, message: str) -> None:
        self.faults.append(Fault(f"line {self.line}", message))

    def read(self, lines: list[str]) -> UnitTable:
        for raw in lines:
            self.line += 1
            words = raw.split("#", 1)[0].split()
            if words:
                self._read_line(words)
        armies = [f"army {nation}" for nation in NATION_KEYS]
        rows = [f"armour {key} {ground}" for key in ARMOUR_KEYS for ground in ("open", "forest")]
        for key in [*_RULES, *rows, *UNIT_KEYS, *armies]:
            if key not in self.seen:
                self.faults.append(Fault("end", f"'{key}' is missing"))
        return self.table

    def _read_line(self, words: list[str]) -> None:
        key = words[0]
        if key in _RULES:
            self.table.rules[key] = self._numbers(words[1:], _RULES[key])
            self._check_rule(key, self.table.rules[key])
            self._once(key)
        elif key == "armour":
            self._read_armour(words[1:])
        elif key == "army":
            self._read_army(words[1:])
        elif key in UNIT_KEYS:
            self._once(key)
            self._read_unit(UNIT_KEYS.index(key), words[1:])
        else:
            known = [*_RULES, "armour", "army", *UNIT_KEYS]
            self.fault(f"{quoted(key)} is not known{close_match(key, known)}")

    def _check_rule(self, key: str, numbers: list[int]) -> None:
        if key == "dice" and numbers != sorted(numbers, reverse=True):
            self.fault("a unit with more damage must not have more dice")
        if key == "dice" and not all(1 <= number <= MOST_OWN_DICE for number in numbers):
            self.fault(f"the dice must be from 1 to {MOST_OWN_DICE}")
        if key == "destroyed-at" and numbers != [_RULES["dice"]]:
            self.fault(f"must be {_RULES['dice']}, one more than the dice row counts damage")
        if key == "step" and numbers != [1]:
            self.fault("must be 1: a table that plays with 2 says so by threshold_step")
        if key == "transfer-fee" and max(numbers, default=0) > 1:
            self.fault("must be 0 or 1, less than the smallest gift")
        if key in ("flank", "encirclement") and max(numbers, default=0) > MOST_BONUS:
            self.fault(f"must be at most {MOST_BONUS} dice")

    def _once(self, key: str) -> None:
        if key in self.seen:
            self.fault(f"'{key}' was given before")
        self.seen.append(key)

    def _numbers(self, words: list[str], count: int) -> list[int]:
        if len(words) != count:
            self.fault(f"{count} numbers are needed, not {len(words)}")
        return [self._number(word) for word in words]

    def _number(self, word: str) -> int:
        match = _NUMBER.fullmatch(word)
        if match is None:
            self.fault(f"{quoted(word)} is not a number up to 999 with S, D or R behind it")
            return 0
        return int(match.group(1))

    def _read_armour(self, words: list[str]) -> None:
        if len(words) < 2 or words[0] not in ARMOUR_KEYS or words[1] not in ("open", "forest"):
            kinds = ", ".join(ARMOUR_KEYS)
            self.fault(f"'armour' needs one of {kinds}, then open or forest")
            return
        row = self._numbers(words[2:], 6)
        if row != sorted(set(row)) or 0 in row:
            self.fault("damage needs at least 1 hit, and more damage more hits")
        self._once(f"armour {words[0]} {words[1]}")
        self.table.rows[2 * ARMOUR_KEYS.index(words[0]) + (words[1] == "forest")] = row

    def _read_army(self, words: list[str]) -> None:
        if not words or words[0] not in NATION_KEYS:
            self.fault(f"'army' needs one of {', '.join(NATION_KEYS)}")
            return
        self._once(f"army {words[0]}")
        for key in words[1:]:
            if key not in UNIT_KEYS:
                self.fault(f"{quoted(key)} is not a unit{close_match(key, UNIT_KEYS)}")
            elif UNIT_KEYS.index(key) >= FIRST_SPECIAL:
                self.fault(f"'{key}' is a special force, and no part of an army")
        if len(set(words)) != len(words):
            self.fault("an army has one unit of a kind")
        if len(words) != 12:
            self.fault(f"an army has 11 units, not {len(words) - 1}")
        army = [UNIT_KEYS.index(key) for key in words[1:] if key in UNIT_KEYS]
        self.table.armies[NATION_KEYS.index(words[0])] = army

    def _read_unit(self, kind: int, words: list[str]) -> None:
        table = self.table
        if len(words) < 9:
            self.fault(f"8 columns and at least one tag are needed, not {len(words)} words")
            return
        table.columns[UNIT_KEYS[kind]] = words
        table.cost[kind] = self._number(words[0])
        if table.cost[kind] == 0 and _NUMBER.fullmatch(words[0]):
            self.fault("the cost must be at least 1")
        if kind > FIRST_SPECIAL and table.cost[kind] != table.cost[FIRST_SPECIAL]:
            self.fault("all special forces cost the same (T8.1)")
        table.repair[kind] = self._number(words[1])
        table.speed[kind] = 2 * self._number(words[2])
        if table.speed[kind] > 2 * TOP_SPEED:
            self.fault(f"the speed must be at most {TOP_SPEED}")
        table.ground_from[kind], table.ground_to[kind] = self._range(words[3])
        table.air_from[kind], table.air_to[kind] = self._range(words[4])
        self._read_strike(kind, words[5], words[6])
        armour = _ARMOUR.fullmatch(words[7])
        if armour is not None and armour.group(1) in ARMOUR_KEYS:
            table.armour[kind] = ARMOUR_KEYS.index(armour.group(1))
        elif not _nothing(words[7]):
            self.fault(f"{quoted(words[7])} is not an armour with S, D or R behind it")
        for tag in words[8:]:
            if tag in TAG_KEYS:
                table.tags[kind] |= 1 << TAG_KEYS.index(tag)
            else:
                self.fault(f"{quoted(tag)} is not a tag{close_match(tag, TAG_KEYS)}")
        if ("special" in words[8:]) != (kind >= FIRST_SPECIAL):
            self.fault("special forces, and no other units, have the tag 'special'")

    def _range(self, word: str) -> tuple[int, int]:
        match = _RANGE.fullmatch(word)
        if match is None:
            if not _nothing(word):
                self.fault(f"{quoted(word)} is not a range such as 1S-3R, nor a dash with a letter")
            return 0, 0
        nearest, farthest = int(match.group(1)), int(match.group(3))
        if not 1 <= nearest <= farthest:
            self.fault(f"the range '{word}' must rise from at least 1")
        return nearest, farthest

    def _read_strike(self, kind: int, strike: str, against: str) -> None:
        table = self.table
        match = _STRIKE.fullmatch(strike)
        if match is not None:
            table.strike[kind] = int(match.group(1))
            table.strike_level[kind] = 1 if match.group(3) else 0
            if not 1 <= table.strike[kind] <= TOP_FACE:
                self.fault(f"the strike {strike} must be from 1 to {TOP_FACE}")
        elif not _nothing(strike):
            self.fault(f"{quoted(strike)} is not a strike such as 5R or 6S@veteran, nor a dash")
        if (table.strike[kind] > 0) != (table.ground_to[kind] + table.air_to[kind] > 0):
            self.fault("a unit has a strike exactly if it has a range")
        other = _AGAINST.fullmatch(against)
        if other is not None:
            strikes = table.tank_strike if other.group(1) == "tanks" else table.air_strike
            strikes[kind] = int(other.group(2))
            if not 1 <= strikes[kind] <= TOP_FACE:
                self.fault(f"the strike {against} must be from 1 to {TOP_FACE}")
        elif not _nothing(against):
            self.fault(f"{quoted(against)} is not a strike such as tanks:10R or air:4R, nor a dash")


def _nothing(word: str) -> bool:
    return word in ("-S", "-D", "-R")


def read_units(text: str, source: str) -> UnitTable:
    """The units of a file; raises `Faults` that name the file and each faulty line."""
    reader = _Reader()
    table = reader.read(lines_of(text, source))
    if reader.faults:
        raise Faults(reader.faults, source)
    return table


def _read_package_file(name: str) -> str:
    return resources.files("tablee.games.trench_club.data").joinpath(name).read_text("utf-8")


UNITS: Final = read_units(_read_package_file("units.txt"), "units.txt")

COST: Final[list[int]] = UNITS.cost
REPAIR: Final[list[int]] = UNITS.repair
#: In version 1 of the rules mounted infantry was dearer to repair than infantry.
FIRST_REPAIR: Final[list[int]] = [
    4 if kind == MOUNTED_INFANTRY else REPAIR[kind] for kind in range(KINDS)
]
SPEED: Final[list[int]] = UNITS.speed
GROUND_FROM: Final[list[int]] = UNITS.ground_from
GROUND_TO: Final[list[int]] = UNITS.ground_to
AIR_FROM: Final[list[int]] = UNITS.air_from
AIR_TO: Final[list[int]] = UNITS.air_to
ROWS_OF_HITS: Final[list[list[int]]] = UNITS.rows
ARMOUR: Final[list[int]] = UNITS.armour
ARMIES: Final[list[list[int]]] = UNITS.armies
#: The dice of a unit by its damage (T5.2).
DICE: Final[list[int]] = UNITS.rules["dice"]
DESTROYED_AT: Final = UNITS.rules["destroyed-at"][0]
FLANK: Final = UNITS.rules["flank"][0]
ENCIRCLEMENT: Final = UNITS.rules["encirclement"][0]
INCOME: Final = UNITS.rules["income"][0]
TRANSFER_FEE: Final = UNITS.rules["transfer-fee"][0]
AUSTRIAN_BONDS: Final = UNITS.rules["austrian-bonds"][0]
POINT_PRICE: Final = UNITS.rules["point-price"][0]


def _tagged(tag: str) -> list[bool]:
    return [bool(UNITS.tags[kind] >> TAG_KEYS.index(tag) & 1) for kind in range(KINDS)]


IS_FOOT: Final[list[bool]] = _tagged("foot")
IS_CARRIED: Final[list[bool]] = _tagged("carried")
IS_TRUCK: Final[list[bool]] = _tagged("truck")
IS_AIR: Final[list[bool]] = _tagged("air")
IS_TANK: Final[list[bool]] = _tagged("tank")
IS_BOAT: Final[list[bool]] = _tagged("boat")
IS_MEDICS: Final[list[bool]] = _tagged("medics")
IS_GAS: Final[list[bool]] = _tagged("gas")
IS_TURRET: Final[list[bool]] = _tagged("turret")
IS_MINELAYER: Final[list[bool]] = _tagged("minelayer")
IS_SPECIAL: Final[list[bool]] = _tagged("special")
SCATTERS: Final[list[bool]] = _tagged("scatter")
#: Not anti-aircraft, trucks, medics, minelayers, aircraft, turrets (T9.2).
TAKES_HEADQUARTERS: Final[list[bool]] = [
    GROUND_TO[kind] > 0 and not IS_AIR[kind] and not IS_TURRET[kind] for kind in range(KINDS)
]

#: How a kind goes about: the gaits of `maps.py`, on foot, tracks, wheels, by air, by boat.
GAIT: Final[list[int]] = [
    0 if IS_FOOT[kind] else 1 if IS_TANK[kind] else 3 if IS_AIR[kind] else 4 if IS_BOAT[kind] else 2
    for kind in range(KINDS)
]

# The classes that strikes tell apart among targets: the ground, tanks, aircraft.
PLAIN_TARGET: Final = 0
TANK_TARGET: Final = 1
AIR_TARGET: Final = 2
TARGET_CLASS: Final[list[int]] = [
    AIR_TARGET if IS_AIR[kind] else TANK_TARGET if IS_TANK[kind] else PLAIN_TARGET
    for kind in range(KINDS)
]


def _hits(step: int) -> list[int]:
    """The highest face that hits, at 9 * kind + 3 * class of target + level."""
    hits: list[int] = []
    for kind in range(KINDS):
        plain = [UNITS.hit(kind, level, step) for level in range(LEVELS)]
        tanks = [_stepped(UNITS.tank_strike[kind], level, step) for level in range(LEVELS)]
        air = [_stepped(UNITS.air_strike[kind], level, step) for level in range(LEVELS)]
        hits += plain
        hits += tanks if tanks[0] else plain
        hits += air if air[0] else plain
    return hits


#: By threshold step 1 and 2 (place 0 is unused): see `_hits`.
HITS: Final[list[list[int]]] = [[], _hits(1), _hits(2)]


def prices_with(changed: dict[str, int]) -> list[int]:
    """By kind: what it costs where some prices are not the file's (T14.21)."""
    if not changed:
        return COST
    prices = [changed.get(UNIT_KEYS[kind], COST[kind]) for kind in range(FIRST_SPECIAL)]
    special = changed.get(SPECIAL_FORCE, COST[FIRST_SPECIAL])
    return prices + [special] * (KINDS - FIRST_SPECIAL)


def hits_on(step: i64, kind: i64, target: i64, experience: i64) -> i64:
    """The highest face with which a kind hits another (T5.4, T5.9)."""
    return HITS[step][9 * kind + 3 * TARGET_CLASS[target] + LEVEL_OF[experience]]


def close_range(kind: i64, target: i64) -> bool:
    """Whether a kind can attack another at distance 1."""
    if IS_AIR[target]:
        return AIR_FROM[kind] == 1
    return GROUND_FROM[kind] == 1


def in_range(kind: i64, target: i64, far: i64) -> bool:
    """Whether a kind can attack another at a distance (T4.2, T4.3)."""
    if IS_AIR[target]:
        return AIR_FROM[kind] <= far <= AIR_TO[kind]
    return GROUND_FROM[kind] <= far <= GROUND_TO[kind]
