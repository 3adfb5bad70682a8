"""`tablee schema`: a game's documents as JSON Schema.

`tablee protocol`: the server's interface for programs.
"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from tablee.cli.arguments import add_command, add_game
from tablee.cli.files import print_json
from tablee.games import registry


def add_schema(commands: Any) -> None:
    command = add_command(commands, "schema", "print a game's documents as JSON Schema", run_schema)
    add_game(command)


def run_schema(arguments: argparse.Namespace) -> None:
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


def add_protocol(commands: Any) -> None:
    command = add_command(
        commands, "protocol", "print the server's interface for programs", run_protocol
    )
    command.add_argument(
        "form", choices=("openapi", "schema", "typescript"), help="REST, all documents, or types"
    )


def run_protocol(arguments: argparse.Namespace) -> None:
    from tablee.server.api.openapi import openapi_document, wire_schema
    from tablee.server.api.typescript import typescript

    if arguments.form == "typescript":
        print(typescript(), end="")
        return
    print_json(openapi_document() if arguments.form == "openapi" else wire_schema())
