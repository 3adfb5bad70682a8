"""Draw the app's icons from web/public/icon.svg, in the sizes that phones and desktops ask for.

    python scripts/web_icons.py            write web/public/icon-*.png

It needs Chromium (`scripts/chromium.py`).
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
#: Name -> size, and how much of it the drawing fills: a mask may cut off a fifth on each side.
SIZES = {
    "icon-180.png": (180, 1.0),
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-mask-512.png": (512, 0.72),
}
GROUND = "#2b3a4a"


def main() -> None:
    """Draw each size."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = chromium.launched(playwright)
        for name, (size, share) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            masked = f"background:{GROUND};" if share < 1 else ""
            page.set_content(
                f"<body style='margin:0;{masked}display:grid;place-items:center;height:100vh'>"
                f"<div style='width:{100 * share}%'>{drawing}</div>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=share == 1)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
