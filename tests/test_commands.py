"""Every command that README.md and docs/ show in a fence runs as it stands.

What would take long, or needs another machine, has a short form in SHORT; what cannot be run in a
test stands in NOT_HERE with the reason, and at least its grammar is checked. Of several commands
that differ in their arguments alone, only the first is given a process.
"""

from __future__ import annotations

import io
import os
import re
import shlex
import signal
import subprocess
import sys
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
COMMENT = re.compile(r"\s+# .*$")
DATABASE = "--database tables.db"
GAME = "les-poilus-challenge"
#: `tablee review game.json --seat 0` makes a review; these tell one that the record carries.
TOLD = re.compile(r"tablee review game\.json --(html|json|why)\b")

#: What is run instead of a command: the same as far as it can be without waiting.
SHORT = {
    "make play": "make --dry-run play",
    "make test": "make --dry-run test",
    "make install": "make --dry-run install",
    "make release": "make --dry-run release",
    "make package": "make --dry-run package",
    "make site": "make --dry-run site",  # tests/web/test_site.py builds it
    ".venv/bin/python -m benchmarks.server --warm-up 1 --seconds 4": (
        "python -m benchmarks.server --help"
    ),
    "python -m scripts.faults.power_cuts --cuts 1000": (
        "python -m scripts.faults.power_cuts --help"  # test_faults.py makes some
    ),
    "python -m scripts.faults.power_cuts --cuts 100 --synchronous OFF": (
        "python -m scripts.faults.power_cuts --help"  # test_faults.py has it
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
    # What is shipped was checked when it was made, and tests/puzzles makes some.
    "tablee puzzles check trench-club": "tablee puzzles check footclub --part 1/60",
    "tablee puzzles make les-poilus --players 4 --games 100 --seed 7 --into puzzles.json": (
        "tablee puzzles make --help"
    ),
    "tablee puzzles make footclub --kind last-turn --level captain --into puzzles.json": (
        "tablee puzzles check --help"
    ),
    "tablee puzzles make trench-club --record game.json --into puzzles.json": (
        "tablee puzzle --help"
    ),
    "tablee puzzles check les-poilus --file puzzles.json --into checked.json": "tablee puzzles",
    "tablee tui trench-club": "echo quit | tablee term trench-club",
    "tablee tui footclub --seats human,human --names Ada,Ben": (
        "echo quit | tablee term footclub --seats human,human --names Ada,Ben"
    ),
    "tablee tui trench-club --option battle=bridgehead": (
        "echo quit | tablee term trench-club --option battle=bridgehead"
    ),
    "tablee tui game.json": "tablee replay game.json",
    "tablee tui trench-club --option map=@marne.txt": (
        "echo quit | tablee term trench-club --option map=@marne.txt"
    ),
    "tablee simulate trench-club --games 200 --option map=@marne.txt": (
        "tablee simulate trench-club --games 1 --option map=@marne.txt --bots uniform"
    ),
    "tablee simulate trench-club --option battle=raid --bots captain --games 200": (
        "tablee simulate trench-club --option battle=raid --bots uniform --games 1"
    ),
    # The sources have no built pages; tests/test_play.py starts it with pages of its own.
    "tablee play trench-club --maps maps": f"tablee serve --maps maps {DATABASE}",
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
}
#: Pages whose fences belong together and need what a machine seldom has.
PAGES_NOT_HERE = {
    "docs/add-a-game.md": "builds a package from nothing; tests/test_plug_ins.py does what it says",
    "docs/deals.md": "needs a server with a deal of that day; tests/server/test_deals.py has one",
    "docs/games/footclub.md": "tests/test_play.py, tests/tui and tests/term start them",
    "docs/games/les-poilus.md": "tests/test_play.py, tests/tui and tests/term start them",
    "docs/games/trench-club.md": "tests/test_play.py, tests/tui and tests/term start them",
    "docs/server/bots-in-20-lines.md": "tests/server/test_documentation.py runs its lines",
    "docs/server/autobahn.md": "needs Python 2.7; scripts/autobahn.py wrote the page",
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


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder like the clone, with the files that the pages speak of; nothing of a person's."""
    for name in ("Makefile", "scripts", "benchmarks", "deploy", "requirements", "web", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "bin").mkdir()
    for name, module in (("tablee", " -m tablee"), ("python", "")):
        program = tmp_path / "bin" / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}"{module} "$@"\n', "utf-8")
        program.chmod(0o755)
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
        record = record_of(GAME)
        if TOLD.match(short):
            record = carrying(record, quick_review(GAME))
        (folder / "game.json").write_bytes(msgspec.json.encode(record))
    if "kept.db" in short:
        kept = connect(folder / "kept.db")
        migrate(kept, folder / "kept.db")
        kept.close()
    if re.match(r"(\w+=\S+ )?tablee (serve|play)\b", short):
        start_and_stop(short, folder)
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
