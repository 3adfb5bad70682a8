"""What somebody has tried: the streak, and the grade they have come to. As in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tablee.puzzles.documents import GRADES, Puzzle

#: So many of the last ones at a grade decide: with four right one goes up, with one down.
LOOKED_AT: Final = 5
UP: Final = 4
DOWN: Final = 1


class FirstAnswer(msgspec.Struct, frozen=True):
    """The first answer to a puzzle; it counts, whatever is tried later."""

    id: str
    game: str
    grade: str
    right: bool


class Progress:
    """All that was tried, the oldest first, kept in a file where there is one."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self.tried: list[FirstAnswer] = []
        if file is not None and file.exists():
            try:
                self.tried = msgspec.json.decode(file.read_bytes(), type=list[FirstAnswer])
            except (OSError, msgspec.DecodeError):
                # Never written over: somebody may want to see what is in it.
                self._file = None

    def note(self, game: str, puzzle: Puzzle, right: bool) -> None:
        """Keep a first answer; later ones do not count."""
        if any(one.id == puzzle.id for one in self.tried):
            return
        self.tried.append(FirstAnswer(puzzle.id, game, puzzle.grade, right))
        if self._file is None:
            return
        try:
            self._file.write_bytes(msgspec.json.encode(self.tried))
        except OSError:
            self._file = None  # a full disk spoils nobody's puzzle

    def is_kept(self) -> bool:
        """Whether it will be known the next time."""
        return self._file is not None

    def streak(self) -> int:
        """How many were right in a row, to the last one."""
        count = 0
        for one in reversed(self.tried):
            if not one.right:
                break
            count += 1
        return count

    def grade(self, game: str) -> str:
        """The grade one has come to in a game: up and down by the last five of the present one."""
        place = 0
        seen: list[bool] = []
        for one in self.tried:
            if one.game != game or one.grade != GRADES[place]:
                continue
            seen = [*seen, one.right][-LOOKED_AT:]
            change = 0
            if sum(seen) >= UP:
                change = 1
            elif len(seen) == LOOKED_AT and sum(seen) <= DOWN:
                change = -1
            after = min(len(GRADES) - 1, max(0, place + change))
            if after != place:
                seen = []
            place = after
        return GRADES[place]

    def next_of(self, game: str, puzzles: list[Puzzle]) -> Puzzle | None:
        """One not tried yet, as near as can be to that grade; else the one tried longest ago."""
        order = [one.id for one in self.tried]
        wanted = GRADES.index(self.grade(game))
        fresh = [puzzle for puzzle in puzzles if puzzle.id not in order]
        if fresh:
            return min(fresh, key=lambda puzzle: abs(GRADES.index(puzzle.grade) - wanted))
        return min(puzzles, key=lambda puzzle: order.index(puzzle.id), default=None)
