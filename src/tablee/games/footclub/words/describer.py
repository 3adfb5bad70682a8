"""FootClub for those who play by words alone."""

from __future__ import annotations

import msgspec

from tablee.games.footclub.data import CARD_KEYS
from tablee.games.footclub.odds import odds
from tablee.games.footclub.rules.players import player_name
from tablee.games.footclub.table.components import BONUS_PHASE
from tablee.games.footclub.table.moves import BALL, TOKEN, notation, player_of, token_origin
from tablee.games.footclub.view import FootClubView
from tablee.games.footclub.words.narrator import FootClubNarrator
from tablee.kernel.state import View
from tablee.kernel.words.describer import Describer, Description
from tablee.kernel.words.typed import left_over, words_of


class FootClubDescriber(Describer):
    """Tells FootClub by words alone: teams and cards by name."""

    def __init__(self, narrator: FootClubNarrator) -> None:
        super().__init__(narrator)
        self.footclub = narrator
        self.topics = ("team", "card")

    def look(self, view: View) -> Description:
        """Turn, score, ball and the running attack at once; both sides on request."""
        assert isinstance(view, FootClubView)
        lines = self.footclub.look(view)
        first = 4 if view.table.phase == BONUS_PHASE else 3
        return Description(lines[:first], lines[first:])

    def odds(
        self,
        view: View,
        words: list[str],
        found: msgspec.Struct | None = None,  # noqa: ARG002
    ) -> Description:
        """The attack and the dice at once; every spend and the hidden hands on request."""
        del words
        assert isinstance(view, FootClubView)
        told = self.footclub.odds(view)
        held = len(self.footclub.held_odds(view))
        tackle = len(told) - held - 1
        first = 1 if odds(view).goal is not None else 0
        return Description([*told[:first], told[tackle]], told[first:tackle] + told[tackle + 1 :])

    def phrases(self, view: View, move: int) -> list[str]:
        """What a move may be called; the ball and goal tokens go to players by name too (F3.7)."""
        found = super().phrases(view, move)
        if move < BALL:
            return found
        assert isinstance(view, FootClubView)
        seat = max(view.seat, 0)
        values = {"player": player_name(view.table, seat, player_of(move))}
        key = "footclub-move-ball-named"
        if move >= TOKEN:
            key = "footclub-move-token-named"
            values["origin"] = player_name(view.table, seat, token_origin(move))
        return [self.say(key, values), *found]

    def at_any_time(self, view: View) -> list[str]:
        """F3.7: one example each, for the ball and a goal token go to any other player."""
        found: dict[bool, str] = {}
        for move in view.at_any_time():
            found.setdefault(move < TOKEN, f"{self.phrases(view, move)[0]} ({notation(move)})")
        return list(found.values())

    def topic(self, view: View, topic: str, words: list[str]) -> Description | None:
        """Both teams, or what a card does."""
        if topic == "card":
            return self._card(words)
        roster = self.footclub.roster(view)
        half = len(roster) // 2
        if not words:
            return Description([roster[0], roster[half]], roster[1:half] + roster[half + 1 :])
        for team in (roster[:half], roster[half:]):
            if left_over(words, words_of(team[0])) >= 0:
                return Description(team)
        return None

    def _card(self, words: list[str]) -> Description | None:
        """What one kind of card does, or all of them."""
        lines: list[str] = []
        for kind, key in enumerate(CARD_KEYS):
            names = [words_of(self.footclub.card(kind)), words_of(key.replace("_", " "))]
            if not words or any(left_over(words, name) >= 0 for name in names):
                values = {
                    "card": self.footclub.card(kind),
                    "does": self.say(f"web-does-{key.replace('_', '-')}", {}),
                }
                lines.append(self.say("footclub-card-does", values))
        return Description(lines) if lines else None
