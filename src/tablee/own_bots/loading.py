"""Finding the class that a name stands for, and making a computer player of it."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import os
import sys
import traceback
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tablee.kernel.bot import Bot
from tablee.kernel.game import Game
from tablee.kernel.reading import close_match
from tablee.own_bots.checked import OwnBot
from tablee.own_bots.names import BotName, UnknownBot, read_name

#: The entry points of plug-ins: `cautious = "my_package.bots:Cautious"`.
GROUP: Final = "tablee.bots"


def known_bots(game: Game) -> list[str]:
    """Everybody who can be named without a module: levels, yardsticks, plug-ins."""
    names = (*game.levels, *game.yardsticks, *plug_ins())
    return list(dict.fromkeys(names))


def check_bot(game: Game, name: str) -> str:
    """The name again; raises `UnknownBot` if it stands for nobody who can play."""
    make_bot(game, name)
    return name


def make_bot(game: Game, name: str) -> Bot:
    """The computer player of that name; raises `UnknownBot` with the reason if there is none."""
    if game.has_bot(name):
        return game.bot(name)
    read = read_name(name)
    if read.source:
        found = _class_of(read)
    elif read.name in plug_ins():
        found = _plug_in(read.name)
    elif game.has_bot(read.name):
        raise UnknownBot(f"the level {read.name} takes no options")
    elif read.name.endswith(".py"):
        bots = _bots_of(_module_of_file(read.name))
        raise UnknownBot(f"{name}: name a class in it, {read.name}:{bots[0] if bots else 'Class'}")
    else:
        known = known_bots(game)
        choice = close_match(name, known) or f"; choose from {', '.join(known)}"
        raise UnknownBot(
            f"{game.key} has no {name!r}{choice} (your own class: module:Class or bot.py:Class)"
        )
    return OwnBot(name, game, _made(name, found, read.options))


@cache
def plug_ins() -> dict[str, EntryPoint]:
    """Installed plug-ins by name, which a level of the same name goes before."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _plug_in(name: str) -> Any:
    point = plug_ins()[name]
    try:
        return point.load()
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"the plug-in {name} ({point.value}): {_in_one_line(error)}") from error


def _class_of(name: BotName) -> Any:
    module = _module_of_file(name.source) if name.is_file() else _module(name.source)
    found = getattr(module, name.name, None)
    if found is None:
        there = _bots_of(module)
        suggestion = close_match(name.name, there)
        if not suggestion and there:
            suggestion = f"; its bots: {', '.join(there)}"
        raise UnknownBot(f"{name.source} has no {name.name!r}{suggestion}")
    return found


def _bots_of(module: ModuleType) -> list[str]:
    """The classes of a module that are bots, and not imported from elsewhere."""
    return [
        key
        for key, value in vars(module).items()
        if isinstance(value, type)
        and value.__module__ == module.__name__
        and hasattr(value, "choose")
    ]


def _module(name: str) -> ModuleType:
    # Python itself looks where one is; an installed command does not.
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
        importlib.invalidate_caches()
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(f"{error.name}.")):
            raise UnknownBot(
                f"there is no module {name!r} in {here} nor among the installed packages"
            ) from None
        raise UnknownBot(f"{name} cannot be imported: {_in_one_line(error)}") from error
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{name} cannot be imported: {_in_one_line(error)}") from error


def _module_of_file(name: str) -> ModuleType:
    file = Path(name).expanduser().resolve()
    if not file.is_file():
        raise UnknownBot(f"there is no file {name}")
    return _loaded(name, file)


@cache
def _loaded(name: str, file: Path) -> ModuleType:
    """A file as a module; its neighbours can be imported from it, as when Python runs it."""
    key = f"tablee_own_bot_{file.stem}_{hashlib.sha256(str(file).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(key, file)
    if spec is None or spec.loader is None:
        raise UnknownBot(f"{name} is not a Python file")
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    module = importlib.util.module_from_spec(spec)
    sys.modules[key] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[key]
        raise UnknownBot(f"{name} cannot be loaded: {_in_one_line(error)}") from error
    return module


def _in_one_line(error: BaseException) -> str:
    """An exception in one line, with the place in the stranger's code where it happened."""
    words = traceback.format_exception_only(error)[-1].strip()
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith("<frozen")]
    if len(theirs) > 1 and not isinstance(error, SyntaxError):
        words += f" ({theirs[-1].filename}, line {theirs[-1].lineno})"
    elif isinstance(error, SyntaxError):
        words += f" ({error.filename}, line {error.lineno})"
    return words


def _made(name: str, found: Any, options: dict[str, Any]) -> Any:
    """A player of a class; whatever has a method `choose` will do."""
    if isinstance(found, Bot) or not callable(found):
        raise UnknownBot(f"{name} is not a class: name the class, and it is made for each seat")
    try:
        inspect.signature(found).bind(**options)
    except TypeError as error:
        if not isinstance(found, type):
            raise UnknownBot(
                f"{name} is not a class: a bot is one with choose(view, chance)"
            ) from None
        raise UnknownBot(f"{name}: {error}; it takes {_parameters(found)}") from None
    except ValueError:
        pass  # Some classes do not say what they take.
    try:
        made = found(**options)
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{name} cannot be made: {_in_one_line(error)}") from error
    choose = getattr(made, "choose", None)
    if not callable(choose) or (isinstance(made, Bot) and type(made).choose is Bot.choose):
        raise UnknownBot(f"{name} is not a bot: it has no method choose(view, chance)")
    return made


def _parameters(found: Any) -> str:
    parameters = inspect.signature(found).parameters.values()
    return ", ".join(map(str, parameters)) or "no options"


def code_digests(names: list[str]) -> dict[str, str]:
    """Of each name that stands for somebody's own code, a digest of the file it is in."""
    digests = {}
    for name in names:
        read = read_name(name)
        if not read.source:
            continue
        module = _module_of_file(read.source) if read.is_file() else _module(read.source)
        file = module.__file__
        if file:
            digests[name] = hashlib.sha256(Path(file).read_bytes()).hexdigest()
    return digests
