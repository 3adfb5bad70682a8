"""The moves of FootClub: whole numbers in the engine, short texts for people and records.

| notation                            | number        | rule |
|-------------------------------------|---------------|------|
| supporters none, supporters place   | 0, 1          | F2.2 |
| pass, pressing, tackle              | 2, 3, 4       | F2.3 |
| keep, attack                        | 5, 6          | F2.4 |
| accept                              | 7             | F3.2 |
| offensive support                   | 8             | F3.1 |
| defensive support                   | 9             | F3.1 |
| exhaust 2                           | EXHAUST + 2   | F3.1 |
"""

from __future__ import annotations

from typing import Final

SUPPORTERS_NONE: Final = 0
SUPPORTERS_PLACE: Final = 1
PASS: Final = 2
PRESSING: Final = 3
TACKLE: Final = 4
KEEP: Final = 5
ATTACK: Final = 6
ACCEPT: Final = 7
OFFENSIVE_SUPPORT: Final = 8
DEFENSIVE_SUPPORT: Final = 9
EXHAUST: Final = 10
#: A side has at most this many Supporters.
MOST_SUPPORTERS: Final = 20
#: Every move is below this number.
MOVE_COUNT: Final = 31

NOTATIONS: Final[list[str]] = [
    "supporters none",
    "supporters place",
    "pass",
    "pressing",
    "tackle",
    "keep",
    "attack",
    "accept",
    "offensive support",
    "defensive support",
]


def is_move(move: int) -> bool:
    """Whether a number is a move of this game at all."""
    return 0 <= move < MOVE_COUNT and move != EXHAUST


def notation(move: int) -> str:
    """The move as a short text."""
    if not is_move(move):
        raise ValueError(f"there is no move number {move}")
    return NOTATIONS[move] if move < EXHAUST else f"exhaust {move - EXHAUST}"


def parse(text: str) -> int:
    """The move for a notation; raises ValueError with a plain sentence."""
    words = text.split()
    plain = " ".join(words)
    if plain in NOTATIONS:
        return NOTATIONS.index(plain)
    # Two digits are enough for any count, and nobody waits for a number of a million digits.
    if len(words) == 2 and words[0] == "exhaust" and len(words[1]) <= 2 and words[1].isdecimal():
        move = EXHAUST + int(words[1])
        if is_move(move) and notation(move) == plain:
            return move
    raise ValueError(f"{text!r} is not a move of FootClub")
