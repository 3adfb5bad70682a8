"""A guided game: a scenario in which a person makes the moves of one seat, and is told why.

The file is a scenario like any other (`kernel.scenario`) and is tested like one. It says which
seat is the person's, and its script has words of the coach between the moves:

    > two-nights @tally @card:1 P3.8

is the message `les-poilus-guided-two-nights`; the coach points at two parts of the board and gives
a link to a rule. Words come before the move they explain. A move of the person's
without any follows by itself: it leaves nothing to choose, and a new player is asked nothing empty.
A message `les-poilus-guided-two-nights-otherwise`, if there is one, is said when
another move is tried that would be legal. Where it does not matter which one is made, the script
writes all that will do, with `|` between them.
"""

from __future__ import annotations

from tablee.kernel.documents import Fault, Faults, GuidedGame, GuidedLine, GuidedWords, Scenario
from tablee.kernel.scenario import read_move


def guided_game(scenario: Scenario) -> GuidedGame:
    """The guided game of a scenario; raises `Faults` naming every line that is not fit for one."""
    seat = scenario.seat
    if seat is None:
        raise Faults([Fault("seat", "is missing: a guided game says who the person is")])
    lines: list[GuidedLine] = []
    words: list[GuidedWords] = []
    faults: list[Fault] = []
    for number, text in enumerate(scenario.script.strip("\n").split("\n")):
        text = text.strip()
        try:
            if text.startswith(">"):
                words.append(_words(scenario.game, text[1:].split(), len(lines)))
            elif text and text[0] not in "#=":
                line = _line(text)
                if line is None:
                    continue
                lines.append(line)
        except ValueError as error:
            faults.append(Fault(f"line {number + 1} of the script", str(error)))
    if not words or words[-1].after < len(lines):
        faults.append(Fault("script", "ends without a word of the coach"))
    if faults:
        raise Faults(faults)
    return GuidedGame(seat=seat, setup=scenario.setup, lines=lines, words=words)


def _words(game: str, parts: list[str], after: int) -> GuidedWords:
    if not parts or parts[0].startswith("@"):
        raise ValueError("words of the coach begin with the name of a message")
    points = [part[1:] for part in parts[1:] if part.startswith("@")]
    rules = [part for part in parts[1:] if not part.startswith("@")]
    return GuidedWords(after=after, say=f"{game}-guided-{parts[0]}", points=points, rules=rules)


def _line(text: str) -> GuidedLine | None:
    """A move; None if the script only shows that it is refused."""
    move = read_move(text)
    if move.refused:
        return None
    if move.moves == ["undo"]:
        raise ValueError("nothing is undone in a guided game")
    return GuidedLine(seat=move.seat, moves=move.moves, draws=move.draws)
