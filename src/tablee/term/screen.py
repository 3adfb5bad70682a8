"""Lines in and out: a terminal, or a plain pipe."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import TextIO

from tablee.text_mode.observed import Answer
from tablee.texts import Texts

CLEAR: str = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The player leaves the table."""


class Screen:
    """Prints lines and reads them; on a terminal, lines are broken between words."""

    def __init__(
        self, texts: Texts, source: TextIO | None = None, target: TextIO | None = None
    ) -> None:
        self.texts = texts
        self.source = source or sys.stdin
        self.target = target or sys.stdout

    def line(self, text: str) -> None:
        """Print a line."""
        print(self._broken(text), file=self.target, flush=True)

    def _broken(self, text: str) -> str:
        # What is drawn with several spaces stays as it is drawn.
        if "  " in text or not self.target.isatty():
            return text
        width = shutil.get_terminal_size().columns
        return textwrap.fill(text, max(width, 20), break_on_hyphens=False) if text else text

    def say(self, message: str, args: dict[str, str | int] | None = None) -> None:
        """Print a message."""
        self.line(self.texts.say(message, args))

    def tell(self, answer: Answer) -> None:
        """Print an answer, and whether there is more."""
        for line in answer.lines:
            self.line(line)
        if answer.more:
            word = self.texts.say("text-command-more").split(",")[0]
            self.line(f"({word})")

    def ask(self, prompt: str) -> str:
        """Print a prompt and read a line; raises `Quit` where there is none."""
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.line("")
            raise Quit
        return line

    def clear(self) -> None:
        """Hide what was shown so far."""
        if self.target.isatty():
            self.target.write(CLEAR)
