"""`tablee replay`: a recorded game, told again and checked.

`tablee verify`: were the draws of a record fair?
"""

from __future__ import annotations

import argparse
from typing import Any

from tablee.cli.arguments import add_command, add_language, texts_of
from tablee.cli.files import Complaint, print_json, read_file
from tablee.games import registry
from tablee.kernel.documents import Fault, Faults, SeatDocument
from tablee.kernel.reading import read_json
from tablee.texts import Texts, printable


def add_replay(commands: Any) -> None:
    command = add_command(commands, "replay", "replay a recorded game and verify it", run_replay)
    command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    command.add_argument(
        "--seat", metavar="N", help="only what this seat saw, or 'spectator' (default: all)"
    )
    command.add_argument("--upto", type=int, metavar="LINE", help="stop after this line")
    command.add_argument("--json", action="store_true", help="events and result as JSON")
    add_language(command)


def run_replay(arguments: argparse.Namespace) -> None:
    from tablee.kernel.record import read_record, replay
    from tablee.kernel.state import EVERYTHING, SPECTATOR

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
            shown["view"] = match.view(observer).document()
        print_json(shown)
        return
    texts = texts_of(arguments)
    narrator = game.narrator(texts.say, _names(match.seats, texts), max(observer, SPECTATOR))
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


def _observer(seat: str | None, seats: int) -> int:
    from tablee.kernel.state import EVERYTHING, SPECTATOR

    if seat is None:
        return EVERYTHING
    if seat == "spectator":
        return SPECTATOR
    if seat in map(str, range(seats)):
        return int(seat)
    raise Complaint(f"--seat: must be 0 to {seats - 1} or 'spectator', not {seat[:20]!r}")


def add_verify(commands: Any) -> None:
    command = add_command(
        commands, "verify", "check that every draw of a record was fair", run_verify
    )
    command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    command.add_argument("--json", action="store_true", help="as JSON")


def run_verify(arguments: argparse.Namespace) -> None:
    from tablee.kernel.record import read_record
    from tablee.server.fairness import verify

    source = arguments.file
    try:
        proof = verify(read_record(read_json(read_file(source), source)))
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    except Faults as faults:
        raise faults.named(source) from None
    if arguments.json:
        print_json(proof)
        return
    print(f"{proof.game}: {proof.moves} lines, {proof.draws} draws: all as the secret gives them")
    for tally in proof.tallies:
        counts = " ".join(map(str, tally.counts))
        print(f"  below {tally.sides:3}: {counts}  (expected {tally.expected:g} each)")
