import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { games } from "../games/manifests";

// Every text that the client asks for by name must be in the Fluent files.
const ROOT = new URL("../", import.meta.url);
const LOCALE = new URL("../../../src/tablee/locales/en/", import.meta.url);

const texts = readdirSync(LOCALE)
  .map((name) => readFileSync(new URL(name, LOCALE), "utf8"))
  .join("\n");
const messages = new Set([...texts.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]));

const GAMES = games().flatMap(({ key, rulePages }) => [key, ...rulePages]);
const ASKED = new RegExp(`"((?:web|table|${GAMES.join("|")})-[a-z0-9-]+[a-z0-9])"`, "g");

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !name.includes("test"),
);

describe("texts", () => {
  test.each(files)("%s asks only for messages that exist", (name) => {
    const source = readFileSync(new URL(name, ROOT), "utf8");
    const missing = [...source.matchAll(ASKED)]
      .map((match) => match[1] ?? "")
      .filter((key) => !messages.has(key) && !GAMES.includes(key));
    expect(missing).toEqual([]);
  });
});
