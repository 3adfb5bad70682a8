"""Les Poilus as the rest of the program sees it: rules P1 to P9."""

from __future__ import annotations

from typing import Final

from tablee.bots.levels import LEVELS, YARDSTICKS
from tablee.games.les_poilus.bots.judge import judge
from tablee.games.les_poilus.bots.levels import bot
from tablee.games.les_poilus.bots.reasons import REASON_KINDS
from tablee.games.les_poilus.documents import PoilusOptions, PoilusPosition, PoilusViewDocument
from tablee.games.les_poilus.loading import load, read_options
from tablee.games.les_poilus.observation import OBSERVATION
from tablee.games.les_poilus.rules.prompt import PROMPT_KINDS
from tablee.games.les_poilus.state import ENDS, new_game
from tablee.games.les_poilus.statistics import COUNT_TABLES, count, standing
from tablee.games.les_poilus.summary import summary
from tablee.games.les_poilus.table.events import EVENT_KINDS
from tablee.games.les_poilus.table.moves import MOVE_COUNT, notation, parse
from tablee.games.les_poilus.table.refusals import REFUSAL_KINDS
from tablee.games.les_poilus.words.describer import PoilusDescriber
from tablee.games.les_poilus.words.narrator import PoilusNarrator, first_name
from tablee.kernel.game import Game

GAME: Final = Game(
    key="les-poilus",
    rules_letter="P",
    rules_versions=(1,),
    options_type=PoilusOptions,
    position_type=PoilusPosition,
    view_type=PoilusViewDocument,
    event_kinds=EVENT_KINDS,
    refusal_kinds=REFUSAL_KINDS,
    prompt_kinds=PROMPT_KINDS,
    reason_kinds=REASON_KINDS,
    ends=ENDS,
    fewest_seats=2,
    most_seats=5,
    move_count=MOVE_COUNT,
    longest_game=5000,
    cooperative=True,
    levels=LEVELS,
    yardsticks=YARDSTICKS,
    observation=OBSERVATION,
    count_tables=COUNT_TABLES,
    guided="recruits",
    options=read_options,
    setup=new_game,
    load=load,
    notation=notation,
    parse=parse,
    count=count,
    summary=summary,
    bot=bot,
    judge=judge,
    standing=standing,
    narrator=PoilusNarrator,
    describer=PoilusDescriber,
    character=first_name,
)
