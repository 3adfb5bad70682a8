"""The keys of the screen: those of a table, those of a replay, and those that are not listed."""

from __future__ import annotations

from textual.binding import Binding

from tablee.texts import Texts
from tablee.tui.boards.board import Board

#: Keys, what they do, and the message that says so in the last line.
Keys = tuple[tuple[str, str, str], ...]
KEYS: Keys = (
    ("f1", "help", "tui-key-help"),
    ("f2", "switch", "tui-key-switch"),
    ("f3", "odds", "tui-key-odds"),
    ("u", "undo", "tui-key-undo"),
    ("n", "next_item", "tui-key-next"),
    ("q", "leave", "tui-key-leave"),
)
#: The same in a replay.
REPLAY_KEYS: Keys = (
    ("f1", "help", "tui-key-help"),
    ("f2", "switch", "tui-key-switch"),
    ("space", "step(1)", "tui-key-forth"),
    ("backspace", "step(-1)", "tui-key-back"),
    ("e", "eyes", "tui-key-eyes"),
    ("q", "leave", "tui-key-leave"),
)
#: A step so long that it leads to the first line of a replay, or to the last.
WHOLE = 1_000_000
#: Keys that are not listed in the last line.
UNLISTED: tuple[Binding, ...] = (
    Binding("plus", "zoom(1)", show=False),
    Binding("minus", "zoom(-1)", show=False),
    Binding("slash", "command", show=False),
    Binding("f4", "rule", show=False),
    Binding("escape", "cancel", show=False),
    Binding("pagedown", "scroll_board(1)", show=False),
    Binding("pageup", "scroll_board(-1)", show=False),
    # Lists and logs know some of these keys too; in a replay they step it.
    Binding("right", "turn(1)", show=False, priority=True),
    Binding("left", "turn(-1)", show=False, priority=True),
    Binding("pagedown", "step(10)", show=False, priority=True),
    Binding("pageup", "step(-10)", show=False, priority=True),
    Binding("home", f"step({-WHOLE})", show=False, priority=True),
    Binding("end", f"step({WHOLE})", show=False, priority=True),
)


def bindings(keys: Keys, board: Board, texts: Texts) -> list[Binding]:
    """The keys that are listed in the last line, in words."""
    found = []
    for key, action, message in keys:
        # Only the map has things to go through one by one.
        if action != "next_item" or board.beside:
            # Lists know Space too; in a replay it steps.
            steps = action.startswith("step")
            name = texts.say("tui-space") if key == "space" else None
            words = texts.say(message)
            found.append(Binding(key, action, words, key_display=name, priority=steps))
    return found
