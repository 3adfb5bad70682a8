"""The names of what is swept or searched: an option, or with dots a number inside one.

`players` is an option; `prices.tank` is what the option `prices` says for `tank`. Options are
never changed, only copied.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def with_value(options: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """The options with another value under a name."""
    first, _, rest = name.partition(".")
    if not rest:
        return options | {first: value}
    inner = options.get(first)
    return options | {first: with_value(inner if isinstance(inner, dict) else {}, rest, value)}


def clash(name: str, options: dict[str, Any], others: Iterable[str] = ()) -> str:
    """Why a name cannot be changed beside fixed options and other names; nothing if it can."""
    if not all(name.split(".")):
        return "is not the name of an option"
    if _is_given(options, name):
        return "is fixed by options as well"
    for other in others:
        if name.startswith(f"{other}."):
            return f"is a part of {other}, which is swept as well"
    return ""


def _is_given(options: dict[str, Any], name: str) -> bool:
    first, _, rest = name.partition(".")
    if first not in options:
        return False
    inner = options[first]
    return not rest or not isinstance(inner, dict) or _is_given(inner, rest)
