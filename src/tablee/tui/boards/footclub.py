"""FootClub on a screen: the pitch, both sides, the rope of the bonus, one's own hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, ItemGrid
from textual.widgets import Static

from tablee.games.footclub.data import CARD_KEYS
from tablee.games.footclub.odds import goal_chance
from tablee.games.footclub.words.narrator import FootClubNarrator
from tablee.tui.boards.board import Board
from tablee.tui.boards.chips import Chip, lay_out
from tablee.tui.snapshot import ScreenState

BALL = "(o)"
SUPPORTER = "i"
#: The marks of the rope.
FARTHEST = 6
#: Half the width of the pitch between its lines: at most, and as long as nothing is known.
WIDEST, HALF = 44, 36
#: With fewer lines than this the pitch is not drawn.
LOW = 10
#: The width of a mark of the rope, and of the words before it.
MARK, LABEL = 5, 9

#: By kind of card: the moves it stands for.
PLAYS: dict[str, list[str]] = {
    "supporters": ["supporters place", "exhaust 1"],
    "placed_attack": ["attack"],
    "pressing": ["pressing"],
    "tackle": ["tackle"],
    "offensive_support": ["offensive support"],
    "defensive_support": ["defensive support"],
}


class FootClubBoard(Board):
    """The pitch, the rope and the hand."""

    def compose(self) -> ComposeResult:
        """The pitch above, the hand below."""
        yield Static(id="pitch", markup=False)
        yield Static(id="rope", markup=False)
        with Container(classes="row"):
            yield Static(id="hand-title", classes="caption")
            yield ItemGrid(id="hand", min_column_width=24)

    @property
    def foot(self) -> FootClubNarrator:
        """The narrator, who knows the cards' names."""
        assert isinstance(self.narrator, FootClubNarrator)
        return self.narrator

    def title(self) -> str:
        """Turn and score."""
        view = self.snapshot.view if self.snapshot is not None else None
        if view is None:
            return ""
        score = {
            "blue": self.foot.names[0],
            "red": self.foot.names[1],
            "blue_goals": view.sides[0].goals,
            "red_goals": view.sides[1].goals,
        }
        turn = self.say("footclub-look-turn", {"turn": view.turn, "turns": view.turns})
        return f"{turn} {self.say('footclub-look-score', score)}"

    def show(self, snapshot: ScreenState) -> None:
        """Draw everything anew; the same card keeps the focus."""
        super().show(snapshot)
        view = snapshot.view
        self.query_one("#pitch", Static).update("\n".join(self._pitch(view)))
        self.query_one("#rope", Static).update("\n".join(self._rope(view)))
        caption = self.say("footclub-hand-cards", {"cards": ""}).rstrip(" .") if view.hand else ""
        self.query_one("#hand-title", Static).update(caption)
        lay_out(self.query_one("#hand"), self._hand(view))

    # ---- drawing ----------------------------------------------------------------------------

    def _pitch(self, view: Any) -> list[str]:
        """Two halves: team, strengths, supporters in the stands, hand and pile; and the ball."""
        half = self._half()
        left, right = (
            [w for line in self._side(view, seat) for w in wrap(line, half)] for seat in range(2)
        )
        edge = "+" + "-" * half + "+" + "-" * half + "+"
        lines = [
            f"|{one:<{half}}|{other:>{half}}|"
            for one, other in zip_longest(left, right, fillvalue="")
        ]
        if self.container_size.height < LOW:
            return [line.replace("|", " ") for line in lines]
        ball = self._ball(view, half)
        if not self.screen.has_class("-tall"):
            middle = " " * half + "|" + " " * half
            return [edge, *lines, f"|{_with_ball(middle, *ball)}|", edge]
        lawn = [f"|{line}|" for line in _lawn(half)]
        goals = len(lawn) // 2
        lawn[goals] = f"0{_with_ball(lawn[goals][1:-1], *ball)}0"
        return [edge, *lawn, edge, *lines, edge]

    def _half(self) -> int:
        """Half the width of the pitch, in the room there is."""
        room = self.scrollable_content_region.width
        return min((room - 3) // 2, WIDEST) if room else HALF

    def _side(self, view: Any, seat: int) -> list[str]:
        side = view.sides[seat]
        assert self.snapshot is not None
        acts = ">" if seat in self.snapshot.to_act else " "
        holds = f"{BALL} " if seat == view.ball else ""
        name = f"{acts}{holds}{self.foot.names[seat]} · {side.team}"
        bonus = self.foot.bonus(side.initial_bonus)
        values = {"attack": side.attack, "defence": side.defence, "bonus": bonus}
        fans = SUPPORTER * min(side.in_play, 12)
        stands = self.say("tui-stands", {"count": side.in_play, "signs": fans})
        cards = {"hand": side.hand_size, "pile": side.pile_size, "shots": side.shots}
        strengths, held = self.say("tui-strengths", values), self.say("tui-cards", cards)
        return [name, _facts(strengths), stands, _facts(held)]

    def _ball(self, view: Any, half: int) -> tuple[int, str]:
        """Where the ball is, and how it is drawn: with one side, or on its way to the goal."""
        attacking = view.phase == "bonus"
        if view.ball == 0:
            return (2 * half - 8, f">>> {BALL}") if attacking else (half // 2, BALL)
        return (2, f"{BALL} <<<") if attacking else (half + half // 2, BALL)

    def _rope(self, view: Any) -> list[str]:
        """The bonus of the attack that is running, with P(goal) at each mark; else a bare rope."""
        attacked = view.bonus is not None
        bonus = view.bonus if attacked else view.sides[view.ball].initial_bonus
        marks, chances = [], []
        here = max(-FARTHEST, min(FARTHEST, bonus))
        for mark in self._marks(here):
            name = self.foot.bonus(mark)
            marks.append(f"{'[' + name + ']' if attacked and mark == here else name:^{MARK}}")
            chances.append(f"{float(goal_chance(mark)) * 100:^{MARK}.0f}")
        seat = self.foot.values({"seat": view.ball, "bonus": bonus})
        if attacked:
            heading = self.say("footclub-look-attack", seat)
        elif view.ball_on:
            player = self.say("footclub-number", {"number": view.ball_on})
            heading = self.say("footclub-look-ball-on", {**seat, "player": player})
        else:
            heading = self.say("footclub-look-ball", seat)
        return [
            heading,
            self.say("tui-rope-bonus", {"marks": "".join(marks)}),
            # Nobody's chance while nobody attacks; the line stays, so that nothing jumps.
            self.say("tui-rope-goal", {"chances": "".join(chances)}) if attacked else "",
        ]

    def _marks(self, here: int) -> range:
        """The marks of the rope; where there is little room, those around the bonus."""
        room = self.scrollable_content_region.width or LABEL + MARK * (2 * FARTHEST + 1)
        count = min((room - LABEL) // MARK, 2 * FARTHEST + 1)
        first = max(-FARTHEST, min(here - count // 2, FARTHEST + 1 - count))
        return range(first, first + count)

    def _hand(self, view: Any) -> list[Chip]:
        if view.hand is None:
            return []
        found: list[Chip] = []
        for kind, key in enumerate(CARD_KEYS):
            count = getattr(view.hand, key)
            if count:
                times = f" x{count}" if count > 1 else ""
                plays = PLAYS[key]
                label = f"[{self.foot.card(kind)}{times}]"
                does = self.say(f"web-does-{key.replace('_', '-')}")
                face = [f"{self.foot.card(kind)}{times}", "", does]
                found.append(Chip(label, f"card {key}", plays, self.is_legal(plays[:1]), face))
        return found

    # ---- odds and moves ---------------------------------------------------------------------

    def note(self, move: int) -> str:
        """P(goal) after a move that changes the bonus."""
        odds = self.snapshot.odds if self.snapshot is not None else None
        notation = self.game.notation(move)
        for spend in (odds or {}).get("spends", []):
            if spend["move"] == notation:
                return self.say("footclub-note-goal", {"chance": self.foot.percent(spend["goal"])})
        return ""

    @on(Chip.Acted)
    def _acted(self, event: Chip.Acted) -> None:
        event.stop()
        self.try_move(event.chip.notations[:1])

    @on(Chip.Pointed)
    def _pointed(self, event: Chip.Pointed) -> None:
        """What a card does, and its chance."""
        event.stop()
        key = event.chip.key.partition(" ")[2]
        name = self.foot.card(list(map(str, CARD_KEYS)).index(key))
        does = self.say(f"web-does-{key.replace('_', '-')}")
        words = self.say("footclub-card-does", {"card": name, "does": does})
        odds = self.snapshot.odds if self.snapshot is not None else None
        if key in ("tackle", "defensive_support") and odds:
            words += f" ({self.foot.percent(str(Fraction(odds['tackle'])))})"
        self.post_message(self.Pointed(words))


def _facts(line: str) -> str:
    """A list of facts that is broken between them only."""
    return ", ".join(fact.replace(" ", "\N{NO-BREAK SPACE}") for fact in line.split(", "))


def _lawn(half: int) -> list[str]:
    """The pitch from goal to goal."""
    middle = " " * half + "|" + " " * half
    area = "-" * 8 + "+" + " " * (half - 9) + "|" + " " * (half - 9) + "+" + "-" * 8

    def across(circle: str) -> str:
        inside = f"{circle:^{2 * (half - 9) + 1}}"
        return " " * 8 + "|" + inside + "|" + " " * 8

    return [
        middle,
        area,
        across(".--|--."),
        across("(   |   )"),
        across("'--|--'"),
        area,
        middle,
    ]


def _with_ball(line: str, place: int, ball: str) -> str:
    """A line of the pitch with the ball on it."""
    return line[:place] + ball + line[place + len(ball) :]
