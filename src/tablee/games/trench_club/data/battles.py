"""Short battles: each is a scenario file, whose position is where a table begins (T14.23)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, cast

BATTLE_KEYS: Final[list[str]] = ["bridgehead", "relief", "raid"]


@cache
def _read(key: str) -> dict[str, Any]:
    folder = resources.files("tablee.games.trench_club") / "scenarios"
    document = tomllib.loads((folder / f"{key}.toml").read_text("utf-8"))
    return cast(dict[str, Any], document["position"])


def battle_options(key: str) -> dict[str, Any]:
    """The options that a battle settles."""
    return {**_read(key)["options"], "battle": key}


def battle_position(key: str) -> dict[str, Any]:
    """Where a table with a battle begins."""
    return {**_read(key), "options": battle_options(key)}
