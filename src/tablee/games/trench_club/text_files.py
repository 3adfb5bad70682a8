"""The text files that people write, maps and units: their lines, and their words in complaints."""

from __future__ import annotations

from typing import Final

from tablee.kernel.documents import Argument, Fault, Faults

#: No map or unit file is longer than this, in characters; the ones we have are below 6,000.
LONGEST: Final = 50_000
#: A complaint shows so many characters of a word.
SHOWN: Final = 24


def lines_of(text: str, source: str) -> list[str]:
    """The lines of a file, whatever ends them; raises `Faults` if it is no such file at all."""
    if len(text) > LONGEST:
        message = f"has {len(text)} characters; no such file has more than {LONGEST}"
        args: dict[str, Argument] = {"count": len(text), "most": LONGEST, "line": 1, "hex": ""}
        raise Faults([Fault("line 1", message, "too-long", args)], source)
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return plain.split("\n")


def quoted(word: str) -> str:
    """A word in quotation marks, shortened, and without characters that a terminal obeys."""
    short = word if len(word) <= SHOWN else word[:SHOWN] + "…"
    return "'" + "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in short) + "'"
