"""A computer player of one's own, named wherever a level is accepted."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tablee.bots.simple import UniformBot
from tablee.cli import games, main
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults
from tablee.lab.experiment import Experiment
from tablee.lab.run import Engine, run
from tablee.own_bots import BotFault, UnknownBot, loading, make_bot, split_names

CODE = """
import tablee

class First(tablee.Bot):
    def __init__(self, place=0, style="calm"):
        self.place = place
        self.style = style
    def choose(self, view, chance):
        return view.moves[min(self.place, len(view.moves) - 1)]

class Duck:
    def choose(self, view, chance):
        return view.moves[0]

class Nothing(tablee.Bot):
    def choose(self, view, chance):
        chance.below(6)
        return None

class Illegal(tablee.Bot):
    def choose(self, view, chance):
        return 30

class Adder(tablee.Bot):
    def choose(self, view, chance):
        view.moves.append(30)
        return view.moves.pop(0) if len(view.moves) > 3 else 30

class Meddler(tablee.Bot):
    def choose(self, view, chance):
        view.table.initial_bonuses[0] = 20
        return view.moves[0]

class Strange:
    def __eq__(self, other):
        raise ValueError("ambiguous, as NumPy's arrays are")
    __repr__ = __hash__ = __eq__

class Odd(tablee.Bot):
    def choose(self, view, chance):
        return Strange()

class Broken(tablee.Bot):
    def choose(self, view, chance):
        return 1 // 0

class Stubborn(tablee.Bot):
    def __init__(self):
        raise ValueError("not today")

made = First()
number = 3
"""
Said = Callable[..., tuple[int, str]]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with bots, which is where one is; what is imported there is forgotten."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    Path("bot.py").write_text(CODE)
    Path("own_module.py").write_text(CODE)
    monkeypatch.delitem(sys.modules, "own_module", raising=False)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    """What a command says, and its exit code."""

    def run_command(*words: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        code = main(list(words))
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return run_command


def test_names_are_split_at_commas_but_not_inside_options() -> None:
    assert split_names("a.py:B(x=1,y=[2, 3]), regular") == ["a.py:B(x=1,y=[2, 3])", "regular"]


@pytest.mark.parametrize(
    "name", ["bot.py:First", "./bot.py:First", "own_module:First", "bot.py:Duck", "regular"]
)
def test_a_bot_is_named_by_level_file_or_module(name: str) -> None:
    game = registry.game("footclub")
    state = game.setup(game.options({}), FastChance(1))
    seat = state.to_act()[0]
    bot = make_bot(game, name)
    move = bot.choose(state.view(seat), FastChance(2))
    assert move in state.legal(seat)


def test_a_folder_may_have_brackets_in_its_name() -> None:
    Path("bots (old)").mkdir()
    Path("bots (old)/bot.py").write_text(CODE)
    made = make_bot(registry.game("footclub"), "bots (old)/bot.py:First(style='see bot.py: bold')")
    assert made._player.style == "see bot.py: bold"  # type: ignore[attr-defined]


def test_options_are_keywords() -> None:
    game = registry.game("footclub")
    made = make_bot(game, "bot.py:First(place=2, style=bold)")
    player = made._player  # type: ignore[attr-defined]
    assert (player.place, player.style) == (2, "bold")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("regulr", "did you mean 'regular'?"),
        ("nobody", "choose from recruit, regular"),
        ("regular(place=1)", "takes no options"),
        ("bot.py:Frist", "bot.py has no 'Frist'; did you mean 'First'?"),
        ("bot.py:First(plaice=2)", "'plaice'; it takes place=0, style='calm'"),
        ("bot.py:First(2)", "write options as NAME=VALUE"),
        ("bot.py:First(place=open('x'))", "write options as NAME=VALUE"),
        ("bot.py:First(place=2", "no closing bracket"),
        ("bot.py:", "write module:Class or file.py:Class"),
        ("bot.py", "bot.py: name a class in it, bot.py:First"),
        ("plain.py:quick", "plain.py:quick is not a class: a bot is one with choose(view"),
        ("plain.py", "name a class in it, plain.py:Class"),
        ("bot.py:made", "is not a class"),
        ("bot.py:number", "is not a class"),
        ("bot.py:Stubborn", "cannot be made: ValueError: not today"),
        ("nowhere.py:First", "there is no file nowhere.py"),
        ("nowhere:First", "there is no module 'nowhere'"),
        ("broken.py:First", "broken.py cannot be loaded: NameError: name 'nonsense' is not"),
        ("typo.py:First", "SyntaxError"),
        ("needs.py:First", "cannot be loaded: ModuleNotFoundError: No module named 'torch_of"),
        ("builtins:int", "it has no method choose"),
        ("tablee:Bot", "it has no method choose"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str, complaint: str) -> None:
    Path("broken.py").write_text("nonsense\n")
    Path("typo.py").write_text("class First(:\n")
    Path("plain.py").write_text("def quick(view, chance):\n    return view.moves[0]\n")
    Path("needs.py").write_text("import torch_of_tomorrow\n")
    with pytest.raises(UnknownBot) as refused:
        make_bot(registry.game("footclub"), name)
    assert complaint in str(refused.value)


def test_a_bot_that_changes_what_it_is_shown_is_found_out(said: Said) -> None:
    """Its view may share lists with the table: it would win by other rules."""
    code, words = said("simulate", "footclub", "--games", "3", "--bots", "bot.py:Meddler")
    assert code == 2
    assert "bot.py:Meddler changed the view it was shown" in words
    (file,) = Path().glob("bot-fault-*.json")
    assert json.loads(file.read_bytes())["view"]["seat"] == 0


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Nothing", "returned None (NoneType), not a number of view.moves"),
        ("Illegal", "returned 30, which is not among its"),
        ("Adder", "returned 30, which is not among its"),
        ("Odd", "Strange object at 0x"),
        ("Broken", "broke down: ZeroDivisionError: integer division or modulo by zero ("),
    ],
)
def test_what_a_bot_breaks_down_on_is_saved_and_can_be_asked_again(
    name: str, problem: str, said: Said
) -> None:
    code, words = said("simulate", "footclub", "--games", "3", "--bots", f"bot.py:{name}")
    assert code == 2
    assert problem in words
    (file,) = Path().glob("bot-fault-*.json")
    assert f"tablee bot 'bot.py:{name}' {file}" in words
    saved = json.loads(file.read_text())
    assert saved["view"]["moves"] == list(saved["moves"].values())
    code, words = said("bot", f"bot.py:{name}", str(file))
    assert code == 2
    assert problem in words
    if name != "Odd":  # which has an address
        assert len(list(Path().glob("bot-fault-*.json"))) == 1, "the same fault is saved once"
    code, words = said("bot", "bot.py:First", str(file))
    assert code == 0
    assert "now chooses" in words


def test_a_bot_may_take_its_move_out_of_the_list() -> None:
    Path("taker.py").write_text(
        "class Taker:\n    def choose(self, view, chance):\n        return view.moves.pop()\n"
    )
    game = registry.game("footclub")
    state = game.setup(game.options({}), FastChance(1))
    seat = state.to_act()[0]
    moves = state.legal(seat)
    assert make_bot(game, "taker.py:Taker").choose(state.view(seat), FastChance(2)) == moves[-1]


def test_a_saved_fault_that_is_none_is_refused(said: Said) -> None:
    Path("x.json").write_text('{"format": "tablee-bot-fault/1", "game": "chess"}')
    code, words = said("bot", "bot.py:First", "x.json")
    assert code == 2
    assert "x.json" in words


def test_commands_take_a_bot_wherever_they_take_a_level(said: Said) -> None:
    own = "bot.py:First(place=1)"
    few = ("--pairs", "2")
    for words in (
        ("simulate", "footclub", "--games", "3", "--bots", f"{own},regular"),
        ("simulate", "les-poilus", "--games", "3", "--bots", own),
        ("lab", "compare", "footclub", own, "uniform", *few),
        ("lab", "ladder", "footclub", own, "uniform", *few),
        ("dataset", "footclub", "--games", "2", "--bots", own, "--out", "games.jsonl"),
        ("term", "footclub", "--seats", f"human,{own}"),
    ):
        code, printed = said(*words)
        assert code == 0, printed


def test_it_plays_the_same_in_other_processes(said: Said) -> None:
    command = ("simulate", "footclub", "--games", "12", "--bots", "bot.py:First", "--json")
    alone, together = said(*command), said(*command, "--jobs", "2")
    same = ("games", "steps", "points")
    assert all(json.loads(alone[1])[key] == json.loads(together[1])[key] for key in same)


def test_an_experiment_names_it_and_notices_that_it_changed(tmp_path: Path) -> None:
    study = Experiment(game="footclub", games=4, sweep={"bots": ["bot.py:First", "uniform"]})
    results = run(study, tmp_path / "out", Engine(jobs=1))
    assert [arm.name for arm in results.arms] == ["bots bot.py:First", "bots uniform"]
    run(study, tmp_path / "out", Engine(jobs=1))  # goes on
    Path("bot.py").write_text(CODE + "# changed\n")
    with pytest.raises(Faults, match=r"bot\.py:First has changed since"):
        run(study, tmp_path / "out", Engine(jobs=1))
    with pytest.raises(Faults, match="has no 'Frist'"):
        run(Experiment(game="footclub", bots="bot.py:Frist"), engine=Engine(jobs=1))


def test_a_plug_in_has_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    first = EntryPoint("first", "own_module:First", loading.GROUP)
    lost = EntryPoint("lost", "own_module:Lost", loading.GROUP)
    monkeypatch.setattr(loading, "plug_ins", lambda: {"first": first, "lost": lost})
    game = registry.game("footclub")
    sys.path.append(str(Path.cwd()))
    assert make_bot(game, "first(place=1)").needs_view()
    assert "first" in loading.known_bots(game)
    with pytest.raises(UnknownBot, match=r"the plug-in lost \(own_module:Lost\): AttributeError"):
        make_bot(game, "lost")


def test_a_plug_in_that_a_level_hides_is_listed_as_such(
    said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = {
        key: EntryPoint(key, "own_module:First", loading.GROUP) for key in ("first", "regular")
    }
    monkeypatch.setattr(games, "plug_ins", lambda: points)
    listed = said("games", "footclub")[1].splitlines()
    first, hidden = (line for line in listed if "own_module:First" in line)
    assert "cannot be named" not in first
    assert hidden.split()[0] == "regular"
    assert "cannot be named" in hidden


def test_a_fault_is_told_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "write_bytes", refuse)
    game = registry.game("footclub")
    state = game.setup(game.options({}), FastChance(1))
    seat = state.to_act()[0]
    with pytest.raises(BotFault, match="broke down"), contextlib.suppress(KeyboardInterrupt):
        make_bot(game, "bot.py:Broken").choose(state.view(seat), FastChance(2))


def test_our_own_players_are_not_wrapped() -> None:
    assert isinstance(make_bot(registry.game("footclub"), "uniform"), UniformBot)
