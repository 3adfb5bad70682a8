"""The contract between a game and everything else: `State` and `View`.

A `State` knows everything that has happened and nothing of what will: chance comes as an
argument of each move. A `View` knows what one seat, or a spectator, may know. Whoever decides
(a person, a computer player, a search) is given a view and never the state behind it.

Moves are whole numbers; each game's `moves.py` gives them names. Seats are numbered from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from mypy_extensions import mypyc_attr

from tablee.kernel.chance import Chance
from tablee.kernel.documents import Outcome, Prompt, Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.kernel.observation import Numbers

#: The seat number of somebody who only watches.
SPECTATOR: Final = -1
#: For logs: somebody who may know everything, once the game is over or for the table's keeper.
EVERYTHING: Final = -2

#: What happened: the number of an `EventKind` of the game, then the values of its fields.
Event = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat, or a spectator, may know of a state."""

    #: Whose view this is, or SPECTATOR.
    seat: i64
    #: The legal moves of this seat, in the order of `State.legal`.
    moves: list[int]

    def prompt(self) -> Prompt:
        """What this seat is asked, or what it waits for."""
        raise NotImplementedError

    def at_any_time(self) -> list[int]:
        """The moves of this seat that `State.at_any_time` allows it."""
        return []

    def explain(self, move: int) -> Refusal | None:
        """Why this seat may not make this move now; None if it may."""
        raise NotImplementedError

    def sample(self, chance: Chance) -> State:
        """A full state that looks exactly like this view from this seat."""
        raise NotImplementedError

    def document(self) -> msgspec.Struct:
        """This view as a document."""
        raise NotImplementedError

    def odds(self, playouts: int = 0) -> msgspec.Struct | None:  # noqa: ARG002
        """What this seat can compute of the near future; None if there is nothing to tell.

        Only what is exact, unless `playouts` allows so many trials for what cannot be.
        """
        return None

    def odds_about(self, about: str) -> msgspec.Struct | None:  # noqa: ARG002
        """What this seat can compute of one thing, named in the game's own words; None if nothing.

        It may take a tenth of a second.
        """
        return None

    def observe(self) -> list[float]:
        """This view as numbers between 0 and 1, for learning: the parts of `Game.observation`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A running game, changed in place by `apply`."""

    def seat_count(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def acting(self) -> i64:
        """The seats that are to act, as a bit set; 0 when the game is over."""
        raise NotImplementedError

    def to_act(self) -> list[int]:
        """The seats that are to act, lowest first: several where the rules say so."""
        acting = self.acting()
        return [seat for seat in range(self.seat_count()) if acting >> seat & 1]

    def legal(self, seat: i64) -> list[int]:
        """The legal moves of a seat in a fixed order; empty if it is not to act."""
        raise NotImplementedError

    def at_any_time(self, seat: i64) -> list[int]:  # noqa: ARG002
        """Moves a seat may make besides, whether it is to act or not: a surrender, say.

        They are not in `legal`, so that whoever picks from it by chance plays on.
        """
        return []

    def clock_period(self, seat: i64) -> i64:  # noqa: ARG002
        """Which stretch of time a table's clock counts for a seat that is to act.

        0: the clock stands still. -1: each move is a stretch of its own. Else the number of a
        stretch that goes on from move to move, such as a turn.
        """
        return -1

    def apply(
        self, seat: i64, move: i64, chance: Chance, events: list[Event] | None = None
    ) -> None:
        """Make a legal move. What happens is appended to `events` if a list is given.

        Legality is the caller's care: `kernel.match` checks it, and so does whoever picks from
        `legal` or `at_any_time`.
        """
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.acting() == 0

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """What this seat may know; SPECTATOR for somebody who only watches."""
        raise NotImplementedError

    def observe_into(self, seat: i64, numbers: Numbers, first: i64) -> None:
        """Write what `View.observe` tells as whole numbers, from place `first` on.

        All are 0 before. Each is a share of its part's `most`. A game can leave this out: then
        whoever learns it is served by `View.observe`, more slowly.
        """
        raise NotImplementedError

    def position(self) -> msgspec.Struct:
        """The whole state as a document, which the game's `load` reads."""
        raise NotImplementedError

    def rules(self) -> int:
        """The version of the rules that it is played by."""
        return 1

    def components(self) -> dict[str, int]:
        """How many of each component there are in all: never changed by a move.

        A game in which nothing is conserved counts nothing.
        """
        return {}

    def statistics(self) -> dict[str, float]:
        """Numbers about a finished game whose means a simulation reports; none by default."""
        return {}

    def may_speak(self, seat: i64) -> Refusal | None:  # noqa: ARG002
        """Why this seat may not talk to the others now; None if it may."""
        return None

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()


class PlayedLine:
    """A line that stands: what happened, and the state after it. Line 0 is the set-up."""

    def __init__(self, line: int, events: list[Event], state: State) -> None:
        self.line = line
        self.events = events
        self.state = state
