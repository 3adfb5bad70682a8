"""Kinds of events, refusals, prompts and reasons: listed once, in the order of their definition."""

from __future__ import annotations

import pytest

from tablee.games import registry
from tablee.games.footclub.table import events as footclub_events
from tablee.games.les_poilus.table import events as les_poilus_events
from tablee.games.trench_club.table import events as trench_club_events
from tablee.kernel.kinds import TABLE_REASONS, TABLE_REFUSALS, ReasonKind, kinds_in

MODULES = {
    "les-poilus": les_poilus_events,
    "trench-club": trench_club_events,
    "footclub": footclub_events,
}
#: An event's number is its place in this list, and records hold numbers: new kinds come last.
EVENTS = {
    "les-poilus": """
        soldier-taken leader-named tiles-dealt intensity-named cards-dealt frenzy-drew
        chaplain-laid card-played trap-sprung clumsy-drew nothing-to-draw leadership-taken
        christmas-idle christmas-freed charm-used speech-made answer-given answer-shown
        answer-declined tile-dropped withdrew withdrew-without-tile mission-failed
        mission-succeeded tile-shown support-gained support-wasted knock-removed charm-restored
        support-declined morale-dropped token-taken leader-passed game-won monument-seen
        friend-lost
    """,
    "trench-club": """
        special-chosen unit-assigned die-rolled placing-began token-turned unit-placed
        headquarters-marked first-named turn-began company-used unit-moved fort-entered
        fort-captured unit-boarded unit-set-down mine-laid mine-struck headquarters-taken
        movement-ended attack-listed attack-withdrawn attack-advanced attacks-confirmed
        attack-skipped attacked answered shell-strayed shell-wasted unit-destroyed
        experience-gained income-paid bonds-given unit-repaired unit-bought unit-ordered
        special-drawn point-bought points-scored surrender-offered surrender-refused
        nation-skipped side-won game-drawn
    """,
    "footclub": """
        toss-rolled toss-tied toss-won turn-began cards-drawn supporters-chosen supporters-placed
        supporters-held-back pressing-played tackle-won tackle-missed possession-left ball-kept
        attack-began bonus-accepted offensive-support-played defensive-support-won
        defensive-support-missed supporters-exhausted shot-tied shot-saved goal-scored full-time
        shoot-out-began shoot-out-tied shoot-out-saved shoot-out-goal shoot-out-won team-presented
        ball-moved token-moved
    """,
}


@pytest.mark.parametrize("key", EVENTS)
def test_events_keep_their_numbers(key: str) -> None:
    assert [kind.name for kind in registry.game(key).event_kinds] == EVENTS[key].split()


@pytest.mark.parametrize("key", EVENTS)
def test_the_number_of_an_event_is_called_like_its_kind(key: str) -> None:
    kinds = registry.game(key).event_kinds
    names = vars(MODULES[key])
    numbers = {name: value for name, value in names.items() if type(value) is int}
    assert sorted(numbers.values()) == list(range(len(kinds)))
    for name, number in numbers.items():
        assert kinds[number].name == name.lower().replace("_", "-")


@pytest.mark.parametrize("key", EVENTS)
def test_no_kind_is_listed_twice(key: str) -> None:
    game = registry.game(key)
    for codes in (
        [kind.code for kind in (*game.refusal_kinds, *TABLE_REFUSALS)],
        [kind.code for kind in game.prompt_kinds],
        [kind.code for kind in (*game.reason_kinds, *TABLE_REASONS)],
    ):
        assert len(set(codes)) == len(codes)


def test_kinds_come_in_the_order_of_their_definition_without_those_of_other_modules() -> None:
    late, early = ReasonKind("late"), ReasonKind("early")
    names = {"SHARED": TABLE_REASONS[0], "LATE": late, "COUNT": 3, "EARLY": early}
    assert kinds_in(names, ReasonKind, besides=TABLE_REASONS) == (late, early)
