"""Random games as streams of views and events, for the tests of the browser client's stage.

    python scripts/web_games.py footclub --games 40

Each line of the output is a document: first `{"game", "kinds"}`, then for each game `{"seed",
"options", "observers"}` with its set-up as line 0, and for each of its lines `{"line", "events",
"open", "views"}`: what each observer (every seat, and -1 for a spectator) is told and then sees,
and what an open replay tells. Views come without the moves, which are most of them.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.state import EVERYTHING, Event

#: A move out of this many is one of those that can be made at any time, such as a gift.
AT_ANY_TIME = 12
#: Random armies meet slowly: so many rounds are enough for every kind of event.
ROUNDS = (1, 2, 3)


def options_of(game: str, dice: random.Random) -> dict[str, Any]:
    """A table with any number of players and any additions."""

    def maybe() -> bool:
        return dice.random() < 0.5

    if game == "les-poilus":
        difficulty = dice.choice(["recruit", "normal", "veteran"])
        victory = dice.choice(["at-once", "after-support"])
        return {"players": dice.randint(2, 5), "difficulty": difficulty, "victory": victory}
    if game == "footclub":
        return {"shoot_out": maybe()}
    flags = ("first_turn_limits", "special_forces", "victory_points", "trenches", "special_start")
    more = ("two_national_units", "destroyed_at_five")
    options: dict[str, Any] = {flag: maybe() for flag in flags + more}
    options |= {"players": dice.choice([2, 2, 3, 4]), "armistice": dice.choice(ROUNDS)}
    options |= {"map": dice.choice(["aisne", "isonzo"])}
    # Cheap units meet soon, and everything is bought.
    options["prices"] = {"special-force": dice.choice([1, 25])}
    return options


def stream(game: str, seed: int, longest: int) -> None:
    """One game, line by line."""
    rules = registry.game(game)
    dice = random.Random(seed)
    options = options_of(game, dice)
    match = Match(rules, rules.options(options), FastChance(seed))
    observers = [*range(rules.seats(match.options)), -1]

    def views() -> list[Any]:
        found = [msgspec.to_builtins(match.view(seat).document()) for seat in observers]
        return [{**view, "moves": []} for view in found]

    def tell(line: int, events: Sequence[Event], **more: Any) -> None:
        told = {
            observer: [rules.event_document(event, observer) for event in events]
            for observer in (*observers, EVERYTHING)
        }
        heard = {"events": [told[one] for one in observers], "open": told[EVERYTHING]}
        _write({**more, "line": line, **heard, "views": views()})

    tell(0, match.setup_events, seed=seed, options=options, observers=observers)
    while match.outcome() is None and match.line < longest:
        line = _move(match, dice)
        tell(line.line, line.events)


def _move(match: Match, dice: random.Random) -> LogLine:
    """A move by chance of whoever may make one."""
    state = match.copy_state()
    free = [(seat, move) for seat in range(len(match.seats)) for move in state.at_any_time(seat)]
    # A surrender would end every game within a few lines.
    free = [(seat, move) for seat, move in free if "surrender" not in match.game.notation(move)]
    if free and dice.randrange(AT_ANY_TIME) == 0:
        seat, move = dice.choice(free)
    else:
        seat = dice.choice(match.to_act())
        move = dice.choice(_usual(match, seat))
    line = match.play(seat, move)
    assert isinstance(line, LogLine)
    return line


def _usual(match: Match, seat: int) -> list[int]:
    """A seat's moves, without most of those that only go back and forth."""
    moves = match.legal(seat)
    wanted = ("enter", "capture", "board", "attack", "buy", "lay", "draw", "heal", "repair", "pay")
    telling = [move for move in moves if match.game.notation(move).startswith(wanted)]
    return telling if telling and match.line % 3 else moves


def _write(document: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(document) + b"\n")


def main() -> None:
    """Play so many games from fixed seeds."""
    parser = argparse.ArgumentParser(description="Stream random games.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first one")
    parser.add_argument("--longest", type=int, default=1_000_000, help="lines of a game at most")
    arguments = parser.parse_args()
    rules = registry.game(arguments.game)
    fields = {kind.name: list(kind.fields) for kind in rules.event_kinds}
    _write({"game": arguments.game, "kinds": fields})
    for seed in range(arguments.first, arguments.first + arguments.games):
        stream(arguments.game, seed, arguments.longest)


if __name__ == "__main__":
    main()
