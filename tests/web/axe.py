"""What axe finds wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

#: What passes is not told in detail: that takes most of the time.
RUN = "async (more) => (await axe.run({ resultTypes: ['violations'], ...more })).violations"
#: What depends on colours.
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}


def faults(page: Any, **more: Any) -> list[str]:
    """What axe finds serious or worse."""
    # The page's own policy forbids foreign scripts; evaluating is not bound by it.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, more)
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def faults_in_both(page: Any) -> list[str]:
    """The same in light and in dark, in which a page differs by its colours alone."""
    found = faults(page)
    page.emulate_media(color_scheme="dark")
    found += faults(page, **COLOURS)
    page.emulate_media(color_scheme="light")
    return found
