"""Write recorded moments of real games, for the browser client's tests and pictures.

    python scripts/web_fixtures.py         write web/src/fixtures

Each file is what one seat is shown at one moment: view, prompt, odds, log, and why some moves are
refused. Games are played by the sensible computer players from fixed seeds.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Refusal, SeatDocument
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.words.narrator import Say
from tablee.texts import LANGUAGES, Texts

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "fixtures"
NAMES = ("Marguerite", "Jean-Baptiste", "Ottilie", "Émile", "Friederike")
#: A game with more moves than this is not asked about each.
MANY_MOVES = 100_000
Frame = dict[str, Any]


def frame(match: Match, seat: int, names: list[str]) -> Frame:
    """What a seat is shown now."""
    game = match.game
    view = match.view(seat)
    outcome = match.outcome()
    why = {}
    for move in range(game.move_count if game.move_count < MANY_MOVES else 0):
        if seat < 0 or outcome is not None or move in view.moves:
            continue
        try:
            text = game.notation(move)
        except ValueError:
            continue
        # FootClub's ball and goal tokens can always be moved: the board says nothing of why not.
        refusal = None if text.startswith(("ball ", "token ")) else view.explain(move)
        if refusal is not None:
            why[text] = msgspec.to_builtins(refusal)
    return {
        "game": game.key,
        "seat": seat,
        "seq": match.line,
        "names": names,
        "view": msgspec.to_builtins(view.document()),
        "prompt": msgspec.to_builtins(view.prompt()),
        "odds": msgspec.to_builtins(view.odds()),
        "log": match.log(seat),
        "outcome": msgspec.to_builtins(outcome) if outcome else None,
        "why": why if len(why) < 60 else _few(why, view),
    }


def _plainly(texts: Texts) -> Say:
    """Speaks without the number of the rule, which the browser shows as a link."""

    def say(name: str, args: dict[str, Any]) -> str:
        return str(args["reason"]) if name == "table-refusal" else texts.say(name, args)

    return say


def _few(why: dict[str, Any], view: Any) -> dict[str, Any]:
    """Only what the board can point at: one's own cards, charms, speeches and withdrawing."""
    hand = [] if view.seat < 0 else view.table.hands[view.seat]
    cards = {str(card) for card in hand} | {str(card) for card in view.table.no_mans_land}
    kept = {}
    for text, refusal in why.items():
        kind, _, rest = text.partition(" ")
        if kind in ("play", "answer", "charm") and rest.isdecimal() and rest not in cards:
            continue
        if kind in ("support", "intensity", "christmas") or text.startswith("withdraw drop"):
            continue
        kept[text] = refusal
    return kept


def moments(game: str, options: dict[str, Any], seed: int, names: list[str]) -> list[Frame]:
    """Every moment of a game, for every seat."""
    rules = registry.game(game)
    seats = [SeatDocument(name) for name in names]
    match = Match(rules, rules.options(options), FastChance(seed), seats)
    bot, chance = rules.bot("sensible"), FastChance(seed + 1)
    found = [frame(match, seat, names) for seat in range(len(names))]
    while match.outcome() is None:
        seat = match.to_act()[0]
        line = match.play(seat, bot.choose(match.view(seat), chance))
        assert isinstance(line, LogLine)
        found += [frame(match, seat, names) for seat in range(len(names))]
    return found


def best(frames: list[Frame], code: str, worth: Callable[[Frame], float]) -> Frame | None:
    """The richest frame with this prompt."""
    fitting = [found for found in frames if found["prompt"]["code"] == code]
    return max(fitting, key=worth) if fitting else None


def poilus_worth(found: Frame) -> float:
    """Much on the table and in hand, and two of a kind."""
    view = found["view"]
    knocks = sum(min(2, len(seat["hard_knocks"])) for seat in view["seats"])
    two = sum(1 for count in view["active"].values() if count == 2)
    return 2 * len(view["hand"]) + 2 * min(5, len(view["no_mans_land"])) + 3 * knocks + 2 * two


def footclub_worth(found: Frame) -> float:
    """A full hand, a score, and a bonus still to be fought over."""
    view = found["view"]
    goals = sum(side["goals"] for side in view["sides"])
    return float(sum(view["hand"].values()) + 2 * goals + len(view["moves"]))


WANTED: dict[str, tuple[str, Callable[[Frame], float], list[str]]] = {
    "les-poilus": (
        "les-poilus",
        poilus_worth,
        [
            "name-intensity",
            "act",
            "wait-action",
            "answer-speech",
            "choose-christmas",
            "use-support",
            "act-doomed",
        ],
    ),
    "footclub": (
        "footclub",
        footclub_worth,
        [
            "choose-supporters",
            "take-ball",
            "attack-or-keep",
            "raise-bonus",
            "lower-bonus",
            "wait-go",
        ],
    ),
}


#: Prompt -> what makes a moment of Trench Club worth a picture.
TRENCH_WANTED: dict[str, Callable[[Match], float]] = {
    "split": lambda match: -abs(match.line - 9),
    "turn": lambda match: float(match.line),
    "place": lambda match: float(len(match.view(match.to_act()[0]).moves)),
    "companies": lambda match: float(match.line),
    "move": lambda match: float(len(match.view(match.to_act()[0]).moves)),
    "set-down": lambda match: float(len(match.view(match.to_act()[0]).moves)),
    "designate": lambda match: _attacks_worth(match),
    "money": lambda match: float(len(match.view(match.to_act()[0]).moves)),
}
TRENCH_LOG = 40


def _attacks_worth(match: Match) -> float:
    """Several attacks on the list, and more to choose from."""
    view = match.view(match.to_act()[0])
    listed = view.document().position.attacks  # type: ignore[attr-defined]
    return 10.0 * min(3, len(listed)) + min(8, len(view.moves)) + 0.01 * match.line


def trench_moments(options: dict[str, Any], seed: int, players: int) -> dict[str, Frame]:
    """The best moments of one game of Trench Club, for the seat that acts, and of its end."""
    rules = registry.game("trench-club")
    names = list(NAMES[:players])
    match = Match(
        rules, rules.options(options), FastChance(seed), [SeatDocument(name) for name in names]
    )
    bot, chance = rules.bot("sensible"), FastChance(seed + 1)
    best_worth: dict[str, float] = {}
    found: dict[str, Frame] = {}
    while match.outcome() is None:
        seat = match.to_act()[0]
        view = match.view(seat)
        code = view.prompt().code
        worth = TRENCH_WANTED[code](match) if code in TRENCH_WANTED else -1.0
        if worth > best_worth.get(code, 0.0 if code != "split" else -99.0):
            best_worth[code] = worth
            found[code] = frame(match, seat, names)
        listed = code == "designate" and _attacks_worth(match) >= 20
        move = bot.choose(view, chance)
        line = match.play(seat, move)
        assert isinstance(line, LogLine)
        if listed and rules.notation(move) == "confirm attacks" and match.outcome() is None:
            found["wait"] = frame(match, 1 - seat if players == 2 else (seat + 1) % players, names)
    found[f"end-{match.outcome().reason}"] = frame(match, 0, names)  # type: ignore[union-attr]
    for moment in found.values():
        moment["log"] = moment["log"][-TRENCH_LOG:]
    return found


def write_trench_club() -> None:
    """Moments on the half map, and on the whole one with everything that can be added."""
    for code, found in trench_moments({}, 3, 2).items():
        _write(f"trench-club-{code}", found)
    every = {
        "players": 4,
        "map": "isonzo",
        "special_forces": True,
        "victory_points": True,
        "trenches": True,
        "special_start": True,
    }
    for code, found in trench_moments(every, 5, 4).items():
        if code in ("move", "designate", "money"):
            _write(f"trench-club-4-{code}", found)


def main() -> None:
    """Play until every wanted moment has been seen, and write them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_trench_club()
    tables: list[tuple[str, dict[str, Any], int]] = [
        ("les-poilus", {"players": 4}, 4),
        ("les-poilus", {"players": 5}, 5),
        ("les-poilus", {"players": 2}, 2),
        ("footclub", {"shoot_out": True}, 2),
    ]
    for game, options, players in tables:
        name = game if players in (2, 4) and (game, players) != ("les-poilus", 2) else ""
        name = name or f"{game}-{players}"
        _, worth, codes = WANTED[game]
        frames: list[Frame] = []
        for seed in range(1, 13):
            frames += moments(game, options, seed, list(NAMES[:players]))
        if name == f"{game}-{players}":
            codes = ["act"]
        for code in codes:
            found = best(frames, code, worth)
            if found is not None:
                _write(f"{name}-{code}", found)
        if players in (4, 2) and name == game:
            for reason in {found["outcome"]["reason"] for found in frames if found["outcome"]}:
                ends = [f for f in frames if f["outcome"] and f["outcome"]["reason"] == reason]
                _write(f"{name}-end-{reason}", ends[0])


def put_into_words(found: Frame) -> None:
    """Why some moves are refused, as the server would say it in each language."""
    game = registry.game(found["game"])
    for language in LANGUAGES:
        narrator = game.narrator(_plainly(Texts(language)), found["names"])
        for refusal in found["why"].values():
            kind = Refusal(refusal["code"], refusal["rule"], refusal["args"])
            refusal.setdefault("text", {})[language] = narrator.refusal(kind)


def _write(name: str, found: Frame) -> None:
    put_into_words(found)
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
