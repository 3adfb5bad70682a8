"""What can happen in Trench Club, in the past tense, and who may know it."""

from __future__ import annotations

from typing import Final

from tablee.kernel.kinds import EventKind

SPECIAL_CHOSEN: Final = 0
UNIT_ASSIGNED: Final = 1
DIE_ROLLED: Final = 2
PLACING_BEGAN: Final = 3
TOKEN_TURNED: Final = 4
UNIT_PLACED: Final = 5
HEADQUARTERS_MARKED: Final = 6
FIRST_NAMED: Final = 7
TURN_BEGAN: Final = 8
COMPANY_USED: Final = 9
UNIT_MOVED: Final = 10
FORT_ENTERED: Final = 11
FORT_CAPTURED: Final = 12
UNIT_BOARDED: Final = 13
UNIT_SET_DOWN: Final = 14
MINE_LAID: Final = 15
MINE_STRUCK: Final = 16
HEADQUARTERS_TAKEN: Final = 17
MOVEMENT_ENDED: Final = 18
ATTACK_LISTED: Final = 19
ATTACK_WITHDRAWN: Final = 20
ATTACK_ADVANCED: Final = 21
ATTACKS_CONFIRMED: Final = 22
ATTACK_SKIPPED: Final = 23
ATTACKED: Final = 24
ANSWERED: Final = 25
SHELL_STRAYED: Final = 26
SHELL_WASTED: Final = 27
UNIT_DESTROYED: Final = 28
EXPERIENCE_GAINED: Final = 29
INCOME_PAID: Final = 30
BONDS_GIVEN: Final = 31
UNIT_REPAIRED: Final = 32
UNIT_BOUGHT: Final = 33
UNIT_ORDERED: Final = 34
SPECIAL_DRAWN: Final = 35
POINT_BOUGHT: Final = 36
POINTS_SCORED: Final = 37
SURRENDER_OFFERED: Final = 38
SURRENDER_REFUSED: Final = 39
NATION_SKIPPED: Final = 40
SIDE_WON: Final = 41
GAME_DRAWN: Final = 42

#: `at` and its like say where a unit was, as `Components.place` does; `nth`, which of those alike.
EVENT_KINDS: Final[tuple[EventKind, ...]] = (
    EventKind("special-chosen", ("nation", "kind")),
    EventKind(
        "unit-assigned",
        ("seat", "nation", "unit", "kind", "company"),
        ("unit", "kind", "company"),
    ),
    EventKind("die-rolled", ("nation", "face")),
    EventKind("placing-began", ("nation",)),
    EventKind("token-turned", ("nation", "company", "number", "units*"), reveals=True),
    EventKind("unit-placed", ("nation", "unit", "kind", "hex")),
    EventKind("headquarters-marked", ("nation", "hex")),
    EventKind("first-named", ("nation",)),
    EventKind("turn-began", ("nation", "round")),
    EventKind("company-used", ("nation", "company")),
    EventKind("unit-moved", ("nation", "unit", "kind", "hex", "ways*")),
    EventKind("fort-entered", ("nation", "unit", "kind", "fort"), later=("at",)),
    EventKind("fort-captured", ("nation", "unit", "kind", "fort", "owner"), later=("at",)),
    EventKind(
        "unit-boarded",
        ("nation", "unit", "kind", "truck"),
        later=("at", "truck_at"),
    ),
    EventKind("unit-set-down", ("nation", "unit", "kind", "hex")),
    EventKind("mine-laid", ("nation", "unit", "hex")),
    EventKind("mine-struck", ("nation", "unit", "kind", "hex")),
    EventKind("headquarters-taken", ("nation", "unit", "kind", "owner")),
    EventKind("movement-ended", ("nation",)),
    EventKind(
        "attack-listed",
        ("nation", "unit", "kind", "target", "target_kind"),
        later=("at", "target_at"),
    ),
    EventKind("attack-withdrawn", ("nation", "unit", "kind"), later=("at",)),
    EventKind("attack-advanced", ("nation", "unit", "kind"), later=("at",)),
    EventKind("attacks-confirmed", ("nation", "count")),
    EventKind(
        "attack-skipped",
        ("nation", "unit", "kind", "target", "target_kind"),
        later=("at", "target_at"),
    ),
    EventKind(
        "attacked",
        (
            "nation", "unit", "kind", "target", "target_kind",
            "dice", "bonus", "hits_on", "hits", "damage", "faces*",
        ),
        later=("at", "target_at"),
        counted="dice",
    ),
    EventKind(
        "answered",
        (
            "nation", "unit", "kind", "target", "target_kind",
            "dice", "hits_on", "hits", "damage", "faces*",
        ),
        later=("at", "target_at"),
        counted="dice",
    ),
    EventKind("shell-strayed", ("nation", "unit", "face", "hex")),
    EventKind("shell-wasted", ("nation", "unit")),
    EventKind("unit-destroyed", ("nation", "unit", "kind"), later=("at",)),
    EventKind("experience-gained", ("nation", "unit", "kind", "experience"), later=("at",)),
    EventKind("income-paid", ("nation", "bonds", "forts")),
    EventKind("bonds-given", ("nation", "ally", "bonds")),
    EventKind("unit-repaired", ("nation", "unit", "kind", "bonds"), later=("at", "nth")),
    EventKind("unit-bought", ("nation", "unit", "kind", "bonds", "fort")),
    EventKind("unit-ordered", ("nation", "kind", "bonds")),
    EventKind("special-drawn", ("nation", "kind", "bonds")),
    EventKind("point-bought", ("nation", "bonds")),
    EventKind("points-scored", ("nation", "points", "total")),
    EventKind("surrender-offered", ("nation",)),
    EventKind("surrender-refused", ("nation",)),
    EventKind("nation-skipped", ("nation",)),
    EventKind("side-won", ("side",)),
    EventKind("game-drawn"),
)  # fmt: skip
