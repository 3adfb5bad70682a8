"""Who sends slowly, does not read, or comes a hundred times: nothing is held for them for long."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.conftest import QUICK, Serve, Served
from tests.server.test_framing import Wire, shaken
from tests.server.test_nonsense import answer_to, listen, raw_socket
from tests.server.test_table import DUEL
from uvicorn.config import Config
from uvicorn.server import ServerState

from tablee.client import Lost, Refused, Seat
from tablee.server.api import connection
from tablee.server.api.connection import HttpConnection
from tablee.server.origins import client_address
from tablee.server.rate_limits import MUCH_WAITING
from tablee.server.rooms.rooms import Rooms
from tablee.server.serve import make_rooms
from tablee.server.ws.connection import TableSocket

POST = (
    b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
    b"content-length: 1000\r\n\r\n"
)
GET = b"GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n"


def until(true: Callable[[], Any]) -> None:
    """Wait for something that other threads do."""
    give_up = time.monotonic() + 10
    while not true():
        assert time.monotonic() < give_up
        time.sleep(0.01)


def all_of(raw: socket.socket) -> bytes:
    """What comes until the connection ends."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while more := raw.recv(65536):
            found += more
    return found


@pytest.mark.rule("K10.3")
def test_a_body_that_takes_too_long_is_not_waited_for(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BODY_WITHIN", 0.3)
    with raw_socket(served) as raw:
        raw.sendall(POST)
        start = time.monotonic()
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            # A byte now and then does not help.
            while time.monotonic() < start + 1:
                raw.sendall(b" ")
                time.sleep(0.05)
        assert all_of(raw).startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() < start + 10
    until(lambda: not served.server.server_state.connections)
    assert served.failures() == 0


@pytest.mark.rule("K10.3")
def test_an_address_has_only_so_many_http_connections_and_gets_them_back(serve: Serve) -> None:
    served = serve(address_connections=3)
    with contextlib.ExitStack() as kept:
        for _ in range(3):
            kept.enter_context(raw_socket(served))
        until(lambda: len(served.server.server_state.connections) == 3)
        status, problem = answer_to(served, b"")
        assert (status, problem["code"]) == (429, "too-fast")
    until(lambda: not served.server.server_state.connections)
    assert served.call("/api/games")
    # A WebSocket is not counted as HTTP, too.
    opened = served.open(**DUEL)
    with contextlib.ExitStack() as kept:
        for _ in range(3):
            kept.enter_context(listen(served, opened["table"]))
        assert served.call("/api/games")
    until(lambda: not served.server.server_state.connections)
    assert not served.rooms.http_connections._open
    assert not served.rooms.addresses._open


def test_a_proxys_connections_are_not_counted(serve: Serve) -> None:
    served = serve(address_connections=1, proxies=("127.0.0.1",))
    with raw_socket(served), raw_socket(served):
        assert served.call("/api/games")


@pytest.mark.rule("K10.4")
@pytest.mark.parametrize("name", ["host", "origin"])
def test_a_request_with_two_hosts_or_origins_is_refused(serve: Serve, name: str) -> None:
    served = serve(proxies=("127.0.0.1",), address_rate=0.01, address_burst=3)
    head = b"GET /api/games HTTP/1.1\r\nhost: here\r\norigin: http://here\r\nconnection: close\r\n"
    more = b"%b: %b\r\n\r\n" % (name.encode(), b"here" if name == "host" else b"http://here")
    assert answer_to(served, head + b"\r\n")[0] == 200
    status, problem = answer_to(served, head + more)
    assert (status, problem["code"]) == (400, "malformed")
    # It takes from the rate as any other; of two lines of a proxy the last one counts.
    assert answer_to(served, head + more)[0] == 400
    assert answer_to(served, head + more)[0] == 429
    lines = b"x-forwarded-for: 127.0.0.1\r\nx-forwarded-for: 192.0.2.9\r\n\r\n"
    assert answer_to(served, head + lines)[0] == 200


@pytest.mark.rule("K10.3")
def test_requests_are_not_queued_without_end(served: Served) -> None:
    with raw_socket(served) as raw:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            raw.sendall(GET * 500)
        assert all_of(raw).count(b"HTTP/1.1 200") < 500
    with raw_socket(served) as raw:
        raw.sendall(GET * 5 + GET.replace(b"host", b"connection: close\r\nhost"))
        assert all_of(raw).count(b"HTTP/1.1 200") == 6


@pytest.mark.rule("K10.3")
@pytest.mark.parametrize("end", [b"", b"connection: close\r\n"], ids=["keep-alive", "close"])
def test_who_does_not_read_an_answer_is_given_up(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, end: bytes, tmp_path: Any
) -> None:
    monkeypatch.setattr(connection, "READ_WITHIN", 0.3)
    (tmp_path / "index.html").write_bytes(b"x" * 20_000_000)
    served = serve(pages=str(tmp_path))
    with raw_socket(served) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nhost: here\r\n" + end + b"\r\n")
        until(lambda: served.server.server_state.connections)
        until(lambda: not served.server.server_state.connections)
    until(lambda: not served.rooms.http_connections._open)


@pytest.fixture
def few() -> Rooms:
    """Rooms, never opened, in which one connection of an address may have much waiting."""
    return make_rooms(msgspec.structs.replace(QUICK, address_connections=10))


@pytest.mark.rule("K10.3")
def test_few_connections_of_an_address_may_have_much_waiting(few: Rooms) -> None:
    first, second, third = (shaken(few) for _ in range(3))
    for _, wire in (first, second):
        wire.waiting = MUCH_WAITING
    first[0].send_text(b"hello")
    second[0].send_text(b"hello")
    assert not first[1].aborted
    assert not second[1].aborted
    first[1].waiting += 1
    first[0].send_text(b"hello")
    assert not first[1].aborted
    second[1].waiting += 1
    second[0].send_text(b"hello")
    assert second[1].aborted
    second[0].connection_lost(None)
    first[1].waiting = TableSocket.most_waiting + 1
    first[0].send_text(b"hello")
    assert first[1].aborted
    first[0].connection_lost(None)
    # When it has gone, or has read on, another may.
    for _ in range(2):
        third[1].waiting = MUCH_WAITING + 1
        third[0].send_text(b"hello")
        assert not third[1].aborted
        third[0].resume_writing()
    assert not few.stalled._open


@pytest.mark.rule("K10.3")
def test_few_answers_that_nobody_reads_may_wait_for_an_address(few: Rooms) -> None:
    wires, loop = [Wire() for _ in range(2)], asyncio.new_event_loop()
    state = {"rooms": few}
    made = [HttpConnection(Config(None), ServerState(), state, loop) for _ in wires]  # type: ignore[arg-type]
    for each, wire in zip(made, wires, strict=True):
        each.connection_made(wire)
        wire.waiting = MUCH_WAITING + 1
        each.pause_writing()
    assert [wire.aborted for wire in wires] == [False, True]
    for each in made:
        each.connection_lost(OSError())
    assert not few.stalled._open
    assert not few.http_connections._open
    loop.close()


@pytest.mark.rule("K10.3")
def test_the_addresses_of_an_ipv6_network_count_as_one() -> None:
    proxies = ("127.0.0.1", "::1")
    assert client_address("2001:db8:1:2::1", "", ()) == client_address("2001:db8:1:2:f::9", "", ())
    assert client_address("2001:db8:1:2::1", "", ()) != client_address("2001:db8:1:3::1", "", ())
    assert client_address("::ffff:192.0.2.1", "", ()) == client_address("192.0.2.1", "", ())
    assert client_address("fe80::1%eth0", "", ()) == "fe80::/64"
    for peer in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        forwarded = "192.0.2.1, 2001:db8:1:2::7"
        assert client_address(peer, forwarded, proxies) == "2001:db8:1:2::/64"
        # What is no address does not make a new one.
        assert client_address(peer, "nonsense", proxies) == client_address(peer, "", ())
    assert client_address("192.0.2.1", "192.0.2.2", proxies) == "192.0.2.1"


def test_a_refused_hello_leaves_no_connection_and_one_may_come_back(served: Served) -> None:
    opened = served.open(**DUEL, terms={"watchers": False})
    seat = Seat(served.address, opened["table"])
    for _ in range(2):
        with pytest.raises(Refused):
            seat.reconnect()
        with pytest.raises(Lost):
            seat.wait(1)
    until(lambda: not served.server.server_state.connections)
    seat._token = opened["seats"][0]["token"]
    seat.reconnect()
    assert seat.seat == 0
    seat.close()
