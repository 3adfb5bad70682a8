"""Run the Autobahn test suite against our WebSockets: `python -m scripts.autobahn --wstest PATH`.

The suite runs on Python 2.7 only, so it lives in an environment of its own, whose `wstest` is given
here; `docs/server/autobahn.md` says how to make one, and holds what was found last (`--write`).
The server is the real one, with connections of the real class. Only what stands behind them is
another: it sends every message back, and has no limit that the suite would run into.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import subprocess
import sys
import tempfile
from collections import Counter
from importlib.metadata import version
from pathlib import Path
from typing import Any

from websockets.frames import Frame, Opcode

from tablee.server.serve import fastest_loop, running, set_up_logs
from tablee.server.settings import Settings
from tablee.server.ws.connection import TableSocket

PAGE = Path(__file__).parent.parent / "docs" / "server" / "autobahn.md"
BEGIN = "<!-- written by scripts/autobahn.py -->\n"
#: The compression cases: we offer none.
LEFT_OUT = ["12.*", "13.*"]
SECTIONS = {
    "1": "frames of every length",
    "2": "pings and pongs",
    "3": "reserved bits",
    "4": "opcodes",
    "5": "messages in pieces",
    "6": "UTF-8",
    "7": "goodbyes and close codes",
    "9": "limits and long messages",
    "10": "a long message in pieces",
}
#: Verdicts with which the suite counts a case as passed.
PASSED = ("OK", "NON-STRICT", "INFORMATIONAL")


class Echo(TableSocket):
    """Sends back what comes, as what it came: text or bytes."""

    __slots__ = ("_kind",)

    longest_message = longest_read = most_waiting = 128 * 1024 * 1024

    def take_piece(self, frame: Frame) -> None:
        """Note what kind of message it is."""
        if frame.opcode is not Opcode.CONT:
            self._kind = frame.opcode
        super().take_piece(frame)

    def deliver(self, message: bytes, now: float) -> None:
        """Send it back."""
        del now
        if self._kind is Opcode.TEXT:
            self.send_text(message)
        elif self._frames is not None:
            self._frames.send_binary(message)
            self._flush()

    def look_alive(self, now: float) -> None:
        """Nobody says hello here, and some cases take their time."""


async def reports(wstest: str, cases: list[str], folder: Path) -> dict[str, Any]:
    """Serve, and have the suite try all cases; its reports by the case's number."""
    settings = Settings(
        port=0,
        database=str(folder / "tables.db"),
        seat_rate=1e9,
        seat_burst=1e9,
        address_rate=1e9,
        address_burst=1e9,
    )
    async with running(settings) as server:
        # uvicorn looks the class up for each connection.
        server.config.ws_protocol_class = Echo
        address = "ws" + server.address().removeprefix("http")
        spec = {
            "outdir": str(folder / "reports"),
            "servers": [{"agent": "tablee", "url": f"{address}/api/tables/autobahn-echo/socket"}],
            "cases": cases,
            "exclude-cases": LEFT_OUT,
            "exclude-agent-cases": {},
        }
        spec_file = folder / "spec.json"
        spec_file.write_text(json.dumps(spec))
        arguments = ("--mode", "fuzzingclient", "--spec", str(spec_file))
        suite = await asyncio.create_subprocess_exec(
            wstest, *arguments, stdout=subprocess.DEVNULL, cwd=folder
        )
        if await suite.wait() != 0:
            raise SystemExit("the suite did not end well")
    found: dict[str, Any] = json.loads((folder / "reports" / "index.json").read_text())["tablee"]
    return found


def verdict(report: dict[str, Any]) -> str:
    """One word for a case: how it went, unless the connection did not end as it should."""
    went, ended = str(report["behavior"]), str(report["behaviorClose"])
    return went if ended in PASSED else ended


def summary(found: dict[str, Any]) -> str:
    """What came of it: by section, and by case where a verdict is not plainly good."""
    verdicts = {case: verdict(report) for case, report in found.items()}
    passed = sum(each in PASSED for each in verdicts.values())
    lines = [
        f"**{passed} of {len(verdicts)} cases passed** (CPython {platform.python_version()},"
        f" websockets {version('websockets')}, uvicorn {version('uvicorn')}).",
        "",
        "| section | cases | OK | NON-STRICT | INFORMATIONAL | failed |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for number, topic in SECTIONS.items():
        counts = Counter(verdicts[case] for case in verdicts if case.split(".")[0] == number)
        if cases := counts.total():
            well = [counts[each] for each in PASSED]
            columns = " | ".join(map(str, [cases, *well, cases - sum(well)]))
            lines.append(f"| {number}: {topic} | {columns} |")
    lines += ["", "Not plainly OK:", ""]
    for case in sorted(verdicts, key=lambda case: [int(part) for part in case.split(".")]):
        if verdicts[case] != "OK":
            lines.append(f"- {case}: {verdicts[case]}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Run it, and say or write down what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wstest", default="wstest", help="the suite's program")
    parser.add_argument("--cases", nargs="*", default=["*"], help="such as 6.* 7.1.1")
    parser.add_argument("--keep", help="a folder for the suite's own reports, page by page")
    parser.add_argument("--write", action="store_true", help=f"put the result into {PAGE.name}")
    given = parser.parse_args()
    set_up_logs("quiet")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(given.keep or temporary).absolute()
        folder.mkdir(parents=True, exist_ok=True)
        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            found = runner.run(reports(given.wstest, given.cases, folder))
    text = summary(found)
    print(text, end="")
    if given.write:
        page = PAGE.read_text()
        PAGE.write_text(page[: page.index(BEGIN) + len(BEGIN)] + "\n" + text)
    if any(verdict(report) not in PASSED for report in found.values()):
        sys.exit(1)


if __name__ == "__main__":
    main()
