"""Every reason for which FootClub refuses a move, with the rule that says so."""

from __future__ import annotations

from typing import Final

from tablee.kernel.kinds import RefusalKind, kinds_in

SUPPORTERS_FIRST: Final = RefusalKind("supporters-first", "F2.2")
SUPPORTERS_NOT_HELD: Final = RefusalKind("supporters-not-held", "F2.2")
ALREADY_CHOSEN: Final = RefusalKind("already-chosen", "F2.2", ("mover",))
SUPPORTERS_OVER: Final = RefusalKind("supporters-over", "F2.2")
POSSESSION_THEIRS: Final = RefusalKind("possession-theirs", "F2.3", ("mover",))
POSSESSION_FIRST: Final = RefusalKind("possession-first", "F2.3")
POSSESSION_OVER: Final = RefusalKind("possession-over", "F2.3")
POSSESSION_CARD_NOT_HELD: Final = RefusalKind("possession-card-not-held", "F2.3", ("card",))
OFFENSIVE_THEIRS: Final = RefusalKind("offensive-theirs", "F2.4", ("mover",))
TOO_FEW_SUPPORTERS: Final = RefusalKind("too-few-supporters", "F2.4", ("in_play", "needed"))
ATTACK_NOT_HELD: Final = RefusalKind("attack-not-held", "F2.4")
NO_ATTACK: Final = RefusalKind("no-attack", "F3.1")
SUPPORT_NOT_HELD: Final = RefusalKind("support-not-held", "F3.1", ("card",))
SUPPORT_OF_ATTACKER: Final = RefusalKind("support-of-attacker", "F3.1")
SUPPORT_OF_DEFENDER: Final = RefusalKind("support-of-defender", "F3.1")
TOO_FEW_TO_EXHAUST: Final = RefusalKind("too-few-to-exhaust", "F3.1", ("count", "in_play"))
GO_THEIRS: Final = RefusalKind("go-theirs", "F3.2", ("mover",))
ATTACK_FIRST: Final = RefusalKind("attack-first", "F3.2")
BALL_THEIRS: Final = RefusalKind("ball-theirs", "F3.7", ("ball",))
BALL_THERE: Final = RefusalKind("ball-there", "F3.7", ("number",))
NO_TOKEN: Final = RefusalKind("no-token", "F3.7", ("number",))
TOKEN_THERE: Final = RefusalKind("token-there", "F3.7", ("number",))

REFUSAL_KINDS: Final = kinds_in(globals(), RefusalKind)
