"""Why a computer player of Les Poilus makes a move, for one sentence.

A reason is found by rule of thumb from what the seat sees, also for moves that a search has found:
it names what speaks for the move, not how it was found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.bots.card_sets import count_of, fitting
from tablee.games.les_poilus.bots.judgement import (
    cards_in_hands,
    fits,
    handful,
    pointed_at,
    share_showing,
    support_target,
)
from tablee.games.les_poilus.bots.known_cards import KnownCards
from tablee.games.les_poilus.bots.sensible_actions import Scale
from tablee.games.les_poilus.data import FIRST_KNOCK, FRENZIED, LAST_KNOCK, PACKED, SYMBOLS, TRAPPED
from tablee.games.les_poilus.rules.support import symbols_before
from tablee.games.les_poilus.table.moves import (
    ANSWER,
    CHARM,
    CHRISTMAS,
    LAY_RANDOM,
    PLAY,
    REMOVE,
    SPEECH,
    SUPPORT,
    SUPPORT_CHARM,
    WITHDRAW,
    removed,
)
from tablee.kernel.documents import Reason
from tablee.kernel.kinds import ONLY_MOVE, TABLE_REASONS, ReasonKind, kinds_in

if TYPE_CHECKING:
    from mypy_extensions import i64

DEAL_EVERYTHING: Final = ReasonKind("deal-everything")
DEAL_SOME: Final = ReasonKind("deal-some", ("count", "handful"))
DOOMED: Final = ReasonKind("doomed")
THREAT_FITS: Final = ReasonKind("threat-fits", ("card", "percent"))
TRAP_RISKED: Final = ReasonKind("trap-risked", ("card", "percent"))
KNOCK_BORNE: Final = ReasonKind("knock-borne", ("card", "symbols"))
KNOCK_RISKED: Final = ReasonKind("knock-risked", ("card",))
CHRISTMAS_PLAYED: Final = ReasonKind("christmas-played")
CHARM_MAKES_ROOM: Final = ReasonKind("charm-makes-room", ("card", "percent"))
SPEECH_HEARD: Final = ReasonKind("speech-heard", ("threat", "percent"))
EMPTY_HANDED: Final = ReasonKind("empty-handed")
NOTHING_FITS: Final = ReasonKind("nothing-fits")
ENOUGH_PLAYED: Final = ReasonKind("enough-played")
SUPPORTS: Final = ReasonKind("supports", ("target",))
SUPPORTS_OTHER: Final = ReasonKind("supports-other", ("target", "owner"))
RID_OF_CARD: Final = ReasonKind("rid-of-card", ("card",))
KEEPS_CARDS: Final = ReasonKind("keeps-cards")
FREES_FRIEND: Final = ReasonKind("frees-friend", ("owner", "card"))
FREES_HIMSELF: Final = ReasonKind("frees-himself", ("card",))
FREES_TWICE: Final = ReasonKind("frees-twice", ("card", "second_card"))
CHARM_BACK: Final = ReasonKind("charm-back")
NEEDS_NOTHING: Final = ReasonKind("needs-nothing")

REASON_KINDS: Final = kinds_in(globals(), ReasonKind, besides=TABLE_REASONS)


def reason(known: KnownCards, move: i64) -> Reason:
    """What speaks for a move."""
    if len(known.moves) == 1 and (move < WITHDRAW or move >= ANSWER):
        return ONLY_MOVE.reason()
    if move < PLAY:
        return _dealing(known, move)
    if move < CHARM:
        return _playing(known, move - PLAY)
    if move < SPEECH:
        card: i64 = move - CHARM
        active = known.table.active - PACKED[card]
        return CHARM_MAKES_ROOM.reason(card=card, percent=_percent(known, active))
    if move < WITHDRAW:
        return _speaking(known, move - SPEECH)
    if move < ANSWER:
        return _withdrawing(known, move - WITHDRAW)
    if move < CHRISTMAS:
        return RID_OF_CARD.reason(card=move - ANSWER) if move > ANSWER else KEEPS_CARDS.reason()
    if move < SUPPORT:
        freed: i64 = move - CHRISTMAS
        return FREES_FRIEND.reason(owner=known.table.owner_of(freed), card=freed)
    return _supported(move)


def _percent(known: KnownCards, active: i64) -> int:
    """How many of the hidden cards would fit, in per cent."""
    count = count_of(known.hidden)
    return 100 * count_of(known.hidden & fitting(active)) // count if count else 100


def _dealing(known: KnownCards, intensity: i64) -> Reason:
    table = known.table
    drawn: i64 = 2 if table.owner_of(FRENZIED) >= 0 else 0  # P2.3
    dealt: i64 = min(intensity * table.players + drawn, table.trials())
    if dealt == table.trials():
        return DEAL_EVERYTHING.reason()
    wanted = max(1, round(handful(known)))
    return DEAL_SOME.reason(count=cards_in_hands(known) + dealt, handful=wanted)


def _playing(known: KnownCards, card: i64) -> Reason:
    table = known.table
    if not fits(table.active, card):
        return DOOMED.reason()
    if card > LAST_KNOCK:
        return CHRISTMAS_PLAYED.reason() if table.lying else RID_OF_CARD.reason(card=card)
    if card >= FIRST_KNOCK:
        symbols = symbols_before(table, known.seat)
        if symbols + SYMBOLS[card] >= 4:
            return KNOCK_RISKED.reason(card=card)
        return KNOCK_BORNE.reason(card=card, symbols=symbols)
    active = table.active + PACKED[card]
    percent = _percent(known, active)
    if TRAPPED[card] and table.traps and table.trials() > 0:
        return TRAP_RISKED.reason(card=card, percent=100 - percent)
    return THREAT_FITS.reason(card=card, percent=percent)


def _speaking(known: KnownCards, threat: i64) -> Reason:
    """How likely at least one friend can answer."""
    share = share_showing(known.hidden, float(count_of(known.hidden)), threat)
    silent = 1.0
    for other in range(known.table.players):
        if other != known.seat and known.table.in_the_mission(other):
            for _ in range(known.hand_sizes[other]):
                silent *= 1.0 - share
    return SPEECH_HEARD.reason(threat=threat, percent=round(100.0 * (1.0 - silent)))


def _withdrawing(known: KnownCards, choice: i64) -> Reason:
    """Who has nothing to play withdraws for that; who could, for the tile if it helps."""
    table = known.table
    if not known.hand:
        return EMPTY_HANDED.reason()
    if Scale(known).own_room == 0 and max(known.hand) < FIRST_KNOCK:
        return NOTHING_FITS.reason()
    lay: i64 = choice % 6
    if lay not in (0, LAY_RANDOM):
        target = support_target(known)
        if pointed_at(table, known.seat, lay - 1) == target:
            return SUPPORTS.reason(target=target)
    return ENOUGH_PLAYED.reason()


def support_reason(known: KnownCards, move: i64) -> Reason | None:
    """Whom a withdrawal supports, and whom all have agreed to; None where chance lays a tile."""
    lay: i64 = (move - WITHDRAW) % 6
    if lay in (0, LAY_RANDOM):
        return None
    target, wanted = pointed_at(known.table, known.seat, lay - 1), support_target(known)
    if target == wanted:
        return SUPPORTS.reason(target=target)
    # Who needs it most cannot support themselves, and takes what is left.
    return None if wanted == known.seat else SUPPORTS_OTHER.reason(target=target, owner=wanted)


def _supported(move: i64) -> Reason:
    if move == SUPPORT_CHARM:
        return CHARM_BACK.reason()
    if move < REMOVE:
        return NEEDS_NOTHING.reason()
    cards = removed(move)
    if len(cards) == 1:
        return FREES_HIMSELF.reason(card=cards[0])
    return FREES_TWICE.reason(card=cards[0], second_card=cards[1])
