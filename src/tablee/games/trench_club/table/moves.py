"""The moves of Trench Club: whole numbers in the engine, short texts for people and records.

A move is `operation << 20 | first << 10 | second`. Units are called by their number, hexes by
their name (H12), forts and companies by their number counted from 1. By version 1 of the rules
bonds are given with `give 5`, by later ones with `give 5 to france`.

| notation                    | operation  | first    | second  | rule         |
|-----------------------------|------------|----------|---------|--------------|
| choose airship              | CHOOSE     |          | kind    | T11.1        |
| assign 3 to company 2       | ASSIGN     | unit     | company | T1.3         |
| turn token 2                | TURN       |          | company | T1.4         |
| place 3 on H12              | PLACE      | unit     | hex     | T1.4, T8.1   |
| headquarters H12            | MARK       |          | hex     | T9.2         |
| use company 2               | USE        |          | company | T1.6         |
| move 3 to H12               | MOVE       | unit     | hex     | T3.1         |
| move 3 into fort 5          | ENTER      | unit     | fort    | T3.9         |
| capture fort 5 with 3       | CAPTURE    | unit     | fort    | T3.8         |
| board 3 on 7                | BOARD      | unit     | truck   | T3.10        |
| unload 7                    | UNLOAD     | truck    |         | T14.9        |
| set down 3 on H12           | SET_DOWN   | unit     | hex     | T3.10        |
| mine H12 with 3             | LAY        | unit     | hex     | T8.2         |
| end movement                | END_MOVES  |          |         | T2           |
| attack 14 with 3            | ATTACK     | attacker | target  | T4.1         |
| withdraw 3                  | WITHDRAW   | attacker |         | T4.1         |
| advance 3                   | ADVANCE    | attacker |         | T4.1         |
| confirm attacks             | CONFIRM    |          |         | T4.1         |
| repair 3                    | REPAIR     | unit     |         | T6.3         |
| heal 3 with 9               | HEAL       | medics   | unit    | T8.2         |
| buy infantry in fort 2      | BUY        | kind     | fort    | T6.4, T8.1   |
| draw special force          | DRAW       |          |         | T8.1         |
| place 3 in fort 2           | GARRISON   | unit     | fort    | T8.1         |
| pay for a point             | PAY        |          |         | T9.1         |
| give 5                      | GIVE       |          | bonds   | T6.2         |
| give 5 to france            | TRANSFER   | nation   | bonds   | T6.2         |
| end turn                    | END_TURN   |          |         | T2           |
| surrender                   | SURRENDER  |          |         | T7.1         |
| agree                       | AGREE      |          |         | T7.1         |
| refuse                      | REFUSE     |          |         | T7.1         |
"""

from __future__ import annotations

import re
from typing import Final

from tablee.games.trench_club.data.hexes import HEXES, hex_name, hex_number
from tablee.games.trench_club.data.units import NATION_KEYS, UNIT_KEYS

CHOOSE: Final = 1
ASSIGN: Final = 2
TURN: Final = 3
PLACE: Final = 4
MARK: Final = 5
USE: Final = 6
MOVE: Final = 7
ENTER: Final = 8
CAPTURE: Final = 9
BOARD: Final = 10
UNLOAD: Final = 11
SET_DOWN: Final = 12
LAY: Final = 13
END_MOVES: Final = 14
ATTACK: Final = 15
WITHDRAW: Final = 16
ADVANCE: Final = 17
CONFIRM: Final = 18
REPAIR: Final = 19
HEAL: Final = 20
BUY: Final = 21
DRAW: Final = 22
GARRISON: Final = 23
PAY: Final = 24
GIVE: Final = 25
END_TURN: Final = 26
SURRENDER: Final = 27
AGREE: Final = 28
REFUSE: Final = 29
TRANSFER: Final = 30
OPERATIONS: Final = 31

OPERATION: Final = 20
FIRST: Final = 10
MASK: Final = 1023
#: Every move is a number below this.
MOVE_COUNT: Final = OPERATIONS << OPERATION
#: Units are numbered below this.
MOST_UNITS: Final = 1024
#: Forts and companies.
FORTS: Final = 14
COMPANIES: Final = 3

#: Words of each operation; {u} and {v} a unit, {h} a hex, {f} a fort, {c} a company, {k} a kind,
#: {a} a nation, {n} a number. The first letter read is `first`, except where only `second` is used.
_NOTATIONS: Final[dict[int, tuple[str, str, str]]] = {
    CHOOSE: ("choose {k}", "", "k"),
    ASSIGN: ("assign {u} to company {c}", "u", "c"),
    TURN: ("turn token {c}", "", "c"),
    PLACE: ("place {u} on {h}", "u", "h"),
    MARK: ("headquarters {h}", "", "h"),
    USE: ("use company {c}", "", "c"),
    MOVE: ("move {u} to {h}", "u", "h"),
    ENTER: ("move {u} into fort {f}", "u", "f"),
    CAPTURE: ("capture fort {f} with {u}", "u", "f"),
    BOARD: ("board {u} on {v}", "u", "v"),
    UNLOAD: ("unload {u}", "u", ""),
    SET_DOWN: ("set down {u} on {h}", "u", "h"),
    LAY: ("mine {h} with {u}", "u", "h"),
    END_MOVES: ("end movement", "", ""),
    ATTACK: ("attack {v} with {u}", "u", "v"),
    WITHDRAW: ("withdraw {u}", "u", ""),
    ADVANCE: ("advance {u}", "u", ""),
    CONFIRM: ("confirm attacks", "", ""),
    REPAIR: ("repair {u}", "u", ""),
    HEAL: ("heal {v} with {u}", "u", "v"),
    BUY: ("buy {k} in fort {f}", "k", "f"),
    DRAW: ("draw special force", "", ""),
    GARRISON: ("place {u} in fort {f}", "u", "f"),
    PAY: ("pay for a point", "", ""),
    GIVE: ("give {n}", "", "n"),
    END_TURN: ("end turn", "", ""),
    SURRENDER: ("surrender", "", ""),
    AGREE: ("agree", "", ""),
    REFUSE: ("refuse", "", ""),
    TRANSFER: ("give {n} to {a}", "a", "n"),
}

#: By letter: how many values there are, where they are not as many as units.
_VALUES: Final[dict[str, int]] = {
    "h": HEXES, "k": len(UNIT_KEYS), "a": len(NATION_KEYS), "f": FORTS, "c": COMPANIES,
}  # fmt: skip
_PATTERNS: Final[dict[int, re.Pattern[str]]] = {
    operation: re.compile(re.sub(r"\\?\{(.)\\?\}", r"(?P<\1>\\S+)", words[0]))
    for operation, words in _NOTATIONS.items()
}


def move_of(operation: int, first: int = 0, second: int = 0) -> int:
    """The number of a move."""
    return operation << OPERATION | first << FIRST | second


def operation_of(move: int) -> int:
    """What sort of move a number is."""
    return move >> OPERATION


def first_of(move: int) -> int:
    """The first value of a move, mostly a unit."""
    return move >> FIRST & MASK


def second_of(move: int) -> int:
    """The second value of a move."""
    return move & MASK


def operation_words(operation: int) -> tuple[str, str, str]:
    """The words of an operation, and the letters of its first and second value."""
    return _NOTATIONS.get(operation, ("", "", ""))


def _shown(letter: str, value: int) -> str:
    if letter == "h":
        return hex_name(value)
    if letter == "k":
        return UNIT_KEYS[value]
    if letter == "a":
        return NATION_KEYS[value]
    return str(value + 1) if letter in "fc" else str(value)


def _read(letter: str, word: str) -> int:
    """The value of a word, or -1."""
    if letter == "h":
        return hex_number(word)
    if letter in "ka":
        keys = UNIT_KEYS if letter == "k" else NATION_KEYS
        return keys.index(word) if word in keys else -1
    if not (word.isascii() and word.isdecimal()) or len(word) > 4:
        return -1
    return int(word) - 1 if letter in "fc" else int(word)


def _fits(letter: str, value: int) -> bool:
    if letter == "":
        return value == 0
    return 0 <= value < _VALUES.get(letter, MOST_UNITS)


def is_move(move: int) -> bool:
    """Whether a number is a move of this game at all."""
    words = _NOTATIONS.get(move >> OPERATION)
    if move < 0 or words is None:
        return False
    return _fits(words[1], first_of(move)) and _fits(words[2], second_of(move))


def notation(move: int) -> str:
    """The move as a short text."""
    if not is_move(move):
        raise ValueError(f"there is no move number {move}")
    text, first, second = _NOTATIONS[operation_of(move)]
    if first:
        text = text.replace("{" + first + "}", _shown(first, first_of(move)))
    if second:
        text = text.replace("{" + second + "}", _shown(second, second_of(move)))
    return text


def parse(text: str) -> int:
    """The move for a notation; raises ValueError with a plain sentence."""
    words = " ".join(text.split())
    for operation, pattern in _PATTERNS.items():
        match = pattern.fullmatch(words)
        if match is None:
            continue
        _, first, second = _NOTATIONS[operation]
        one = _read(first, match.group(first)) if first else 0
        other = _read(second, match.group(second)) if second else 0
        if _fits(first, one) and _fits(second, other):
            move = move_of(operation, one, other)
            if notation(move) == words:
                return move
    raise ValueError(f"{text!r} is not a move of Trench Club")
