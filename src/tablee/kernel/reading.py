"""Reading documents that people wrote: every fault is listed, with the field it is in.

The text files that people write, maps and units: their lines, and their words in complaints.
"""

from __future__ import annotations

import difflib
import types
import typing
from typing import Any, Final, TypeVar

import msgspec

from tablee.kernel.documents import Argument, Fault, Faults

StructType = TypeVar("StructType", bound=msgspec.Struct)


def close_match(word: str, words: list[str]) -> str:
    """A suggestion for a misspelt word, or nothing."""
    found = closest(word, words)
    return f"; did you mean '{found}'?" if found else ""


def closest(word: str, words: list[str]) -> str:
    """The word that was perhaps meant, or nothing."""
    return "".join(difflib.get_close_matches(word, words, n=1))


def fault_with_suggestion(field: str, message: str, code: str, args: dict[str, Argument]) -> Fault:
    """A fault that may know which word was meant, as `close` of its arguments."""
    close = args.pop("close", "")
    if not close:
        return Fault(field, message, code, args)
    suggested = f"{message}; did you mean '{close}'?"
    return Fault(field, suggested, f"{code}-close", {**args, "close": close})


def struct_faults(struct: type[msgspec.Struct], data: object, where: str) -> list[Fault]:
    """Every fault of plain data that should become a struct, nested structs included."""
    if not isinstance(data, dict):
        return [_kind_fault(where, "object", _kind(data))]
    faults: list[Fault] = []
    fields = _fields(struct)
    for name in data:
        if name not in fields:
            known: dict[str, Argument] = {"close": closest(str(name), list(fields))}
            inside = _inside(where, str(name))
            faults.append(
                fault_with_suggestion(inside, "is not known here", "fault-unknown", known)
            )
    for name, field in fields.items():
        if name not in data:
            if field.required:
                faults.append(Fault(_inside(where, name), "is missing", "fault-missing"))
            continue
        faults.extend(_value_faults(field.type, data[name], _inside(where, name)))
    return faults


#: msgspec works out the types of a struct's fields anew each time it is asked.
_FIELDS: Final[dict[type[msgspec.Struct], dict[str, msgspec.structs.FieldInfo]]] = {}


def _fields(struct: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    found = _FIELDS.get(struct)
    if found is None:
        found = {field.encode_name: field for field in msgspec.structs.fields(struct)}
        _FIELDS[struct] = found
    return found


def _literals(kind: Any, of: type) -> list[object]:
    """The words or numbers that a field may hold, if it is not open."""
    if typing.get_origin(kind) is not typing.Literal:
        return []
    return [word for word in typing.get_args(kind) if type(word) is of]


def _inside(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _kind(data: object) -> str:
    kinds = {dict: "object", list: "array", type(None): "null"}
    return kinds.get(type(data), type(data).__name__)


def _kind_fault(where: str, wanted: str, found: str) -> Fault:
    """Something else was wanted; both are msgspec's names, several of them apart by bars."""
    message = f"must be {_named(wanted)}, not {_named(found)}"
    return Fault(where, message, "fault-kind", {"wanted": wanted, "found": found})


def _value_faults(kind: Any, value: Any, where: str) -> list[Fault]:
    union = typing.get_origin(kind) in (typing.Union, types.UnionType)
    choices = typing.get_args(kind) if union else (kind,)
    for choice in choices:
        if isinstance(choice, type) and issubclass(choice, msgspec.Struct):
            if isinstance(value, dict):
                return struct_faults(choice, value, where)
        elif typing.get_origin(choice) is list and isinstance(value, list):
            item = typing.get_args(choice)[0]
            faults: list[Fault] = []
            for number, element in enumerate(value):
                faults.extend(_value_faults(item, element, f"{where}[{number}]"))
            return faults
        elif typing.get_origin(choice) is dict and isinstance(value, dict):
            item = typing.get_args(choice)[1]
            faults = []
            for name, element in value.items():
                faults.extend(_value_faults(item, element, _inside(where, str(name))))
            return faults
    known = [word for choice in choices for word in _literals(choice, type(value))]
    if known and value not in known:
        words = [str(word) for word in known]
        close = closest(value, words) if isinstance(value, str) else ""
        listed = ", ".join(words)
        told: dict[str, Argument] = {"value": repr(value), "words": listed, "close": close}
        message = f"{value!r} must be one of {listed}"
        return [fault_with_suggestion(where, message, "fault-one-of", told)]
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        return [_plain_fault(where + path.rstrip("`"), message)]
    return []


#: How msgspec names a bound, what it is about, and the code and the words for it.
_BOUNDS: Final = (
    ("`str` of length <= ", "fault-longest", "must have at most {} characters"),
    ("`str` of length >= ", "fault-shortest", "must have at least {} characters"),
    ("`array` of length <= ", "fault-most-entries", "must have at most {} entries"),
    (" <= ", "fault-most", "must be at most {}"),
    (" >= ", "fault-least", "must be at least {}"),
)


def _plain_fault(field: str, message: str) -> Fault:
    """msgspec's sentence as one that follows the name of a field."""
    for sign, code, words in _BOUNDS:
        number = message.partition(sign)[2]
        if message.startswith("Expected") and number.lstrip("-").isdecimal():
            return Fault(field, words.format(number), code, {"bound": int(number)})
    wanted, got, found = message.partition(", got ")
    if message.startswith("Expected `") and got:
        return _kind_fault(field, _bare(wanted[9:]), _bare(found))
    return Fault(field, message[:1].lower() + message[1:])


def _bare(kinds: str) -> str:
    return kinds.replace("`", "").replace(" | ", "|")


def _named(kinds: str) -> str:
    """msgspec's names of types in everyday words."""
    names = {"int": "a whole number", "float": "a number", "str": "a text", "bool": "true or false"}
    names |= {"array": "a list", "object": "an object", "null": "nothing"}
    return " or ".join(names.get(kind, kind) for kind in kinds.split("|"))


def read_struct(struct: type[StructType], data: object, where: str = "") -> StructType:
    """The struct for plain data; raises `Faults` with every fault found."""
    faults = struct_faults(struct, data, where)
    if faults:
        raise Faults(faults)
    try:
        return msgspec.convert(data, struct)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        raise Faults([_plain_fault((where + path.rstrip("`")) or "document", message)]) from None


def read_json(text: bytes, source: str) -> Any:
    """Plain data from JSON; raises `Faults` that name the file if it is not JSON."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Faults([Fault("document", f"is not JSON: {error}")], source) from None
    except RecursionError:
        raise Faults([Fault("document", "is nested too deeply")], source) from None


#: No map or unit file is longer than this, in characters; the ones we have are below 6,000.
LONGEST: Final = 50_000
#: A complaint shows so many characters of a word.
SHOWN: Final = 24


def lines_of(text: str, source: str) -> list[str]:
    """The lines of a file, whatever ends them; raises `Faults` if it is no such file at all."""
    if len(text) > LONGEST:
        message = f"has {len(text)} characters; no such file has more than {LONGEST}"
        args: dict[str, Argument] = {"count": len(text), "most": LONGEST, "line": 1, "hex": ""}
        raise Faults([Fault("line 1", message, "too-long", args)], source)
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    return plain.split("\n")


def quoted(word: str) -> str:
    """A word in quotation marks, shortened, and without characters that a terminal obeys."""
    short = word if len(word) <= SHOWN else word[:SHOWN] + "…"
    return "'" + "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in short) + "'"
