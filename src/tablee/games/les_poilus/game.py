"""Les Poilus as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.bots.levels import LEVELS, YARDSTICKS
from tablee.games.les_poilus.bots.levels import bot
from tablee.games.les_poilus.bots.reasons import REASON_KINDS
from tablee.games.les_poilus.data import MUTE, SOLDIER_KEYS, THREAT_KEYS, TILE_KEYS
from tablee.games.les_poilus.documents import (
    PoilusOdds,
    PoilusOptions,
    PoilusPosition,
    PoilusSeatView,
    PoilusViewDocument,
)
from tablee.games.les_poilus.observation import OBSERVATION, observe
from tablee.games.les_poilus.odds import odds
from tablee.games.les_poilus.position_faults import options_faults
from tablee.games.les_poilus.rules.prompt import PROMPT_KINDS
from tablee.games.les_poilus.rules.set_up import set_up
from tablee.games.les_poilus.state import ENDS, Poilus
from tablee.games.les_poilus.statistics import COUNT_TABLES, count
from tablee.games.les_poilus.table import moves
from tablee.games.les_poilus.table.components import ANSWERED, ASKED, NO_TILE, NOT_ASKED
from tablee.games.les_poilus.table.events import EVENT_KINDS
from tablee.games.les_poilus.table.position import PHASES, RESULTS, load, position, tile_counts
from tablee.games.les_poilus.table.refusals import MUTE as MUTE_REFUSAL
from tablee.games.les_poilus.table.refusals import REFUSAL_KINDS
from tablee.games.les_poilus.view import PoilusView
from tablee.games.les_poilus.words.describer import PoilusDescriber
from tablee.games.les_poilus.words.narrator import PoilusNarrator
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Faults, Refusal
from tablee.kernel.game import Game
from tablee.kernel.reading import read_struct
from tablee.kernel.state import Event, State, View
from tablee.kernel.words.narrator import Narrator, Say


class LesPoilus(Game):
    """Les Poilus: rules P1 to P9."""

    def __init__(self) -> None:
        self.key = "les-poilus"
        self.rules_versions = (1,)
        self.options_type = PoilusOptions
        self.position_type = PoilusPosition
        self.view_type = PoilusViewDocument
        self.event_kinds = EVENT_KINDS
        self.refusal_kinds = REFUSAL_KINDS
        self.prompt_kinds = PROMPT_KINDS
        self.ends = ENDS
        self.fewest_seats = 2
        self.most_seats = 5
        self.levels = LEVELS
        self.yardsticks = YARDSTICKS
        self.reason_kinds = REASON_KINDS
        self.longest_game = 5000
        self.move_count = moves.MOVE_COUNT
        self.count_tables = COUNT_TABLES
        self.observation = OBSERVATION
        self.cooperative = True

    def options(self, given: dict[str, Any]) -> PoilusOptions:
        """The table options from plain data; raises `Faults` naming every wrong one."""
        options = read_struct(PoilusOptions, given, "options")
        faults = options_faults(options)
        if faults:
            raise Faults(faults)
        return options

    def setup(
        self,
        options: msgspec.Struct,
        chance: Chance,
        events: list[Event] | None = None,
        rules: int = 0,
    ) -> Poilus:
        """The table laid out for the first mission (P1)."""
        assert isinstance(options, PoilusOptions)
        state = Poilus(options)
        state.rules_version = rules or self.rules_versions[-1]
        set_up(state, chance, events)
        return state

    def seats(self, options: msgspec.Struct) -> int:
        """One seat for each player; the Chaplain has none."""
        assert isinstance(options, PoilusOptions)
        return options.players

    def notation(self, move: int) -> str:
        """The move as a short text."""
        return moves.notation(move)

    def parse(self, text: str) -> int:
        """The move for a notation; raises ValueError with a plain sentence."""
        return moves.parse(text)

    def position(self, state: State) -> PoilusPosition:
        """The whole state as a document."""
        assert isinstance(state, Poilus)
        return position(state)

    def load(self, document: dict[str, Any]) -> Poilus:
        """The state of a position document; raises `Faults` naming every fault."""
        return load(document)

    def odds(self, view: View) -> PoilusOdds:
        """The risks this seat can compute."""
        assert isinstance(view, PoilusView)
        return odds(view)

    def bot(self, level: str) -> Bot:
        """A computer player."""
        return bot(level)

    def narrator(self, say: Say, names: list[str]) -> PoilusNarrator:
        """Tells this game in the language of `say`."""
        return PoilusNarrator(self, say, names)

    def describer(self, narrator: Narrator) -> PoilusDescriber:
        """Somebody who tells the game to those who play by words alone."""
        assert isinstance(narrator, PoilusNarrator)
        return PoilusDescriber(narrator)

    def may_speak(self, state: State, seat: int) -> Refusal | None:
        """Chat is closed to the owner of Mute (P6.3)."""
        assert isinstance(state, Poilus)
        return MUTE_REFUSAL.refusal() if state.has_knock(seat, MUTE) else None

    def observe(self, view: View) -> list[float]:
        """A view as numbers, for learning."""
        assert isinstance(view, PoilusView)
        return observe(view)

    def count(self, events: list[Event], counts: dict[str, dict[str, int]]) -> None:
        """What the lab counts."""
        count(events, counts)

    def components(self, state: State) -> dict[str, int]:
        """59 cards, and as many tiles and tokens as the table started with."""
        assert isinstance(state, Poilus)
        held = sum(len(hand) for hand in state.hands) + sum(len(k) for k in state.knocks)
        lying = len(state.no_mans_land) + len(state.discard)
        laid = sum(1 for tile in state.laid if tile != NO_TILE)
        return {
            "cards": held + lying + len(state.unseen) + len(state.returned),
            "tokens": sum(state.tokens) + state.supply + state.spent_tokens,
            "tiles": sum(state.tiles) + sum(state.dropped) + sum(state.box) + laid,
        }

    def view_document(self, view: View) -> PoilusViewDocument:
        """A view as a document."""
        assert isinstance(view, PoilusView)
        table, seat = view.table, view.seat
        own = seat >= 0
        own_laid = table.laid[seat] if own else NO_TILE
        chaplain = table.places > table.players
        return PoilusViewDocument(
            seat=seat,
            players=table.players,
            traps=table.traps,
            phase=PHASES[table.phase],
            result=RESULTS[table.result],
            mission=table.mission,
            leader=table.leader,
            turn=table.turn,
            failed=table.failed,
            speech=THREAT_KEYS[table.speech_threat] if table.speech_threat >= 0 else None,
            seats=[_seat_view(view, other) for other in range(table.players)],
            hand=table.hands[seat][:] if own else [],
            tiles=tile_counts(table.tiles, seat if own else 0),
            laid=[laid != NO_TILE for laid in table.laid],
            own_laid=None if own_laid == NO_TILE else TILE_KEYS[own_laid],
            no_mans_land=table.no_mans_land[:],
            active={key: table.active >> 4 * t & 15 for t, key in enumerate(THREAT_KEYS)},
            trials=table.trials(),
            reserve=view.reserve,
            returned=table.returned[:],
            discard=table.discard[:],
            supply=table.supply,
            chaplain_tiles=view.tile_sizes[table.players] if chaplain else None,
            moves=[moves.notation(move) for move in view.moves],
        )


def _seat_view(view: PoilusView, seat: int) -> PoilusSeatView:
    table = view.table
    given = table.answers[seat]
    words = {NOT_ASKED: "not asked", ASKED: "asked", ANSWERED: "answered", 0: "none"}
    return PoilusSeatView(
        soldier=SOLDIER_KEYS[table.soldiers[seat]],
        charm_up=bool(table.charms_up >> seat & 1),
        tokens=table.tokens[seat],
        in_mission=table.in_the_mission(seat),
        hand_size=view.hand_sizes[seat],
        hard_knocks=table.knocks[seat][:],
        answer=words.get(given, str(given)),
        tiles=view.tile_sizes[seat],
    )


GAME = LesPoilus()
