"""Terminals at a server's table, by its link."""

from __future__ import annotations

import io
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import QUICK, Served
from tests.server.test_seat_requests import handed_over
from tests.term.person import Person

from tablee.client import Lost, Receipt, Refused, Seat, call
from tablee.client.links import BadLink, Link, parse_link
from tablee.term import remote
from tablee.term.keys import Keys
from tablee.term.remote import RemoteTable, Unreachable, take_seat
from tablee.term.remote_terminal import RemoteTerminal
from tablee.term.screen import Screen
from tablee.texts import Texts

TABLE = "0123456789abcdef"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"https://a.example/#/table/{TABLE}", Link("https://a.example", TABLE)),
        (f"https://a.example/x/#/table/{TABLE}", Link("https://a.example/x", TABLE)),
        (f"http://[::1]:80/#/table/{TABLE}/2/key", Link("http://[::1]:80", TABLE, 2, "key")),
        (f"https://a.example/t/{TABLE}", Link("https://a.example", TABLE)),
        (f"https://a.example/x/t/{TABLE}#tok", Link("https://a.example/x", TABLE, token="tok")),
    ],
)
def test_a_link_leads_to_a_table(text: str, link: Link) -> None:
    assert parse_link(text) == link


@pytest.mark.parametrize(
    "text",
    [
        "", "les-poilus", "https://", "https://a.example", "https://a.example/#/rules/footclub",
        "https://a.example/t/short", "https://[", "https://a.example:x/t/" + TABLE, "http:///t/x",
        "ftp://a.example/t/" + TABLE,
    ],
)  # fmt: skip
def test_anything_else_is_no_link(text: str) -> None:
    with pytest.raises(BadLink):
        parse_link(text)


def test_keys_are_kept_for_their_owner_alone_and_a_broken_file_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "new" / "seats.json"
    keys = Keys(file)
    assert keys.token("s", "t") == ""
    for number in range(150):
        keys.keep("s", f"t{number}", f"token{number}", Receipt("ab", "cd"))
    assert keys.token("s", "t149") == "token149"
    assert keys.receipt("s", "t149") == Receipt("ab", "cd")
    assert keys.token("s", "t0") == ""
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("[")
    assert keys.token("s", "t149") == ""
    file.write_text('{"s old": "a token alone", "s odd": {"token": 3}}')
    assert (keys.token("s", "old"), keys.receipt("s", "old")) == ("a token alone", Receipt())
    assert keys.token("s", "odd") == ""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    import msgspec

    server = Served(msgspec.structs.replace(QUICK, database=str(tmp_path / "tables.db")))
    yield server
    server.stop()


def open_table(served: Served, *holders: str) -> tuple[str, dict[str, Any]]:
    """A match of FootClub with these holders; its link and keys."""
    seats = [{"holder": holder, "name": "Bob" if holder == "bot" else ""} for holder in holders]
    opened = served.open("footclub", seats=seats)
    return f"{served.address}/#/table/{opened['table']}", opened


def start(served: Served, opened: dict[str, Any]) -> None:
    served.call(f"/api/tables/{opened['table']}/start", {}, opened["host"])


def test_somebody_sits_down_by_a_link_and_plays_to_the_end(served: Served, tmp_path: Path) -> None:
    link, opened = open_table(served, "open", "bot")
    person = Person(f"term {link}", "de", tmp_path)
    for _ in range(200):
        if served.call(f"/api/tables/{opened['table']}")["seats"][0]["holder"] == "human":
            break
        time.sleep(0.05)
    start(served, opened)
    person.play()
    assert person.close() == 0
    assert any(line.startswith("Abpfiff: ") for line in person.heard)
    assert any(line.startswith("Würfel und Karten: von dir gesehen.") for line in person.heard)
    assert served.failures() == 0


def test_a_link_leads_back_to_ones_own_seat(served: Served, tmp_path: Path) -> None:
    link, opened = open_table(served, "open", "open")
    keys = Keys(tmp_path / "seats.json")
    for _ in range(2):
        with take_seat(parse_link(link), "Ada", keys, "en") as seat:
            assert seat.seat == 0
    with take_seat(parse_link(link), "Eve", Keys(tmp_path / "others.json"), "en") as seat:
        assert seat.seat == 1
    with take_seat(parse_link(link), "Dan", Keys(tmp_path / "third.json"), "en") as seat:
        assert seat.seat == -1
    with take_seat(parse_link(link), "Ada", keys, "en", watch=True) as seat:
        assert seat.seat == -1
    assert [one["name"] for one in served.call(f"/api/tables/{opened['table']}")["seats"]] == [
        "Ada", "Eve",
    ]  # fmt: skip


@pytest.mark.rule("K5.8")
def test_a_link_wins_back_the_seat_that_passed_to_somebody_else(
    served: Served, tmp_path: Path
) -> None:
    opened, ada, _ = handed_over(served)
    token = opened["seats"][1]["token"]
    link = parse_link(f"{served.address}/t/{opened['table']}#{token}")
    keys = Keys(tmp_path / "seats.json")
    with take_seat(link, "Ben", keys, "en") as ben:
        assert ben.seat == 1
    assert keys.token(link.server, link.table) != token
    # Once only: the link is void now.
    with pytest.raises(Refused, match="key"):
        take_seat(link, "Ben", keys, "en")
    ada.close()


def test_whoever_comes_with_a_key_adds_to_the_dice_and_keeps_the_promise(
    served: Served, tmp_path: Path
) -> None:
    _, opened = open_table(served, "me", "bot")
    own = f"{served.address}/t/{opened['table']}#{opened['seats'][0]['token']}"
    keys = Keys(tmp_path / "seats.json")
    for _ in range(2):
        take_seat(parse_link(own), "Ada", keys, "en").close()
    start(served, opened)
    kept = keys.receipt(served.address, opened["table"])
    info = served.call(f"/api/tables/{opened['table']}")
    assert kept == Receipt(info["commitment"], info["contributions"][0])
    assert kept.contribution
    # From another device nothing more can be added, and nothing is known.
    elsewhere = Keys(tmp_path / "others.json")
    take_seat(parse_link(own), "Ada", elsewhere, "en").close()
    assert elsewhere.receipt(served.address, opened["table"]) == Receipt()


def test_an_invitation_opens_its_seat_once(served: Served, tmp_path: Path) -> None:
    link, opened = open_table(served, "bot", "invited")
    invited = parse_link(f"{link}/1/{opened['seats'][0]['invite']}")
    with take_seat(invited, "Ada", Keys(tmp_path / "a.json"), "en") as seat:
        assert seat.seat == 1
    with pytest.raises(Refused):
        take_seat(invited, "Eve", Keys(tmp_path / "b.json"), "en")


def test_a_server_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(Unreachable):
        take_seat(Link("http://127.0.0.1:9", TABLE), "Ada", Keys(tmp_path / "k.json"), "en")


class Lines(io.StringIO):
    """A keyboard at which lines are typed later."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[str] = []
        self._typed = threading.Condition()

    def types(self, line: str) -> None:
        with self._typed:
            self._lines.append(line + "\n")
            self._typed.notify()

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        del size
        with self._typed:
            while not self._lines:
                self._typed.wait(20)
            return self._lines.pop(0)


def test_nothing_is_printed_while_somebody_may_be_typing(served: Served, tmp_path: Path) -> None:
    """What the others do meanwhile is told after Enter, once, and before the answer."""
    link, opened = open_table(served, "open", "open")
    ada = take_seat(parse_link(link), "Ada", Keys(tmp_path / "a.json"), "en")
    ben = take_seat(parse_link(link), "Ben", Keys(tmp_path / "b.json"), "en")
    start(served, opened)
    keyboard, printed = Lines(), io.StringIO()
    terminal = RemoteTerminal(RemoteTable(ada), Screen(Texts("en"), keyboard, printed))
    thread = threading.Thread(target=terminal.run, daemon=True)
    thread.start()

    def until(words: str) -> None:
        for _ in range(400):
            if words in printed.getvalue():
                return
            time.sleep(0.02)
        raise AssertionError(printed.getvalue())

    until("Ada> ")
    before = printed.getvalue()
    ben.wait(5)
    ben.say("are you there?")
    ben.play("supporters none")
    time.sleep(0.4)
    assert printed.getvalue() == before
    keyboard.types("who")
    until("2: Ben")
    after = printed.getvalue()[len(before) :]
    told = [after.index(words) for words in ("Ben: are you there?", "Ben has chosen.", "1: Ada")]
    assert told == sorted(told)
    keyboard.types("quit")
    thread.join(10)
    assert printed.getvalue().endswith("You leave the table.\n")
    assert printed.getvalue().count("Ben has chosen.") == 1
    ada.close()
    ben.close()


def test_a_terminal_comes_back_after_the_server_was_restarted(tmp_path: Path) -> None:
    import msgspec

    settings = msgspec.structs.replace(QUICK, database=str(tmp_path / "tables.db"))
    first = Served(settings)
    link, opened = open_table(first, "open", "bot")
    seat = take_seat(parse_link(link), "Ada", Keys(tmp_path / "a.json"), "en")
    start(first, opened)
    table = RemoteTable(seat)
    while not table.is_asked:
        table.listen(1)
    told = table.news().lines
    assert told
    port = int(first.address.rpartition(":")[2])
    first.stop()
    second = Served(msgspec.structs.replace(settings, port=port))
    try:
        assert table.listen(5)
        assert not table.lost
        assert table.command("look").lines[0].startswith("Turn ")
        # Nobody knows any more what was asked before: the question is asked again, and nothing
        # else is told twice. The other side may have chosen in between.
        news = table.news().lines
        question = told[-len(table.command("").lines) :]
        assert news[-len(question) :] == question
        assert not set(news[: -len(question)]) & set(told)
    finally:
        seat.close()
        second.stop()


class Turning(Seat):
    """A seat that a server turns away for some reasons before it lets it in."""

    def __init__(self, *codes: str) -> None:
        super().__init__("http://127.0.0.1:1", TABLE)
        self.codes = list(codes)

    def reconnect(self) -> None:
        if self.codes:
            raise Refused(self.codes.pop(0), "", "")


def test_who_is_turned_away_for_a_while_tries_again_and_for_good_is_told_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remote, "PAUSES", (0.0,) * 4)
    again = RemoteTable(Turning("unavailable", "too-fast"))
    assert again.listen(0.01)
    assert not again.lost
    with pytest.raises(Lost, match="not-allowed"):
        RemoteTable(Turning("unavailable", "not-allowed")).listen(0.01)


def test_somebody_at_a_table_that_is_deleted_is_told(served: Served, tmp_path: Path) -> None:
    link, opened = open_table(served, "open", "me")
    seat = take_seat(parse_link(link), "Ada", Keys(tmp_path / "seats.json"), "en")
    start(served, opened)
    path = f"/api/tables/{opened['table']}"
    call(served.address, path, token=opened["host"], method="DELETE")
    printed = io.StringIO()
    # A keyboard at which nobody types.
    silent, other = socket.socketpair()
    with silent, silent.makefile("r") as keyboard, other:
        RemoteTerminal(RemoteTable(seat), Screen(Texts("en"), keyboard, printed)).run()
    assert printed.getvalue().splitlines()[-1].startswith("The table was deleted")


def test_the_pieces_are_set_up_at_a_servers_table(served: Served, tmp_path: Path) -> None:
    opened = served.open("trench-club", seats=[{"holder": "open"}, {"holder": "open"}])
    link = parse_link(f"{served.address}/#/table/{opened['table']}")
    seats = [take_seat(link, name, Keys(tmp_path / name), "en") for name in ("Ada", "Ben")]
    tables = [RemoteTable(seat) for seat in seats]
    start(served, opened)
    for table in tables:
        while not table.is_asked:
            table.listen(5)
        assert table.set_up() == ""
    # Tokens are turned in turn: each goes on by itself whenever it is asked.
    while any(unit["at"] == "waiting" for unit in (seats[0].view or {})["position"]["units"]):
        for table in tables:
            table.listen(0.02)
            table.arrange()
    assert seats[0].view is not None
    own = [unit for unit in seats[0].view["position"]["units"] if unit["nation"] == "germany"]
    assert len({unit["company"] for unit in own}) == 3
    assert tables[0].command("setup").lines == ["There is nothing to set up now."]
    for seat in seats:
        seat.close()
