"""Everything that lies on the table of Les Poilus, and nothing about what may be done with it.

Neither pile has an order yet: a card is chosen when it is drawn. That is the same as shuffling
beforehand, and it means that a state holds no future for anybody to see. The Trials pile has at
most two layers. On top lie `top` cards that came from the reserve and that nobody has seen;
below lie `shuffled` cards, among them the `returned` ones that a failed mission put back
(P3.9). Cards that nobody has seen are interchangeable and wait together in `unseen`, whether
they lie in the reserve or in either layer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.data import CARDS, FIRST_KNOCK, PACKED, TILE_KINDS
from tablee.games.les_poilus.documents import PoilusOptions
from tablee.kernel.chance import Chance
from tablee.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the table waits for.
INTENSITY_PHASE: Final = 0
ACTION_PHASE: Final = 1
ANSWER_PHASE: Final = 2
CHRISTMAS_PHASE: Final = 3
SUPPORT_PHASE: Final = 4
OVER_PHASE: Final = 5

# How it ended.
RUNNING: Final = 0
VICTORY: Final = 1
MONUMENT: Final = 2
HARD_KNOCKS: Final = 3

#: In `answers`: not asked, asked and silent so far, and (in a view) answered in secret.
NOT_ASKED: Final = -1
ASKED: Final = -2
ANSWERED: Final = -3

#: In `laid`: no tile, or (in a view) a tile face down.
NO_TILE: Final = -1
FACE_DOWN: Final = -2

# Adding these to packed threats sets the top bit of each threat with three, or two, of a kind.
THREE_ALIKE: Final = 0x555555
TWO_ALIKE: Final = 0x666666
TOP_BITS: Final = 0x888888


ALL_CARDS: Final = list(range(1, CARDS + 1))


class Components(State):
    """The table: flat lists of small numbers, by seat or by place.

    A place is a seat, or with two players also the Chaplain's (place 2, P7.1).
    """

    def __init__(self, options: PoilusOptions) -> None:
        players: i64 = options.players
        self.options = options
        self.players: i64 = players
        self.places: i64 = 3 if players == 2 else players
        self.rules_version: i64 = 1
        # Options.
        self.traps: bool = True
        self.victory_at_once: bool = False
        self.start_trials: i64 = 0
        # Where we are.
        self.phase: i64 = INTENSITY_PHASE
        self.result: i64 = RUNNING
        self.mission: i64 = 1
        self.leader: i64 = 0
        self.turn: i64 = 0
        self.in_mission: i64 = 0
        self.failed: bool = False
        # Cards.
        self.hands: list[list[int]] = []
        self.no_mans_land: list[int] = []
        self.active: i64 = 0
        self.knocks: list[list[int]] = []
        self.knock_bits: list[int] = []
        self.lying: i64 = 0
        self.discard: list[int] = []
        self.unseen: list[int] = []
        self.returned: list[int] = []
        self.top: i64 = 0
        self.shuffled: i64 = 0
        # Soldiers, charms and Speech tokens.
        self.soldiers: list[int] = []
        self.charms_up: i64 = 0
        self.tokens: list[int] = []
        self.supply: i64 = 0
        self.spent_tokens: i64 = 0
        self.speech_threat: i64 = -1
        self.answers: list[int] = []
        # Support tiles: counts by place and kind.
        self.tiles: list[int] = []
        self.laid: list[int] = []
        self.dropped: list[int] = []
        self.box: list[int] = []
        # What everybody can know by keeping count (P8.2). Epochs are the failed missions: a card
        # put back by the third has epoch 3. From the first failure on, `trails` keeps for each
        # hand, since it was last empty, where its cards were drawn and which were shown, in that
        # order: -1 - e is a draw (e = 0 from the top of Trials, else from the shuffled layer of
        # epoch e), and e a card shown that was put back in epoch e (0 if never).
        self.epoch: i64 = 0
        self.epoch_of: list[int] = []
        self.trails: list[list[int]] = []
        # For each epoch, how many cards of the older layer were shuffled into the new one, and
        # how many from the top: an older returned card can only be there if it was left over.
        self.left_over: list[int] = []
        self.shuffled_in: list[int] = []
        self.public_tiles: list[int] = []

    def blank(self) -> Components:
        """A table of the same kind and size with nothing on it."""
        raise NotImplementedError

    def copy(self) -> Components:
        """An independent copy."""
        other = self.blank()
        self.copy_into(other)
        return other

    def copy_into(self, other: Components) -> None:
        """Make another table equal to this one, sharing nothing."""
        other.rules_version = self.rules_version
        other.traps = self.traps
        other.victory_at_once = self.victory_at_once
        other.start_trials = self.start_trials
        other.phase = self.phase
        other.result = self.result
        other.mission = self.mission
        other.leader = self.leader
        other.turn = self.turn
        other.in_mission = self.in_mission
        other.failed = self.failed
        other.hands = [hand[:] for hand in self.hands]
        other.no_mans_land = self.no_mans_land[:]
        other.active = self.active
        other.knocks = [knocks[:] for knocks in self.knocks]
        other.knock_bits = self.knock_bits[:]
        other.lying = self.lying
        other.discard = self.discard[:]
        other.unseen = self.unseen[:]
        other.returned = self.returned[:]
        other.top = self.top
        other.shuffled = self.shuffled
        other.soldiers = self.soldiers[:]
        other.charms_up = self.charms_up
        other.tokens = self.tokens[:]
        other.supply = self.supply
        other.spent_tokens = self.spent_tokens
        other.speech_threat = self.speech_threat
        other.answers = self.answers[:]
        other.tiles = self.tiles[:]
        other.laid = self.laid[:]
        other.dropped = self.dropped[:]
        other.box = self.box[:]
        other.epoch = self.epoch
        other.epoch_of = self.epoch_of[:]
        other.trails = [trail[:] for trail in self.trails]
        other.left_over = self.left_over[:]
        other.shuffled_in = self.shuffled_in[:]
        other.public_tiles = self.public_tiles[:]

    def lay_out(self) -> None:
        """Give every list its length, empty of cards and tiles; all 59 cards are unseen."""
        players, places = self.players, self.places
        self.hands = [[] for _ in range(players)]
        self.knocks = [[] for _ in range(players)]
        self.knock_bits = [0] * players
        self.soldiers = [-1] * players
        self.charms_up = (1 << players) - 1
        self.tokens = [0] * players
        self.answers = [NOT_ASKED] * players
        self.unseen = ALL_CARDS[:]
        self.tiles = [0] * (places * TILE_KINDS)
        self.dropped = [0] * (places * TILE_KINDS)
        self.public_tiles = [0] * (places * TILE_KINDS)
        self.laid = [NO_TILE] * places
        self.box = [0] * TILE_KINDS

    def count_epochs(self) -> None:
        """A mission has failed: from the first time on, keep count by epoch."""
        self.epoch += 1
        self.left_over.append(self.shuffled)
        self.shuffled_in.append(self.top)
        if self.epoch == 1:
            self.epoch_of = [0] * (CARDS + 1)
            # Before the first failure all cards are alike: only how many are held matters.
            self.trails = [[-1] * len(hand) for hand in self.hands]

    def trials(self) -> i64:
        """How many cards the Trials pile has."""
        return self.top + self.shuffled

    def reserve(self) -> i64:
        """How many cards the Morale reserve has."""
        in_shuffled: i64 = self.shuffled - len(self.returned)
        return len(self.unseen) - self.top - in_shuffled

    def draw(self, chance: Chance) -> int:
        """Take the top card of a Trials pile that is not empty."""
        if self.top > 0:
            self.top -= 1
            return self._draw_new(chance)
        return self._draw_shuffled(chance)

    def _draw_shuffled(self, chance: Chance) -> int:
        known: i64 = len(self.returned)
        shuffled = self.shuffled
        self.shuffled = shuffled - 1
        chance.at("old-or-new", self.epoch, shuffled)
        if known and (known == shuffled or chance.below(shuffled) < known):
            chance.at("old-card", self.epoch)
            return chance.take(self.returned)
        return self._draw_new(chance)

    def _draw_new(self, chance: Chance) -> int:
        """Take a card that nobody has seen: each time the same next one, where luck is keyed."""
        chance.at("new-card")
        return chance.take(self.unseen)

    def draw_for(self, seat: i64, chance: Chance) -> int:
        """Take the top card of a Trials pile that is not empty, for a hand."""
        if self.top > 0:
            self.top -= 1
            if self.epoch:
                self.trails[seat].append(-1)
            return self._draw_new(chance)
        self.trails[seat].append(-1 - self.epoch)
        return self._draw_shuffled(chance)

    def can_reach(self, epoch: i64, layer: i64) -> bool:
        """Whether a card put back in an epoch can have been in the shuffled layer of another."""
        if layer < epoch:
            return False
        return all(self.left_over[later] for later in range(epoch, layer))

    def take_from_hand(self, seat: i64, card: int) -> None:
        """Take a card out of a hand, for everybody to see."""
        hand = self.hands[seat]
        hand.remove(card)
        if self.epoch:
            trail = self.trails[seat]
            trail.append(self.epoch_of[card])
            if not hand:
                trail.clear()

    def in_the_mission(self, seat: i64) -> bool:
        """Whether a seat has not withdrawn."""
        return self.in_mission >> seat & 1 != 0

    def has_knock(self, seat: i64, card: i64) -> bool:
        """Whether a Hard Knock lies before a seat."""
        return self.knock_bits[seat] >> (card - FIRST_KNOCK) & 1 != 0

    def owner_of(self, card: i64) -> i64:
        """The seat before which a Hard Knock lies, or -1."""
        seat: i64 = -1
        if self.lying >> (card - FIRST_KNOCK) & 1:
            seat = 0
            while not self.has_knock(seat, card):
                seat += 1
        return seat

    def add_knock(self, seat: i64, card: int) -> None:
        """Lay a Hard Knock before a seat, as its youngest."""
        self.knocks[seat].append(card)
        self.knock_bits[seat] |= 1 << (card - FIRST_KNOCK)
        self.lying |= 1 << (card - FIRST_KNOCK)
        if self.in_the_mission(seat):
            self.active += PACKED[card]

    def discard_knock(self, seat: i64, card: int) -> None:
        """Discard a Hard Knock from before a seat."""
        self.knocks[seat].remove(card)
        self.knock_bits[seat] &= ~(1 << (card - FIRST_KNOCK))
        self.lying &= ~(1 << (card - FIRST_KNOCK))
        if self.in_the_mission(seat):
            self.active -= PACKED[card]
        self.discard.append(card)

    def knock_threats(self, seat: i64) -> i64:
        """The packed threats of a seat's Traumas and Phobias (cards 40 to 45)."""
        bits: i64 = self.knock_bits[seat] & 63
        threats: i64 = 0
        if bits:
            for threat in range(6):
                if bits >> threat & 1:
                    threats += 1 << 4 * threat
        return threats

    def tile_count(self, place: i64) -> i64:
        """How many Support tiles a place holds."""
        first = place * TILE_KINDS
        tiles = self.tiles
        return tiles[first] + tiles[first + 1] + tiles[first + 2] + tiles[first + 3]

    def hands_empty(self) -> bool:
        """Whether no hand holds a card."""
        return not any(self.hands)
