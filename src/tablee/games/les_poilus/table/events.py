"""What can happen in Les Poilus, in the past tense, and who may know it (P8)."""

from __future__ import annotations

from typing import Final

from tablee.kernel.kinds import EventKind

SOLDIER_TAKEN: Final = 0
LEADER_NAMED: Final = 1
TILES_DEALT: Final = 2
INTENSITY_NAMED: Final = 3
CARDS_DEALT: Final = 4
FRENZY_DREW: Final = 5
CHAPLAIN_LAID: Final = 6
CARD_PLAYED: Final = 7
TRAP_SPRUNG: Final = 8
CLUMSY_DREW: Final = 9
NOTHING_TO_DRAW: Final = 10
LEADERSHIP_TAKEN: Final = 11
CHRISTMAS_IDLE: Final = 12
CHRISTMAS_FREED: Final = 13
CHARM_USED: Final = 14
SPEECH_MADE: Final = 15
ANSWER_GIVEN: Final = 16
ANSWER_SHOWN: Final = 17
ANSWER_DECLINED: Final = 18
TILE_DROPPED: Final = 19
WITHDREW: Final = 20
WITHDREW_WITHOUT_TILE: Final = 21
MISSION_FAILED: Final = 22
MISSION_SUCCEEDED: Final = 23
TILE_SHOWN: Final = 24
SUPPORT_GAINED: Final = 25
SUPPORT_WASTED: Final = 26
KNOCK_REMOVED: Final = 27
CHARM_RESTORED: Final = 28
SUPPORT_DECLINED: Final = 29
MORALE_DROPPED: Final = 30
TOKEN_TAKEN: Final = 31
LEADER_PASSED: Final = 32
GAME_WON: Final = 33
MONUMENT_SEEN: Final = 34
FRIEND_LOST: Final = 35

EVENT_KINDS: Final[tuple[EventKind, ...]] = (
    EventKind("soldier-taken", ("seat", "soldier")),
    EventKind("leader-named", ("seat",)),
    EventKind("tiles-dealt", ("seat", "tiles*"), private=("tiles*",)),
    EventKind("intensity-named", ("seat", "intensity", "mission")),
    EventKind("cards-dealt", ("seat", "count", "cards*"), private=("cards*",)),
    EventKind("frenzy-drew", ("seat", "count", "cards*"), private=("cards*",)),
    EventKind("chaplain-laid"),
    EventKind("card-played", ("seat", "card"), reveals=True),
    EventKind("trap-sprung", ("seat", "card"), reveals=True),
    EventKind("clumsy-drew", ("seat", "card"), reveals=True),
    EventKind("nothing-to-draw", ("seat",)),
    EventKind("leadership-taken", ("seat",)),
    EventKind("christmas-idle", ("seat",)),
    EventKind("christmas-freed", ("seat", "owner", "card")),
    EventKind("charm-used", ("seat", "card")),
    EventKind("speech-made", ("seat", "threat")),
    EventKind("answer-given", ("seat", "card"), private=("card",)),
    EventKind("answer-shown", ("seat", "card"), reveals=True),
    EventKind("answer-declined", ("seat",), reveals=True),
    EventKind("tile-dropped", ("seat", "tile"), private=("tile",)),
    EventKind("withdrew", ("seat", "tile"), private=("tile",)),
    EventKind("withdrew-without-tile", ("seat",)),
    EventKind("mission-failed", ("mission", "threat")),
    EventKind("mission-succeeded", ("mission",)),
    EventKind("tile-shown", ("place", "tile", "target"), reveals=True),
    EventKind("support-gained", ("seat", "count")),
    EventKind("support-wasted"),
    EventKind("knock-removed", ("seat", "card")),
    EventKind("charm-restored", ("seat",)),
    EventKind("support-declined", ("seat",)),
    EventKind("morale-dropped", ("count", "left")),
    EventKind("token-taken", ("seat",)),
    EventKind("leader-passed", ("seat",)),
    EventKind("game-won", ("mission", "trials")),
    EventKind("monument-seen", ("mission",)),
    EventKind("friend-lost", ("seat", "symbols")),
)
