"""Maps that people drew, in a folder of text files: each is one more choice of a table's option.

The folder is given by TABLEE_MAPS or by an option of the command. A file `marne.txt` is chosen as
`marne`. What goes into the options of the table is the drawing itself, so that the folder is needed
at that moment only.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Final

from tablee.kernel.documents import Fault, Faults
from tablee.kernel.game import Game
from tablee.kernel.reading import close_match

#: The name of the environment variable.
VARIABLE: Final = "TABLEE_MAPS"

#: What a file is called, so that commands can say it.
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


def usual_folder() -> str:
    """The folder that the environment names, "" for none."""
    return os.environ.get(VARIABLE, "")


class OwnMaps:
    """A folder of maps for a game; a file is read when it is asked for, and only once."""

    def __init__(self, game: Game, folder: str = "") -> None:
        self._game = game
        self._folder = folder if game.file_option else ""
        self._read: dict[str, dict[str, Any]] = {}

    def read_all(self) -> None:
        """Read every map of the folder; raises `Faults` with every fault of every file."""
        faults: list[Fault] = []
        for file in self._files():
            try:
                self._drawing(file)
            except Faults as error:
                faults += error.faults
        if faults:
            raise Faults(faults)

    def titles(self) -> dict[str, str]:
        """What the maps that were read call themselves, by the name of the file."""
        return {name: drawing["name"] for name, drawing in self._read.items()}

    def fill_in(self, options: dict[str, Any], where: str = "options.") -> dict[str, Any]:
        """The options with the drawing in the place of its name.

        A name that nothing has is a fault; whatever else is there is left to the game.
        """
        option, ours = self._game.file_option, self._game.file_choices
        name = options.get(option)
        if not isinstance(name, str) or name in ours:
            return options
        if name in self._read:
            return options | {option: self._read[name]}
        files = self._files()
        for file in files:
            if file.stem == name:
                return options | {option: self._drawing(file)}
        names = [*ours, *(file.stem for file in files)]
        suggestion = close_match(name, names)
        if not self._folder:
            suggestion += f"; the folder of your own maps is named by {VARIABLE}"
        message = f"{name!r} must be one of {', '.join(names)}{suggestion}"
        raise Faults([Fault(where + option, message)])

    def _files(self) -> list[Path]:
        if not self._folder:
            return []
        try:
            found = sorted(Path(self._folder).iterdir())
        except (OSError, ValueError) as error:
            raise Faults([Fault(f"maps: {self._folder}", _reason(error))]) from None
        return [file for file in found if file.suffix == ".txt" and not file.name.startswith(".")]

    def _drawing(self, file: Path) -> dict[str, Any]:
        name = file.stem
        if not _NAME.fullmatch(name):
            message = "a map's file is called by small letters, digits and hyphens: marne-2.txt"
            raise Faults([Fault(str(file), message)])
        if name in self._game.file_choices:
            message = f"{name!r} comes with the game: call this file something else"
            raise Faults([Fault(str(file), message)])
        try:
            self._read[name] = self._game.read_option(_text_of(file), str(file))
        except Faults as error:
            # Whoever asked for the map puts the name of their own file before it.
            faults = [Fault(f"{file}: {one.field}", one.message) for one in error.faults]
            raise Faults(faults) from None
        return self._read[name]


def _text_of(file: Path) -> str:
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Faults([Fault(f"line {line}", f"is not UTF-8 text: {error.reason}")]) from None
    except OSError as error:
        raise Faults([Fault("file", _reason(error))]) from None


def _reason(error: OSError | ValueError) -> str:
    return f"cannot be read: {getattr(error, 'strerror', None) or error}"
