"""Every reason for which Les Poilus refuses a move, with the rule that says so."""

from __future__ import annotations

from typing import Final

from tablee.kernel.kinds import RefusalKind, kinds_in

LEADER_NAMES: Final = RefusalKind("leader-names", "P2.1", ("leader",))
INTENSITY_FIRST: Final = RefusalKind("intensity-first", "P2.1")
INTENSITY_TOO_LOW: Final = RefusalKind("intensity-too-low", "P2.1", ("least",))
INTENSITY_TOO_HIGH: Final = RefusalKind("intensity-too-high", "P2.1", ("most",))
NOT_YOUR_TURN: Final = RefusalKind("not-your-turn", "P3.1", ("turn",))
WITHDRAWN: Final = RefusalKind("withdrawn", "P3.5")
NO_SUCH_ACTION: Final = RefusalKind("no-such-action", "P3.1")
CARD_NOT_HELD: Final = RefusalKind("card-not-held", "P3.2", ("card",))
CHRISTMAS_FIRST: Final = RefusalKind("christmas-first", "P3.2", ("chooser",))
KNOCK_NOT_LYING: Final = RefusalKind("knock-not-lying", "P3.2", ("card",))
CHARM_USED: Final = RefusalKind("charm-used", "P3.3")
CHARM_OTHER_THREAT: Final = RefusalKind("charm-other-threat", "P3.3", ("card", "threat"))
CHARM_NOT_LYING: Final = RefusalKind("charm-not-lying", "P3.3", ("card",))
CHARM_HARD_KNOCK: Final = RefusalKind("charm-hard-knock", "P3.3", ("card",))
NO_TOKEN: Final = RefusalKind("no-token", "P3.4")
ANSWERS_FIRST: Final = RefusalKind("answers-first", "P3.4")
NOT_ASKED: Final = RefusalKind("not-asked", "P3.4")
ALREADY_ANSWERED: Final = RefusalKind("already-answered", "P3.4")
NO_SPEECH: Final = RefusalKind("no-speech", "P3.4")
ANSWER_OTHER_THREAT: Final = RefusalKind("answer-other-threat", "P3.4", ("card", "threat"))
TILE_NOT_HELD: Final = RefusalKind("tile-not-held", "P3.5", ("tile",))
TILE_NEEDED: Final = RefusalKind("tile-needed", "P3.5")
TILE_CHOSEN: Final = RefusalKind("tile-chosen", "P3.5")
NO_TILE_LEFT: Final = RefusalKind("no-tile-left", "P3.5")
SUPPORT_FIRST: Final = RefusalKind("support-first", "P4.2", ("chooser",))
NO_SUPPORT: Final = RefusalKind("no-support", "P4.2")
CHARM_STILL_UP: Final = RefusalKind("charm-still-up", "P4.2")
KNOCK_NOT_YOURS: Final = RefusalKind("knock-not-yours", "P4.2", ("card",))
ONE_KNOCK_AFTER_FAILURE: Final = RefusalKind("one-knock-after-failure", "P4.3")
NO_CHARM_AFTER_FAILURE: Final = RefusalKind("no-charm-after-failure", "P4.3")
MUTE: Final = RefusalKind("mute", "P6.3")
FRAGILE: Final = RefusalKind("fragile", "P6.6", ("owner",))
FEARFUL: Final = RefusalKind("fearful", "P6.7")
TILE_BY_CHANCE: Final = RefusalKind("tile-by-chance", "P6.8")
HARD_HEADED: Final = RefusalKind("hard-headed", "P6.11", ("cards",))
PRIDEFUL: Final = RefusalKind("prideful", "P6.12")
DROP_NEEDED: Final = RefusalKind("drop-needed", "P6.14")
DROP_NOT_ASKED: Final = RefusalKind("drop-not-asked", "P6.14")

REFUSAL_KINDS: Final = kinds_in(globals(), RefusalKind)
