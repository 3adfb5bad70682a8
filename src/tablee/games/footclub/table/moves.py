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
| ball to 10                          | BALL + 9      | F3.7 |
| token 10 to 11                      | TOKEN + 109   | F3.7 |

Players are numbered from 1 in the order of their team, without the coach. A token's number is
TOKEN + 11 × (from - 1) + (to - 1).
"""

from __future__ import annotations

from typing import Final

from tablee.games.footclub.data import PLAYERS

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
BALL: Final = EXHAUST + MOST_SUPPORTERS + 1
TOKEN: Final = BALL + PLAYERS
#: Every move is below this number.
MOVE_COUNT: Final = TOKEN + PLAYERS * PLAYERS

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


def ball_move(player: int) -> int:
    """The move that puts the ball on a player, counted from 0."""
    return BALL + player


def token_move(origin: int, player: int) -> int:
    """The move that takes a goal token from one player to another, counted from 0."""
    return TOKEN + origin * PLAYERS + player


def token_origin(move: int) -> int:
    """The player from whom a goal token is taken, counted from 0."""
    return (move - TOKEN) // PLAYERS


def player_of(move: int) -> int:
    """The player on whom the ball or a goal token is put, counted from 0."""
    return (move - TOKEN) % PLAYERS if move >= TOKEN else move - BALL


def notation(move: int) -> str:
    """The move as a short text."""
    if not is_move(move):
        raise ValueError(f"there is no move number {move}")
    if move < EXHAUST:
        return NOTATIONS[move]
    if move < BALL:
        return f"exhaust {move - EXHAUST}"
    if move < TOKEN:
        return f"ball to {player_of(move) + 1}"
    return f"token {token_origin(move) + 1} to {player_of(move) + 1}"


def parse(text: str) -> int:
    """The move for a notation; raises ValueError with a plain sentence."""
    words = text.split()
    plain = " ".join(words)
    if plain in NOTATIONS:
        return NOTATIONS.index(plain)
    # Two digits are enough for any number, and nobody waits for one of a million digits.
    numbers = [int(word) for word in words if word.isdecimal() and len(word) <= 2]
    shape = " ".join("#" if word.isdecimal() else word for word in words)
    move = -1
    if shape == "exhaust #" and len(numbers) == 1 and numbers[0] <= MOST_SUPPORTERS:
        move = EXHAUST + numbers[0]
    elif shape == "ball to #" and len(numbers) == 1 and numbers[0] <= PLAYERS:
        move = ball_move(numbers[0] - 1)
    elif shape == "token # to #" and len(numbers) == 2 and max(numbers) <= PLAYERS:
        move = token_move(numbers[0] - 1, numbers[1] - 1)
    if is_move(move) and notation(move) == plain:
        return move
    raise ValueError(f"{text!r} is not a move of FootClub")
