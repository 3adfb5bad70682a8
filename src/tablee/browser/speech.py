"""Sentences by the browser's own Fluent library."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from tablee.browser.host import Speech
from tablee.fluent_bundles import make_bundles_with


class BrowserBundle:
    """The messages of a language, in the browser's library."""

    def __init__(self, speech: Speech, language: str, files: list[str]) -> None:
        self._speech = speech
        self._language = language
        speech.load(language, msgspec.json.encode(files).decode())

    def has_message(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self._speech.has(self._language, name))

    def say(self, name: str, args: dict[str, Any]) -> tuple[str | None, list[str]]:
        """A message with its arguments filled in."""
        told = self._speech.say(self._language, name, msgspec.json.encode(args).decode())
        return msgspec.json.decode(told, type=tuple[str | None, list[str]])


def speak_with(speech: Speech) -> None:
    """From now on sentences come from the browser."""
    make_bundles_with(partial(BrowserBundle, speech))
