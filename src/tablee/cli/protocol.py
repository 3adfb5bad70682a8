"""`tablee protocol`: the server's interface for programs."""

from __future__ import annotations

import argparse
from typing import Any

from tablee.cli.arguments import add_command
from tablee.cli.files import print_json


def add(commands: Any) -> None:
    command = add_command(commands, "protocol", "print the server's interface for programs", run)
    command.add_argument(
        "form", choices=("openapi", "schema", "typescript"), help="REST, all documents, or types"
    )


def run(arguments: argparse.Namespace) -> None:
    from tablee.server.api.openapi import openapi_document, wire_schema
    from tablee.server.api.typescript import typescript

    if arguments.form == "typescript":
        print(typescript(), end="")
        return
    print_json(openapi_document() if arguments.form == "openapi" else wire_schema())
