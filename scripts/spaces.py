"""The tables of docs/spaces.md: every action, every number of an observation, every parameter.

PYTHONPATH=src python -m scripts.spaces            write the page
PYTHONPATH=src python -m scripts.spaces --check    say whether it is as the code has it
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from tablee.adapters.actions import FACTORED, MOVES, action_space, kinds_of_actions
from tablee.games import registry
from tablee.games.trench_club.data.hexes import HEXES
from tablee.kernel.game import Game
from tablee.kernel.learning.actions import FactoredActions
from tablee.kernel.observation import Part, observation_size

PAGE = Path(__file__).parents[1] / "docs" / "spaces.md"
OWN_GAMES = ("footclub", "les-poilus", "trench-club")
#: A part with a number for each hex is a plane.
PLANE = HEXES
INTRODUCTION = """\
# Spaces: what the numbers of learners mean

Written by `.venv/bin/python -m scripts.spaces` from the code; a test fails when they differ.
How to make an environment is in [adapters](adapters.md).

**Actions** are whole numbers; the mask that comes with every observation says which are legal. The
kinds of actions of a game are chosen with `actions=`; the first of the list is the usual one. With
`list` an action is a place in the list of legal moves, below 16,384.

**Observations** are numbers from 0 to 1. A count is told as a share of the number in the column
*of*: 3 of 15 is 0.2. Larger counts are told as 1. Into an array of `uint8` the counts themselves
are written. Seats are counted from the observer's own; places that do not exist are zeros.

**Parameters** are the table's options, `options={...}` of every environment.
"""


def page() -> str:
    """All of it."""
    games = [registry.game(key) for key in OWN_GAMES]
    return "\n".join([INTRODUCTION, *(section(game) for game in games)])


def section(game: Game) -> str:
    """One game's tables."""
    kinds = ", ".join(f"`{kind}`" for kind in kinds_of_actions(game))
    lines = [f"## {game.key}", "", f"Kinds of actions: {kinds}.", ""]
    lines += [f"### {game.key}: actions", "", *actions_table(game), ""]
    size = observation_size(game.observation)
    lines += [f"### {game.key}: observation, {size:,} numbers", "", *observation_table(game), ""]
    lines += [f"### {game.key}: parameters", "", *parameters_table(game), ""]
    return "\n".join(lines)


def actions_table(game: Game) -> list[str]:
    """Every action with what it means; a run of unused numbers is one row."""
    kind = kinds_of_actions(game)[0]
    space = action_space(game, kind)
    rows = ["| action | meaning |", "|---|---|"]
    if kind == FACTORED and isinstance(space, FactoredActions):
        return [STAGES.format(*space.sizes), "", *rows, *runs(space)]
    assert kind == MOVES
    unused = -1
    for action in range(space.count + 1):
        name = notation(game, action) if action < space.count else "end"
        if not name and unused < 0:
            unused = action
        if name and unused >= 0:
            rows.append(f"| {span(unused, action - 1)} | not used |")
            unused = -1
        if name and action < space.count:
            rows.append(f"| {action} | {name} |")
    return rows


STAGES = (
    "A move takes up to three actions in a row: which unit ({0} numbers), which target ({1}), which"
    " kind of move ({2}). Units in forts are in the order of those elsewhere. Where the legal moves"
    " leave no choice, that action is left out. What has been picked so far is seen in the"
    " observation: a one for each, after the numbers below."
)


def runs(space: FactoredActions) -> list[str]:
    """Actions of a factored space; hexes and units in forts as one row for each line of them."""
    rows: list[str] = []
    first = 0
    while first < space.count:
        last = first
        while last + 1 < space.count and shape(space.name(last + 1)) == shape(space.name(first)):
            last += 1
        names = space.name(first)
        if last > first:
            names += f" … {space.name(last).split(': ', 1)[1]}"
        rows.append(f"| {span(first, last)} | {names} |")
        first = last + 1
    return rows


def shape(name: str) -> str:
    """What names of one run have in common: hexes of a row, kinds of unit in one fort."""
    if name.startswith("kind:") or "elsewhere" in name:
        return name
    hexes = re.sub(r"\b[A-Z](\d+)$", r"HEX \1", name)
    return re.sub(r": \S+ in", ": in", hexes)


def notation(game: Game, action: int) -> str:
    """The move of an action in words; nothing if the number is no move."""
    try:
        return game.notation(action)
    except ValueError:
        return ""


def span(first: int, last: int) -> str:
    """A run of numbers."""
    return str(first) if first == last else f"{first}–{last}"


def observation_table(game: Game) -> list[str]:
    """Every number or plane of an observation."""
    rows = ["| numbers | part | of | meaning |", "|---|---|---|---|"]
    first = 0
    for part in game.observation:
        rows.append(
            f"| {span(first, first + part.size - 1)} | `{part.name}` | {part.most} |"
            f" {part.meaning} |"
        )
        rows += named_rows(part, first)
        first += part.size
    return rows


def named_rows(part: Part, first: int) -> list[str]:
    """A row for each named number or plane of a part."""
    if not part.names:
        return []
    each = part.size // len(part.names)
    if each * len(part.names) != part.size:
        raise ValueError(f"{part.name}: {part.size} numbers, but {len(part.names)} names")
    unit = "plane" if each == PLANE else ""
    return [
        f"| {span(first + place * each, first + (place + 1) * each - 1)} | {unit} | | {name} |"
        for place, name in enumerate(part.names)
    ]


def parameters_table(game: Game) -> list[str]:
    """Every option of a table: its values, what it is by default, and what it does."""
    notes = comments(game.options_type)
    rows = ["| option | values | default | meaning |", "|---|---|---|---|"]
    schemas = msgspec.json.schema(game.options_type)["$defs"]
    schema = schemas[game.options_type.__name__]
    for name, field in schema["properties"].items():
        default = msgspec.json.encode(field.get("default")).decode()
        rows.append(f"| `{name}` | {values(field)} | `{default}` | {notes.get(name, '')} |")
    return rows


def values(field: dict[str, Any]) -> str:
    """The values that a schema allows, in short."""
    if "anyOf" in field:
        return " or ".join(values(one) for one in field["anyOf"])
    if "enum" in field:
        return ", ".join(f"`{one}`" for one in field["enum"] if one is not None)
    if "$ref" in field:
        return str(field["$ref"]).rsplit("/", 1)[1]
    kind = field.get("type", "anything")
    if "minimum" in field:
        return f"{field['minimum']} to {field['maximum']}"
    if kind == "array":
        return f"list of {values(field['items'])}"
    if kind == "object":
        return f"by name: {values(field['additionalProperties'])}"
    return {"boolean": "`true`, `false`", "null": "`null`"}.get(kind, str(kind))


def comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """By field: the comment above it in the source, which says what it does."""
    notes: dict[str, str] = {}
    said: list[str] = []
    last = ""
    for line in inspect.getsource(struct).splitlines():
        text = line.strip()
        if text.startswith("#:") or (said and text.startswith("#")):
            said.append(text.lstrip("#: "))
        elif field := re.match(r"(\w+): ", text):
            last = " ".join(said) or last
            notes[field.group(1)] = last
            said = []
    return notes


def main() -> int:
    """Write the page, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing")
    if parser.parse_args().check:
        fresh = PAGE.read_text("utf-8") == page()
        print("docs/spaces.md is as the code has it" if fresh else "docs/spaces.md is out of date")
        return 0 if fresh else 1
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
