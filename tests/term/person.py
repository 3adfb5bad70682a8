"""Somebody before a terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

from tests.term.player import Officer, Player

NAME = "Zoé"


class Person(Player):
    """A player at a pseudo-terminal."""

    def __init__(self, command: str, language: str, home: Path, seconds: float = 240) -> None:
        super().__init__(language)
        self._end = time.monotonic() + seconds
        self._master, slave = pty.openpty()
        words = [sys.executable, "-m", "tablee", *command.split(), "--lang", language]
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "400"}
        self.process = subprocess.Popen(
            [*words, "--names", NAME], stdin=slave, stdout=slave, stderr=slave, env=environment
        )
        os.close(slave)

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
        lines = [line for line in heard.decode().replace("\r\n", "\n").split("\n") if line]
        if not self.over:
            lines.pop()
        self.heard += lines
        words = {command: self.word(command) for command in ("review", "worst", "why")}
        if lines and lines[-1] == self.texts.say("review-offer", words):
            return lines + self.types("")  # the game is over, and nothing else is asked
        return lines

    def types(self, line: str) -> list[str]:
        """Type a line and read the answer; the terminal echoes what is typed."""
        os.write(self._master, line.encode() + b"\n")
        return self.listen()[1:]

    def close(self) -> int:
        """Wait until the program has ended; its exit code."""
        code = self.process.wait(20)
        os.close(self._master)
        return code


class OfficerAtTerminal(Officer, Person):
    """Plays Trench Club at a pseudo-terminal."""
