"""Our tables for programs that speak the Model Context Protocol: a few tools over text mode."""

from __future__ import annotations

import secrets
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from tablee import __version__
from tablee.agents.arena import Schedule, report_lines
from tablee.agents.seats import LocalSeat, RemoteSeat, SpokenSeat
from tablee.client import BadLink, Lost, NoServer, Refused, Seat
from tablee.games import registry
from tablee.kernel.chance import FairChance, FastChance
from tablee.kernel.documents import Faults
from tablee.kernel.match import Match
from tablee.own_bots import UnknownBot, known_bots, make_bot
from tablee.protocol.option_words import explain_options
from tablee.term.local import LocalTable, seat_documents
from tablee.term.remote import RemoteTable
from tablee.texts import Texts

#: A tool that waits answers after so many seconds at most: hosts give up on those that do not.
LONGEST_WAIT = 30.0

INSTRUCTIONS = """\
You play a tabletop game by text. You are told exactly what a person in your seat may know.
Start with `{start}`, then call `play` with one of your moves, by its number or in its words, until
the game is over. `play` answers with what happened and what you are asked next. `moves` lists your
moves, `look` describes the table, `hand` what only you know, and `command` takes any command of
text mode: `odds`, `why 3`, `rule P3.7`, `log`, `learn`, `help`. A refused move is explained and
costs nothing."""


class AgentSession:
    """What one connection is playing."""

    def __init__(self, texts: Texts, schedule: Schedule | None) -> None:
        self.texts = texts
        self.schedule = schedule
        self.seat: SpokenSeat | None = None
        #: Lines said in this game of an arena.
        self.said = 0

    def at_table(self) -> SpokenSeat:
        """The seat; an error that says what to do if there is none."""
        if self.seat is None:
            start = "next_game" if self.schedule else "new_table or join_table"
            raise ToolError(f"you do not sit at a table: call {start} first")
        return self.seat

    def say(self, line: str) -> str:
        """A line said at the table; an arena writes the game down once it is over."""
        seat = self.at_table()
        running = seat.outcome is None
        self.said += running
        told = seat.say(line)
        if running and seat.outcome is not None and self.schedule is not None:
            assert isinstance(seat, LocalSeat)
            self.schedule.finish(seat, self.said)
            told += "\n\n" + "\n".join(report_lines(self.schedule.report()))
            told += (
                "\nCall next_game for the next one." if self.schedule.next() else "\nAll played."
            )
            self.seat = None
        return told


def make_server(language: str = "en", schedule: Schedule | None = None) -> MCPServer[Any]:
    """A server for one agent: its own tables and those of servers, or the games of an arena."""
    session = AgentSession(Texts(language), schedule)
    start = "next_game" if schedule else "new_table` or `join_table"
    server: MCPServer[Any] = MCPServer(
        "tablee",
        title="Tablée",
        instructions=INSTRUCTIONS.format(start=start),
        version=__version__,
    )
    if schedule is None:
        _offer_tables(server, session)
    else:
        _offer_arena(server, session, schedule)
    _offer_playing(server, session)
    return server


def _offer_tables(server: MCPServer[Any], session: AgentSession) -> None:
    @server.tool()
    def games(game: str = "") -> str:
        """The games there are; or one game's options, with their values and rules."""
        if not game:
            lines = [f"{key}: {session.texts.say(key + '-about')}" for key in registry.names()]
            return "\n".join(lines)
        found = _game(game)
        lines = [f"levels: {', '.join(found.levels)}"]
        for option in explain_options(game, session.texts):
            values = ", ".join(value.value for value in option.values)
            if option.range:
                values = "{} to {}".format(*option.range)
            elif option.example:
                values = f"for example {option.example}"
            lines.append(
                f"{option.name} (default {option.default}): {option.about} {values}".strip()
            )
        return "\n".join(lines)

    @server.tool()
    def new_table(
        game: str,
        level: str = "regular",
        options: dict[str, Any] | None = None,
        seat: int = 0,
        seed: int | None = None,
    ) -> str:
        """Open a table of your own: computer players of a level have the other seats."""
        found = _game(game)
        try:
            # Whoever may name a file or a module would have it run.
            if level not in known_bots(found):
                raise UnknownBot(f"level: there are {', '.join(known_bots(found))}; no {level!r}")
            chosen = found.options(options or {})
            seats = found.seats(chosen)
            if not 0 <= seat < seats:
                raise ToolError(f"seat: there are seats 0 to {seats - 1}")
            bots = [None if other == seat else make_bot(found, level) for other in range(seats)]
        except (Faults, UnknownBot) as fault:
            raise ToolError(str(fault)) from None
        levels = ["human" if bot is None else level for bot in bots]
        documents = seat_documents(levels, ["Agent"], session.texts)
        fair = FairChance(secrets.token_bytes(32), "table")
        match = Match(found, chosen, fair if seed is None else FastChance(seed), documents)
        own = FastChance(secrets.randbits(63) if seed is None else seed, 1)
        session.seat = LocalSeat(LocalTable(found, match, bots, own), session.texts)
        return session.seat.news()

    @server.tool()
    def join_table(link: str, name: str = "Agent") -> str:
        """Sit down at a server's table by its link."""
        try:
            seat = Seat.join(link, name, session.texts.language)
        except BadLink:
            raise ToolError("that is not a link to a table") from None
        except (Refused, Lost, NoServer) as problem:
            raise ToolError(str(problem)) from None
        session.seat = RemoteSeat(RemoteTable(seat), session.texts)
        return session.seat.news(1.0)


def _game(key: str) -> Any:
    try:
        return registry.game(key)
    except registry.UnknownGame as unknown:
        raise ToolError(str(unknown)) from None


def _offer_arena(server: MCPServer[Any], session: AgentSession, schedule: Schedule) -> None:
    @server.tool()
    def next_game() -> str:
        """Begin the next game of the arena; an unfinished one goes on."""
        if session.seat is not None:
            return session.seat.say("look")
        if schedule.next() is None:
            return "All games are played.\n" + "\n".join(report_lines(schedule.report()))
        session.seat, session.said = schedule.open(), 0
        level, number = schedule.next() or ("", 0)
        return f"Game {number + 1} with {level}.\n{session.seat.news()}"

    @server.tool()
    def results() -> str:
        """Your results so far, with 95 % intervals."""
        return "\n".join(report_lines(schedule.report()))


def _offer_playing(server: MCPServer[Any], session: AgentSession) -> None:
    @server.tool()
    def play(move: str) -> str:
        """Make a move: its number in the list of moves, or its words."""
        return session.say(move)

    @server.tool()
    def moves() -> str:
        """Your moves with their numbers."""
        return session.say(_word(session, "moves"))

    @server.tool()
    def look() -> str:
        """How the table stands, as your seat may know it."""
        return session.say(_word(session, "look"))

    @server.tool()
    def hand() -> str:
        """What you alone know."""
        return session.say(_word(session, "hand"))

    @server.tool()
    def command(text: str) -> str:
        """Any command of text mode: odds, why, rule, log, learn, who, undo, more, help."""
        return session.say(text)

    @server.tool()
    def wait(seconds: float = 10.0) -> str:
        """At a server's table: wait for your turn, and hear what happened."""
        return session.at_table().news(min(max(seconds, 0.0), LONGEST_WAIT))


def _word(session: AgentSession, command: str) -> str:
    return session.texts.say(f"text-command-{command}").split(",")[0]
