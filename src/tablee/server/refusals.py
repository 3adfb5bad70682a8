"""What a table refuses besides moves; the numbers K5 to K11 are in `docs/rules/table.md`."""

from __future__ import annotations

from typing import Final

from tablee.kernel.documents import Fault, Faults, Refusal
from tablee.kernel.kinds import RefusalKind, kinds_in

NO_SUCH_TABLE: Final = RefusalKind("no-such-table", "K5.1")
NOT_ALLOWED: Final = RefusalKind("not-allowed", "K5.1")
SEAT_TAKEN: Final = RefusalKind("seat-taken", "K5.2", ("seat",))
ALREADY_STARTED: Final = RefusalKind("already-started", "K5.3")
NOT_STARTED: Final = RefusalKind("not-started", "K5.3")
NO_SUCH_LEVEL: Final = RefusalKind("no-such-level", "K5.4", ("level",))
WRONG_PHRASE: Final = RefusalKind("wrong-phrase", "K5.5")
NOT_YOUR_SEAT: Final = RefusalKind("not-your-seat", "K5.6")
NO_SEAT_REQUESTS: Final = RefusalKind("no-seat-requests", "K5.9")
ONE_REQUEST: Final = RefusalKind("one-request", "K5.9")
ASKED_LATELY: Final = RefusalKind("asked-lately", "K5.9", ("minutes",))
REMOVED: Final = RefusalKind("removed", "K5.9")
#: Without its number: that counts what has happened, which not everybody may know who asks.
PROPOSAL_OPEN: Final = RefusalKind("proposal-open", "K6.1")
NO_SUCH_PROPOSAL: Final = RefusalKind("no-such-proposal", "K6.2", ("proposal",))
NOT_ASKED: Final = RefusalKind("not-asked", "K6.2", ("proposal",))
NOT_YOUR_MOVE: Final = RefusalKind("not-your-move", "K6.3", ("line",))
CHAT_CLOSED: Final = RefusalKind("chat-closed", "K7.1")
ONLY_PHRASES: Final = RefusalKind("only-phrases", "K7.1")
NO_SUCH_PHRASE: Final = RefusalKind("no-such-phrase", "K7.2", ("phrase",))
TEXT_LENGTH: Final = RefusalKind("text-length", "K7.2", ("most",))
WATCHERS_LISTEN: Final = RefusalKind("watchers-listen", "K7.3")
MUTED: Final = RefusalKind("muted", "K7.4")
NO_CLOCK: Final = RefusalKind("no-clock", "K8.1")
CLOCK_STATE: Final = RefusalKind("clock-state", "K8.2")
CLOSED_TO_WATCHERS: Final = RefusalKind("closed-to-watchers", "K9.1")
NOT_OVER: Final = RefusalKind("not-over", "K9.3")
NO_SUCH_LINE: Final = RefusalKind("no-such-line", "K9.4", ("line",))
MALFORMED: Final = RefusalKind("malformed", "K10.1", ("problem",))
NO_SUCH_MOVE: Final = RefusalKind("no-such-move", "K10.1", ("problem",))
BAD_OPTIONS: Final = RefusalKind("bad-options", "K10.1", ("problem",))
NO_SUCH_GAME: Final = RefusalKind("no-such-game", "K10.1", ("problem",))
WRONG_PROTOCOL: Final = RefusalKind("wrong-protocol", "K10.2", ("spoken",))
HELLO_FIRST: Final = RefusalKind("hello-first", "K10.2")
TOO_FAST: Final = RefusalKind("too-fast", "K10.3")
TOO_LARGE: Final = RefusalKind("too-large", "K10.3", ("most",))
WRONG_ORIGIN: Final = RefusalKind("wrong-origin", "K10.4")
NOT_FOUND: Final = RefusalKind("not-found", "K10.1")
WRONG_METHOD: Final = RefusalKind("wrong-method", "K10.1")
UNAVAILABLE: Final = RefusalKind("unavailable", "K10.5")
UNREADABLE: Final = RefusalKind("unreadable", "K10.6")
TOO_MANY_ALONE: Final = RefusalKind("too-many-alone", "K10.7", ("most",))
LUCK_FIXED: Final = RefusalKind("luck-fixed", "K4.6")
NO_SUCH_DEAL: Final = RefusalKind("no-such-deal", "K14.1")
DEAL_NOT_OPEN: Final = RefusalKind("deal-not-open", "K14.1")
ALREADY_TRIED: Final = RefusalKind("already-tried", "K14.2")
TRY_FIRST: Final = RefusalKind("try-first", "K14.2")
DEAL_LEVEL: Final = RefusalKind("deal-level", "K14.2")
NO_DEALS: Final = RefusalKind("no-deals", "K14.4", ("game",))
NO_JUDGE: Final = RefusalKind("no-judge", "K12.3")
NOT_GUIDED: Final = RefusalKind("not-guided", "K11.1")
ANOTHER_MOVE: Final = RefusalKind("another-move", "K11.2")
SCRIPT_ENDED: Final = RefusalKind("script-ended", "K11.2")
NO_ADVICE: Final = RefusalKind("no-hints", "K12.1")
STILL_THINKING: Final = RefusalKind("still-thinking", "K12.1")

SERVER_REFUSALS: Final = kinds_in(globals(), RefusalKind)

#: A file that is no map at all has a fault in every word: so many are told.
MOST_FAULTS: Final = 40


class BadOptions(Refusal, frozen=True):
    """The options of a table do not fit: what is wrong, to be told in the reader's language."""

    faults: tuple[Fault, ...] = ()


def bad_options(faults: Faults) -> BadOptions:
    """A refusal that knows every fault."""
    plain = BAD_OPTIONS.refusal(problem=str(faults)[:600])
    return BadOptions(plain.code, plain.rule, plain.args, tuple(faults.faults[:MOST_FAULTS]))
