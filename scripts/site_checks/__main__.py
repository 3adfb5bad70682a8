"""Look at the static site as a stranger would, on a computer and on a phone.

    python -m scripts.site_checks                             all of it
    python -m scripts.site_checks sizes speed memory phone    the figures, on two quiet cores

    sizes       what is fetched for the first page, and to play
    speed       start, a move's round trip
    memory      of the page with both workers, in a desktop's window and a phone's
    phone       the longest decision of every level, with the processor four times as slow
    no-network  whole games by clicks, reviews, a guided game, puzzles, records, install

Each line tells its limit; it ends with 1 if one was missed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from scripts import build_site, chromium
from scripts.site_checks.figures import memory, phone, sizes, speed
from scripts.site_checks.no_network import no_network
from scripts.site_checks.report import Report

PARTS = {
    "sizes": sizes,
    "speed": speed,
    "memory": memory,
    "phone": phone,
    "no-network": no_network,
}


def main() -> None:
    """Look at what the command line names."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=shape)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART")
    parts = parser.parse_args().parts or list(PARTS)
    chromium.demand()
    site = build_site.build_here()
    report = Report()
    with sync_playwright() as playwright:
        for name in parts:
            print(f"== {name}", flush=True)
            # Each in a Chromium of its own: what one keeps is not another's.
            browser = chromium.launched(playwright)
            PARTS[name](site, browser, report)
            browser.close()
    sys.exit(1 if report.missed else 0)


if __name__ == "__main__":
    main()
