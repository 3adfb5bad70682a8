"""OpenSpiel: our games as Python games with explicit chance nodes.

    import pyspiel
    import tablee.adapters.openspiel

    game = pyspiel.load_game("tablee_les_poilus(players=3)")
    tiny = pyspiel.load_game("tablee_footclub(start=tiny)")

Every draw of a card and every die is a chance node of its own with equally likely outcomes. The
information state of a player is everything that player has been told, in order; the observation is
what the player sees now. Where a move takes several actions (Trench Club), each is a node; with
`actions=list` it takes one. Where several seats decide at once they are asked in seat order, and
none learns another's choice from its information state.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy
import pyspiel

from tablee.adapters.actions import action_space
from tablee.adapters.ends import as_text, rewards
from tablee.adapters.event_rows import fill_rows, row_size, rows_of
from tablee.adapters.tiny import POSITIONS
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.chance.pausing import NeedsDraw, PausingChance
from tablee.kernel.game import Game
from tablee.kernel.learning.actions import NOT_YET, ActionSpace, FactoredActions
from tablee.kernel.observation import observation_size
from tablee.kernel.state import SPECTATOR, Event, State

#: The most outcomes of one draw: a card of a pile, a die, one of many units.
MOST_OUTCOMES = 1024
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def _type_of(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"tablee_{game.key.replace('-', '_')}",
        long_name=f"Tablée: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL
        if game.cooperative
        else pyspiel.GameType.Utility.GENERAL_SUM
        if game.most_seats > 2
        else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=rows_of(game) > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats(game.options({})),
            "options": "{}",
            "start": "",
            "actions": "",
        },
    )


@cache
def actions_of(key: str, kind: str) -> ActionSpace:
    """The actions of a game, of a kind or its usual ones."""
    return action_space(registry.game(key), kind)


def start_position(key: str, start: str) -> dict[str, Any]:
    """The position of the parameter `start`: "tiny", or a position as JSON; empty for none."""
    if start == "tiny":
        if key not in POSITIONS:
            raise ValueError(f"{key} has no tiny variant")
        return POSITIONS[key]
    try:
        return msgspec.json.decode(start, type=dict[str, Any]) if start else {}
    except msgspec.DecodeError as error:
        raise ValueError(f"start: write tiny, or a position as JSON ({error})") from None


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options."""

    key: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.table = registry.game(self.key)
        given = msgspec.json.decode(params.get("options", "{}"), type=dict[str, Any])
        if "players" in given:
            raise ValueError("players is a parameter of its own, beside options")
        #: The position in which every game begins; without one it is set up.
        self.start = start_position(self.key, params.get("start", ""))
        if self.start and given:
            raise ValueError("a start has options of its own")
        given |= {"players": params.get("players", self.table.seats(self.table.options({})))}
        if self.start:
            given = dict(self.start["options"])
        self.options = self.table.options(given)
        self.kind = params.get("actions", "")
        actions = actions_of(self.key, self.kind)
        stages = len(actions.sizes) if isinstance(actions, FactoredActions) else 1
        seats = self.table.seats(self.options)
        cooperative = self.table.cooperative
        super().__init__(
            _type_of(self.table),
            pyspiel.GameInfo(
                num_distinct_actions=actions.count,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=seats,
                min_utility=0.0 if cooperative else -1.0,
                max_utility=1.0,
                utility_sum=0.0 if not cooperative and self.table.most_seats == 2 else None,
                max_game_length=stages * self.table.longest_game,
            ),
            params,
        )

    def new_initial_state(self) -> TableState:
        """The table before anything is drawn."""
        return TableState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TableObserver:
        """What players see, for OpenSpiel's own algorithms."""
        return TableObserver(self, iig_obs_type, params)

    def information_state_tensor_shape(self) -> list[int]:
        """What a player sees now, then the events it was told of."""
        now = observation_size(self.table.observation)
        return [now + rows_of(self.table) * row_size(self.table)]

    def information_state_tensor_size(self) -> int:
        """How many numbers an information state has."""
        return self.information_state_tensor_shape()[0]

    def observation_tensor_size(self) -> int:
        """How many numbers an observation has."""
        return observation_size(self.table.observation)


class Kept:
    """A state that can be copied and pickled, as OpenSpiel does with every attribute."""

    def __init__(self, key: str, state: State) -> None:
        self.key = key
        self.state = state

    def __deepcopy__(self, memo: object) -> Kept:
        return Kept(self.key, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.state.position()
        return kept_from, (self.key, msgspec.json.encode(position))


def kept_from(key: str, position: bytes) -> Kept:
    """The state of a position document."""
    return Kept(key, registry.game(key).load(msgspec.json.decode(position)))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A running game.

    A move whose draws are not all made yet is kept beside the state from before it: each draw
    makes it again from there with one draw more.
    """

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        # OpenSpiel copies states attribute by attribute: plain values only, never the game.
        self.key = game.key
        self.options = game.options
        self.kind = game.kind
        #: The actions that the player has taken of a move so far.
        self._picked: list[int] = []
        start = game.start
        self._kept = Kept(self.key, self.table.load(start)) if start else None
        #: What was told so far, to be cut to what a player may know.
        self.events: list[Event] = []
        #: In a state that was made up for a player: what each player had been told before.
        self.before: list[list[str]] = []
        self._move: tuple[int, int] | None = None
        self._draws: list[int] = []
        self._bound = 0
        self._player = CHANCE
        if self._kept is None:
            self._go_on()
        else:
            self._ask(self._kept.state)

    @property
    def state(self) -> State | None:
        """The table; nothing while it is being set up."""
        return self._kept.state if self._kept else None

    @property
    def table(self) -> Game:
        """The rules of this game."""
        return registry.game(self.key)

    @property
    def actions(self) -> ActionSpace:
        """Its actions."""
        return actions_of(self.key, self.kind)

    def _go_on(self) -> None:
        """Set up, or make the pending move, as far as the draws go."""
        chance = PausingChance(self._draws)
        told: list[Event] = []
        try:
            if self.state is None:
                made = self.table.setup(self.options, chance, told)
            else:
                assert self._move is not None
                made = self.state.copy()
                made.apply(*self._move, chance, told)
        except NeedsDraw as needed:
            self._bound = needed.bound
            self._player = CHANCE
            return
        self._kept = Kept(self.key, made)
        self.events += told
        self._move, self._draws, self._bound = None, [], 0
        self._ask(made)

    def _ask(self, state: State) -> None:
        """Note who is to act: OpenSpiel asks several times for each node."""
        acting = state.to_act()
        self._player = acting[0] if acting else TERMINAL

    def current_player(self) -> int:
        """Who is to act; chance while a draw is pending."""
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        assert self.state is not None
        picked = self._picked if player == self._player else []
        return sorted(self.actions.legal(self.state, self.state.legal(player), picked))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each number below the bound, equally likely."""
        return [(number, 1 / self._bound) for number in range(self._bound)]

    def _apply_action(self, action: int) -> None:
        if self._bound:
            if not 0 <= action < self._bound:
                raise ValueError(f"a draw is from 0 to {self._bound - 1}, not {action}")
            self._draws = [*self._draws, action]
        else:
            assert self.state is not None
            player = self.current_player()
            moves = self.state.legal(player)
            if action not in self.actions.legal(self.state, moves, self._picked):
                raise ValueError(f"action {action} is not legal now")
            move = self.actions.move(self.state, moves, self._picked, action)
            if move == NOT_YET:
                self._picked = [*self._picked, action]
                return
            self._move, self._picked = (player, int(move)), []
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        assert self.state is not None
        actions, moves = self.actions, self.state.legal(player)
        if isinstance(actions, FactoredActions):
            return actions.name(action)
        if action not in actions.legal(self.state, moves, []):
            return str(action)
        return self.table.notation(actions.move(self.state, moves, [], action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """By seat; nothing before the end."""
        outcome = self.state.outcome() if self.is_terminal() and self.state else None
        if outcome is None:
            return [0.0] * self.num_players()
        return rewards(self.table, outcome)

    def information(self, player: int) -> str:
        """Everything this player has been told, a line for each event, and what is asked now."""
        table = self.table
        lines = list(self.before[player]) if self.before else []
        lines += [
            msgspec.json.encode(table.event_document(e, player)).decode() for e in self.events
        ]
        if self.state is not None:
            view = self.state.view(player)
            lines.append(f"to act {self.state.to_act()} moves {view.moves}")
            if self._picked and player == self._player:
                lines[-1] += f" picked {self._picked}"
        return "\n".join(lines)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that looks the same to a player; what is hidden from it is made up.

        That player has been told the same. The others, whose past is not known, have been told
        what everybody was, and see what the made-up state shows them.
        """
        if self.state is None or self._bound:
            raise ValueError("there is nothing to sample while a draw is pending")
        chance = FastChance(int(sampler() * 2**53), len(self.events))
        made: TableState = self.get_game().new_initial_state()
        state = self.state.view(player).sample(chance)
        made._kept = Kept(self.key, state)
        made._move, made._draws, made._bound = None, [], 0
        made._picked = self._picked if player == self._player else []
        made._ask(state)
        made.events = []
        table = self.table
        public = [
            msgspec.json.encode(table.event_document(event, SPECTATOR)).decode()
            for event in self.events
        ]
        for other in range(self.num_players()):
            if other == player:
                lines = self.information(player).split("\n")[:-1]
            else:
                seen = msgspec.json.encode(state.view(other).document()).decode()
                lines = [*public, f"sees {seen}"]
            made.before.append(lines)
        return made

    def __str__(self) -> str:
        """What a spectator sees; while a draw is pending, the state before the move."""
        if self.state is None:
            return f"setting up, {len(self._draws)} drawn"
        pending = f"\npending {self._move} {self._draws}" if self._move else ""
        picked = f"\npicked {self._picked}" if self._picked else ""
        return as_text(self.table, self.state) + pending + picked


class TableObserver:
    """What a player sees: the numbers of `Game.observe`, and text."""

    def __init__(self, game: TableGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}")
        self._table = game.table
        self._perfect_recall = bool(kind and kind.perfect_recall)
        now = observation_size(game.table.observation)
        rows = rows_of(game.table) if self._perfect_recall else 0
        self.tensor = numpy.zeros(now + rows * row_size(game.table), numpy.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for part in game.table.observation:
            self.dict[part.name] = self.tensor[first : first + part.size]
            first += part.size
        self._seen = self.tensor[:now]
        self._told = self.tensor[now:].reshape(rows, row_size(game.table))
        if rows:
            self.dict["told"] = self._told

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what the player sees, and with perfect recall has been told."""
        if state.state is None:
            self.tensor.fill(0)
            return
        self._seen[:] = state.state.view(player).observe()
        if len(self._told):
            fill_rows(self._table, state.events, player, self._told)

    def string_from(self, state: TableState, player: int) -> str | None:
        """What the player has been told, or sees now."""
        if self._perfect_recall:
            return state.information(player)
        if state.state is None:
            return ""
        document = state.state.view(player).document()
        return msgspec.json.encode(document).decode()


for _key in registry.names():
    # OpenSpiel makes a game from its class alone, so each has one of its own.
    _class = type(_key.title().replace("-", ""), (TableGame,), {"key": _key})
    pyspiel.register_game(_type_of(registry.game(_key)), _class)
