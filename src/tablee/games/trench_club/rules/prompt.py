"""What a seat is asked in Trench Club, or what it waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.units import NATION_KEYS, NATIONS
from tablee.games.trench_club.table.components import (
    MOVE_PHASE,
    OVER_PHASE,
    SPLIT_PHASE,
    Components,
)
from tablee.kernel.documents import Prompt
from tablee.kernel.kinds import PromptKind, kinds_in

if TYPE_CHECKING:
    from mypy_extensions import i64

#: By phase: what the seat that is to act is asked.
ASKED: Final[list[PromptKind]] = [
    PromptKind("choose", "T11.1", ("nation",)),
    PromptKind("split", "T1.3", ("nation", "left")),
    PromptKind("turn", "T1.4", ("nation",)),
    PromptKind("place", "T1.4", ("nation", "company")),
    PromptKind("headquarters", "T9.2", ("nation",)),
    PromptKind("companies", "T1.6", ("nation", "left")),
    PromptKind("move", "T3.1", ("nation", "round")),
    PromptKind("set-down", "T3.10", ("nation", "truck")),
    PromptKind("designate", "T4.1", ("nation", "listed")),
    PromptKind("money", "T6.3", ("nation", "bonds")),
    PromptKind("launch", "T8.1", ("nation",)),
    PromptKind("garrison", "T8.1", ("nation", "unit")),
]
#: T3.10: while a truck is loaded the movement cannot end.
MOVE_LOADED: Final = PromptKind("move-loaded", "T3.10", ("nation", "round", "truck"))
SURRENDER: Final = PromptKind("surrender", "T7.1", ("nation",))
WAIT_SPLIT: Final = PromptKind("wait-split", "T1.3")
WAIT: Final = PromptKind("wait", "T2.1", ("nation",))
OVER: Final = PromptKind("over", "T7.1")
PROMPT_KINDS: Final[tuple[PromptKind, ...]] = (*ASKED, *kinds_in(globals(), PromptKind))


def prompt(table: Components, seat: i64, assigned: list[int]) -> Prompt:
    """The question for a seat, with its arguments."""
    phase = table.phase
    if phase == OVER_PHASE:
        return Prompt(OVER.code, OVER.rule)
    nation: i64 = table.turn
    if table.surrendering >= 0:
        nation = (table.surrendering + 2) % NATIONS
    elif phase == SPLIT_PHASE:
        return _split_prompt(table, seat, assigned)
    if table.commander[nation] != seat:
        return Prompt(WAIT.code, WAIT.rule, {"nation": NATION_KEYS[nation]})
    kind = SURRENDER if table.surrendering >= 0 else ASKED[phase]
    if phase == MOVE_PHASE and table.loaded and table.surrendering < 0:
        kind = MOVE_LOADED
    values: dict[str, int | str] = {}
    for name in kind.args:
        values[name] = _value(table, nation, name)
    return Prompt(kind.code, kind.rule, values)


def _split_prompt(table: Components, seat: i64, assigned: list[int]) -> Prompt:
    for nation in table.order:
        left = len(table.army[nation]) - assigned[nation]
        if table.commander[nation] == seat and left:
            kind = ASKED[SPLIT_PHASE]
            return Prompt(kind.code, kind.rule, {"nation": NATION_KEYS[nation], "left": left})
    return Prompt(WAIT_SPLIT.code, WAIT_SPLIT.rule)


def _value(table: Components, nation: i64, name: str) -> int | str:
    if name == "nation":
        return NATION_KEYS[nation]
    if name == "company":
        return table.placing + 1
    if name == "left":
        return table.to_name
    if name == "round":
        return table.round
    if name == "truck":
        return table.unloading if table.unloading >= 0 else table.loaded[0]
    if name == "unit":
        return len(table.kind) - 1
    if name == "listed":
        return len(table.attacks)
    return table.bonds[nation]
