"""The computer players of Les Poilus that a table offers, and those that serve to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.bots.levels import CAPTAIN, RECRUIT, REGULAR, SENSIBLE, UNIFORM
from tablee.bots.search import BEYOND_DOUBT, Settings
from tablee.bots.search_bot import SearchBot
from tablee.bots.simple import SlippingBot, UniformBot
from tablee.games.les_poilus.bots.guide import PoilusGuide, networks, worth_searching
from tablee.games.les_poilus.bots.known_cards import known_cards_of
from tablee.games.les_poilus.bots.sensible import SensibleBot
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.state import View

if TYPE_CHECKING:
    from mypy_extensions import i64

#: A recruit's mind wanders once in so many decisions.
LAPSE: Final = 5
#: How many missions the levels that search imagine for a decision.
CAPTAIN_SIMULATIONS: Final = 48
VETERAN_SIMULATIONS: Final = 600
#: And how sure a veteran is before a move is given up.
VETERAN_DOUBT: Final = 3.5
#: By how much a move must be better than the rule of thumb's, which friends expect.
PREFERENCE: Final = 0.005


def lapse(view: View, chance: Chance) -> int:
    """A recruit's slip: any move that does not fail at once."""
    assert isinstance(view, PoilusView)
    if len(view.moves) > 1 and chance.below(LAPSE) == 0:
        return chance.choose(worth_searching(known_cards_of(view)))
    return -1


def bot(level: str) -> Bot:
    """One of the levels or yardsticks."""
    if level == UNIFORM:
        return UniformBot()
    if level == RECRUIT:
        return SlippingBot(SensibleBot(), lapse)
    if level in (REGULAR, SENSIBLE):
        return SensibleBot()
    if level == CAPTAIN:
        return searching(CAPTAIN_SIMULATIONS)
    return searching(VETERAN_SIMULATIONS, VETERAN_DOUBT)


def searching(simulations: i64, doubt: float = BEYOND_DOUBT) -> SearchBot:
    """A player that imagines so many missions for a decision."""
    settings = Settings(simulations, preference=PREFERENCE, doubt=doubt)
    return SearchBot(PoilusGuide(networks()), settings)
