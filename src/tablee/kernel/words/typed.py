"""What a person types, as words that can be compared: without case, accents or punctuation."""

from __future__ import annotations

import unicodedata
from typing import Final

#: A word may be shortened to so many letters.
SHORTEST: Final = 3


def words_of(text: str) -> list[str]:
    """The words of a text, plain: `Prendre l’unité 3 en H12` has prendre, l, unite, 3, en, h12."""
    plain = [
        sign if sign.isalnum() else " "
        for sign in unicodedata.normalize("NFKD", text.casefold())
        if not unicodedata.combining(sign)
    ]
    return "".join(plain).split()


def begins(word: str, whole: str) -> bool:
    """Whether a typed word is another one, or long enough a beginning of it."""
    if word == whole:
        return True
    return len(word) >= SHORTEST and word.isalpha() and whole.startswith(word)


def left_over(typed: list[str], phrase: list[str]) -> int:
    """How many words a phrase has besides the typed ones, in any order; -1 if it lacks one."""
    left = phrase[:]
    for word in typed:
        if word in left:
            left.remove(word)
            continue
        for whole in left:
            if begins(word, whole):
                left.remove(whole)
                break
        else:
            return -1
    return len(left)


def chosen(typed: list[str], choices: dict[str, list[str]]) -> str:
    """The key of the choice that a list of words names, or nothing.

    Each choice has the words it goes by. A whole word counts before a beginning, and a beginning
    only if it has two letters and fits a single choice.
    """
    if len(typed) != 1:
        return ""
    word = typed[0]
    for key, names in choices.items():
        if word in names:
            return key
    if len(word) < 2:
        return ""
    found = [key for key, names in choices.items() if any(n.startswith(word) for n in names)]
    return found[0] if len(found) == 1 else ""
