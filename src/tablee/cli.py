"""The `tablee` command: reads arguments, opens files, prints, and turns errors into sentences.

Exit codes: 0 all went well, 1 the answer is no (a scenario that fails), 2 the input is bad,
130 interrupted.
"""

from __future__ import annotations

import argparse
import io
import os
import secrets
import sys
import tomllib
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from tablee import __version__
from tablee.games import registry
from tablee.kernel.documents import Fault, Faults, SeatDocument
from tablee.kernel.game import Game
from tablee.kernel.reading import read_json
from tablee.server.commands import add_commands as add_server_commands
from tablee.texts import LANGUAGES, Texts, system_language


class Complaint(Exception):
    """Bad input, told in one or more plain lines."""


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    prepare_streams()
    try:
        arguments = build_parser().parse_args(argv)
        code = arguments.run(arguments)
        sys.stdout.flush()
        return int(code or 0)
    except (Complaint, Faults, registry.UnknownGame) as error:
        for line in str(error).splitlines():
            print(f"tablee: {line}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader went away, as `| head` does: say nothing more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, MemoryError, RecursionError) as error:
        print(f"tablee: {error.__class__.__name__}: {error}", file=sys.stderr)
        return 2


def prepare_streams() -> None:
    """Characters that a terminal cannot show are replaced, and a closed output is no error."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are as short as ours."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        print(f"Try: {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def build_parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = Parser(
        prog="tablee",
        description="Three tabletop games to play and to study.",
        epilog="Each command explains itself: tablee simulate --help",
    )
    parser.add_argument("--version", action="version", version=f"tablee {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_games(commands)
    _add_term(commands, "term", "play in the terminal, line by line")
    _add_term(commands, "play", "start playing at once: you against computer players")
    _add_simulate(commands)
    _add_replay(commands)
    _add_scenario(commands)
    _add_map(commands)
    _add_schema(commands)
    _add_bench(commands)
    add_server_commands(commands)
    _add_completion(commands)
    return parser


def _command(commands: Any, name: str, summary: str, run: Any) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=summary, description=summary[0].upper() + summary[1:] + "."
    )
    command.set_defaults(run=run)
    return command


def _add_game(command: argparse.ArgumentParser, nargs: str | None = None) -> None:
    described = {"metavar": "GAME", "help": ", ".join(registry.names())}
    if nargs is None:
        command.add_argument("game", **described)  # type: ignore[arg-type]
    else:
        command.add_argument("game", nargs=nargs, default="les-poilus", **described)  # type: ignore[arg-type]


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", type=int, metavar="N", help="how many players")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, as `tablee games GAME` lists them, or NAME=@FILE; may be repeated",
    )


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="language (default: the system's)")


def table_options(game: Game, arguments: argparse.Namespace) -> dict[str, Any]:
    """Option data from --players and --option that the game accepts; else a complaint.

    A value is JSON, or else plain text; @FILE stands for what a TOML or JSON file holds.
    """
    options: dict[str, Any] = {}
    files: dict[str, str] = {}
    for given in arguments.option:
        name, equals, text = given.partition("=")
        if not equals:
            raise Complaint(f"--option {given}: write NAME=VALUE")
        if text.startswith("@"):
            files[f"options.{name}"] = text[1:]
            options[name] = read_data(text[1:])
            continue
        try:
            options[name] = msgspec.json.decode(text.encode(errors="replace"))
        except msgspec.DecodeError:
            options[name] = text
        except RecursionError:
            raise Complaint(f"--option {name}: is nested too deeply") from None
    if arguments.players is not None:
        fields = {field.name for field in msgspec.structs.fields(game.options_type)}
        if "players" in fields:
            options["players"] = arguments.players
        elif not game.fewest_seats <= arguments.players <= game.most_seats:
            raise Complaint(f"--players: {game.key} is played by {game.fewest_seats}")
    try:
        game.options(options)
    except Faults as faults:
        raise Faults([_in_file(fault, files) for fault in faults.faults]) from None
    return options


def _in_file(fault: Fault, files: dict[str, str]) -> Fault:
    """The fault of an option that came from a file, told with the file's name."""
    for option, file in files.items():
        if fault.field.startswith(option):
            field = fault.field[len(option) :].lstrip(".") or "document"
            return Fault(f"{file}: {field}", fault.message)
    return fault


def read_data(name: str) -> Any:
    """What a TOML or JSON file holds."""
    text = read_file(name)
    if name.endswith(".json"):
        return read_json(text, name)
    try:
        return tomllib.loads(text.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint(f"{name}: is not TOML: {error}") from None
    except RecursionError:
        raise Complaint(f"{name}: is nested too deeply") from None


def read_file(name: str) -> bytes:
    """A file's contents; '-' is the standard input."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise Complaint(f"{name}: {getattr(error, 'strerror', None) or error}") from None


def print_json(value: Any) -> None:
    """Print a value as indented JSON."""
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


# ---- games --------------------------------------------------------------------------------------


def _add_games(commands: Any) -> None:
    command = _command(commands, "games", "list the games, or one game's options", _run_games)
    command.add_argument("game", nargs="?", metavar="GAME", help=", ".join(registry.names()))
    command.add_argument("--json", action="store_true", help="as JSON")
    _add_language(command)


def _run_games(arguments: argparse.Namespace) -> None:
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


def texts_of(arguments: argparse.Namespace) -> Texts:
    """The language asked for, or the system's."""
    return Texts(arguments.lang or system_language(dict(os.environ)))


# ---- term, play ---------------------------------------------------------------------------------


def _add_term(commands: Any, name: str, summary: str) -> None:
    command = _command(commands, name, summary, _run_term)
    _add_game(command, "?" if name == "play" else None)
    _add_options(command)
    command.add_argument(
        "--seats",
        metavar="WHO,WHO…",
        help="who sits where: human, or a computer player's level (default: one human)",
    )
    command.add_argument("--names", metavar="NAME,NAME…", help="the humans' names, in seat order")
    command.add_argument("--seed", type=int, help="the same seed deals the same game")
    command.add_argument("--save", metavar="FILE", help="write the record at the end")
    _add_language(command)


def _run_term(arguments: argparse.Namespace) -> None:
    from tablee.kernel.chance import Chance, FairChance, FastChance
    from tablee.kernel.match import Match
    from tablee.term import Terminal, seat_documents

    game = registry.game(arguments.game)
    texts = texts_of(arguments)
    options = game.options(table_options(game, arguments))
    levels = seat_levels(game, arguments.seats, game.seats(options))
    names = [printable(name) for name in arguments.names.split(",")] if arguments.names else []
    if len(names) > levels.count("human"):
        raise Complaint(f"--names: {len(names)} names for {levels.count('human')} humans")
    chance: Chance = FairChance(secrets.token_bytes(32), "table")
    bot_chance = FastChance(secrets.randbits(64))
    if arguments.seed is not None:
        chance, bot_chance = FastChance(arguments.seed), FastChance(arguments.seed, 1)
    match = Match(game, options, chance, seat_documents(levels, names, texts))
    bots = [None if level == "human" else game.bot(level) for level in levels]
    if arguments.save:
        write_record(arguments.save, msgspec.json.encode(match.record()))  # fails now, not later
    try:
        Terminal(game, match, bots, texts, bot_chance).run()
    finally:
        if arguments.save:
            write_record(arguments.save, msgspec.json.encode(match.record()))


def write_record(name: str, document: bytes) -> None:
    """Write a record, indented."""
    try:
        Path(name).write_bytes(msgspec.json.format(document) + b"\n")
    except (OSError, ValueError) as error:
        raise Complaint(f"{name}: {getattr(error, 'strerror', None) or error}") from None


def seat_levels(game: Game, given: str | None, seats: int) -> list[str]:
    """Who sits at each seat: 'human' or a level of the game's computer players."""
    if given is None:
        return ["human"] + [game.levels[-1]] * (seats - 1)
    levels = given.split(",")
    if len(levels) != seats:
        raise Complaint(f"--seats: names {len(levels)} seats, but the table has {seats}")
    return [check_level(game, level, ("human", *game.levels), "--seats") for level in levels]


def check_level(game: Game, level: str, known: tuple[str, ...], where: str) -> str:
    """A level that exists, or a complaint."""
    if level not in known:
        raise Complaint(f"{where}: {game.key} has no {level!r}; choose from {', '.join(known)}")
    return level


# ---- simulate -----------------------------------------------------------------------------------


def _add_simulate(commands: Any) -> None:
    command = _command(
        commands, "simulate", "play many games between computer players", _run_simulate
    )
    _add_game(command)
    _add_options(command)
    command.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    command.add_argument(
        "--bots", metavar="LEVEL", help="a level for all seats, or one for each: LEVEL,LEVEL…"
    )
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the seed (1)")
    command.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    command.add_argument("--json", action="store_true", help="the report as JSON")


def _run_simulate(arguments: argparse.Namespace) -> None:
    from tablee.lab.simulate import Plan, simulate

    game = registry.game(arguments.game)
    for name in ("games", "jobs"):
        if getattr(arguments, name) < 1:
            raise Complaint(f"--{name}: must be at least 1")
    given = table_options(game, arguments)
    seats = game.seats(game.options(given))
    levels = (arguments.bots or game.levels[-1]).split(",")
    levels = levels * seats if len(levels) == 1 else levels
    if len(levels) != seats:
        raise Complaint(f"--bots: names {len(levels)} seats, but the table has {seats}")
    levels = [check_level(game, level, game.levels, "--bots") for level in levels]
    plan = Plan(
        game=game.key, options=given, bots=levels, games=arguments.games, seed=arguments.seed
    )
    show = None if arguments.json and not sys.stderr.isatty() else progress_bar
    report = simulate(plan, arguments.jobs, show if sys.stderr.isatty() else None)
    if arguments.json:
        print_json(report)
        return
    print(f"{report.games} games of {game.key} by {', '.join(levels)}: {report.steps} moves")
    for reason, count in report.outcomes.items():
        print(f"  {reason:16} {count:9}  {100 * count / report.games:6.2f} %")
    low, high = (100 * share for share in report.won_interval)
    share = f"{100 * report.won_share:6.2f} %  ({low:.2f} to {high:.2f})"
    print(f"  {'won':16} {report.won:9}  {share}")
    print(f"  {'wins by seat':16} {', '.join(map(str, report.wins))}")
    for name, value in report.statistics.items():
        low, high = value.interval
        print(f"  {name:16} {value.mean:9.4f}  a game ({low:.4f} to {high:.4f})")
    print(f"  {report.seconds:.1f} s, {report.steps_per_second:,.0f} moves a second")


def progress_bar(done: int, total: int) -> None:
    """A bar on the terminal's error stream, wiped when all is done."""
    width = 40
    full = width * done // total
    bar = "#" * full + "." * (width - full)
    ending = "\r" + " " * (width + 30) + "\r" if done >= total else ""
    print(f"\r[{bar}] {done}/{total}{ending}", end="", file=sys.stderr, flush=True)


# ---- replay, scenario ---------------------------------------------------------------------------


def _add_replay(commands: Any) -> None:
    command = _command(commands, "replay", "tell a recorded game again and check it", _run_replay)
    command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    command.add_argument(
        "--seat", metavar="N", help="only what this seat saw, or 'spectator' (default: all)"
    )
    command.add_argument("--upto", type=int, metavar="LINE", help="stop after this line")
    command.add_argument("--json", action="store_true", help="events and result as JSON")
    _add_language(command)


def _run_replay(arguments: argparse.Namespace) -> None:
    from tablee.kernel.record import read_record, replay
    from tablee.kernel.state import EVERYTHING

    source = arguments.file
    if arguments.upto is not None and arguments.upto < 0:
        raise Complaint("--upto: must be at least 0")
    try:
        record = read_record(read_json(read_file(source), source))
        game = registry.game(record.game)
        english = game.narrator(Texts("en").say, _names(record.seats, Texts("en")))
        match = replay(record, game, arguments.upto, english.refusal)
    except Faults as faults:
        raise faults.named(source) from None
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    observer = _observer(arguments.seat, len(match.seats))
    log = match.log(observer)
    if arguments.json:
        shown: dict[str, Any] = {"events": log, "result": match.outcome()}
        if observer == EVERYTHING:
            shown["position"] = match.position()
        else:
            shown["view"] = game.view_document(match.view(observer))
        print_json(shown)
        return
    texts = texts_of(arguments)
    narrator = game.narrator(texts.say, _names(match.seats, texts))
    for event in log:
        print(f"{event['seq']:4} {narrator.event(event)}")
    outcome = match.outcome()
    if outcome is not None:
        print(narrator.outcome(outcome))
    else:
        for line in narrator.look(match.view(max(observer, -1))):
            print(line)


def _names(seats: list[SeatDocument], texts: Texts) -> list[str]:
    """Names that can be printed: a file may hold anything."""
    return [
        printable(seat.name) or texts.say("term-name-human", {"number": number + 1})
        for number, seat in enumerate(seats)
    ]


def printable(name: str) -> str:
    """A name without control characters, on one line, of reasonable length."""
    return "".join(sign for sign in name if sign.isprintable())[:40].strip()


def _observer(seat: str | None, seats: int) -> int:
    from tablee.kernel.state import EVERYTHING, SPECTATOR

    if seat is None:
        return EVERYTHING
    if seat == "spectator":
        return SPECTATOR
    if seat in map(str, range(seats)):
        return int(seat)
    raise Complaint(f"--seat: must be 0 to {seats - 1} or 'spectator', not {seat[:20]!r}")


def _add_scenario(commands: Any) -> None:
    command = _command(commands, "scenario", "play a scenario file and check it", _run_scenario)
    command.add_argument("file", metavar="FILE", help="a scenario in TOML")
    command.add_argument("--json", action="store_true", help="the result as JSON")


def _run_scenario(arguments: argparse.Namespace) -> int:
    from tablee.kernel.scenario import ScenarioFailure, ScenarioRun, read_scenario

    source = arguments.file
    try:
        text = read_file(source).decode()
    except UnicodeDecodeError as error:
        raise Complaint(f"{source}: is not UTF-8 text: {error.reason}") from None
    failure: ScenarioFailure | None = None
    try:
        scenario = read_scenario(text)
        run = ScenarioRun(scenario, registry.game(scenario.game))
    except Faults as faults:
        raise faults.named(source) from None
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    try:
        run.run()
    except ScenarioFailure as found:
        failure = found
    if arguments.json:
        print_json(
            {
                "title": scenario.title,
                "passed": failure is None,
                "line": failure.line if failure else None,
                "message": failure.message if failure else None,
                "moves": run.match.seq,
                "result": run.match.outcome(),
            }
        )
    elif failure is None:
        print(f"{scenario.title}: passed, {run.match.seq} moves")
    else:
        print(f"{source}: {scenario.title}: {failure}", file=sys.stderr)
    return 0 if failure is None else 1


# ---- map --------------------------------------------------------------------------------------


def _add_map(commands: Any) -> None:
    command = _command(commands, "map", "check a map of Trench Club and draw it as SVG", _run_map)
    command.add_argument("file", metavar="FILE", help="a map in text, or the name of one of ours")
    command.add_argument("--svg", metavar="FILE", help="where to draw it (default: only check)")


def _run_map(arguments: argparse.Namespace) -> None:
    from tablee.games.trench_club.map_drawing import draw_svg
    from tablee.games.trench_club.maps import MAP_KEYS, map_text, read_map

    source = arguments.file
    if source in MAP_KEYS:
        text = map_text(source)
    else:
        try:
            text = read_file(source).decode()
        except UnicodeDecodeError as error:
            raise Complaint(f"{source}: is not UTF-8 text: {error.reason}") from None
    field = read_map(text, source)
    print(f"{source}: {field.name}, nothing is wrong with it")
    if arguments.svg:
        try:
            Path(arguments.svg).write_text(draw_svg(field), "utf-8")
        except OSError as error:
            raise Complaint(f"{arguments.svg}: {error.strerror or error}") from None


# ---- schema, bench, completion ------------------------------------------------------------------


def _add_schema(commands: Any) -> None:
    command = _command(commands, "schema", "print a game's documents as JSON Schema", _run_schema)
    _add_game(command)


def _run_schema(arguments: argparse.Namespace) -> None:
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


def _add_bench(commands: Any) -> None:
    command = _command(commands, "bench", "measure how fast the rules run here", _run_bench)
    command.add_argument("--seconds", type=float, default=2.0, help="for each game (2)")
    command.add_argument("--json", action="store_true", help="as JSON")


def _run_bench(arguments: argparse.Namespace) -> None:
    from tablee.kernel import COMPILED
    from tablee.lab.bench import measure

    if not 0 < arguments.seconds <= 3600:
        raise Complaint("--seconds: must be more than 0 and at most 3600")
    found = [measure(registry.game(name), arguments.seconds) for name in registry.names()]
    if arguments.json:
        print_json({"compiled": COMPILED, "games": found})
        return
    print(f"{'compiled by mypyc' if COMPILED else 'pure Python'}, random play, one core")
    for speed in found:
        print(f"  {speed.game:12} {speed.players} players  {speed.steps_per_second:12,.0f} moves/s")


def _add_completion(commands: Any) -> None:
    command = _command(
        commands, "completion", "print a completion script for a shell", _run_completion
    )
    command.add_argument("shell", choices=("bash", "zsh", "tcsh"))


def _run_completion(arguments: argparse.Namespace) -> None:
    import shtab

    parser = build_parser()
    for command in _subcommands(parser):
        for action in command._actions:
            if action.metavar == "GAME":
                action.choices = registry.names()
            elif action.metavar == "FILE":
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    print(shtab.complete(parser, shell=arguments.shell))


def _subcommands(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return list(action.choices.values())
    return []
