"""The table of FootClub: every card and counter of both sides, and nothing of the future.

A hand and a discard are counts by kind; a draw pile is the list of its kinds in order of their
numbers. The pile has no order of its own: which card is on top is decided when it is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.footclub.data import KINDS, PLACED_ATTACK_CARD, PLAYERS
from tablee.games.footclub.documents import FootClubOptions
from tablee.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the table waits for.
SUPPORTERS_PHASE: Final = 0
POSSESSION_PHASE: Final = 1
OFFENSIVE_PHASE: Final = 2
BONUS_PHASE: Final = 3
OVER_PHASE: Final = 4

#: In `choices`: not made yet, and (in a view) made in secret. Else 0 for none, 1 for place.
OPEN: Final = -1
HIDDEN: Final = -2

#: In `asked`: both sides.
BOTH: Final = 3

# How a side comes by the ball, which says on whom it lies (F3.7).
TO_KICK_OFF: Final = 0
BY_DUEL: Final = 1
BY_SAVE: Final = 2
WAYS: Final = 3

#: Since this version of the rules the ball and the goal tokens can be moved (F3.7).
MOVABLE_SINCE: Final = 2


class Components(State):
    """The table: flat lists of small numbers, Blue's first."""

    def __init__(self, options: FootClubOptions) -> None:
        self.options = options
        self.rules_version: i64 = 1
        # Options.
        self.shoot_out: bool = False
        #: What the teams are worth (F1.1).
        self.attacks: list[int] = []
        self.defences: list[int] = []
        self.initial_bonuses: list[int] = []
        self.turns: i64 = 0
        #: All match cards of each side, by kind (F1.2).
        self.counts: list[int] = []
        #: By side and way: the player on whom the ball is put; by side: the forwards, best first.
        self.carriers: list[int] = []
        self.forwards: list[list[int]] = []
        # Where we are; `asked` is the bit set of the seats to act.
        self.phase: i64 = SUPPORTERS_PHASE
        self.turn: i64 = 0
        self.kick_off: i64 = 0
        self.ball: i64 = 0
        #: The player of that side on whom the ball lies, counted from 0 (F3.7).
        self.ball_on: i64 = 0
        self.asked: i64 = 0
        self.choices: list[int] = []
        # The running attack: its bonus, and whether the last go accepted it.
        self.bonus: i64 = 0
        self.accepted: bool = False
        # Both sides.
        self.goals: list[int] = []
        #: Goal tokens by player (F3.7).
        self.tokens: list[int] = []
        self.shoot_out_goals: list[int] = []
        self.in_play: list[int] = []
        self.hands: list[int] = []
        self.discards: list[int] = []
        self.piles: list[list[int]] = []

    def blank(self) -> Components:
        """A table of the same kind with nothing on it."""
        raise NotImplementedError

    def copy(self) -> Components:
        """An independent copy."""
        other = self.blank()
        self.copy_public_into(other)
        other.choices = self.choices[:]
        other.hands = self.hands[:]
        other.piles = [self.piles[0][:], self.piles[1][:]]
        return other

    def copy_public_into(self, other: Components) -> None:
        """Make another table equal to this one in all that everybody may know (F5.1)."""
        other.rules_version = self.rules_version
        other.shoot_out = self.shoot_out
        other.attacks = self.attacks
        other.defences = self.defences
        other.initial_bonuses = self.initial_bonuses
        other.turns = self.turns
        other.counts = self.counts
        other.carriers = self.carriers
        other.forwards = self.forwards
        other.phase = self.phase
        other.turn = self.turn
        other.kick_off = self.kick_off
        other.ball = self.ball
        other.ball_on = self.ball_on
        other.asked = self.asked
        other.bonus = self.bonus
        other.accepted = self.accepted
        other.goals = self.goals[:]
        other.tokens = self.tokens[:]
        other.shoot_out_goals = self.shoot_out_goals[:]
        other.in_play = self.in_play[:]
        other.discards = self.discards[:]

    def lay_out(self) -> None:
        """Give every list its length, empty of cards."""
        self.choices = [OPEN, OPEN]
        self.goals = [0, 0]
        self.tokens = [0] * (2 * PLAYERS)
        self.shoot_out_goals = [0, 0]
        self.in_play = [0, 0]
        self.hands = [0] * (2 * KINDS)
        self.discards = [0] * (2 * KINDS)
        self.piles = [[], []]

    def give_ball(self, seat: i64, way: i64) -> None:
        """A side has the ball; it lies on a player that fits the way it came (F3.7)."""
        self.ball = seat
        self.ball_on = self.carriers[seat * WAYS + way]

    def mover(self) -> i64:
        """The one seat that is asked; -1 if both are, or nobody is."""
        asked: i64 = self.asked
        return asked - 1 if asked == 1 or asked == 2 else -1

    def hand_size(self, seat: i64) -> i64:
        """How many cards a hand holds."""
        hands = self.hands
        size: i64 = 0
        place: i64 = seat * KINDS
        last: i64 = place + KINDS
        while place < last:
            size += hands[place]
            place += 1
        return size

    def shots(self, seat: i64) -> i64:
        """How many of its Placed Attacks a side has taken to the shot."""
        played: i64 = self.discards[seat * KINDS + PLACED_ATTACK_CARD]
        running = self.phase == BONUS_PHASE and seat == self.ball
        return played - 1 if running else played
