"""The cards and tiles of Les Poilus, read once from `cards.toml`.

Cards keep their printed numbers, 1 to 59; place 0 of every list by card is unused. Threats are
numbered 0 to 5 and kinds of Support tile 0 to 3, in the order of the file.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from tablee.games.les_poilus.documents import Soldier, Threat, Tile

THREATS: Final = 6
CARDS: Final = 59
FIRST_KNOCK: Final = 40
LAST_KNOCK: Final = 58
MERRY_CHRISTMAS: Final = 59

# The Hard Knocks that rules name; Traumas and Phobias are 40 to 45 (P6.1).
WOUNDED: Final = 46
MUTE: Final = 47
TYRANNICAL: Final = 48
DEMORALIZED: Final = 49
FRAGILE: Final = 50
FEARFUL: Final = 51
PANICKED: Final = 52
FRENZIED: Final = 53
SELFISH: Final = 54
HARD_HEADED: Final = 55
PRIDEFUL: Final = 56
CLUMSY: Final = 57
ABSENT_MINDED: Final = 58

LEFT: Final = 0
RIGHT: Final = 1
LEFT_TWO: Final = 2
RIGHT_TWO: Final = 3
TILE_KINDS: Final = 4


def _read() -> dict[str, Any]:
    text = resources.files("tablee.games.les_poilus").joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


_DATA: Final = _read()

THREAT_KEYS: Final[list[Threat]] = list(_DATA["threats"])


def _packed(threats: list[Threat]) -> int:
    """Threats as one number with four bits a threat, so that cards can be added up."""
    return sum(1 << 4 * THREAT_KEYS.index(threat) for threat in threats)


def _by_card(first: object) -> list[Any]:
    return [first for _ in range(CARDS + 1)]


#: The threats of each card, packed; 0 for a Hard Knock without a threat.
PACKED: Final[list[int]] = _by_card(0)
#: Whether a trap is drawn on each card.
TRAPPED: Final[list[bool]] = _by_card(False)
#: How many Hard Knock symbols each card shows.
SYMBOLS: Final[list[int]] = _by_card(0)
#: The notation of each card: its number, or the key of a Hard Knock.
CARD_KEYS: Final[list[str]] = _by_card("")

for _card in _DATA["threat_cards"]:
    PACKED[_card["number"]] = _packed(_card["shows"])
    TRAPPED[_card["number"]] = bool(_card.get("trap", False))
    CARD_KEYS[_card["number"]] = str(_card["number"])
for _card in _DATA["hard_knocks"]:
    SYMBOLS[_card["number"]] = int(_card["symbols"])
    CARD_KEYS[_card["number"]] = str(_card["key"])
    if "threat" in _card:
        PACKED[_card["number"]] = _packed([_card["threat"]])
CARD_KEYS[MERRY_CHRISTMAS] = "merry_christmas"

SOLDIER_KEYS: Final[list[Soldier]] = [soldier["key"] for soldier in _DATA["soldiers"]]
SOLDIER_NAMES: Final[list[str]] = [soldier["name"] for soldier in _DATA["soldiers"]]
#: The threat of each soldier's charm.
CHARMS: Final[list[int]] = [THREAT_KEYS.index(soldier["charm"]) for soldier in _DATA["soldiers"]]

TILE_KEYS: Final[list[Tile]] = [tile["key"] for tile in _DATA["support_tiles"]]
#: How many places to the left each kind of tile points.
TILE_POINTS: Final[list[int]] = [tile["points"] for tile in _DATA["support_tiles"]]
TILE_COUNTS: Final[list[int]] = [tile["count"] for tile in _DATA["support_tiles"]]

#: Trials at the start, Speech tokens, and whether double tiles are used, by number of players.
TRIALS: Final[list[int]] = [0, 0] + [_DATA["setup"][str(n)]["trials"] for n in range(2, 6)]
TOKENS: Final[list[int]] = [0, 0] + [_DATA["setup"][str(n)]["speech_tokens"] for n in range(2, 6)]
DOUBLES: Final[list[bool]] = [False, False] + [
    bool(_DATA["setup"][str(n)]["doubles"]) for n in range(2, 6)
]
VETERAN_TRIALS: Final = 30


def card_number(key: str) -> int:
    """The card with this notation; raises ValueError if there is none."""
    if key in CARD_KEYS[1:]:
        return CARD_KEYS.index(key)
    raise ValueError(f"there is no card {key!r}")


def shows(card: int, threat: int) -> bool:
    """Whether a card shows a threat: a threat card, or a Trauma or Phobia of it."""
    return PACKED[card] >> 4 * threat & 15 != 0
