"""Spaces and quotation marks of the texts, which no keyboard types by itself.

    python scripts/typography.py            mend the spaces of all texts and rules
    python scripts/typography.py --check    list what is wrong and change nothing

French sets a narrow no-break space before : ; ! ? » and after «; French and German set a no-break
space between a number and its %, English sets none. Quotation marks are « » in French and „ “ in
German. Code in the rules is left as it is.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NARROW = "\u202f"
NUMBER_AND_PERCENT = re.compile(r"(?<=[\d}])[ \u00a0\u202f]?%")
# In the fonts of the pages a narrow space before it cannot be seen.
BEFORE_PERCENT = {"fr": "\u00a0", "de": "\u00a0", "en": ""}
# After a comma such a sign is itself the thing that is named, as in the legend of a map.
BEFORE_SIGN = re.compile(r"(?<!,)[ \u00a0]([:;!?»])")
WRONG = {
    "fr": r"[“”„]|^\s*[:;!?»]|«$|\w[;!?»](?=\s|$)",
    "de": r"[«»”]|“(?=\w)",
}
WRONG_EVERYWHERE = r"\.\.\.|(?<=\w)'(?=\w)|\"\w|\w\""
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)")


def files(language: str) -> list[Path]:
    """The texts and rules of a language."""
    texts = ROOT / "src" / "tablee" / "locales" / language
    example = ROOT.glob(f"examples/*/src/*/locales/{language}/*")
    pages = (ROOT / "docs" / "rules" / language).glob("*.md")
    return sorted([*texts.glob("*.ftl"), *pages, *example])


def prose(path: Path, text: str) -> Iterator[tuple[int, str, bool]]:
    """The lines of a file with their numbers, and whether a person reads them."""
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        fence = path.suffix == ".md" and line.startswith("```")
        fenced ^= fence
        comment = path.suffix == ".ftl" and line.startswith("#")
        yield number, line, not (fenced or fence or comment)


def mended(line: str, language: str) -> str:
    """A line with the spaces its language wants."""
    pieces = CODE.split(line)
    for place, piece in enumerate(pieces):
        piece = NUMBER_AND_PERCENT.sub(f"{BEFORE_PERCENT[language]}%", piece)
        if language == "fr":
            piece = re.sub(r"«[ \u00a0]", f"«{NARROW}", BEFORE_SIGN.sub(rf"{NARROW}\1", piece))
        pieces[place] = piece
    kept = CODE.findall(line)
    return "".join(part for pair in zip(pieces, [*kept, ""], strict=True) for part in pair)


def faults(line: str, language: str) -> Iterator[str]:
    """What is wrong with a line and cannot be mended by itself."""
    words = line.partition(" = ")[2] if re.match(r"[a-z][\w-]* = ", line) else line
    # What stands in braces is Fluent's, or comes from elsewhere.
    words = re.sub(r"\{[^{}]*\}?", "x", CODE.sub("x", words))
    for pattern in (WRONG[language], WRONG_EVERYWHERE):
        for found in re.finditer(pattern, words):
            yield f"{found.group().strip()!r} in: {line.strip()}"


def look_over(path: Path, language: str, check: bool) -> list[str]:
    """Mend a file, or list what should be mended; list what is wrong besides."""
    text = path.read_text(encoding="utf-8")
    name, found, lines = path.relative_to(ROOT), [], []
    for number, line, is_read in prose(path, text):
        new = mended(line, language) if is_read else line
        lines.append(new)
        if check and new != line:
            found.append(f"{name}:{number}: `make fmt` mends the spaces of: {line.strip()}")
        if is_read and language in WRONG:
            found += [f"{name}:{number}: {fault}" for fault in faults(new, language)]
    if not check and lines != text.split("\n"):
        path.write_text("\n".join(lines), encoding="utf-8")
    return found


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Spaces and quotation marks of the texts.")
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    found = [
        fault
        for language in BEFORE_PERCENT
        for path in files(language)
        for fault in look_over(path, language, check)
    ]
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
