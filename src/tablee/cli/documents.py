"""`tablee schema`: a game's documents as JSON Schema.

`tablee protocol`: the server's interface for programs.

`tablee completion`: a script that completes commands in a shell.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.cli.arguments import add_command, add_game, add_language, texts_of
from tablee.cli.files import print_json
from tablee.games import registry
from tablee.protocol.option_words import described


def add_schema(commands: Any) -> None:
    command = add_command(commands, "schema", "print a game's documents as JSON Schema", run_schema)
    add_game(command)
    add_language(command)


def run_schema(arguments: argparse.Namespace) -> None:
    from tablee.kernel.documents import Outcome, Prompt, Record, Refusal

    game = registry.game(arguments.game)
    structs = [game.options_type, game.position_type, game.view_type]
    schemas, components = msgspec.json.schema_components(
        [*structs, Record, Outcome, Prompt, Refusal], ref_template="#/$defs/{name}"
    )
    options = components[game.options_type.__name__]
    options["properties"] = described(game.key, options["properties"], texts_of(arguments))
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


def add_completion(commands: Any) -> None:
    command = add_command(
        commands, "completion", "print a completion script for a shell", run_completion
    )
    command.add_argument("shell", choices=("bash", "zsh", "tcsh", "fish"))


def run_completion(arguments: argparse.Namespace) -> None:
    import shtab

    parser = arguments.parser
    for command in subcommands(parser).values():
        for action in command._actions:
            if action.metavar == "GAME":
                action.choices = registry.names()
            elif action.metavar == "FILE":
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    if arguments.shell == "fish":
        print("\n".join(fish_lines(parser)))
    else:
        print(shtab.complete(parser, shell=arguments.shell))


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands of a parser, by name."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def fish_lines(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Completions for fish, which shtab does not know."""
    yield "complete -c tablee -f"
    for name, command in subcommands(parser).items():
        summary = _fish_quoted(command.description or "")
        yield f"complete -c tablee -n __fish_use_subcommand -a {name} -d {summary}"
        here = f"complete -c tablee -n '__fish_seen_subcommand_from {name}'"
        for action in command._actions:
            options = "".join(f" -l {o[2:]}" for o in action.option_strings if o[:2] == "--")
            files = " -F" if action.metavar == "FILE" else ""
            if options:
                needs = " -r" if action.nargs != 0 else ""
                yield f"{here}{options}{needs}{files} -d {_fish_quoted(action.help or '')}"
            elif files:
                yield here + files
            if action.choices is not None:
                words = " ".join(map(str, action.choices))
                yield f"{here}{options}{' -x' if options else ''} -a {_fish_quoted(words)}"


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
