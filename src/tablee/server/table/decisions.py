"""Every request that can change a table, and who decides what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.server import wire
from tablee.server.table.deciding import chat, consent, game, seats, upkeep
from tablee.server.table.deciding.actors import Decision
from tablee.server.table.state import Table


def decide(table: Table, actor: int, request: Any, now: int) -> Decision:
    """The entry that a request leads to, or why it is refused."""
    return _DECIDE[type(request)](table, actor, request, now)


_DECIDE: Final[dict[type, Callable[..., Decision]]] = {
    wire.Move: game.move,
    wire.Undo: game.undo,
    wire.Say: chat.say,
    wire.Propose: consent.propose,
    wire.Answer: consent.answer,
    wire.Withdraw: consent.withdraw,
    wire.Return: seats.come_back,
    wire.GoOn: game.go_on,
    wire.GoBack: game.go_back,
    game.Start: game.start,
    seats.ChangeSeat: seats.change_seat,
    seats.Join: seats.join,
    seats.Contribute: seats.contribute,
    seats.Recover: seats.recover,
    seats.AskSeat: seats.ask_seat,
    seats.SetWatchers: seats.set_watchers,
    seats.Rematch: seats.rematch,
    seats.Contact: seats.contact,
    seats.Confirm: seats.confirm,
    upkeep.BotMoves: upkeep.bot_moves,
    upkeep.LookAtClocks: upkeep.look_at_clocks,
}
