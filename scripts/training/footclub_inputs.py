"""The inputs of FootClub's network for many matches, seen by whoever is to move."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

import numpy as np
from scripts.training.footclub_matches import GOAL_CHANCES, Matches

from tablee.games.footclub.bots import inputs as at
from tablee.games.footclub.bots.inputs import CARDS, PILE, STARS
from tablee.games.footclub.data import KINDS
from tablee.games.footclub.table.components import BONUS_PHASE

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: Behind the inputs of a view, for the judge alone: the other side's hand.
OTHER_HAND = at.INPUTS
OPEN_INPUTS = OTHER_HAND + CARDS

#: Of each input that shows a count of cards: the kind, and how many of it turn the input on.
KIND = np.repeat(np.arange(KINDS), PILE)
ENOUGH = np.concatenate([np.arange(1, count + 1) for count in PILE])
STAR_COUNTS = np.arange(1, STARS + 1)


def _held() -> NDArray[np.float32]:
    """P(at least one) by unseen cards, those of the kind and the size of the hand."""
    table = np.zeros((CARDS + 1, KINDS, CARDS + 1), np.float32)
    for unseen in range(CARDS + 1):
        for of_kind in range(min(unseen, KINDS - 1) + 1):
            for size in range(unseen + 1):
                without = comb(unseen - of_kind, size) / comb(unseen, size)
                table[unseen, of_kind, size] = 1 - without
    return table


HELD = _held()


def see(matches: Matches, into: NDArray[np.float32]) -> None:
    """Fill one row of inputs for each match."""
    rows, mover = matches.rows, matches.mover
    other = 1 - mover
    own_ball = matches.ball == mover
    into[:] = 0
    into[rows, at.TURN + matches.turn - 1] = 1
    lead = np.where(mover == 0, matches.lead, -matches.lead)
    into[rows, at.LEAD + np.clip(lead, -at.MOST_LEAD, at.MOST_LEAD) + at.MOST_LEAD] = 1
    into[:, at.BALL] = own_ball
    into[rows, at.PHASE + matches.phase] = 1
    into[:, at.ACCEPTED] = matches.accepted
    attack = np.flatnonzero(matches.phase == BONUS_PHASE)
    bonus = np.clip(matches.bonus[attack], -at.MOST_BONUS, at.MOST_BONUS) + at.MOST_BONUS
    first = np.where(own_ball[attack], at.ATTACK_BONUS, at.DEFENCE_BONUS)
    into[attack, first + bonus] = 1
    into[attack, at.GOAL] = GOAL_CHANCES[bonus]
    stars = matches.in_play
    into[:, at.OWN_STARS : at.OTHER_STARS] = stars[rows, mover][:, None] >= STAR_COUNTS
    into[:, at.OTHER_STARS : at.HAND] = stars[rows, other][:, None] >= STAR_COUNTS
    hand = matches.hands[rows, mover]
    into[:, at.HAND : at.PILE_LEFT] = _shown(hand)
    into[:, at.PILE_LEFT : at.UNSEEN] = _shown(matches.left[rows, mover] - hand)
    hidden = matches.hands[rows, other]
    _see_hidden(matches.left[rows, other], hidden.sum(axis=1), into)
    into[:, OTHER_HAND:] = _shown(hidden)


def _shown(counts: NDArray[np.int64]) -> NDArray[np.bool_]:
    shown: NDArray[np.bool_] = counts[:, KIND] >= ENOUGH
    return shown


def _see_hidden(
    unseen: NDArray[np.int64], size: NDArray[np.int64], into: NDArray[np.float32]
) -> None:
    total = unseen.sum(axis=1)
    into[:, at.UNSEEN : at.HAND_SIZE] = _shown(unseen)
    into[:, at.HAND_SIZE] = size / at.HAND_UNIT
    into[:, at.EXPECTED : at.HELD] = unseen * (size / np.maximum(total, 1))[:, None]
    into[:, at.HELD : at.GOAL] = HELD[total[:, None], unseen, size[:, None]]
