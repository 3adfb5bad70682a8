"""Advice in words: the moves a computer player would consider (K12.1)."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.texts import Texts

#: A move's number (0 for one that is named in full), its words, the score it is expected to have,
#: and why.
AdviceLine = tuple[int, str, float | None, str]


def advice_lines(texts: Texts, advice: Iterable[AdviceLine]) -> list[str]:
    """A line for each move, best first; or that there is nothing to choose.

    A move keeps the number it has among all moves, so that it can be chosen by what is read here.
    """
    lines = []
    for number, move, score, reason in advice:
        values: dict[str, str | int] = {"number": number, "move": move, "reason": reason}
        if number == 0:
            lines.append(texts.say("text-advice-named", values))
        elif score is None:
            lines.append(texts.say("text-advice-judged", values))
        else:
            lines.append(texts.say("text-advice", {**values, "percent": round(100 * score)}))
    return lines or [texts.say("text-advice-none")]
