"""The games of this server, as somebody learns of them who knows none."""

from __future__ import annotations

import msgspec

from tablee.kernel.game import Game
from tablee.protocol import http
from tablee.protocol.option_words import described_schema, option_messages
from tablee.rulebook import page_text
from tablee.server.rooms.rooms import Rooms
from tablee.texts import Texts


def game_info(rooms: Rooms, game: Game, texts: Texts) -> http.GameInfo:
    """What there is to know of a game."""
    return http.GameInfo(
        game=game.key,
        name=texts.say(f"{game.key}-name"),
        about=texts.say(f"{game.key}-about"),
        rules=game.rules_versions[-1],
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        levels=list(game.levels),
        options=msgspec.to_builtins(game.options({})),
        options_schema=described_schema(game.key, texts),
        options_words=option_messages(game.key, texts),
        rules_letter=game.rules_letter,
        maps=rooms.maps[game.key].titles(),
    )


def rules_page(game: Game, language: str) -> http.RulesPage:
    """A game's rules."""
    text, spoken = page_text(game.key, language)
    return http.RulesPage(game=game.key, language=spoken, text=text)  # type: ignore[arg-type]
