"""Every request that can change a table, and who decides what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.kernel.documents import Refusal
from tablee.protocol import ws
from tablee.server.table import entries as log
from tablee.server.table.decide import chat, consent, game, requests, seats, upkeep
from tablee.server.table.decide.actors import Decided, Decision
from tablee.server.table.state import Table


def decide(table: Table, actor: int, request: Any, now: int) -> Decided | Refusal:
    """What a request leads to, or why it is refused. The table stays as it is."""
    decision = _DECIDE[type(request)](table, actor, request, now)
    return Decided(decision) if isinstance(decision, log.Entry) else decision


_DECIDE: Final[dict[type, Callable[..., Decision]]] = {
    ws.Move: game.move,
    ws.Undo: game.undo,
    ws.Say: chat.say,
    ws.Propose: consent.propose,
    ws.Answer: consent.answer,
    ws.Withdraw: consent.withdraw,
    ws.Return: seats.come_back,
    ws.GoOn: game.go_on,
    ws.GoBack: game.go_back,
    game.Start: game.start,
    seats.ChangeSeat: seats.change_seat,
    seats.Join: seats.join,
    seats.Contribute: seats.contribute,
    seats.Recover: seats.recover,
    requests.AskSeat: requests.ask_seat,
    requests.HolderLeft: requests.holder_left,
    requests.PassSeat: requests.pass_seat,
    requests.WithdrawRequest: requests.withdraw_request,
    requests.RemoveAsker: requests.remove_asker,
    requests.SetSeatRequests: requests.set_seat_requests,
    chat.Mute: chat.mute,
    seats.SetWatchers: seats.set_watchers,
    seats.Rematch: seats.rematch,
    seats.Contact: seats.contact,
    seats.Confirm: seats.confirm,
    upkeep.BotMoves: upkeep.bot_moves,
    upkeep.BotFails: upkeep.bot_fails,
    upkeep.AnswerItself: upkeep.answer_itself,
    upkeep.LookAtClocks: upkeep.look_at_clocks,
}
