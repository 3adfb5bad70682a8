import { beforeAll, expect, test } from "vitest";
import { addTexts, speak } from "../../lib/texts.svelte";
import type { EventDocument, LogItem } from "../../table/model.svelte";
import { chapter } from "./chapter";
import { PoilusNarrator } from "./narrator";

const logOf = (events: EventDocument[], by = 1): LogItem[] =>
  events.map((event, place) => ({ key: `${place}`, line: place + 1, kind: "event", event, by }));

beforeAll(async () => {
  await speak("en");
  await addTexts("banner-les-poilus");
});

test("tells who played what in a mission, and what it brought", () => {
  const narrator = new PoilusNarrator(["Marguerite", "Ottilie"], 0);
  const events = [
    { event: "intensity-named", seat: 0, mission: 1, intensity: 2 },
    { event: "card-played", seat: 0, card: 3 },
    { event: "card-played", seat: 1, card: 5 },
    { event: "card-played", seat: 0, card: 7 },
  ];
  expect(chapter(logOf(events), narrator)).toBeNull();
  const ended = [
    ...events,
    { event: "mission-succeeded", mission: 1 },
    { event: "support-wasted" },
    { event: "morale-dropped", count: 3, left: 20 },
  ];
  const found = chapter(logOf(ended), narrator);
  expect(found?.title).toBe("Mission 1 succeeds.");
  const rows = found?.rows.map(({ label, signs }) => [label, signs.map(({ sign }) => sign)]);
  expect(rows).toEqual([
    ["You", ["card 3", "card 7"]],
    ["Ottilie", ["card 5"]],
    ["Support", []],
    ["Morale", []],
  ]);
  // It stays until the next one has ended.
  const next = { event: "intensity-named", seat: 1, mission: 2, intensity: 1 };
  expect(chapter(logOf([...ended, next]), narrator)?.title).toBe("Mission 1 succeeds.");
});
