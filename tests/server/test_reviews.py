"""Reviews at a server's table (K12.3): only of finished games, worked out once, and kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from ctypes import c_byte, c_int
from multiprocessing import RawArray, RawValue
from typing import Any

import msgspec
import pytest
from tests.finished import record_of
from tests.quick_judges import quick_review
from tests.server.conftest import Serve, Served

from tablee.client import Refused, Seat
from tablee.kernel.documents import Record
from tablee.review.documents import Review
from tablee.server.history import reviews
from tablee.server.workers import worker
from tablee.server.workers.fair_queue import Requester
from tablee.server.workers.pool import Worker
from tablee.server.workers.process import SharedSignals
from tablee.server.ws import reviews as ws_reviews

ADA = {"holder": "me", "name": "Ada"}
BEN = {"holder": "me", "name": "Ben"}


class Judges:
    """Stands in for the bots' processes: answers when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.answer: Review | None = None
        self.requesters: list[Requester] = []
        self.thinking: list[asyncio.Task[None]] = []

    def review(
        self,
        record: Record,
        requester: Requester,
        began: Callable[[Worker], None],
        reviewed: Callable[[Review | None], None],
    ) -> asyncio.Task[None]:
        self.asked += 1
        self.requesters.append(requester)
        assert record.result is not None

        class AtWork:
            def progress(self) -> tuple[int, int]:
                return 3, 7

        began(AtWork())  # type: ignore[arg-type]

        async def work() -> None:
            while self.answer is None:
                await asyncio.sleep(0.01)
            reviewed(self.answer)

        self.thinking.append(asyncio.create_task(work()))
        return self.thinking[-1]


@pytest.fixture
def judges(served: Served, monkeypatch: pytest.MonkeyPatch) -> Judges:
    found = Judges()
    monkeypatch.setattr(served.rooms.bots, "review", found.review)
    return found


def refused(served: Served, path: str) -> str:
    """Why the server says no."""
    with pytest.raises(Refused) as no:
        served.call(path)
    return no.value.code


def until(wanted: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end
        time.sleep(0.02)


def surrendered(served: Served) -> tuple[str, Seat]:
    """A war that Ada gives up at once: its address, and her seat."""
    table = served.open("trench-club", seats=[ADA, BEN], start=True)
    ada = served.seat(table, 0)
    path = f"/api/tables/{table['table']}/review"
    assert refused(served, path) == "not-over"
    ada.play("surrender")
    return path, ada


def review_of_surrender() -> Review:
    """A review that fits such a game: one line."""
    found = quick_review("trench-club-surrender")
    last = msgspec.structs.replace(found.lines[-1], line=1, last=1, seat=0)
    return msgspec.structs.replace(
        found, lines=[last], sides=[0, 1], seats=found.seats[:2], start=0.5, end=0.0
    )


@pytest.mark.rule("K12.3")
def test_a_review_is_worked_out_once_and_kept(served: Served, judges: Judges) -> None:
    found = review_of_surrender()
    path, ada = surrendered(served)
    assert served.call(f"{path}?start=false")["total"] == 0
    assert judges.asked == 0
    answer: Any = served.call(path)
    assert (answer["done"], answer["total"], answer["review"]) in ((0, 0, None), (3, 7, None))
    until(lambda: served.call(path)["done"] == 3)
    judges.answer = found
    until(lambda: served.call(path)["review"] is not None)
    first: Any = served.call(f"{path}?seat=0&lang=de")
    other: Any = served.call(f"{path}?seat=1")
    assert first["sentences"][0] == "Am Anfang: 50,0\u00a0% eines Siegs (±\u202f6,5)."
    assert (first["review"]["end"], other["review"]["end"]) == (0.0, 1.0)
    assert first["review"]["judge"] == found.judge
    assert first["worst"][0]["best"] == ""
    assert first["steps"][0]["text"].startswith("Zeile 1, Ada: ")
    assert served.call(f"{path}?start=false")["review"] is not None
    assert judges.asked == 1
    records = path.replace("/review", "/record")
    assert "review" not in served.call(records)
    assert served.call(f"{records}?review=true")["review"]["judge"] == found.judge
    said = ada.ask({"type": "ask", "text": "review"})["lines"]
    assert said[0] == "At the start: 50.0% of a win (±\u202f6.5)."
    assert refused(served, f"{path}?seat=2") == "malformed"
    # Kept in the database, and made anew where the judge is another.
    table = path.split("/")[3]
    store = served.rooms.store

    def do(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, served.loop).result(20)

    # It is told before it is kept.
    until(lambda: do(store.review(table)) is not None)
    stamp, body = do(store.review(table))
    assert msgspec.json.decode(body, type=Review) == found
    do(store.keep_review(table, stamp + " of old", body))
    judges.answer = None
    assert served.call(path)["review"] is None
    until(lambda: judges.asked == 2)


@pytest.mark.rule("K12.3")
def test_a_socket_hears_how_far_it_is_and_then_the_review(
    served: Served, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ws_reviews, "PAUSE", 0.02)
    table = served.open("trench-club", seats=[ADA, BEN], start=True)
    ada = served.seat(table, 0)
    with pytest.raises(Refused, match="once the game is over"):
        ada.ask({"type": "review"})
    ada.play("surrender")
    first = ada.ask({"type": "review"})
    assert first["type"] == "review"
    assert first["answer"].get("review") is None
    judges.answer = review_of_surrender()
    path = f"/api/tables/{table['table']}/review"
    until(lambda: served.call(path)["review"] is not None)
    heard = ada.ask({"type": "review", "seat": 1})
    assert heard["answer"]["review"]["seat"] == 1
    with pytest.raises(Refused, match="no seat 7"):
        ada.ask({"type": "review", "seat": 7})


@pytest.mark.rule("K12.3")
def test_nobody_waits_any_more(
    served: Served, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "PATIENCE", 0.1)
    path, _ = surrendered(served)
    served.call(path)
    until(lambda: not served.rooms.reviewing and judges.thinking[0].cancelled())


def test_a_review_has_its_price(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    served = serve(address_rate=0.001, address_burst=reviews.REVIEWING)
    monkeypatch.setattr(served.rooms.bots, "review", Judges().review)
    path, _ = surrendered(served)
    assert refused(served, path) == "too-fast"
    assert served.rooms.reviewing == {}


def test_a_failed_review_can_be_asked_for_again(
    served: Served, judges: Judges, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: Any) -> asyncio.Task[None]:
        given[3](None)
        return asyncio.create_task(asyncio.sleep(0))

    path, _ = surrendered(served)
    with monkeypatch.context() as broken:
        broken.setattr(served.rooms.bots, "review", fail)
        served.call(path)
        until(lambda: all(one.failed for one in served.rooms.reviewing.values()))
        assert refused(served, path) == "unavailable"
    served.call(path)
    until(lambda: judges.asked == 1)


def test_a_process_reviews_a_record_and_stops_when_it_is_called_off() -> None:
    flag, progress = RawValue(c_byte, 1), RawArray(c_int, 2)
    record = record_of("trench-club-surrender")
    finished = worker.Finished(record.game, msgspec.json.encode(record))
    began = time.monotonic()
    assert worker.review(finished, SharedSignals(flag, progress)) is None
    assert time.monotonic() - began < 120
