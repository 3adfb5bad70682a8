"""A game in a package of its own: found, played everywhere, and left out if it is broken."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.left_out import leave_out
from tests.plug_in import NIM, declare, install, seeing
from tests.serving import serving

from tablee import texts
from tablee.client import Refused, Seat, call
from tablee.games import registry
from tablee.texts import TextError, Texts


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Nim is installed, from a wheel."""
    return install(NIM, tmp_path_factory.mktemp("nim"))


def python(site: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python where a plug-in is installed."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env=seeing(site), input=given, capture_output=True, text=True, check=False
    )


def tablee(site: Path, command: str, given: str = "") -> str:
    """What a command prints; it must not complain."""
    done = python(site, "-m", "tablee", *command.split(), given=given)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_example_is_short() -> None:
    lines = [line for file in NIM.rglob("*.py") for line in file.read_text("utf-8").splitlines()]
    assert 200 < len(lines) < 300


def test_it_comes_after_the_games_of_the_package(site: Path) -> None:
    found = json.loads(tablee(site, "games --json"))
    assert [one["game"] for one in found] == [*registry.BUILT_IN, "nim"]
    assert "Un tas de pierres" in tablee(site, "games nim --lang fr")


def test_it_keeps_the_contract(site: Path) -> None:
    """The conformance suite, as whoever writes a game runs it."""
    options = ["-q", "-p", "no:cacheprovider", "-k", "nim", "tests/conformance"]
    done = python(site, "-m", "pytest", *options)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout


def test_it_is_played_in_simulations_and_the_lab(site: Path) -> None:
    report = json.loads(tablee(site, "simulate nim --games 40 --bots uniform --json"))
    assert report["games"] == 40
    compared = tablee(site, "lab compare nim captain recruit --pairs 40")
    assert "captain" in compared


def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    lines = ["take 7", "play back", "rule N2.3", "hand", "hint", *["1"] * 30]
    command = f"term nim --seed 3 --seats human,uniform --save {record} --lang en"
    told = tablee(site, command, "\n".join(lines))
    assert "Player 1 is dealt Four." in told
    assert "Bot 2 is dealt a card." in told
    assert "You do not hold Back. (rule N2.3)" in told
    assert "Playing your card" in told
    assert told.rstrip().endswith("wins.")
    assert "wins." in tablee(site, f"replay {record} --lang en")


#: A screen of the full-screen terminal, played to its end.
SCREEN = """
from tests.tui.screens import app_of, local, run
from tablee.tui.widgets import Title

app = app_of(local("nim"))

async def play(pilot):
    for _ in range(30):
        await pilot.press("1", "enter")
        await pilot.pause(0.05)
    # A plain board has nothing to add to the game's name.
    assert app.query_one(Title)._choices == ["Nim with a card"]

run(app, play)
assert app.snapshot.outcome is not None
print(app.title)
"""


def test_it_is_played_on_the_screen_of_the_terminal(site: Path) -> None:
    done = python(site, "-c", SCREEN)
    assert (done.returncode, done.stdout) == (0, "Nim with a card\n"), done.stderr[-2000:]


ADAPTERS = {
    "pettingzoo": """
import pettingzoo, pettingzoo.test, tablee.adapters.pettingzoo
pettingzoo.test.api_test(pettingzoo.make("aec", "tablee/nim-v0"), num_cycles=60)
""",
    "gymnasium": """
import gymnasium, gymnasium.utils.env_checker, tablee.adapters.gymnasium
env = gymnasium.make("tablee/Nim-v0")
seen, _ = env.reset(seed=1)
over = False
while not over:
    action = int(seen["action_mask"].nonzero()[0][0])
    seen, reward, over, _, _ = env.step(action)
assert reward in (-1, 1)
""",
    "pyspiel": """
import pyspiel, tablee.adapters.openspiel
state = pyspiel.load_game("tablee_nim").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
assert sorted(state.returns()) == [-1, 1]
""",
}


@pytest.mark.parametrize("project", ADAPTERS)
def test_it_is_learnt_through_other_projects_interfaces(site: Path, project: str) -> None:
    done = python(site, "-c", ADAPTERS[project])
    if f"No module named '{project}'" in done.stderr:
        leave_out(f"{project} is not installed")
    assert done.returncode == 0, done.stderr[-2000:]


def open_nim(address: str, **options: Any) -> tuple[str, str]:
    """A table of a person against a computer player, which has started."""
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "captain"}]
    body = {"game": "nim", "options": options, "seats": seats, "start": True}
    opened = call(address, "/api/tables", body)
    return opened["table"], opened["seats"][0]["token"]


def test_it_is_served(site: Path, tmp_path: Path) -> None:
    with serving(tmp_path, env=seeing(site)) as found:
        address = found.rstrip("/")
        info = call(address, "/api/games?lang=de")[-1]
        assert (info["game"], info["name"]) == ("nim", "Nim mit Karte")
        assert info["options_words"]["stones"] == "Steine im Haufen"
        page = call(address, "/api/rules?game=nim&lang=fr")
        assert page["language"] == "fr"
        assert "### N2.3" in page["text"]
        with pytest.raises(Refused, match="stones"):
            open_nim(address, stones=4)
        table, token = open_nim(address, stones=9)
        with Seat.open(address, table, token) as seat:
            assert seat.moves[:3] == ["take 1", "take 2", "take 3"]
            assert seat.view is not None
            assert seat.view["cards"][1] == -1
            absent = next(f"play {name}" for name in CARDS if f"play {name}" not in seat.moves)
            assert "(rule N2.3)" in seat.why(absent)
            assert seat.command("look")["lines"] == ["The heap: 9 stones."]
            assert "N2.3 Playing your card" in seat.command("rule N2.3")["lines"]
            while not seat.over:
                if seat.moves:
                    seat.play(seat.moves[0])
                else:
                    seat.wait()
            dealt = [event for event in seat.events if event["event"] == "dealt"]
            assert ["card" in event for event in dealt] == [True, False]
        assert call(address, f"/api/tables/{table}/record")["result"]["reason"] == "last-stone"


CARDS = ("pass", "four", "back")

#: By key, a module of a plug-in that is broken, and what is told of it.
BROKEN = {
    "raises": ("1 / 0", "ZeroDivisionError"),
    "is-no-game": ("GAME = 3", "is no tablee.Game"),
    "another-key": ("", "its key is 'nim'"),
    "table": ("GAME.key = 'table'", "that key is taken"),
    "dice": ("GAME.key = 'dice'", "that key is taken"),
    "shared": ("GAME.key, GAME.rules_letter = 'shared', 'K'", "every table have the letter K"),
    "Loud": ("GAME.key = 'Loud'", "small letters"),
    "mute": ("GAME.key, GAME.locales = 'mute', 'nowhere'", "No module named 'nowhere'"),
}
#: Another Nim than the one that is installed.
ANOTHER = """
from importlib.util import module_from_spec
from tablee_nim import game
again = module_from_spec(game.__spec__)
game.__spec__.loader.exec_module(again)
GAME = again.GAME
"""


@pytest.mark.parametrize("key", BROKEN)
def test_a_broken_one_is_named_and_left_out(site: Path, tmp_path: Path, key: str) -> None:
    module, told = BROKEN[key]
    (tmp_path / "broken.py").write_text(f"{ANOTHER}\n{module}\n")
    declare(tmp_path, key, "broken:GAME")
    command = [sys.executable, "-m", "tablee", "games", "--json"]
    done = subprocess.run(
        command, env=seeing(site, tmp_path), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert f"game '{key}' left out" in done.stderr
    assert told in done.stderr
    assert key not in [one["game"] for one in json.loads(done.stdout)]


def test_no_plug_in_can_have_a_word_that_our_messages_begin_with() -> None:
    files = Path(texts.__file__).parent.joinpath("locales", "en").glob("*.ftl")
    told = "\n".join(file.read_text("utf-8") for file in files)
    begin = tuple(f"{key}-" for key in registry.RESERVED)
    names = set(re.findall(r"^([a-z][a-z0-9-]*) =", told, re.MULTILINE))
    assert not [name for name in names if not f"{name}-".startswith(begin)]


@pytest.fixture
def tongue_tied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A plug-in that speaks no French, little German, and not all English."""
    package = tmp_path / "tongue_tied"
    for language, text in {"en": "shy-name = Shy\nshy-count = { $count } left\n", "de": ""}.items():
        (package / language).mkdir(parents=True)
        (package / language / "shy.ftl").write_text(text)
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    class Shy:
        locales = "tongue_tied"

    real = registry.game
    monkeypatch.setattr(registry, "plug_ins", lambda: {"shy": ("shy", Shy())})
    monkeypatch.setattr(registry, "game", lambda name: Shy() if name == "shy" else real(name))
    for cached in (texts.bundle, texts._log_once):
        cached.cache_clear()
    yield
    for cached in (texts.bundle, texts._log_once):
        cached.cache_clear()


@pytest.mark.usefixtures("tongue_tied")
def test_what_it_does_not_say_is_said_in_english_or_by_name(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert Texts("en").say("shy-name") == "Shy"
    assert Texts("fr").say("shy-name") == Texts("de").say("shy-name") == "Shy"
    assert Texts("fr").say("shy-about") == "shy-about"
    assert Texts("fr").say("shy-about") == "shy-about"
    assert "left" in Texts("en").say("shy-count")
    told = [record.getMessage() for record in caplog.records]
    assert told.count("fr: message 'shy-about': is missing") == 1
    assert Texts("de").has("shy-name")
    assert not Texts("de").has("shy-about")
    with pytest.raises(TextError, match="table-nothing"):
        Texts("de").say("table-nothing")


def test_the_page_that_follows_the_example_quotes_it() -> None:
    page = (NIM.parents[1] / "docs" / "add-a-game.md").read_text("utf-8")
    files = [file.read_text("utf-8") for file in NIM.rglob("*") if file.suffix in QUOTED]
    quotes = re.findall(r"^```(?:python|toml|markdown|fluent)\n(.*?)^```$", page, re.M | re.S)
    assert len(quotes) >= 10
    assert [quote for quote in quotes if not any(quote in f"{file}\n" for file in files)] == []


QUOTED = (".py", ".toml", ".md", ".ftl")
