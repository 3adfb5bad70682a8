"""Options: any combination that makes sense can be played, and the others are refused."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import pytest
from tests.games.trench_club.options import (
    RULES,
    SEATING,
    combinations,
    play_for_a_while,
    reasons,
)

SENSIBLE = [given for given in combinations(SEATING) if not reasons(given)]
PARTS = 12


def expected(given: dict[str, Any]) -> set[str]:
    """The options of a seating that make no sense."""
    whole = given["field"] == "whole" or (given["field"] is None and given["players"] > 2)
    wrong = set()
    if given["players"] > 2 and not whole:
        wrong.add("options.field")
    if whole and given["central"] != "germany":
        wrong.add("options.central")
    if whole and given["entente"] != "france":
        wrong.add("options.entente")
    if given["shared"] != "central" and given["players"] != 3:
        wrong.add("options.shared")
    return wrong


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("players", SEATING["players"])
def test_a_seating_is_refused_for_every_option_that_makes_no_sense(players: int) -> None:
    for given in combinations({**SEATING, "players": [players]}):
        found = reasons(given)
        assert set(found) == expected(given)
        assert all("T1.1" in message for message in found.values())


@pytest.mark.rule("T11.2", "T11.4")
def test_of_the_other_options_only_two_of_everything_and_two_national_units_clash() -> None:
    for rules in combinations(RULES):
        clash = rules["double_armies"] and rules["two_national_units"]
        assert list(reasons(rules)) == (["options.two_national_units"] if clash else [])


@pytest.mark.rule("T8.1", "T9.1", "T10.1", "T11.1", "T11.2", "T11.3", "T11.4")
@pytest.mark.parametrize("part", range(PARTS))
def test_every_combination_of_rules_is_set_up_and_played(part: int) -> None:
    """All combinations of rules, each at one of the seatings in turn; `benchmarks` plays all."""
    tables = (
        {**seating, **rules}
        for seating, rules in zip(cycle(SENSIBLE), combinations(RULES), strict=False)
    )
    for number, given in islice(enumerate(tables), part, None, PARTS):
        assert play_for_a_while(given, number, 120) != 0
