"""Guided games at a table (K11): moves and draws are written beforehand.

The table carries its script, so that a new release changes no game that was begun. How far the
script is played is counted as entries are applied; nobody moves on their own, and no bot is asked.
"""

from __future__ import annotations

from tablee.kernel.chance import ScriptedChance
from tablee.kernel.documents import GuidedGame, GuidedLine, Refusal
from tablee.kernel.kinds import STALE, UNDO_OTHERS_MOVED
from tablee.kernel.match import Match
from tablee.protocol import tables
from tablee.server import refusals
from tablee.server.table import entries as log
from tablee.server.table.state import NeedsHistory, Table


def info(table: Table) -> tables.GuidedInfo | None:
    """What the person at a guided game is told of its script: not what others will do."""
    guided = table.state.guided
    if guided is None:
        return None
    lines = [
        tables.GuidedTurn(seat=line.seat, moves=line.moves if line.seat == guided.seat else [])
        for line in guided.lines
    ]
    return tables.GuidedInfo(
        seat=guided.seat, at=table.state.guided_at, lines=lines, words=guided.words
    )


def follow(table: Table, guided: GuidedGame, seat: int, move: int) -> ScriptedChance | Refusal:
    """What the script draws for a legal move; a refusal if it is not the one that is written."""
    if table.state.guided_at >= len(guided.lines):
        return refusals.SCRIPT_ENDED.refusal()
    line = guided.lines[table.state.guided_at]
    if seat != line.seat or move not in [table.game.parse(text) for text in line.moves]:
        return refusals.ANOTHER_MOVE.refusal()
    return ScriptedChance(line.draws)


def next_move(table: Table, line: int) -> tuple[GuidedLine, str] | Refusal:
    """The next line of the script and which of its moves to make."""
    guided, match = table.state.guided, table.match
    if guided is None or match is None:
        return refusals.NOT_GUIDED.refusal()
    if line != match.line:
        return STALE.refusal(expected=line, actual=match.line)
    if table.state.guided_at >= len(guided.lines):
        return refusals.SCRIPT_ENDED.refusal()
    found = guided.lines[table.state.guided_at]
    legal = match.legal(found.seat)
    return found, next(text for text in found.moves if table.game.parse(text) in legal)


def go_back(table: Table, to: int) -> log.Entry | Refusal:
    """Take back every line of the script but the first `to` (K2.5): nobody else has to agree."""
    match = table.match
    if table.state.guided is None or match is None:
        return refusals.NOT_GUIDED.refusal()
    if match.first > 0:
        raise NeedsHistory
    standing = [line for line in match.lines if line.undo == 0 and not line.undone]
    if to >= len(standing):
        return refusals.NO_SUCH_LINE.refusal(line=to)
    first = standing[to]
    return log.Proposed(by=first.seat, what="take-back", line=first.line, asked=[])


def refuse_undo(table: Table, match: Match, seat: int) -> Refusal | None:
    """Undoing leaves what others did since, which would no more be what the script says."""
    if table.state.guided is None or match.last_mover() in (seat, None):
        return None
    return UNDO_OTHERS_MOVED.refusal(seq=match.line)
