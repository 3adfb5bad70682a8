"""A game for those who play by words alone: what is said at once, and what on request.

A game may be played with a `Narrator` only; its own `Describer` is there to say less at first, to
put long lists of moves in order, and to answer questions about its map or its cards. A describer is
given views and never a state.

A describer's topics are the game's own questions, such as a map. Each has a message
`<game>-topic-<name>` with the words it goes by, the usual one first, and one that ends in `-help`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.kernel.state import View
from tablee.kernel.words.narrator import Narrator
from tablee.kernel.words.typed import words_of

#: Lists up to this length are told at once.
SHORT_LIST: Final = 8
#: News up to this length are told at once.
SHORT_NEWS: Final = 12
#: A game with more moves than this must name those that fit some words itself.
MOST_NAMED: Final = 1000


class Description:
    """An answer: what is said at once, and what is added on request."""

    def __init__(self, brief: list[str], more: list[str] | None = None) -> None:
        self.brief = brief
        self.more: list[str] = [] if more is None else more


def cut(lines: list[str], most: int = SHORT_LIST) -> Description:
    """The first lines at once, and the rest on request; never a rest of one line."""
    if len(lines) <= most + 1:
        return Description(lines)
    return Description(lines[:most], lines[most:])


class Describer:
    """Tells a game by words alone."""

    #: The game's own questions.
    topics: tuple[str, ...]
    #: Events that are told even where there are too many to tell them all; none means all.
    weighty: tuple[str, ...]

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.say = narrator.say
        self.topics = ()
        self.weighty = ()
        self._last_hidden = ""

    def look(self, view: View) -> Description:
        """What lies on the table."""
        return cut(self.narrator.look(view), 3)

    def hand(self, view: View) -> Description:
        """What this seat alone knows."""
        return Description(self.narrator.hand(view))

    def odds(
        self,
        view: View,
        words: list[str],  # noqa: ARG002
        found: msgspec.Struct | None = None,  # noqa: ARG002
    ) -> Description:
        """What this seat can compute; words may narrow it down.

        `found` are the odds where another process has computed them, with playouts.
        """
        return cut(self.narrator.odds(view))

    def moves(self, view: View, words: list[str]) -> Description | None:  # noqa: ARG002
        """The moves, each with its number; words may narrow them down. None: not understood."""
        return cut(self.listed(view), 2 * SHORT_LIST)

    def topic(self, view: View, topic: str, words: list[str]) -> Description | None:  # noqa: ARG002
        """The answer to one of the game's own questions; None if the words say nothing."""
        return None

    def possible(self, view: View, words: list[str]) -> list[int]:  # noqa: ARG002
        """Moves that some words may mean, whether they are legal or not."""
        game = self.narrator.game
        found: list[int] = []
        for move in range(min(game.move_count, MOST_NAMED)):
            try:
                game.notation(move)
            except ValueError:
                continue
            found.append(move)
        return found

    def at_any_time(self, view: View) -> list[str]:
        """What this seat may do whoever's turn it is; of many moves alike, an example."""
        return [self.phrases(view, move)[0] for move in view.at_any_time()]

    def phrases(self, view: View, move: int) -> list[str]:
        """What a move may be called: as it is listed, as it is told, and in notation."""
        told = [self.narrator.offered(view.document(), move), self.narrator.move(move)]
        return [*dict.fromkeys(told), self.narrator.game.notation(move)]

    def known_by(self, view: View, move: int) -> list[str]:  # noqa: ARG002
        """The words of a move that are no mere letters, as they may be typed, and more."""
        return words_of(self.narrator.game.notation(move))

    def news(self, events: list[dict[str, Any]]) -> Description:
        """What happened; of much, what weighs most at once and everything on request."""
        told = self._once_each(events)
        lines = [line for line, _ in told]
        if len(lines) <= SHORT_NEWS or not self.weighty:
            return Description(lines)
        loud = [line for line, event in told if self._weighs(event)]
        count = {"count": len(lines), "told": len(loud)}
        return Description([self.say("text-news-many", count), *loud], lines)

    def _once_each(self, events: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
        """Without what is hidden and sounds like what was told just before."""
        found: list[tuple[str, dict[str, Any]]] = []
        for event in events:
            line = self.event(event)
            if line != self._last_hidden:
                found.append((line, event))
            self._last_hidden = line if self._hides(event) else ""
        return found

    def _hides(self, event: dict[str, Any]) -> bool:
        """Whether an event has something that this seat may not know."""
        return any(
            kind.name == event["event"]
            and any(field.rstrip("*") not in event for field in kind.private)
            for kind in self.narrator.game.event_kinds
        )

    def _weighs(self, event: dict[str, Any]) -> bool:
        """Whether an event is told in any case: so is what only this seat may know."""
        if event["event"] == "note":
            return True
        if event.get("undone"):
            return False
        for kind in self.narrator.game.event_kinds:
            if kind.name == event["event"]:
                if any(field.rstrip("*") in event for field in kind.private):
                    return True
        return event["event"] in self.weighty

    def event(self, event: dict[str, Any]) -> str:
        """One thing that happened, marked if it was taken back.

        What the table has to say comes as an event called note, in words already.
        """
        if event["event"] == "note":
            return str(event["text"])
        line = self.narrator.event(event)
        return self.say("text-undone", {"line": line}) if event.get("undone") else line

    def listed(self, view: View) -> list[str]:
        """The moves as the narrator groups them, each with its number."""
        lines: list[str] = []
        number = 1
        for heading, labels in self.narrator.listing(view):
            if heading:
                numbered = [f"{label} [{number + place}]" for place, label in enumerate(labels)]
                lines.append(f"{heading} {', '.join(numbered)}")
            else:
                lines.append(f"{number}. {' '.join(labels[0].split())}")
            number += len(labels)
        return lines

    def names_of(self, message: str) -> list[str]:
        """The words that a message lists, plain."""
        return [name for part in self.say(message, {}).split(",") for name in words_of(part)[:1]]
