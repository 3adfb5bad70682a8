"""A disk that is watched, and that can be made to fail: what `disk.c` writes down, and its images.

An image is what a computer could find on its disk after the power was cut: all that was synced, and
of the rest as much as chance left there, whole or in sectors. Names of files are treated alike:
without a sync of their folder, a new one may not be there yet and an old one still be there.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

SOURCE = Path(__file__).with_name("disk.c")
#: A disk writes a sector as a whole or not at all.
SECTOR = 512
#: As `struct change` in disk.c.
HEAD = struct.Struct("=cBQQQ")


class NoDisk(Exception):
    """This machine has not what it takes to watch a disk."""


class WatchedDisk:
    """A folder whose changes are written down, if they are made by a program started for it."""

    def __init__(self, folder: Path, beside: Path) -> None:
        self.folder = folder.resolve()
        self.journal = beside.resolve() / "journal"
        self._trouble = beside.resolve() / "trouble"
        self._library = beside.resolve() / "disk.so"
        compiler = shutil.which("cc") or shutil.which("gcc")
        if not sys.platform.startswith("linux") or compiler is None:
            raise NoDisk("Linux and a C compiler are needed to watch a disk")
        command = [compiler, "-O2", "-shared", "-fPIC", "-o", str(self._library), str(SOURCE)]
        subprocess.run([*command, "-ldl"], check=True)
        self.journal.touch()

    @property
    def environment(self) -> dict[str, str]:
        """For the program that is to be watched."""
        return {
            "LD_PRELOAD": str(self._library),
            "TABLEE_DISK_FOLDER": str(self.folder),
            "TABLEE_DISK_JOURNAL": str(self.journal),
            "TABLEE_DISK_TROUBLE": str(self._trouble),
        }

    def position(self) -> int:
        """How much is written down so far."""
        return self.journal.stat().st_size

    def make_read_only(self) -> None:
        """Every write fails from now on."""
        self._make("read-only")

    def make_slow(self, seconds: float) -> None:
        """Every sync takes so much longer from now on."""
        self._make(str(round(seconds * 1000)))

    def _make(self, trouble: str) -> None:
        new = self._trouble.with_suffix(".new")
        new.write_text(trouble)
        new.replace(self._trouble)

    def make_well(self) -> None:
        """The disk is as good as ever."""
        self._trouble.unlink(missing_ok=True)


class Change(NamedTuple):
    """Something that was done to a file, or to the folder if it has no name."""

    kind: str
    name: str
    thread: int
    offset: int
    data: bytes
    #: Where it ends in the journal.
    end: int


def read_journal(journal: bytes) -> Iterator[Change]:
    """All changes, in order."""
    end = 0
    while end < len(journal):
        kind, name_length, thread, offset, length = HEAD.unpack_from(journal, end)
        name = end + HEAD.size
        data = name + name_length
        end = data + length
        yield Change(
            kind.decode(), journal[name:data].decode(), thread, offset, journal[data:end], end
        )


class CachedFile:
    """A file: what is on disk for certain, and what was changed since."""

    def __init__(self) -> None:
        self.synced = bytearray()
        self.pending: list[Change] = []
        self._settled = 0

    def changed(self) -> int:
        """How many changes there were in all."""
        return self._settled + len(self.pending)

    def settle(self, until: int) -> None:
        """So many changes are on disk."""
        count = max(0, until - self._settled)
        for change in self.pending[:count]:
            make(self.synced, change)
        del self.pending[:count]
        self._settled += count


class Cache:
    """What the system has in memory of a folder, and what of it is on disk."""

    def __init__(self) -> None:
        self._named: dict[str, CachedFile] = {}
        #: As the folder is on disk for certain, and how it was changed since.
        self._listed: dict[str, CachedFile] = {}
        self._renamed: list[tuple[str, CachedFile | None]] = []
        #: By thread: what the sync under way will have brought to the disk when it ends.
        self._under_way: dict[int, tuple[CachedFile | None, int]] = {}

    def take(self, change: Change) -> None:
        """Something was done."""
        kind, name = change.kind, change.name
        file = self._named.get(name)
        if kind == "e":
            self._synced(*self._under_way.pop(change.thread))
        elif not name:
            self._under_way[change.thread] = (None, len(self._renamed))
        elif kind == "u":
            del self._named[name]
            self._renamed.append((name, None))
        else:
            if file is None:
                file = self._named[name] = CachedFile()
                self._renamed.append((name, file))
            if kind == "s":
                self._under_way[change.thread] = (file, file.changed())
            else:
                file.pending.append(change)

    def _synced(self, file: CachedFile | None, until: int) -> None:
        if file is not None:
            file.settle(until)
            return
        for name, listed in self._renamed[:until]:
            rename(self._listed, name, listed)
        del self._renamed[:until]

    def image(self, chance: Random) -> dict[str, bytearray]:
        """What may be found on disk if the power is cut now."""
        listed = dict(self._listed)
        for name, file in self._renamed[: chance.randint(0, len(self._renamed))]:
            rename(listed, name, file)
        # Now and then nothing else got through, or all of it.
        share = chance.choice([0.0, 0.5, 0.9, 1.0])
        found = {}
        for name, file in listed.items():
            content = found[name] = bytearray(file.synced)
            for change in file.pending:
                if chance.random() < share:
                    make(content, change)
                elif chance.random() < share:
                    make_in_part(content, change, chance)
        return found


def rename(folder: dict[str, CachedFile], name: str, file: CachedFile | None) -> None:
    """Add a file to a folder, or take it away."""
    if file is None:
        folder.pop(name, None)
    else:
        folder[name] = file


def make(content: bytearray, change: Change) -> None:
    """Make a change to what a file holds."""
    end = change.offset + len(change.data)
    if change.kind == "t":
        del content[change.offset :]
    if len(content) < end:
        content += bytes(end - len(content))
    content[change.offset : end] = change.data


def make_in_part(content: bytearray, change: Change, chance: Random) -> None:
    """Of a write, only some sectors reach the disk."""
    begin, last = change.offset, change.offset + len(change.data)
    while begin < last:
        end = min(last, (begin // SECTOR + 1) * SECTOR)
        if chance.random() < 0.5:
            data = change.data[begin - change.offset : end - change.offset]
            make(content, change._replace(kind="w", offset=begin, data=data))
        begin = end


def write_image(image: dict[str, bytearray], folder: Path) -> None:
    """Lay the files of an image into an empty folder."""
    for name, content in image.items():
        if not name.endswith("-shm"):
            (folder / name).write_bytes(content)
