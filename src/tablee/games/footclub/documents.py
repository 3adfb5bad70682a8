"""FootClub at the edge: teams, table options, positions, views and odds as documents."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Post = Literal[
    "coach",
    "goalkeeper",
    "full-back",
    "centre-back",
    "defensive-midfielder",
    "attacking-midfielder",
    "forward",
]
Card = Literal[
    "supporters",
    "placed_attack",
    "pressing",
    "tackle",
    "offensive_support",
    "defensive_support",
]
Phase = Literal["supporters", "possession", "offensive", "bonus", "over"]
Choice = Literal["place", "none"]
Colour = Literal["blue", "red"]
Seat = Annotated[int, msgspec.Meta(ge=0, le=1)]
Stars = Annotated[int, msgspec.Meta(ge=0, le=9)]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Goals = Annotated[int, msgspec.Meta(ge=0, le=99)]
#: A player's number in their team, counted from 1 without the coach (F3.7).
Player = Annotated[int, msgspec.Meta(ge=1, le=11)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class TeamCard(msgspec.Struct, frozen=True, kw_only=True):
    """A player or the coach, with the stars of their post (F1.1)."""

    pos: Post
    name: Name
    stars: Stars


class Team(msgspec.Struct, frozen=True, kw_only=True):
    """One side's team: a coach, a goalkeeper and ten others."""

    name: Name
    cards: list[TeamCard]


class Teams(msgspec.Struct, frozen=True, kw_only=True):
    """A team file: both sides."""

    blue: Team
    red: Team


class CardCounts(msgspec.Struct, frozen=True, kw_only=True):
    """How many match cards of each kind."""

    supporters: Count = 0
    placed_attack: Count = 0
    pressing: Count = 0
    tackle: Count = 0
    offensive_support: Count = 0
    defensive_support: Count = 0


#: Another reading of the pictures: more Placed Attacks, fewer Tackles.
DECK = {
    "supporters": 8,
    "placed_attack": 6,
    "pressing": 2,
    "tackle": 4,
    "offensive_support": 2,
    "defensive_support": 3,
}


class FootClubOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a table."""

    #: Blue is seat 0 and Red seat 1.
    players: Annotated[int, msgspec.Meta(ge=2, le=2)] = 2
    #: Whether a shoot-out decides a draw: a house rule (F4.1).
    shoot_out: bool = False
    #: Other teams than the usual ones (F1.1).
    teams: Teams | None = None
    #: Other match cards than the usual ones: for both sides, or Blue's and then Red's (F1.2).
    cards: Annotated[list[CardCounts], msgspec.Meta(examples=[[DECK]])] = []


class FootClubSide(msgspec.Struct, frozen=True, kw_only=True):
    """One side with its cards, the secret ones included."""

    goals: Goals = 0
    #: Supporters in play.
    in_play: Count = 0
    hand: CardCounts = CardCounts()
    #: The draw pile has no order: a card is chosen by chance when it is drawn.
    pile: CardCounts = CardCounts()
    discard: CardCounts = CardCounts()
    #: In phase "supporters": what this side has chosen in secret, if the other has not yet.
    choice: Choice | None = None
    #: Goals of the shoot-out, once there was one.
    shoot_out: Goals | None = None
    #: The players on whom goal tokens lie, one entry for each token (F3.7). If there are none
    #: though goals were scored, the table puts them there.
    tokens: list[Player] | msgspec.UnsetType = msgspec.UNSET


class FootClubPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A whole state."""

    options: FootClubOptions
    #: The version of the rules, if not the first: by that the ball and the goal tokens lie on
    #: nobody (F3.7), and what is said of them is left out.
    rules: Annotated[int, msgspec.Meta(ge=1, le=2)] | msgspec.UnsetType = msgspec.UNSET
    phase: Phase = "supporters"
    turn: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    ball: Seat
    kick_off: Seat
    #: The seat that is asked; null if both are, or nobody is.
    mover: Seat | None = None
    #: In phase "bonus": the Attack Bonus so far, and whether the last go accepted it.
    bonus: Annotated[int, msgspec.Meta(ge=-999, le=999)] | None = None
    accepted: bool = False
    #: The player on whom the ball lies; left out if the table is to choose (F3.7).
    ball_on: Player | msgspec.UnsetType = msgspec.UNSET
    sides: list[FootClubSide]


class FootClubSideView(msgspec.Struct, frozen=True, kw_only=True):
    """What an observer may know of a side."""

    colour: Colour
    #: The team's name, and the stars of its attacking and of its other posts (F1.1).
    team: str
    attack: int
    defence: int
    goals: int
    shots: int
    in_play: int
    #: The Attack Bonus with which its attacks begin.
    initial_bonus: int
    hand_size: int
    pile_size: int
    discard: CardCounts
    #: The cards this observer cannot place: in the pile, or in a hand that is hidden from it.
    unseen: CardCounts
    #: Whether it has made its secret choice of this turn.
    has_chosen: bool
    shoot_out: int | None
    #: The players on whom goal tokens lie, one entry for each token (F3.7).
    tokens: list[int] | msgspec.UnsetType = msgspec.UNSET


class FootClubViewDocument(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat (or a spectator, seat -1) may know (F5.1)."""

    seat: int
    phase: Phase
    turn: int
    turns: int
    ball: int
    kick_off: int
    mover: int | None
    bonus: int | None
    accepted: bool
    sides: list[FootClubSideView]
    hand: CardCounts | None
    choice: Choice | None
    moves: list[str]
    #: The player on whom the ball lies; left out by rules that do not say (F3.7).
    ball_on: int | msgspec.UnsetType = msgspec.UNSET


class MoveOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of a goal if this move is made and nothing else is spent."""

    move: str
    bonus: int
    goal: str


class SpendOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of a goal if a side makes this spend and nothing else is spent."""

    seat: int
    move: str
    bonus: int
    goal: str
    #: The chance that this side can: 1 but for a card that it may hold in a hidden hand.
    held: str


class KindOdds(msgspec.Struct, frozen=True, kw_only=True):
    """How many cards of a kind a hidden hand holds."""

    card: Card
    #: Cards of the kind that the observer cannot place.
    unseen: int
    expected: str
    at_least_one: str
    #: The chance of 0, 1, 2, ... cards.
    counts: list[str]


class HandOdds(msgspec.Struct, frozen=True, kw_only=True):
    """What can be known of a hidden hand."""

    seat: int
    size: int
    cards: list[KindOdds]


class FootClubOdds(msgspec.Struct, frozen=True, kw_only=True):
    """Exact chances as fractions; null where the question does not arise."""

    #: P(goal) of the attack that is running, or that the side with the ball could begin.
    bonus: int | None
    goal: str | None
    #: P(goal) after each of this seat's own moves that changes the bonus now.
    spends: list[MoveOdds]
    #: The same for every spend that either side may make in this attack, now or later.
    open_spends: list[SpendOdds]
    #: The chance of a Tackle, and of a Defensive Support.
    tackle: str
    #: The chance of each kind to be the next card this seat draws.
    next_card: dict[Card, str]
    #: Hidden hands: the opponent's, or both for a spectator.
    hands: list[HandOdds]
