"""F6: what a seat can compute exactly: goals, Tackles, and what a hidden hand may hold.

Every way of shuffling and dealing that fits the public discards counts the same, so a hidden
hand is a hypergeometric draw from the cards of that side that the seat cannot place (F5.3: in
the last turn the pile is empty and the hand is known).
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from tablee.games.footclub.data import (
    CARD_KEYS,
    DEFENSIVE_SUPPORT_CARD,
    KINDS,
    NEEDED_TO_ATTACK,
    OFFENSIVE_SUPPORT_CARD,
    SUPPORT_STARS,
    TARGET,
    counted,
)
from tablee.games.footclub.documents import (
    Card,
    FootClubOdds,
    HandOdds,
    KindOdds,
    MoveOdds,
    SpendOdds,
)
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    OVER_PHASE,
    SUPPORTERS_PHASE,
    Components,
)
from tablee.games.footclub.table.known import Known
from tablee.games.footclub.table.moves import (
    ACCEPT,
    DEFENSIVE_SUPPORT,
    EXHAUST,
    OFFENSIVE_SUPPORT,
    notation,
)

#: The ways out of 72 to score with a bonus of -6, -5, ... 6 (F6.1).
GOAL_WAYS: Final[list[int]] = [0, 1, 4, 9, 16, 25, 36, 47, 56, 63, 68, 71, 72]
ALL_WAYS: Final = 72


def goal_ways(bonus: int) -> int:
    """Out of 72: the ways to score with this bonus."""
    if bonus <= -6:
        return 0
    return GOAL_WAYS[bonus + 6] if bonus < 6 else ALL_WAYS


def goal_chance(bonus: int) -> Fraction:
    """P(goal): a die and the bonus beat a die; equal results are an even chance (F6.1)."""
    return Fraction(goal_ways(bonus), ALL_WAYS)


def two_dice_chance() -> Fraction:
    """P(two dice reach the target): of a Tackle or a Defensive Support (F6.1)."""
    faces = range(1, 7)
    return Fraction(sum(1 for a in faces for b in faces if a + b >= TARGET), 36)


def attack_bonus(table: Components) -> int | None:
    """The bonus of the attack that runs or could begin now; None if there can be none."""
    if table.phase == BONUS_PHASE:
        return table.bonus
    if table.phase in (SUPPORTERS_PHASE, OVER_PHASE):
        return None
    ball = table.ball
    return table.initial_bonuses[ball] if table.in_play[ball] >= NEEDED_TO_ATTACK else None


def spend(table: Components, seat: int, move: int, bonus: int) -> tuple[int, Fraction]:
    """The bonus that a go aims at, and P(goal) if nothing else is spent after it."""
    if move == OFFENSIVE_SUPPORT:
        bonus += SUPPORT_STARS
    elif move > EXHAUST:
        stars = move - EXHAUST
        bonus += stars if seat == table.ball else -stars
    elif move == DEFENSIVE_SUPPORT:
        wins = two_dice_chance()
        chance = wins * goal_chance(bonus - SUPPORT_STARS) + (1 - wins) * goal_chance(bonus)
        return bonus - SUPPORT_STARS, chance
    return bonus, goal_chance(bonus)


def hand_counts(unseen: int, of_kind: int, size: int) -> list[Fraction]:
    """The chance of 0, 1, 2, ... cards of a kind in a hand drawn from unseen cards."""
    ways = comb(unseen, size)
    most = min(of_kind, size)
    return [
        Fraction(comb(of_kind, count) * comb(unseen - of_kind, size - count), ways)
        for count in range(most + 1)
    ]


def hand_odds(view: Known, seat: int) -> HandOdds:
    """What can be known of a hidden hand, kind by kind."""
    size = view.hand_sizes[seat]
    unseen = len(view.table.piles[seat])
    cards: list[KindOdds] = []
    for kind, of_kind in enumerate(counted(view.table.piles[seat])):
        counts = hand_counts(unseen, of_kind, size)
        cards.append(
            KindOdds(
                card=CARD_KEYS[kind],
                unseen=of_kind,
                expected=str(Fraction(of_kind * size, unseen) if unseen else Fraction(0)),
                at_least_one=str(1 - counts[0]),
                counts=[str(chance) for chance in counts],
            )
        )
    return HandOdds(seat=seat, size=size, cards=cards)


def chance_to_hold(view: Known, seat: int, kind: int) -> Fraction:
    """The chance that a hand holds a card of a kind: certain for one's own."""
    if seat == view.seat:
        return Fraction(int(view.table.hands[seat * KINDS + kind] > 0))
    pile = view.table.piles[seat]
    return 1 - hand_counts(len(pile), pile.count(kind), view.hand_sizes[seat])[0]


def open_spends(view: Known, bonus: int) -> list[SpendOdds]:
    """P(goal) after each spend that either side may make, the attacker's first (F3.1)."""
    table = view.table
    found: list[SpendOdds] = []
    for seat in (int(table.ball), 1 - int(table.ball)):
        attacks = seat == table.ball
        card = OFFENSIVE_SUPPORT_CARD if attacks else DEFENSIVE_SUPPORT_CARD
        held = chance_to_hold(view, seat, card)
        moves = [(EXHAUST + count, Fraction(1)) for count in range(1, table.in_play[seat] + 1)]
        if held:
            moves.insert(0, (OFFENSIVE_SUPPORT if attacks else DEFENSIVE_SUPPORT, held))
        for move, can in moves:
            aim, goal = spend(table, seat, move, bonus)
            text = notation(move)
            found.append(SpendOdds(seat=seat, move=text, bonus=aim, goal=str(goal), held=str(can)))
    return found


def odds(view: Known) -> FootClubOdds:
    """Everything a seat, or a spectator, may compute now."""
    table, seat = view.table, view.seat
    bonus = attack_bonus(table)
    spends: list[MoveOdds] = []
    if table.phase == BONUS_PHASE:
        for move in view.moves:
            if move == ACCEPT:
                continue
            aim, chance = spend(table, seat, move, table.bonus)
            spends.append(MoveOdds(move=notation(move), bonus=aim, goal=str(chance)))
    return FootClubOdds(
        bonus=bonus,
        goal=None if bonus is None else str(goal_chance(bonus)),
        spends=spends,
        open_spends=[] if bonus is None else open_spends(view, bonus),
        tackle=str(two_dice_chance()),
        next_card=_next_card(table, seat) if seat >= 0 else {},
        hands=[hand_odds(view, other) for other in range(2) if other != seat],
    )


def _next_card(table: Components, seat: int) -> dict[Card, str]:
    """The chance of each kind to be drawn next from one's own pile."""
    pile = table.piles[seat]
    return {
        CARD_KEYS[kind]: str(Fraction(count, len(pile)))
        for kind, count in enumerate(counted(pile))
        if count
    }
