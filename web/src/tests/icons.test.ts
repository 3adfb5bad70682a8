import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, SOURCES), "utf8");

test("every icon that comes with the first page is shown somewhere", () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !/^(tests|generated)/.test(path))
    .map(read)
    .join("");
  const icons: string[] = JSON.parse(read("../icons.json"));
  expect(icons.filter((name) => !sources.includes(`"${name}"`))).toEqual([]);
});
