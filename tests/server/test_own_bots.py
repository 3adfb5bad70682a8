"""One's own bot at a served table: by a link, from the command line and from Python."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import Served

from tablee.cli import main
from tablee.client import NoServer, Refused, Seat, play_bot
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.state import View

CODE = """
import tablee

class First(tablee.Bot):
    def choose(self, view, chance):
        return view.moves[0]
"""


class Plain:
    """A bot by its method alone."""

    def choose(self, view: View, _: object) -> int:
        return view.moves[-1]


def known(view: View) -> Any:
    """A view as the server sends it: the moves stand beside it."""
    return {**msgspec.to_builtins(view.document()), "moves": []}


def test_a_bot_sits_down_by_a_link_and_plays_to_the_end(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot.py").write_text(CODE)
    with Seat.new(served.address, "footclub", name="Ada") as ada:
        assert main(["bot", f"{tmp_path / 'bot.py'}:Frist", ada.link]) == 2
        assert "did you mean 'First'?" in capsys.readouterr().err
        assert ada.free, "nobody sat down"
        other = threading.Thread(
            target=main, args=(["bot", f"{tmp_path / 'bot.py'}:First", ada.link],)
        )
        other.start()
        while ada.free:
            ada.wait()
        ada.start()
        outcome = play_bot(ada, Plain(), seed=1)
        other.join(30)
        assert ada.info["seats"][1]["name"] == "First"
    printed = capsys.readouterr().out
    assert "First sits at seat 1 of footclub" in printed
    assert f"First has {outcome['scores'][1]:g} of 1 points." in printed


def test_where_no_server_is_python_is_told_so_in_a_sentence() -> None:
    with pytest.raises(NoServer, match=r"^no server answers at http://127\.0\.0\.1:9: .+"):
        Seat.new("http://127.0.0.1:9", "footclub")


@pytest.mark.parametrize("status", [200, 404])
def test_where_another_server_is_one_is_told_so(
    status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(b"<p>Hello</p>")

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.handle_request).start()
        link = f"http://127.0.0.1:{other.server_port}/#/table/aaaaaaaaaaaaaaaa"
        assert main(["bot", "regular", link]) == 2
    told = capsys.readouterr().err
    assert f"tablee: {link}: no server answers at" in told
    assert "what answers there is not a Tablée server" in told


def test_a_full_table_and_a_link_to_nowhere_are_complaints(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    with Seat.new(served.address, "footclub", level="recruit") as seat:
        assert main(["bot", "regular", seat.link]) == 2
        assert "every seat of this table is taken" in capsys.readouterr().err
        # Whoever opens a table adds to its dice, as whoever joins one does.
        assert seat.info["contributions"] == [seat.receipt.contribution, ""]
        assert seat.receipt.commitment == seat.info["commitment"]
        with Seat.open(served.address, seat.table) as watcher, pytest.raises(Refused):
            watcher.start()
    assert main(["bot", "regular", f"{served.address}/#/nowhere"]) == 2
    assert "is not a link to a table" in capsys.readouterr().err
    assert main(["bot", "nobody", f"{served.address}/#/table/aaaaaaaaaaaaaaaa"]) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize("game", list(registry.BUILT_IN))
def test_the_sampled_view_is_what_the_seat_knows(game: str, served: Served) -> None:
    with Seat.new(served.address, game, level="recruit") as seat:
        while not seat.moves and not seat.groups:
            seat.wait()
        view = seat.sample_view()
        assert known(view) == seat.view
        assert view.moves
        assert known(view.sample(FastChance(1)).view(seat.seat)) == seat.view


def test_what_is_hidden_is_made_up_anew(served: Served) -> None:
    with Seat.new(served.address, "footclub", level="recruit") as seat:
        while not seat.moves:
            seat.wait()
        found = {msgspec.json.encode(seat.ask({"type": "sample"})["position"]) for _ in range(5)}
        assert len(found) > 1


def test_whoever_watches_is_sent_no_position(served: Served) -> None:
    with (
        Seat.new(served.address, "footclub", level="recruit") as seat,
        Seat.open(served.address, seat.table) as watcher,
        pytest.raises(Refused, match="seat"),
    ):
        watcher.sample_view()
