"""How somebody plays who reads only what is said, and types only what a person would type."""

from __future__ import annotations

import re

from tablee.kernel.chance import FastChance
from tablee.texts import Texts

NUMBERED = re.compile(r"^(\d+)\. (.*)$")
BRACKETS = re.compile(r"([^,;:\[\]]+) \[(\d+)\]")
#: A unit that can move, its number and where it is: "Renault FT-17 21, K8: 9 hexes."
UNIT_LINE = re.compile(r"^\D*(?:FT-17 )?(\d+), [^:]+: ")
ASKED = ("look", "hand", "odds", "log", "who", "more", "again", "help")


def offered(lines: list[str]) -> list[tuple[str, str]]:
    """The moves that some lines offer: what they are called, and their number."""
    found: list[tuple[str, str]] = []
    for line in lines:
        numbered = NUMBERED.match(line)
        if numbered:
            found.append((numbered[2], numbered[1]))
        found += [(name.strip(), number) for name, number in BRACKETS.findall(line)]
    return found


class Player:
    """Plays any game without a plan; subclasses have a terminal or a page to type in."""

    def __init__(self, language: str) -> None:
        self.texts = Texts(language)
        self.picks = FastChance(5)
        #: Everything that was said so far.
        self.heard: list[str] = []
        self.over = False

    def listen(self) -> list[str]:
        """What is said until something can be typed, or it is over."""
        raise NotImplementedError

    def types(self, line: str) -> list[str]:
        """Type a line, and what is said to it."""
        raise NotImplementedError

    def word(self, command: str) -> str:
        """What a command is called in the player's language."""
        return self.texts.say(f"text-command-{command}").split(",")[0]

    def play(self) -> None:
        """Play to the end, now and then asking for something first."""
        lines = self.listen()
        while not self.over:
            if self.picks.below(8) == 0:
                command = ASKED[self.picks.below(len(ASKED))]
                assert self.types(self.word(command)), f"no answer to {command}"
            choices = offered(lines) or offered(self.types(self.word("moves")))
            lines = self.types(self.choose(choices))

    def choose(self, choices: list[tuple[str, str]]) -> str:
        """The number of some move."""
        assert choices, "\n".join(self.heard[-30:])
        return choices[self.picks.below(len(choices))][1]


class Officer(Player):
    """Plays Trench Club as somebody would who knows that forts win."""

    goal = 1

    def play(self) -> None:
        """Ask for the moves, decide, and so on to the end."""
        self.listen()
        while not self.over:
            self.types(self._decide(self.types(self.word("moves"))))

    def _decide(self, told: list[str]) -> str:
        """Capture a fort if one can be captured, else go towards one, else anything."""
        capture = self.texts.say("trench-club-goal-capture", {"fort": "§"}).partition("§")[0]
        for name, number in offered(told):
            if name.startswith(capture):
                return number
        units = [found[1] for line in told if (found := UNIT_LINE.match(line))]
        hexes = self.texts.say("trench-club-goal-hexes", {"count": 2})[2:]
        if not units or hexes not in "".join(told):
            return self.choose(offered(told))
        self.goal = self.goal % 7 + 1
        towards = self.types(f"{self.word('moves')} {units[0]} fort {self.goal}")
        ways = offered(towards) or offered(self.types(f"{self.word('moves')} {units[0]}"))
        # A place may name nobody who can move: then anything on the whole list will do.
        return ways[0][1] if ways else self.choose(offered(self.types(self.word("moves"))))
