"""Writing a table of results into docs/bots.md, between two marks."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def write(section: str, text: str, page: Path = PAGE) -> None:
    """Put a text in the place of what stood between the marks of a section."""
    before, mark, rest = page.read_text("utf-8").partition(f"<!-- strength: {section} -->\n")
    _, end, after = rest.partition(f"<!-- end: {section} -->\n")
    if not mark or not end:
        raise ValueError(f"{page.name} has no place for {section!r}")
    page.write_text(f"{before}{mark}{text.strip()}\n{end}{after}", "utf-8")


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
