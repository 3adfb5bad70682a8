"""Maps: text files that a person can draw, and the field made from them.

A file draws the western half, 13 hexes wide and 20 high; the eastern half is its half turn
(T12.2). A line gives the row's number and 13 hexes, with spaces between them:

    .  open      ^  forest    =  road      ~  water     %  bridge    :a  trench a
    .1 =1        a start: its number behind open ground or road
    A@           a hex of fort A           A+  an entrance of fort A

`name:` gives the name, `#` begins a remark. In the eastern half fort A becomes H and start 1
becomes 7. `map_faults.py` lists everything that is wrong with a map.
"""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.hexes import (
    COLUMNS,
    HALF_COLUMNS,
    HEXES,
    ROWS,
    distance,
    half_turn,
    hex_name,
    neighbours,
)
from tablee.games.trench_club.data.map_fault_words import map_fault
from tablee.kernel.documents import Argument, Fault
from tablee.kernel.reading import LONGEST, quoted

if TYPE_CHECKING:
    from mypy_extensions import i64

OFF_MAP: Final = -1
OPEN: Final = 0
FOREST: Final = 1
ROAD: Final = 2
BRIDGE: Final = 3
WATER: Final = 4
TRENCH: Final = 5
FORT: Final = 6
ENTRANCE: Final = 7
TERRAIN_KEYS: Final[list[str]] = [
    "open", "forest", "road", "bridge", "water", "trench", "fort", "entrance",
]  # fmt: skip
_SIGNS: Final = {".": OPEN, "^": FOREST, "=": ROAD, "%": BRIDGE, "~": WATER, ":": TRENCH}

#: What a row of a file begins with.
_ROW_WORDS: Final[list[str]] = [str(row + 1) for row in range(ROWS)]

HALF_FORTS: Final = 7
HALF_STARTS: Final = 6
#: Farther than any way.
FAR: Final = 999

# Ways to go about: what a step into a hex costs depends on it. Number 1 is on tracks.
ON_FOOT: Final = 0
ON_WHEELS: Final = 2
BY_AIR: Final = 3
BY_BOAT: Final = 4
GAITS: Final = 5
#: Steps that take a whole move (T3.3), and hexes that cannot be entered.
WHOLE_MOVE: Final = 50
CLOSED: Final = 99

#: The most characters of a map's name.
LONGEST_NAME: Final = 40
#: What tells two faults of the same code at the same hex apart.
ONCE_FOR: Final[dict[str, str]] = {
    "no-fort": "fort", "entrances": "fort", "no-start": "start", "room": "units",
}  # fmt: skip


class Map:
    """A field: terrain, forts, starts and trenches by hex, and who is next to whom."""

    def __init__(self, name: str, columns: int, cells: list[str]) -> None:
        """`cells` are the signs of the file by hex, "" off the map."""
        self.name = name
        self.columns: i64 = columns
        self.cells = cells
        self.near: list[list[int]] = neighbours(columns)
        self.terrain: list[int] = [OFF_MAP] * HEXES
        self.fort_of: list[int] = [-1] * HEXES
        self.trench_of: list[int] = [-1] * HEXES
        half = 1 if columns == HALF_COLUMNS else 2
        self.fort_count: i64 = HALF_FORTS * half
        #: How many forts win the game (T7.1).
        self.forts_to_win: i64 = 5 if half == 1 else 9
        #: By number of a start; place 0 is unused.
        self.starts: list[int] = [-1] * (HALF_STARTS * half + 1)
        self.bodies: list[list[int]] = [[] for _ in range(self.fort_count)]
        self.entrances: list[list[int]] = [[] for _ in range(self.fort_count)]
        self.trenches: list[list[int]] = []
        self._read_cells()
        #: By fort: the hexes from which it is entered (T3.8); by hex: the forts so entered.
        self.doors: list[list[int]] = [self._doors(fort) for fort in range(self.fort_count)]
        self.door_forts: list[list[int]] = [[] for _ in range(HEXES)]
        for fort, doors in enumerate(self.doors):
            for door in doors:
                self.door_forts[door].append(fort)
        self.water: list[int] = [h for h in range(HEXES) if self.terrain[h] == WATER]
        self.ways: list[list[int]] = [self._ways(doors) for doors in self.doors]
        #: By start: the hexes on the map by distance from it, for placing companies (T1.4).
        self.rings: list[list[list[int]]] = [self._rings(start) for start in self.starts]
        #: Half points to enter each hex, at GAITS + gait where trenches are terrain, else gait.
        self.steps: list[list[int]] = [
            [_step(terrain, gait, trenches) for terrain in self.terrain]
            for trenches in (False, True)
            for gait in range(GAITS)
        ]

    def _read_cells(self) -> None:
        letters: dict[str, int] = {}
        for number in range(HEXES):
            cell = self.cells[number]
            if not cell:
                continue
            east = 1 if number % COLUMNS >= HALF_COLUMNS else 0
            mark = cell[1:2]
            if mark in ("@", "+"):
                fort = ord(cell[0]) - ord("A") + HALF_FORTS * east
                self.fort_of[number] = fort
                self.terrain[number] = FORT if mark == "@" else ENTRANCE
                (self.bodies if mark == "@" else self.entrances)[fort].append(number)
                continue
            self.terrain[number] = _SIGNS[cell[0]]
            if cell[0] == ":":
                trench = letters.setdefault(f"{mark}{east}", len(letters))
                if trench == len(self.trenches):
                    self.trenches.append([])
                self.trenches[trench].append(number)
                self.trench_of[number] = trench
            elif mark:
                self.starts[int(mark) + HALF_STARTS * east] = number

    def _doors(self, fort: int) -> list[int]:
        found: list[int] = []
        for entrance in self.entrances[fort]:
            for number in self.near[entrance]:
                if number >= 0 and self.fort_of[number] < 0 and number not in found:
                    found.append(number)
        return sorted(found)

    def _ways(self, doors: list[int]) -> list[int]:
        """By hex: the half points a unit on foot needs to one of the doors, without water."""
        costs = {OPEN: 2, TRENCH: 2, FOREST: 3, ROAD: 1, BRIDGE: 1}
        found = [FAR] * HEXES
        queue: list[list[int]] = [[d for d in doors if self.terrain[d] in costs]]
        for door in queue[0]:
            found[door] = 0
        cost = 0
        while cost < len(queue):
            for number in queue[cost]:
                if found[number] != cost:
                    continue
                total = cost + costs[self.terrain[number]]
                for other in self.near[number]:
                    if other >= 0 and self.terrain[other] in costs and total < found[other]:
                        found[other] = total
                        while len(queue) <= total:
                            queue.append([])
                        queue[total].append(other)
            cost += 1
        return found

    def _rings(self, start: int) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in range(COLUMNS + ROWS)]
        for number in range(HEXES):
            if start >= 0 and self.terrain[number] != OFF_MAP:
                found[distance(start, number)].append(number)
        return found

    def half(self) -> Map:
        """The western half: a complete map for two nations (T1.1)."""
        west = [
            self.cells[number] if number % COLUMNS < HALF_COLUMNS else "" for number in range(HEXES)
        ]
        return Map(self.name, HALF_COLUMNS, west)


def _step(terrain: int, gait: int, trenches: bool) -> int:
    """What entering a hex costs in half points (T3.2, T3.3, T3.5, T3.6, T8.2, T10.1)."""
    if terrain in (OFF_MAP, FORT, ENTRANCE):
        return CLOSED
    if gait == BY_AIR:
        return 2
    if gait == BY_BOAT:
        return 2 if terrain in (WATER, BRIDGE) else CLOSED
    if terrain == WATER:
        return WHOLE_MOVE if gait == ON_FOOT else CLOSED
    if terrain == TRENCH and trenches and gait == ON_WHEELS:
        return CLOSED
    return {FOREST: 3, ROAD: 1, BRIDGE: 1}.get(terrain, 2)


class Drawing:
    """A map file as it was read: signs by hex of the western half, and the lines they are on."""

    def __init__(self) -> None:
        self.name = ""
        #: Signs that cannot be read are "", as are hexes that are missing.
        self.cells: list[str] = [""] * HEXES
        #: The line of each row, 0 if it is missing.
        self.lines: list[int] = [0] * ROWS
        self.faults: list[Fault] = []
        #: What was found wrong where, so that it is told once.
        self._told: set[tuple[int, str, Argument]] = set()

    def read(self, lines: list[str]) -> None:
        """Take in every line, noting what cannot be read."""
        for place, raw in enumerate(lines):
            line = raw.split("#", 1)[0].strip()
            if line.startswith("name:"):
                self._read_name(place + 1, line[5:].strip())
            elif line:
                self._read_row(place + 1, line.split())
        self._find_missing()

    def take(self, name: str, rows: list[str]) -> None:
        """Take in the name, as line 1, and the rows in their order."""
        self._read_name(1, name.strip())
        for row, signs in enumerate(rows):
            # Only what every reader takes for a space, browsers too.
            words = [word for word in signs.replace("\t", " ").split(" ") if word]
            self._read_row(row + 2, [str(row + 1), *words])
        self._find_missing()

    def _find_missing(self) -> None:
        if not self.name:
            self._note(1, "no-name")
        for row, line_number in enumerate(self.lines):
            if line_number == 0:
                self._note(0, "row-missing", row=row + 1)

    def fault(self, number: int, code: str, **args: Argument) -> None:
        """Note something wrong at a hex, -1 for none: once for each thing, for both halves."""
        spot = drawn(number)
        topic = (spot, code, args.get(ONCE_FOR.get(code, ""), ""))
        if topic in self._told:
            return
        self._told.add(topic)
        line = self.lines[spot // COLUMNS] if spot >= 0 else 0
        name = hex_name(spot) if spot >= 0 else ""
        self.faults.append(map_fault(line, name, code, args))

    def _note(self, line: int, code: str, **args: Argument) -> None:
        self.faults.append(map_fault(line, "", code, args))

    def faults_by_line(self) -> list[Fault]:
        """Everything that is wrong, from the first line to the last."""
        return sorted(self.faults, key=lambda fault: int(fault.field[5:] or LONGEST))

    def _read_name(self, line: int, name: str) -> None:
        if self.name:
            self._note(line, "name-before")
        if len(name) > LONGEST_NAME or not name.isprintable():
            self._note(line, "name", name=quoted(name), most=LONGEST_NAME)
        self.name = self.name or name

    def _read_row(self, line: int, words: list[str]) -> None:
        row = _ROW_WORDS.index(words[0]) if words[0] in _ROW_WORDS else -1
        if row < 0:
            self._note(line, "row-number", word=quoted(words[0]), most=ROWS)
        elif self.lines[row]:
            self._note(line, "row-before", row=row + 1)
            row = -1
        else:
            self.lines[row] = line
        signs = words[1:]
        if len(signs) != HALF_COLUMNS:
            self._note(line, "row-length", needed=HALF_COLUMNS, count=len(signs))
        for column, sign in enumerate(signs):
            if not known_sign(sign):
                known = row >= 0 and column < HALF_COLUMNS
                name = hex_name(row * COLUMNS + column) if known else ""
                self.faults.append(map_fault(line, name, "sign", {"sign": quoted(sign)}))
            elif row >= 0 and column < HALF_COLUMNS:
                self.cells[row * COLUMNS + column] = sign

    def whole(self) -> list[str]:
        """The signs of both halves, open ground where one cannot be read."""
        cells = [""] * HEXES
        for number in range(HEXES):
            if number % COLUMNS < HALF_COLUMNS:
                cells[number] = self.cells[number] or "."
                cells[half_turn(number, COLUMNS)] = cells[number]
        return cells


def drawn(number: int) -> int:
    """The hex of the western half that a file draws for a hex of the whole map."""
    west = number < 0 or number % COLUMNS < HALF_COLUMNS
    return number if west else half_turn(number, COLUMNS)


def known_sign(sign: str) -> bool:
    """Whether a word stands for a hex."""
    if len(sign) == 1:
        return sign in ".^=%~"
    if len(sign) != 2:
        return False
    first, mark = sign[0], sign[1]
    if mark in "@+":
        return "A" <= first <= "G"
    if first == ":":
        return "a" <= mark <= "z"
    return first in ".=" and "1" <= mark <= "6"


def map_text(key: str) -> str:
    """The file of a map that comes with the game."""
    file = resources.files("tablee.games.trench_club.data").joinpath("maps", f"{key}.txt")
    return file.read_text("utf-8")
