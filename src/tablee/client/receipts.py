"""What one side keeps of a table's dice, and what it proves at the end (K4.5)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec


class Receipt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one side keeps of a table's dice: nobody else can change it."""

    #: The server's promise, as it was shown before the start; nothing if it was not seen then.
    commitment: str = ""
    #: What this side added, and the server took; nothing if it added nothing.
    contribution: str = ""


NOTHING_KEPT: Final = Receipt()

#: For what somebody can vouch who holds a receipt: the promise was seen and a contribution given
#: before the first draw; all of it is only told by the server; nobody added anything to its dice.
#: At a deal everything was fixed before anybody came, by a secret that was promised.
Vouched = Literal["seen", "told", "alone", "fixed"]


class Unfair(Exception):
    """What the server shows at the end is not what it showed, or was given, at the beginning."""

    def __init__(self, part: Literal["commitment", "contribution", "secret"]) -> None:
        self.part = part
        super().__init__(f"the {part} is not the one of the beginning")


def vouch(commitment: str, contributions: list[str], receipt: Receipt) -> Vouched:
    """What a receipt proves of the dice of a finished game; raises `Unfair` where it differs."""
    if receipt.commitment and receipt.commitment != commitment:
        raise Unfair("commitment")
    # Whichever seat it is written at: it is in the key of all draws.
    if receipt.contribution and receipt.contribution not in contributions:
        raise Unfair("contribution")
    if not any(contributions):
        return "alone"
    return "seen" if receipt.commitment and receipt.contribution else "told"
