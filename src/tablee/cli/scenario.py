"""`tablee scenario`: a scenario file, played and checked."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import msgspec

from tablee.cli.arguments import add_command
from tablee.cli.files import print_json, read_text
from tablee.games import registry
from tablee.kernel.documents import Fault, Faults, Scenario
from tablee.option_files import OwnMaps, usual_folder


def add(commands: Any) -> None:
    command = add_command(commands, "scenario", "play a scenario file and check it", run)
    command.add_argument("file", metavar="FILE", help="a scenario in TOML")
    command.add_argument("--json", action="store_true", help="the result as JSON")


def with_map(scenario: Scenario) -> Scenario:
    """The scenario with the drawing in the place of a map's name."""
    maps = OwnMaps(registry.game(scenario.game), usual_folder())
    if scenario.options is not None:
        return msgspec.structs.replace(scenario, options=maps.fill_in(scenario.options))
    position = scenario.position or {}
    if not isinstance(position.get("options"), dict):
        return scenario
    position = position | {"options": maps.fill_in(position["options"])}
    return msgspec.structs.replace(scenario, position=position)


def run(arguments: argparse.Namespace) -> int:
    from tablee.kernel.scenario import ScenarioFailure, ScenarioRun, read_scenario

    source = arguments.file
    text = read_text(source)
    failure: ScenarioFailure | None = None
    try:
        scenario = read_scenario(text)
        run = ScenarioRun(with_map(scenario), registry.game(scenario.game))
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
                "moves": run.match.line,
                "result": run.match.outcome(),
            }
        )
    elif failure is None:
        print(f"{scenario.title}: passed, {run.match.line} moves")
    else:
        print(f"{source}: {scenario.title}: {failure}", file=sys.stderr)
    return 0 if failure is None else 1
