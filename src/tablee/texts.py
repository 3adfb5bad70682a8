"""The texts in three languages: one set of Fluent files for browser, terminal and log."""

from __future__ import annotations

import logging
from functools import cache
from importlib import resources
from typing import Any

from tablee.fluent_bundles import Bundle, make_bundle
from tablee.games import registry

LANGUAGES = ("en", "fr", "de")


class TextError(Exception):
    """A message of ours is missing, or its arguments do not fit."""


@cache
def bundle(language: str) -> Bundle:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise TextError(f"there is no language {language!r} (languages: {', '.join(LANGUAGES)})")
    return make_bundle(language, [file.read_text("utf-8") for file in text_files(language)])


def text_files(language: str) -> list[Any]:
    """Our own Fluent files, then those that plug-ins bring along."""
    packages = [game.locales for game in map(registry.game, registry.names()) if game.locales]
    folders = [resources.files("tablee").joinpath("locales", language)]
    folders += [resources.files(package).joinpath(language) for package in packages]
    return [
        file
        for folder in folders
        # A plug-in need not speak every language.
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda found: found.name)
        if file.name.endswith(".ftl")
    ]


class Texts:
    """Speaks one language.

    Our own messages are complete, and tests hold them so. A plug-in's may not be: what it lacks
    is said in English, or else by the message's name, and logged once. A game goes on without it.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = bundle(language)

    def has(self, name: str) -> bool:
        """Whether there is such a message, if only in English."""
        return bool(self._bundle.has_message(name) or bundle("en").has_message(name))

    def say(self, name: str, args: dict[str, Any] | None = None) -> str:
        """A message with its arguments filled in; raises `TextError` if it is not there."""
        told: str | None = ""
        problem = "is missing"
        if self._bundle.has_message(name):
            told, errors = self._bundle.say(name, args or {})
            if told is not None and not errors:
                return told
            problem = errors[0] if errors else "is empty"
        if not any(name.startswith(f"{key}-") for key in registry.plug_ins()):
            raise TextError(f"{self.language}: message {name!r}: {problem}")
        _log_once(self.language, name, problem)
        if told:
            return told
        return name if self.language == "en" else Texts("en").say(name, args)


@cache
def _log_once(language: str, name: str, problem: str) -> None:
    logging.getLogger("tablee.texts").warning("%s: message %r: %s", language, name, problem)


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
