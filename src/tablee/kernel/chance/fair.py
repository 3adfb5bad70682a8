"""Chance for matches: who learns the secret afterwards can check every draw."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from tablee.kernel.chance.source import WORD_COUNT, Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class FairChance(Chance):
    """Draws that anyone can check once the secret is known.

    Block number i is HMAC-SHA-256(secret, label + 0x00 + i as 8 bytes, big endian), read as
    eight 32-bit big-endian words. A draw takes the next word w; if w is not below the largest
    multiple of the bound that fits in 2**32 it is thrown away and the next one is taken; the
    value is w modulo the bound.
    """

    def __init__(self, secret: bytes, label: str, words_used: int = 0) -> None:
        if len(secret) < 16:
            raise ValueError("the secret needs at least 16 bytes")
        self._secret = secret
        self._label = label.encode() + b"\0"
        self._block_number = -1
        self._block = b""
        #: How many words were taken so far: enough to go on after a restart.
        self.words_used = words_used

    def _word(self) -> int:
        block_number, word_number = divmod(self.words_used, 8)
        if block_number != self._block_number:
            message = self._label + block_number.to_bytes(8, "big")
            self._block = hmac.new(self._secret, message, hashlib.sha256).digest()
            self._block_number = block_number
        self.words_used += 1
        return int.from_bytes(self._block[word_number * 4 : word_number * 4 + 4], "big")

    def bookmark(self) -> object:
        """How many words were taken."""
        return self.words_used

    def go_to(self, bookmark: object) -> None:
        """Take words from there on."""
        self.words_used = cast("int", bookmark)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound is at most 2**32."""
        if bound <= 0 or bound > WORD_COUNT:
            raise ValueError(f"a draw needs a bound from 1 to 2**32, not {bound}")
        limit = WORD_COUNT - WORD_COUNT % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % bound
