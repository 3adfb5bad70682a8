"""Plans: what they say of an attack is what it then offers; threats against brute force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.trench_club.tables import war

from tablee.games.trench_club.data.hexes import distance, hex_number
from tablee.games.trench_club.data.units import IS_AIR, IS_TURRET, in_range
from tablee.games.trench_club.documents import AttackOdds, Dangers, PlannedHex, UnitPlan
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.odds.exchange import Exchange, odds_document
from tablee.games.trench_club.odds.plans import DIGITS, mean_of, rounded
from tablee.games.trench_club.rules.designation import can_attack
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import ALL_COMPANIES, MOVE_PHASE, ON_TRUCK
from tablee.games.trench_club.table.moves import END_MOVES, MASK, MOVE, OPERATION, move_of
from tablee.games.trench_club.view import TrenchView
from tablee.kernel import COMPILED
from tablee.kernel.chance import FastChance
from tablee.kernel.match import Match
from tablee.texts import LANGUAGES, Texts

#: Together they are looked at in 500 positions.
TABLES: list[dict[str, Any]] = [
    {},
    {"map": "isonzo", "special_forces": True},
    {"players": 4, "trenches": True, "special_forces": True},
    {"players": 4, "map": "isonzo", "destroyed_at_five": True, "threshold_step": 2},
    {"trenches": True, "double_armies": True},
]
POSITIONS = 100 if COMPILED else 30


def positions(options: dict[str, Any], count: int) -> Iterator[tuple[TrenchClub, FastChance]]:
    """States of games between sensible players, in the middle of movement."""
    chance = FastChance(11)
    bot = GAME.bot("sensible")
    found = 0
    while found < count:
        match = Match(GAME, GAME.options(options), chance)
        while found < count and match.outcome() is None:
            seat = match.to_act()[0]
            view = match.view(seat)
            assert isinstance(view, TrenchView)
            moving = view.table.phase == MOVE_PHASE and view.table.round > 1
            if moving and view.table.army[view.table.turn] and chance.below(3) == 0:
                found += 1
                state = match.copy_state()
                assert isinstance(state, TrenchClub)
                yield state, chance
            match.play(seat, bot.choose(view, chance))


def planned(state: TrenchClub, unit: int) -> dict[int, PlannedHex]:
    """The plan of a unit whose nation is on turn, by hex."""
    plan = state.view(state.commander[state.turn]).odds_about(f"unit {unit}")
    assert isinstance(plan, UnitPlan)
    return {hex_number(one.hex): one for one in plan.hexes}


def goes(state: TrenchClub, unit: int, number: int, chance: FastChance) -> bool:
    """Move a unit, or leave it where it is, and end the movement; False if that is not legal."""
    seat = state.commander[state.turn]
    if state.place[unit] != number:
        state.apply(seat, move_of(MOVE, unit, number), chance, None)
    if END_MOVES << OPERATION not in state.legal(seat):
        return False
    state.apply(seat, END_MOVES << OPERATION, chance, None)
    return True


def figures(attack: AttackOdds, exchange: Exchange) -> tuple[float, ...]:
    """An attack that is offered, as a plan tells it."""
    means = (mean_of(exchange.damage), mean_of(exchange.answer))
    chances = (rounded(exchange.destroys()), rounded(exchange.is_destroyed()))
    return (attack.dice, attack.bonus, attack.hits_on, *means, *chances)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_plan_says_what_the_attack_then_offers(options: dict[str, Any]) -> None:
    compared = 0
    for state, chance in positions(options, POSITIONS):
        army = state.army[state.turn]
        for unit in (chance.choose(army),):
            plan = planned(state, unit)
            if not plan:
                continue
            # Where something can be attacked is more telling.
            there = [number for number, one in plan.items() if one.attacks] or list(plan)
            number = chance.choose(there)
            after = state.copy()
            assert isinstance(after, TrenchClub)
            if not goes(after, unit, number, chance):
                continue
            view = after.view(state.commander[state.turn])
            assert isinstance(view, TrenchView)
            odds = odds_document(view)
            offered = [one for one in odds.attacks if one.attacker == unit] if odds else []
            told = {
                one.target: (
                    *(one.dice, one.bonus, one.hits_on, one.mean, one.answer),
                    *(one.destroys, one.is_destroyed),
                )
                for one in plan[number].attacks
            }
            assert told == {
                one.target: figures(one, Exchange(after, unit, one.target)) for one in offered
            }
            compared += len(offered)
    assert compared > POSITIONS / 5


def hardest(state: TrenchClub, enemy: int, victim: int) -> float | None:
    """By the rules themselves: the most an enemy does on average if it came alone next turn."""
    best: float | None = None
    for place in ends(state, enemy):
        there = state.copy()
        assert isinstance(there, TrenchClub)
        if place >= 0 and there.at[place] not in (-1, enemy):
            there.put(there.at[place], ON_TRUCK - there.at[place])
        there.put(enemy, place)
        if not there.in_water(enemy) and can_attack(there, enemy, victim):
            mean = mean_of(Exchange(there, enemy, victim).damage)
            best = mean if best is None else max(best, mean)
    return best


def ends(state: TrenchClub, enemy: int) -> list[int]:
    """Where an enemy may end its movement: its legal moves, were its comrades not there."""
    alone = state.copy()
    assert isinstance(alone, TrenchClub)
    nation = state.nation[enemy]
    for other in range(len(state.kind)):
        if other != enemy and alone.place[other] >= 0 and alone.nation[other] % 2 == nation % 2:
            alone.put(other, ON_TRUCK - other)
    alone.turn, alone.phase, alone.loaded = nation, MOVE_PHASE, []
    alone.moved[enemy] = alone.walks_known = False
    alone.allowed[nation] = ALL_COMPANIES
    moves = [move for move in alone.legal(alone.commander[nation]) if move >> OPERATION == MOVE]
    place = state.place[enemy]
    found = [place] if place >= 0 or IS_TURRET[state.kind[enemy]] else []
    for move in moves:
        if move >> 10 & MASK == enemy:
            after = alone.copy()
            after.apply(alone.commander[nation], move, FastChance(1), None)
            assert isinstance(after, TrenchClub)
            found += [move & MASK] if after.place[enemy] == move & MASK else []
    return found


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_threats_are_those_of_brute_force(options: dict[str, Any]) -> None:
    struck = 0
    for state, chance in positions(options, 8):
        unit = chance.choose(state.army[state.turn])
        plan = planned(state, unit)
        for number in [number for number in plan if chance.below(4) == 0][:4]:
            after = state.copy()
            assert isinstance(after, TrenchClub)
            after.put(unit, number)
            told = {threat.unit: threat.mean for threat in plan[number].threats}
            found: dict[int, float] = {}
            for enemy in range(len(after.kind)):
                on_map = after.place[enemy] >= 0 or -30 < after.place[enemy] <= -10
                if on_map and after.nation[enemy] % 2 != after.nation[unit] % 2:
                    mean = hardest(after, enemy, unit)
                    if mean is not None:
                        found[enemy] = mean
            assert told == pytest.approx(found, abs=10**-DIGITS)
            struck += len(found)
    assert struck


def test_the_threats_of_all_enemies_are_those_of_brute_force() -> None:
    for options in TABLES[:2]:
        for state, _ in positions(options, 4):
            seat = state.commander[state.turn]
            known = state.view(seat).odds_about("threats")
            assert isinstance(known, Dangers)
            told = {one.unit: (set(one.ground), set(one.air)) for one in known.enemies}
            for enemy in range(len(state.kind)):
                if state.place[enemy] < 0 or state.nation[enemy] % 2 == state.turn % 2:
                    continue
                places = [p for p in ends(state, enemy) if not _wet(state, enemy, p)]
                for air in (False, True):
                    target = IS_AIR.index(air)
                    expected = {
                        number
                        for number, step in enumerate(state.field.steps[3])
                        if step < 50
                        for place in places
                        if place != number
                        and in_range(state.kind[enemy], target, distance(place, number))
                    }
                    names = told.get(enemy, (set(), set()))[air]
                    assert {hex_number(name) for name in names} == expected


def _wet(state: TrenchClub, unit: int, place: int) -> bool:
    there = state.copy()
    assert isinstance(there, TrenchClub)
    there.put(unit, place)
    return there.in_water(unit)


def test_flank_and_forts_are_told() -> None:
    table = war(
        "germany infantry E8", "germany infantry H7", "france infantry G7", "france tank A1",
    )  # fmt: skip
    plan = planned(table.state, 0)
    giving = [one for one in plan.values() if one.support]
    assert giving
    for one in giving:
        assert [(s.unit, s.target) for s in one.support] == [(1, 2)]
        assert one.support[0].before == 0
    field = table.state.field
    doors = {number for number in plan if field.door_forts[number]}
    for number in doors:
        assert plan[number].forts == sorted(fort + 1 for fort in field.door_forts[number])


def test_nothing_is_told_of_others_plans_or_of_nonsense() -> None:
    state = war("germany tank E4", "france tank G4").state
    view = state.view(0)
    assert view.odds_about("unit 0") is not None
    for about in ("unit 1", "unit 7", "unit x", "unit", "", "threats 1"):
        assert view.odds_about(about) is None
    assert state.view(-1).odds_about("threats") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_plans_and_threats_are_told_in_words(language: str) -> None:
    table = war(
        "germany infantry J6", "germany infantry K5", "france infantry L6", "france tank A1",
    )  # fmt: skip
    describer = GAME.describer(GAME.narrator(Texts(language).say, ["Anna", "Bert"]))
    view = table.match.view(0)

    def told(topic: str, *words: str) -> list[str]:
        found = describer.topic(view, topic, list(words))
        assert found is not None
        return found.brief + found.more

    plan = planned(table.state, 0)[hex_number("K6")]
    assert [one.target for one in plan.attacks] == [2]
    lines = told("plan", "0", "K6")
    assert told("plan", "J6", "K6") == lines
    assert str(plan.attacks[0].dice) in lines[0]
    assert any("K6" in line for line in lines)
    assert len(told("plan", "0", "A20")) == 1
    assert len(told("plan", "3")) == 1
    assert any("J6" in line for line in told("threats"))
    assert describer.topic(view, "plan", []) is None
