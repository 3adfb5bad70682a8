"""Take the pictures of the README as small WebP files: home, the three tables, two film strips.

    python scripts/pictures.py        into docs/pictures/

They are scenes of scripts/screenshots.py and strips of scripts/strips.py, in English and by
daylight, so that whoever changes a board changes its picture with one command (`make pictures`).
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import chromium, screenshots, strips
from scripts.scenes import plain_pages, recorded_moments

PICTURES = {
    "home": "home",
    "les-poilus": "table-les-poilus-act",
    "trench-club": "table-trench-club-designate",
    "footclub": "table-footclub-raise-bonus",
}
STRIPS = ["goal", "failed-mission"]
WIDTH, FRAME = 1000, 420
#: Chromium itself draws the picture smaller and encodes it.
ENCODE = """async ([png, width]) => {
  const found = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const height = Math.round((found.height * width) / found.width);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(found, 0, 0, width, height);
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
  const bytes = new Uint8Array(await webp.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def encoded(studio: Page, png: bytes) -> bytes:
    """A picture as a small WebP file."""
    return base64.b64decode(studio.evaluate(ENCODE, [base64.b64encode(png).decode(), WIDTH]))


def take(browser: Browser, address: str, into: Path) -> None:
    """Take the pictures."""
    scenes = {**plain_pages(), **recorded_moments()}
    # The pages' own policy lets nobody fetch from a picture's data; an empty page has none.
    studio = browser.new_page()
    for name, title in PICTURES.items():
        scene = scenes[title]
        context = screenshots.open_context(browser, scene, "desktop", "light", "en")
        page = context.new_page()
        page.goto(f"{address}#/{scene.path}")
        screenshots.settle(page)
        (into / f"{name}.webp").write_bytes(encoded(studio, page.screenshot()))
        context.close()


def main() -> None:
    """Build, serve, take pictures."""
    parser = argparse.ArgumentParser(description="The pictures of the README.")
    parser.add_argument(
        "--into", type=Path, default=screenshots.ROOT / "docs" / "pictures", metavar="DIRECTORY"
    )
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tablee-pictures-") as folder:
        screenshots.build(Path(folder))
        with screenshots.serving(Path(folder)) as address, sync_playwright() as playwright:
            browser = chromium.launched(playwright)
            take(browser, address, into)
            browser.close()
        look = {"size": "laptop", "lang": "en", "theme": "light"}
        strips.take(Path(folder), STRIPS, into, "webp", width=FRAME, **look)
    print(f"Pictures are in {into}")


if __name__ == "__main__":
    main()
