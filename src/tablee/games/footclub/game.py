"""FootClub, the Poussin rule, as the rest of the program sees it: rules F1 to F6."""

from __future__ import annotations

from typing import Final

from tablee.bots.levels import LEVELS, YARDSTICKS
from tablee.games.footclub.bots.judge import judge
from tablee.games.footclub.bots.levels import bot
from tablee.games.footclub.bots.reasons import REASON_KINDS
from tablee.games.footclub.documents import FootClubOptions, FootClubPosition, FootClubViewDocument
from tablee.games.footclub.loading import load, read_options
from tablee.games.footclub.observation import OBSERVATION
from tablee.games.footclub.rules.prompt import PROMPT_KINDS
from tablee.games.footclub.state import ENDS, new_match
from tablee.games.footclub.statistics import COUNT_TABLES, count, rolls, standing
from tablee.games.footclub.summary import summary
from tablee.games.footclub.table.events import EVENT_KINDS, event_document
from tablee.games.footclub.table.moves import BALL, MOVE_COUNT, notation, parse
from tablee.games.footclub.table.refusals import REFUSAL_KINDS
from tablee.games.footclub.words.describer import FootClubDescriber
from tablee.games.footclub.words.narrator import FootClubNarrator, coach_name
from tablee.kernel.game import Game

GAME: Final = Game(
    key="footclub",
    rules_letter="F",
    rules_versions=(1, 2),
    options_type=FootClubOptions,
    position_type=FootClubPosition,
    view_type=FootClubViewDocument,
    event_kinds=EVENT_KINDS,
    refusal_kinds=REFUSAL_KINDS,
    prompt_kinds=PROMPT_KINDS,
    reason_kinds=REASON_KINDS,
    ends=ENDS,
    fewest_seats=2,
    most_seats=2,
    move_count=MOVE_COUNT,
    legal_count=BALL,
    longest_game=1000,
    levels=LEVELS,
    yardsticks=YARDSTICKS,
    observation=OBSERVATION,
    count_tables=COUNT_TABLES,
    guided="worked_example",
    options=read_options,
    setup=new_match,
    load=load,
    notation=notation,
    parse=parse,
    event_document=event_document,
    count=count,
    summary=summary,
    rolls=rolls,
    bot=bot,
    judge=judge,
    standing=standing,
    narrator=FootClubNarrator,
    describer=FootClubDescriber,
    character=coach_name,
)
