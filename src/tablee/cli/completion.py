"""`tablee completion`: a script that completes commands in a shell."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from tablee.cli.arguments import add_command
from tablee.games import registry


def add(commands: Any) -> None:
    command = add_command(commands, "completion", "print a completion script for a shell", run)
    command.add_argument("shell", choices=("bash", "zsh", "tcsh", "fish"))


def run(arguments: argparse.Namespace) -> None:
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
