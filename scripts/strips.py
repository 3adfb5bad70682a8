"""Take film strips: what is seen while something happens, twelve frames of it in one picture.

    python scripts/strips.py                             all of them, into screenshots/
    python scripts/strips.py --only goal --lang de       those whose name has "goal", in German

Bots play from fixed seeds until a game has what is wanted; its replay is shown at the pace of a
table, by a clock that stands still while a frame is taken.
"""

from __future__ import annotations

import argparse
import base64
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import chromium, screenshots
from tests.web.ends import NAMES, table_id, write_database

from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Record, SeatDocument
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match

FRAMES = 12
COLUMNS = 3
#: So many games are looked through for a strip.
GAMES = 400
#: Draws the frames side by side, each with its time, and encodes the picture.
MOUNT = """async ([frames, columns, width, type, {x, y, width: w, height: h}]) => {
  const bitmaps = await Promise.all(frames.map(async ({data}) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob(), x, y, w, h)));
  const height = Math.round((h * width) / w);
  const [gap, foot] = [6, 18];
  const rows = Math.ceil(frames.length / columns);
  const sheet = new OffscreenCanvas(
    columns * (width + gap) + gap, rows * (height + foot + gap) + gap);
  const pen = sheet.getContext("2d");
  pen.fillStyle = "#22252a";
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.imageSmoothingQuality = "high";
  pen.font = "13px sans-serif";
  frames.forEach(({at}, place) => {
    const x = gap + (place % columns) * (width + gap);
    const y = gap + Math.floor(place / columns) * (height + foot + gap);
    pen.drawImage(bitmaps[place], x, y, width, height);
    pen.fillStyle = "#e8e4da";
    pen.fillText(`${at.toFixed(1)} s`, x + 2, y + height + 13);
  });
  const file = await sheet.convertToBlob({ type, quality: 0.8 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""

#: The kinds of events of each line of a game; the first is line 1.
Told = list[list[str]]


class Strip(NamedTuple):
    """What is filmed: lines of a game around one with certain events."""

    game: str
    options: dict[str, Any]
    kinds: tuple[str, ...]
    level: str = "uniform"
    #: From which line to which, both included, given a game and the line that was found.
    lines: Callable[[Told, int], tuple[int, int]] | None = None
    #: Whose line it is, -1 for anybody's.
    mover: int = -1
    #: What is pointed at in the end, such as a row of the card that sums a turn up.
    pointed: str = ""


def whole_turn(told: Told, line: int) -> tuple[int, int]:
    """The turn of a nation, around a line of it: what ends one turn begins the next."""
    begun = [at for at, kinds in enumerate(told, 1) if "turn-began" in kinds]
    ends = next((at for at in begun if at >= line), len(told))
    return max(at for at in begun if at < line) + 1, ends


def with_what_follows(told: Told, line: int) -> tuple[int, int]:
    """Until the next mission is named."""
    ahead = range(line + 1, len(told) + 1)
    return line, next((at for at in ahead if "intensity-named" in told[at - 1]), line)


FOOTCLUB: dict[str, Any] = {"shoot_out": True}
POILUS: dict[str, Any] = {"players": 3}
STRIPS = {
    "goal": Strip("footclub", FOOTCLUB, ("bonus-accepted", "goal-scored")),
    "save": Strip("footclub", FOOTCLUB, ("shot-tied", "shot-saved")),
    "failed-mission": Strip("les-poilus", POILUS, ("card-played", "mission-failed")),
    "support": Strip(
        "les-poilus",
        POILUS,
        ("mission-succeeded", "support-gained"),
        "sensible",
        with_what_follows,
    ),
    "charm": Strip("les-poilus", POILUS, ("charm-used",), "sensible"),
    "victory": Strip("les-poilus", POILUS, ("game-won",), "sensible"),
    "bots-turn": Strip(
        "trench-club",
        {"armistice": 4},
        ("unit-destroyed",),
        "sensible",
        whole_turn,
        mover=1,
        pointed=".after .fight",
    ),
}


def played(strip: Strip, seed: int) -> tuple[Match, Told]:
    """A whole game, and what was told of each line."""
    game = registry.game(strip.game)
    options = game.options(strip.options)
    seats = [SeatDocument(name) for name in NAMES[: game.seats(options)]]
    match = Match(game, options, FastChance(seed), seats)
    bot, chance, dice = game.bot(strip.level), FastChance(seed + 1), random.Random(seed)
    told: Told = []
    while match.outcome() is None:
        mover = dice.choice(match.to_act())
        line = match.play(mover, bot.choose(match.view(mover), chance))
        assert isinstance(line, LogLine)
        told.append([game.event_kinds[event[0]].name for event in line.events])
    return match, told


def found(strip: Strip) -> tuple[Record, int, int]:
    """A game with what is wanted, the first line of it and the last."""
    for seed in range(1, GAMES):
        match, told = played(strip, seed)
        for line, kinds in enumerate(told[1:], 2):
            if strip.mover not in (-1, match.lines[line - 1].seat):
                continue
            if all(kind in kinds for kind in strip.kinds):
                return match.record(), *(strip.lines(told, line) if strip.lines else (line, line))
    raise RuntimeError(f"{strip.kinds} in none of {GAMES} games")


#: Moves whatever is animated on by some milliseconds of the page's own clock, and holds it there.
ANIMATE = """(ms) => {
  for (const one of document.getAnimations()) {
    one.pause();
    const end = one.effect.getComputedTiming().endTime;
    const at = (one.currentTime ?? 0) + (one.id === 'filmed' ? ms : 0);
    one.id = 'filmed';
    if (at >= end) one.finish();
    else one.currentTime = at;
  }
}"""
IDLE = "document.querySelector('main.board').dataset.step === 'idle'"
#: What the page's clock goes on by at a time; between two lines, and after the last one.
STEP, PAUSE = 50, 300


class Film:
    """A page whose time stands still between the frames: a slow machine shows the same."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.now = 0
        #: When frames are to be taken, and those that were.
        self.times: list[float] = []
        self.frames: list[dict[str, Any]] = []

    def run(self, ms: int) -> None:
        """So much time passes."""
        for _ in range(0, ms, STEP):
            while len(self.frames) < len(self.times) and self.times[len(self.frames)] <= self.now:
                data = base64.b64encode(self.page.screenshot(animations="allow")).decode()
                self.frames.append({"at": self.now / 1000, "data": data})
            self.page.clock.run_for(STEP)
            self.page.evaluate(ANIMATE, STEP)
            self.now += STEP

    def show(self, lines: int, pointed: str) -> None:
        """The next lines, one after the other."""
        self.run(PAUSE)
        for _ in range(lines):
            self.page.keyboard.press("ArrowRight")
            self.page.wait_for_timeout(100)
            self.run(PAUSE)
            while not self.page.evaluate(IDLE):
                self.run(STEP)
        if pointed:
            self.page.locator(pointed).first.hover()
        self.run(PAUSE + STEP)


def film(page: Page, address: str, name: str, lines: tuple[int, int]) -> tuple[list[Any], Any]:
    """The frames of a strip, and where in them the board is: once to see how long it takes."""
    first, last = lines
    page.clock.install()
    times: list[float] = []
    while True:
        page.goto("about:blank")
        page.goto(f"{address}#/replay/{table_id(name)}/{first - 1}/0")
        page.clock.resume()
        page.wait_for_selector("main.board[data-step=idle] [data-mark]")
        screenshots.settle(page)
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
        taken = Film(page)
        taken.times = times
        taken.show(last - first + 1, STRIPS[name].pointed)
        if times:
            return taken.frames, page.locator("main.board").bounding_box()
        end = taken.now - STEP
        times = [end * number / (FRAMES - 1) for number in range(FRAMES)]


def mounted(studio: Page, filmed: tuple[list[Any], Any], kind: str, width: int = 620) -> bytes:
    """A strip as a picture, a PNG or a WebP; each frame so many pixels wide."""
    frames, board = filmed
    sheet: str = studio.evaluate(MOUNT, [frames, COLUMNS, width, f"image/{kind}", board])
    return base64.b64decode(sheet)


def opened(browser: Browser, size: str, lang: str, theme: str) -> Page:
    """A browser at the usual pace, in motion."""
    width, height = screenshots.SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
    )
    page.set_default_timeout(60_000)
    return page


def take(pages: Path, wanted: list[str], into: Path, kind: str, **more: Any) -> None:
    """Film some strips with the built client; the pictures' names begin with "strip"."""
    games = {name: found(STRIPS[name]) for name in wanted}
    records = {name: (record, 0) for name, (record, _, _) in games.items()}
    (pages / "tables.sqlite").unlink(missing_ok=True)
    write_database(pages / "tables.sqlite", records)
    width: int = more.pop("width", 620)
    with screenshots.serving(pages) as address, sync_playwright() as playwright:
        browser = chromium.launched(playwright)
        studio = browser.new_page()
        for name, (_, first, last) in games.items():
            page = opened(browser, **more)
            strip = mounted(studio, film(page, address, name, (first, last)), kind, width)
            (into / f"strip-{name}.{kind}").write_bytes(strip)
            page.close()
        browser.close()


def main() -> None:
    """Build, serve, film."""
    parser = argparse.ArgumentParser(description="Film strips of what happens at the tables.")
    parser.add_argument("--into", type=Path, default=screenshots.ROOT / "screenshots")
    parser.add_argument("--only", default="", metavar="TEXT", help="strips whose name has this")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light", choices=["light", "dark"])
    parser.add_argument("--size", default="laptop", choices=screenshots.SIZES)
    arguments = parser.parse_args()
    arguments.into.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in STRIPS if arguments.only in name]
    more = {"size": arguments.size, "lang": arguments.lang, "theme": arguments.theme}
    with tempfile.TemporaryDirectory(prefix="tablee-strips-") as folder:
        screenshots.build(Path(folder))
        take(Path(folder), wanted, arguments.into, "png", **more)
    print(f"Strips are in {arguments.into}")


if __name__ == "__main__":
    main()
