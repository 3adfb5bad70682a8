"""`tablee schema`: a game's documents as JSON Schema."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from tablee.cli.arguments import add_command, add_game
from tablee.cli.files import print_json
from tablee.games import registry


def add(commands: Any) -> None:
    command = add_command(commands, "schema", "print a game's documents as JSON Schema", run)
    add_game(command)


def run(arguments: argparse.Namespace) -> None:
    from tablee.kernel.documents import Outcome, Prompt, Record, Refusal

    game = registry.game(arguments.game)
    structs = [game.options_type, game.position_type, game.view_type]
    schemas, components = msgspec.json.schema_components(
        [*structs, Record, Outcome, Prompt, Refusal], ref_template="#/$defs/{name}"
    )
    names = ["options", "position", "view", "record", "outcome", "prompt", "refusal"]
    print_json(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": game.key,
            "type": "object",
            "properties": dict(zip(names, schemas, strict=True)),
            "$defs": components,
        }
    )
