"""The options of a table explained: what each does, its values and its rule, in three languages.

One source for `tablee games GAME`, the descriptions in JSON Schema and the server's list of games.
What an option does is the message `<game>-option-<name>-about`; a value is told in the words that
the browser uses for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from tablee.games import registry
from tablee.texts import Texts


class OptionValue(msgspec.Struct, frozen=True):
    """A value that an option may take, as one writes it, and in words."""

    value: str
    words: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a table."""

    name: str
    #: The value if nobody says anything, as one writes it.
    default: str
    #: What it does, with the number of its rule; nothing where a plug-in does not say.
    about: str
    #: Its values, where they can be listed.
    values: list[OptionValue]
    #: The smallest and the largest number, where it is one.
    range: tuple[int, int] | None = None
    #: A value as one writes it, where it is a list or an object.
    example: str = ""


def explain_options(key: str, texts: Texts) -> list[OptionInfo]:
    """Every option of a game, in the order in which it declares them."""
    game = registry.game(key)
    properties = options_schema(key).get("properties", {})
    found = []
    for field in msgspec.structs.fields(game.options_type):
        schema = properties[field.encode_name]
        found.append(
            OptionInfo(
                name=field.name,
                default=_default(field),
                about=about(key, field.name, texts),
                values=[
                    OptionValue(_written(value), value_words(key, field.name, value, texts))
                    for value in _in_order(_values(schema), field.type)
                ],
                range=_range(schema),
                example=_written(schema["examples"][0]) if "examples" in schema else "",
            )
        )
    return found


def about(key: str, name: str, texts: Texts) -> str:
    """What an option does; nothing where nobody says."""
    message = f"{key}-option-{_plain(name)}"
    for told in (f"{message}-about", message):
        if texts.has(told):
            return texts.say(told)
    return ""


def value_words(key: str, name: str, value: object, texts: Texts) -> str:
    """A value in words: those of the browser where it has some, else nothing."""
    if isinstance(value, bool) or value is None:
        return ""
    plain = _plain(name)
    for message in (
        f"{key}-option-{plain}-{value}",
        f"web-variant-{plain}-{value}",
        f"web-{plain}-{value}",
        f"{key}-nation-{value}",
    ):
        if texts.has(message):
            return texts.say(message)
    return ""


def described_schema(key: str, texts: Texts) -> dict[str, Any]:
    """The JSON Schema of a game's options, each with a description."""
    schema = options_schema(key)
    return schema | {"properties": described(key, schema.get("properties", {}), texts)}


def described(key: str, properties: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """The schemas of options with their descriptions, where there are some."""
    found = {}
    for name, schema in properties.items():
        told = about(key, name, texts)
        found[name] = {**schema, "description": told} if told else schema
    return found


@cache
def options_schema(key: str) -> dict[str, Any]:
    """The JSON Schema of a game's options: an object, and what it refers to."""
    (schema,), found = msgspec.json.schema_components(
        [registry.game(key).options_type], ref_template="#/$defs/{name}"
    )
    whole: dict[str, Any] = dict(found.pop(schema["$ref"].rpartition("/")[2]))
    return {**whole, "$defs": found} if found else whole


def option_messages(key: str, texts: Texts) -> dict[str, str]:
    """The messages `<game>-option-…` there are: of names, what they do (`-about`) and values."""
    found: dict[str, str] = {}
    for name, option in options_schema(key).get("properties", {}).items():
        plain = _plain(name)
        values = (f"{plain}-{value}" for value in _values(option) if isinstance(value, str))
        for told in (plain, f"{plain}-about", *values):
            if texts.has(f"{key}-option-{told}"):
                found[told] = texts.say(f"{key}-option-{told}")
    return found


def swept_option(key: str, name: str, texts: Texts) -> str:
    """The name of an option in a report; `prices.tank` is a number inside one."""
    first, _, inner = name.partition(".")
    plain = _plain(first)
    told = first_said(
        [f"lab-option-{plain}", f"{key}-option-{plain}"], first.replace("_", " "), texts
    )
    return f"{told} ({first_said([f'{key}-unit-{inner}'], inner, texts)})" if inner else told


def swept_value(key: str, name: str, written: str, texts: Texts) -> str:
    """A value in a report, shorter than where one chooses it; else as it is written."""
    plain = _plain(name)
    messages = [
        f"lab-option-{plain}-{written}",
        f"{key}-{plain}-{written}",
        f"{key}-nation-{written}",
        f"lab-value-{written}",
    ]
    return first_said(messages, written, texts)


def first_said(messages: list[str], otherwise: str, texts: Texts) -> str:
    """The first of some messages that there is."""
    return next((texts.say(name) for name in messages if texts.has(name)), otherwise)


def _plain(name: str) -> str:
    return name.replace("_", "-")


def _values(schema: dict[str, Any]) -> Iterator[object]:
    """The values that an option may take, where they can be listed; null among them."""
    parts = [schema, *schema.get("anyOf", ())]
    if any(part.get("type") == "boolean" for part in parts):
        yield from (True, False)
    listed = [value for part in parts for value in part.get("enum", ())]
    yield from (value for value in listed if value is not None)
    if listed and (None in listed or any(part.get("type") == "null" for part in parts)):
        yield None


def _in_order(values: Iterator[object], declared: object) -> list[object]:
    """Values as the game declares them, such as the easiest first; a schema sorts them by name."""
    order = list(_literals(declared))
    return sorted(values, key=lambda value: order.index(value) if value in order else len(order))


def _literals(declared: object) -> Iterator[object]:
    if get_origin(declared) is Literal:
        yield from get_args(declared)
    else:
        for part in get_args(declared):
            yield from _literals(part)


def _range(schema: dict[str, Any]) -> tuple[int, int] | None:
    for part in (schema, *schema.get("anyOf", ())):
        if part.get("type") == "integer" and "minimum" in part and "maximum" in part:
            if part["minimum"] < part["maximum"]:
                return part["minimum"], part["maximum"]
    return None


def _default(field: msgspec.structs.FieldInfo) -> str:
    default = field.default
    if default is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    if default is msgspec.UNSET:
        # Not written while it is not chosen: documents of before know nothing of it.
        default = None if type(None) in get_args(field.type) else False
    return _written(default)


def _written(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
