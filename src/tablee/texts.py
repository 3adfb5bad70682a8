"""The texts in three languages: one set of Fluent files for browser, terminal and log."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablee.games import registry

LANGUAGES = ("en", "fr", "de")


class TextError(Exception):
    """A message is missing, or its arguments do not fit."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise TextError(f"there is no language {language!r} (languages: {', '.join(LANGUAGES)})")
    # Isolation marks help where scripts of two directions mix; here they would only disturb
    # terminals and comparisons.
    made = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def _files(language: str) -> list[Any]:
    """Our own Fluent files, then those that plug-ins bring along."""
    packages = [game.locales for game in map(registry.game, registry.names()) if game.locales]
    folders = [resources.files("tablee").joinpath("locales", language)]
    folders += [resources.files(package).joinpath(language) for package in packages]
    return [
        file
        for folder in folders
        for file in sorted(folder.iterdir(), key=lambda found: found.name)
        if file.name.endswith(".ftl")
    ]


class Texts:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = bundle(language)

    def say(self, name: str, args: dict[str, Any] | None = None) -> str:
        """A message with its arguments filled in; raises `TextError` if it is not there."""
        if not self._bundle.has_message(name):
            raise TextError(f"{self.language}: there is no message {name!r}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise TextError(f"{self.language}: message {name!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, args or {})
        if errors:
            raise TextError(f"{self.language}: message {name!r}: {errors[0]}")
        return str(text)


def system_language(environment: dict[str, str]) -> str:
    """The language of the terminal, if we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def printable(name: str) -> str:
    """A name without control characters, on one line, of reasonable length."""
    return "".join(sign for sign in name if sign.isprintable())[:40].strip()
