"""What a seat is asked, or what it waits for. It reads only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.data import PACKED
from tablee.games.les_poilus.rules.mission import fearful_demands, three_alike
from tablee.games.les_poilus.rules.preparation import least_intensity, most_intensity
from tablee.games.les_poilus.table.components import (
    ANSWER_PHASE,
    ASKED,
    CHRISTMAS_PHASE,
    INTENSITY_PHASE,
    OVER_PHASE,
    SUPPORT_PHASE,
    Components,
)
from tablee.games.les_poilus.table.moves import CHARM, PLAY
from tablee.kernel.documents import Prompt
from tablee.kernel.kinds import PromptKind, kinds_in

if TYPE_CHECKING:
    from mypy_extensions import i64

NAME_INTENSITY: Final = PromptKind("name-intensity", "P2.1", ("mission", "least", "most"))
WAIT_INTENSITY: Final = PromptKind("wait-intensity", "P2.1", ("turn", "mission"))
ACT: Final = PromptKind("act", "P3.1", ("cards",))
ACT_EMPTY: Final = PromptKind("act-empty", "P3.6")
ACT_FEARFUL: Final = PromptKind("act-fearful", "P6.7")
ACT_DOOMED: Final = PromptKind("act-doomed", "P9.2", ("cards",))
WAIT_ACTION: Final = PromptKind("wait-action", "P3.1", ("turn",))
ANSWER_SPEECH: Final = PromptKind("answer-speech", "P3.4", ("turn", "threat"))
WAIT_ANSWERS: Final = PromptKind("wait-answers", "P3.4", ("waiting",))
CHOOSE_CHRISTMAS: Final = PromptKind("choose-christmas", "P3.2")
WAIT_CHRISTMAS: Final = PromptKind("wait-christmas", "P3.2", ("turn",))
USE_SUPPORT: Final = PromptKind("use-support", "P4.2")
USE_SUPPORT_FAILED: Final = PromptKind("use-support-failed", "P4.3")
WAIT_SUPPORT: Final = PromptKind("wait-support", "P4.2", ("turn",))
OVER: Final = PromptKind("over", "P4.5")

PROMPT_KINDS: Final = kinds_in(globals(), PromptKind)


def is_doomed(table: Components, moves: list[int]) -> bool:
    """P9.2: whether every move left is a card that makes three alike."""
    return bool(moves) and all(
        PLAY < move < CHARM and three_alike(table.active + PACKED[move - PLAY]) for move in moves
    )


def prompt(table: Components, seat: i64, moves: list[int]) -> Prompt:
    """The prompt of a seat, or of a spectator (-1)."""
    phase = table.phase
    if phase == OVER_PHASE:
        return OVER.prompt()
    if phase == ANSWER_PHASE:
        if seat >= 0 and table.answers[seat] == ASKED:
            return ANSWER_SPEECH.prompt(turn=table.turn, threat=table.speech_threat)
        return WAIT_ANSWERS.prompt(waiting=sum(1 for given in table.answers if given == ASKED))
    mine = seat == table.turn
    if phase == INTENSITY_PHASE:
        if not mine:
            return WAIT_INTENSITY.prompt(turn=table.turn, mission=table.mission)
        return NAME_INTENSITY.prompt(
            mission=table.mission, least=least_intensity(table), most=most_intensity(table)
        )
    if phase == CHRISTMAS_PHASE:
        return CHOOSE_CHRISTMAS.prompt() if mine else WAIT_CHRISTMAS.prompt(turn=table.turn)
    if phase == SUPPORT_PHASE:
        if not mine:
            return WAIT_SUPPORT.prompt(turn=table.turn)
        return (USE_SUPPORT_FAILED if table.failed else USE_SUPPORT).prompt()
    return _action_prompt(table, seat, moves) if mine else WAIT_ACTION.prompt(turn=table.turn)


def _action_prompt(table: Components, seat: i64, moves: list[int]) -> Prompt:
    if fearful_demands(table, seat):
        return ACT_FEARFUL.prompt()
    cards = len(table.hands[seat])
    if is_doomed(table, moves):
        return ACT_DOOMED.prompt(cards=cards)
    return ACT.prompt(cards=cards) if cards else ACT_EMPTY.prompt()
