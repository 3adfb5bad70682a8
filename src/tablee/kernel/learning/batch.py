"""Many games stepped at once: what vector environments are made of.

A game has a slot. One seat is asked at a time in each; seats with a computer player move by
themselves. A game that ends is replaced by a new one at once. What happens in a slot depends on its
own chance and actions alone, so the games are the same as if they were played one by one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Outcome
from tablee.kernel.learning.actions import ActionSpace
from tablee.kernel.observation import Rows
from tablee.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Dealt:
    """A game that was just set up, its chance, and that of its computer players."""

    def __init__(self, state: State, chance: Chance, bots_chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.bots_chance = bots_chance


class Ended:
    """A game that ended in a step. There is no outcome if an illegal action ended it."""

    def __init__(self, slot: int, seat: int, state: State, outcome: Outcome | None) -> None:
        self.slot = slot
        #: Who was asked last, and the table at the end.
        self.seat = seat
        self.state = state
        self.outcome = outcome


class Batch:
    """Games side by side.

    `deal` sets up the next game of a slot. `bots` are the computer players by slot and seat, None
    for a seat that is asked for actions. `size` is how many numbers the game writes of what it
    observes, 0 if it leaves that to its views.
    """

    def __init__(
        self,
        count: i64,
        size: i64,
        actions: ActionSpace,
        deal: Callable[[int], Dealt],
        bots: list[list[Bot | None]],
    ) -> None:
        self.count: i64 = count
        self.actions = actions
        self._deal = deal
        self._bots = bots
        self._has_bots = any(bot is not None for by_seat in bots for bot in by_seat)
        #: By slot: the game, who is asked, their moves and actions, and the actions since a move.
        self.states: list[State] = []
        self.seats: list[int] = [0] * count
        self.moves: list[list[int]] = [[] for _ in range(count)]
        self.legal: list[list[int]] = [[] for _ in range(count)]
        self.picked: list[list[int]] = [[] for _ in range(count)]
        self._chances: list[Chance] = []
        self._bots_chances: list[Chance] = []
        #: How many numbers of a row are the game's, and how many say what was picked.
        self.size: i64 = size
        self.extra: i64 = actions.count if actions.has_stages() else 0
        self._observed = Rows(count, size + self.extra)
        self._masks = Rows(count, actions.count)

    def start(self) -> None:
        """Deal a new game to every slot."""
        self.states = []
        self._chances = []
        self._bots_chances = []
        self._observed.clear()
        self._masks.clear()
        for slot in range(self.count):
            dealt = self._deal(slot)
            self.states.append(dealt.state)
            self._chances.append(dealt.chance)
            self._bots_chances.append(dealt.bots_chance)
            self.picked[slot] = []
            self._ask(slot)
            self._show(slot)

    def wrong(self, actions: list[int]) -> int:
        """The first slot whose action is not legal; -1 if all are."""
        width: i64 = self._masks.size
        numbers = self._masks.numbers
        for slot in range(self.count):
            action: i64 = actions[slot]
            if not 0 <= action < width or not numbers[slot * width + action]:
                return slot
        return -1

    def step(self, actions: list[int], checked: bool) -> list[Ended]:
        """Take an action in every slot, and say which games ended.

        Each game is played on, asked and written down in one go, while the processor has it at
        hand. Unless actions were checked before, an illegal one ends its game.
        """
        ended: list[Ended] = []
        self._observed.clear()
        for slot in range(self.count):
            self._hide_legal(slot)
            if checked or _holds(self.legal[slot], actions[slot]):
                self._step(slot, actions[slot], ended)
            else:
                self._end(slot, None, ended)
            self._show(slot)
        return ended

    def _step(self, slot: i64, action: int, ended: list[Ended]) -> None:
        state = self.states[slot]
        move = self.actions.move(state, self.moves[slot], self.picked[slot], action)
        if move < 0:
            self.picked[slot].append(action)
            legal = self.actions.legal(state, self.moves[slot], self.picked[slot])
            self.legal[slot] = legal
            return
        if self.extra:
            self.picked[slot] = []
        state.apply(self.seats[slot], move, self._chances[slot], None)
        if self._has_bots:
            self._play_bots(slot)
        acting = state.acting()
        if acting == 0:
            self._end(slot, state.outcome(), ended)
        else:
            self._ask_next(slot, acting)

    def _end(self, slot: i64, outcome: Outcome | None, ended: list[Ended]) -> None:
        ended.append(Ended(slot, self.seats[slot], self.states[slot], outcome))
        self.picked[slot] = []
        self._replace(slot)
        self._ask(slot)

    def _replace(self, slot: i64) -> None:
        dealt = self._deal(slot)
        self.states[slot] = dealt.state
        self._chances[slot] = dealt.chance
        self._bots_chances[slot] = dealt.bots_chance

    def _ask(self, slot: i64) -> None:
        """Play on until somebody is asked; a game that ends before is not worth an action."""
        self._play_bots(slot)
        while self.states[slot].acting() == 0:
            self._replace(slot)
            self._play_bots(slot)
        self._ask_next(slot, self.states[slot].acting())

    def _play_bots(self, slot: i64) -> None:
        state = self.states[slot]
        while True:
            acting = state.acting()
            if acting == 0:
                return
            seat = _lowest(acting)
            bot = self._bots[slot][seat]
            if bot is None:
                return
            move = bot.choose(state.view(seat), self._bots_chances[slot])
            state.apply(seat, move, self._chances[slot], None)

    def _ask_next(self, slot: i64, acting: i64) -> None:
        state = self.states[slot]
        seat = _lowest(acting)
        moves = state.legal(seat)
        self.seats[slot] = seat
        self.moves[slot] = moves
        self.legal[slot] = self.actions.legal(state, moves, self.picked[slot])

    def _hide_legal(self, slot: i64) -> None:
        """Take the few legal actions out of a mask, which is quicker than to clear all masks."""
        first: i64 = slot * self._masks.size
        numbers = self._masks.numbers
        for action in self.legal[slot]:
            numbers[first + action] = 0

    def _show(self, slot: i64) -> None:
        """Write what the asked seat may know, and which of its actions are legal."""
        first: i64 = slot * self._observed.size
        if self.size:
            self.states[slot].observe_into(self.seats[slot], self._observed.numbers, first)
        if self.extra:
            for action in self.picked[slot]:
                self._observed.numbers[first + self.size + action] = 1
        first = slot * self._masks.size
        numbers = self._masks.numbers
        for action in self.legal[slot]:
            numbers[first + action] = 1

    def observed(self) -> bytes:
        """What each asked seat may know: rows of whole numbers, each a share of its part's most."""
        return self._observed.content()

    def masks(self) -> bytes:
        """Which actions are legal: a row of ones and zeros for each slot."""
        return self._masks.content()

    def sample(self, chance: Chance) -> list[int]:
        """A legal action for each slot, all equally likely."""
        return [chance.choose(legal) for legal in self.legal]


def _holds(actions: list[int], action: int) -> bool:
    for other in actions:  # noqa: SIM110  (a generator would be slower when compiled)
        if other == action:
            return True
    return False


def _lowest(acting: i64) -> i64:
    seat: i64 = 0
    while not acting >> seat & 1:
        seat += 1
    return seat
