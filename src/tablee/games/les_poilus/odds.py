"""What a seat can compute: how likely the next card fails the mission, exactly.

Every way of shuffling and dealing that fits what the seat has seen counts the same; what others
might have meant by their moves does not. While unseen cards lie on top of Trials the next card
is any card the seat has not seen. Once the shuffled layer is reached (after a failed mission),
cards that were put back may lie there, or in a hand that drew from there since.

That is exact as long as the cards in question were put back by one failure. Where cards of
several failures are about, each is taken to have been left over at the later shuffles
independently of the others; next to a memory of the whole game that is off by less than half a
percentage point (`tests/games/les_poilus/test_odds.py` compares).
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial, perm
from typing import TYPE_CHECKING

from tablee.games.les_poilus.data import CLUMSY, FIRST_KNOCK, PACKED, TRAPPED
from tablee.games.les_poilus.documents import CardOdds, PoilusOdds
from tablee.games.les_poilus.rules.mission import three_alike
from tablee.games.les_poilus.table.components import ACTION_PHASE
from tablee.games.les_poilus.table.known import Known

if TYPE_CHECKING:
    from mypy_extensions import i64

Counts = tuple[int, ...]


def next_card(view: Known) -> dict[int, Fraction]:
    """The chance of each card to be the next one drawn; empty if Trials is empty."""
    table = view.table
    chances: dict[int, Fraction] = {}
    if table.trials() == 0:
        return chances
    from_unseen = Fraction(1)
    if table.top == 0:
        for epoch, expected in _expected_in_layer(view).items():
            cards = [card for card in table.returned if table.epoch_of[card] == epoch]
            for card in cards:
                chances[card] = Fraction(expected, len(cards) * table.shuffled)
            from_unseen -= Fraction(expected, table.shuffled)
    for card in table.unseen:
        if from_unseen:
            chances[card] = from_unseen / len(table.unseen)
    return chances


def _expected_in_layer(view: Known) -> dict[int, Fraction]:
    """How many returned cards of each epoch are expected in the shuffled layer."""
    table = view.table
    epochs = sorted({table.epoch_of[card] for card in table.returned})
    if not epochs:
        return {}
    totals = tuple(
        sum(1 for card in table.returned if table.epoch_of[card] == epoch) for epoch in epochs
    )
    # Ways to put x returned cards of each epoch into other hands, for every x.
    ways: dict[Counts, Fraction] = {tuple(0 for _ in epochs): Fraction(1)}
    for seat in range(table.players):
        if seat != view.seat and view.hand_sizes[seat]:
            ways = _combined(ways, _ways_in_hand(view, seat, epochs, totals), totals)
    in_layer = _ways_in_place(table.shuffled, _shares(view, epochs, table.epoch), totals)
    all_ways = Fraction(0)
    expected = {epoch: Fraction(0) for epoch in epochs}
    for counts, weight in ways.items():
        rest = tuple(total - count for total, count in zip(totals, counts, strict=True))
        together = weight * in_layer.get(rest, 0)
        all_ways += together
        for epoch, left in zip(epochs, rest, strict=True):
            expected[epoch] += together * left
    return {epoch: value / all_ways for epoch, value in expected.items()}


def _shares(view: Known, epochs: list[int], layer: int) -> list[Fraction]:
    """For each epoch, the weight of a place in a layer for a card put back in that epoch.

    A card put back earlier is there only if it was left over at every shuffle since; the cards
    from the top that were shuffled in took the other places.
    """
    table = view.table
    shares: list[Fraction] = []
    for epoch in epochs:
        share = Fraction(1 if layer >= epoch else 0)
        for later in range(epoch, layer):
            left = table.left_over[later]
            share *= Fraction(left, max(1, left + table.shuffled_in[later]))
        shares.append(share)
    return shares


def _ways_in_place(size: int, shares: list[Fraction], totals: Counts) -> dict[Counts, Fraction]:
    """Ways to put x returned cards of each epoch into a place of so many cards."""
    ways: dict[Counts, Fraction] = {}
    for counts in _all_counts(totals, size):
        weight = Fraction(perm(size, sum(counts)))
        for count, share in zip(counts, shares, strict=True):
            weight *= share**count
            weight /= factorial(count)
        if weight:
            ways[counts] = weight
    return ways


def _combined(
    first: dict[Counts, Fraction], second: dict[Counts, Fraction], totals: Counts
) -> dict[Counts, Fraction]:
    product: dict[Counts, Fraction] = {}
    for one, weight_one in first.items():
        for two, weight_two in second.items():
            both = tuple(a + b for a, b in zip(one, two, strict=True))
            if all(count <= total for count, total in zip(both, totals, strict=True)):
                product[both] = product.get(both, Fraction(0)) + weight_one * weight_two
    return product


def _ways_in_hand(
    view: Known, seat: i64, epochs: list[int], totals: Counts
) -> dict[Counts, Fraction]:
    """Ways for a hand to hold x hidden returned cards of each epoch; the rest was never seen."""
    table = view.table
    ways: dict[Counts, Fraction] = {}
    for draws, count in _unshown_draws(table.trails[seat], table.epoch).items():
        found = {tuple(0 for _ in epochs): Fraction(count)}
        for layer in range(1, table.epoch + 1):
            if draws[layer]:
                shares = _shares(view, epochs, layer)
                found = _combined(found, _ways_in_place(draws[layer], shares, totals), totals)
        for counts, weight in found.items():
            ways[counts] = ways.get(counts, Fraction(0)) + weight
    return ways


def _unshown_draws(trail: list[int], last_epoch: int) -> dict[Counts, int]:
    """From which layers the cards still held may have been drawn, each with its ways.

    The places of a key are the top of Trials (0) and the shuffled layer of each epoch. A card
    that was shown came from a draw before that, and if it had been put back, from a layer drawn
    from since.
    """
    found: dict[Counts, int] = {(0,) * (last_epoch + 1): 1}
    for step in trail:
        after: dict[Counts, int] = {}
        for draws, count in found.items():
            if step < 0:
                more = _changed(draws, -1 - step, 1)
                after[more] = after.get(more, 0) + count
                continue
            for layer in range(step, last_epoch + 1):
                if draws[layer]:
                    less = _changed(draws, layer, -1)
                    after[less] = after.get(less, 0) + count * draws[layer]
        found = after
    return found


def _changed(counts: Counts, place: int, by: int) -> Counts:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


def _all_counts(totals: Counts, most: int) -> list[Counts]:
    """Every way to take at most `most` in all, and at most each total."""
    found: list[Counts] = [()]
    for total in totals:
        found = [
            (*counts, count)
            for counts in found
            for count in range(min(total, most - sum(counts)) + 1)
        ]
    return found


def failure_by_next_card(view: Known, active: int, in_mission: bool) -> Fraction:
    """The chance that drawing and laying the next card makes three alike.

    A Trauma or Phobia counts only if its drawer is still in the mission (P6.1, P6.13).
    """
    risk = Fraction(0)
    for card, chance in next_card(view).items():
        counts = card < FIRST_KNOCK or in_mission
        if counts and three_alike(active + PACKED[card]):
            risk += chance
    return risk


def odds(view: Known) -> PoilusOdds:
    """The risks of a seat: of each card in its hand, of a draw, and of Clumsy's draw."""
    table, seat = view.table, view.seat
    if seat < 0 or table.phase != ACTION_PHASE or not table.in_the_mission(seat):
        return PoilusOdds(cards=[], draw=None, clumsy=None, unseen=unseen_cards(view))
    cards = [CardOdds(card, play_risk(view, card)) for card in table.hands[seat]]
    draws = table.trials() > 0
    clumsy = None
    if table.has_knock(seat, CLUMSY):
        left = table.active - table.knock_threats(seat)
        clumsy = str(failure_by_next_card(view, left, in_mission=False))
    draw = str(failure_by_next_card(view, table.active, in_mission=True)) if draws else None
    return PoilusOdds(cards=cards, draw=draw, clumsy=clumsy, unseen=unseen_cards(view))


def play_risk(view: Known, card: int) -> str:
    """The chance that playing a card from hand fails the mission, its trap included (P3.7)."""
    active = view.table.active + PACKED[card]
    if three_alike(active):
        return "1"
    if TRAPPED[card] and view.table.traps:
        return str(failure_by_next_card(view, active, in_mission=True))
    return "0"


def unseen_cards(view: Known) -> list[int]:
    """The cards this seat cannot place, in order."""
    return sorted(view.table.unseen + view.table.returned)
