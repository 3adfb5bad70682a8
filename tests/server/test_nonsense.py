"""Nonsense and abuse: typed refusals, no failure, and no change of any table."""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket as network
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.server.conftest import Serve, Served
from tests.server.test_table import DUEL, play_on
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tablee.client import Refused, Seat
from tablee.server.api import connection
from tablee.server.api.connection import LONGEST_HEAD
from tablee.server.api.guards import LONGEST_BODY

Socket = ClientConnection
NOWHERE = "nobody-sits-here"


def listen(served: Served, table: str, **more: Any) -> Any:
    address = "ws" + served.address.removeprefix("http")
    return connect(f"{address}/api/tables/{table}/socket", compression=None, **more)


def greeted(socket: Socket, token: str) -> dict[str, Any]:
    socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "since": 0}))
    frame: dict[str, Any] = json.loads(socket.recv(10))
    return frame


def refusal(socket: Socket, message: str | bytes) -> str:
    socket.send(message)
    frame = json.loads(socket.recv(10))
    assert frame["type"] == "refused", frame
    assert frame["rule"]
    assert frame["text"]
    return str(frame["code"])


DEEP = "[" * 3000 + "]" * 3000
MALFORMED: list[str | bytes] = [
    "", "{}", "null", "[]", "1", '"hello"', "{", "\x00", "nonsense", DEEP, b"\xff\xfe\x00",
    '{"type":"nothing"}',
    '{"type":"hello"}',
    '{"type":"hello","protocol":"1"}',
    '{"type":"hello","protocol":1,"since":-1}',
    '{"type":"hello","protocol":1,"seat":99}',
    '{"type":"hello","protocol":1,"extra":1}',
    '{"type":"move","id":1,"line":0}',
    '{"type":"move","id":1,"line":1e400,"move":"x"}',
    '{"type":"move","id":1,"line":-1,"move":"x"}',
    '{"type":"move","id":99999999999999999999,"line":0,"move":"x"}',
]  # fmt: skip


@pytest.mark.rule("K10.1", "K10.2")
def test_whatever_cannot_be_understood_is_refused_and_the_connection_goes_on(
    served: Served,
) -> None:
    opened = served.open(**DUEL)
    with listen(served, opened["table"]) as socket:
        for message in MALFORMED[:14]:
            assert refusal(socket, message) == "malformed"
        assert refusal(socket, '{"type":"ping","id":1}') == "hello-first"
        assert refusal(socket, '{"type":"hello","protocol":99}') == "wrong-protocol"
        assert greeted(socket, opened["seats"][0]["token"])["seq"] == 2
        for message in MALFORMED[14:]:
            assert refusal(socket, message) == "malformed"
        assert refusal(socket, '{"type":"hello","protocol":1}') == "malformed"
        socket.send('{"type":"ping","id":7}')
        assert json.loads(socket.recv(10)) == {"type": "pong", "id": 7}


@pytest.mark.rule("K10.3")
def test_who_does_not_stop_is_shown_out(served: Served) -> None:
    opened = served.open(**DUEL)

    def rave() -> None:
        with listen(served, opened["table"]) as socket:
            for _ in range(200):
                socket.send("nonsense")
                assert json.loads(socket.recv(10))

    with pytest.raises(ConnectionClosed):
        rave()


@pytest.mark.rule("K10.3")
def test_who_is_shown_out_is_told_why_even_while_still_talking(served: Served) -> None:
    opened = served.open(**DUEL)
    with listen(served, opened["table"]) as socket:
        heard: list[dict[str, Any]] = []

        def rave() -> None:
            # Far more than the server reads before it has had enough.
            with contextlib.suppress(ConnectionClosed, OSError):
                socket.socket.sendall(masked("n" * 1000) * 1000)
            while True:
                heard.append(json.loads(socket.recv(20)))

        with pytest.raises(ConnectionClosed):
            rave()
    assert heard[-1] == {"type": "closed", "reason": "abuse"}
    assert served.open(**DUEL)


def masked(text: str) -> bytes:
    """A text frame as a client sends it, with a mask of zeros."""
    return bytes([0x81, 0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text.encode()


def raw_socket(served: Served) -> network.socket:
    """A connection on which nothing was said yet."""
    host, _, port = served.address.rpartition("//")[2].partition(":")
    return network.create_connection((host, int(port)), timeout=20)


def answer_to(served: Served, *pieces: bytes) -> tuple[int, dict[str, Any]]:
    """Send bytes that are hardly a request; the status and the document of the answer."""
    with raw_socket(served) as raw:
        for piece in pieces:
            raw.sendall(piece)
            # What is sent in pieces is to come in pieces.
            time.sleep(0.1)
        found = b""
        while more := raw.recv(65536):
            found += more
    head, _, body = found.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


@pytest.mark.rule("K10.3")
@pytest.mark.parametrize("end", ["\r\n\r\n", ""], ids=["whole", "endless"])
def test_a_head_that_is_too_long_is_refused(served: Served, end: str) -> None:
    head = f"GET /api/games HTTP/1.1\r\nhost: here\r\nx-long: {'y' * LONGEST_HEAD}{end}"
    status, problem = answer_to(served, head.encode())
    assert (status, problem["code"]) == (431, "too-large")
    assert problem["args"] == {"most": LONGEST_HEAD}
    assert served.call("/api/games")


@pytest.mark.rule("K10.3")
def test_a_head_that_fills_its_measure_is_read_however_it_comes(served: Served) -> None:
    head = b"GET /api/games HTTP/1.1\r\nhost: here\r\nconnection: close\r\nx-long: "
    head += b"y" * (LONGEST_HEAD - len(head) - 4) + b"\r\n\r\n"
    assert answer_to(served, head)[0] == 200
    assert answer_to(served, head[:9000], head[9000:])[0] == 200
    longer = head.replace(b"x-long", b"x-longer")
    assert answer_to(served, longer[:9000], longer[9000:])[0] == 431


@pytest.mark.rule("K10.3")
def test_a_head_that_takes_too_long_is_not_waited_for(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "HEAD_WITHIN", 0.3)
    asked = b"GET /api/games HTTP/1.1\r\nhost: here\r\n"
    for before in (b"", asked + b"\r\n"):
        with raw_socket(served) as raw:
            raw.sendall(before + asked)
            start = time.monotonic()
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                # A byte now and then does not help.
                while time.monotonic() < start + 15:
                    raw.sendall(b"x")
                    raw.settimeout(0.1)
                    with contextlib.suppress(TimeoutError):
                        if not raw.recv(65536):
                            break
            assert time.monotonic() < start + 10
    with listen(served, served.open(**DUEL)["table"]) as socket:
        time.sleep(0.5)
        assert greeted(socket, "")["type"] == "welcome"


UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.mark.rule("K10.4")
@pytest.mark.parametrize("name", ["host", "origin", "x-forwarded-for"])
def test_a_header_that_comes_twice_is_refused_or_read_in_one_way(serve: Serve, name: str) -> None:
    served = serve(proxies=("127.0.0.1",))
    fields = {"host": ["here"], "origin": ["http://here"], "x-forwarded-for": ["192.0.2.1"]}
    fields[name].append(fields[name][0].replace("192.0.2.1", "192.0.2.7"))
    head = UPGRADE.format(table=served.open(**DUEL)["table"])
    head += "".join(f"{key}: {value}\r\n" for key, values in fields.items() for value in values)
    with raw_socket(served) as raw:
        raw.sendall(head.encode() + b"\r\n")
        status = int(raw.recv(65536).split()[1])
        connected = list(served.server.server_state.connections)
        if name == "x-forwarded-for":
            # What the nearest proxy has added counts.
            assert status == 101
            assert [each._session.address for each in connected] == ["192.0.2.7"]  # type: ignore[union-attr]
        else:
            assert status == 400
            assert connected == []
    until = time.monotonic() + 10
    while served.server.server_state.connections and time.monotonic() < until:
        time.sleep(0.02)
    assert not served.server.server_state.connections
    assert not served.rooms.addresses._open


def memory() -> int:
    """Bytes of this process that are in memory; the server is a part of it."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.rule("K10.3")
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs /proc")
@pytest.mark.parametrize("payload", [b"", b"p" * 125], ids=["empty", "full"])
def test_who_pings_without_end_and_does_not_read_fills_no_memory(
    served: Served, payload: bytes
) -> None:
    """The rate is not limited here: what is bounded is what waits to be read."""
    with raw_socket(served) as raw:
        raw.sendall((UPGRADE + "host: here\r\n\r\n").format(table=NOWHERE).encode())
        assert b" 101 " in raw.recv(65536)
        pings = (bytes([0x89, 0x80 | len(payload)]) + bytes(4) + payload) * 1000
        raw.settimeout(3)
        before = memory()
        with contextlib.suppress(TimeoutError):
            for _ in range(200):
                raw.sendall(pings)
        assert memory() - before < 8 * 1024 * 1024
        # The others do not mind.
        assert served.call("/api/games")


@pytest.mark.rule("K10.3")
def test_a_body_that_comes_after_its_head_is_not_taken_for_one(served: Served) -> None:
    body = b" " * (2 * LONGEST_HEAD) + b"{"
    head = (
        "POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
        f"connection: close\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    status, problem = answer_to(served, head.encode(), body)
    assert (status, problem["code"]) == (400, "malformed")


@pytest.mark.rule("K10.3")
def test_a_body_in_pieces_that_is_too_long_is_refused_with_the_limit(served: Served) -> None:
    head = (
        "POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
        "connection: close\r\ntransfer-encoding: chunked\r\n\r\n"
    )
    piece = f"{LONGEST_BODY + 1:x}\r\n{' ' * (LONGEST_BODY + 1)}\r\n0\r\n\r\n"
    status, problem = answer_to(served, (head + piece).encode())
    assert (status, problem["code"]) == (413, "too-large")
    assert problem["args"] == {"most": LONGEST_BODY}


@pytest.mark.rule("K10.3")
def test_long_messages_are_refused_and_endless_ones_end_the_connection(served: Served) -> None:
    opened = served.open(**DUEL)
    with listen(served, opened["table"]) as socket:
        assert refusal(socket, "x" * 9000) == "too-large"
        assert greeted(socket, "")["type"] == "welcome"
        assert refusal(socket, json.dumps({"type": "say", "id": 1, "text": "y" * 2001})) == (
            "malformed"
        )

        def flood() -> None:
            socket.send("z" * 200_000)
            socket.recv(10)

        with pytest.raises(ConnectionClosed):
            flood()


@pytest.mark.rule("K10.3")
def test_a_seat_and_an_address_may_ask_only_so_often(serve: Serve) -> None:
    served = serve(seat_rate=0.01, seat_burst=10)
    opened = served.open(**DUEL)
    with listen(served, opened["table"]) as socket:
        greeted(socket, opened["seats"][0]["token"])
        for number in range(20):
            socket.send(json.dumps({"type": "ping", "id": number}))
        kinds = [json.loads(socket.recv(10)) for _ in range(20)]
    assert [frame["type"] for frame in kinds[:9]] == ["pong"] * 9
    assert kinds[-1]["code"] == "too-fast"
    slow = serve(address_rate=0.01, address_burst=6, database=served.settings.database + "2")

    def hurry() -> None:
        for _ in range(20):
            slow.call("/api/games")

    with pytest.raises(Refused) as refused:
        hurry()
    assert refused.value.code == "too-fast"
    assert str(refused.value) == "That was too fast; wait a little. (rule K10.3)"


@pytest.mark.rule("K10.3")
def test_what_is_refused_at_the_door_is_told_in_the_language_of_whoever_asks(
    served: Served,
) -> None:
    asked = Request(
        f"{served.address}/api/maps",
        b"x" * (LONGEST_BODY + 1),
        {"content-type": "application/json", "accept-language": "it,de-AT;q=0.5"},
    )
    with pytest.raises(HTTPError) as refused:
        urlopen(asked, timeout=20)
    assert refused.value.code == 413
    problem = json.load(refused.value)
    assert problem["text"].startswith("Das war zu lang; erlaubt sind höchstens 65.536 Bytes.")


@pytest.mark.rule("K10.4")
def test_pages_from_elsewhere_may_not_connect(serve: Serve) -> None:
    served = serve(origins=("https://friends.example",))
    opened = served.open(**DUEL)
    with pytest.raises(InvalidStatus):
        listen(served, opened["table"], origin="https://evil.example").__enter__()
    with listen(served, opened["table"], origin="https://friends.example") as socket:
        assert greeted(socket, "")["type"] == "welcome"
    import urllib.request

    request = urllib.request.Request(
        served.address + "/api/games", headers={"Origin": "https://evil.example"}
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    with refused.value as answer:
        assert answer.code == 403
        assert answer.headers["Content-Security-Policy"]
        assert answer.headers["Referrer-Policy"] == "no-referrer"


def fuzzed(rng: random.Random, opened: dict[str, Any], moves: list[str]) -> str:
    """One message that is wrong in some way."""
    whole: list[dict[str, Any]] = [
        {"type": "move", "id": 1, "line": rng.randrange(-2, 40), "move": rng.choice(moves)},
        {"type": "undo", "id": 2, "line": rng.randrange(40)},
        {"type": "say", "id": 3, "text": "\u0000", "phrase": ""},
        {"type": "propose", "id": 4, "what": "take-back", "line": rng.randrange(9)},
        {"type": "propose", "id": 4, "what": "pause"},
        {"type": "answer", "id": 5, "proposal": rng.randrange(9), "agree": True},
        {"type": "withdraw", "id": 6, "proposal": rng.randrange(9)},
        {"type": "return", "id": 7},
        {"type": "moves", "id": 8, "prefix": rng.choice(["", "x", "play"])},
        {"type": "why", "id": 9, "move": rng.choice([*moves, "fly to the moon"])},
        {"type": "odds", "id": 10},
        {"type": "sit", "id": 11, "seat": rng.randrange(4)},
        {"type": "hello", "protocol": 1, "token": opened["seats"][1]["token"]},
    ]
    message = rng.choice(whole)
    for _ in range(rng.randrange(3)):
        key = rng.choice(list(message))
        message[key] = rng.choice([None, -1, 2**70, "x" * 200, [], {}, 1.5, True, "move"])
    text = json.dumps(message)
    if rng.random() < 0.2:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice('{}[]",:\\0') + text[place + 1 :]
    return text


@pytest.mark.parametrize("seed", range(4))
def test_a_fuzzed_seat_fails_nothing_and_changes_nothing(serve: Serve, seed: int) -> None:
    """Malformed, replayed, out of turn, with other seats' tokens: the table stays as it was."""
    served = serve()
    rng = random.Random(seed)
    opened = served.open(**DUEL, terms={"chat": "off"})
    seats = [served.seat(opened, 0), served.seat(opened, 1)]
    play_on(seats, 4)
    idle = seats[1 - seats[0].info["to_act"][0]] if not seats[0].over else seats[0]
    moves = [m for seat in seats for m in seat.moves] + ["nonsense", ""]
    before = served.seat(opened, 0)
    sent = 0
    while sent < 250:
        with listen(served, opened["table"]) as socket:
            greeted(socket, opened["seats"][idle.seat]["token"])
            try:
                for _ in range(30):
                    text = fuzzed(rng, opened, moves)
                    if '"propose"' in text and '"take-back"' in text:
                        continue
                    socket.send(text)
                    sent += 1
                    answer = json.loads(socket.recv(10))
                    assert answer["type"] in ("refused", "moves", "why", "odds", "welcome")
            except ConnectionClosed:
                time.sleep(0.01)
    after = served.seat(opened, 0)
    assert after.view == before.view
    assert after.entries == before.entries
    assert served.failures() == 0
    for seat in (*seats, before, after):
        seat.close()


def test_a_moves_number_cannot_be_used_twice(served: Served) -> None:
    opened = served.open(**DUEL)
    seats = [served.seat(opened, 0), served.seat(opened, 1)]
    mover = seats[seats[0].info["to_act"][0]]
    again = {"type": "move", "line": mover.line, "move": mover.moves[0]}
    mover.ask(again)
    with pytest.raises(Refused) as refused:
        mover.ask(again)
    assert refused.value.code == "stale"
    with pytest.raises(Refused) as refused:
        Seat.open(served.address, opened["table"], "t" * 101)
    assert refused.value.code == "malformed"
    for seat in seats:
        seat.close()


@pytest.mark.rule("K10.5")
def test_tokens_are_never_logged(serve: Serve, capfd: pytest.CaptureFixture[str]) -> None:
    served = serve()
    opened = served.open(**DUEL)
    seat = served.seat(opened, 0)
    with pytest.raises(Refused):
        seat.ask({"type": "move", "line": 0, "move": "nonsense"})
    seat.close()
    served.stop()
    printed = capfd.readouterr()
    for keys in opened["seats"]:
        assert keys["token"] not in printed.out + printed.err
