"""What can be wrong with a map, as sentences. The other languages say the same by these codes."""

from __future__ import annotations

from typing import Final

from tablee.kernel.documents import Argument, Fault
from tablee.kernel.words.narrator import Say

#: By code; the hex that a sentence is about, if any, comes before it.
SENTENCES: Final[dict[str, str]] = {
    "no-name": "the map has no line 'name: ...'",
    "name-before": "the map has a name already",
    "name": "{name} is not a name of at most {most} characters",
    "row-number": "{word} is not a row's number from 1 to {most}",
    "row-before": "row {row} was drawn before",
    "row-length": "a row has {needed} hexes, not {count}",
    "row-missing": "row {row} is missing",
    "sign": "{sign} is not a sign of a map",
    "half-turn": "{here} is not {there}, the sign of {other} after a half turn",
    "fort-half-turn": (
        "fort {here} becomes fort {partner} by a half turn, but fort {there} at {other}"
    ),
    "trench-half-turn": (
        "trench {here} becomes trench {partner} by a half turn, but trench {there} at {other}"
    ),
    "no-fort": "fort {fort} has no hex '{fort}@'",
    "entrances": "fort {fort} needs 2 entrances '{fort}+', not {count}",
    "no-start": "start {start} is missing",
    "start-before": "start {start} is drawn before",
    "fort-in-pieces": "the fort is not in one piece",
    "entrance-shut": "nobody can come to this entrance",
    "two-forts": "is next to entrances of two forts",
    "starts-near": "is a start less than {needed} from another",
    "room": "the start has room for {room} units in {rings} rings, not {units}",
    "land": "cannot be reached by land",
    "land-area": "cannot be reached by land, with {count} more around it",
    "fort-unreachable": "the fort cannot be reached on foot",
    "walled-in": "is walled in for units of speed 1",
    "walled-in-area": "is walled in for units of speed 1, with {count} more around it",
    "fort-walled-in": "units of speed 1 cannot walk out of the fort",
    "trench-broken": "the trench is broken",
    "no-trench": "there is no trench",
    "no-trench-at-fort": "no trench touches a fort",
    "water": "the largest water has {count} hexes; a gunboat needs {needed}",
    "too-long": "has {count} characters; no such file has more than {most}",
}


def map_fault(line: int, spot: str, code: str, args: dict[str, Argument]) -> Fault:
    """A fault on a line, 0 for none, about the hex of that name, "" for none."""
    name = f"{spot}: " if spot else ""
    where = f"line {line}" if line else "end"
    told = {**args, "line": line, "hex": spot}
    return Fault(where, name + SENTENCES[code].format(**args), code, told)


def map_sentence(say: Say, fault: Fault) -> str:
    """A fault of a map in the language of `say`."""
    told = say(f"trench-club-map-fault-{fault.code}", fault.args)
    if fault.args["hex"]:
        told = say("trench-club-map-fault-hex", {"hex": fault.args["hex"], "fault": told})
    if fault.args["line"]:
        told = say("trench-club-map-fault-line", {"line": str(fault.args["line"]), "fault": told})
    return told
