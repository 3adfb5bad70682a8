"""Where a screen's table is kept: a thread that does what the player asks, one thing at a time.

Computer players think and servers answer there, so that the screen never waits.
"""
# Most sources have no use for some of the hooks: those are empty, not abstract.
# ruff: noqa: B027

from __future__ import annotations

import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable

from textual.message import Message

from tablee.texts import Texts
from tablee.tui.snapshot import Left, Said

Job = Callable[[], None]
Post = Callable[[Message], object]


class Source(ABC):
    """Keeps a table for a screen; subclasses have one that is local, remote or recorded."""

    #: Seconds between looks at what else there is to do.
    pause = 0.05
    #: Whether this is a replay.
    replays = False
    #: Whether the game is given up when the screen is left.
    ends_with_the_screen = False

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        #: How often the player wanted to change the table, and how often that was seen to.
        self._acts_wanted = 0
        self._acts_begun = 0
        self._post: Post = _nobody
        self._over = threading.Event()
        #: What nobody foresaw, if it happened.
        self.failure: Exception | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    # ---- what a screen asks for -------------------------------------------------------------

    def open(self, post: Post) -> None:
        """Begin, and tell everything from now on."""
        self._post = post
        self._thread.start()

    def close(self) -> None:
        """Let go of the table."""
        self._over.set()
        # Whoever does not notice that is left alone.
        self._thread.join(2)

    def play(self, move: int) -> None:
        """Make a move."""
        self._act_on(lambda: self._play(move))

    def undo(self) -> None:
        """Take the last move back."""
        self._act_on(self._undo)

    def why(self, move: int) -> None:
        """Say why a move is not possible."""
        self._jobs.put(lambda: self._why(move))

    def ask(self, line: str) -> None:
        """Answer a command of text mode."""
        self._jobs.put(lambda: self._ask(line))

    def set_up(self) -> None:
        """Set the pieces up for the player."""
        self._act_on(self._set_up)

    def sit(self) -> None:
        """The one whose turn it is sits down before the screen."""
        self._act_on(self._sit)

    def step(self, line: int) -> None:
        """In a replay: go to a line."""
        self._jobs.put(lambda: self._step(line))

    def look_through(self, seat: int) -> None:
        """In a replay: see what another seat saw."""
        self._jobs.put(lambda: self._look_through(seat))

    def _act_on(self, job: Job) -> None:
        """Change the table."""

        def act() -> None:
            self._acts_begun += 1
            job()

        self._acts_wanted += 1
        self._jobs.put(act)

    # ---- the thread -------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._begin()
            while not self._over.is_set():
                self._work()
        except Exception as error:
            # A screen that waits for a thread that is no more would wait for ever.
            self.failure = error
            self.leave()
        finally:
            self._end()

    def _work(self) -> None:
        """Do one thing that was asked for, or what else there is to do."""
        try:
            job = self._jobs.get(timeout=self.pause)
        except queue.Empty:
            self._go_on()
            return
        job()

    def is_called(self) -> bool:
        """Whether the player wants something, or has left: a bot had better not go on."""
        return self._over.is_set() or not self._jobs.empty()

    def is_overtaken(self) -> bool:
        """Whether the player has acted, or left, before they were advised."""
        return self._over.is_set() or self._acts_begun < self._acts_wanted

    def say(self, lines: list[str], kind: str = "news", fresh: bool = False) -> None:
        """Tell the screen something."""
        if lines or fresh:
            self.post(Said(lines, kind, fresh))

    def leave(self, words: str = "") -> None:
        """Nothing more will come."""
        self.post(Left(words))

    def post(self, message: Message) -> None:
        """Send the screen a message."""
        if not self._over.is_set():
            self._post(message)

    def _begin(self) -> None:
        """Before anything else."""

    def _go_on(self) -> None:
        """What is done while nothing is asked for."""

    def _end(self) -> None:
        """When the table is left."""

    @abstractmethod
    def _play(self, move: int) -> None:
        """Make a move, or say why it is refused."""

    @abstractmethod
    def _undo(self) -> None:
        """Take the last move back, or say why that cannot be."""

    @abstractmethod
    def _why(self, move: int) -> None:
        """Say why a move is not possible."""

    @abstractmethod
    def _ask(self, line: str) -> None:
        """Answer a command of text mode."""

    def _set_up(self) -> None:
        """Only where the pieces can be set up for somebody."""

    def _sit(self) -> None:
        """Only where several share a keyboard."""

    def _step(self, line: int) -> None:
        """Only in a replay."""

    def _look_through(self, seat: int) -> None:
        """Only in a replay."""


def _nobody(_: Message) -> None:
    """Nobody listens yet."""
