"""How many cards the friends can cope with in one mission, by rule of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.data import FRAGILE, HARD_HEADED, PRIDEFUL
from tablee.games.les_poilus.sight import Sight
from tablee.games.les_poilus.support import symbols_before

if TYPE_CHECKING:
    from mypy_extensions import i64

# How many cards all hands together should hold when a mission starts ...
HANDFUL: Final = 3.42
HANDFUL_PER_SEAT: Final = 1.12
# ... more for each charm that is up and each seat with a Speech token,
HANDFUL_PER_CHARM: Final = 0.31
HANDFUL_PER_TOKEN: Final = 0.5
# ... fewer for each seat with a Trauma or Phobia and each Hard Knock symbol,
HANDFUL_PER_TRAUMA: Final = -0.9
HANDFUL_PER_SYMBOL: Final = -0.36
# ... and fewer for each Hard Knock that keeps somebody from withdrawing.
HANDFUL_PER_HOLDER: Final = -0.33


def handful(sight: Sight) -> float:
    """How many cards the friends can probably cope with in one mission.

    Too few and the drop of morale brings more than was played; too many and they stay in hand,
    where each one beyond three costs morale (P5.1).
    """
    table = sight.table
    wanted = HANDFUL + HANDFUL_PER_SEAT * float(table.players)
    for seat in range(table.players):
        bits: i64 = table.knock_bits[seat]
        if table.charms_up >> seat & 1:
            wanted += HANDFUL_PER_CHARM
        if bits & 63:  # the Traumas and Phobias
            wanted += HANDFUL_PER_TRAUMA
        if table.tokens[seat] > 0:
            wanted += HANDFUL_PER_TOKEN
        wanted += HANDFUL_PER_SYMBOL * float(symbols_before(table, seat))
    for holder in (FRAGILE, HARD_HEADED, PRIDEFUL):
        if table.owner_of(holder) >= 0:
            wanted += HANDFUL_PER_HOLDER
    return wanted
