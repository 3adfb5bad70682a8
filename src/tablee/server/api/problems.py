"""Refusals as documents, with a sentence in the language of whoever asked."""

from __future__ import annotations

from typing import Final

from tablee.kernel.documents import Refusal
from tablee.kernel.words.faults import fault_line
from tablee.protocol import http
from tablee.server.refusals import BadOptions
from tablee.texts import LANGUAGES, TextError, Texts

#: The HTTP status of refusals that are not simply 409: the table's state does not allow it.
STATUS: Final = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-line": 404,
    "not-found": 404,
    "no-such-game": 404,
    "no-such-deal": 404,
    "no-deals": 400,
    "wrong-method": 405,
    "not-allowed": 403,
    "wrong-phrase": 403,
    "not-your-seat": 403,
    "closed-to-watchers": 403,
    "no-seat-requests": 403,
    "removed": 403,
    "one-request": 429,
    "asked-lately": 429,
    "wrong-origin": 403,
    "malformed": 400,
    "bad-options": 400,
    "no-such-level": 400,
    "too-fast": 429,
    "too-many-alone": 429,
    "too-large": 413,
    "unavailable": 503,
    "unreadable": 503,
}


def language_read(accepted: str) -> str:
    """The first of the languages in an Accept-Language header that we speak; else English."""
    wanted = (
        tag.strip().partition(";")[0].partition("-")[0] for tag in accepted.lower().split(",")
    )
    return next((tag for tag in wanted if tag in LANGUAGES), "en")


def problem(refusal: Refusal, lang: str = "en") -> http.Problem:
    """A refusal as it is sent."""
    texts = Texts(lang if lang in LANGUAGES else "en")
    try:
        reason = texts.say(f"server-refusal-{refusal.code}", dict(refusal.args))
    except TextError:
        reason = texts.say(f"table-refusal-{refusal.code}", dict(refusal.args))
    faults = refusal.faults if isinstance(refusal, BadOptions) else ()
    return http.Problem(
        code=refusal.code,
        rule=refusal.rule,
        args=refusal.args,
        text=texts.say("table-refusal", {"reason": reason, "rule": refusal.rule}),
        lines=[fault_line(texts.say, fault) for fault in faults],
    )
