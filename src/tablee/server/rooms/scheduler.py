"""What happens at a table by itself: bots move, time runs out, only answers are given (K8)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tablee.server.logs import get_logger
from tablee.server.rooms.inbox import Command, Query
from tablee.server.rooms.ports import RoomPort
from tablee.server.store.contract import UNCHANGED
from tablee.server.table.clocks import handover_deadline, next_look
from tablee.server.table.decide.actors import SERVER
from tablee.server.table.decide.requests import PassSeat
from tablee.server.table.decide.upkeep import AnswerItself, BotFails, BotMoves, LookAtClocks
from tablee.server.table.state import Table
from tablee.server.workers.fair_queue import Requester
from tablee.server.workers.requests import Thinking
from tablee.server.workers.worker import Choice

logger = get_logger("tablee.rooms")

#: A bot's turn is not written down again as long as one was noted within this time.
BOT_WAKE_MS = 5000
#: Seconds after which a bot that failed is asked again, and what was not written is tried again.
ASK_AGAIN = 1.0
#: A bot that goes on failing is asked after pauses twice as long each, up to so many seconds,
LONGEST_PAUSE = 300.0
#: and the table is told when it has failed so many times.
REPORT_AFTER = 3


class Scheduler:
    """Looks after one room when something is due there."""

    def __init__(self, room: RoomPort) -> None:
        self._room = room
        #: When the store says that this table must be looked at.
        self._wake: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        #: For which line and seat a bot is thinking, and its thought.
        self._asked: tuple[int, int] | None = None
        self._thinking: Thinking | None = None
        #: For which line and seat a bot failed last, how often, and when it may be asked again.
        self._failed: tuple[int, int] | None = None
        self._failures = 0
        self._pause_ends = 0.0

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is thinking, or is to be asked again after a failure."""
        return self._asked is not None or (self._timer is not None and self._failed is not None)

    def wake_of(self, draft: Table, now: int) -> int | None:
        """What the store is to note with the entry of a draft."""
        wake = next_look(draft, now)
        if wake == self._wake:
            return UNCHANGED
        if wake == now and self._wake is not None and 0 <= now - self._wake < BOT_WAKE_MS:
            return UNCHANGED
        return wake

    def noted(self, wake: int | None) -> None:
        """The store has noted it."""
        if wake != UNCHANGED:
            self._wake = wake

    def try_later(self) -> None:
        """What was due here could not be written."""
        if self._timer is None:
            self._call_later(ASK_AGAIN, self.look_after)

    def table_changed(self) -> None:
        """The table was loaded, or others have written to it."""
        self._wake = next_look(self._room.table, self._room.rooms.now())

    def wake_up(self) -> None:
        """The server was asked to look at this table by itself."""

        def query(_: Table) -> None:
            self.table_changed()
            self.look_after()

        self._room.submit(Query(query))

    def look_after(self) -> None:
        """See whether a bot is to move, or when somebody's time will be up."""
        room = self._room
        if room.gone or room.rooms.closing:
            return
        self._stop_timer()
        if self._asked is not None and not self._is_awaited(*self._asked):
            self._call_off()
        people = room.table.has_people()
        if self._wake is None and people:
            # Nothing is due: neither a bot nor a clock. The most common case, and the quickest.
            return
        bots = room.table.bots_to_act()
        if bots and room.table.outcome() is None:
            # Bots alone wait until somebody looks; where tables sleep, all do.
            awake = people and not room.rooms.settings.sleeps
            if (awake or room.is_watched()) and self._may_ask():
                self._ask_bot(bots[0])
            return
        alone = room.table.to_answer()
        if alone:
            wait = room.rooms.bots.pause_before_answer(len(room.table.humans()) > 1)
            self._call_later(wait, lambda: self._answer_itself(alone[0]))
            return
        moment = next_look(room.table, room.rooms.now())
        if moment is not None:
            wait = max(0.0, (moment - room.rooms.now()) / 1000)
            self._call_later(wait + 0.005, self._time_is_up)

    def stop(self) -> None:
        """No timer any more, and no thought."""
        self._stop_timer()
        self._call_off()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _call_later(self, seconds: float, what: Callable[[], None]) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, what)

    def _time_is_up(self) -> None:
        self._timer = None
        room = self._room
        passing, now = handover_deadline(room.table), room.rooms.now()
        if passing is not None and passing <= now:
            room.rooms.spawn(self._pass_seat(room.table))
            return
        self._room.submit(Command(SERVER, LookAtClocks()))
        self._room.submit(Query(lambda _: self.look_after() if self._timer is None else None))

    async def _pass_seat(self, table: Table) -> None:
        """Somebody's absence may be over the time; they may be there at this very moment."""
        asked = table.state.proposal
        assert asked is not None
        rooms, seat = self._room.rooms, asked.seat
        present = await rooms.is_present(table.id, seat)
        # They may come in while this waits its turn.
        request = PassSeat(asked.number, lambda: present or rooms.is_connected(table.id, seat))
        self._room.submit(Command(SERVER, request))
        self._room.submit(Query(lambda _: self.look_after() if self._timer is None else None))

    def _answer_itself(self, seat: int) -> None:
        self._timer = None
        self._room.submit(Command(SERVER, AnswerItself(seat, self._room.table.line())))

    # ---- bots -------------------------------------------------------------------------------

    def _may_ask(self) -> bool:
        """Whether it is for us to ask the bots, or somebody else does so for the same table."""
        room = self._room
        return room.rooms.platform.claim(room.table.id, self.wake_up)

    def _ask_bot(self, seat: int) -> None:
        asked = (self._room.table.line(), seat)
        if self._asked == asked:
            return
        self._call_off()
        if self._failed != asked:
            self._failed = None
        elif self._pause_ends > time.monotonic():
            self._call_later(self._pause_ends - time.monotonic(), self.look_after)
            return
        self._asked = asked
        room = self._room
        # Where there is one worker for all tables, the one that is looked at comes first.
        out_of_sight = room.rooms.settings.sleeps and not room.is_looked_at()
        alone = out_of_sight or not room.table.has_people()
        requester = Requester(room.address, alone)
        self._thinking = room.rooms.bots.ask(room.table, seat, requester, self._bot_chose)

    def _is_awaited(self, line: int, seat: int) -> bool:
        """Whether a move of this seat after this line could still be made."""
        table = self._room.table
        return table.line() == line and seat in table.bots_to_act() and table.outcome() is None

    def _call_off(self) -> None:
        """Whatever a bot is thinking of, nobody waits for it any more."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._asked = self._thinking = None

    def _bot_chose(self, line: int, seat: int, choice: Choice | None) -> None:
        self._asked = self._thinking = None
        if choice is not None:
            self._room.submit(Command(SERVER, BotMoves(seat, choice.move, line, choice.why)))
        else:
            self._has_no_move(line, seat)

    def bot_was_refused(self, moves: BotMoves) -> None:
        """The table had moved on when the bot's answer came, or it was no good."""
        self._has_no_move(moves.line, moves.seat)

    def _has_no_move(self, line: int, seat: int) -> None:
        """Ask the bot again if it has failed, later each time: such faults seldom pass."""
        if not self._is_awaited(line, seat):
            self.look_after()
            return
        if self._failed != (line, seat):
            self._failed, self._failures = (line, seat), 0
        self._failures += 1
        pause = min(LONGEST_PAUSE, ASK_AGAIN * 2 ** (self._failures - 1))
        self._pause_ends = time.monotonic() + pause
        self._stop_timer()
        self._call_later(pause, self.look_after)
        if self._failures == REPORT_AFTER:
            logger.error("a bot always fails", table=self._room.table.id, seat=seat, line=line)
            self._room.submit(Command(SERVER, BotFails(seat, line)))
