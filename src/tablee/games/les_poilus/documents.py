"""Les Poilus at the edge: table options, positions, views and odds as documents."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Soldier = Literal["felix", "gustave", "charles", "gaston", "anselme", "lazare"]
Tile = Literal["left", "right", "left2", "right2"]
Phase = Literal["intensity", "action", "answer", "christmas", "support", "over"]
Result = Literal["running", "victory", "monument", "hard-knocks"]
Threat = Literal["night", "snow", "rain", "shell", "mask", "whistle"]
Answer = Literal["not asked", "asked", "none"]
Players = Annotated[int, msgspec.Meta(ge=2, le=5)]
Count = Annotated[int, msgspec.Meta(ge=0, le=59)]
Card = Annotated[int, msgspec.Meta(ge=1, le=59)]
ThreatCard = Annotated[int, msgspec.Meta(ge=1, le=39)]
HardKnock = Annotated[int, msgspec.Meta(ge=40, le=58)]
#: No game has more missions, so none has more that failed (P9.1).
Epoch = Annotated[int, msgspec.Meta(ge=1, le=15)]
Step = Annotated[int, msgspec.Meta(ge=-16, le=15)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=4)]


class PoilusOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a table."""

    #: How many players, 2 to 5 (P1.1).
    players: Players = 4
    #: recruit ignores traps, normal uses them, veteran starts with 30 trials (P1.7).
    difficulty: Literal["recruit", "normal", "veteran"] = "normal"
    #: A challenge after this many victories: two more trials for each, up to 30 (P1.7).
    challenge: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    #: Whether the game can be won before Support (P4.5).
    victory: Literal["after-support", "at-once"] = "after-support"
    #: A soldier for each seat; null, or a shorter list, leaves the choice to chance (P1.1).
    soldiers: Annotated[list[Soldier | None], msgspec.Meta(examples=[["felix", None]])] = []
    #: The seat that leads first; null leaves it to chance (P1.5).
    leader: Seat | None = None


class TileCounts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How many Support tiles of each kind."""

    left: Count = 0
    right: Count = 0
    left2: Count = 0
    right2: Count = 0


class PoilusSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One soldier with everything before him, the oldest Hard Knock first."""

    soldier: Soldier
    charm_up: bool = True
    tokens: Count = 0
    in_mission: bool = False
    hand: list[Card] = []
    hard_knocks: list[HardKnock] = []
    #: During a speech: "not asked", "asked", "none" or the card chosen.
    answer: Answer | Card = "not asked"
    #: Since the hand was last empty, after the first failed mission, what everybody saw of it in
    #: order: -1 - e for a draw (e = 0 from the top of Trials, else from the shuffled layer of
    #: epoch e), e for a card shown that had been put back in epoch e (0 if never).
    trail: list[Step] = []


class PoilusPlace(msgspec.Struct, frozen=True, kw_only=True):
    """The Support tiles of a seat, or of the Chaplain as the last place (P7.1)."""

    tiles: TileCounts = TileCounts()
    laid: Tile | None = None
    dropped: TileCounts = TileCounts()
    #: The tiles everybody knows to be among these.
    public: TileCounts = TileCounts()


class PoilusPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A whole state. Cards never seen are not ordered: they are drawn by chance."""

    options: PoilusOptions
    phase: Phase = "intensity"
    result: Result = "running"
    mission: Annotated[int, msgspec.Meta(ge=1, le=13)] = 1
    leader: Seat = 0
    turn: Seat = 0
    failed: bool = False
    speech: Threat | None = None
    seats: list[PoilusSeat]
    places: list[PoilusPlace]
    no_mans_land: list[ThreatCard] = []
    #: Trials: cards on top that nobody has seen, and the shuffled layer below them.
    trials_top: Count = 0
    trials_shuffled: Count = 0
    #: Which cards of the shuffled layer a failed mission put back.
    returned: list[ThreatCard] = []
    #: Every card that nobody has seen: the reserve's, and those of Trials that are not returned.
    unseen: list[Card] = []
    reserve: Count = 0
    discard: list[Card] = []
    supply: Count = 0
    #: Speech tokens that have left the game (P3.4).
    spent_tokens: Count = 0
    box: TileCounts = TileCounts()
    #: Failed missions so far, and for each card put back the failure that did it.
    epoch: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    epochs: dict[str, Epoch] = {}
    #: At each failure, how many cards of the layer before were left, and how many lay on top.
    left_over: list[Count] = []
    shuffled_in: list[Count] = []


class PoilusSeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What an observer may know of a soldier."""

    soldier: Soldier
    charm_up: bool
    tokens: int
    in_mission: bool
    hand_size: int
    hard_knocks: list[int]
    answer: str
    tiles: int


class PoilusViewDocument(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat (or a spectator, seat -1) may know (P8)."""

    seat: int
    players: int
    traps: bool
    phase: Phase
    result: Result
    mission: int
    leader: int
    turn: int
    failed: bool
    speech: str | None
    seats: list[PoilusSeatView]
    hand: list[int]
    tiles: TileCounts
    #: Places that have laid a tile, the Chaplain's last; and the tile this seat has laid.
    laid: list[bool]
    own_laid: Tile | None
    no_mans_land: list[int]
    active: dict[str, int]
    trials: int
    reserve: int
    returned: list[int]
    discard: list[int]
    supply: int
    chaplain_tiles: int | None
    moves: list[str]


class CardOdds(msgspec.Struct, frozen=True):
    """The chance, as an exact fraction, that playing this card fails the mission."""

    card: int
    failure: str


class PoilusOdds(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's risks as exact fractions; null where the question does not arise."""

    cards: list[CardOdds]
    draw: str | None
    clumsy: str | None
    #: The cards this seat cannot place.
    unseen: list[int]
