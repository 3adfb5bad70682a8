"""A language's Fluent messages, by Python's library or, in a browser, by the browser's own.

Python's brings all of Babel along, which is larger than everything else together. A test compares
what both say, over all messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol


class Bundle(Protocol):
    """All messages of a language."""

    def has_message(self, name: str) -> bool:
        """Whether there is a message of this name."""

    def say(self, name: str, args: dict[str, Any]) -> tuple[str | None, list[str]]:
        """A message with its arguments filled in, None if it is empty; and what went wrong."""


#: From a language and its Fluent files to a bundle.
MakeBundle = Callable[[str, list[str]], Bundle]


#: Where a message or a term begins, and what a message names.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class PythonBundle:
    """A bundle of `fluent.runtime`; a message is read when it is first said.

    Reading all of them takes a quarter of a second, and most programs say a few.
    """

    def __init__(self, language: str, files: list[str]) -> None:
        from fluent.runtime import FluentBundle

        # Isolation marks help where scripts of two directions mix; here they would only disturb
        # terminals and comparisons.
        self._bundle = FluentBundle([language], use_isolating=False)
        #: By name, the text of what was not said yet.
        self._unread: dict[str, str] = {}
        for file in files:
            found = [*ENTRY.finditer(file)]
            ends = [*(entry.start() for entry in found[1:]), len(file)]
            for entry, end in zip(found, ends, strict=False):
                self._unread.setdefault(entry[1], file[entry.start() : end])

    def has_message(self, name: str) -> bool:
        """Whether there is a message of this name."""
        self._read(name)
        return bool(self._bundle.has_message(name))

    def _read(self, name: str) -> None:
        """Read a message, and what it names, unless that was done."""
        text = self._unread.pop(name, None)
        if text is not None:
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(text))
            for other in NAMED.findall(text):
                self._read(other)

    def say(self, name: str, args: dict[str, Any]) -> tuple[str | None, list[str]]:
        """A message with its arguments filled in."""
        self._read(name)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return None, []
        told, errors = self._bundle.format_pattern(pattern, args)
        return str(told), [str(error) for error in errors]


_make: MakeBundle = PythonBundle


def make_bundle(language: str, files: list[str]) -> Bundle:
    """The bundle of a language."""
    return _make(language, files)


def make_bundles_with(make: MakeBundle) -> None:
    """From now on bundles are made like this."""
    global _make
    _make = make
