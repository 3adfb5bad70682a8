import { beforeAll, expect, test } from "vitest";
import { addTexts, speak } from "../../lib/texts.svelte";
import type { EventDocument, LogItem } from "../../table/model.svelte";
import { chapter } from "./chapter";
import { FootClubNarrator } from "./narrator";

const logOf = (events: EventDocument[], by = 1): LogItem[] =>
  events.map((event, place) => ({ key: `${place}`, line: place + 1, kind: "event", event, by }));

beforeAll(async () => {
  await speak("en");
  await addTexts("banner-footclub");
});

test("tells cards, shots and the ball of a turn", () => {
  const narrator = new FootClubNarrator(["Azur", "Garance"], 0);
  const events = [
    { event: "turn-began", turn: 1, turns: 8 },
    { event: "supporters-placed", seat: 0, in_play: 6 },
    { event: "pressing-played", seat: 1 },
    { event: "attack-began", seat: 1, bonus: -2 },
    { event: "shot-saved", seat: 1, defence: 4, attack: 3, bonus: -2 },
  ];
  expect(chapter(logOf(events), narrator)).toBeNull();
  const found = chapter(logOf([...events, { event: "turn-began", turn: 2, turns: 8 }]), narrator);
  expect(found?.title).toContain("1");
  const rows = found?.rows.map(({ label, signs }) => [label, signs.map(({ sign }) => sign)]);
  expect(rows).toEqual([
    ["You", ["card supporters"]],
    ["Garance", ["card pressing", "card placed_attack"]],
    ["Shot", []],
    ["Ball", []],
  ]);
  expect(found?.rows.at(-1)?.words).toBe("You");
});
