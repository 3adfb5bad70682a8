"""Secrets that open a table or a seat: made here, kept only as hashes, compared in even time.

A token has 192 random bits, so a plain SHA-256 of it cannot be turned back by guessing. A
recovery phrase is meant to be read aloud or written down: eight words of five letters, each a
16-bit number spelt with alternating consonants and vowels.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
PHRASE_WORDS = 8
#: No token or phrase that we ever gave out is longer.
LONGEST = 100


def new_token() -> str:
    """An unguessable token for a link."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """An unguessable name for a table: whoever has it may look at the table."""
    return secrets.token_urlsafe(16)


def new_phrase() -> str:
    """A recovery phrase: 128 random bits, pronounceable in every language."""
    return "-".join(_word(secrets.randbits(16)) for _ in range(PHRASE_WORDS))


def _word(bits: int) -> str:
    return (
        CONSONANTS[bits >> 12 & 15]
        + VOWELS[bits >> 10 & 3]
        + CONSONANTS[bits >> 6 & 15]
        + VOWELS[bits >> 4 & 3]
        + CONSONANTS[bits & 15]
    )


def plain_phrase(typed: str) -> str:
    """A phrase as we wrote it, however somebody typed it."""
    return "-".join(typed.lower().replace("-", " ").split())


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret: str, kept: str) -> bool:
    """Whether this secret is the one that was hashed; takes as long either way."""
    if not kept or not secret or len(secret) > LONGEST:
        return False
    return hmac.compare_digest(hashed(secret), kept)
