"""Computer players of Les Poilus that know its rules.

`SensibleBot` weighs every legal move by what its seat may know and makes the best one, the first
among equals. It remembers nothing and draws no lots: the same view gives the same move. What
moves are weighed with stands in `judgement`, the actions of a mission in `actions`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.bots.judgement import (
    CHARM_WORTH,
    cards_in_hands,
    fits,
    handful,
    knock_cost,
    least_drop,
    relief,
)
from tablee.games.les_poilus.bots.known_cards import KnownCards, known_cards_of
from tablee.games.les_poilus.bots.reasons import reason
from tablee.games.les_poilus.bots.sensible_actions import choose_action
from tablee.games.les_poilus.data import FIRST_KNOCK, FRENZIED, PACKED, THREATS, TRAPPED
from tablee.games.les_poilus.rules.support import symbols_before
from tablee.games.les_poilus.table.components import (
    ACTION_PHASE,
    ANSWER_PHASE,
    CHRISTMAS_PHASE,
    INTENSITY_PHASE,
)
from tablee.games.les_poilus.table.moves import ANSWER, CHRISTMAS, INTENSITY, REMOVE, SUPPORT_CHARM
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Weighed
from tablee.kernel.state import View

if TYPE_CHECKING:
    from mypy_extensions import i64

#: How much worse a card too many is than a card too few.
OVERFULL: Final = 1.02
#: With at most so many cards beyond a handful left, all are dealt: it may be the last mission.
LAST_PUSH: Final = 6.28

# What makes a threat card hard to play later: it does not fit, its threats, its trap.
UNFIT: Final = 1.0
PER_THREAT: Final = 0.2
PER_TRAP: Final = 0.2


class SensibleBot(Bot):
    """Plays by rules of thumb, and by a convention for Support tiles."""

    def choose(self, view: View, chance: Chance) -> int:  # noqa: ARG002
        """The move that looks best; chance is not asked."""
        assert isinstance(view, PoilusView)
        return sensible_move(known_cards_of(view)) if len(view.moves) > 1 else view.moves[0]

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:  # noqa: ARG002
        """What speaks for a move."""
        assert isinstance(view, PoilusView)
        return reason(known_cards_of(view), move)


def sensible_move(known: KnownCards) -> int:
    """The move that looks best."""
    phase = known.table.phase
    if phase == ACTION_PHASE:
        return choose_action(known)
    if phase == INTENSITY_PHASE:
        return choose_intensity(known)
    if phase == ANSWER_PHASE:
        return choose_answer(known)
    if phase == CHRISTMAS_PHASE:
        return choose_christmas(known)
    return choose_support(known)


# ---- intensity (P2.1) ---------------------------------------------------------------------------


def choose_intensity(known: KnownCards) -> int:
    """The intensity that comes nearest to a handful, or everything if this may be the end."""
    table = known.table
    held = cards_in_hands(known)
    wanted = handful(known)
    left: i64 = held + table.trials()
    if float(left) <= wanted + LAST_PUSH or known.reserve <= least_drop(known):
        return known.moves[-1]
    extra: i64 = 2 if table.owner_of(FRENZIED) >= 0 else 0  # P2.3
    best = known.moves[0]
    least = 1000.0
    for move in known.moves:
        dealt: i64 = min((move - INTENSITY) * table.players + extra, table.trials())
        off = float(held + dealt) - wanted
        off = off * OVERFULL if off > 0.0 else -off
        if off < least:
            best = move
            least = off
    return best


# ---- answers, Christmas and Support -----------------------------------------------------------


def choose_answer(known: KnownCards) -> int:
    """P3.4: a card discarded is gone for good, so answer with the one hardest to get rid of."""
    symbols = symbols_before(known.table, known.seat)
    best = known.moves[0]
    most = 0.0
    for move in known.moves:
        card: i64 = move - ANSWER
        worth = 0.0
        if card >= FIRST_KNOCK:
            worth = 1.0 + knock_cost(symbols, card, 1.0)
        elif card:
            worth = 1.0 + hardness(known.table.active, card)
        if worth > most:
            best = move
            most = worth
    return best


def hardness(active: i64, card: i64) -> float:
    """How hard a threat card is to play."""
    hard = 0.0 if fits(active, card) else UNFIT
    packed: i64 = PACKED[card]
    for threat in range(THREATS):
        if packed >> 4 * threat & 15:
            hard += PER_THREAT
    if TRAPPED[card]:
        hard += PER_TRAP
    return hard


def choose_christmas(known: KnownCards) -> int:
    """P3.2: the Hard Knock whose removal relieves its owner most."""
    best = known.moves[0]
    most = -1.0
    for move in known.moves:
        worth = christmas_worth(known, move)
        if worth > most:
            best = move
            most = worth
    return best


def christmas_worth(known: KnownCards, move: i64) -> float:
    """What removing a Hard Knock is worth to its owner."""
    card = move - CHRISTMAS
    return relief(known.table, known.table.owner_of(card), card, 0)


def choose_support(known: KnownCards) -> int:
    """P4.2, P4.3: the Hard Knocks that weigh most, or the charm."""
    best = known.moves[0]
    most = 0.0
    for move in known.moves:
        worth = support_worth(known, move)
        if worth > most:
            best = move
            most = worth
    return best


def support_worth(known: KnownCards, move: i64) -> float:
    """What a way to use Support is worth."""
    if move == SUPPORT_CHARM:
        return CHARM_WORTH
    if move < REMOVE:
        return 0.0
    first: i64 = (move - REMOVE) // 20 + FIRST_KNOCK
    second: i64 = (move - REMOVE) % 20
    if second:
        second += FIRST_KNOCK - 1
    return relief(known.table, known.seat, first, second)
