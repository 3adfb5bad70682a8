"""Trench Club as the rest of the program sees it: rules T1 to T14."""

from __future__ import annotations

from typing import Final

from tablee.bots.levels import LEVELS, YARDSTICKS
from tablee.games.trench_club.actions import TrenchActions
from tablee.games.trench_club.bots.judge import judge
from tablee.games.trench_club.bots.levels import bot
from tablee.games.trench_club.bots.reasons import REASON_KINDS
from tablee.games.trench_club.data.map_fault_words import map_sentence
from tablee.games.trench_club.data.map_files import MAP_KEYS, map_option
from tablee.games.trench_club.documents import TrenchOptions, TrenchPosition, TrenchViewDocument
from tablee.games.trench_club.loading import load, new_game
from tablee.games.trench_club.observation import OBSERVATION
from tablee.games.trench_club.options import read_options
from tablee.games.trench_club.rules.prompt import PROMPT_KINDS
from tablee.games.trench_club.state import ENDS
from tablee.games.trench_club.statistics import COUNT_TABLES, count, rolls, standing
from tablee.games.trench_club.summary import summary
from tablee.games.trench_club.table.events import EVENT_KINDS
from tablee.games.trench_club.table.moves import MOVE_COUNT, notation, parse
from tablee.games.trench_club.table.refusals import REFUSAL_KINDS
from tablee.games.trench_club.words.describer import TrenchDescriber
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.kernel.game import Game

GAME: Final = Game(
    key="trench-club",
    rules_letter="T",
    rules_versions=(1, 2),
    options_type=TrenchOptions,
    position_type=TrenchPosition,
    view_type=TrenchViewDocument,
    event_kinds=EVENT_KINDS,
    refusal_kinds=REFUSAL_KINDS,
    prompt_kinds=PROMPT_KINDS,
    reason_kinds=REASON_KINDS,
    ends=ENDS,
    fewest_seats=2,
    most_seats=4,
    move_count=MOVE_COUNT,
    # 150 rounds of four nations; a turn has at most a few moves for each unit.
    longest_game=1_000_000,
    levels=LEVELS,
    yardsticks=YARDSTICKS,
    observation=OBSERVATION,
    factored=TrenchActions,
    plays_out_odds=True,
    secret_answers=False,
    set_up_prompts=("split", "turn", "place", "headquarters"),
    count_tables=COUNT_TABLES,
    file_option="map",
    file_choices=tuple(MAP_KEYS),
    read_option=map_option,
    option_fault=map_sentence,
    guided="four_phases",
    options=read_options,
    setup=new_game,
    load=load,
    notation=notation,
    parse=parse,
    count=count,
    summary=summary,
    rolls=rolls,
    bot=bot,
    judge=judge,
    standing=standing,
    narrator=TrenchNarrator,
    describer=TrenchDescriber,
)
