"""FootClub in sentences: how cards are named, and how the match stands."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import msgspec

from tablee.games.footclub.data import (
    CARD_KEYS,
    KINDS,
    attack,
    defence,
    players,
    team_of,
)
from tablee.games.footclub.documents import (
    FootClubOdds,
    FootClubOptions,
    FootClubViewDocument,
)
from tablee.games.footclub.odds import goal_chance, odds
from tablee.games.footclub.table.components import BONUS_PHASE, OPEN, SUPPORTERS_PHASE
from tablee.games.footclub.table.moves import (
    ACCEPT,
    BALL,
    EXHAUST,
    NOTATIONS,
    SUPPORTERS_NONE,
    TOKEN,
    notation,
    parse,
    player_of,
    token_origin,
)
from tablee.games.footclub.table.position import ball_on, shoot_out_goals, tokens
from tablee.games.footclub.view import FootClubView
from tablee.kernel.documents import Outcome
from tablee.kernel.state import View
from tablee.kernel.words.narrator import Narrator

SEAT_FIELDS: Final = ("seat", "mover", "ball")


def coach_name(view: View, seat: int) -> str:
    """What the coach of a side is called."""
    assert isinstance(view, FootClubView)
    team = team_of(view.table.options, seat)
    return next(card.name for card in team.cards if card.pos == "coach")


class FootClubNarrator(Narrator):
    """Tells a match of FootClub."""

    seat_fields = SEAT_FIELDS

    def value(self, field: str, value: Any) -> str | int:
        """A side's or card's name, a bonus with its sign; numbers as they are."""
        if field in SEAT_FIELDS:
            return self.names[int(value)]
        if field == "card":
            return self.card(value)
        if field == "cards" and isinstance(value, list):
            return self.cards([value.count(kind) for kind in range(KINDS)])
        if field == "bonus":
            return self.bonus(value)
        assert isinstance(value, str | int)
        return value

    def bonus(self, bonus: int) -> str:
        """A bonus with its sign."""
        return f"+{bonus}" if bonus > 0 else str(bonus).replace("-", "−")

    def card(self, kind: int) -> str:
        """The name of a kind of card."""
        return self.say(f"footclub-card-{CARD_KEYS[kind].replace('_', '-')}", {})

    def cards(self, counts: list[int]) -> str:
        """Several cards, those alike together."""
        return self.listed(
            [
                self.say("footclub-cards", {"count": count, "card": self.card(kind)})
                for kind, count in enumerate(counts)
                if count
            ]
        )

    def move(self, move: int) -> str:
        """A move as a short phrase."""
        if move >= TOKEN:
            numbers = {"origin": token_origin(move) + 1, "number": player_of(move) + 1}
            return self.say("footclub-move-token", numbers)
        if move >= BALL:
            return self.say("footclub-move-ball", {"number": player_of(move) + 1})
        if move > EXHAUST:
            return self.say("footclub-move-exhaust", {"count": move - EXHAUST})
        return self.say(f"footclub-move-{NOTATIONS[move].replace(' ', '-')}", {})

    def offered(self, document: msgspec.Struct, move: int) -> str:
        """An acceptance says what comes of it, with the chance of a goal."""
        assert isinstance(document, FootClubViewDocument)
        hand, bonus = document.hand, document.bonus
        if move == SUPPORTERS_NONE and hand is not None and not hand.supporters:
            return self.say("footclub-move-supporters-without", {})
        if move != ACCEPT or bonus is None:
            return self.move(move)
        closing = "shoot" if document.seat == document.ball else "let-shoot"
        values = {"bonus": self.bonus(bonus), "chance": self.rounded(goal_chance(bonus))}
        return self.say(f"footclub-move-{closing if document.accepted else 'leave'}", values)

    def event(self, document: dict[str, Any]) -> str:
        """One event; of a shoot-out the winner's goals come first."""
        if document["event"] == "shoot-out-won":
            goals = (document["blue_goals"], document["red_goals"])
            document = {**document, "most": max(goals), "least": min(goals)}
        return super().event(document)

    def outcome(self, outcome: Outcome) -> str:
        """How the match ended; the winner's goals come first."""
        args = outcome.args
        if outcome.reason == "draw":
            return super().outcome(outcome)
        last = "shoot_out" if outcome.reason == "shoot-out" else "goals"
        goals = [int(args[f"{side}_{last}"]) for side in ("blue", "red")]
        score = {"most": max(goals), "least": min(goals)}
        return super().outcome(msgspec.structs.replace(outcome, args={**args, **score}))

    def look(self, view: View) -> list[str]:
        """The turn, the score, the ball, the running attack, and both sides."""
        assert isinstance(view, FootClubView)
        table = view.table
        turn = {"turn": table.turn, "turns": table.turns}
        score = {
            "blue": self.label(0),
            "red": self.label(1),
            "blue_goals": table.goals[0],
            "red_goals": table.goals[1],
        }
        lines = [
            self.say("footclub-look-turn", turn),
            self.say("footclub-look-score", score),
            self.ball(table.ball, table.options, ball_on(table) or None),
        ]
        if table.phase == BONUS_PHASE:
            attack = self.values({"seat": table.ball, "bonus": table.bonus})
            lines.append(self.say("footclub-look-attack", attack))
        for seat in range(2):
            lines += self._side(view, seat)
        return lines

    def ball(self, seat: int, options: FootClubOptions, number: int | None) -> str:
        """Who has the ball, and on which player it lies (F3.7)."""
        values = self.values({"seat": seat})
        if number is None:
            return self.say("footclub-look-ball", values)
        player = players(team_of(options, seat))[number - 1].name
        return self.say("footclub-look-ball-on", {**values, "player": player})

    def tokens(self, seat: int, options: FootClubOptions, numbers: list[int]) -> str:
        """The players on whom a side's goal tokens lie; "" without any (F3.7)."""
        if not numbers:
            return ""
        team = players(team_of(options, seat))
        # The same words as for several cards alike: a number of times a name.
        listed = [
            self.say("footclub-cards", {"count": numbers.count(one), "card": team[one - 1].name})
            for one in sorted(set(numbers))
        ]
        values = self.values({"seat": seat, "players": self.listed(listed)})
        return self.say("footclub-look-tokens", values)

    def roster(self, view: View) -> list[str]:
        """Both teams, card by card: post, name and stars (F1.1)."""
        assert isinstance(view, FootClubView)
        lines: list[str] = []
        for seat in range(2):
            team = team_of(view.table.options, seat)
            title = {"colour": seat, "seat": self.names[seat], "team": team.name}
            lines.append(self.say("footclub-roster-team", title))
            number = 0
            for card in team.cards:
                post = self.say(f"footclub-post-{card.pos}", {})
                place = {"post": post, "name": card.name, "stars": card.stars}
                if card.pos == "coach":
                    lines.append(self.say("footclub-roster-card", place))
                    continue
                number += 1
                lines.append(self.say("footclub-roster-player", {**place, "number": number}))
        return lines

    def _side(self, view: FootClubView, seat: int) -> list[str]:
        table = view.table
        discard = table.discards[seat * KINDS : (seat + 1) * KINDS]
        side = {
            "seat": self.label(seat),
            "in_play": table.in_play[seat],
            "hand": view.hand_sizes[seat],
            "pile": view.pile_size(seat),
            "shots": table.shots(seat),
            "bonus": self.bonus(table.initial_bonuses[seat]),
            "discard": self.cards(discard),
        }
        team = team_of(view.table.options, seat)
        presented = self.values(
            {
                "colour": seat,
                "seat": seat,
                "team": team.name,
                "attack": attack(team),
                "defence": defence(team),
            }
        )
        lines = [self.say("footclub-look-team", presented), self.say("footclub-look-side", side)]
        lying = self.tokens(seat, table.options, tokens(table, seat) or [])
        if lying:
            lines.append(lying)
        scored = shoot_out_goals(table, seat)
        if scored is not None:
            shoot_out = {"seat": self.label(seat), "goals": scored}
            lines.append(self.say("footclub-look-shoot-out", shoot_out))
        return lines

    def hand(self, view: View) -> list[str]:
        """The seat's cards, and its secret choice."""
        assert isinstance(view, FootClubView)
        seat, table = view.seat, view.table
        if seat < 0:
            return []
        cards = self.cards(table.hands[seat * KINDS : (seat + 1) * KINDS])
        lines = [self.say("footclub-hand-cards", {"cards": cards})]
        choice = table.choices[seat]
        if table.phase == SUPPORTERS_PHASE and choice != OPEN:
            lines.append(self.say("footclub-hand-choice", {"place": choice}))
        return lines

    def odds(self, view: View) -> list[str]:
        """P(goal) now and after each spend, and what the hidden hands may hold."""
        assert isinstance(view, FootClubView)
        found = odds(view)
        lines: list[str] = []
        if found.bonus is not None and found.goal is not None:
            goal = self.values({"seat": view.table.ball, "bonus": found.bonus})
            goal["chance"] = self.percent(found.goal)
            lines.append(self.say("footclub-odds-goal", goal))
        lines += self._spends(found)
        lines.append(self.say("footclub-odds-tackle", {"chance": self.percent(found.tackle)}))
        return lines + self.held_odds(view)

    def held_odds(self, view: FootClubView) -> list[str]:
        """What the hidden hands may hold."""
        lines: list[str] = []
        for hand in odds(view).hands:
            for card in hand.cards:
                if card.unseen:
                    held = {
                        "seat": self.names[hand.seat],
                        "card": self.card(CARD_KEYS.index(card.card)),
                        "unseen": card.unseen,
                        "chance": self.percent(card.at_least_one),
                    }
                    lines.append(self.say("footclub-odds-held", held))
        return lines

    def _spends(self, found: FootClubOdds) -> list[str]:
        """What each spend of either side would make of the attack."""
        lines: list[str] = []
        for spend in found.open_spends:
            after = self.values({"seat": spend.seat, "bonus": spend.bonus})
            after |= {"move": self.move(parse(spend.move)), "chance": self.percent(spend.goal)}
            lines.append(self.say("footclub-odds-spend", after))
        return lines

    def rounded(self, chance: Fraction) -> str:
        """A chance as a whole number of per cent."""
        # Half a per cent is rounded up, as the browser does it.
        return self.say("table-percent-exact", {"share": int(chance * 100 + Fraction(1, 2))})

    def move_notes(self, view: View) -> list[str]:
        """P(goal) after each move that changes the bonus; an acceptance names it itself."""
        assert isinstance(view, FootClubView)
        chances = {spend.move: spend.goal for spend in odds(view).spends}
        notes: list[str] = []
        for move in view.moves:
            goal = chances.get(notation(move))
            if goal is None:
                notes.append("")
            else:
                notes.append(self.say("footclub-note-goal", {"chance": self.percent(goal)}))
        return notes
