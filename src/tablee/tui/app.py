"""The screen of a table: board, moves, what was said, the question, and a line to type in."""

from __future__ import annotations

import os
import re
import signal
import sys
from typing import ClassVar

from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.widget import Widget
from textual.widgets import Footer, Input

from tablee.kernel.game import Game
from tablee.kernel.words.narrator import Narrator
from tablee.text_mode.commands import vocabulary_of
from tablee.text_mode.interpreter import LONGEST_LINE
from tablee.texts import Texts
from tablee.tui.boards import board_of
from tablee.tui.boards.board import Board, MenuItem
from tablee.tui.boards.hex_map import HexMap
from tablee.tui.keys import KEYS, REPLAY_KEYS, UNLISTED, Keys, bindings
from tablee.tui.snapshot import Left, Said, ScreenState, Shown
from tablee.tui.source import Source
from tablee.tui.widgets import Curtain, HelpWindow, MovesList, Title, Transcript, Words

#: From this width on, moves and transcript stand beside every board.
WIDE = 96
#: From this height on, boards are roomier.
TALL = 34

#: How a rule is cited.
RULE = re.compile(r"\b[A-Z]\d+\.\d+\b")
#: Seconds between two looks at whether the terminal is still there.
LOOK_FOR_TERMINAL = 3.0
#: Where there is little room: what stands beside the board, in turn.
SIDES = ("moves", "talk", "alone")


def end_without_terminal() -> None:
    """End as a hang-up ends other programs, where the line broke and nobody said so."""
    if not os.isatty(sys.__stdin__.fileno() if sys.__stdin__ else 0):
        # Whoever was started with hang-ups ignored would not hear it.
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGHUP)


class TableApp(App[str]):
    """One table on a screen of characters."""

    CSS_PATH = "tablee.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [*UNLISTED]
    # Textual declares these for instances.
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]  # noqa: RUF012

    def __init__(self, source: Source, game: Game, texts: Texts) -> None:
        super().__init__()
        self.source = source
        self.game = game
        self.texts = texts
        self.board = board_of(game, texts)
        self.snapshot: ScreenState | None = None
        self._curtain = ""
        #: Whether the key that leaves was pressed and asked about.
        self._leaving = False
        #: The move that the player was asked about, or -1.
        self._doubted = -1
        #: Whether an answer took the place of the moves, where there is little room.
        self._answered = False
        #: The rule that was cited last.
        self._rule = ""
        #: Whether the last question was answered in the list, not on the board.
        self._listed = False
        #: Where the focus was when a figure began a move's number.
        self._came_from: Widget | None = None
        for binding in bindings(self.keys_of(source), self.board, texts):
            self._bindings.key_to_bindings.setdefault(binding.key, []).append(binding)

    def keys_of(self, source: Source) -> Keys:
        """Keys, what they do, and the message that says so."""
        return REPLAY_KEYS if source.replays else KEYS

    def compose(self) -> ComposeResult:
        """The board in the middle, words around it."""
        yield Title()
        with Container(id="middle", classes="beside" if self.board.beside else "below"):
            yield self.board
            with Vertical(id="side"):
                yield MovesList()
                yield Transcript()
        yield Words("prompt")
        yield Words("hint")
        words = self.texts.say("tui-command")
        yield Input(id="command", placeholder=words, max_length=LONGEST_LINE)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Begin to listen."""
        self.title = self.texts.say(f"{self.game.key}-name")
        # Nothing is sent over a slow line unless something happens.
        self.query_one("#command", Input).cursor_blink = False
        if self.source.replays:
            self._show_side("talk")
        self.source.open(self.post_message)
        if not self.is_headless:
            self.set_interval(LOOK_FOR_TERMINAL, end_without_terminal)
        board = self.query(HexMap)
        if board:
            board.first().focus()
        else:
            self.query_one(MovesList).focus()

    async def on_unmount(self) -> None:
        """Let go of the table."""
        self.source.close()

    # ---- what the source tells ----------------------------------------------------------------

    @on(Shown)
    def _shown(self, event: Shown) -> None:
        if self._is_down():
            return
        snapshot = event.snapshot
        if self._answered and self.snapshot is not None and snapshot.line != self.snapshot.line:
            # The answer was read; what counts now are the moves.
            self._answered = False
            self._show_side("moves")
        self.snapshot = snapshot
        if snapshot.view is None:
            names = ", ".join(snapshot.names)
            self._write("#prompt", self.texts.say("term-not-started", {"names": names}))
            return
        self.board.show(snapshot)
        # A plain board has no title of its own.
        parts = [part for part in (self.board.title(), self._where(snapshot)) if part]
        whole = " · ".join([self.title, *parts])
        self.query_one(Title).show([whole, " · ".join(parts)] if parts else [whole])
        self._write("#prompt", self._prompt(snapshot))
        self.query_one(MovesList).show(self.offered())
        self._lead_to_answers()
        self._draw_curtain(snapshot.curtain)

    def _lead_to_answers(self) -> None:
        """Whoever goes about the board or the list is led to where the question is answered."""
        listed = self.board.asks_in_list()
        if listed == self._listed or not isinstance(self.focused, HexMap | MovesList):
            return
        self._listed = listed
        if listed:
            self.query_one(MovesList).focus()
        else:
            self.action_board()

    def offered(self) -> list[MenuItem]:
        """The lines of the list of moves."""
        return self.board.entries()

    def _prompt(self, snapshot: ScreenState) -> str:
        narrator: Narrator = self.game.narrator(self.texts.say, snapshot.names, snapshot.seat)
        if snapshot.outcome is not None:
            return narrator.outcome(snapshot.outcome)
        if snapshot.prompt is None:
            return ""
        # The sign tells without colour that it is for this seat to act.
        sign = ">> " if snapshot.mine and not snapshot.replayed else ""
        return sign + narrator.prompt(snapshot.prompt, snapshot.view)

    def _where(self, snapshot: ScreenState) -> str:
        """In a replay: where it is, and whose eyes these are."""
        if not snapshot.replayed:
            return self.texts.say("tui-lost") if snapshot.lost else ""
        seat = self.texts.say("tui-open-eyes")
        if snapshot.seat >= 0:
            seat = snapshot.names[snapshot.seat]
        values = {"line": snapshot.line, "last": snapshot.last, "seat": seat}
        return self.texts.say("tui-replay", values)

    def _draw_curtain(self, name: str) -> None:
        if name and name != self._curtain:
            self.query_one(Transcript).begin_anew()
            words = self.texts.say("term-pass-on", {"seat": name})
            self.push_screen(Curtain(words), lambda _: self.source.sit())
        self._curtain = name

    @on(Said)
    def _said(self, event: Said) -> None:
        if self._is_down():
            return
        transcript = self.query_one(Transcript)
        if event.fresh:
            transcript.begin_anew()
        transcript.add(event.lines, event.kind)
        cited = RULE.search(event.lines[-1]) if event.lines and event.kind != "own" else None
        if cited:
            self._rule = cited.group()
        if event.kind == "refusal":
            self._write("#hint", f"! {event.lines[-1]}")
        elif event.kind == "answer":
            self._answered = not self.source.replays
            self._show_side("talk")

    @on(Left)
    def _left(self, event: Left) -> None:
        self.exit(event.words)

    def _is_down(self) -> bool:
        """Whether the screen is being taken away: what still comes is for nobody."""
        return not self.query("#hint")

    def _write(self, place: str, words: str) -> None:
        self.query_one(place, Words).show(words)

    # ---- what the player does ---------------------------------------------------------------

    @on(Board.Chosen)
    def _chosen(self, event: Board.Chosen) -> None:
        self._write("#hint", "")
        self._leaving = False
        self._play(event.move)

    def _play(self, move: int) -> None:
        """Make a move; one that is hardly ever meant, only when asked twice."""
        snapshot = self.snapshot
        if snapshot is not None and snapshot.view is not None and move != self._doubted:
            narrator = self.game.narrator(self.texts.say, snapshot.names, snapshot.seat)
            doubt = narrator.doubt(snapshot.view, move)
            if doubt:
                self._doubted = move
                self._write("#hint", f"! {doubt}")
                return
        self._doubted = -1
        self.source.play(move)

    @on(Board.Refused)
    def _refused(self, event: Board.Refused) -> None:
        self.source.why(event.move)

    @on(Board.Pointed)
    def _pointed(self, event: Board.Pointed) -> None:
        if not self._is_down():
            self._write("#hint", event.words)

    @on(Board.Regrouped)
    def _regrouped(self) -> None:
        if not self._is_down():
            self.query_one(MovesList).show(self.offered())

    @on(MovesList.Picked)
    def _picked(self, event: MovesList.Picked) -> None:
        self.pick(event.item)

    def pick(self, item: MenuItem) -> None:
        """A line of the list of moves was chosen."""
        if item.sets_up:
            self.source.set_up()
        elif item.place >= 0 and self.snapshot is not None:
            if item.place < len(self.snapshot.moves):
                self._play(self.snapshot.moves[item.place])
        elif item.group >= 0:
            self.board.open_group(item.group)

    @on(Input.Submitted, "#command")
    def _typed(self, event: Input.Submitted) -> None:
        # The key that leads here may also be typed here.
        line = event.value.removeprefix("/")
        event.input.value = ""
        self.query_one(Transcript).add([line], "own")
        self.typed(line)
        if self._came_from is not None and self._came_from.is_attached:
            self._came_from.focus()
        self._came_from = None

    def typed(self, line: str) -> None:
        """Do what was typed: a move by its number, or a command."""
        move = self._numbered(line.strip())
        if move is None:
            self.source.ask(line)
        else:
            self._play(move)

    def _numbered(self, text: str) -> int | None:
        """The move that has a number in the list on the screen."""
        if self.snapshot is None or self.snapshot.replayed:
            return None
        if not (text.isascii() and text.isdecimal() and len(text) < 8):
            return None
        place = int(text) - 1
        return self.snapshot.moves[place] if 0 <= place < len(self.snapshot.moves) else None

    def on_key(self, event: events.Key) -> None:
        """A figure begins a move's number, wherever the focus is."""
        command = self.query_one("#command", Input)
        if event.character is not None and event.character.isdecimal() and not command.has_focus:
            self._came_from = self.focused
            # At once, so that what is typed next is typed here.
            self.set_focus(command)
            command.insert_text_at_cursor(event.character)
            event.stop()

    # ---- keys -------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take the last move back."""
        self.source.undo()

    def action_next_item(self) -> None:
        """The next unit that can do something."""
        self.board.next_item()

    def action_odds(self) -> None:
        """What can be computed."""
        self._ask("odds")

    def action_rule(self) -> None:
        """The rule that was cited last, or which rules there are."""
        self._ask(f"rule {self._rule}")

    def action_help(self) -> None:
        """Keys, signs and commands, in a window of their own."""
        describer = self.game.describer(self.game.narrator(self.texts.say, []))
        vocabulary = vocabulary_of(self.texts, describer, not self.source.ends_with_the_screen)
        names = [*vocabulary.commands, *vocabulary.topics]
        commands = [f"{vocabulary.word(name)}: {vocabulary.help(name)}." for name in names]
        lines = [self.texts.say("tui-keys"), *self.board.legend(), "", *commands]
        self.push_screen(HelpWindow(self.texts.say("tui-key-help"), lines))

    def _ask(self, command: str) -> None:
        self._show_side("talk")
        self.source.ask(command)

    def action_command(self) -> None:
        """Go to the line to type in, at once, so that what is typed next is typed there."""
        self.set_focus(self.query_one("#command", Input))

    def action_switch(self) -> None:
        """Where there is little room: moves, what was said, or the board alone."""
        middle = self.query_one("#middle")
        shown = next((side for side in SIDES if middle.has_class(side)), SIDES[0])
        self._show_side(SIDES[(SIDES.index(shown) + 1) % len(SIDES)])

    def _show_side(self, which: str) -> None:
        middle = self.query_one("#middle")
        for side in SIDES:
            middle.set_class(side == which, side)
        self.call_after_refresh(self._leave_hidden)

    def _leave_hidden(self) -> None:
        """Keys go to something that is seen: a list that is hidden would make moves unseen."""
        # Two switches within a frame leave nothing focused.
        if self.focused is None or any(
            isinstance(node, Widget) and not node.display
            for node in self.focused.ancestors_with_self
        ):
            self.action_board()

    def action_scroll_board(self, by: int) -> None:
        """See the rest of a board that is higher than its room."""
        self.board.scroll_relative(y=by * max(self.board.size.height - 1, 1), animate=False)

    def action_cancel(self) -> None:
        """Take back a choice, or leave the line to type in."""
        self._leaving = False
        command = self.query_one("#command", Input)
        if command.has_focus:
            command.value = ""
            self.action_board()
        else:
            self.board.cancel()

    def action_board(self) -> None:
        """Go to the board, or to the moves where it has nothing to go to."""
        for widget in self.board.query("*"):
            if widget.focusable:
                widget.focus()
                return
        self.query_one(MovesList).focus()

    def action_zoom(self, by: int) -> None:
        """Show more of the map, or closer."""
        self.board.zoom(by)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Only a replay is stepped, and not while somebody types or goes about the map."""
        if action not in ("step", "turn", "eyes"):
            return True
        if not self.is_running:
            return False
        replayed = self.snapshot is not None and self.snapshot.replayed
        busy = isinstance(self.focused, (Input, HexMap) if action == "turn" else Input)
        return replayed and not busy

    def action_step(self, by: int) -> None:
        """In a replay: some lines forth or back."""
        if self.snapshot is not None:
            self.source.step(self.snapshot.line + by)

    def action_turn(self, by: int) -> None:
        """The same by arrows, where there is no map to go about."""
        self.action_step(by)

    def action_eyes(self) -> None:
        """In a replay: look through the next seat's eyes."""
        if self.snapshot is not None:
            seats = len(self.snapshot.names)
            self.source.look_through(
                self.snapshot.seat + 1 if self.snapshot.seat + 1 < seats else -1
            )

    def action_leave(self) -> None:
        """Leave the table; where that gives up the game, only when asked twice."""
        over = self.snapshot is None or self.snapshot.outcome is not None
        if over or self._leaving or not self.source.ends_with_the_screen:
            self.exit("")
            return
        self._leaving = True
        self._write("#hint", f"! {self.texts.say('tui-leave')}")

    def action_help_quit(self) -> None:
        """Ctrl-C leaves, as everywhere in a terminal."""
        self.exit("")
