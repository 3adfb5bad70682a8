"""Every command that README.md and docs/ show in a fence runs as it stands.

What would take long, or needs another machine, has a short form in SHORT; what cannot be run in a
test stands in NOT_HERE with the reason, and at least its grammar is checked. Of several commands
that differ in their arguments alone, only the first is given a process.
"""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import shlex
import shutil
import signal
import subprocess
import sys
import termios
from pathlib import Path

import msgspec
import pytest
from tests.finished import record_of
from tests.quick_judges import quick_review

from tablee.cli import main
from tablee.review.carried import carrying
from tablee.server.store.sqlite_file import connect, migrate

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```sh\n(.*?)^```", re.M | re.S)
PUZZLES = ROOT / "src" / "tablee" / "puzzles" / "shipped"
COMMENT = re.compile(r"\s+# .*$")
DATABASE = "--database tables.db"
GAME = "les-poilus-challenge"
#: `tablee review game.json --seat 0` makes a review; these tell one that the record carries.
TOLD = re.compile(r"tablee review game\.json --(html|json|why)\b")

AUTOBAHN = ".venv/bin/python -m scripts.autobahn --wstest /tmp/autobahn/suite/bin/wstest --write"

#: What is run instead of a command: the same as far as it can be without waiting.
SHORT = {
    "make play": "make --dry-run play",
    "make test": "make --dry-run test",
    "make install": "make --dry-run install",
    "make release": "make --dry-run release",
    "make package": "make --dry-run package",
    "make site": "make --dry-run site",  # tests/web/test_site.py builds it
    ".venv/bin/python -m benchmarks.server --warm-up 1 --seconds 4": (
        ".venv/bin/python -m benchmarks.server --warm-up 1 --seconds 4 --help"
    ),
    ".venv/bin/python -m scripts.faults.power_cuts --cuts 1000": (
        ".venv/bin/python -m scripts.faults.power_cuts --cuts 1 --moves 200"
    ),
    ".venv/bin/python -m scripts.faults.power_cuts --cuts 100 --synchronous OFF": (
        # It is meant to fail; test_faults.py sees that it does.
        ".venv/bin/python -m scripts.faults.power_cuts --cuts 100 --synchronous OFF --help"
    ),
    AUTOBAHN: f"{AUTOBAHN} --help",
    ".venv/bin/python -m scripts.same_luck --pairs 200": (
        ".venv/bin/python -m scripts.same_luck --pairs 1"
    ),
    "tablee mcp --arena footclub --games 20 --journal my-model.jsonl": (
        "tablee mcp --arena footclub --games 1 --journal my-model.jsonl"
    ),
    "tablee mcp --report my-model.jsonl": (
        "tablee mcp --arena footclub --journal my-model.jsonl && tablee mcp --report my-model.jsonl"
    ),
    # tests/test_hosting.py has a home network for it.
    "tablee serve --lan": f"tablee serve {DATABASE}",
    "tablee serve --proxy 127.0.0.1": f"tablee serve --proxy 127.0.0.1 {DATABASE}",
    "tablee serve --host 127.0.0.1 --port 8000 --database /var/lib/tablee/tables.db": (
        f"tablee serve --host 127.0.0.1 {DATABASE}"
    ),
    "tablee serve --proxy 127.0.0.1 --public https://games.example": (
        f"tablee serve --proxy 127.0.0.1 --public https://games.example {DATABASE}"
    ),
    "tablee backup /var/lib/tablee/tables.db /backup/tables.db": (
        "tablee backup kept.db copy.db && test -s copy.db"
    ),
    "tablee serve --keep 30d --keep-abandoned 26w --keep-unstarted 48h": (
        f"tablee serve --keep 30d --keep-abandoned 26w --keep-unstarted 48h {DATABASE}"
    ),
    "tablee prune --database /var/lib/tablee/tables.db --older-than 90d --dry-run": (
        "tablee prune --database kept.db --older-than 90d --dry-run"
    ),
    "tablee prune --database /var/lib/tablee/tables.db --older-than 90d": (
        "tablee prune --database kept.db --older-than 90d"
    ),
    # What is shipped was checked when it was made.
    "tablee puzzles check trench-club": (
        "tablee puzzles check trench-club --part 1/200 --effort 1"
    ),
    "tablee puzzles make les-poilus --players 4 --games 100 --seed 7 --into puzzles.json": (
        # tests/puzzles makes some.
        "tablee puzzles make les-poilus --players 4 --games 100 --seed 7 --into puzzles.json --help"
    ),
    "tablee puzzles make footclub --kind last-turn --level captain --into puzzles.json": (
        "tablee puzzles make footclub --kind last-turn --level recruit --games 1 --into new.json"
    ),
    "tablee puzzles make trench-club --record game.json --into puzzles.json": (
        "tablee puzzles make trench-club --record game.json --into new.json"
    ),
    "tablee puzzles check les-poilus --file puzzles.json --into checked.json": (
        "tablee puzzles check les-poilus --file puzzles.json --into checked.json --part 1/120 "
        "--effort 1"
    ),
    "tablee simulate trench-club --games 200 --option map=@marne.txt": (
        "tablee simulate trench-club --games 1 --option map=@marne.txt --bots uniform"
    ),
    "tablee simulate trench-club --option battle=raid --bots captain --games 200": (
        "tablee simulate trench-club --option battle=raid --bots captain --games 1"
    ),
}
NOT_HERE = {
    "tablee tui https://tables.example/#/table/…": "tests/tui/test_remote_screens.py does it",
    "tablee term https://tables.example/#/table/…": "tests/term/test_remote.py does it",
    "useradd --system --home-dir /var/lib/tablee tablee": "needs the rights of root",
    "python3 -m venv /opt/tablee && /opt/tablee/bin/pip install dist/tablee-*-linux_*.whl": (
        "scripts/release.py installs the same file"
    ),
    "cp deploy/tablee.service /etc/systemd/system/": "needs the rights of root",
    "systemctl enable --now tablee": "needs the rights of root",
    "podman build --format docker -f deploy/Containerfile -t tablee .": "needs podman",
    "podman run --read-only --cap-drop all --security-opt no-new-privileges --memory 1g "
    "--pids-limit 128 --publish 127.0.0.1:8000:8000 "
    "--volume tablee:/data tablee --public https://games.example": "needs podman",
    "cloudflared tunnel --url http://127.0.0.1:8000": "needs the network",
    "ssh -N -R 127.0.0.1:8000:127.0.0.1:8000 you@games.example": "needs another machine",
    "apt install caddy": "needs the rights of root",
    "cp deploy/Caddyfile /etc/caddy/Caddyfile": "needs the rights of root",
    "systemctl reload caddy": "needs the rights of root",
    "/opt/tablee/bin/pip install asyncpg redis": "needs the network",
    "createuser tablee && createdb --owner tablee tablee": "tests/server/services.py does it",
    "tablee serve --port 8001 --database postgresql://tablee@127.0.0.1/tablee "
    "--bus redis://127.0.0.1": "tests/server starts them with PostgreSQL and Redis",
    "tablee serve --port 8002 --database postgresql://tablee@127.0.0.1/tablee "
    "--bus redis://127.0.0.1": "tests/server starts them with PostgreSQL and Redis",
    "pg_dump tablee > tablee.sql": "needs a PostgreSQL of that name",
    "python3 -m venv /tmp/autobahn": "the rest of it needs Python 2.7",
    "/tmp/autobahn/bin/pip install virtualenv==20.21.1": "needs the network",
    "/tmp/autobahn/bin/virtualenv -p python2.7 /tmp/autobahn/suite": "needs Python 2.7",
    "/tmp/autobahn/suite/bin/pip install autobahntestsuite==25.10.1": "needs Python 2.7",
    **dict.fromkeys(
        (
            "tablee deals",
            "tablee deals 2026-11-17.footclub --play",
            "tablee deals 2026-11-17.footclub",
            "tablee deals 2026-11-17.footclub --again",
            "tablee verify record.json --commitment …",
        ),
        "needs a server with a deal of that day; tests/server/test_deals.py has one",
    ),
}
#: Pages whose fences belong together and need what a machine seldom has.
PAGES_NOT_HERE = {
    "docs/add-a-game.md": "builds a package from nothing; tests/test_plug_ins.py does what it says",
    "docs/server/bots-in-20-lines.md": "tests/server/test_documentation.py runs its lines",
    "docs/server/fairness.md": "tests/server/test_fairness.py computes the same",
}


def commands() -> list[str]:
    """All commands, but for the pages that are left out."""
    found: list[str] = []
    for page in PAGES:
        name = page.relative_to(ROOT).as_posix()
        if name not in PAGES_NOT_HERE:
            for fence in FENCE.findall(page.read_text(encoding="utf-8")):
                for line in fence.replace("\\\n", " ").splitlines():
                    if command := COMMENT.sub("", line).strip():
                        found.append(command)
    return list(dict.fromkeys(found))


#: The command, with a page of our own: the sources have no built ones.
TABLEE = """#!/bin/sh
[ "$1" = play ] || exec "{python}" -m tablee "$@"
exec "{python}" -c "
import sys
from tablee.cli import main, play
play.packaged_pages = lambda: '{pages}'
sys.exit(main())" "$@"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder like the clone, with the files that the pages speak of; nothing of a person's."""
    for name in ("Makefile", "scripts", "benchmarks", "deploy", "requirements", "web", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / ".venv").symlink_to(sys.prefix)
    program = tmp_path / "bin" / "tablee"
    program.parent.mkdir()
    program.write_text(TABLEE.format(python=sys.executable, pages=tmp_path), "utf-8")
    program.chmod(0o755)
    (tmp_path / "index.html").write_text("<!doctype html><title>Tablée</title>", "utf-8")
    drawing = ROOT / "src" / "tablee" / "games" / "trench_club" / "data" / "maps" / "aisne.txt"
    (tmp_path / "maps").mkdir()
    for target in (tmp_path / "marne.txt", tmp_path / "maps" / "marne.txt"):
        target.write_text(drawing.read_text("utf-8").replace("name: Aisne", "name: Marne"), "utf-8")
    return tmp_path


def environment(folder: Path) -> dict[str, str]:
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8"}
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "MAKEFLAGS", "MAKELEVEL")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return kept | own | {"PATH": path, "PYTHONUNBUFFERED": "1"}


def run(command: str, folder: Path) -> str:
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}"
    return done.stdout


def run_here(command: str) -> object:
    """Run a command of ours in this process; its exit code."""
    try:
        return main(shlex.split(command)[1:])
    except SystemExit as stop:
        return stop.code or 0


def start_and_stop(command: str, folder: Path) -> None:
    """A server: runs until it says where it is, at a free port."""
    command = f"exec {re.sub(r' --port [0-9]+', '', command)} --port 0"
    process = subprocess.Popen(
        ["bash", "-c", command],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if "127.0.0.1:" in line:
            break
    else:
        pytest.fail(f"{command}\n{''.join(said)}")
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)


def open_and_leave(command: str, folder: Path) -> None:
    """A screen in a terminal: stands until it is drawn, and is left by Ctrl-C."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(ours, (40, 120))
    process = subprocess.Popen(
        ["bash", "-c", f"exec {command}"],
        cwd=folder,
        env=environment(folder) | {"TERM": "xterm-256color"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    said, left = b"", False
    with contextlib.suppress(OSError):  # so Linux tells that nobody is there any more
        while part := os.read(ours, 65536):
            said += part
            if b"\x1b[2;1H" in said and not left:
                left = os.write(ours, b"\x03") > 0
    os.close(ours)
    assert process.wait(60) == 0, said.decode()
    assert left, said.decode()
    assert b"Traceback" not in said, said.decode()


#: A command of ours without the shell's help, and what is typed into it.
PLAIN = re.compile(r"(?:echo (?P<typed>\w+) \| )?(?P<command>tablee (?P<kind>\w+)[^|&<>]*)")


def short_form(command: str) -> str:
    """What is run instead of a command; who sits at a terminal leaves it."""
    short = SHORT.get(command, command)
    waits = "tablee term" in short and not short.startswith("echo")
    return f"echo quit | {short}" if waits else short


def first_of_each_kind() -> dict[str, str]:
    """By kind of plain commands: the one that has a process of its own."""
    found: dict[str, str] = {}
    for short in map(short_form, commands()):
        if plain := PLAIN.fullmatch(short):
            found.setdefault(plain["kind"], short)
    return found


FIRST = first_of_each_kind()
#: They wait for what comes by the standard input or over the network.
WAITING = ("mcp", "play", "serve")


@pytest.mark.parametrize("command", commands())
def test_it_runs(
    command: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if command in NOT_HERE:
        subprocess.run(["bash", "-n", "-c", command], check=True)
        return
    short = short_form(command)
    plain = PLAIN.fullmatch(short)
    if "game.json" in short:
        record = record_of("trench-club-surrender" if "trench-club" in short else GAME)
        if TOLD.match(short):
            record = carrying(record, quick_review(GAME))
        (folder / "game.json").write_bytes(msgspec.json.encode(record))
    if "puzzles.json" in short:
        shutil.copy(PUZZLES / "les-poilus.json", folder / "puzzles.json")
    if "kept.db" in short:
        kept = connect(folder / "kept.db")
        migrate(kept, folder / "kept.db")
        kept.close()
    if re.match(r"(\w+=\S+ )?tablee (serve|play)\b", short):
        start_and_stop(short, folder)
    elif short.startswith("tablee tui "):
        open_and_leave(short, folder)
    elif plain and plain["kind"] not in WAITING and FIRST[plain["kind"]] != short:
        # The process would be the same as that of the first of its kind.
        for name, value in environment(folder).items():
            monkeypatch.setenv(name, value)
        monkeypatch.chdir(folder)
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"{plain['typed'] or ''}\n"))
        assert run_here(plain["command"]) == 0, capsys.readouterr()
    else:
        run(short, folder)


def test_the_tables_name_only_commands_that_the_pages_show() -> None:
    assert set(SHORT) | set(NOT_HERE) <= set(commands())
    assert all((ROOT / page).is_file() for page in PAGES_NOT_HERE)


def test_no_page_names_an_index_that_has_no_tablee() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"pip install ['\"]?tablee\b", text), page
