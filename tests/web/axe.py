"""What axe finds wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

#: What passes is not told in detail: that takes most of the time.
RUN = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"


def faults(page: Any) -> list[str]:
    """What axe finds serious or worse."""
    # The page's own policy forbids foreign scripts; evaluating is not bound by it.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN)
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
