import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../lib/texts.svelte";
import { listed } from "../../table/log-runs";
import type { EventDocument, LogItem } from "../../table/model.svelte";
import { TrenchNarrator } from "./narrator";

const logOf = (events: EventDocument[], by = 1): LogItem[] =>
  events.map((event, place) => ({ key: `${place}`, line: place + 1, kind: "event", event, by }));

beforeAll(() => speak("en"));

describe("the log", () => {
  const moved = (unit: number) => ({
    event: "unit-moved",
    nation: 0,
    unit,
    kind: 0,
    hex: unit,
    ways: [],
  });
  const narrator = new TrenchNarrator(["Marguerite", "Ottilie"]);
  test("tells a run of others' moves in one line that can be opened", () => {
    const log = logOf([moved(1), moved(2), moved(3), { event: "movement-ended", nation: 0 }]);
    const lines = listed(log, narrator, 0, new Set());
    expect(lines.map(({ run, items }) => [run, items.length])).toEqual([
      [narrator.run(log[0]?.event as EventDocument, 3), 3],
      ["", 1],
    ]);
    expect(lines[0]?.run).toContain("moves 3 units");
    expect(listed(log, narrator, 0, new Set(["0 run"]))).toHaveLength(5);
  });
  test("leaves one's own moves, two alike and other events as they are", () => {
    expect(listed(logOf([moved(1), moved(2), moved(3)], 0), narrator, 0, new Set())).toHaveLength(
      3,
    );
    expect(listed(logOf([moved(1), moved(2)]), narrator, 0, new Set())).toHaveLength(2);
    const skipped = [1, 2, 3].map((unit) => ({
      event: "attack-skipped",
      nation: 0,
      unit,
      kind: unit,
      target: 9,
      target_kind: 0,
    }));
    expect(listed(logOf(skipped), narrator, 0, new Set())).toHaveLength(3);
  });
  test("tells equal sentences once, and how often", () => {
    const log = logOf(Array(11).fill({ event: "unit-assigned", nation: 3 }));
    const lines = listed(log, narrator, 0, new Set());
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ run: "France assigns a unit in secret.", times: 11 });
    expect(listed(log, narrator, 0, new Set(["0 run"]))).toHaveLength(12);
  });
  test("keeps the lines that it had, so that only new ones are drawn", () => {
    const log = logOf([moved(1), { event: "movement-ended", nation: 0 }]);
    const before = listed(log, narrator, 0, new Set());
    const after = listed([...log, ...logOf([moved(2)])], narrator, 0, new Set());
    expect(after.slice(0, 2).every((line, place) => line === before[place])).toBe(true);
    expect(after).toHaveLength(3);
  });
});
