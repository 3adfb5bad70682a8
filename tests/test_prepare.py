"""Setting up .venv: nothing is ever half-installed, and what fails says so."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from scripts import build_wheel, prepare, stages, uv_settings

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that stands for .venv."""
    for module in (build_wheel, prepare):
        monkeypatch.setattr(module, "VENV", tmp_path)
        monkeypatch.setattr(module, "BUILDS", tmp_path / "tablee")
    for module in (prepare, stages):
        monkeypatch.setattr(module, "LOGS", tmp_path)
        monkeypatch.setattr(module, "ROOT", tmp_path)
    build_wheel.pth().parent.mkdir(parents=True)
    (tmp_path / "bin").mkdir()
    return tmp_path


def kept(own: Path, name: str, result: str) -> Path:
    folder = own / "tablee" / name
    (folder / "lib").mkdir(parents=True)
    (folder / "result.txt").write_text(f"{result}\n")
    return folder


def test_a_build_is_put_to_use_by_one_line_and_old_ones_go(own: Path) -> None:
    folders = [kept(own, f"{number}-pure", "compiled") for number in range(9)]
    for number, folder in enumerate(folders):
        os.utime(folder, (number, number))
    prepare.use(folders[0])
    assert build_wheel.in_use() == folders[0]
    assert os.access(own / "bin" / "tablee", os.X_OK)
    # The one in use stays however old it is, and beside it the newest.
    assert [folder for folder in folders if folder.is_dir()] == [folders[0], *folders[4:]]
    prepare.use(folders[8])
    assert build_wheel.in_use() == folders[8]
    assert not list(own.rglob("*.half"))


def test_a_process_of_a_computer_player_that_loads_the_program_does_not_run_it(own: Path) -> None:
    prepare.use(kept(own, "1-pure", "compiled"))
    loaded = runpy.run_path(str(own / "bin" / "tablee"), run_name="__mp_main__")
    assert callable(loaded["main"])


def test_a_note_is_written_whole_or_not_at_all(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = own / "runtime.done"
    stages.note(file, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        stages.note(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in own.glob("runtime*")] == ["runtime.done"]


def test_a_stage_that_fails_shows_its_end_and_what_to_do(
    own: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code = "import sys; [print('line', n) for n in range(99)]; sys.exit(3)"
    with pytest.raises(stages.Failed):
        stages.run("try", "trying", "Do this.", [sys.executable, "-c", code])
    said = capfd.readouterr().err
    assert "line 98\n" in said
    assert "line 9\n" not in said
    assert "FAILED: trying (all of its output: try.log)" in said
    assert said.endswith(("Do this.\n", "it goes on here.\n"))
    assert (own / "try.log").read_text().startswith("line 0\n")


@pytest.mark.usefixtures("own")
def test_in_a_folder_that_cannot_be_written_to_this_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert stages.advice(prepare.HINTS["venv"]).startswith("This folder cannot be written to")


def test_where_compiling_cannot_begin_one_plays_in_pure_python(
    own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def read_only() -> None:
        raise OSError(30, "Read-only file system", "compile.log")

    folder = kept(own, "abc-pure", build_wheel.NOT_YET)
    monkeypatch.setattr(prepare, "prepared", lambda: None)
    monkeypatch.setattr(prepare, "ready", lambda _: True)
    monkeypatch.setattr(prepare, "compile_behind", read_only)
    monkeypatch.setattr(build_wheel, "digest", lambda: "abc")
    monkeypatch.setattr(build_wheel, "has_compiler", lambda: True)
    monkeypatch.delenv("TABLEE_PURE", raising=False)
    prepare.for_playing()
    assert build_wheel.in_use() == folder
    assert "stays in pure Python" in capsys.readouterr().out


def test_what_a_killed_call_left_running_still_holds_the_lock(own: Path) -> None:
    held = stages.hold(own / "lock")
    assert held is not None
    child = subprocess.Popen(["sleep", "60"], pass_fds=tuple(stages.inherited.get()))
    stages.let_go(held)
    assert stages.hold(own / "lock") is None
    child.kill()
    child.wait()
    again = stages.hold(own / "lock")
    assert again is not None
    stages.let_go(again)
    assert not stages.inherited.get()


def test_what_is_started_beside_an_installation_does_not_hold_its_lock(own: Path) -> None:
    ours = stages.hold(own / "ours")
    assert ours is not None
    together = Barrier(2, timeout=60)
    pages: list[subprocess.Popen[bytes]] = []

    def installs() -> None:
        lock = stages.hold(own / "lock")
        assert lock is not None
        together.wait()
        together.wait()
        stages.let_go(lock)

    def builds_pages() -> None:
        together.wait()
        assert ours in stages.inherited.get()
        passed = tuple(stages.inherited.get())
        pages.append(subprocess.Popen(["sleep", "60"], pass_fds=passed))
        together.wait()

    stages.side_by_side(installs, builds_pages)
    again = stages.hold(own / "lock")
    pages[0].kill()
    pages[0].wait()
    assert again is not None
    stages.let_go(again)
    stages.let_go(ours)


def test_an_interrupted_installation_installs_all_of_it_again(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []

    def killed(name: str, _what: str, _hint: str, command: list[str], *otherwise: Any) -> None:
        if name == "install-uv":
            assert command[1:4] == ["-m", "pip", "install"]
            return
        assert command[1:3] == ["pip", "install"]
        # Where uv finds no way, pip installs the same.
        assert otherwise[1][-3:] == command[-3:]
        commands.append(command)
        if len(commands) == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(prepare, "run", killed)
    monkeypatch.setattr(uv_settings, "from_pip", lambda _: {})
    monkeypatch.setattr(prepare, "requirements", lambda _: f"of {own}")
    with pytest.raises(KeyboardInterrupt):
        prepare.install("runtime")
    assert prepare.ready("uv")
    assert not prepare.ready("runtime")
    prepare.install("runtime")
    assert prepare.ready("runtime")
    prepare.install("runtime")  # has nothing to do
    assert ["--reinstall" in command for command in commands] == [False, True]


def test_an_upgrade_that_goes_on_in_the_background_was_not_cut_short(own: Path) -> None:
    (own / "build.begun").write_text("upgrade")
    # Whoever installs in the background holds this; `make play` does not wait for it.
    background = stages.hold(own / "install.lock")
    assert background is not None
    assert not prepare.cut_short()
    (own / "runtime.begun").write_text("upgrade")
    assert prepare.cut_short()
    (own / "runtime.begun").unlink()
    stages.let_go(background)
    assert prepare.cut_short()


@pytest.mark.parametrize("compiler", ["/bin/false", "no-such-compiler", "sh -c"])
def test_a_compiler_that_does_not_work_is_none(
    compiler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", compiler)
    assert not build_wheel.has_compiler.__wrapped__()


def test_a_pure_build_is_not_kept_as_the_compiled_one_where_there_is_a_compiler(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = own / "tablee-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("tablee/__init__.py", "")
    monkeypatch.setattr(build_wheel, "digest", lambda: "abc")

    def build(_: Path, *, switch: str) -> tuple[Path, str]:
        # As setup.py does.
        if switch == "0":
            sys.exit("cannot compile: no mypy")
        return wheel, "pure: no mypy"

    monkeypatch.setattr(build_wheel, "build", build)
    monkeypatch.setattr(build_wheel, "has_compiler", lambda: True)
    with pytest.raises(SystemExit, match="cannot compile: no mypy"):
        build_wheel.keep("compiled")
    monkeypatch.setattr(build_wheel, "has_compiler", lambda: False)
    build_wheel.keep("compiled")
    assert build_wheel.result_of(build_wheel.folder_of("abc", "compiled")) == "pure: no mypy"


def test_where_one_command_fails_another_may_do_the_same(
    own: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    fails, works = (
        [sys.executable, "-c", f"import sys; print({n}); sys.exit({n})"] for n in (7, 0)
    )
    stages.run("try", "trying", "Do this.", fails, {}, works)
    assert (own / "try.log").read_text() == "7\n0\n"
    with pytest.raises(stages.Failed):
        stages.run("try", "trying", "Do this.", fails, {}, fails)
    assert "7\n7\n" in capfd.readouterr().err


def test_uv_looks_for_packages_where_pip_was_told_to() -> None:
    said = """:env:.no-index='1'
global.cert='/etc/ours.crt'
global.extra-index-url='\\nfile:///one\\nfile:///two'
global.timeout='60'
install.index-url="https://o'hara.test/simple"
"""
    assert uv_settings.translated(said, {"SSL_CERT_FILE": "/etc/other.crt"}) == {
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_NO_INDEX": "1",
        "UV_INDEX": "file:///one file:///two",
        "UV_DEFAULT_INDEX": "https://o'hara.test/simple",
    }


def test_the_pages_need_part_of_the_build_requirements_with_their_hashes() -> None:
    text = prepare.requirements("pages")
    assert tuple(re.findall(r"(?m)^([a-z-]+)==", text)) == prepare.FOR_PAGES
    assert text.count("--hash=") >= len(prepare.FOR_PAGES)
    assert all(part in prepare.requirements("build") for part in text.splitlines())


@pytest.mark.parametrize("what", ["wheel", "sdist"])
@pytest.mark.parametrize(
    "missing",
    ["docs/rules/table.md", "docs/rules/de/footclub.md", "pages/index.html", "pages/assets/a.js"],
)
def test_a_build_without_rules_or_pages_fails(missing: str, what: str, tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("src", "scripts"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    (tmp_path / "pages" / "assets").mkdir(parents=True)  # as in a source distribution
    (tmp_path / "pages" / "index.html").write_text('<script src="./assets/a.js"></script>')
    (tmp_path / "pages" / "assets" / "a.js").touch()
    (tmp_path / missing).unlink()
    code = f"from setuptools.build_meta import build_{what}; build_{what}('dist')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "TABLEE_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode
    assert re.search(r"tablee: the (rules|pages)\b.* missing", done.stderr), done.stderr
    assert not [*tmp_path.rglob("*.whl"), *tmp_path.rglob("*.tar.gz")]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone as far as scripts/install.sh looks at it, reached through a link."""
    (tmp_path / "clone" / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / "clone" / "scripts").symlink_to(ROOT / "scripts")
    (tmp_path / "link").symlink_to(tmp_path / "clone")
    (tmp_path / "tools").mkdir()
    for name in ("ln", "mkdir", "readlink", "rm", "sh"):
        if found := shutil.which(name):
            (tmp_path / "tools" / name).symlink_to(found)
    program(tmp_path / "clone" / ".venv" / "bin" / "python", "echo tablee.whl")
    program(tmp_path / "clone" / ".venv" / "bin" / "tablee", "")
    return tmp_path / "link"


def program(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def put_on_path(folder: Path, *arguments: str) -> str:
    home = folder.parent
    done = subprocess.run(
        ["sh", "scripts/install.sh", *arguments],
        cwd=folder,
        env={"HOME": str(home), "PATH": str(home / "tools"), "PWD": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("tool", ["pipx install", "uv tool install"])
def test_pipx_and_uv_take_the_python_that_the_wheel_was_built_for(tool: str, clone: Path) -> None:
    program(clone.parent / "tools" / tool.split()[0], 'echo "${0##*/} $@"')
    python = clone.resolve() / ".venv" / "bin" / "python"
    assert put_on_path(clone) == f"{tool} --python {python} --force tablee.whl\n"


def test_a_clone_knows_its_link_by_whatever_way_it_is_reached(clone: Path) -> None:
    command = clone.parent / ".local" / "bin" / "tablee"
    command.parent.mkdir(parents=True)
    for one, other in ((clone, clone.resolve()), (clone.resolve(), clone)):
        command.symlink_to(one / ".venv" / "bin" / "tablee")
        put_on_path(other)
        command.unlink()
        command.symlink_to(one / ".venv" / "bin" / "tablee")
        assert "Removed" in put_on_path(other, "--remove")
        assert not command.is_symlink()
    command.symlink_to("/bin/sh")
    assert "nothing to remove" in put_on_path(clone, "--remove")
    assert command.is_symlink()
