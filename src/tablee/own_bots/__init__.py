"""Computer players by name: a game's levels and yardsticks, plug-ins, and classes of one's own.

| name | who plays |
|---|---|
| `regular` | a level or a yardstick of the game |
| `cautious` | a plug-in: an entry point in the group `tablee.bots` |
| `mybots:Cautious` | the class `Cautious` of the module `mybots` |
| `bots/mine.py:Cautious` | the class `Cautious` of a file |
| `mine.py:Cautious(nerve=3)` | the same, made with options |

`make_bot` makes one wherever a level is accepted: commands, experiments, adapters.
"""

from __future__ import annotations

from tablee.own_bots.checked import BotFault
from tablee.own_bots.loading import check_bot, code_digests, known_bots, make_bot
from tablee.own_bots.names import UnknownBot, split_names

__all__ = [
    "BotFault",
    "UnknownBot",
    "check_bot",
    "code_digests",
    "known_bots",
    "make_bot",
    "split_names",
]
