"""What a seat makes of the table: risks, room for more threats, and the weight of Hard Knocks.

Everything is measured in cards: 1 is what it is worth to be rid of one card for good. The
weights were found by playing many thousands of games; only their proportions matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.bots.card_sets import (
    KNOCK_CARDS,
    SHOWING,
    THREAT_CARDS,
    count_of,
    fitting,
)
from tablee.games.les_poilus.bots.known_cards import KnownCards
from tablee.games.les_poilus.data import (
    DEMORALIZED,
    FIRST_KNOCK,
    FRAGILE,
    HARD_HEADED,
    PACKED,
    PRIDEFUL,
    SELFISH,
    SYMBOLS,
    TILE_KINDS,
    TILE_POINTS,
)
from tablee.games.les_poilus.rules.support import symbols_before
from tablee.games.les_poilus.table.components import THREE_ALIKE, TOP_BITS, Components

if TYPE_CHECKING:
    from mypy_extensions import i64

#: What a mission lost costs beyond the cards that return to Trials (P3.9).
FAILURE: Final = 6.12
#: The share of the hands still in a failed mission that would have been played.
HANDS_LOST: Final = 0.45
#: The share of friends' cards that will probably stay in their hands.
STAYING: Final = 0.4
#: What losing the game costs.
DEFEAT: Final = 30.0
#: What one, two, three and four or more symbols before a seat weigh (P4.4).
SYMBOL_WEIGHTS: Final = [0.0, 0.2, 0.42, 0.75, 9.59]
#: How much of a Hard Knock's weight counts when it is laid: it must be laid one day.
LAYING: Final = 0.12
#: What turning a charm up again is worth (P4.2).
CHARM_WORTH: Final = 0.5
#: What a need is worth that no, one, two, three or four friends are known to be able to reach.
REACH_WEIGHTS: Final = [0.03, 0.5, 1.0, 1.79, 1.8]
#: With fewer cards in Trials and hands than this what lies far ahead weighs less ...
HORIZON: Final = 30.0
#: ... and this little once Trials is empty: this mission may be the last.
LAST_SHARE: Final = 0.1

#: What each Hard Knock weighs beside its symbols, from the night Trauma to Absent-minded (P6).
KNOCK_WEIGHTS: Final = [
    0.92, 0.55, 0.8, 0.66, 0.59, 0.49,
    0.43, 0.31, 0.3, 1.4, 3.04, 1.3, 0.33, 0.16, 0.59, 0.77, 1.5, 1.93, 0.38,
]  # fmt: skip

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


# ---- No Man's Land ----------------------------------------------------------------------------


def fits(active: i64, card: i64) -> bool:
    """P3.8: whether a card can be laid without making three alike."""
    packed: i64 = PACKED[card]
    return (active + packed + THREE_ALIKE) & TOP_BITS == 0


def most_playable(active: i64, threats: list[int], first: i64, left_out: i64) -> i64:
    """How many of these packed threat cards, from a place on, fit together at most.

    The card at place `left_out` is not counted.
    """
    count: i64 = 0
    all_of_them = active
    for place in range(first, len(threats)):
        if place != left_out:
            count += 1
            all_of_them += threats[place]
    # With up to eight cards no threat outgrows its four bits.
    if count <= 8 and (all_of_them + THREE_ALIKE) & TOP_BITS == 0:
        return count
    most: i64 = 0
    for place in range(first, len(threats)):
        if place == left_out:
            continue
        if count <= most:
            break
        count -= 1
        after: i64 = active + threats[place]
        if (after + THREE_ALIKE) & TOP_BITS == 0:
            found = 1 + most_playable(after, threats, place + 1, left_out)
            if found > most:
                most = found
    return most


def room(active: i64, hidden: i64, count: float) -> float:
    """The share of so many hidden cards that could be laid: what friends can still play."""
    return float(count_of(hidden & fitting(active))) / count if hidden else 0.0


def share_showing(hidden: i64, count: float, threat: i64) -> float:
    """The share of so many hidden cards that show a threat."""
    showing: i64 = SHOWING[threat]
    return float(count_of(hidden & showing)) / count if hidden else 0.0


def friends_cards(known: KnownCards) -> i64:
    """How many cards the other seats in the mission hold."""
    table = known.table
    count: i64 = 0
    for other in range(table.players):
        if other != known.seat and table.in_the_mission(other):
            count += known.hand_sizes[other]
    return count


def leftover(known: KnownCards) -> float:
    """How many cards will probably be left in all hands, this seat's not counted."""
    table = known.table
    count = 0.0
    for other in range(table.players):
        if other != known.seat:
            size = float(known.hand_sizes[other])
            count += size * STAYING if table.in_the_mission(other) else size
    return count


def cards_in_hands(known: KnownCards) -> i64:
    """How many cards all hands hold: what morale will drop by (P5.1)."""
    count: i64 = 0
    for size in known.hand_sizes:
        count += size
    return count


def least_drop(known: KnownCards) -> i64:
    """P5.1: what morale drops by at least."""
    return 4 if known.table.owner_of(DEMORALIZED) >= 0 else 3


def far_ahead(known: KnownCards) -> float:
    """How much the missions to come matter, from 1 down to nearly 0 in the last one.

    It is the last if Trials is empty, so that it can be won (P4.5), or if the least drop of
    morale empties the reserve, so that it must be (P5.1, P5.2).
    """
    table = known.table
    if table.trials() == 0 or known.reserve <= least_drop(known):
        return LAST_SHARE
    left = float(table.trials() + cards_in_hands(known))
    return 1.0 if left >= HORIZON else left / HORIZON


def handful(known: KnownCards) -> float:
    """How many cards the friends can probably cope with in one mission.

    Too few and the drop of morale brings more than was played; too many and they stay in hand,
    where each one beyond three costs morale (P5.1).
    """
    table = known.table
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


# ---- risks ------------------------------------------------------------------------------------


def failure_cost(known: KnownCards) -> float:
    """What failing now costs: No Man's Land returns and hands stay full (P3.9, P5.1)."""
    table = known.table
    held: i64 = friends_cards(known)
    return FAILURE + float(len(table.no_mans_land)) + HANDS_LOST * float(held)


def stuck_cost(known: KnownCards, share: float) -> float:
    """What Fragile costs its owner's friends: one who can play nothing must fail (P6.6, P9.2).

    `share` is the room they have; each is asked once before the owner can withdraw.
    """
    table = known.table
    free = 1.0
    for other in range(table.players):
        size: i64 = known.hand_sizes[other]
        if other != known.seat and size and table.in_the_mission(other):
            none = 1.0
            for _ in range(size):
                none *= 1.0 - share
            free *= 1.0 - none
    return (1.0 - free) * failure_cost(known)


def draw_cost(known: KnownCards, active: i64, in_mission: bool) -> float:
    """What drawing a card and laying it at once costs on average (P3.7, P6.13)."""
    table = known.table
    if table.trials() == 0:
        return 0.0
    failing = failure_cost(known)
    cost = _draw_costs(known, active, in_mission, known.hidden & ~known.returned, failing)
    put_back: i64 = count_of(known.returned)
    if table.top > 0 or put_back == 0:
        return cost
    share = min(1.0, float(put_back) / float(table.shuffled))
    put_back_cost = _draw_costs(known, active, in_mission, known.returned, failing)
    return share * put_back_cost + (1.0 - share) * cost


def _draw_costs(
    known: KnownCards, active: i64, in_mission: bool, cards: i64, failing: float
) -> float:
    """The average over equally likely cards."""
    if not cards:
        return 0.0
    symbols = symbols_before(known.table, known.seat)
    counting = cards if in_mission else cards & THREAT_CARDS
    total = failing * float(count_of(counting & ~fitting(active)))
    knocks: i64 = (cards & KNOCK_CARDS) >> FIRST_KNOCK
    card: i64 = FIRST_KNOCK
    while knocks:
        if knocks & 1:
            total += knock_cost(symbols, card, 1.0)
        knocks >>= 1
        card += 1
    return total / float(count_of(cards))


# ---- Hard Knocks ------------------------------------------------------------------------------


def symbol_weight(symbols: i64) -> float:
    """What so many symbols before a seat weigh; four lose the game (P4.4)."""
    return SYMBOL_WEIGHTS[symbols] if symbols < 4 else SYMBOL_WEIGHTS[4]


def knock_cost(symbols: i64, card: i64, ahead: float) -> float:
    """What laying a Hard Knock beside so many symbols costs, `ahead` as in `far_ahead`."""
    after: i64 = symbols + SYMBOLS[card]
    if after >= 4:
        return SYMBOL_WEIGHTS[4]
    more = symbol_weight(after) - symbol_weight(symbols)
    return ahead * (LAYING * KNOCK_WEIGHTS[card - FIRST_KNOCK] + more)


def relief(table: Components, seat: i64, first: i64, second: i64) -> float:
    """What removing one or two Hard Knocks from a seat is worth; second is 0 for none."""
    symbols = symbols_before(table, seat)
    gone: i64 = SYMBOLS[first]
    worth = KNOCK_WEIGHTS[first - FIRST_KNOCK]
    if second:
        gone += SYMBOLS[second]
        worth += KNOCK_WEIGHTS[second - FIRST_KNOCK]
    return worth + symbol_weight(symbols) - symbol_weight(symbols - gone)


def friend_is_lost(table: Components, seat: i64) -> bool:
    """P4.4: whether another seat shows four symbols already: Support cannot save two."""
    for other in range(table.players):
        if other != seat and symbols_before(table, other) >= 4:
            return True
    return False


# ---- whom to support --------------------------------------------------------------------------


def need(table: Components, seat: i64) -> float:
    """What Support would be worth to a seat: two Hard Knocks gone, or the charm (P4.2)."""
    best = 0.0 if table.charms_up >> seat & 1 else CHARM_WORTH
    knocks = table.knocks[seat]
    count = len(knocks)
    for first in range(count):
        for second in range(first, count):
            worth = relief(table, seat, knocks[first], knocks[second] if second > first else 0)
            if worth > best:
                best = worth
    return best


def can_point(table: Components, place: i64, target: i64) -> bool:
    """Whether everybody knows that a place holds a tile that points at another (P8.2)."""
    first = place * TILE_KINDS
    for kind in range(TILE_KINDS):
        if table.public_tiles[first + kind] > 0 and pointed_at(table, place, kind) == target:
            return True
    return False


def pointed_at(table: Components, place: i64, kind: i64) -> i64:
    """P4.1: the place that a tile points at; Selfish keeps it."""
    if place < table.players and table.has_knock(place, SELFISH):
        return place
    points: i64 = TILE_POINTS[kind]
    return (place + points + table.places) % table.places


def friend_in_need(table: Components) -> i64:
    """The seat that all should support.

    It is found from public knowledge alone, so that every friend comes to the same answer:
    need, weighed by how many friends are known to be able to point there.
    """
    best: i64 = 0
    most = -1.0
    for seat in range(table.players):
        reach: i64 = 0
        for other in range(table.places):
            if can_point(table, other, seat):
                reach += 1
        worth = need(table, seat) * REACH_WEIGHTS[min(reach, 4)]
        if worth > most:
            best = seat
            most = worth
    return best


def support_target(known: KnownCards) -> i64:
    """The place to point at: the friend in need; with two players each other (P7)."""
    table = known.table
    if table.players == 2:
        return 2 if known.chaplain_lacks else 1 - known.seat
    return friend_in_need(table)


def stray_target(table: Components, seat: i64, target: i64) -> i64:
    """Where another friend's tile goes who cannot reach the target, or -1.

    Two tiles that miss should not meet, lest they tie with the target's.
    """
    for other in range(table.places):
        if other != seat and not can_point(table, other, target):
            for kind in range(TILE_KINDS):
                if table.public_tiles[other * TILE_KINDS + kind] > 0:
                    return pointed_at(table, other, kind)
    return -1
