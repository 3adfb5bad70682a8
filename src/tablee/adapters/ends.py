"""What learners and their keepers are told: rewards at the end, and the table as text."""

from __future__ import annotations

from tablee.kernel.documents import Outcome
from tablee.kernel.game import Game
from tablee.kernel.state import SPECTATOR, State
from tablee.texts import Texts


def rewards(game: Game, outcome: Outcome) -> list[float]:
    """By seat: 1 or 0 where all win together, else from -1 to 1, adding up to nothing for two."""
    if game.cooperative:
        return list(outcome.scores)
    return [2 * score - 1 for score in outcome.scores]


def as_text(game: Game, state: State) -> str:
    """What a spectator sees."""
    say = Texts("en").say
    names = [say("term-name-human", {"number": seat + 1}) for seat in range(state.seat_count())]
    return "\n".join(game.narrator(say, names).look(state.view(SPECTATOR)))
