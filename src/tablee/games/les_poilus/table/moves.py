"""The moves of Les Poilus: whole numbers in the engine, short texts for people and records.

| notation                            | number                         | rule        |
|-------------------------------------|--------------------------------|-------------|
| intensity 3                         | INTENSITY + 3                  | P2.1        |
| play 17, play fragile               | PLAY + card                    | P3.2        |
| charm 12                            | CHARM + card                   | P3.3        |
| speech rain                         | SPEECH + threat                | P3.4        |
| withdraw left                       | WITHDRAW + 6 * drop + lay      | P3.5, P6.14 |
| answer 12, answer none              | ANSWER + card, ANSWER          | P3.4        |
| christmas mute                      | CHRISTMAS + card               | P3.2        |
| support none, support charm         | SUPPORT, SUPPORT + 1           | P4.2        |
| support remove mute fragile         | REMOVE + 20 * first + second   | P4.2, P4.3  |

When withdrawing, `drop` is the tile that Absent-minded removes and `lay` the tile laid down:
0 for none, else 1 + its kind; `lay` 5 is the random tile of Panicked. When removing, `first`
and `second` count Hard Knocks from 0 and from 1, `second` 0 being none.
"""

from __future__ import annotations

from typing import Final

from tablee.games.les_poilus.data import (
    CARD_KEYS,
    FIRST_KNOCK,
    LAST_KNOCK,
    THREAT_KEYS,
    TILE_KEYS,
    card_number,
)

INTENSITY: Final = 0
PLAY: Final = 64
CHARM: Final = 128
SPEECH: Final = 192
WITHDRAW: Final = 200
ANSWER: Final = 256
CHRISTMAS: Final = 320
SUPPORT: Final = 384
SUPPORT_CHARM: Final = 385
REMOVE: Final = 400
#: Every move is below this number.
MOVE_COUNT: Final = 780

#: What `lay` means when Panicked lets chance choose the tile (P6.8).
LAY_RANDOM: Final = 5


def withdraw(drop: int, lay: int) -> int:
    """The move of withdrawing; both are 0 for none, else 1 + the kind of tile."""
    return WITHDRAW + 6 * drop + lay


def remove(first: int, second: int = 0) -> int:
    """The move of removing one or two Hard Knocks, given by card number; 0 for no second."""
    if second and second < first:
        first, second = second, first
    return REMOVE + 20 * (first - FIRST_KNOCK) + (second - FIRST_KNOCK + 1 if second else 0)


def removed(move: int) -> list[int]:
    """The cards that a move of removing names."""
    first, second = divmod(move - REMOVE, 20)
    cards = [first + FIRST_KNOCK]
    if second:
        cards.append(second - 1 + FIRST_KNOCK)
    return cards


def notation(move: int) -> str:
    """The move as a short text."""
    if 0 < move < PLAY:
        return f"intensity {move}"
    if PLAY < move < CHARM and move - PLAY < len(CARD_KEYS):
        return f"play {CARD_KEYS[move - PLAY]}"
    if CHARM < move < SPEECH and move - CHARM < len(CARD_KEYS):
        return f"charm {CARD_KEYS[move - CHARM]}"
    if SPEECH <= move < SPEECH + len(THREAT_KEYS):
        return f"speech {THREAT_KEYS[move - SPEECH]}"
    if WITHDRAW <= move < WITHDRAW + 30:
        return _withdraw_notation(move)
    if ANSWER <= move < ANSWER + len(CARD_KEYS):
        return f"answer {CARD_KEYS[move - ANSWER] or 'none'}"
    if CHRISTMAS + FIRST_KNOCK <= move <= CHRISTMAS + LAST_KNOCK:
        return f"christmas {CARD_KEYS[move - CHRISTMAS]}"
    if move == SUPPORT:
        return "support none"
    if move == SUPPORT_CHARM:
        return "support charm"
    if REMOVE <= move < MOVE_COUNT:
        return "support remove " + " ".join(CARD_KEYS[card] for card in removed(move))
    raise ValueError(f"there is no move number {move}")


def _withdraw_notation(move: int) -> str:
    drop, lay = divmod(move - WITHDRAW, 6)
    words = ["withdraw"]
    if drop:
        words += ["drop", TILE_KEYS[drop - 1]]
    if lay == LAY_RANDOM:
        words.append("random")
    elif lay:
        words.append(TILE_KEYS[lay - 1])
    return " ".join(words)


def parse(text: str) -> int:
    """The move for a notation; raises ValueError with a plain sentence."""
    words = text.split()
    move = _parse_words(words) if words else None
    if move is None or notation(move) != " ".join(words):
        raise ValueError(f"{text!r} is not a move of Les Poilus")
    return move


def _parse_words(words: list[str]) -> int | None:
    kind, rest = words[0], words[1:]
    if kind == "withdraw":
        return _parse_withdraw(rest)
    if kind == "support" and rest:
        if rest == ["none"]:
            return SUPPORT
        if rest == ["charm"]:
            return SUPPORT_CHARM
        if rest[0] == "remove" and len(rest) in (2, 3):
            cards = [card_number(key) for key in rest[1:]]
            if all(FIRST_KNOCK <= card <= LAST_KNOCK for card in cards) and cards == sorted(
                set(cards)
            ):
                return remove(*cards)
    if len(rest) != 1:
        return None
    word = rest[0]
    if kind == "intensity":
        return int(word) if len(word) <= 2 and word.isdecimal() and 0 < int(word) < PLAY else None
    if kind == "speech":
        return SPEECH + THREAT_KEYS.index(word) if word in THREAT_KEYS else None
    if kind == "answer" and word == "none":
        return ANSWER
    bases = {"play": PLAY, "charm": CHARM, "answer": ANSWER, "christmas": CHRISTMAS}
    if kind not in bases:
        return None
    card = card_number(word)
    if kind == "christmas" and not FIRST_KNOCK <= card <= LAST_KNOCK:
        return None
    return bases[kind] + card


def _parse_withdraw(words: list[str]) -> int | None:
    drop = 0
    if len(words) >= 2 and words[0] == "drop" and words[1] in TILE_KEYS:
        drop = TILE_KEYS.index(words[1]) + 1
        words = words[2:]
    if not words:
        return withdraw(drop, 0)
    if words == ["random"]:
        return withdraw(drop, LAY_RANDOM)
    if len(words) == 1 and words[0] in TILE_KEYS:
        return withdraw(drop, TILE_KEYS.index(words[0]) + 1)
    return None
