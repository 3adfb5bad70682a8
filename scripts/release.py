"""Make what is given to others, into dist/, and try each of them where nothing else is.

    python scripts/release.py

Makes the source distribution, the pure wheel and the compiled wheel. The run-time requirements are
fetched once; from then on nothing is downloaded: each file is installed into an empty virtual
environment from the files at hand, far from the source tree, where its first page and a rule are
opened and a game is played to its end. From the source distribution a pure build is made, by
itself and without Node.js.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.build_wheel import IMPORT_ALL, ROOT, VENV
from scripts.prepare import HINTS
from scripts.stages import LOUD, Failed, say, say_aside
from scripts.stages import run as stage

DIST = ROOT / "dist"
WHEELS = VENV / "release-wheels"
#: What a source distribution need not have.
NOT_INSIDE = {".gitignore"}
TRY_OUT = """
import re, subprocess, sys, tempfile, time, urllib.request
from pathlib import Path
import tablee
from tablee.client import call
from tablee.kernel import COMPILED

kind, source = sys.argv[1:]
assert COMPILED == (kind == "compiled"), COMPILED
assert not Path(tablee.__file__).is_relative_to(source), tablee.__file__
with tempfile.TemporaryDirectory() as folder:
    command = [str(Path(sys.executable).with_name("tablee")), "play", "--port", "0", "--no-browser"]
    command += ["--lang", "en", "--database", folder + "/tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().split()[4].rstrip(".")

        def read(path):
            with urllib.request.urlopen(address + path, timeout=60) as answer:
                return answer.read().decode()

        found, waiting, rule = set(), [""], ""
        while waiting and not rule:
            name = waiting.pop(0)
            text = read("/assets/" + name if name else "/")
            rule = name if "P3.7" in text and name.startswith("les-poilus") else ""
            new = set(re.findall(r"(?:\\./|assets/)([\\w.-]+\\.js)", text)) - found
            found |= new
            waiting += sorted(new)
        assert rule, f"no rule in {len(found)} files"
        seats = [{"holder": "bot", "level": "sensible", "name": name} for name in ("Ada", "Ben")]
        body = {"game": "les-poilus", "options": {"players": 2}, "seats": seats, "start": True}
        table = call(address, "/api/tables", body)["table"]
        until = time.monotonic() + 300
        while (outcome := call(address, "/api/tables/" + table)["outcome"]) is None:
            assert time.monotonic() < until
            time.sleep(0.2)
        print(f"  opened / and a rule ({rule}), played a game: {outcome}")
    finally:
        server.terminate()
        server.wait(30)
"""


def run(*command: str | Path, **environment: str) -> None:
    """Run a program; what it prints is shown only if it fails, or with V=1."""
    done = subprocess.run(
        [str(part) for part in command],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        cwd=tempfile.gettempdir(),
    )
    if LOUD:
        print(done.stdout, end="", flush=True)
    if done.returncode:
        sys.exit(f"{done.stdout[-4000:]}\nFAILED: {command[0]} {command[1]} ...")


def make_all() -> list[tuple[str, Path]]:
    """Build everything into dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    made = []
    with tempfile.TemporaryDirectory(prefix="tablee-release-") as temporary:
        code = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
        wheel = [str(ROOT / "scripts" / "build_wheel.py"), "--into"]
        for kind, what, switch, arguments in (
            ("source", "source distribution", "1", ["-c", code]),
            ("pure", "pure wheel", "1", wheel),
            ("compiled", "compiled wheel", "0", wheel),
        ):
            folder = Path(temporary) / kind
            command = [sys.executable, *arguments, str(folder)]
            stage(f"release-{kind}", what, HINTS["build"], command, {"TABLEE_PURE": switch})
            (file,) = folder.iterdir()
            made.append((kind, Path(shutil.copy(file, DIST))))
    return made


def check_complete(source: Path) -> None:
    """See that the source distribution holds every file of the repository, and the pages."""
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert "pages/index.html" in names
    if (ROOT / ".git").exists():
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.split("\0")
        missing = {name for name in listed if name and (ROOT / name).exists()} - names - NOT_INSIDE
        if missing:
            sys.exit(f"The source distribution lacks {', '.join(sorted(missing))}")


def fetch() -> None:
    """Get the files of all requirements, once."""
    command = [sys.executable, "-m", "pip", "download", "--dest", str(WHEELS), "--require-hashes"]
    for name in ("runtime", "build"):
        command += ["-r", str(ROOT / "requirements" / f"{name}.txt")]
    stage("release-fetch", "files of the requirements", HINTS["install"], command)
    # Installing from the source distribution must do without it.
    for path in WHEELS.glob("nodejs*"):
        path.unlink()


def try_out(kind: str, file: Path) -> None:
    """Install one file into an empty environment, and play."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tablee-try-") as temporary:
        venv.create(temporary, with_pip=False)
        python = Path(temporary) / "bin" / "python"
        pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python]
        offline = ("--no-compile", "--no-index", "--find-links", WHEELS)
        run(*pip, "install", *offline, file, TABLEE_PURE="1", TABLEE_CACHE="")
        run(*pip, "check")
        # -I: neither PYTHONPATH nor the current directory is looked at.
        run(python, "-I", "-c", IMPORT_ALL)
        command = [str(python), "-I", "-c", TRY_OUT, kind, str(ROOT / "src")]
        if subprocess.run(command, check=False, cwd=temporary).returncode:
            sys.exit(f"FAILED: {file.name} does not work by itself; the messages are above.")
    say(time.monotonic() - started, f"{file.name} works by itself")


def main() -> None:
    """Make and try all of it."""
    made = make_all()
    check_complete(made[0][1])
    for _, file in made:
        say_aside(f"{file.relative_to(ROOT)}, {file.stat().st_size / 1e6:.1f} MB")
    fetch()
    say_aside("From here on nothing is downloaded.")
    for kind, file in made:
        try_out(kind, file)


if __name__ == "__main__":
    try:
        main()
    except Failed:
        sys.exit(1)
