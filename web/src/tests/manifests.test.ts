import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games, manifestOf } from "../games/manifests";

// A game lives in its own folder: nothing else in the client knows its name.
const ROOT = new URL("../", import.meta.url);
const NAMES = games().flatMap(({ key }) => [key, key.replaceAll("-", "_")]);

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.(svelte|ts|css)$/.test(name) && !/^(generated|fixtures)\//.test(name));

test.each([...files, "../vite.config.ts"])("%s names no game but its own", (name) => {
  const own = /^games\/([^/]+)\//.exec(name)?.[1] ?? "";
  const source = readFileSync(new URL(name, ROOT), "utf8").toLowerCase();
  const named = NAMES.filter((key) => key.replaceAll("_", "-") !== own && source.includes(key));
  expect(named).toEqual([]);
});

test("the games stand in their order, each with letter and seats of its own", () => {
  const found = games();
  expect(found.map(({ order }) => order)).toEqual([1, 2, 3]);
  expect(new Set(found.map(({ rulesLetter }) => rulesLetter)).size).toBe(found.length);
  for (const { key, seats, players, told } of found) {
    expect([key, told]).toEqual([key, false]);
    expect(players).toBeGreaterThanOrEqual(seats[0]);
    expect(players).toBeLessThanOrEqual(seats[1]);
    expect(manifestOf(key).key).toBe(key);
  }
});
