"""What is wrong with a document, line by line in a language that `say` speaks."""

from __future__ import annotations

from tablee.kernel.documents import Argument, Fault
from tablee.kernel.words.narrator import Say

#: The arguments that name types, several of them apart by bars.
_TYPES = ("wanted", "found")


def fault_line(say: Say, fault: Fault) -> str:
    """Field and sentence; in English where nobody has said it otherwise."""
    told = fault.message
    if "fault-" in fault.code:
        told = say(
            fault.code, {name: _in_words(say, name, fault.args[name]) for name in fault.args}
        )
    return say("fault-line", {"field": fault.field, "fault": told})


def _in_words(say: Say, name: str, value: Argument) -> Argument:
    if name not in _TYPES:
        return value
    first, *others = (say(f"fault-type-{kind}", {}) for kind in str(value).split("|"))
    for other in others:
        first = say("fault-or", {"one": first, "other": other})
    return first
