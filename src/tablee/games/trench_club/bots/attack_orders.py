"""Lists of attacks worth comparing: those of the levels, and others that differ from them a little.

For puzzles. What a list is worth, the judge says.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.reasons import EXCHANGE, reason_of
from tablee.games.trench_club.rules.combat import fight_all
from tablee.games.trench_club.rules.designation import possible_attacks
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import DESIGNATE_PHASE, GONE, Components
from tablee.games.trench_club.table.moves import ATTACK, FIRST, MASK, OPERATION
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.documents import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64

#: A list with more attacks is not put in every order, and one with more still is no puzzle.
EVERY_ORDER: Final = 3
LONGEST_LIST: Final = 5
#: How many lists are compared.
MOST_LISTS: Final = 16
#: How often a list is carried out to say what it does on average.
THROWS: Final = 400


def listed_by(state: TrenchClub, bot: Bot, chance: Chance) -> list[int]:
    """The attacks that a computer player lists, in its order; the state is changed."""
    moves: list[int] = []
    turn = state.turn
    for _ in range(len(state.army[turn]) + 1):
        if state.phase != DESIGNATE_PHASE or state.turn != turn:
            break
        seat: i64 = state.commander[turn]
        view = state.view(seat)
        move = bot.choose(view, chance)
        if move >> OPERATION != ATTACK or move not in view.moves:
            break
        moves.append(move)
        state.apply(seat, move, chance, None)
    return moves


def orders(table: Components, lists: list[list[int]]) -> list[list[int]]:
    """The lists, and what differs from the best player's, the first one, in one thing."""
    found: list[list[int]] = []
    for one in lists:
        _add(found, one)
    best = lists[0]
    if len(best) <= EVERY_ORDER:
        for order in permutations(best):
            _add(found, list(order))
    else:
        _add(found, best[::-1])
        for place in range(len(best) - 1):
            swapped = best[:]
            swapped[place], swapped[place + 1] = best[place + 1], best[place]
            _add(found, swapped)
    for place, move in enumerate(best):
        for other in possible_attacks(table):
            if other != move and other >> FIRST == move >> FIRST:
                _add(found, [*best[:place], other, *best[place + 1 :]])
    if len(best) > 1:
        for place in range(len(best)):
            _add(found, best[:place] + best[place + 1 :])
    return found[:MOST_LISTS]


def _add(found: list[list[int]], one: list[int]) -> None:
    if one and one not in found:
        found.append(one)


def same_attacks(lists: list[list[int]]) -> bool:
    """Whether the lists differ in nothing but their order."""
    return all(sorted(one) == sorted(lists[0]) for one in lists)


def reasons_of(table: Components, answer: list[int]) -> list[Reason]:
    """By target, the chance that all attacks on it destroy it; then what all of them do."""
    found: list[Reason] = []
    targets: list[int] = []
    for move in answer:
        if move & MASK not in targets:
            targets.append(move & MASK)
    for target in targets:
        state = table.copy()
        last = -1
        for move in answer:
            if move & MASK == target:
                if last >= 0:
                    state.attacks.append(last & ((1 << OPERATION) - 1))
                last = move
        found.append(reason_of(state, last))
    found.append(_exchange(table, answer))
    return found


def _exchange(table: Components, answer: list[int]) -> Reason:
    """What the whole list does to both sides, on average: order and answers to it included."""
    dealt, taken = 0, 0
    for throw in range(THROWS):
        fight = table.copy()
        fight.attacks = [move & ((1 << OPERATION) - 1) for move in answer]
        fight_all(fight, FastChance(throw), None)
        for unit in range(len(table.place)):
            worse = _damage(fight, unit) - _damage(table, unit)
            if table.nation[unit] % 2 == table.turn % 2:
                taken += worse
            else:
                dealt += worse
    return EXCHANGE.reason(dealt=round(10 * dealt / THROWS), taken=round(10 * taken / THROWS))


def _damage(table: Components, unit: int) -> int:
    return table.destroyed_at if table.place[unit] == GONE else table.damage[unit]
