"""`tablee replay`: a recorded game, told again and checked.

`tablee verify`: were the draws of a record fair?
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.cli.arguments import add_command, add_language, texts_of
from tablee.cli.files import Complaint, print_json, read_file
from tablee.games import registry
from tablee.kernel.documents import Fault, Faults, Record, SeatDocument
from tablee.kernel.reading import read_json
from tablee.texts import Texts, printable

if TYPE_CHECKING:
    from tablee.client import Receipt, Vouched


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
    command.add_argument(
        "--commitment",
        default="",
        metavar="HEX",
        help="the promise you were shown before the start",
    )
    command.add_argument(
        "--contribution", default="", metavar="HEX", help="what you added to the dice"
    )
    command.add_argument("--json", action="store_true", help="as JSON")


def run_verify(arguments: argparse.Namespace) -> None:
    from tablee.client import Receipt
    from tablee.kernel.record import read_record
    from tablee.server.fairness import verify

    source = arguments.file
    receipt = Receipt(arguments.commitment.strip().lower(), arguments.contribution.strip().lower())
    try:
        record = read_record(read_json(read_file(source), source))
        proof = verify(record)
        vouched = _vouched(record, receipt)
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    except Faults as faults:
        raise faults.named(source) from None
    if arguments.json:
        print_json({**msgspec.to_builtins(proof), "vouched": vouched})
        return
    print(f"{proof.game}: {proof.moves} lines, {proof.draws} draws: all as the secret gives them")
    for tally in proof.tallies:
        counts = " ".join(map(str, tally.counts))
        print(f"  below {tally.sides:3}: {counts}  (expected {tally.expected:g} each)")
    print(Texts("en").say(f"dice-{vouched}"))


def _vouched(record: Record, receipt: Receipt) -> Vouched:
    """For what the person who kept this can vouch; a fault where the record differs."""
    from tablee.client import Unfair, vouch

    assert record.fairness is not None, "it was verified"
    try:
        return vouch(record.fairness.commitment, record.fairness.contributions, receipt)
    except Unfair as unfair:
        message = Texts("en").say(f"dice-unfair-{unfair.part}")
        raise Faults([Fault(f"fairness.{unfair.part}", message)]) from None
