"""`tablee verify`: were the draws of a record fair?"""

from __future__ import annotations

import argparse
from typing import Any

from tablee.cli.arguments import add_command
from tablee.cli.files import print_json, read_file
from tablee.games import registry
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.reading import read_json


def add(commands: Any) -> None:
    command = add_command(commands, "verify", "check that every draw of a record was fair", run)
    command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    command.add_argument("--json", action="store_true", help="as JSON")


def run(arguments: argparse.Namespace) -> None:
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
