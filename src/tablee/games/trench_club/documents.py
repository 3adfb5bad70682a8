"""Trench Club at the edge: table options, positions, views and odds as documents."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Nation = Literal["germany", "great-britain", "austria-hungary", "france"]
Owner = Literal["neutral", "germany", "great-britain", "austria-hungary", "france"]


class OwnMap(msgspec.Struct, frozen=True, kw_only=True):
    """A map that somebody drew: its name, and the rows of its western half (T12).

    A row has 13 signs with spaces between them, as in a map's file behind the row's number.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    rows: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=20)]


class TrenchOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a table."""

    #: How many people: 2 to 4. Four nations always fight on the whole map (T1.1).
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    #: The half map for two nations, or the whole one for four; null is half for two people.
    field: Literal["half", "whole"] | None = None
    #: Which map, one of the game's or one's own; each has two halves.
    map: Literal["aisne", "isonzo"] | OwnMap = "aisne"
    #: On the half map: the nation of each side. Seat 0 is the Central Powers.
    central: Literal["germany", "austria-hungary"] = "germany"
    entente: Literal["great-britain", "france"] = "france"
    #: With three people: the side whose two nations one person commands.
    shared: Literal["central", "entente"] = "central"
    #: Whether the first turns use fewer companies (T1.6).
    first_turn_limits: bool = True
    #: How much a level of experience adds to a strike (T5.4).
    threshold_step: Literal[1, 2] = 1
    #: Special forces can be bought (T8).
    special_forces: bool = False
    #: Victory points and headquarters (T9).
    victory_points: bool = False
    #: Trenches are terrain (T10).
    trenches: bool = False
    #: Everybody starts with a special force of their choice (T11.1).
    special_start: bool = False
    #: Everybody starts with two national units (T11.2).
    two_national_units: bool = False
    #: Five damage destroys (T11.3).
    destroyed_at_five: bool = False
    #: Everybody starts with two of every unit (T11.4).
    double_armies: bool = False
    #: A side may give up (T7.1).
    surrender: bool = True
    #: The game is drawn after this many rounds (T14.19).
    armistice: Annotated[int, msgspec.Meta(ge=1, le=150)] = 100
    #: After those rounds it is not drawn: the side with more forts wins (T14.22).
    decision: bool | msgspec.UnsetType = msgspec.UNSET
    #: A short battle, whose scenario settles everything else (T14.23).
    battle: Literal["bridgehead", "relief", "raid"] | msgspec.UnsetType | None = msgspec.UNSET
    #: What units cost at this table where it is not what the unit file says, such as
    #: {"tank": 18}; "special-force" is for all of those (T14.21).
    prices: dict[str, Annotated[int, msgspec.Meta(ge=1, le=99)]] = {}


class UnitDocument(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A unit: its number, what it is, and where.

    `at` is a hex such as "H12", "fort 3", "truck 7", or "waiting" before it is placed.
    """

    unit: Annotated[int, msgspec.Meta(ge=0, le=1023)]
    kind: str
    nation: Nation
    at: str
    damage: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    experience: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    #: 1 to 3; 0 for none, or (in a view) for one that is not known.
    company: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    #: It has made its move, laid its mine or healed this turn.
    moved: bool = False
    worked: bool = False
    #: The fort in which it began this turn (T6.3), 0 for none.
    began_in_fort: Annotated[int, msgspec.Meta(ge=0, le=14)] = 0


class NationDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A nation in play."""

    nation: Nation
    bonds: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    points: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    #: The numbers of its three tokens, 0 while face down.
    tokens: list[Annotated[int, msgspec.Meta(ge=0, le=12)]] = msgspec.field(
        default_factory=lambda: [0, 0, 0]
    )
    headquarters: str | None = None
    headquarters_taken: bool = False
    #: The companies it used in its first turn, and may use now.
    used: list[Annotated[int, msgspec.Meta(ge=1, le=3)]] = []
    allowed: list[Annotated[int, msgspec.Meta(ge=1, le=3)]] = msgspec.field(
        default_factory=lambda: [1, 2, 3]
    )


class AttackDocument(msgspec.Struct, frozen=True, kw_only=True):
    """One item of the list of attacks."""

    attacker: int
    target: int


class MineDocument(msgspec.Struct, frozen=True, kw_only=True):
    """A mine and the nation that laid it."""

    hex: str
    nation: Nation


Phase = Literal[
    "choose", "split", "turn", "place", "headquarters", "companies", "move", "set-down",
    "designate", "money", "launch", "garrison", "over",
]  # fmt: skip
Result = Literal[
    "running",
    "destruction",
    "forts",
    "surrender",
    "points",
    "annihilation",
    "armistice",
    "decision",
]


class TrenchPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A whole state. Tokens get their numbers when they are turned."""

    options: TrenchOptions
    phase: Phase = "move"
    result: Result = "running"
    winner: Literal["central", "entente"] | None = None
    #: The nation that is to act, or that acts in this turn.
    turn: Nation
    #: The nation that began the round.
    starter: Nation
    round: Annotated[int, msgspec.Meta(ge=0, le=151)] = 1
    nations: list[NationDocument]
    units: list[UnitDocument]
    #: By fort: whose flag it flies.
    forts: list[Owner]
    mines: list[MineDocument] = []
    attacks: list[AttackDocument] = []
    #: How often the list was changed this turn.
    changes: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    #: The company being placed, companies still to be named, the truck being unloaded: 0 or -1
    #: for none.
    placing: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    to_name: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    unloading: Annotated[int, msgspec.Meta(ge=-1, le=1023)] = -1
    #: Whether something was bought, so that repairs are over (T14.14).
    bought: bool = False
    #: The nation whose surrender its ally is to agree to (T7.1).
    surrendering: Nation | None = None
    #: The sides that have refused to surrender this turn (T14.15).
    refused: list[Literal["central", "entente"]] = []
    #: The unit number the next purchase gets.
    next_unit: Annotated[int, msgspec.Meta(ge=0, le=1024)]
    #: The version of the rules it is played by; where nothing is said, the first.
    rules: Literal[1, 2] | msgspec.UnsetType = msgspec.UNSET


class TrenchViewDocument(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat (or a spectator, seat -1) may know: all but others' splits (T1.3)."""

    seat: int
    seats: int
    #: By nation in play: the seat that commands it.
    commanders: list[int]
    position: TrenchPosition
    #: By nation in play: how many units are assigned to companies, open to all.
    assigned: list[int]
    moves: list[str]
    #: Moves this seat may make whoever's turn it is: gifts (T6.2) and a surrender (T14.15).
    at_any_time: list[str]


Cover = Literal["open", "forest", "trench"]


class AttackOdds(msgspec.Struct, frozen=True, kw_only=True):
    """What an attack would do: chances of each damage as exact fractions."""

    attacker: int
    target: int
    dice: int
    hits_on: int
    answer_dice: int
    answer_hits_on: int
    #: By damage dealt, from 0.
    damage: list[str]
    answer_damage: list[str]
    destroys: str
    is_destroyed: str
    #: How many of the dice are for flank or encirclement (T5.3), and the hits that each damage
    #: needs on both sides (T5.5).
    bonus: int = 0
    row: list[int] = []
    answer_row: list[int] = []
    #: Whether the target is in a forest or a trench that covers it.
    cover: Cover = "open"


class Sampled(msgspec.Struct, frozen=True, kw_only=True):
    """A chance from playouts."""

    chance: str
    #: Half of its 95 % interval.
    margin: float
    playouts: int


class TrenchOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The odds of every attack that can be designated or is on the list."""

    attacks: list[AttackOdds]
    #: By target on the list: the exact chance that the attacks on it destroy it, as if no others
    #: were listed.
    destroyed: dict[str, str]
    #: Always empty. It told how far off a chance was that is sampled now.
    within: dict[str, str] = {}
    #: Targets that take longer, and were left out of a quick answer.
    missing: list[int] = []
    #: By target, if there are several or the list is too long to be exact: the chance that it is
    #: destroyed when the whole list is carried out in its order. Only in an answer with playouts.
    together: dict[str, Sampled] = {}
    #: With playouts: the chance that all targets of the list are destroyed.
    all_destroyed: Sampled | None = None


class PlannedAttack(msgspec.Struct, frozen=True, kw_only=True):
    """An attack that a unit could make from a hex. Means are of damage."""

    target: int
    dice: int
    bonus: int
    hits_on: int
    mean: float
    destroys: float
    answer: float
    is_destroyed: float


class PlannedSupport(msgspec.Struct, frozen=True, kw_only=True):
    """An attack of a comrade that gets more dice because a unit stands on a hex (T5.3)."""

    unit: int
    target: int
    #: The dice for flank or encirclement with the unit there, and without it.
    bonus: int
    before: int


class Threat(msgspec.Struct, frozen=True, kw_only=True):
    """An enemy that could strike a unit next turn, and what its hardest attack does."""

    unit: int
    dice: int
    mean: float
    destroys: float


class PlannedHex(msgspec.Struct, frozen=True, kw_only=True):
    """What a unit could do from a hex, and who could strike it there."""

    hex: str
    attacks: list[PlannedAttack] = []
    support: list[PlannedSupport] = []
    threats: list[Threat] = []
    #: The chance that all those enemies together destroy it, each as if it came alone.
    destroyed: float = 0
    #: The forts that it could take next turn from there (T3.8).
    forts: list[int] = []


class UnitPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What a unit of one's own could do: from where it stands, and from where it may go."""

    unit: int
    hexes: list[PlannedHex]


class Danger(msgspec.Struct, frozen=True, kw_only=True):
    """The hexes where an enemy could strike next turn at units on the ground and in the air."""

    unit: int
    ground: list[str]
    air: list[str]


class Dangers(msgspec.Struct, frozen=True, kw_only=True):
    """Where all enemies could strike next turn."""

    enemies: list[Danger]
