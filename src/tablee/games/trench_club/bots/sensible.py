"""A sensible computer player: it takes forts, gathers fire where it kills, keeps guns out of
reach, lets trucks carry who gains by it, repairs and buys.

It has no memory. Every choice is made from the view alone: in the move phase each unit's best
hex is compared with staying, and the unit that gains most goes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.reasons import reason_of
from tablee.games.trench_club.bots.sensible_plan import Plan
from tablee.games.trench_club.bots.sensible_rides import Rides
from tablee.games.trench_club.data.hexes import distance
from tablee.games.trench_club.data.units import (
    COST,
    DICE,
    FIRST_SPECIAL,
    GROUND_TO,
    IS_AIR,
    IS_FOOT,
    LEVEL_OF,
    SCATTERS,
    close_range,
    hits_on,
)
from tablee.games.trench_club.odds.throws import damage_chances
from tablee.games.trench_club.rules.combat import bonus_dice, gap, open_row, target_row
from tablee.games.trench_club.table.components import (
    COMPANIES_PHASE,
    DESIGNATE_PHASE,
    GARRISON_PHASE,
    HEADQUARTERS_PHASE,
    MONEY_PHASE,
    MOVE_PHASE,
    PLACE_PHASE,
    SET_DOWN_PHASE,
    SPLIT_PHASE,
    Components,
)
from tablee.games.trench_club.table.moves import (
    AGREE,
    ATTACK,
    BOARD,
    BUY,
    CONFIRM,
    DRAW,
    END_TURN,
    FIRST,
    GARRISON,
    HEAL,
    MASK,
    OPERATION,
    PAY,
    REFUSE,
    REPAIR,
    SET_DOWN,
    SURRENDER,
)
from tablee.games.trench_club.view import TrenchView
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Weighed
from tablee.kernel.kinds import ONLY_MOVE
from tablee.kernel.state import View

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The rulebook's groups for beginners, by kind: fast units, the line, the rest.
_GROUPS: Final[dict[int, int]] = {1: 0, 8: 0, 9: 0, 0: 1, 10: 1, 5: 1, 6: 1, 4: 1}
#: What an attack that destroys is worth beyond the damage, in shares of the victim's cost.
KILL_WORTH: Final = 0.5
#: How much its own losses weigh against those of the enemy.
CARE: Final = 0.7


def expected_damage(dice: i64, face: i64, row: i64, left: i64) -> float:
    """The mean damage to a unit that so much damage destroys."""
    mean = 0.0
    chances = damage_chances(dice, face, row)
    for damage in range(1, 7):
        mean += chances[damage] * float(min(damage, left))
    return mean


def kill_chance(dice: i64, face: i64, row: i64, left: i64) -> float:
    """The chance of so much damage."""
    if left > 6:
        return 0.0
    chances = damage_chances(dice, face, row)
    total = 0.0
    for damage in range(max(left, 0), 7):
        total += chances[damage]
    return total


class SensibleBot(Bot):
    """Plays by simple aims, one move at a time."""

    def choose(self, view: View, chance: Chance) -> int:
        """A sensible move of those in the view."""
        assert isinstance(view, TrenchView)
        table = view.table
        moves = view.moves
        if len(moves) == 1:
            return moves[0]
        phase = table.phase
        if table.surrendering >= 0:
            hopeless = Plan(table).hopeless(table.surrendering % 2)
            return (AGREE if hopeless else REFUSE) << OPERATION
        if phase == MOVE_PHASE:
            plan = Plan(table)
            gives_up = plan.hopeless(table.turn % 2) and view.at_any_time()
            return SURRENDER << OPERATION if gives_up else _best_move(plan, moves)
        if phase == SET_DOWN_PHASE:
            return _set_down(table, moves)
        if phase == DESIGNATE_PHASE:
            return _best_attack(table, moves)
        if phase == MONEY_PHASE:
            return _best_trade(table, moves)
        if phase == SPLIT_PHASE:
            return _split(table, moves)
        if phase == PLACE_PHASE:
            return _placement(table, moves)
        if phase == COMPANIES_PHASE:
            return _company(table, moves)
        if phase == HEADQUARTERS_PHASE:
            return _headquarters(table, moves)
        if phase == GARRISON_PHASE:
            return _garrison(table, moves)
        return chance.choose(moves)

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:  # noqa: ARG002
        """What speaks for a move."""
        assert isinstance(view, TrenchView)
        return ONLY_MOVE.reason() if len(view.moves) == 1 else reason_of(view.table, move)


def _best_move(plan: Plan, moves: list[int]) -> int:
    ride, gain = -1, 0.0
    if plan.table.loaded or any(move >> OPERATION == BOARD for move in moves):
        ride, gain = Rides(plan, moves).best()
    return plan.best_move(moves, ride, gain)


def _set_down(table: Components, moves: list[int]) -> int:
    """The best hex for the passenger that gets off."""
    plan = Plan(table)
    best = moves[0]
    best_worth = -1e9
    for move in moves:
        if move >> OPERATION == SET_DOWN:
            worth = plan.worth_at(move >> FIRST & MASK, move & MASK)
            if worth > best_worth:
                best, best_worth = move, worth
    return best


def _split(table: Components, moves: list[int]) -> int:
    for move in moves:
        unit = move >> FIRST & MASK
        if _GROUPS.get(table.kind[unit], 2) == move & MASK:
            return move
    return moves[0]


def _placement(table: Components, moves: list[int]) -> int:
    """Foot units towards forts, the others wherever they are farther from them."""
    best = moves[0]
    best_worth = -1e9
    ways = table.field.ways
    for move in moves:
        kind = table.kind[move >> FIRST & MASK]
        nearest = min(ways[fort][move & MASK] for fort in range(len(table.flags)))
        worth = 100.0 - float(nearest) if IS_FOOT[kind] else float(nearest)
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def _company(table: Components, moves: list[int]) -> int:
    """The company with most units, foot units first."""
    best = moves[0]
    best_worth = -1.0
    for move in moves:
        worth = 0.0
        for unit in table.army[table.turn]:
            if table.company[unit] == move & MASK:
                worth += 2.0 if IS_FOOT[table.kind[unit]] else 0.5
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def _headquarters(table: Components, moves: list[int]) -> int:
    """The start that is farthest from the enemy."""
    best = moves[0]
    best_worth = -1.0
    enemy = 1 - table.turn % 2
    for move in moves:
        nearest = 99
        for nation in (enemy, enemy + 2):
            for unit in table.army[nation]:
                if table.place[unit] >= 0:
                    nearest = min(nearest, distance(table.place[unit], move & MASK))
        if float(nearest) > best_worth:
            best, best_worth = move, float(nearest)
    return best


def _best_attack(table: Components, moves: list[int]) -> int:
    """The attack that is worth most beside those already listed; attacks without answer first."""
    best = CONFIRM << OPERATION
    best_worth = 0.2
    spent = _expected_so_far(table)
    for move in moves:
        if move >> OPERATION == ATTACK:
            unit: i64 = move >> FIRST & MASK
            target: i64 = move & MASK
            worth = attack_worth(table, unit, target, spent.get(target, 0.0))
            if worth > best_worth:
                best, best_worth = move, worth
    return best


def _expected_so_far(table: Components) -> dict[int, float]:
    """By target: the damage that listed attacks are expected to do."""
    spent: dict[int, float] = {}
    for item in table.attacks:
        unit = item >> FIRST
        target = item & MASK
        left = table.destroyed_at - table.damage[target]
        mean = _attack_mean(table, unit, target, left)
        spent[target] = spent.get(target, 0.0) + mean
    return spent


def _attack_mean(table: Components, unit: i64, target: i64, left: i64) -> float:
    dice: i64 = DICE[table.damage[unit]]
    if gap(table, unit, target) == 1:
        dice += bonus_dice(table, unit, target)
    face = hits_on(table.step, table.kind[unit], table.kind[target], table.experience[unit])
    mean = expected_damage(dice, face, target_row(table, target), left)
    return mean * _precision(table, unit)


def _precision(table: Components, unit: i64) -> float:
    """T5.8: how often a shell lands where it should."""
    if not SCATTERS[table.kind[unit]]:
        return 1.0
    return [0.5, 0.75, 1.0][LEVEL_OF[table.experience[unit]]]


def attack_worth(table: Components, unit: i64, target: i64, spent: float) -> float:
    """What an attack is worth in bonds, after others have done some damage."""
    kind = table.kind[unit]
    victim = table.kind[target]
    left: i64 = table.destroyed_at - table.damage[target] - int(spent + 0.5)
    if left <= 0:
        return 0.05
    dice: i64 = DICE[table.damage[unit]]
    close = gap(table, unit, target) == 1
    if close:
        dice += bonus_dice(table, unit, target)
    face = hits_on(table.step, kind, victim, table.experience[unit])
    row = target_row(table, target)
    precision = _precision(table, unit)
    mean = expected_damage(dice, face, row, left) * precision
    kills = kill_chance(dice, face, row, left) * precision
    value = float(COST[victim])
    worth = value * (mean / 6.0 + KILL_WORTH * kills)
    if close and close_range(victim, kind) and not table.in_water(target):
        answer_face = hits_on(table.step, victim, kind, table.experience[target])
        hurt: i64 = min(int(spent + 0.5) + table.damage[target], 5)
        own_left: i64 = table.destroyed_at - table.damage[unit]
        own_row = open_row(table, unit)
        answer = expected_damage(DICE[hurt], answer_face, own_row, own_left)
        lost = kill_chance(DICE[hurt], answer_face, own_row, own_left)
        worth -= CARE * float(COST[kind]) * (answer / 6.0 + KILL_WORTH * lost)
    elif worth > 0.2:
        # Without an answer it can only help, and it spares those who come close later.
        worth += 3.0
    return worth


def _best_trade(table: Components, moves: list[int]) -> int:
    """Repairs that pay, then a point, then units: foot while there are few, else guns."""
    best = END_TURN << OPERATION
    best_worth = 0.0
    plan = Plan(table)
    nation = table.turn
    foot = sum(1 for unit in table.army[nation] if IS_FOOT[table.kind[unit]])
    for move in moves:
        operation = move >> OPERATION
        first: i64 = move >> FIRST & MASK
        second: i64 = move & MASK
        worth = 0.0
        if operation in (REPAIR, HEAL):
            unit = first if operation == REPAIR else second
            kind = table.kind[unit]
            worth = float(COST[kind] * table.damage[unit]) / 6.0 - float(table.repair_cost[kind])
            worth += 20.0 if worth > 0.0 else 0.0
        elif operation == PAY:
            worth = 50.0
        elif operation == BUY:
            worth = _purchase_worth(table, first, foot) + plan.fort_worth(second)
        elif operation == DRAW:
            worth = 6.0 - _dearness(table, FIRST_SPECIAL) if foot >= 5 else 0.0
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def _garrison(table: Components, moves: list[int]) -> int:
    """The fort that is best for new units."""
    plan = Plan(table)
    best = moves[0]
    best_worth = -1e9
    for move in moves:
        if move >> OPERATION == GARRISON and plan.fort_worth(move & MASK) > best_worth:
            best, best_worth = move, plan.fort_worth(move & MASK)
    return best


def _dearness(table: Components, kind: i64) -> float:
    """How much less a kind is wanted because this table asks more for it than usual (T14.21)."""
    return 0.2 * float(table.price[kind] - COST[kind])


def _purchase_worth(table: Components, kind: i64, foot: int) -> float:
    if IS_FOOT[kind]:
        base = 8.0 if foot < 5 else 3.0
        # The cheapest foot takes forts as well as the dearest.
        return base - 0.2 * float(table.price[kind])
    if IS_AIR[kind] or GROUND_TO[kind] == 0:
        return 0.5 - _dearness(table, kind)
    # Better guns are worth having only once forts are manned; what is better shows in the usual
    # price.
    worth = 4.0 + 0.05 * float(COST[kind]) if foot >= 4 else 1.0
    return worth - _dearness(table, kind)
