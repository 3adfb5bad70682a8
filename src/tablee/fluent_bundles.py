"""A language's Fluent messages, by Python's library or, in a browser, by the browser's own.

Python's brings all of Babel along, which is larger than everything else together. A test compares
what both say, over all messages.
"""

from __future__ import annotations

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


class PythonBundle:
    """A bundle of `fluent.runtime`."""

    def __init__(self, language: str, files: list[str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        # Isolation marks help where scripts of two directions mix; here they would only disturb
        # terminals and comparisons.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file))

    def has_message(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._bundle.has_message(name))

    def say(self, name: str, args: dict[str, Any]) -> tuple[str | None, list[str]]:
        """A message with its arguments filled in."""
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
