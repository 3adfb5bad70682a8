"""The door for language models: the tools as an MCP client calls them."""

from __future__ import annotations

import asyncio
import importlib
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.left_out import leave_out
from tests.server.conftest import Served

from tablee.agents.arena import Arena, Schedule
from tablee.cli import main
from tablee.client import Seat

Call = Callable[..., Awaitable[str]]


def connected(play: Callable[[Call], Awaitable[None]], schedule: Schedule | None = None) -> None:
    """Let a client that speaks MCP play with our server."""
    try:
        mcp = importlib.import_module("mcp")
    except ImportError:
        leave_out("mcp is not installed")
    from tablee.agents.mcp_server import make_server

    async def run() -> None:
        async with mcp.Client(make_server("en", schedule)) as client:

            async def call(tool: str, **arguments: Any) -> str:
                result = await client.call_tool(tool, arguments)
                text = "\n".join(block.text for block in result.content)
                return f"ERROR {text}" if result.is_error else text

            await play(call)

    asyncio.run(run())


def test_a_client_opens_a_table_and_plays_to_the_end(tmp_path: Path) -> None:
    harm, mark = tmp_path / "harm.py", tmp_path / "mark"
    harm.write_text(f"open({str(mark)!r}, 'w')\n", "utf-8")

    async def play(call: Call) -> None:
        assert "ERROR" in await call("play", move="1")
        assert "footclub" in await call("games")
        assert "shoot_out" in await call("games", game="footclub")
        assert "did you mean 'footclub'" in await call("new_table", game="footclup")
        assert "nobody" in await call("new_table", game="footclub", level="nobody")
        # A model that was talked into it has no code run either.
        for level in (f"{harm}:Bot", str(harm)):
            assert "level: there are" in await call("new_table", game="footclub", level=level)
        assert not mark.exists()
        assert "seats 0 to 1" in await call("new_table", game="footclub", seat=2)
        wrong = await call("new_table", game="footclub", options={"shoot_out": 3})
        assert wrong.startswith("ERROR")
        assert "shoot_out" in wrong
        told = await call("new_table", game="footclub", level="uniform", seed=1)
        assert not told.startswith("ERROR")
        assert "1." in await call("moves")
        assert await call("look")
        assert await call("hand")
        assert "F1" in await call("command", text="rule F1")
        for _ in range(300):
            told = await call("play", move="1")
            if "ERROR" in told or "won" in told.lower() or "draw" in told.lower():
                break
        assert await call("command", text="result")

    connected(play)


def test_a_client_plays_an_arena() -> None:
    schedule = Schedule(Arena(game="footclub", levels=["uniform", "recruit"], games=1))

    async def play(call: Call) -> None:
        told = ""
        for _ in range(2):
            told = await call("next_game")
            assert told.startswith("Game 1 with")
            for _ in range(500):
                told = await call("play", move="1")
                if "0 to" in told or "games" in told:
                    break
        assert "All played." in told
        assert "2 of 2 games" in await call("results")
        assert "All games are played" in await call("next_game")

    connected(play, schedule)
    assert schedule.report().done == 2


def test_a_client_sits_down_at_a_servers_table(served: Served) -> None:
    with Seat.new(served.address, "footclub", name="Ada") as ada:

        async def play(call: Call) -> None:
            assert "not a link" in await call("join_table", link="http://x/")
            nowhere = "http://127.0.0.1:9/#/table/aaaaaaaaaaaaaaaa"
            assert "no server answers" in await call("join_table", link=nowhere)
            told = await call("join_table", link=ada.link, name="Model")
            assert "Ada" in told
            ada.start()
            assert await call("wait", seconds=5)
            assert "1." in await call("moves")

        connected(play)
        assert ada.info["seats"][1]["name"] == "Model"


def test_without_the_package_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    monkeypatch.delitem(sys.modules, "tablee.agents.mcp_server", raising=False)
    assert main(["mcp"]) == 2
    assert "pip install mcp" in capsys.readouterr().err
