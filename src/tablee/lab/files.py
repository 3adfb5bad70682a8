"""The files of a finished experiment: tables as CSV or Parquet, and everything as JSON."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tablee.extras import to_install
from tablee.lab.experiment import text_of
from tablee.lab.run import ArmResult, Results
from tablee.lab.tally import Row, wilson

Record = dict[str, Any]
#: Rows written to a Parquet file at once.
BATCH = 10_000


class NoParquet(Exception):
    """Parquet needs a package that is not there."""


def write_results(results: Results, folder: Path) -> None:
    """Everything that came of an experiment, as one JSON document."""
    document = msgspec.json.format(msgspec.json.encode(results)) + b"\n"
    (folder / "results.json").write_bytes(document)


def write_table(records: Iterable[Record], file: Path) -> None:
    """A table, as CSV or as Parquet by the file's ending. The first record names the columns."""
    if file.suffix == ".parquet":
        _write_parquet(iter(records), file)
        return
    with file.open("w", newline="", encoding="utf-8") as stream:
        writer: csv.DictWriter[str] | None = None
        for record in records:
            if writer is None:
                writer = csv.DictWriter(stream, list(record), lineterminator="\n")
                writer.writeheader()
            writer.writerow(record)


def _write_parquet(records: Iterator[Record], file: Path) -> None:
    try:
        import pyarrow as arrow
        import pyarrow.parquet as parquet
    except ImportError:
        raise NoParquet(f"Parquet needs pyarrow: {to_install('pyarrow')}") from None
    writer: Any = None
    try:
        while batch := [record for _, record in zip(range(BATCH), records, strict=False)]:
            if writer is None:
                # A column that is empty so far may have numbers later.
                fields = [
                    arrow.field(field.name, arrow.float64() if field.type == "null" else field.type)
                    for field in arrow.Table.from_pylist(batch).schema
                ]
                writer = parquet.ParquetWriter(file, arrow.schema(fields))
            writer.write_table(arrow.Table.from_pylist(batch, writer.schema))
    finally:
        if writer is not None:
            writer.close()


def arm_records(results: Results) -> Iterator[Record]:
    """A row for each arm: its options, its share of wins and the means of its statistics."""
    for number, arm in enumerate(results.arms):
        report = arm.report
        low, high = report.won_interval
        record: Record = {"arm": number}
        record |= {name: _cell(value) for name, value in arm.label.items()}
        record |= {"games": report.games, "won": report.won}
        record |= {"won_share": report.won_share, "won_low": low, "won_high": high}
        record |= {"mean_moves": report.steps / report.games, "longest": report.longest}
        for seat in range(max(other.report.players for other in results.arms)):
            here = seat < report.players
            points = report.points[seat] if here else 0.0
            ends = wilson(points, report.games) if here else (None, None)
            record[f"points_{seat}"] = points / report.games if here else None
            record |= {f"points_{seat}_low": ends[0], f"points_{seat}_high": ends[1]}
        for name in sorted({key for other in results.arms for key in other.report.statistics}):
            mean = report.statistics.get(name)
            record[name] = mean.mean if mean else None
            record[f"{name}_low"] = mean.interval[0] if mean else None
            record[f"{name}_high"] = mean.interval[1] if mean else None
        yield record


def count_records(results: Results) -> Iterator[Record]:
    """A row for each thing counted; shares of another table with their 95 % interval."""
    from tablee.games import registry

    tables = registry.game(results.experiment.game).count_tables
    for number, arm in enumerate(results.arms):
        for table in tables:
            counts = arm.tally.counts.get(table.name, {})
            of = arm.tally.counts.get(table.of, {})
            labels = of if table.of else counts
            for label in sorted(labels, key=label_order):
                count = counts.get(label, 0)
                trials = of.get(label, 0)
                low, high = wilson(count, trials) if trials else (None, None)
                yield {
                    "arm": number,
                    "table": table.name,
                    "label": label,
                    "count": count,
                    "per_game": count / arm.tally.games,
                    "of": trials if table.of else None,
                    "share": count / trials if trials else None,
                    "share_low": low,
                    "share_high": high,
                }


def game_records(arms: list[ArmResult], rows: Iterable[tuple[int, Row]]) -> Iterator[Record]:
    """A row for each game, by arm and number. All arms have the same columns."""
    seats = max(arm.report.players for arm in arms)
    names = sorted({name for arm in arms for name in arm.report.statistics})
    for number, row in rows:
        record: Record = {"arm": number}
        record |= {name: _cell(value) for name, value in arms[number].label.items()}
        record |= {"game": row.number, "moves": row.steps, "reason": row.reason}
        record["winners"] = " ".join(map(str, row.winners))
        for seat in range(seats):
            record[f"score_{seat}"] = row.scores[seat] if seat < len(row.scores) else None
        yield record | {name: row.statistics.get(name) for name in names}


def label_order(label: str) -> tuple[int, int, str]:
    """Numbers by size, then words."""
    try:
        return (0, int(label), "")
    except ValueError:
        return (1, 0, label)


def _cell(value: Any) -> Any:
    return value if isinstance(value, str | int | float | bool) else text_of(value)
