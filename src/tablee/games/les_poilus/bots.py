"""Computer players of Les Poilus that know its rules.

`SensibleBot` weighs every legal move with what its seat may know, in cards (see `judgement`),
and makes the best; the first of equals. It remembers nothing and never draws lots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.bots.bot import Bot
from tablee.games.les_poilus.components import (
    ACTION_PHASE,
    ANSWER_PHASE,
    CHRISTMAS_PHASE,
    INTENSITY_PHASE,
    Components,
)
from tablee.games.les_poilus.data import (
    CLUMSY,
    FIRST_KNOCK,
    FRAGILE,
    FRENZIED,
    HARD_HEADED,
    LAST_KNOCK,
    PACKED,
    PRIDEFUL,
    SYMBOLS,
    THREATS,
    TILE_KINDS,
    TRAPPED,
)
from tablee.games.les_poilus.judgement import (
    CHARM_WORTH,
    DEFEAT,
    can_point,
    cards_in_hands,
    chaplain_is_empty,
    draw_cost,
    far_ahead,
    fits,
    friend_in_need,
    friend_is_lost,
    friends_cards,
    knock_cost,
    leftover,
    most_playable,
    pointed_at,
    relief,
    room,
    symbols_before,
)
from tablee.games.les_poilus.moves import (
    ANSWER,
    CHARM,
    CHRISTMAS,
    INTENSITY,
    LAY_RANDOM,
    PLAY,
    REMOVE,
    SPEECH,
    SUPPORT_CHARM,
    WITHDRAW,
)
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.chance import Chance
from tablee.kernel.state import View

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Worse than anything else: a third identical threat.
NEVER: Final = -1000.0

# How many cards all hands together should hold when a mission starts.
HANDFUL: Final = 5.0
HANDFUL_PER_SEAT: Final = 0.49
HANDFUL_PER_CHARM: Final = 0.31
HANDFUL_PER_TOKEN: Final = 0.5
HANDFUL_PER_TRAUMA: Final = -0.99
HANDFUL_PER_SYMBOL: Final = -0.1
HANDFUL_PER_HOLDER: Final = -0.3
OVERFULL: Final = 1.0
#: With no more cards than the handful and this in play, all are dealt: this may be the last.
LAST_PUSH: Final = 3.69

#: What the rest of one's own hand, and friends' hands, being playable is worth.
OWN_ROOM: Final = 1.41
FRIENDS_ROOM: Final = 0.64
#: What a drawn card is worth, being played too.
DRAWN: Final = 0.98
#: What a card in hand beyond the three that morale costs anyway is worth.
FREE: Final = 2.5
LEFTOVER: Final = 0.6
#: What a card weighs for each threat it shows: the more, the harder it is to play later.
MANY_THREATS: Final = 0.02

CHARM_COST: Final = 0.7
CHARM_FRIENDS: Final = 0.71
TOKEN_COST: Final = 0.7
SPOKEN: Final = 1.2
STUCK: Final = 0.31
LAY_KNOCK: Final = 1.33
HELD_IN: Final = 2.0
CHRISTMAS_GAIN: Final = 0.44
CHRISTMAS_COST: Final = 0.25
LEAVE_FRAGILE: Final = 0.26
LEAVE_TRAUMA: Final = 0.14
HELD_ROOM: Final = 0.5
RESCUE: Final = 0.5
LAST_LEFTOVER: Final = 0.6


class SensibleBot(Bot):
    """Plays Les Poilus by rules of thumb and a convention for Support tiles."""

    def choose(self, view: View, chance: Chance) -> int:  # noqa: ARG002
        """The move that looks best; chance is not used."""
        assert isinstance(view, PoilusView)
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        phase = view.table.phase
        if phase == ACTION_PHASE:
            return choose_action(view)
        if phase == INTENSITY_PHASE:
            return choose_intensity(view)
        if phase == ANSWER_PHASE:
            return choose_answer(view)
        if phase == CHRISTMAS_PHASE:
            return choose_christmas(view)
        return choose_support(view)


# ---- intensity --------------------------------------------------------------------------------


def choose_intensity(view: PoilusView) -> int:
    """P2.1: the intensity that comes nearest to a handful, or everything for a last push."""
    table = view.table
    held = cards_in_hands(view)
    wanted = handful(view)
    left: i64 = held + table.trials()
    if float(left) <= wanted + LAST_PUSH:
        return view.moves[-1]
    extra: i64 = 2 if table.owner_of(FRENZIED) >= 0 else 0
    best = view.moves[0]
    least = 1000.0
    for move in view.moves:
        dealt: i64 = min((move - INTENSITY) * table.players + extra, table.trials())
        off = float(held + dealt) - wanted
        off = off * OVERFULL if off > 0.0 else -off
        if off < least:
            best = move
            least = off
    return best


def handful(view: PoilusView) -> float:
    """How many cards the friends can probably get rid of in one mission."""
    table = view.table
    wanted = HANDFUL + HANDFUL_PER_SEAT * float(table.players)
    for seat in range(table.players):
        bits: i64 = table.knock_bits[seat]
        if table.charms_up >> seat & 1:
            wanted += HANDFUL_PER_CHARM
        if bits & 63:
            wanted += HANDFUL_PER_TRAUMA
        if table.tokens[seat] > 0:
            wanted += HANDFUL_PER_TOKEN
        wanted += HANDFUL_PER_SYMBOL * float(symbols_before(table, seat))
    for holder in (FRAGILE, HARD_HEADED, PRIDEFUL):
        if table.owner_of(holder) >= 0:
            wanted += HANDFUL_PER_HOLDER
    return wanted


# ---- actions ----------------------------------------------------------------------------------


def choose_action(view: PoilusView) -> int:
    """P3.1: the action that is worth most."""
    scale = Scale(view)
    best = view.moves[0]
    most = 2.0 * NEVER
    for move in view.moves:
        worth = scale.action(move)
        if worth > most:
            best = move
            most = worth
    return best


class Scale:
    """What the actions of one turn are weighed against, worked out once."""

    def __init__(self, view: PoilusView) -> None:
        table = view.table
        self.view = view
        self.table = table
        self.seat: i64 = view.seat
        self.active: i64 = table.active
        self.hidden: list[int] = table.unseen + table.returned
        self.threats: list[int] = [card for card in table.hands[view.seat] if card < FIRST_KNOCK]
        self.own_room: i64 = most_playable(table.active, self.threats, 0)
        self.friends: float = float(friends_cards(view))
        self.room: float = room(table.active, self.hidden)
        self.symbols: i64 = symbols_before(table, view.seat)
        self.target: i64 = -1
        self.ahead: float = far_ahead(view)
        staying = leftover(view) + float(len(table.hands[view.seat])) - FREE
        self.spare: float = LEFTOVER * min(1.0, max(0.0, staying))
        if table.trials() == 0:
            self.spare += LAST_LEFTOVER
        self.own_weight: float = OWN_ROOM if view.moves[-1] >= WITHDRAW else OWN_ROOM + HELD_ROOM

    def action(self, move: i64) -> float:
        """What a move is worth, withdrawing being about 0."""
        if move < CHARM:
            card = move - PLAY
            if not fits(self.active, card):
                return NEVER
            if card < FIRST_KNOCK:
                return self.threat(card)
            if card <= LAST_KNOCK:
                return self.knock(card)
            return self.christmas()
        if move < SPEECH:
            return self.charm(move - CHARM)
        if move < WITHDRAW:
            return self.speech(move - SPEECH)
        return self.withdrawal(move - WITHDRAW)

    def threat(self, card: i64) -> float:
        """A threat uses up room that the own hand and friends may need; its trap may fail."""
        packed: i64 = PACKED[card]
        after = self.active + packed
        rest = [other for other in self.threats if other != card]
        own: i64 = most_playable(after, rest, 0)
        worth = 1.0 + self.spare + self.own_weight * float(own - self.own_room + 1)
        worth += FRIENDS_ROOM * self.friends * (room(after, self.hidden) - self.room)
        while packed:
            if packed & 15:
                worth += MANY_THREATS
            packed >>= 4
        if TRAPPED[card] and self.table.traps and self.table.trials() > 0:
            worth += DRAWN - draw_cost(self.view, after, True)
        return worth

    def knock(self, card: i64) -> float:
        """A Hard Knock needs no room, but weighs on its owner; some hold him in."""
        packed: i64 = PACKED[card]
        after = self.active + packed
        left = len(self.table.hands[self.seat]) - 1
        cost = knock_cost(self.symbols, card, self.ahead)
        if self.symbols + SYMBOLS[card] >= 4:
            if friend_is_lost(self.table, self.seat):
                cost = DEFEAT
            elif support_target(self.view) == self.seat:
                cost *= RESCUE
        worth = LAY_KNOCK + self.spare - cost
        if packed:
            own = most_playable(after, self.threats, 0)
            worth += self.own_weight * float(own - self.own_room)
            worth += FRIENDS_ROOM * self.friends * (room(after, self.hidden) - self.room)
        holds_me = (card == HARD_HEADED and left > 1) or (card == PRIDEFUL and left > 0)
        if holds_me or (card == FRAGILE and self.friends > 0.0):
            worth -= HELD_IN
        return worth

    def christmas(self) -> float:
        """Merry Christmas is worth what it takes away."""
        best = 0.0
        for seat in range(self.table.players):
            for card in self.table.knocks[seat]:
                worth = relief(self.table, seat, card, 0)
                if worth > best:
                    best = worth
        return 1.0 + self.spare - CHRISTMAS_COST * self.ahead + CHRISTMAS_GAIN * best

    def charm(self, card: i64) -> float:
        """The charm makes room; it is worth what can be played then."""
        packed: i64 = PACKED[card]
        after = self.active - packed
        own = most_playable(after, self.threats, 0) - self.own_room
        freed = room(after, self.hidden) - self.room
        return (
            float(own) * (1.0 + self.spare)
            + CHARM_FRIENDS * self.friends * freed
            - CHARM_COST * self.ahead
        )

    def speech(self, threat: i64) -> float:
        """A speech is worth the cards that friends can be expected to discard."""
        table = self.table
        hidden = self.hidden
        shift: i64 = 4 * threat
        showing: i64 = 0
        for card in hidden:
            packed: i64 = PACKED[card]
            if packed >> shift & 15:
                showing += 1
        if not hidden:
            return NEVER
        without = 1.0 - float(showing) / float(len(hidden))
        expected = 0.0
        for other in range(table.players):
            if other != self.seat and table.in_the_mission(other):
                none = 1.0
                for _ in range(self.view.hand_sizes[other]):
                    none *= without
                expected += 1.0 - none
        stuck = STUCK if self.active >> shift & 15 >= 2 else 0.0
        return expected * (SPOKEN + stuck + self.spare) - TOKEN_COST * self.ahead

    def withdrawal(self, choice: i64) -> float:
        """Withdrawing frees friends from one's Hard Knocks; the tile follows the convention."""
        table = self.table
        worth = self.tile(choice // 6, choice % 6)
        if table.has_knock(self.seat, FRAGILE):
            worth += LEAVE_FRAGILE * self.friends * (1.0 - self.room)
        freed = table.knock_threats(self.seat)
        if freed:
            worth += (
                LEAVE_TRAUMA * self.friends * (room(self.active - freed, self.hidden) - self.room)
            )
        if table.has_knock(self.seat, CLUMSY):
            worth -= draw_cost(self.view, self.active - freed, False)
        return worth

    def tile(self, drop: i64, lay: i64) -> float:
        """A small preference among tiles: towards the friend in need (P4.1)."""
        if lay == 0 or lay == LAY_RANDOM:
            return 0.0
        if self.target < 0:
            self.target = support_target(self.view)
        pointed = pointed_at(self.table, self.seat, lay - 1)
        if pointed == self.target:
            return 0.1
        copies: i64 = self.table.tiles[self.seat * TILE_KINDS + lay - 1]
        if pointed == stray_target(self.table, self.seat, self.target):
            copies -= 4
        dropped: i64 = self.table.tiles[self.seat * TILE_KINDS + drop - 1] if drop else 0
        return 0.01 * float(copies) + 0.001 * float(dropped)


def support_target(view: PoilusView) -> i64:
    """The place to point at: the friend in need; with two players each other (P7)."""
    table = view.table
    if table.players == 2:
        other = 1 - view.seat
        if chaplain_is_empty(view) and view.tile_sizes[other] > 0:
            return table.players
        return other
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


# ---- answers, Christmas and Support -----------------------------------------------------------


def choose_answer(view: PoilusView) -> int:
    """P3.4: a card discarded is gone for good: the one that would be hardest to play."""
    table = view.table
    symbols = symbols_before(table, view.seat)
    best = view.moves[0]
    most = 0.0
    for move in view.moves:
        card: i64 = move - ANSWER
        if card == 0:
            continue
        worth = 1.0
        if card >= FIRST_KNOCK:
            worth += knock_cost(symbols, card, 1.0)
        else:
            if not fits(table.active, card):
                worth += 1.0
            packed: i64 = PACKED[card]
            for threat in range(THREATS):
                if packed >> 4 * threat & 15:
                    worth += 0.2
            if TRAPPED[card]:
                worth += 0.2
        if worth > most:
            best = move
            most = worth
    return best


def choose_christmas(view: PoilusView) -> int:
    """P3.2: the Hard Knock whose removal relieves its owner most."""
    table = view.table
    best = view.moves[0]
    most = -1.0
    for move in view.moves:
        card: i64 = move - CHRISTMAS
        worth = relief(table, table.owner_of(card), card, 0)
        if worth > most:
            best = move
            most = worth
    return best


def choose_support(view: PoilusView) -> int:
    """P4.2, P4.3: the charm, or the Hard Knocks that weigh most."""
    best = view.moves[0]
    most = 0.0
    for move in view.moves:
        worth = 0.0
        if move == SUPPORT_CHARM:
            worth = CHARM_WORTH
        elif move >= REMOVE:
            first: i64 = (move - REMOVE) // 20 + FIRST_KNOCK
            second: i64 = (move - REMOVE) % 20
            if second:
                second += FIRST_KNOCK - 1
            worth = relief(view.table, view.seat, first, second)
        if worth > most:
            best = move
            most = worth
    return best
