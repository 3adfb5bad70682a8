"""The games of this server, as somebody learns of them who knows none."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.game import Game
from tablee.protocol import http
from tablee.rulebook import page_text
from tablee.server.rooms.rooms import Rooms
from tablee.texts import Texts


def game_info(rooms: Rooms, game: Game, texts: Texts) -> http.GameInfo:
    """What there is to know of a game."""
    schema = options_schema(game.key)
    return http.GameInfo(
        game=game.key,
        name=texts.say(f"{game.key}-name"),
        about=texts.say(f"{game.key}-about"),
        rules=game.rules_versions[-1],
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        levels=list(game.levels),
        options=msgspec.to_builtins(game.options({})),
        options_schema=schema,
        options_words=_options_words(game.key, schema, texts),
        rules_letter=game.rules_letter,
        maps=rooms.maps[game.key].titles(),
    )


def rules_page(game: Game, language: str) -> http.RulesPage:
    """A game's rules."""
    text, spoken = page_text(game.key, language)
    return http.RulesPage(game=game.key, language=spoken, text=text)  # type: ignore[arg-type]


@cache
def options_schema(key: str) -> dict[str, Any]:
    """The JSON Schema of a game's options: an object, and what it refers to."""
    (schema,), found = msgspec.json.schema_components(
        [registry.game(key).options_type], ref_template="#/$defs/{name}"
    )
    whole: dict[str, Any] = dict(found.pop(schema["$ref"].rpartition("/")[2]))
    return {**whole, "$defs": found} if found else whole


def _options_words(key: str, schema: dict[str, Any], texts: Texts) -> dict[str, str]:
    """The messages `<game>-option-<name>` and `<game>-option-<name>-<value>` that there are."""
    found: dict[str, str] = {}
    for name, option in schema.get("properties", {}).items():
        plain = name.replace("_", "-")
        for told in (plain, *(f"{plain}-{value}" for value in _values(option))):
            if texts.has(f"{key}-option-{told}"):
                found[told] = texts.say(f"{key}-option-{told}")
    return found


def _values(option: dict[str, Any]) -> Iterator[str]:
    """The words that an option may take."""
    for part in (option, *option.get("anyOf", ())):
        yield from (str(value) for value in part.get("enum", ()) if isinstance(value, str))
