"""Nim with a hidden card, as the rest of the program sees it: rules N1 to N3."""

from tablee.bots.levels import LEVELS, YARDSTICKS
from tablee.kernel.game import Game
from tablee.kernel.kinds import PromptKind, RefusalKind, kinds_in
from tablee_nim import kinds
from tablee_nim.bots import BOTS
from tablee_nim.documents import NimOptions, NimTable
from tablee_nim.state import OBSERVATION, load, setup
from tablee_nim.words import NimNarrator

GAME = Game(
    key="nim",
    rules_letter="N",
    rules_versions=(1,),
    options_type=NimOptions,
    position_type=NimTable,
    view_type=NimTable,
    event_kinds=kinds.EVENT_KINDS,
    refusal_kinds=kinds_in(vars(kinds), RefusalKind),
    prompt_kinds=kinds_in(vars(kinds), PromptKind),
    ends={"last-stone": "N3.1"},
    fewest_seats=2,
    most_seats=2,
    notations=kinds.NOTATIONS,
    longest_game=60,
    levels=LEVELS,
    yardsticks=YARDSTICKS,
    observation=OBSERVATION,
    setup=setup,
    load=load,
    bot=BOTS.__getitem__,
    narrator=NimNarrator,
    locales="tablee_nim.locales",
)
