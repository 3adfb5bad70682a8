"""How `SensibleBot` chooses among the actions of a mission (P3.1).

Each action gets a worth in cards; withdrawing is worth about 0, so an action below 0 is not
worth staying for. The weights were found by playing many thousands of games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.bots.card_sets import count_of
from tablee.games.les_poilus.bots.judgement import (
    DEFEAT,
    draw_cost,
    far_ahead,
    fits,
    friend_is_lost,
    friends_cards,
    knock_cost,
    leftover,
    most_playable,
    pointed_at,
    relief,
    room,
    share_showing,
    stray_target,
    stuck_cost,
    support_target,
)
from tablee.games.les_poilus.bots.known_cards import KnownCards
from tablee.games.les_poilus.data import (
    CLUMSY,
    FIRST_KNOCK,
    FRAGILE,
    HARD_HEADED,
    LAST_KNOCK,
    PACKED,
    PRIDEFUL,
    SYMBOLS,
    TILE_KINDS,
    TRAPPED,
)
from tablee.games.les_poilus.rules.support import symbols_before
from tablee.games.les_poilus.table.moves import CHARM, LAY_RANDOM, PLAY, SPEECH, WITHDRAW

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Worse than anything else: a third identical threat.
NEVER: Final = -1000.0

#: What it is worth that another card of the own hand can still be played ...
OWN_ROOM: Final = 0.84
#: ... and more so where Hard Knocks forbid to withdraw.
HELD_ROOM: Final = 0.5
#: What it is worth that a card in a friend's hand can still be played.
FRIENDS_ROOM: Final = 0.33
#: What it is worth that a trap plays one more card of Trials.
DRAWN: Final = 1.2
#: Cards that may stay in all hands: morale drops by three anyway (P5.1).
FREE: Final = 2.95
#: What it is worth to be rid of a card beyond these, and of any once Trials is empty.
LEFTOVER: Final = 0.36
LAST_LEFTOVER: Final = 0.64
#: What each threat on a card adds: the more, the harder it is to play later.
MANY_THREATS: Final = 0.02
#: What a Hard Knock laid is worth before its costs.
LAY_KNOCK: Final = 1.56
#: What it costs to lay Hard-headed or Prideful and be held in the mission by it.
HELD_IN: Final = 4.04
#: How much of the danger to friends held in by one's own Fragile counts.
STUCK_FRIENDS: Final = 1.0
#: How much of the rising danger of one's own Clumsy counts.
CLUMSY_RISE: Final = 1.0
#: What it is worth to free friends from one's Trauma or Phobia by withdrawing.
LEAVE_TRAUMA: Final = 0.28
#: What Merry Christmas is worth for what it removes, and costs as it could remove more later.
CHRISTMAS_GAIN: Final = 0.44
CHRISTMAS_COST: Final = 0.46
#: What a friend's card that fits again is worth to a charm, and what the charm costs.
CHARM_FRIENDS: Final = 0.93
CHARM_COST: Final = 0.7
#: What an answer to a speech is worth, more for a threat that cannot be played; and its cost.
ANSWERED: Final = 1.2
UNPLAYABLE: Final = 0.31
TOKEN_COST: Final = 1.6

# Tiles only decide how to withdraw, not whether to.
TOWARDS_FRIEND: Final = 0.1
PER_COPY: Final = 0.01


def choose_action(known: KnownCards) -> int:
    """The action that is worth most."""
    scale = Scale(known)
    best = known.moves[0]
    most = 2.0 * NEVER
    for move in known.moves:
        worth = scale.worth(move)
        if worth > most:
            best = move
            most = worth
    return best


class Scale:
    """Weighs the actions of one turn; what they share is worked out once."""

    def __init__(self, known: KnownCards) -> None:
        table = known.table
        seat: i64 = known.seat
        hand = table.hands[seat]
        self.known = known
        self.table = table
        self.seat: i64 = seat
        self.active: i64 = table.active
        self.hidden: i64 = known.hidden
        self.hidden_count: float = float(count_of(known.hidden))
        self.threats: list[int] = [PACKED[card] for card in hand if card < FIRST_KNOCK]
        self.own_room: i64 = most_playable(table.active, self.threats, 0, -1)
        self.friends: float = float(friends_cards(known))
        self.room: float = self.room_in(table.active)
        self.symbols: i64 = symbols_before(table, seat)
        self.ahead: float = far_ahead(known)
        self.target: i64 = -1
        self.fragile: bool = table.has_knock(seat, FRAGILE)
        self.clumsy: bool = table.has_knock(seat, CLUMSY)
        self.own_threats: i64 = table.knock_threats(seat)
        self.clumsy_cost: float = self.draw_on_leaving(table.active) if self.clumsy else 0.0
        staying = leftover(known) + float(len(hand)) - FREE
        self.rid: float = LEFTOVER * min(1.0, max(0.0, staying))
        if table.trials() == 0:
            self.rid += LAST_LEFTOVER
        held = known.moves[-1] < WITHDRAW
        self.own_weight: float = OWN_ROOM + HELD_ROOM if held else OWN_ROOM

    def room_in(self, active: i64) -> float:
        """The share of hidden cards that could be laid then."""
        return room(active, self.hidden, self.hidden_count)

    def worth(self, move: i64) -> float:
        """What a move is worth."""
        if move >= WITHDRAW:
            return self.withdrawal(move - WITHDRAW)
        if move >= SPEECH:
            return self.speech(move - SPEECH) - self.danger_to_friends(self.room)
        if move >= CHARM:
            return self.charm(move - CHARM) - self.danger_to_friends(self.room)
        card = move - PLAY
        if not fits(self.active, card):
            return NEVER
        if card < FIRST_KNOCK:
            return self.threat(card)
        if card <= LAST_KNOCK:
            return self.knock(card)
        return self.christmas() - self.danger_to_friends(self.room)

    def threat(self, card: i64) -> float:
        """A threat takes room that the own hand and friends may need; its trap may fail."""
        packed: i64 = PACKED[card]
        after = self.active + packed
        lost: i64 = 0
        if self.own_room < len(self.threats):
            itself = self.threats.index(PACKED[card])
            lost = self.own_room - 1 - most_playable(after, self.threats, 0, itself)
        share = self.room_in(after)
        worth = 1.0 + self.rid - self.own_weight * float(lost)
        worth += FRIENDS_ROOM * self.friends * (share - self.room)
        worth -= self.danger_to_friends(share)
        if self.clumsy:
            worth -= CLUMSY_RISE * (self.draw_on_leaving(after) - self.clumsy_cost)
        while packed:
            if packed & 15:
                worth += MANY_THREATS
            packed >>= 4
        if TRAPPED[card] and self.table.traps and self.table.trials() > 0:  # P3.7
            worth += DRAWN - draw_cost(self.known, after, True)
        return worth

    def knock(self, card: i64) -> float:
        """A Hard Knock takes no room unless it shows a threat, but weighs on its owner."""
        packed: i64 = PACKED[card]
        worth = LAY_KNOCK + self.rid - self.knock_cost(card)
        share = self.room
        if packed:
            after = self.active + packed
            share = self.room_in(after)
            lost = self.own_room - most_playable(after, self.threats, 0, -1)
            worth -= self.own_weight * float(lost)
            worth += FRIENDS_ROOM * self.friends * (share - self.room)
        left = len(self.table.hands[self.seat]) - 1
        if (card == HARD_HEADED and left > 1) or (card == PRIDEFUL and left > 0):
            worth -= HELD_IN
        if card == FRAGILE and not self.fragile:
            return worth - STUCK_FRIENDS * stuck_cost(self.known, share)
        return worth - self.danger_to_friends(share)

    def knock_cost(self, card: i64) -> float:
        """P4.4: a fourth symbol loses unless Support takes it away, and it saves one seat only."""
        if self.symbols + SYMBOLS[card] >= 4 and friend_is_lost(self.table, self.seat):
            return DEFEAT
        return knock_cost(self.symbols, card, self.ahead)

    def christmas(self) -> float:
        """Merry Christmas is worth what it takes away (P3.2)."""
        best = 0.0
        for seat in range(self.table.players):
            for card in self.table.knocks[seat]:
                worth = relief(self.table, seat, card, 0)
                if worth > best:
                    best = worth
        return 1.0 + self.rid - CHRISTMAS_COST * self.ahead + CHRISTMAS_GAIN * best

    def charm(self, card: i64) -> float:
        """The charm makes room (P3.3); it is worth what can be played then."""
        packed: i64 = PACKED[card]
        after = self.active - packed
        gained = most_playable(after, self.threats, 0, -1) - self.own_room
        friends_gain = self.friends * (self.room_in(after) - self.room)
        worth = float(gained) * (1.0 + self.rid) + CHARM_FRIENDS * friends_gain
        return worth - CHARM_COST * self.ahead

    def speech(self, threat: i64) -> float:
        """A speech is worth the cards that friends will probably discard (P3.4)."""
        table = self.table
        without = 1.0 - share_showing(self.hidden, self.hidden_count, threat)
        expected = 0.0
        for other in range(table.players):
            if other != self.seat and table.in_the_mission(other):
                none = 1.0
                for _ in range(self.known.hand_sizes[other]):
                    none *= without
                expected += 1.0 - none
        each = ANSWERED + self.rid
        if self.active >> 4 * threat & 15 >= 2:
            each += UNPLAYABLE
        cost = TOKEN_COST if table.players > 2 else 0.0  # P7.1: the token comes back
        return expected * each - cost * self.ahead

    def withdrawal(self, choice: i64) -> float:
        """Withdrawing takes one's Trauma or Phobia away (P3.5); the tile is by convention."""
        worth = self.tile(choice // 6, choice % 6)
        if self.own_threats:
            freed = self.room_in(self.active - self.own_threats) - self.room
            worth += LEAVE_TRAUMA * self.friends * freed
        return worth

    def tile(self, drop: i64, lay: i64) -> float:
        """Lay a tile towards the friend in need; else one of many, away from other strays."""
        if lay == 0 or lay == LAY_RANDOM:
            return 0.0
        if self.target < 0:
            self.target = support_target(self.known)
        pointed = pointed_at(self.table, self.seat, lay - 1)
        first: i64 = self.seat * TILE_KINDS - 1
        dropped: i64 = self.table.tiles[first + drop] if drop else 0
        worth = 0.1 * PER_COPY * float(dropped)
        if pointed == self.target:
            return worth + TOWARDS_FRIEND
        copies: i64 = self.table.tiles[first + lay]
        if pointed == stray_target(self.table, self.seat, self.target):
            copies -= 4
        return worth + PER_COPY * float(copies)

    def danger_to_friends(self, share: float) -> float:
        """P6.6: staying with Fragile holds friends in who may have nothing left to play."""
        return STUCK_FRIENDS * stuck_cost(self.known, share) if self.fragile else 0.0

    def draw_on_leaving(self, active: i64) -> float:
        """P6.13: what Clumsy's draw costs once the own Traumas and Phobias are gone."""
        return draw_cost(self.known, active - self.own_threats, False)
