"""Trench Club as the kernel's `Game`: names, documents, odds and computer players."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from tablee.bots.levels import LEVELS, YARDSTICKS
from tablee.games.trench_club.bots.levels import bot
from tablee.games.trench_club.bots.reasons import REASON_KINDS
from tablee.games.trench_club.data.map_fault_words import map_sentence
from tablee.games.trench_club.data.map_files import MAP_KEYS, open_field, read_own_map
from tablee.games.trench_club.data.units import CENTRAL, TOP_FACE
from tablee.games.trench_club.documents import (
    TrenchOdds,
    TrenchOptions,
    TrenchPosition,
    TrenchViewDocument,
)
from tablee.games.trench_club.observation import OBSERVATION, observe
from tablee.games.trench_club.odds.exchange import keep_destroyed, odds_document
from tablee.games.trench_club.position_faults import options_faults
from tablee.games.trench_club.rules.prompt import PROMPT_KINDS
from tablee.games.trench_club.rules.set_up import commanders, lay_out
from tablee.games.trench_club.state import ENDS, TrenchClub
from tablee.games.trench_club.statistics import COUNT_TABLES, count
from tablee.games.trench_club.table.components import (
    ARMISTICE,
    DESTRUCTION,
    FORTS_HELD,
    POINTS,
    SURRENDERED,
    Components,
)
from tablee.games.trench_club.table.events import ANSWERED, ATTACKED, DIE_ROLLED, EVENT_KINDS
from tablee.games.trench_club.table.moves import OPERATION, REFUSE, notation, parse
from tablee.games.trench_club.table.position import load, position
from tablee.games.trench_club.table.refusals import REFUSAL_KINDS
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.describer import TrenchDescriber
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.game import Game
from tablee.kernel.state import Event, State, View
from tablee.kernel.words.narrator import Narrator, Say

#: The ends that statistics tell apart; a drawn game counts half a point for each side.
ENDED_BY: Final[dict[str, int]] = {
    "forts": FORTS_HELD,
    "destruction": DESTRUCTION,
    "surrender": SURRENDERED,
    "points": POINTS,
    "armistice": ARMISTICE,
}


class TrenchClubGame(Game):
    """Trench Club's names, documents and computer players."""

    def __init__(self) -> None:
        self.key = "trench-club"
        self.rules_versions = (1,)
        self.options_type = TrenchOptions
        self.position_type = TrenchPosition
        self.view_type = TrenchViewDocument
        self.event_kinds = EVENT_KINDS
        self.refusal_kinds = REFUSAL_KINDS
        self.prompt_kinds = PROMPT_KINDS
        self.reason_kinds = REASON_KINDS
        self.ends = ENDS
        self.fewest_seats = 2
        self.most_seats = 4
        self.levels = LEVELS
        self.yardsticks = YARDSTICKS
        # 150 rounds of four nations; a turn has at most a few moves for each unit.
        self.longest_game = 1_000_000
        self.move_count = (REFUSE + 1) << OPERATION
        self.count_tables = COUNT_TABLES
        self.observation = OBSERVATION
        self.file_option = "map"
        self.file_choices = tuple(MAP_KEYS)

    def options(self, given: dict[str, Any]) -> TrenchOptions:
        """The table options from plain data; raises `Faults` naming every wrong one."""
        options = super().options(given)
        assert isinstance(options, TrenchOptions)
        faults = options_faults(options)
        if faults:
            raise Faults(faults)
        return options

    def read_option(self, text: str, source: str) -> dict[str, Any]:
        """A map that somebody drew, as the option takes it."""
        return cast(dict[str, Any], msgspec.to_builtins(read_own_map(text, source)))

    def option_fault(self, say: Say, fault: Fault) -> str:
        """What is wrong with a map, in the language of `say`."""
        return map_sentence(say, fault)

    def setup(
        self,
        options: msgspec.Struct,
        chance: Chance,
        events: list[Event] | None = None,
        rules: int = 0,
    ) -> State:
        """The state at the start; nothing is drawn before the first tokens are turned."""
        del chance, events, rules
        assert isinstance(options, TrenchOptions)
        table = TrenchClub(options, open_field(options))
        lay_out(table)
        return table

    def seats(self, options: msgspec.Struct) -> int:
        """One for each person."""
        assert isinstance(options, TrenchOptions)
        return options.players

    def notation(self, move: int) -> str:
        """The move as a short text."""
        return notation(move)

    def parse(self, text: str) -> int:
        """The move for a notation."""
        return parse(text)

    def position(self, state: State) -> TrenchPosition:
        """The whole state as a document."""
        assert isinstance(state, Components)
        return position(state)

    def load(self, document: dict[str, Any]) -> State:
        """The state of a position document."""
        return load(document)

    def view_document(self, view: View) -> TrenchViewDocument:
        """A view as a document."""
        assert isinstance(view, TrenchView)
        table = view.table
        return TrenchViewDocument(
            seat=view.seat,
            seats=table.seats,
            commanders=[table.commander[nation] for nation in table.order],
            position=position(table),
            assigned=[view.assigned[nation] for nation in table.order],
            moves=[notation(move) for move in view.moves],
            at_any_time=[notation(move) for move in view.at_any_time()],
        )

    def odds(self, view: View) -> TrenchOdds | None:
        """The odds of the attacks that can be made or are listed; None outside T4."""
        assert isinstance(view, TrenchView)
        return odds_document(view)

    def quick_odds(self, view: View) -> TrenchOdds | None:
        """The same; long lists of attacks are only named where nobody worked them out before."""
        assert isinstance(view, TrenchView)
        return odds_document(view, is_quick=True)

    def has_long_odds(self, view: View) -> bool:
        """Whether a list of attacks takes long to work out."""
        odds = self.quick_odds(view)
        return odds is not None and len(odds.missing) > 0

    def keep_odds(self, view: View, odds: dict[str, Any]) -> None:
        """Remember the chances of long lists of attacks."""
        assert isinstance(view, TrenchView)
        keep_destroyed(view, odds["destroyed"], odds["within"])

    def rolls(self, event: Event, options: msgspec.Struct) -> list[tuple[int, int, int]]:
        """The dice of each nation, for the seat that commands it.

        The die of a shell is left out: it is told of only where the shell strays.
        """
        assert isinstance(options, TrenchOptions)
        if event[0] not in (ATTACKED, ANSWERED, DIE_ROLLED):
            return []
        fields = self.event_kinds[event[0]].fields
        seat = commanders(options)[event[1 + fields.index("nation")]]
        first = 1 + fields.index("face" if event[0] == DIE_ROLLED else "faces*")
        return [(seat, face, TOP_FACE) for face in event[first:]]

    def observe(self, view: View) -> list[float]:
        """A view as numbers, for learning."""
        assert isinstance(view, TrenchView)
        return observe(view)

    def count(self, events: list[Event], counts: dict[str, dict[str, int]]) -> None:
        """What the lab counts."""
        count(events, counts)

    def components(self, state: State) -> dict[str, int]:
        """Tokens and forts; units and bonds come and go."""
        assert isinstance(state, Components)
        turned = sum(1 for number in state.tokens if number)
        return {"tokens": len(state.numbers) + turned, "forts": len(state.flags)}

    def bot(self, level: str) -> Bot:
        """A computer player: one of the levels or yardsticks."""
        return bot(level)

    def narrator(self, say: Say, names: list[str]) -> TrenchNarrator:
        """Somebody who tells the game through `say`."""
        return TrenchNarrator(self, say, names)

    def describer(self, narrator: Narrator) -> TrenchDescriber:
        """Somebody who tells the game to those who play by words alone."""
        assert isinstance(narrator, TrenchNarrator)
        return TrenchDescriber(narrator)

    def statistics(self, state: State) -> dict[str, float]:
        """Rounds, how it ended, and what the side that began and the Central Powers scored."""
        assert isinstance(state, Components)
        found = {"rounds": float(state.round), "within_60_rounds": float(state.round <= 60)}
        for reason, result in ENDED_BY.items():
            found[f"ended_by_{reason}"] = float(state.result == result)
        central = 0.5 if state.winner < 0 else float(state.winner == CENTRAL)
        found["central_points"] = central
        found["first_player_points"] = 1.0 - central if state.starter % 2 else central
        return found


GAME = TrenchClubGame()
