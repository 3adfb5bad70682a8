"""Build the wheel from the source tree, and install it if it is not the one already installed.

    python scripts/build_wheel.py --into DIRECTORY   build the wheel and put it there
    python scripts/build_wheel.py --install          build it and install it beside this Python
    python scripts/build_wheel.py --report           say which build is installed
    python scripts/build_wheel.py --try-out          try the wheel where nothing else is installed

The build runs with the packages of the Python that runs this script, so nothing is downloaded. What
the wheel was made from is noted as a digest beside the installed packages; while it stays the same,
--install has nothing to do.
"""

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
import zipfile
from pathlib import Path
from subprocess import DEVNULL

ROOT = Path(__file__).resolve().parent.parent
NOTE = Path(sys.prefix) / "tablee-build.txt"
WHEELS = Path(sys.prefix) / "tablee-wheel"
# Adapters need libraries of their own, which are no run-time requirements.
IMPORT_ALL = """
import importlib, pkgutil, tablee
# These need an extra.
OPTIONAL = ("tablee.adapters.", "tablee.server.bus.redis", "tablee.server.store.postgres")
for module in pkgutil.walk_packages(tablee.__path__, "tablee."):
    if not module.name.startswith(OPTIONAL) and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
from tablee.rulebook import rules_of
assert all(rules_of("les-poilus", language) for language in ("en", "fr", "de"))
"""
REASON = "tablee: pure Python build: "


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
        *(os.environ.get(name, "") for name in ("TABLEE_PURE", "CC", "CFLAGS")),
        # A compiler or headers that came or went since then are a reason to build again.
        shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) or "",
        str((Path(sysconfig.get_path("include")) / "Python.h").exists()),
    ):
        total.update(text.encode() + b"\0")
    return total.hexdigest()


def _web_sources() -> list[Path]:
    """What the browser client is made from, besides the texts."""
    found = [*(ROOT / "web").rglob("*"), *(ROOT / "docs" / "rules").rglob("*")]
    found += [ROOT / "docs" / name for name in ("glossary.md", "trench-club-units.md")]
    return sorted(path for path in found if path.is_file() and "node_modules" not in path.parts)


def build(directory: Path) -> tuple[Path, str]:
    """Build the wheel into the directory; return it and "compiled" or "pure: and why"."""
    command = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--no-index"]
    command += ["--no-build-isolation", "--wheel-dir", str(directory), str(ROOT)]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    wheels = list(directory.glob("tablee-*.whl"))
    if done.returncode or len(wheels) != 1:
        print(done.stdout, file=sys.stderr)
        sys.exit("The wheel could not be built; the messages are above.")
    with zipfile.ZipFile(wheels[0]) as archive:
        compiled = any(name.endswith((".so", ".pyd")) for name in archive.namelist())
    if compiled:
        return wheels[0], "compiled"
    if "above" in done.stdout.partition(REASON)[2].partition("\n")[0]:
        print(done.stdout, file=sys.stderr)
    reasons = [line.partition(REASON)[2] for line in done.stdout.splitlines() if REASON in line]
    return wheels[0], f"pure: {reasons[-1] if reasons else 'no reason was given'}"


def install() -> None:
    """Install the wheel of the sources as they are now."""
    wanted = digest()
    if NOTE.is_file() and NOTE.read_text(encoding="utf-8").partition("\n")[0] == wanted:
        return
    print("Building tablee ...", flush=True)
    NOTE.unlink(missing_ok=True)
    shutil.rmtree(WHEELS, ignore_errors=True)
    wheel, result = build(WHEELS)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, "--force-reinstall", str(wheel)], check=True)
    NOTE.write_text(f"{wanted}\n{result}\n", encoding="utf-8")
    print(f"Installed tablee, {result}", flush=True)


def report() -> None:
    """Print "compiled" or "pure: and why" for the installed build."""
    if not NOTE.is_file():
        sys.exit("tablee is not installed")
    print(NOTE.read_text(encoding="utf-8").partition("\n")[2].strip())


def try_out() -> None:
    """Install the last built wheel with its run-time requirements only, and start it."""
    (wheel,) = WHEELS.glob("tablee-*.whl")
    with tempfile.TemporaryDirectory(prefix="tablee-try-") as temporary:
        venv.create(temporary, with_pip=True)
        python = Path(temporary) / ("Scripts" if os.name == "nt" else "bin") / "python"
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        runtime = ROOT / "requirements" / "runtime.txt"
        for what in (["--require-hashes", "-r", str(runtime)], ["--no-deps", str(wheel)]):
            subprocess.run([*pip, *what], check=True)
        subprocess.run([str(python), "-m", "pip", "check"], check=True)
        # -I: neither PYTHONPATH nor the current directory is looked at.
        subprocess.run([str(python), "-I", "-c", IMPORT_ALL], check=True)
        subprocess.run([str(python), "-I", "-m", "tablee", "--help"], check=True, stdout=DEVNULL)
    print("The wheel works with its run-time requirements alone.")


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Build the wheel.")
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--into", type=Path, metavar="DIRECTORY", help="put the wheel there")
    action.add_argument("--install", action="store_true", help="install it if anything changed")
    action.add_argument("--report", action="store_true", help="say which build is installed")
    action.add_argument("--try-out", action="store_true", help="try it in an empty environment")
    arguments = parser.parse_args()
    if arguments.install:
        install()
    elif arguments.report:
        report()
    elif arguments.try_out:
        try_out()
    else:
        arguments.into.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="tablee-wheel-") as temporary:
            wheel, result = build(Path(temporary))
            print(f"{shutil.copy(wheel, arguments.into)} ({result})")


if __name__ == "__main__":
    main()
