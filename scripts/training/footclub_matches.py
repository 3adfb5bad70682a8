"""Thousands of matches of FootClub side by side, as arrays.

The rules of F1 to F4 for the usual cards and teams, one row a match; a test plays the same moves
and dice here and in the engine. All matches take a step at a time: one seat of each decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tablee.games.footclub import data
from tablee.games.footclub.bots.inputs import CARDS, PILE, STARS, TURNS, USUAL_BONUS
from tablee.games.footclub.odds import ALL_WAYS, GOAL_WAYS
from tablee.games.footclub.table import components
from tablee.games.footclub.table import moves as to

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Marks = NDArray[np.bool_]

#: The moves of the usual cards: the last one exhausts eight Supporters. Number 10 is no move.
MOVES = to.EXHAUST + STARS + 1
GOAL_CHANCES = np.array(GOAL_WAYS) / ALL_WAYS
TWO_DICE = 7 / 12
#: The kind of each card of a pile.
PILE_KINDS = np.repeat(np.arange(data.KINDS), PILE)
CARD_OF_MOVE = {
    to.PRESSING: data.PRESSING_CARD,
    to.TACKLE: data.TACKLE_CARD,
    to.ATTACK: data.PLACED_ATTACK_CARD,
    to.OFFENSIVE_SUPPORT: data.OFFENSIVE_SUPPORT_CARD,
    to.DEFENSIVE_SUPPORT: data.DEFENSIVE_SUPPORT_CARD,
}


class Matches:
    """Rows of running matches. `left` counts a side's cards by kind in hand and pile together."""

    def __init__(self, count: int, chance: np.random.Generator) -> None:
        self.count = count
        self.chance = chance
        self.rows = np.arange(count)
        self.hands = np.zeros((count, 2, data.KINDS), np.int64)
        self.left = np.zeros((count, 2, data.KINDS), np.int64)
        self.piles = np.zeros((count, 2, CARDS), np.int64)
        self.in_play = np.zeros((count, 2), np.int64)
        self.lead = np.zeros(count, np.int64)
        self.ball = np.zeros(count, np.int64)
        self.turn = np.zeros(count, np.int64)
        self.phase = np.zeros(count, np.int64)
        self.bonus = np.zeros(count, np.int64)
        self.accepted = np.zeros(count, np.bool_)
        self.mover = np.zeros(count, np.int64)
        self.choice = np.zeros(count, np.int64)
        self.begin(self.rows)

    def begin(self, rows: Numbers) -> None:
        """F1: new matches in these rows."""
        piles = np.broadcast_to(PILE_KINDS, (len(rows), 2, CARDS)).copy()
        self.piles[rows] = self.chance.permuted(piles, axis=2)
        self.hands[rows] = 0
        self.left[rows] = PILE
        self.in_play[rows] = data.SUPPORTERS_AT_START
        self.lead[rows] = 0
        self.ball[rows] = self.chance.integers(0, 2, len(rows))
        self.turn[rows] = 0
        self._draw(rows, 0, data.OPENING_HAND)
        self._begin_turn(rows)

    def _draw(self, rows: Numbers, first: Numbers | int, count: int) -> None:
        for card in range(count):
            for seat in (0, 1):
                self.hands[rows, seat, self.piles[rows, seat, first + card]] += 1

    def _begin_turn(self, rows: Numbers) -> None:
        """F2.1."""
        self._draw(
            rows, data.OPENING_HAND + data.DRAWN_PER_TURN * self.turn[rows], data.DRAWN_PER_TURN
        )
        self.turn[rows] += 1
        self.phase[rows] = components.SUPPORTERS_PHASE
        self.mover[rows] = 0
        self.bonus[rows] = 0
        self.accepted[rows] = False

    def legal(self) -> Marks:
        """Which moves the mover of each match has."""
        hand = self.hands[self.rows, self.mover] > 0
        in_play = self.in_play[self.rows, self.mover]
        attacks = self.mover == self.ball
        found = np.zeros((self.count, MOVES), np.bool_)
        found[:, to.SUPPORTERS_NONE] = here = self.phase == components.SUPPORTERS_PHASE
        found[:, to.SUPPORTERS_PLACE] = here & hand[:, data.SUPPORTERS_CARD]
        found[:, to.PASS] = here = self.phase == components.POSSESSION_PHASE
        found[:, to.PRESSING] = here & hand[:, data.PRESSING_CARD]
        found[:, to.TACKLE] = here & hand[:, data.TACKLE_CARD]
        found[:, to.KEEP] = here = self.phase == components.OFFENSIVE_PHASE
        found[:, to.ATTACK] = (
            here & hand[:, data.PLACED_ATTACK_CARD] & (in_play >= data.NEEDED_TO_ATTACK)
        )
        found[:, to.ACCEPT] = here = self.phase == components.BONUS_PHASE
        found[:, to.OFFENSIVE_SUPPORT] = here & attacks & hand[:, data.OFFENSIVE_SUPPORT_CARD]
        found[:, to.DEFENSIVE_SUPPORT] = here & ~attacks & hand[:, data.DEFENSIVE_SUPPORT_CARD]
        counts = np.arange(1, STARS + 1)
        found[:, to.EXHAUST + 1 :] = here[:, None] & (in_play[:, None] >= counts)
        return found

    def step(self, moves: Numbers) -> tuple[Numbers, NDArray[np.float64]]:
        """Make a move in each match; the rows that ended, and what seat 0 scored in them.

        Their last position stays: the caller begins them anew.
        """
        luck = self.chance.random(self.count)
        for move, kind in CARD_OF_MOVE.items():
            rows = np.flatnonzero(moves == move)
            self.hands[rows, self.mover[rows], kind] -= 1
            self.left[rows, self.mover[rows], kind] -= 1
        phase = self.phase.copy()
        self._choose_supporters(np.flatnonzero(phase == components.SUPPORTERS_PHASE), moves)
        self._possession(np.flatnonzero(phase == components.POSSESSION_PHASE), moves, luck)
        self._bid(
            np.flatnonzero((phase == components.BONUS_PHASE) & (moves != to.ACCEPT)), moves, luck
        )
        goals = self._accept(np.flatnonzero(moves == to.ACCEPT), luck)
        rows = np.flatnonzero(moves == to.ATTACK)
        self.phase[rows] = components.BONUS_PHASE
        self.bonus[rows] = USUAL_BONUS
        ended = np.concatenate([np.flatnonzero(moves == to.KEEP), goals])
        last = self.turn[ended] == TURNS
        self._begin_turn(ended[~last])
        over = ended[last]
        return over, 0.5 + 0.5 * np.sign(self.lead[over])

    def _choose_supporters(self, rows: Numbers, moves: Numbers) -> None:
        """F2.2: seat 0 first, without effect until seat 1 has chosen."""
        first = rows[self.mover[rows] == 0]
        both = rows[self.mover[rows] == 1]
        self.choice[first] = moves[first]
        self.mover[first] = 1
        for seat, placed in ((0, self.choice[both]), (1, moves[both])):
            self.hands[both, seat, data.SUPPORTERS_CARD] -= placed
            self.left[both, seat, data.SUPPORTERS_CARD] -= placed
            self.in_play[both, seat] += placed
        self._ask_for_the_ball(both)

    def _ask_for_the_ball(self, rows: Numbers) -> None:
        self.phase[rows] = components.POSSESSION_PHASE
        self.mover[rows] = 1 - self.ball[rows]

    def _possession(self, rows: Numbers, moves: Numbers, luck: NDArray[np.float64]) -> None:
        """F2.3."""
        move = moves[rows]
        takes = (move == to.PRESSING) | ((move == to.TACKLE) & (luck[rows] < TWO_DICE))
        taken, left = rows[takes], rows[~takes]
        self.ball[taken] = self.mover[taken]
        self._ask_for_the_ball(taken)
        self.phase[left] = components.OFFENSIVE_PHASE
        self.mover[left] = self.ball[left]

    def _bid(self, rows: Numbers, moves: Numbers, luck: NDArray[np.float64]) -> None:
        """F3.1: a support card, or Supporters exhausted."""
        move, mover = moves[rows], self.mover[rows]
        exhausted = np.maximum(move - to.EXHAUST, 0)
        self.in_play[rows, mover] -= exhausted
        stars = exhausted + data.SUPPORT_STARS * (move == to.OFFENSIVE_SUPPORT)
        stars += data.SUPPORT_STARS * ((move == to.DEFENSIVE_SUPPORT) & (luck[rows] < TWO_DICE))
        self.bonus[rows] += np.where(mover == self.ball[rows], stars, -stars)
        self.accepted[rows] = False
        self.mover[rows] = 1 - mover

    def _accept(self, rows: Numbers, luck: NDArray[np.float64]) -> Numbers:
        """F3.2 to F3.4: the second accept in a row brings the shot; the rows with a goal."""
        shots = rows[self.accepted[rows]]
        first = rows[~self.accepted[rows]]
        self.accepted[first] = True
        self.mover[first] = 1 - self.mover[first]
        shooter = self.ball[shots]
        bonus = np.clip(self.bonus[shots], -6, 6)
        scored = luck[shots] < GOAL_CHANCES[bonus + 6]
        self.lead[shots] += np.where(scored, 1 - 2 * shooter, 0)
        self.ball[shots] = 1 - shooter
        self.bonus[shots] = 0
        self.accepted[shots] = False
        self._ask_for_the_ball(shots)
        return shots[scored]
