"""A view of FootClub as numbers, for learning."""

from __future__ import annotations

from typing import Final

from tablee.games.footclub.data import KINDS
from tablee.games.footclub.table.components import BONUS_PHASE, OPEN, Components
from tablee.games.footclub.table.known import Known
from tablee.kernel.observation import Part, one_of, share

PHASES: Final = 5
#: Counts that are hardly ever passed.
MOST_GOALS: Final = 8
MOST_CARDS: Final = 8
#: Bonuses from -12 to 12.
MOST_BONUS: Final = 12

OBSERVATION: Final = (
    Part("phase", PHASES, "which of Supporters, possession, offensive, bonus, over"),
    Part("turn", 1, "the turn, of all turns"),
    Part("ball", 1, "whether I have the ball"),
    Part("kick_off", 1, "whether I kicked off"),
    Part("my_go", 1, "whether I am asked"),
    Part("goals", 2, "mine and the other side's, of 8"),
    Part("in_play", 2, "Supporters in play, mine and the other side's, of 8"),
    Part("bonus", 1, "the Attack Bonus of the running attack, from -12 to 12; a half if none runs"),
    Part("accepted", 1, "whether the last go accepted the bonus"),
    Part("chosen", 2, "whether I, and the other side, have chosen Supporters in this turn"),
    Part("hand", KINDS, "my cards by kind, of 8"),
    Part("pile", KINDS, "my draw pile by kind, of 8"),
    Part("discard", KINDS, "my discard by kind, of 8"),
    Part("their_discard", KINDS, "the other side's discard by kind, of 8"),
    Part("their_unseen", KINDS, "the other side's hand and pile together by kind, of 8"),
    Part("their_hand_size", 1, "how many cards the other side holds, of 8"),
    Part("initial_bonuses", 2, "the bonus with which my attacks, and theirs, begin"),
)


def observe(view: Known) -> list[float]:
    """The numbers of `OBSERVATION`. A spectator sees the match from Blue's side."""
    table = view.table
    own = max(0, int(view.seat))
    other = 1 - own
    running = table.bonus if table.phase == BONUS_PHASE else 0
    numbers = one_of(table.phase, PHASES)
    numbers += [share(table.turn, table.turns), float(table.ball == own)]
    numbers += [float(table.kick_off == own), float(int(table.asked) >> own & 1)]
    numbers += [share(table.goals[own], MOST_GOALS), share(table.goals[other], MOST_GOALS)]
    numbers += [share(table.in_play[own], MOST_CARDS), share(table.in_play[other], MOST_CARDS)]
    numbers += [_bonus(int(running)), float(table.accepted)]
    numbers += [float(table.choices[own] != OPEN), float(table.choices[other] != OPEN)]
    numbers += _counts(table.hands, own)
    numbers += _pile(table, own)
    numbers += _counts(table.discards, own)
    numbers += _counts(table.discards, other)
    numbers += _pile(table, other)
    numbers += [share(view.hand_sizes[other], MOST_CARDS)]
    numbers += [_bonus(table.initial_bonuses[own]), _bonus(table.initial_bonuses[other])]
    return numbers


def _bonus(bonus: int) -> float:
    return share(bonus + MOST_BONUS, 2 * MOST_BONUS)


def _counts(counts: list[int], side: int) -> list[float]:
    return [share(counts[side * KINDS + kind], MOST_CARDS) for kind in range(KINDS)]


def _pile(table: Components, side: int) -> list[float]:
    return [share(table.piles[side].count(kind), MOST_CARDS) for kind in range(KINDS)]
