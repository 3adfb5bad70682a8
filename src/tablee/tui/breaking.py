"""Lines broken between words: at plain spaces only, as French and German typography wants it."""

from __future__ import annotations

import textwrap

#: Below this many columns nothing is broken: the widget has no size yet.
NARROWEST = 8


def broken(text: str, width: int, indent: str = "") -> str:
    """A text in lines of at most some width; as it is while there is no width yet."""
    if width < NARROWEST:
        return text
    return "\n".join(textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False))
