"""Turn notices: to those who are away, once, and by e-mail only where somebody asked for it."""

from __future__ import annotations

import email
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from tests.server.conftest import Serve
from tests.server.services import Redis, postgres_address, redis_server
from tests.server.test_seats import code_of
from tests.server.test_table import DUEL

from tablee.server.rooms.rooms import LETTERS_AT_ONCE
from tablee.server.settings import Mail

__all__ = ["postgres_address", "redis_server"]


class Hook:
    """A webhook that keeps what it is sent."""

    def __init__(self) -> None:
        kept = self.kept = []  # type: list[dict[str, Any]]

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                kept.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class MailBox:
    """Just enough of SMTP to be sent messages."""

    def __init__(self) -> None:
        self.kept: list[Any] = []
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            with connection, connection.makefile("rwb") as talk:
                self._talk(talk)

    def _talk(self, talk: Any) -> None:
        def say(text: str) -> None:
            talk.write(text.encode() + b"\r\n")
            talk.flush()

        say("220 here")
        while line := talk.readline():
            word = line[:4].upper()
            if word == b"DATA":
                say("354 go on")
                body = b""
                while (line := talk.readline()) != b".\r\n":
                    body += line
                self.kept.append(email.message_from_bytes(body))
                say("250 kept")
            elif word == b"QUIT":
                say("221 bye")
                return
            else:
                say("250 well")

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook()
    yield made
    made.server.shutdown()
    made.server.server_close()


def wait_for(kept: list[Any], count: int, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while len(kept) < count and time.monotonic() < end:
        time.sleep(0.02)
    assert len(kept) == count


def test_a_webhook_hears_once_of_a_turn_of_somebody_who_is_away(serve: Serve, hook: Hook) -> None:
    served = serve(webhook=hook.address, notice_after=0.3, public="https://games.example")
    options = {"players": 2, "leader": 0}
    opened = served.open(**{**DUEL, "options": options})
    wait_for(hook.kept, 1)
    notice = hook.kept[0]
    assert (notice["seat"], notice["name"], notice["line"]) == (0, "Ada", 0)
    assert notice["link"] == f"https://games.example/t/{opened['table']}"
    assert opened["seats"][0]["token"] not in json.dumps(notice)
    # Another server on the same tables does not send it again.
    served.stop()
    again = serve(webhook=hook.address, notice_after=0.1)
    with again.seat(opened, 0) as ada:
        ada.play(ada.moves[0])
        time.sleep(0.6)
        present = [notice for notice in hook.kept if notice["seat"] == 0]
        assert len(present) == 1


def test_mail_goes_to_a_confirmed_address_only(serve: Serve) -> None:
    box = MailBox()
    mail = Mail(host="127.0.0.1", port=box.port, sender="games@example.org", starttls=False)
    served = serve(mail=mail, notice_after=0.2)
    opened = served.open(options={"players": 2, "leader": 0}, seats=DUEL["seats"])
    table, token = f"/api/tables/{opened['table']}", opened["seats"][0]["token"]
    served.call(f"{table}/notices", {"email": "ada@example.org"}, token)
    wait_for(box.kept, 1)
    found = re.search(r"\d{12}", box.kept[0].get_payload(decode=True).decode())
    assert found is not None
    wrong = {"code": "000000000000"}
    assert code_of(served.call, f"{table}/notices/confirm", wrong, token) == "wrong-phrase"
    served.call(f"{table}/notices/confirm", {"code": found[0]}, token)
    served.call(f"{table}/start", {}, opened["host"])
    wait_for(box.kept, 2)
    assert box.kept[1]["To"] == "ada@example.org"
    told = served.seat(opened, 1)
    assert "ada@example.org" not in json.dumps([told.entries, told.info])
    told.close()
    box.close()


@pytest.mark.parametrize("sits", ["before the start", "after the start"])
def test_somebody_who_is_present_at_another_worker_is_not_away(
    serve: Serve, hook: Hook, postgres_address: str, redis_server: Redis, sits: str
) -> None:
    """Two workers hold the table, each seat is at another one, and both would send notices."""
    shared = {"database": postgres_address, "bus": redis_server.address, "webhook": hook.address}
    left, right = (serve(**shared, notice_after=4.0) for _ in range(2))
    opened = left.open(options={"players": 2, "leader": 0}, seats=DUEL["seats"])
    start = partial(left.call, f"/api/tables/{opened['table']}/start", {}, opened["host"])
    if sits == "after the start":
        start()
    with left.seat(opened, 1), right.seat(opened, 0):
        if sits == "before the start":
            start()
        time.sleep(6)
    assert hook.kept == []


def test_of_two_workers_one_sends_a_notice(
    serve: Serve, hook: Hook, postgres_address: str, redis_server: Redis
) -> None:
    shared = {"database": postgres_address, "bus": redis_server.address, "webhook": hook.address}
    left, right = (serve(**shared, notice_after=0.5) for _ in range(2))
    opened = left.open(options={"players": 2, "leader": 0}, seats=DUEL["seats"], start=True)
    with left.seat(opened, 1), right.seat(opened, 1):
        wait_for(hook.kept, 1)
        time.sleep(2)
    assert [notice["seat"] for notice in hook.kept] == [0]


def test_a_notice_is_not_lost_with_the_server(serve: Serve, hook: Hook) -> None:
    first = serve(webhook=hook.address, notice_after=60)
    opened = first.open(options={"players": 2, "leader": 0}, seats=DUEL["seats"], start=True)
    first.stop()
    assert hook.kept == []
    second = serve(webhook=hook.address, notice_after=0.2)
    wait_for(hook.kept, 1)
    assert (hook.kept[0]["table"], hook.kept[0]["seat"]) == (opened["table"], 0)
    second.stop()
    serve(webhook=hook.address, notice_after=0.2)
    time.sleep(1)
    assert len(hook.kept) == 1


def test_nobody_is_flooded_with_letters(serve: Serve) -> None:
    box = MailBox()
    mail = Mail(host="127.0.0.1", port=box.port, sender="games@example.org", starttls=False)
    served = serve(mail=mail)
    wanted = {"email": "Ada@example.org"}
    for table in range(2):
        opened = served.open(**DUEL)
        path, token = f"/api/tables/{opened['table']}/notices", opened["seats"][0]["token"]
        if table == 0:
            for _ in range(LETTERS_AT_ONCE):
                served.call(path, wanted, token)
        assert code_of(served.call, path, wanted, token) == "too-fast"
        wanted = {"email": "ada@example.org"}
    wait_for(box.kept, LETTERS_AT_ONCE)
    time.sleep(0.3)
    assert len(box.kept) == LETTERS_AT_ONCE
    box.close()
