"""A scenario: a start, a script of moves with their draws, and what must come of it.

One TOML file that a person can read. It serves as a golden test, a puzzle or a tutorial.

    title = "A third night card breaks the mission"
    game = "les-poilus"
    shows = ["P3.8"]
    rules = 1                      # a version of the game's rules, if not the newest
    setup = [0, 1, 0, 0]           # the draws of the set-up, if it starts from options
    [options]                      # a table's options ...
    players = 3
    [position]                     # ... or a position, which holds its options
    ...

The script has one line for each step:

    0 play 12                      seat 0 makes the move written in the game's notation
    0 play 4 < 17                  ... and chance gives card 17 (items, faces or numbers)
    0 play 4 | play 5              ... or another one that would do as well in a guided game
    1 withdraw left ! fragile      the move must be refused with this code
    1 undo                         seat 1 takes its last move back
    = trials 20                    a field of the position must have this value (JSON)
    = hands.1 [4, 17]              ... also inside a list or an object
    = outcome "monument"           the game must have ended for this reason (null: not yet)
    = acting [0, 2]                these seats must be to act
    # a remark
    > welcome @trials P1.3         a word of the coach, in a guided game: see `kernel.guided`
"""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from tablee.kernel.chance import ChanceError, ScriptedChance
from tablee.kernel.documents import Fault, Faults, Refusal, Scenario
from tablee.kernel.game import Game
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.reading import struct_faults


def _number(word: str) -> int:
    """A whole number of a script; raises ValueError if it is none, or absurdly large."""
    if len(word) > 10:
        raise ValueError(f"{word[:10]}… is too long")
    return int(word)


class ScriptMove:
    """A move of a script: the first of `moves` is made, any of them would do in a guided game."""

    def __init__(self, seat: int, moves: list[str], draws: list[int], refused: str) -> None:
        self.seat = seat
        self.moves = moves
        self.draws = draws
        #: The code with which it must be refused; empty if it must be made.
        self.refused = refused


def read_move(text: str) -> ScriptMove:
    """The move that a line of a script writes; raises ValueError with a plain sentence."""
    text, _, code = text.partition("!")
    text, _, draws = text.partition("<")
    seat, _, moves = text.strip().partition(" ")
    try:
        numbers = [_number(word) for word in draws.split()]
        notations = [notation.strip() for notation in moves.split("|")]
        return ScriptMove(_number(seat), notations, numbers, code.strip())
    except ValueError:
        raise ValueError(f"{text!r} must be a seat, a move, and '<' with draws") from None


class ScenarioFailure(Exception):
    """A line of a script that did not go as it says."""

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.message = message
        super().__init__(f"line {line} of the script: {message}")


def read_scenario(text: str) -> Scenario:
    """The scenario of a TOML file; raises `Faults` naming every malformed field."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Faults([Fault("document", f"is not TOML: {error}")]) from None
    faults = struct_faults(Scenario, data, "")
    if not faults and ("options" in data) == ("position" in data):
        faults.append(Fault("options", "a scenario starts from either options or a position"))
    if faults:
        raise Faults(faults)
    return msgspec.convert(data, Scenario)


class ScenarioRun:
    """A scenario being played, line by line."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.game = game
        self.scenario = scenario
        self.lines = scenario.script.strip("\n").split("\n")
        self.next_line = 0
        setup = ScriptedChance(scenario.setup)
        position = scenario.position
        given = scenario.options if position is None else position.get("options", {})
        if scenario.rules not in (0, *game.rules_versions):
            known = ", ".join(str(version) for version in game.rules_versions)
            raise Faults([Fault("rules", f"is {scenario.rules}; {game.key} knows {known}")])
        try:
            options = game.options(given or {})
            self.match = Match(game, options, setup, rules=scenario.rules, position=position)
            setup.finish()
        except ChanceError as error:
            raise Faults([Fault("setup", str(error))]) from None

    def finished(self) -> bool:
        """Whether every line was played."""
        return self.next_line >= len(self.lines)

    def step(self) -> None:
        """Play the next line; raises `ScenarioFailure` if it does not go as written."""
        text = self.lines[self.next_line].strip()
        self.next_line += 1
        if not text or text[0] in "#>":
            return
        if text.startswith("="):
            self._expect(text[1:].strip())
        else:
            self._move(text)

    def run(self) -> Match:
        """Play every line."""
        while not self.finished():
            self.step()
        return self.match

    def _fail(self, message: str) -> ScenarioFailure:
        return ScenarioFailure(self.next_line, message)

    def _move(self, text: str) -> None:
        try:
            line = read_move(text)
        except ValueError as error:
            raise self._fail(str(error)) from None
        script = ScriptedChance(line.draws)
        notation = line.moves[0]
        try:
            if notation == "undo":
                answer = self.match.undo(line.seat)
            else:
                answer = self._play(line.seat, notation, script)
            script.finish()
        except ChanceError as error:
            raise self._fail(str(error)) from None
        self._check_answer(answer, notation, line.refused)

    def _play(self, seat: int, notation: str, script: ScriptedChance) -> LogLine | Refusal:
        try:
            move = self.game.parse(notation)
        except ValueError as error:
            raise self._fail(str(error)) from None
        return self.match.play(seat, move, chance=script)

    def _check_answer(self, answer: LogLine | Refusal, notation: str, code: str) -> None:
        if isinstance(answer, Refusal):
            if answer.code != code:
                wanted = f", not {code}" if code else ""
                raise self._fail(f"{notation!r} was refused: {answer.code} ({answer.rule}){wanted}")
        elif code:
            raise self._fail(f"{notation!r} was made, but should have been refused: {code}")

    def _expect(self, text: str) -> None:
        path, _, wanted_text = text.partition(" ")
        try:
            wanted = msgspec.json.decode(wanted_text.encode())
        except msgspec.DecodeError:
            raise self._fail(f"{wanted_text!r} is not a JSON value") from None
        found = self._find(path)
        if found != wanted:
            shown = msgspec.json.encode(found).decode()
            raise self._fail(f"{path} is {shown}, not {wanted_text.strip()}")

    def _find(self, path: str) -> Any:
        if path == "outcome":
            outcome = self.match.outcome()
            return None if outcome is None else outcome.reason
        if path == "acting":
            return self.match.to_act()
        found: Any = msgspec.to_builtins(self.match.position())
        for name in path.split("."):
            try:
                found = found[int(name)] if isinstance(found, list) else found[name]
            except (KeyError, IndexError, ValueError):
                raise self._fail(f"the position has no field {path!r}") from None
        return found
