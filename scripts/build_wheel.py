"""Build the package from the source tree, and keep what was built in .venv, ready to be used.

    python scripts/build_wheel.py --keep pure        build it and unpack it below .venv/tablee
    python scripts/build_wheel.py --keep compiled    the same with the engine compiled
    python scripts/build_wheel.py --into DIRECTORY   build the wheel and put it there
    python scripts/build_wheel.py --wheel            say where the wheel of the build in use is
    python scripts/build_wheel.py --report           say which build is in use
    python scripts/build_wheel.py --try-out          try the wheel where nothing else is installed

The build runs with the packages of the Python that runs this script, so nothing is downloaded.

Every build lies in a folder of its own, named by a digest of what it was made from and put in place
by one renaming: a folder is there whole or not at all. Which of them is used stands in one line of
a .pth file, which is replaced in one step as well (see prepare.py). So a running server keeps the
folder it was started from, and whoever is stopped half-way leaves nothing half-installed.
"""

import argparse
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
import zipfile
from functools import cache
from pathlib import Path
from subprocess import DEVNULL

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import uv_settings

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BUILDS = VENV / "tablee"
CACHE = VENV / "tablee-cache"
#: How many builds are kept: a server may still be running from one that is no longer the newest.
KEPT = 5
# Adapters need libraries of their own, which are no run-time requirements.
IMPORT_ALL = """
import importlib, pkgutil, tablee
# These need an extra.
OPTIONAL = (
    "tablee.adapters.", "tablee.agents.mcp_server",
    "tablee.server.bus.redis", "tablee.server.store.postgres",
)
for module in pkgutil.walk_packages(tablee.__path__, "tablee."):
    if not module.name.startswith(OPTIONAL) and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
from tablee.rulebook import rules_of
assert all(rules_of("les-poilus", language) for language in ("en", "fr", "de"))
"""
REASON = "tablee: pure Python build: "
NOT_YET = "pure: not compiled yet"


def digest() -> str:
    """Digest of everything that decides what the wheel holds."""
    total = hashlib.sha256()
    sources = sorted(
        path
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )
    files = ["setup.py", "pyproject.toml", "requirements/build.txt", "scripts/build_web.py"]
    for path in (*sources, *_web_sources(), *(ROOT / name for name in files)):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    for text in (
        platform.python_version(),
        *(os.environ.get(name, "") for name in ("CC", "CFLAGS")),
        # A compiler that came or went since then is a reason to build again.
        str(has_compiler()),
    ):
        total.update(text.encode() + b"\0")
    return total.hexdigest()


@cache
def has_compiler() -> bool:
    """Whether a C compiler works here and finds the headers of this Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    command = [*shlex.split(compiler), "-E", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        done = subprocess.run(
            command, input=b"#include <Python.h>\n", capture_output=True, check=False
        )
    except OSError:
        return False
    return done.returncode == 0 and b"PyObject" in done.stdout


def _web_sources() -> list[Path]:
    """What the browser client is made from, besides the texts."""
    found: list[Path] = []
    # node_modules is left out before it is looked into: it has ten thousand files.
    for path in (ROOT / "web").iterdir():
        if path.name != "node_modules":
            found += path.rglob("*") if path.is_dir() else [path]
    found += (ROOT / "docs" / "rules").rglob("*")
    found += [ROOT / "docs" / name for name in ("glossary.md", "trench-club-units.md")]
    return sorted(path for path in found if path.is_file())


def build(directory: Path, *, switch: str) -> tuple[Path, str]:
    """Build the wheel into the directory; return it and "compiled" or "pure: and why"."""
    # The hook of the build backend itself, without pip around it, which would take its own time.
    code = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
    # What a killed build leaves lies beside its result, where the next call finds and removes it.
    settings = {"TABLEE_PURE": switch, "TABLEE_CACHE": str(CACHE), "TMPDIR": str(directory.parent)}
    shown: list[str] = []
    with subprocess.Popen(
        [sys.executable, "-c", code, str(directory)],
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:  # passed on at once: it tells how far we are
            print(line, end="", flush=True)
            shown.append(line)
    wheels = list(directory.glob("tablee-*.whl"))
    if process.returncode or len(wheels) != 1:
        sys.exit("The wheel could not be built; the messages are above.")
    with zipfile.ZipFile(wheels[0]) as archive:
        if any(name.endswith((".so", ".pyd")) for name in archive.namelist()):
            return wheels[0], "compiled"
    reasons = [line.partition(REASON)[2].strip() for line in shown if REASON in line]
    return wheels[0], f"pure: {reasons[-1] if reasons else 'no reason was given'}"


def folder_of(wanted: str, kind: str) -> Path:
    """Where the build of some sources is kept."""
    return BUILDS / f"{wanted[:20]}-{kind}"


def result_of(folder: Path) -> str:
    """What a kept build is: "compiled", or "pure: and why"."""
    return (folder / "result.txt").read_text(encoding="utf-8").strip()


def keep(kind: str) -> None:
    """Build the sources as they are now, and unpack the result below BUILDS."""
    BUILDS.mkdir(exist_ok=True)
    while True:
        wanted = digest()
        if folder_of(wanted, kind).is_dir():
            return
        with tempfile.TemporaryDirectory(prefix="half-", dir=BUILDS) as temporary:
            half = Path(temporary) / "build"
            half.mkdir()
            # Where it can be compiled it must be: what went wrong is said last.
            compiles = kind == "compiled" and has_compiler()
            switch = (
                "0" if compiles else "1" if kind == "pure" else os.environ.get("TABLEE_PURE", "")
            )
            wheel, result = build(half, switch=switch)
            if kind == "pure" and os.environ.get("TABLEE_PURE") != "1":
                result = NOT_YET
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(half / "lib")
            (half / "result.txt").write_text(f"{result}\n", encoding="utf-8")
            os.sync()
            # The sources may have been changed meanwhile: then this is no build of either.
            if digest() == wanted:
                half.rename(folder_of(wanted, kind))
                print(f"Built tablee, {result}", flush=True)
                return


def report() -> None:
    """Print "compiled" or "pure: and why" for the build in use."""
    print(result_of(in_use()))


def pth() -> Path:
    """The file that says which build is used."""
    base = {"base": str(VENV), "platbase": str(VENV)}
    return Path(sysconfig.get_path("purelib", "venv", base)) / "tablee.pth"


def in_use() -> Path:
    """The folder of the build in use."""
    if not pth().is_file():
        sys.exit("tablee is not installed: make package")
    return Path(pth().read_text(encoding="utf-8").strip()).parent


def try_out() -> None:
    """Install the wheel in use with its run-time requirements only, and start it."""
    (wheel,) = in_use().glob("tablee-*.whl")
    with tempfile.TemporaryDirectory(prefix="tablee-try-") as temporary:
        venv.create(temporary, with_pip=False)
        python = Path(temporary) / ("Scripts" if os.name == "nt" else "bin") / "python"
        runtime = ROOT / "requirements" / "runtime.txt"
        for what in (
            ["install", "--require-hashes", "-r", str(runtime)],
            ["install", "--no-deps", str(wheel)],
            ["check"],
        ):
            uv = [str(VENV / "bin" / "uv"), "pip", *what, "--quiet", "--python", str(python)]
            settings = uv_settings.from_pip(Path(sys.executable))
            subprocess.run(uv, check=True, env=os.environ | settings)
        # -I: neither PYTHONPATH nor the current directory is looked at.
        subprocess.run([str(python), "-I", "-c", IMPORT_ALL], check=True)
        subprocess.run([str(python), "-I", "-m", "tablee", "--help"], check=True, stdout=DEVNULL)
    print("The wheel works with its run-time requirements alone.")


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Build the wheel.")
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--into", type=Path, metavar="DIRECTORY", help="put the wheel there")
    action.add_argument("--keep", choices=("pure", "compiled"), help="keep it in .venv")
    action.add_argument("--wheel", action="store_true", help="say where the wheel in use is")
    action.add_argument("--report", action="store_true", help="say which build is in use")
    action.add_argument("--try-out", action="store_true", help="try it in an empty environment")
    arguments = parser.parse_args()
    if arguments.keep:
        keep(arguments.keep)
    elif arguments.wheel:
        print(*in_use().glob("tablee-*.whl"))
    elif arguments.report:
        report()
    elif arguments.try_out:
        try_out()
    else:
        arguments.into.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="tablee-wheel-") as temporary:
            wheel, result = build(Path(temporary), switch=os.environ.get("TABLEE_PURE", ""))
            print(f"{shutil.copy(wheel, arguments.into)} ({result})")


if __name__ == "__main__":
    main()
