"""Why moves are refused in Trench Club: codes, rules and arguments."""

from __future__ import annotations

from typing import Final

from tablee.kernel.kinds import RefusalKind

NOT_YOUR_TURN: Final = RefusalKind("not-your-turn", "T2.1", ("nation",))
NOT_NOW: Final = RefusalKind("not-now", "T2.1", ("phase",))
NO_SUCH_UNIT: Final = RefusalKind("no-such-unit", "T1.2", ("unit",))
NOT_YOUR_UNIT: Final = RefusalKind("not-your-unit", "T3.1", ("unit",))
# Set-up.
NOT_AT_START: Final = RefusalKind("not-at-start", "T14.16", ("kind",))
ALREADY_ASSIGNED: Final = RefusalKind("already-assigned", "T1.3", ("unit",))
TOKEN_TURNED: Final = RefusalKind("token-turned", "T1.4", ("company",))
OTHER_COMPANY: Final = RefusalKind("other-company", "T1.4", ("unit", "company"))
NEAREST_RING: Final = RefusalKind("nearest-ring", "T1.4", ("hex",))
OTHER_UNIT: Final = RefusalKind("other-unit", "T8.1", ("unit",))
NO_WATER_HEX: Final = RefusalKind("no-water-hex", "T8.1", ("hex",))
NOT_A_START: Final = RefusalKind("not-a-start", "T9.2", ("hex",))
COMPANY_NAMED: Final = RefusalKind("company-named", "T1.6", ("company",))
# Movement.
ALREADY_MOVED: Final = RefusalKind("already-moved", "T3.1", ("unit",))
HELD_BACK: Final = RefusalKind("held-back", "T14.2", ("unit", "company"))
OFF_MAP: Final = RefusalKind("off-map", "T3.6", ("hex",))
FORT_CLOSED: Final = RefusalKind("fort-closed", "T3.6", ("hex",))
HEX_TAKEN: Final = RefusalKind("hex-taken", "T3.6", ("hex",))
WATER_CLOSED: Final = RefusalKind("water-closed", "T3.3", ("hex",))
WATER_TAKES_ALL: Final = RefusalKind("water-takes-all", "T3.3", ("hex",))
LAND_CLOSED: Final = RefusalKind("land-closed", "T8.2", ("hex",))
TRENCH_CLOSED: Final = RefusalKind("trench-closed", "T10.1", ("hex",))
TRENCH_HELD: Final = RefusalKind("trench-held", "T10.5", ("hex",))
FOREST_TOO_DENSE: Final = RefusalKind("forest-too-dense", "T3.12", ("hex",))
CONTACT_STOPS: Final = RefusalKind("contact-stops", "T3.7", ("hex",))
TOO_FAR: Final = RefusalKind("too-far", "T3.2", ("hex",))
NO_ROOM_TO_SET_DOWN: Final = RefusalKind("no-room-to-set-down", "T3.10", ("hex",))
TRUCK_SHUT_IN: Final = RefusalKind("truck-shut-in", "T14.9", ("truck",))
NO_SUCH_FORT: Final = RefusalKind("no-such-fort", "T12.1", ("fort",))
NOT_OWN_FORT: Final = RefusalKind("not-own-fort", "T3.9", ("fort",))
FORT_TOO_FAR: Final = RefusalKind("fort-too-far", "T3.9", ("fort",))
CONTACT_BARS_FORT: Final = RefusalKind("contact-bars-fort", "T14.6", ("fort",))
NOT_ON_FOOT: Final = RefusalKind("not-on-foot", "T3.8", ("unit",))
FRIENDLY_FORT: Final = RefusalKind("friendly-fort", "T3.8", ("fort",))
NOT_AT_ENTRANCE: Final = RefusalKind("not-at-entrance", "T3.8", ("fort",))
NOT_CARRIED: Final = RefusalKind("not-carried", "T3.10", ("unit",))
NOT_A_TRUCK: Final = RefusalKind("not-a-truck", "T3.10", ("unit",))
TRUCK_GONE: Final = RefusalKind("truck-gone", "T3.10", ("truck",))
TRUCK_FULL: Final = RefusalKind("truck-full", "T3.10", ("truck",))
TOO_MANY_LOADED: Final = RefusalKind("too-many-loaded", "T14.9", ("trucks",))
TRUCK_TOO_FAR: Final = RefusalKind("truck-too-far", "T3.10", ("truck",))
CONTACT_BARS_TRUCK: Final = RefusalKind("contact-bars-truck", "T14.6", ("truck",))
TRUCK_EMPTY: Final = RefusalKind("truck-empty", "T14.9", ("truck",))
NEXT_PASSENGER: Final = RefusalKind("next-passenger", "T3.10", ("unit",))
CANNOT_SET_DOWN: Final = RefusalKind("cannot-set-down", "T3.10", ("hex",))
TRUCK_LOADED: Final = RefusalKind("truck-loaded", "T3.10", ("truck",))
NOT_A_MINELAYER: Final = RefusalKind("not-a-minelayer", "T8.2", ("unit",))
MINE_LAID: Final = RefusalKind("mine-laid", "T8.2", ("unit",))
CANNOT_BE_MINED: Final = RefusalKind("cannot-be-mined", "T8.2", ("hex",))
# Designation.
ALREADY_LISTED: Final = RefusalKind("already-listed", "T4.1", ("unit",))
NOT_LISTED: Final = RefusalKind("not-listed", "T4.1", ("unit",))
ALREADY_FIRST: Final = RefusalKind("already-first", "T4.1", ("unit",))
TOO_MANY_CHANGES: Final = RefusalKind("too-many-changes", "T14.20", ("most",))
IN_WATER: Final = RefusalKind("in-water", "T3.3", ("unit",))
NOT_ON_MAP: Final = RefusalKind("not-on-map", "T3.9", ("unit",))
NOT_AN_ENEMY: Final = RefusalKind("not-an-enemy", "T4.2", ("unit",))
NO_AIR_RANGE: Final = RefusalKind("no-air-range", "T4.3", ("unit",))
OUT_OF_RANGE: Final = RefusalKind("out-of-range", "T4.2", ("unit", "distance"))
# Money.
REPAIRS_OVER: Final = RefusalKind("repairs-over", "T14.14")
NOT_DAMAGED: Final = RefusalKind("not-damaged", "T6.3", ("unit",))
NOT_IN_FORT: Final = RefusalKind("not-in-fort", "T6.3", ("unit",))
NOT_MEDICS: Final = RefusalKind("not-medics", "T8.2", ("unit",))
MEDICS_DONE: Final = RefusalKind("medics-done", "T8.2", ("unit",))
NOT_NEXT_TO_MEDICS: Final = RefusalKind("not-next-to-medics", "T8.2", ("unit",))
TOO_DEAR: Final = RefusalKind("too-dear", "T6.4", ("cost", "bonds"))
NO_FORT: Final = RefusalKind("no-fort", "T6.4")
NOT_SOLD: Final = RefusalKind("not-sold", "T6.4", ("kind",))
NO_SPECIAL_FORCES: Final = RefusalKind("no-special-forces", "T8.1")
MUST_DRAW: Final = RefusalKind("must-draw", "T8.1")
MAY_CHOOSE: Final = RefusalKind("may-choose", "T8.1")
NO_FREE_WATER: Final = RefusalKind("no-free-water", "T8.1")
TOO_MANY_UNITS: Final = RefusalKind("too-many-units", "T14.20", ("most",))
NO_POINTS: Final = RefusalKind("no-points", "T9.1")
NO_ALLY: Final = RefusalKind("no-ally", "T6.2")
NOT_AN_ALLY: Final = RefusalKind("not-an-ally", "T6.2", ("nation",))
NAME_THE_ALLY: Final = RefusalKind("name-the-ally", "T6.2")
OWN_TURN_ONLY: Final = RefusalKind("own-turn-only", "T6.2")
GIFT_TOO_SMALL: Final = RefusalKind("gift-too-small", "T14.14", ("least",))
# Surrender.
NO_SURRENDER: Final = RefusalKind("no-surrender", "T7.1")
ALLY_REFUSED: Final = RefusalKind("ally-refused", "T14.15")

REFUSAL_KINDS: Final[tuple[RefusalKind, ...]] = (
    NOT_YOUR_TURN, NOT_NOW, NO_SUCH_UNIT, NOT_YOUR_UNIT, NOT_AT_START, ALREADY_ASSIGNED,
    TOKEN_TURNED, OTHER_COMPANY, NEAREST_RING, OTHER_UNIT, NO_WATER_HEX, NOT_A_START, COMPANY_NAMED,
    ALREADY_MOVED, HELD_BACK, OFF_MAP, FORT_CLOSED, HEX_TAKEN, WATER_CLOSED, WATER_TAKES_ALL,
    LAND_CLOSED, TRENCH_CLOSED, TRENCH_HELD, FOREST_TOO_DENSE, CONTACT_STOPS, TOO_FAR,
    NO_ROOM_TO_SET_DOWN, TRUCK_SHUT_IN, NO_SUCH_FORT, NOT_OWN_FORT, FORT_TOO_FAR, CONTACT_BARS_FORT,
    NOT_ON_FOOT, FRIENDLY_FORT, NOT_AT_ENTRANCE, NOT_CARRIED, NOT_A_TRUCK, TRUCK_GONE, TRUCK_FULL,
    TOO_MANY_LOADED, TRUCK_TOO_FAR, CONTACT_BARS_TRUCK,
    TRUCK_EMPTY, NEXT_PASSENGER, CANNOT_SET_DOWN, TRUCK_LOADED, NOT_A_MINELAYER, MINE_LAID,
    CANNOT_BE_MINED, ALREADY_LISTED, NOT_LISTED, ALREADY_FIRST, TOO_MANY_CHANGES, IN_WATER,
    NOT_ON_MAP, NOT_AN_ENEMY, NO_AIR_RANGE, OUT_OF_RANGE, REPAIRS_OVER, NOT_DAMAGED, NOT_IN_FORT,
    NOT_MEDICS, MEDICS_DONE, NOT_NEXT_TO_MEDICS, TOO_DEAR, NO_FORT, NOT_SOLD, NO_SPECIAL_FORCES,
    MUST_DRAW, MAY_CHOOSE, NO_FREE_WATER, TOO_MANY_UNITS, NO_POINTS, NO_ALLY, NOT_AN_ALLY,
    NAME_THE_ALLY, OWN_TURN_ONLY, GIFT_TOO_SMALL,
    NO_SURRENDER, ALLY_REFUSED,
)  # fmt: skip
