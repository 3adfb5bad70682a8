"""Nim's computer players."""

from tablee.bots.guide import Guide
from tablee.bots.levels import CAPTAIN, RECRUIT, REGULAR, SENSIBLE, UNIFORM, VETERAN
from tablee.bots.search import Settings
from tablee.bots.search_bot import SearchBot
from tablee.bots.simple import SlippingBot, UniformBot, slips
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.state import State, View
from tablee_nim.kinds import TAKES
from tablee_nim.state import NimView


class SensibleBot(Bot):
    """Leaves a multiple of four, or one more where the last stone loses."""

    def choose(self, view: View, chance: Chance) -> int:
        assert isinstance(view, NimView)
        stones, wanted = view.table.stones, int(view.table.options.misere)
        good = [move for move in view.moves if (stones - TAKES[move]) % 4 == wanted]
        return (good or view.moves)[0]


class NimGuide(Guide):
    """Lets everybody play sensibly in the games that a search imagines."""

    def policy(self, state: State, seat: int, chance: Chance) -> int:
        return SensibleBot().choose(state.view(seat), chance)


BOTS: dict[str, Bot] = {
    UNIFORM: UniformBot(),
    SENSIBLE: SensibleBot(),
    RECRUIT: SlippingBot(SensibleBot(), slips(60)),
    REGULAR: SlippingBot(SensibleBot(), slips(20)),
    CAPTAIN: SensibleBot(),
    VETERAN: SearchBot(NimGuide(), Settings(200)),
}
