"""Sentences of real games in three languages, which the browser must tell with the same words.

    python scripts/web_sentences.py        write web/src/fixtures/sentences

For each game: events, prompts, moves and ends as documents, and what Python's narrator makes of
them for a reader, who is told of themselves as "you". A test in Python compares them with that
narrator, one of the browser client with its own.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Outcome, Prompt, SeatDocument
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.state import SPECTATOR
from tablee.texts import LANGUAGES, Texts

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "fixtures" / "sentences"
NAMES = ("Marguerite", "Jean-Baptiste", "Ottilie", "Émile")
#: The tables that are played, each by players of two levels and with several seeds.
TABLES: dict[str, list[dict[str, Any]]] = {
    "les-poilus": [{"players": 4}, {"players": 2, "difficulty": "recruit"}],
    "footclub": [{"shoot_out": True}],
    "trench-club": [
        {"armistice": 12},
        {
            "players": 4,
            "map": "isonzo",
            "special_forces": True,
            "victory_points": True,
            "trenches": True,
            "special_start": True,
            "armistice": 6,
        },
    ],
}
SEEDS = 3
#: So many of a kind are kept.
MOST = 3
#: What is said of a document, by what it is.
Item = dict[str, Any]


def said(game: str, what: str, found: Any, language: str, reader: int, players: int) -> str:
    """What Python's narrator makes of a document for a reader."""
    rules = registry.game(game)
    narrator = rules.narrator(Texts(language).say, list(NAMES[:players]), reader)
    if what == "event":
        return str(narrator.event(found))
    if what == "move":
        return str(narrator.move(rules.parse(found)))
    if what == "offered":
        view = msgspec.convert(found["view"], rules.view_type)
        return str(narrator.offered(view, rules.parse(found["move"])))
    if what == "prompt":
        return str(narrator.prompt(msgspec.convert(found, Prompt)))
    return str(narrator.outcome(msgspec.convert(found, Outcome)))


class Collector:
    """Keeps a few documents of each kind."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.players = 0
        self.items: list[Item] = []
        self._kinds: Counter[str] = Counter()
        self._seen: set[str] = set()

    def take(self, what: str, kind: str, found: Any, reader: int) -> None:
        """Keep a document, unless there are enough of its kind."""
        written = json.dumps([what, found, reader], sort_keys=True)
        if self._kinds[f"{what} {kind}"] >= MOST or written in self._seen:
            return
        self._kinds[f"{what} {kind}"] += 1
        self._seen.add(written)
        about = {"what": what, "found": found, "reader": reader, "players": self.players}
        told = {
            language: said(self.game, what, found, language, reader, self.players)
            for language in LANGUAGES
        }
        self.items.append({**about, **told})

    def look_at(self, match: Match) -> None:
        """What is asked, and what could be done."""
        narrator = match.game.narrator(Texts("en").say, list(NAMES[: self.players]))
        for seat in (SPECTATOR, *range(len(match.seats))):
            view = match.view(seat)
            prompt = view.prompt()
            self.take("prompt", prompt.code, msgspec.to_builtins(prompt), seat)
            document = view.document()
            for move in view.moves[:: max(1, len(view.moves) // 8)]:
                notation = match.game.notation(move)
                verb = notation.partition(" ")[0]
                self.take("move", verb, notation, seat)
                if narrator.offered(document, move) != narrator.move(move):
                    offered = {"move": notation, "view": msgspec.to_builtins(document)}
                    self.take("offered", verb, offered, seat)

    def read(self, match: Match) -> None:
        """What happened, as everybody may know it."""
        for seat in (SPECTATOR, *range(len(match.seats))):
            narrator = match.game.narrator(Texts("en").say, list(NAMES[: self.players]), seat)
            for event in match.log(seat):
                kind = f"{event['event']} {len(event)} {narrator.you(event)}"
                self.take("event", kind, event, seat)
            outcome = match.outcome()
            assert outcome is not None
            end = msgspec.to_builtins(outcome)
            self.take("end", f"{outcome.reason} {narrator.you(end['args'])}", end, seat)


def collect(game: str) -> list[Item]:
    """What is said in some games, a few of each kind."""
    rules = registry.game(game)
    found = Collector(game)
    for options in TABLES[game]:
        players = found.players = rules.seats(rules.options(options))
        seats = [SeatDocument(name) for name in NAMES[:players]]
        for seed in range(SEEDS):
            match = Match(rules, rules.options(options), FastChance(seed), seats)
            bot, chance = rules.bot("sensible" if seed else "uniform"), FastChance(seed)
            while match.outcome() is None:
                found.look_at(match)
                seat = match.to_act()[0]
                line = match.play(seat, bot.choose(match.view(seat), chance))
                assert isinstance(line, LogLine)
            found.read(match)
    return found.items


def main() -> None:
    """Write a file for each game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in TABLES:
        head = json.dumps({"game": game, "names": NAMES}, ensure_ascii=False)[:-1]
        said = ",\n".join(json.dumps(item, ensure_ascii=False) for item in collect(game))
        text = f'{head}, "said": [\n{said}\n]}}\n'
        (FOLDER / f"{game}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
