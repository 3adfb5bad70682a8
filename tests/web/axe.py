"""What axe finds wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

#: What passes is not told in detail, which takes most of the time; what is never serious is not
#: looked for; and no stylesheet is fetched once more (test_web.py looks into all of them).
RUN = """async (more) => {
  const mild = axe._audit.rules.filter(({ impact }) => !['serious', 'critical'].includes(impact));
  const rules = Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }]));
  const found = await axe.run({ resultTypes: ['violations'], preload: false, rules, ...more });
  return found.violations;
}"""
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
