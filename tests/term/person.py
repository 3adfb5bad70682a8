"""Somebody before a terminal who reads what is printed and types what a person would type."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

from tablee.kernel.chance import FastChance
from tablee.texts import Texts

NAME = "Zoé"
NUMBERED = re.compile(r"^(\d+)\. (.*)$")
BRACKETS = re.compile(r"([^,;:\[\]]+) \[(\d+)\]")
ASKED = ("look", "hand", "odds", "log", "who", "more", "again", "help")


class Person:
    """A player at a pseudo-terminal."""

    def __init__(self, command: str, language: str, home: Path, seconds: float = 240) -> None:
        self.texts = Texts(language)
        self._end = time.monotonic() + seconds
        self._master, slave = pty.openpty()
        words = [sys.executable, "-m", "tablee", *command.split(), "--lang", language]
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "400"}
        self.process = subprocess.Popen(
            [*words, "--names", NAME], stdin=slave, stdout=slave, stderr=slave, env=environment
        )
        os.close(slave)
        self._picks = FastChance(5)
        #: Everything that was printed, and what was typed.
        self.heard: list[str] = []
        self.typed: list[str] = []
        self.over = False

    def listen(self) -> list[str]:
        """What is printed until the prompt, or the end."""
        heard = b""
        prompt = f"{NAME}> ".encode()
        while not heard.endswith(prompt):
            assert time.monotonic() < self._end, heard.decode(errors="replace")[-2000:]
            if not select.select([self._master], [], [], 1)[0]:
                continue
            try:
                piece = os.read(self._master, 65536)
            except OSError:
                piece = b""
            if not piece:
                self.over = True
                break
            heard += piece
        lines = heard.decode().replace("\r\n", "\n").split("\n")
        self.heard += lines
        return lines

    def types(self, line: str) -> list[str]:
        """Type a line and read the answer; the terminal echoes what is typed."""
        self.typed.append(line)
        os.write(self._master, line.encode() + b"\n")
        return self.listen()[1:]

    def word(self, command: str) -> str:
        """What a command is called in the player's language."""
        return self.texts.say(command).split(",")[0]

    def close(self) -> int:
        code = self.process.wait(20)
        os.close(self._master)
        return code

    # ---- playing ----------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, now and then asking for something first."""
        lines = self.listen()
        while not self.over:
            if self._picks.below(8) == 0:
                self._ask_something()
            choices = offered(lines) or offered(self.types(self.word("text-command-moves")))
            lines = self.types(self._choose(choices))

    def _ask_something(self) -> None:
        command = ASKED[self._picks.below(len(ASKED))]
        answer = self.types(self.word(f"text-command-{command}"))
        assert len(answer) > 1, f"no answer to {command}"

    def _choose(self, choices: list[tuple[str, str]]) -> str:
        assert choices, "\n".join(self.heard[-30:])
        return choices[self._picks.below(len(choices))][1]


def offered(lines: list[str]) -> list[tuple[str, str]]:
    """The moves that some lines offer: what they are called, and their number."""
    found: list[tuple[str, str]] = []
    for line in lines:
        numbered = NUMBERED.match(line)
        if numbered:
            found.append((numbered[2], numbered[1]))
        found += [(name.strip(), number) for name, number in BRACKETS.findall(line)]
    return found
