"""Nim in sentences; the words themselves are in `locales`."""

from tablee.kernel.state import View
from tablee.kernel.words.narrator import Narrator
from tablee_nim.state import NimView


class NimNarrator(Narrator):
    """Tells a game of Nim."""

    def look(self, view: View) -> list[str]:
        assert isinstance(view, NimView)
        lines = [self.say("nim-look-heap", {"stones": view.table.stones})]
        for seat, name in enumerate(self.names):
            if view.table.played[seat]:
                card = {"seat": name, "card": view.table.cards[seat]}
                lines.append(self.say("nim-look-played", card))
        return lines

    def hand(self, view: View) -> list[str]:
        assert isinstance(view, NimView)
        if view.seat < 0 or view.table.played[view.seat]:
            return []
        return [self.say("nim-hand", {"card": view.table.cards[view.seat]})]
