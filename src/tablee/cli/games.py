"""`tablee games`: the games and their options. `tablee learn`: how one is played."""

from __future__ import annotations

import argparse
from textwrap import fill, indent
from typing import Any

import msgspec

from tablee.cli.arguments import add_command, add_game, add_language, texts_of
from tablee.cli.files import print_json
from tablee.games import registry
from tablee.kernel.game import Game
from tablee.text_mode.lessons import lessons_of

#: Lines for reading are no longer than this.
WIDTH = 77


def add(commands: Any) -> None:
    command = add_command(commands, "games", "list the games, or one game's options", run)
    command.add_argument("game", nargs="?", metavar="GAME", help=", ".join(registry.names()))
    command.add_argument("--json", action="store_true", help="as JSON")
    add_language(command)


def add_learn(commands: Any) -> None:
    command = add_command(commands, "learn", "explain how a game is played", run_learn)
    add_game(command)
    add_language(command)


def run_learn(arguments: argparse.Namespace) -> None:
    texts, game = texts_of(arguments), registry.game(arguments.game)
    print(texts.say(f"{game.key}-name"))
    lessons = lessons_of(game.key, texts)
    if not lessons:
        print(texts.say("text-no-lessons"))
    for number, lesson in enumerate(lessons, 1):
        print(f"\n{number}. {lesson.title}\n")
        for paragraph in lesson.paragraphs:
            print(indent(fill(paragraph, WIDTH, break_on_hyphens=False), "   "))


def run(arguments: argparse.Namespace) -> None:
    say = texts_of(arguments).say
    found = (
        [registry.game(arguments.game)]
        if arguments.game
        else list(map(registry.game, registry.names()))
    )
    if arguments.json:
        print_json([game_document(game) for game in found])
        return
    for game in found:
        seats = f"{game.fewest_seats}-{game.most_seats}"
        seats = seats if game.fewest_seats < game.most_seats else str(game.fewest_seats)
        print(f"{game.key:12} {seats:>4}  {say(game.key + '-about')}")
        if arguments.game:
            print(f"{'':12}       levels: {', '.join(game.levels)}")
            for field in msgspec.structs.fields(game.options_type):
                print(f"  --option {field.name}={_default_text(field)}")


def _default_text(field: msgspec.structs.FieldInfo) -> str:
    default = field.default
    if default is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    if isinstance(default, str):
        return default
    return msgspec.json.encode(default).decode()


def game_document(game: Game) -> dict[str, Any]:
    """What a program may want to know of a game."""
    return {
        "game": game.key,
        "rules": game.rules_versions[-1],
        "fewest_seats": game.fewest_seats,
        "most_seats": game.most_seats,
        "levels": list(game.levels),
        "options": msgspec.to_builtins(game.options({})),
    }
