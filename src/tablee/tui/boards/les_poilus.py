"""Les Poilus on a screen: No Man's Land and its threats, the soldiers, one's own hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, HorizontalGroup, ItemGrid
from textual.widgets import Static

from tablee.games.les_poilus.data import (
    CARD_KEYS,
    FIRST_KNOCK,
    SOLDIER_KEYS,
    THREAT_KEYS,
    TILE_KEYS,
    TRAPPED,
    shows,
)
from tablee.games.les_poilus.table.moves import CHARM, PLAY
from tablee.games.les_poilus.words.narrator import PoilusNarrator
from tablee.tui.boards.board import Board, broken
from tablee.tui.boards.chips import Chip, lay_out
from tablee.tui.snapshot import ScreenState

#: How a tally of up to three threats is drawn.
FULL, EMPTY = "●", "○"


class LesPoilusBoard(Board):
    """No Man's Land, the soldiers and the hand."""

    def compose(self) -> ComposeResult:
        """Threats, cards laid, one's own cards and tiles, and the soldiers."""
        yield HorizontalGroup(id="tally")
        with Container(classes="row"):
            yield Static(id="land-title", classes="caption")
            yield ItemGrid(id="land", min_column_width=20)
        with Container(classes="row"):
            yield Static(id="hand-title", classes="caption")
            yield ItemGrid(id="hand", min_column_width=20)
        yield ItemGrid(id="tiles", min_column_width=10)
        yield Static(id="soldiers", markup=False)

    @property
    def poilus(self) -> PoilusNarrator:
        """The narrator, who knows the cards' names."""
        assert isinstance(self.narrator, PoilusNarrator)
        return self.narrator

    def show(self, snapshot: ScreenState) -> None:
        """Lay everything out anew; the same thing keeps the focus."""
        super().show(snapshot)
        view = snapshot.view
        self.query_one("#land-title", Static).update(self._land_title(view))
        self.query_one("#soldiers", Static).update(self._soldiers(view))
        self.query_one("#hand-title", Static).update(self._hand_title(view))
        chips = {
            "tally": [self._threat(view, threat) for threat in range(len(THREAT_KEYS))],
            "land": [self._laid(card) for card in view.no_mans_land],
            "hand": [self._held(card) for card in sorted(view.hand)],
            "tiles": [self._tile(kind) for kind in self._tiles(view)],
        }
        for place, found in chips.items():
            lay_out(self.query_one(f"#{place}"), found)

    def title(self) -> str:
        """Mission, leader and piles."""
        view = self.snapshot.view if self.snapshot is not None else None
        if view is None:
            return ""
        values = {
            "mission": view.mission,
            "leader": self.poilus.place(view.leader),
            "trials": view.trials,
            "reserve": view.reserve,
            "supply": view.supply,
        }
        return self.say("tui-poilus-title", values)

    # ---- what lies there --------------------------------------------------------------------

    def _chip(
        self, label: str, key: str, notations: list[str], face: list[str] | None = None
    ) -> Chip:
        return Chip(label, key, notations, self.is_legal(notations), face)

    def _threat(self, view: Any, threat: int) -> Chip:
        """A threat with its tally; two alike are marked."""
        key = THREAT_KEYS[threat]
        count = view.active.get(key, 0)
        tally = FULL * count + EMPTY * (3 - count)
        label = f"{self.poilus.threat(threat)} {tally}" + ("!" if count >= 2 else "")
        return self._chip(label, f"threat {key}", [f"speech {key}"])

    def _laid(self, card: int) -> Chip:
        notations = [f"charm {CARD_KEYS[card]}"]
        return self._chip(self._word(card), f"laid {card}", notations, self._face(card, ""))

    def _held(self, card: int) -> Chip:
        key = CARD_KEYS[card]
        risk = self._risk(card)
        mark = " !!" if risk == 1 else " !" if risk else ""
        notations = [f"play {key}", f"answer {key}"]
        return self._chip(
            self._word(card) + mark, f"held {card}", notations, self._face(card, mark)
        )

    def _tile(self, kind: int) -> Chip:
        key = TILE_KEYS[kind]
        ways = [f"withdraw {key}", "withdraw random"]
        return self._chip(f"({self.poilus.tile(kind)})", f"tile {key}", ways)

    def _face(self, card: int, mark: str) -> list[str]:
        """A card as it is drawn: its number, what it shows, and its trap."""
        if card >= FIRST_KNOCK:
            words = self.poilus.card(card).replace(" (", "\n(").split("\n")
            return ["", *words, mark.strip()]
        threats = [self.poilus.threat(t) for t in range(len(THREAT_KEYS)) if shows(card, t)]
        return [f"{card}{self._trap(card)}{mark}", *threats]

    def _trap(self, card: int) -> str:
        """The sign of a trap, where traps are played."""
        assert self.snapshot is not None
        return " ↯" if TRAPPED[card] and self.snapshot.view.traps else ""

    def _word(self, card: int) -> str:
        """A card in as few characters as possible."""
        if card >= FIRST_KNOCK:
            return f"[{self.poilus.card(card)}]"
        threats = "+".join(self.poilus.threat(t) for t in range(len(THREAT_KEYS)) if shows(card, t))
        return f"[{card} {threats}{self._trap(card)}]"

    def _tiles(self, view: Any) -> list[int]:
        counts = [view.tiles.left, view.tiles.right, view.tiles.left2, view.tiles.right2]
        return [kind for kind, count in enumerate(counts) for _ in range(count)]

    def _land_title(self, view: Any) -> str:
        none = "" if view.no_mans_land else self.say("les-poilus-no-card")
        return self.say("les-poilus-look-no-mans-land", {"cards": none}).rstrip(" .")

    def _hand_title(self, view: Any) -> str:
        if view.seat < 0:
            return ""
        none = "" if view.hand else self.say("les-poilus-no-card")
        return self.say("les-poilus-hand-cards", {"cards": none}).rstrip(" .")

    def _soldiers(self, view: Any) -> str:
        """A line for each soldier; `>` marks whoever is to act."""
        lines = [self._soldier(view, seat, soldier) for seat, soldier in enumerate(view.seats)]
        if view.chaplain_tiles is not None:
            tiles = {"tiles": view.chaplain_tiles}
            lines.append("\N{NO-BREAK SPACE}" * 2 + self.say("les-poilus-look-chaplain", tiles))
        width = self.scrollable_content_region.width
        return "\n".join(broken(line, width, "    ") for line in lines)

    def _soldier(self, view: Any, seat: int, soldier: Any) -> str:
        assert self.snapshot is not None
        acts = ">" if seat in self.snapshot.to_act else " "
        place = "none"
        if view.phase in ("action", "answer", "christmas"):
            place = "in" if soldier.in_mission else "out"
        knocks = [self.poilus.card(card) for card in soldier.hard_knocks]
        # A soldier's number is that of the threat his charm is against (P1.1).
        number = SOLDIER_KEYS.index(soldier.soldier)
        values = {
            "seat": self.poilus.place(seat),
            "charm": "up" if soldier.charm_up else "down",
            "threat": self.poilus.threat(number),
            "cards": soldier.hand_size,
            "tokens": soldier.tokens,
            "tiles": soldier.tiles,
            "mission": place,
            "count": len(knocks),
            "knocks": ", ".join(knocks),
        }
        return f"{acts}\N{NO-BREAK SPACE}{self.say('tui-soldier', values)}"

    # ---- odds and moves ---------------------------------------------------------------------

    def _risk(self, card: int) -> Fraction:
        odds = self.snapshot.odds if self.snapshot is not None else None
        for found in (odds or {}).get("cards", []):
            if found["card"] == card:
                return Fraction(found["failure"])
        return Fraction(0)

    def note(self, move: int) -> str:
        """The risk of playing a card."""
        risk = self._risk(move - PLAY) if PLAY < move < CHARM else Fraction(0)
        if risk == 1:
            return self.say("les-poilus-note-fails")
        share = {"risk": self.poilus.percent(str(risk))}
        return self.say("les-poilus-note-risk", share) if risk else ""

    @on(Chip.Acted)
    def _acted(self, event: Chip.Acted) -> None:
        event.stop()
        self.try_move(event.chip.notations)

    @on(Chip.Pointed)
    def _pointed(self, event: Chip.Pointed) -> None:
        """What a card, tile or threat is, and what it risks."""
        event.stop()
        kind, _, key = event.chip.key.partition(" ")
        words = ""
        if kind in ("held", "laid"):
            card = int(key)
            words = self.poilus.card(card)
            if kind == "held" and self.snapshot is not None and self.snapshot.odds:
                risk = {"card": words, "risk": self.poilus.percent(str(self._risk(card)))}
                words = self.say("les-poilus-odds-card", risk)
            elif card >= FIRST_KNOCK:
                does = self.say(f"web-knock-{CARD_KEYS[card].replace('_', '-')}")
                words = self.say("les-poilus-card-does", {"card": words, "does": does})
        elif kind == "tile":
            tile = self.poilus.tile(list(map(str, TILE_KEYS)).index(key))
            words = self.say("les-poilus-move-withdraw", {"tile": tile})
        elif kind == "threat":
            threat = self.poilus.threat(list(map(str, THREAT_KEYS)).index(key))
            words = self.say("les-poilus-move-speech", {"threat": threat})
        self.post_message(self.Pointed(words))
