"""What a game offers besides its rules: names, documents, computer players.

There is one object of a subclass of `Game` for each game; `tablee.games.registry` lists them.
"""

from __future__ import annotations

from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from tablee.kernel.chance import Chance
from tablee.kernel.documents import Fault, Refusal
from tablee.kernel.kinds import CountTable, EventKind, PromptKind, ReasonKind, RefusalKind
from tablee.kernel.observation import Part
from tablee.kernel.reading import read_struct
from tablee.kernel.state import Event, State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's names, documents and computer players."""

    #: The name in commands and addresses, such as "les-poilus".
    key: str
    #: The rules versions that can be played and replayed, newest last.
    rules_versions: tuple[int, ...]
    #: The struct of the table options; it has a field `players`.
    options_type: type[msgspec.Struct]
    #: The struct of `position`.
    position_type: type[msgspec.Struct]
    #: The struct of `view_document`.
    view_type: type[msgspec.Struct]
    #: The kinds of events; the first number of an event is a place in this list.
    event_kinds: tuple[EventKind, ...]
    #: The kinds of refusals, prompts and ends, each with its rule.
    refusal_kinds: tuple[RefusalKind, ...]
    prompt_kinds: tuple[PromptKind, ...]
    #: Reason of an end -> the rule that says so.
    ends: dict[str, str]
    #: The fewest and the most seats.
    fewest_seats: int
    most_seats: int
    #: Every move is a number from 0 to this, exclusive.
    move_count: int
    #: The levels of the computer players offered at a table, weakest first.
    levels: tuple[str, ...]
    #: Further computer players that serve to compare; `bot` makes them as well.
    yardsticks: tuple[str, ...] = ()
    #: The kinds of reasons that its computer players give besides `TABLE_REASONS`.
    reason_kinds: tuple[ReasonKind, ...] = ()
    #: The parts of `observe`.
    observation: tuple[Part, ...] = ()
    #: Whether all seats win or lose together.
    cooperative: bool = False
    #: The tables that `count` fills.
    count_tables: tuple[CountTable, ...] = ()
    #: The option that people may write as a text file of their own, such as a map; "" for none.
    file_option: str = ""
    #: The values of that option that come with the game.
    file_choices: tuple[str, ...] = ()
    #: A game between any players ends within this many moves.
    longest_game: int

    def options(self, given: dict[str, Any]) -> msgspec.Struct:
        """The table options from plain data; raises `Faults` naming every wrong one."""
        return read_struct(self.options_type, given, "options")

    def read_option(self, text: str, source: str) -> dict[str, Any]:
        """The value of `file_option` for a file's text; raises `Faults` naming file and lines."""
        raise NotImplementedError

    def option_fault(self, say: Any, fault: Fault) -> str:
        """A fault that `read_option` found, as a sentence through `say`."""
        raise NotImplementedError

    def setup(
        self,
        options: msgspec.Struct,
        chance: Chance,
        events: list[Event] | None = None,
        rules: int = 0,
    ) -> State:
        """The state at the start. `rules` 0 means the newest version."""
        raise NotImplementedError

    def seats(self, options: msgspec.Struct) -> int:
        """How many seats a table with these options has."""
        raise NotImplementedError

    def notation(self, move: int) -> str:
        """The move as a short text that `parse` reads."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The move for a notation; raises ValueError with a plain sentence."""
        raise NotImplementedError

    def position(self, state: State) -> msgspec.Struct:
        """The whole state as a document."""
        raise NotImplementedError

    def load(self, document: dict[str, Any]) -> State:
        """The state of a position document; raises `Faults` naming every fault."""
        raise NotImplementedError

    def view_document(self, view: View) -> msgspec.Struct:
        """A view as a document."""
        raise NotImplementedError

    def odds(self, view: View) -> msgspec.Struct | None:
        """What this seat can compute of the near future; None if there is nothing to tell."""
        raise NotImplementedError

    def quick_odds(self, view: View) -> msgspec.Struct | None:
        """As much of `odds` as takes a few thousandths of a second."""
        return self.odds(view)

    def has_long_odds(self, view: View) -> bool:  # noqa: ARG002
        """Whether `odds` tells more than `quick_odds`, and takes longer."""
        return False

    def keep_odds(self, view: View, odds: dict[str, Any]) -> None:
        """Remember odds that another process worked out for a view like this one."""

    def observe(self, view: View) -> list[float]:
        """A view as numbers between 0 and 1, for learning: the parts of `observation`."""
        raise NotImplementedError

    def components(self, state: State) -> dict[str, int]:
        """How many of each component there are in all: never changed by a move."""
        raise NotImplementedError

    def statistics(self, state: State) -> dict[str, float]:  # noqa: ARG002
        """Numbers about a finished game whose means a simulation reports; none by default."""
        return {}

    def count(self, events: list[Event], counts: dict[str, dict[str, int]]) -> None:
        """Add what happened in a finished game to the tables of `count_tables`."""

    def may_speak(self, state: State, seat: int) -> Refusal | None:  # noqa: ARG002
        """Why this seat may not talk to the others now; None if it may."""
        return None

    def rolls(self, event: Event, options: msgspec.Struct) -> list[tuple[int, int, int]]:  # noqa: ARG002
        """The dice that an event showed to everybody, as (seat, face, sides).

        Only dice that are shown whatever falls: else the counts would favour some faces.
        """
        return []

    def has_bot(self, level: str) -> bool:
        """Whether `bot` makes such a computer player."""
        return level in self.levels or level in self.yardsticks

    def bot(self, level: str) -> Any:
        """A computer player (a `tablee.kernel.bot.Bot`): one of the levels or yardsticks."""
        raise NotImplementedError

    def narrator(self, say: Any, names: list[str]) -> Any:
        """A `tablee.kernel.words.narrator.Narrator` of this game that speaks through `say`."""
        raise NotImplementedError

    def describer(self, narrator: Any) -> Any:
        """A `tablee.kernel.words.describer.Describer` for those who play this game by words alone."""
        from tablee.kernel.words.describer import Describer

        return Describer(narrator)

    def event_document(self, event: Event, observer: int) -> dict[str, str | int | list[int]]:
        """The event by field name, as the observer may know it."""
        return self.event_kinds[event[0]].document(event, observer)
