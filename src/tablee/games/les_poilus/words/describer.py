"""Les Poilus for those who play by words alone."""

from __future__ import annotations

from typing import Final

from tablee.games.les_poilus.data import (
    CARD_KEYS,
    CARDS,
    FIRST_KNOCK,
    LAST_KNOCK,
    SOLDIER_NAMES,
    THREAT_KEYS,
    TRAPPED,
    shows,
)
from tablee.games.les_poilus.odds import odds
from tablee.games.les_poilus.view import PoilusView
from tablee.games.les_poilus.words.narrator import PoilusNarrator
from tablee.kernel.state import View
from tablee.kernel.words.describer import Describer, Description
from tablee.kernel.words.typed import left_over, words_of

#: Told also where much happened; what is left out can be asked for.
WEIGHTY: Final = (
    "leader-named", "intensity-named", "card-played", "trap-sprung", "clumsy-drew",
    "leadership-taken", "christmas-freed", "charm-used", "speech-made", "answer-shown", "withdrew",
    "withdrew-without-tile", "mission-failed", "mission-succeeded", "support-gained",
    "knock-removed", "charm-restored", "morale-dropped", "leader-passed", "game-won",
    "monument-seen", "friend-lost", "undone", "taken-back",
)  # fmt: skip


class PoilusDescriber(Describer):
    """Tells Les Poilus by words alone: soldiers and cards by name."""

    def __init__(self, narrator: PoilusNarrator) -> None:
        super().__init__(narrator)
        self.poilus = narrator
        self.topics = ("soldier", "card")
        self.weighty = WEIGHTY

    def look(self, view: View) -> Description:
        """Mission, piles and threats at once; the soldiers on request."""
        lines = self.poilus.look(view)
        return Description(lines[:4], lines[4:])

    def topic(self, view: View, topic: str, words: list[str]) -> Description | None:
        """A soldier, or what a card does."""
        assert isinstance(view, PoilusView)
        return self._soldier(view, words) if topic == "soldier" else self._card(view, words)

    def _soldier(self, view: PoilusView, words: list[str]) -> Description | None:
        """All soldiers, or those whose player or name is meant; a number counts from 1."""
        lines = self.poilus.look(view)[4:]
        if not words:
            return Description(lines)
        found: list[str] = []
        for seat in range(view.table.players):
            name = f"{self.poilus.place(seat)} {SOLDIER_NAMES[view.table.soldiers[seat]]}"
            if words == [str(seat + 1)] or left_over(words, words_of(name)) >= 0:
                found.append(lines[seat])
        return Description(found) if found else None

    def _card(self, view: PoilusView, words: list[str]) -> Description | None:
        """What one card shows and does, and its risk if it is in hand."""
        fitting = [card for card in range(1, CARDS + 1) if self._is_named(card, words)]
        if len(fitting) != 1:
            return None
        card = fitting[0]
        values = {"card": self.poilus.card(card), "does": self._does(card, view.table.traps)}
        lines = [self.say("les-poilus-card-does", values)]
        for risk in odds(view).cards:
            if risk.card == card:
                chance = {
                    "card": self.poilus.card(card),
                    "risk": self.poilus.percent(risk.failure),
                }
                lines.append(self.say("les-poilus-odds-card", chance))
        return Description(lines)

    def _is_named(self, card: int, words: list[str]) -> bool:
        if words == [str(card)]:
            return True
        if card < FIRST_KNOCK or not words:
            return False
        names = [words_of(self.poilus.card(card)), words_of(CARD_KEYS[card].replace("_", " "))]
        return any(left_over(words, name) >= 0 for name in names)

    def _does(self, card: int, traps: bool) -> str:
        if card > LAST_KNOCK:
            return self.say("les-poilus-does-christmas", {})
        if card >= FIRST_KNOCK:
            return self.say(f"web-knock-{CARD_KEYS[card].replace('_', '-')}", {})
        count = sum(1 for threat in range(len(THREAT_KEYS)) if shows(card, threat))
        trapped = traps and TRAPPED[card]
        message = "les-poilus-does-trap" if trapped else "les-poilus-does-threat"
        return self.say(message, {"count": count})
