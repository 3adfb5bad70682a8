"""Les Poilus in sentences: how cards, tiles and soldiers are named, and what lies on the table."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.games.les_poilus.data import (
    CARD_KEYS,
    FIRST_KNOCK,
    SELFISH,
    SOLDIER_NAMES,
    THREAT_KEYS,
    TILE_KEYS,
    TILE_KINDS,
    TILE_POINTS,
    TRAPPED,
    shows,
)
from tablee.games.les_poilus.documents import PoilusViewDocument
from tablee.games.les_poilus.odds import odds
from tablee.games.les_poilus.table.components import ACTION_PHASE, NO_TILE
from tablee.games.les_poilus.table.moves import (
    ANSWER,
    CHARM,
    CHRISTMAS,
    LAY_RANDOM,
    PLAY,
    REMOVE,
    SPEECH,
    SUPPORT,
    SUPPORT_CHARM,
    WITHDRAW,
    removed,
)
from tablee.games.les_poilus.view import PoilusView
from tablee.kernel.state import View
from tablee.kernel.words.narrator import Narrator

SEAT_FIELDS: Final = ("seat", "turn", "leader", "owner", "chooser", "place", "target")
#: Events in which somebody may help themselves: the fields that are the same then.
OWN: Final = {"christmas-freed": ("seat", "owner"), "tile-shown": ("place", "target")}
#: Below three players the Chaplain has a place, and lays tiles too (P7.1).
FEWEST_PLACES: Final = 3


def first_name(view: View, seat: int) -> str:
    """What the soldier at a seat is called by friends."""
    assert isinstance(view, PoilusView)
    return SOLDIER_NAMES[view.table.soldiers[seat]].partition(" ")[0]


class PoilusNarrator(Narrator):
    """Tells a game of Les Poilus."""

    seat_fields = SEAT_FIELDS

    def value(self, field: str, value: Any) -> str | int:
        """A seat's, card's, tile's, threat's or soldier's name; numbers as they are."""
        if field in SEAT_FIELDS:
            return self.place(value)
        if field in ("card", "second_card"):
            return self.named(value) if value else self.say("les-poilus-no-card", {})
        if field == "cards" and isinstance(value, list):
            return self.several([self.named(card) for card in value])
        if field == "threat":
            return self.threat(value)
        if field == "tile":
            return self.tile(value)
        if field == "tiles" and isinstance(value, list):
            return self.listed([self.tile(tile) for tile in value])
        if field == "soldier":
            return SOLDIER_NAMES[int(value)]
        return int(value) if isinstance(value, int) else str(value)

    def place(self, place: int) -> str:
        """The name of who sits there; the Chaplain's place comes after the seats (P7.1)."""
        if place < len(self.names):
            return self.names[place]
        return self.say("les-poilus-chaplain", {})

    def pointed_at(self, place: int, tile: int) -> int:
        """The place that a Support tile points at (P4.1)."""
        return (place + TILE_POINTS[tile]) % max(len(self.names), FEWEST_PLACES)

    def threat(self, threat: int) -> str:
        """The name of a threat."""
        return self.say(f"les-poilus-threat-{THREAT_KEYS[threat]}", {})

    def tile(self, tile: int) -> str:
        """The name of a kind of Support tile."""
        return self.say(f"les-poilus-tile-{TILE_KEYS[tile]}", {})

    def card(self, card: int) -> str:
        """The name of a card: what it shows, or what it is called."""
        if card >= FIRST_KNOCK:
            key = CARD_KEYS[card].replace("_", "-")
            return self.say(f"les-poilus-card-{key}", {})
        threats = [self.threat(t) for t in range(len(THREAT_KEYS)) if shows(card, t)]
        if len(threats) == len(THREAT_KEYS):
            return self.say("les-poilus-card-all", {})
        return self.say("les-poilus-card-threat", {"threats": self.joined(threats)})

    def shown(self, card: int, traps: bool) -> str:
        """A card as it lies there: with its trap, where traps are played."""
        name = self.card(card)
        trapped = traps and TRAPPED[card]
        return self.say("les-poilus-card-trap", {"card": name}) if trapped else name

    def named(self, card: int) -> str:
        """A card in a sentence: quoted where the language wants it."""
        return self.say("les-poilus-quoted", {"card": self.card(card)})

    def event(self, document: dict[str, Any]) -> str:
        """What happened; a deal of nothing is told alike to everybody."""
        name = document["event"]
        if document.get("cards") == []:
            document = {field: value for field, value in document.items() if field != "cards"}
        elif name == "withdrew" and "tile" in document:
            target = self.pointed_at(document["seat"], document["tile"])
            document = {**document, "target": target}
        elif name in OWN and document[OWN[name][0]] == document[OWN[name][1]]:
            document = {**document, "event": f"{name}-own"}
        elif name == "soldier-taken" and self._plays_themselves(document):
            document = {**document, "event": "soldier-there"}
        return super().event(document)

    def _plays_themselves(self, taken: dict[str, Any]) -> bool:
        """Whether somebody is called as their soldier is: computer players are."""
        soldier, seat = SOLDIER_NAMES[taken["soldier"]], int(taken["seat"])
        return seat != self.reader and soldier.startswith(self.place(seat))

    def several(self, cards: list[str]) -> str:
        """Cards in a row, whose names have commas of their own; or the words for none."""
        between = self.say("les-poilus-between-cards", {})
        return between.join(cards) or self.say("les-poilus-no-card", {})

    def listed_or(self, items: list[str], nothing: str) -> str:
        """Several things in one sentence, or the message for none of them."""
        return self.listed(items) if items else self.say(nothing, {})

    def move(self, move: int) -> str:
        """A move as a short phrase."""
        if move < PLAY:
            return self.say("les-poilus-move-intensity", {"intensity": move})
        if move < CHARM:
            return self.say("les-poilus-move-play", {"card": self.named(move - PLAY)})
        if move < SPEECH:
            return self.say("les-poilus-move-charm", {"card": self.named(move - CHARM)})
        if move < WITHDRAW:
            return self.say("les-poilus-move-speech", {"threat": self.threat(move - SPEECH)})
        if move < ANSWER:
            return self._withdrawal(move)
        if move == ANSWER:
            return self.say("les-poilus-move-answer-none", {})
        if move < CHRISTMAS:
            return self.say("les-poilus-move-answer", {"card": self.named(move - ANSWER)})
        if move < SUPPORT:
            return self.say("les-poilus-move-christmas", {"card": self.named(move - CHRISTMAS)})
        if move == SUPPORT:
            return self.say("les-poilus-move-support-none", {})
        if move == SUPPORT_CHARM:
            return self.say("les-poilus-move-support-charm", {})
        assert move >= REMOVE
        cards = ", ".join(self.named(card) for card in removed(move))
        return self.say("les-poilus-move-support-remove", {"cards": cards})

    def _withdrawal(self, move: int) -> str:
        drop, lay = divmod(move - WITHDRAW, 6)
        if lay == LAY_RANDOM:
            phrase = self.say("les-poilus-move-withdraw-random", {})
        elif lay:
            phrase = self.say("les-poilus-move-withdraw", {"tile": self.tile(lay - 1)})
        else:
            phrase = self.say("les-poilus-move-withdraw-none", {})
        return self._dropping(drop, phrase)

    def _dropping(self, drop: int, phrase: str) -> str:
        """A withdrawal for which a tile is lost besides (P6.14)."""
        if not drop:
            return phrase
        dropped = {"tile": self.tile(drop - 1), "withdraw": phrase}
        return self.say("les-poilus-move-withdraw-drop", dropped)

    def offered(self, document: msgspec.Struct, move: int) -> str:
        """A withdrawal names whom it supports; all else is told as ever."""
        assert isinstance(document, PoilusViewDocument)
        seat = document.seat
        drop, lay = divmod(move - WITHDRAW, 6)
        if seat < 0 or not WITHDRAW <= move < ANSWER or lay in (0, LAY_RANDOM):
            return self.move(move)
        if SELFISH in document.seats[seat].hard_knocks:
            return self._dropping(drop, self.say("les-poilus-move-withdraw-selfish", {}))
        target = {"target": self.place(self.pointed_at(seat, lay - 1))}
        return self._dropping(drop, self.say("les-poilus-move-withdraw-support", target))

    def look(self, view: View) -> list[str]:
        """The mission, the piles, No Man's Land, and every soldier."""
        assert isinstance(view, PoilusView)
        table = view.table
        mission = self.values({"mission": table.mission, "leader": table.leader})
        piles = {"trials": table.trials(), "reserve": view.reserve, "supply": table.supply}
        lines = [
            self.say("les-poilus-look-mission", mission),
            self.say("les-poilus-look-piles", piles),
            self.say(
                "les-poilus-look-no-mans-land",
                {
                    "cards": self.several(
                        [self.shown(card, table.traps) for card in table.no_mans_land]
                    )
                },
            ),
            self.say("les-poilus-look-active", {"threats": self.active_threats(view)}),
        ]
        for seat in range(table.players):
            lines.append(self._soldier(view, seat))
        if table.places > table.players:
            tiles = {"tiles": view.tile_sizes[table.players]}
            lines.append(self.say("les-poilus-look-chaplain", tiles))
        return lines

    def active_threats(self, view: PoilusView) -> str:
        """The active threats with their numbers; two alike are marked."""
        found: list[str] = []
        for threat in range(len(THREAT_KEYS)):
            count = view.table.active >> 4 * threat & 15
            if count:
                name = "les-poilus-look-danger" if count >= 2 else "les-poilus-look-threat"
                found.append(self.say(name, {"threat": self.threat(threat), "count": count}))
        return self.listed_or(found, "les-poilus-no-threat")

    def _soldier(self, view: PoilusView, seat: int) -> str:
        table = view.table
        charm = "up" if table.charms_up >> seat & 1 else "down"
        place = "none"
        if table.phase == ACTION_PHASE or table.in_mission:
            place = "in" if table.in_the_mission(seat) else "out"
        return self.say(
            "les-poilus-look-soldier",
            {
                "seat": self.label(seat),
                "soldier": SOLDIER_NAMES[table.soldiers[seat]],
                "charm": charm,
                "threat": self.threat(table.soldiers[seat]),
                "cards": view.hand_sizes[seat],
                "tokens": table.tokens[seat],
                "tiles": view.tile_sizes[seat],
                "mission": place,
                "knocks": self.listed_or(
                    [self.card(card) for card in table.knocks[seat]], "les-poilus-no-knock"
                ),
            },
        )

    def hand(self, view: View) -> list[str]:
        """The seat's cards and tiles."""
        assert isinstance(view, PoilusView)
        if view.seat < 0:
            return []
        table = view.table
        first = view.seat * TILE_KINDS
        tiles = [
            self.tile(kind) for kind in range(TILE_KINDS) for _ in range(table.tiles[first + kind])
        ]
        hand = [self.shown(card, table.traps) for card in sorted(table.hands[view.seat])]
        lines = [
            self.say("les-poilus-hand-cards", {"cards": self.several(hand)}),
            self.say(
                "les-poilus-hand-tiles",
                {"tiles": self.listed_or(tiles, "les-poilus-no-tile")},
            ),
        ]
        laid = table.laid[view.seat]
        if laid != NO_TILE:
            lines.append(self.say("les-poilus-hand-laid", {"tile": self.tile(laid)}))
        return lines

    def odds(self, view: View) -> list[str]:
        """The risk of each card, of a draw, and of Clumsy's draw."""
        assert isinstance(view, PoilusView)
        found = odds(view)
        lines = [
            self.say(
                "les-poilus-odds-card",
                {"card": self.card(card.card), "risk": self.percent(card.failure)},
            )
            for card in found.cards
        ]
        if found.draw is not None:
            lines.append(self.say("les-poilus-odds-draw", {"risk": self.percent(found.draw)}))
        if found.clumsy is not None:
            lines.append(self.say("les-poilus-odds-clumsy", {"risk": self.percent(found.clumsy)}))
        lines.append(self.say("les-poilus-odds-unseen", {"count": len(found.unseen)}))
        return lines

    def move_notes(self, view: View) -> list[str]:
        """The risk of each card that may be played, where there is one, and its trap."""
        assert isinstance(view, PoilusView)
        risks = {card.card: card.failure for card in odds(view).cards}
        notes: list[str] = []
        for move in view.moves:
            card = move - PLAY if PLAY < move < CHARM else 0
            risk = risks.get(card, "0")
            if risk == "1":
                notes.append(self.say("les-poilus-note-fails", {}))
            elif risk != "0":
                notes.append(self.say("les-poilus-note-risk", {"risk": self.percent(risk)}))
            elif card and view.table.traps and TRAPPED[card]:
                notes.append(self.say("les-poilus-note-trap", {}))
            else:
                notes.append("")
        return notes
