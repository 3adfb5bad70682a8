"""Prepared phrases: said in the listener's own language, and harmless in every game."""

from __future__ import annotations

from typing import Final

#: Each is the message `server-phrase-<code>` in the Fluent files.
PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "thinking",
    "back-soon",
    "back-again",
    "yes",
    "no",
    "please",
    "thanks",
    "sorry",
    "well-played",
    "ouch",
    "lucky",
    "again",
    "good-game",
    "goodbye",
)
