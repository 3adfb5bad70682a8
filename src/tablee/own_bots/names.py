"""How a computer player is named: `mine.py:Cautious(nerve=3)`."""

from __future__ import annotations

import ast
from typing import Any

import msgspec


class UnknownBot(ValueError):
    """A name that stands for no computer player; the message says why."""


class BotName(msgspec.Struct, frozen=True):
    """A name taken apart."""

    #: A module or a file; nothing for a level or a plug-in.
    source: str
    #: The class, or the name of a level or a plug-in.
    name: str
    #: What the class is made with.
    options: dict[str, Any]

    def is_file(self) -> bool:
        """Whether the class is in a file and not in a module."""
        return self.source.endswith(".py") or "/" in self.source or "\\" in self.source


def split_names(text: str) -> list[str]:
    """The names of a list with commas; commas between brackets belong to options."""
    names = [""]
    depth = 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            names.append("")
        else:
            names[-1] += letter
    return [name.strip() for name in names]


def read_name(text: str) -> BotName:
    """A name taken apart; raises `UnknownBot` where it cannot be read."""
    # A file's name may have brackets of its own; options may speak of a file.
    file, ending, rest = text.partition(".py:")
    if ending and ":" not in file.partition("(")[0]:
        source, colon, given = f"{file}.py".strip(), ":", rest
    else:
        # The last colon: a file on another system may begin with C:.
        called, bracket, rest = text.partition("(")
        source, colon, given = called.strip().rpartition(":")
        given += bracket + rest
    name, bracket, rest = given.partition("(")
    name = name.strip()
    if colon and not (source and name):
        raise UnknownBot(f"{text!r} is not a bot: write module:Class or file.py:Class")
    options: dict[str, Any] = {}
    if bracket:
        if not rest.rstrip().endswith(")"):
            raise UnknownBot(f"{text!r} has no closing bracket")
        options = _read_options(text, rest.rstrip()[:-1])
    return BotName(source, name, options)


def _read_options(text: str, given: str) -> dict[str, Any]:
    """Keywords with plain values, as one writes them in Python or in JSON."""
    how = f"{text!r}: write options as NAME=VALUE, such as Cautious(nerve=3, style='calm')"
    try:
        call = ast.parse(f"made({given})", mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise UnknownBot(how) from None
    if not isinstance(call, ast.Call) or call.args:
        raise UnknownBot(how)
    options: dict[str, Any] = {}
    for keyword in call.keywords:
        if keyword.arg is None:
            raise UnknownBot(how)
        options[keyword.arg] = _value(keyword.value, how)
    return options


#: Words of JSON, beside Python's own.
_WORDS = {"true": True, "false": False, "null": None}


def _value(node: ast.expr, how: str) -> Any:
    if isinstance(node, ast.Name):
        # A word needs no quotes, which shells would take away anyway.
        return _WORDS.get(node.id, node.id)
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, RecursionError, MemoryError):
        raise UnknownBot(how) from None
