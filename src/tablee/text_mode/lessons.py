"""A game taught in a few topics: the same words as the pages that teach it in the browser.

A game has a message `<game>-learn-topics` that lists their names in order, and for each name
`<game>-learn-<name>`, its title, and `<game>-learn-<name>-text`, a paragraph a line.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.texts import Texts


@dataclass(frozen=True, slots=True)
class Lesson:
    """A topic: what it is called, and what there is to know."""

    title: str
    paragraphs: tuple[str, ...]


def lessons_of(game: str, texts: Texts) -> list[Lesson]:
    """The topics of a game; none where nobody has written any, as for some plug-ins."""
    topics = f"{game}-learn-topics"
    if not texts.has(topics):
        return []
    found: list[Lesson] = []
    for topic in texts.say(topics).split(","):
        name = f"{game}-learn-{topic.strip()}"
        found.append(Lesson(texts.say(name), tuple(texts.say(f"{name}-text").splitlines())))
    return found
