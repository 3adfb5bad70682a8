"""What a game declares besides its rules: names, kinds, documents, functions, computer players.

There is one `Game` for each game; `tablee.games.registry` opens them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Fault, SeatDocument, Standing, Summary
from tablee.kernel.judge import Judge
from tablee.kernel.kinds import CountTable, EventKind, PromptKind, ReasonKind, RefusalKind
from tablee.kernel.learning.actions import FactoredActions
from tablee.kernel.observation import Part
from tablee.kernel.reading import close_match, read_struct
from tablee.kernel.state import SPECTATOR, Event, PlayedLine, State, View
from tablee.kernel.words.describer import Describer
from tablee.kernel.words.narrator import Narrated, Narrator, Say

#: So many playouts are made for somebody who wants to know all odds: within 2 % of the truth.
ODDS_PLAYOUTS: Final = 4_000
#: Dice that everybody saw: (seat, face, sides).
Rolls = list[tuple[int, int, int]]
#: By table of counts: by label, how often.
Counts = dict[str, dict[str, int]]


class Game:
    """A game's declaration. What depends on a running game is asked of its `State` or a `View`."""

    def __init__(
        self,
        *,
        key: str,
        rules_letter: str,
        rules_versions: tuple[int, ...],
        options_type: type[msgspec.Struct],
        position_type: type[msgspec.Struct],
        view_type: type[msgspec.Struct],
        event_kinds: tuple[EventKind, ...],
        refusal_kinds: tuple[RefusalKind, ...],
        prompt_kinds: tuple[PromptKind, ...],
        ends: dict[str, str],
        fewest_seats: int,
        most_seats: int,
        longest_game: int,
        legal_count: int = 0,
        levels: tuple[str, ...],
        setup: Callable[[Any, int, Chance, list[Event] | None], State],
        load: Callable[[dict[str, Any]], State],
        bot: Callable[[str], Bot],
        narrator: Callable[[Narrated, Say, list[str]], Narrator],
        describer: Callable[[Any], Describer] = Describer,
        notations: tuple[str, ...] = (),
        move_count: int = 0,
        notation: Callable[[int], str] | None = None,
        parse: Callable[[str], int] | None = None,
        options: Callable[[dict[str, Any]], msgspec.Struct] | None = None,
        yardsticks: tuple[str, ...] = (),
        reason_kinds: tuple[ReasonKind, ...] = (),
        observation: tuple[Part, ...] = (),
        factored: Callable[[], FactoredActions] | None = None,
        cooperative: bool = False,
        secret_answers: bool = True,
        set_up_prompts: tuple[str, ...] = (),
        plays_out_odds: bool = False,
        count_tables: tuple[CountTable, ...] = (),
        count: Callable[[list[Event], Counts], None] | None = None,
        rolls: Callable[[Event, Any], Rolls] | None = None,
        summary: Callable[[list[PlayedLine]], Summary] | None = None,
        event_document: Callable[[Event, int], dict[str, str | int | list[int]]] | None = None,
        file_option: str = "",
        file_choices: tuple[str, ...] = (),
        read_option: Callable[[str, str], dict[str, Any]] | None = None,
        option_fault: Callable[[Say, Fault], str] | None = None,
        character: Callable[[Any, int], str] | None = None,
        judge: Callable[[], Judge] | None = None,
        standing: Callable[[Any, int], Standing] | None = None,
        guided: str = "",
        locales: str = "",
    ) -> None:
        #: The name in commands and addresses, such as "les-poilus".
        self.key = key
        #: The letter that the numbers of its rules begin with.
        self.rules_letter = rules_letter
        #: The rules versions that can be played and replayed, newest last.
        self.rules_versions = rules_versions
        #: The struct of the table options; it has a field `players`.
        self.options_type = options_type
        #: The structs of `State.position` and `View.document`.
        self.position_type = position_type
        self.view_type = view_type
        #: The kinds of events; the first number of an event is a place in this list.
        self.event_kinds = event_kinds
        #: The kinds of refusals and prompts, each with its rule.
        self.refusal_kinds = refusal_kinds
        self.prompt_kinds = prompt_kinds
        #: Reason of an end -> the rule that says so.
        self.ends = ends
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        #: The notations of a game with few moves; one with many gives `notation` and `parse`.
        self.notations = notations
        #: Every move is a number from 0 to this, exclusive.
        self.move_count = move_count or len(notations)
        #: Those of `State.legal` are below this; others can only be made at any time.
        self.legal_count = legal_count or self.move_count
        #: A game between any players ends within this many moves.
        self.longest_game = longest_game
        #: The levels of the computer players offered at a table, weakest first.
        self.levels = levels
        #: Further computer players that serve to compare; `bot` makes them as well.
        self.yardsticks = yardsticks
        #: The kinds of reasons that its computer players give besides `TABLE_REASONS`.
        self.reason_kinds = reason_kinds
        #: The parts of `View.observe`.
        self.observation = observation
        #: Actions that are put together to moves, for learners; None where moves are few enough.
        self.factored = factored
        #: Whether all seats win or lose together.
        self.cooperative = cooperative
        #: Whether it tells something of a hand who is not asked for want of a choice.
        self.secret_answers = secret_answers
        #: What a seat is asked while it sets its pieces up, which a computer player can do for it.
        self.set_up_prompts = set_up_prompts
        #: Whether `View.odds` tells more with playouts.
        self.plays_out_odds = plays_out_odds
        #: The tables that `count` fills.
        self.count_tables = count_tables
        #: The option that people may write as a text file of their own, such as a map; "" for none.
        self.file_option = file_option
        #: The values of that option that come with the game.
        self.file_choices = file_choices
        #: The scenario in the game's folder `scenarios` that is its guided first game; "" for none.
        self.guided = guided
        #: The package with folders `en`, `fr` and `de` of Fluent files; "" if they lie in ours.
        self.locales = locales
        self._setup = setup
        self._load = load
        self._notation = notation
        self._parse = parse
        self._bot = bot
        self._narrator = narrator
        self._describer = describer
        self._options = options
        self._count = count
        self._rolls = rolls
        self._summary = summary
        self._event_document = event_document
        self._read_option = read_option
        self._option_fault = option_fault
        self._character = character
        self._judge = judge
        self._standing = standing

    def options(self, given: dict[str, Any]) -> msgspec.Struct:
        """The table options from plain data; raises `Faults` naming every wrong one."""
        if self._options is not None:
            return self._options(given)
        return read_struct(self.options_type, given, "options")

    def read_option(self, text: str, source: str) -> dict[str, Any]:
        """The value of `file_option` for a file's text; raises `Faults` naming file and lines."""
        if self._read_option is None:
            raise ValueError(f"{self.key} has no option that is read from a file")
        return self._read_option(text, source)

    def option_fault(self, say: Say, fault: Fault) -> str:
        """A fault that `read_option` found, as a sentence through `say`."""
        if self._option_fault is None:
            raise ValueError(f"{self.key} has no option that is read from a file")
        return self._option_fault(say, fault)

    def setup(
        self,
        options: msgspec.Struct,
        chance: Chance,
        events: list[Event] | None = None,
        rules: int = 0,
    ) -> State:
        """The state at the start. `rules` 0 means the newest version."""
        return self._setup(options, rules or self.rules_versions[-1], chance, events)

    def seats(self, options: msgspec.Struct) -> int:
        """How many seats a table with these options has: one for each player."""
        players: int = getattr(options, "players", self.fewest_seats)
        return players

    def load(self, document: dict[str, Any]) -> State:
        """The state of a position document; raises `Faults` naming every fault."""
        return self._load(document)

    def notation(self, move: int) -> str:
        """The move as a short text that `parse` reads."""
        if self._notation is not None:
            return self._notation(move)
        if not 0 <= move < len(self.notations):
            raise ValueError(f"there is no move number {move}")
        return self.notations[move]

    def parse(self, text: str) -> int:
        """The move for a notation; raises ValueError with a plain sentence."""
        if self._parse is not None:
            return self._parse(text)
        words = " ".join(text.split())
        if words not in self.notations:
            suggestion = close_match(words, list(self.notations))
            raise ValueError(f"{text!r} is not a move of {self.key}{suggestion}")
        return self.notations.index(words)

    def count(self, events: list[Event], counts: Counts) -> None:
        """Add what happened in a finished game to the tables of `count_tables`."""
        if self._count is not None:
            self._count(events, counts)

    def rolls(self, event: Event, options: msgspec.Struct) -> Rolls:
        """The dice that an event showed to everybody.

        Only dice that are shown whatever falls: else the counts would favour some faces.
        """
        return [] if self._rolls is None else self._rolls(event, options)

    def summary(self, played: list[PlayedLine]) -> Summary | None:
        """A finished game in numbers; None where the game counts nothing."""
        return None if self._summary is None else self._summary(played)

    def event_document(self, event: Event, observer: int) -> dict[str, str | int | list[int]]:
        """The event by field name, as the observer may know it."""
        if self._event_document is not None:
            return self._event_document(event, observer)
        return self.event_kinds[event[0]].document(event, observer)

    def has_bot(self, level: str) -> bool:
        """Whether `bot` makes such a computer player."""
        return level in self.levels or level in self.yardsticks

    def bot(self, level: str) -> Bot:
        """A computer player: one of the levels or yardsticks."""
        if not self.has_bot(level):
            known = ", ".join((*self.levels, *self.yardsticks))
            raise ValueError(f"there is no level {level!r}; there are: {known}")
        return self._bot(level)

    def set_up_move(self, view: View, chance: Chance) -> int:
        """A move for somebody who wants their pieces set up: that of a player of middling strength.

        Only while the view's prompt is one of `set_up_prompts`.
        """
        return self._bot(self.levels[len(self.levels) // 2]).choose(view, chance)

    def judge(self) -> Judge | None:
        """Who judges finished games; None where nobody does."""
        return None if self._judge is None else self._judge()

    @property
    def has_deals(self) -> bool:
        """Whether its rules name the situation of every draw, and games can be compared."""
        return self._standing is not None

    def standing(self, state: State, seat: int) -> Standing:
        """How a seat did in a finished game, to be compared with others of the same deal."""
        if self._standing is None:
            raise ValueError(f"games of {self.key} cannot be compared")
        return self._standing(state, seat)

    def character(self, view: View, seat: int) -> str:
        """The name of whom a seat plays; "" where nobody is played, or nobody with a name."""
        return "" if self._character is None else self._character(view, seat)

    def called(self, view: View, seats: list[SeatDocument]) -> list[str]:
        """What those at the table are called: a computer player after whom it plays.

        So one face has one name. A name that somebody else bears is not taken.
        """
        names = [seat.name for seat in seats]
        for number, seat in enumerate(seats):
            name = self.character(view, number) if seat.bot else ""
            if name and name not in names:
                names[number] = name
        return names

    def narrator(self, say: Say, names: list[str], reader: int = SPECTATOR) -> Narrator:
        """Tells this game in the language of `say`, with the names of those at the table.

        Whoever sits at `reader` is told of themselves as "you".
        """
        narrator = self._narrator(self, say, names)
        narrator.reader = reader
        return narrator

    def describer(self, narrator: Narrator) -> Describer:
        """Tells this game to those who play by words alone."""
        return self._describer(narrator)
