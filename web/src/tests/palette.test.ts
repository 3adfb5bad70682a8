import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apart, colours, contrast } from "./colour";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const CSS = read("../app.css");

const light = colours(CSS, ":root");
const dark = { ...light, ...colours(CSS, ':root[data-theme="dark"]') };
const distinct = colours(CSS, ':root[data-palette="distinct"]');
const THEMES = {
  light,
  dark,
  "light, distinct": { ...light, ...distinct },
  "dark, distinct": {
    ...dark,
    ...distinct,
    ...colours(CSS, ':root[data-palette="distinct"][data-theme="dark"]'),
  },
};
const PAPERS = ["ground", "ground-2", "sheet", "sheet-2"];
const INKS = ["ink", "ink-2", "accent"];

describe.each(Object.entries(THEMES))("the theme %s", (_, theme) => {
  const of = (name: string) => theme[name] ?? "#ff00ff";
  test("texts can be read on every paper", () => {
    for (const paper of PAPERS) {
      for (const ink of INKS) {
        expect([paper, ink, contrast(of(paper), of(ink)) >= 4.5]).toEqual([paper, ink, true]);
      }
    }
    expect(contrast(of("sheet"), of("ink-3"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("accent"), of("accent-ink"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("accent-soft"), of("ink"))).toBeGreaterThanOrEqual(4.5);
  });
  test("signs of danger, success and warning can be read on their own ground and on paper", () => {
    for (const sign of ["danger", "good", "warn"]) {
      expect(contrast(of(sign), of(`${sign}-soft`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of(sign), of("sheet"))).toBeGreaterThanOrEqual(4.5);
    }
  });
  test("what the log lights up stands out from the paper", () => {
    for (const paper of PAPERS) expect(contrast(of("lit"), of(paper))).toBeGreaterThanOrEqual(3);
  });
});

describe("colours that tell things apart", () => {
  test("the two teams, and danger from success", () => {
    expect(apart(["#1f4fa3", "#b3261e"])).toBeGreaterThan(70);
    for (const theme of [THEMES["light, distinct"], THEMES["dark, distinct"]]) {
      expect(apart([theme.danger ?? "", theme.good ?? ""])).toBeGreaterThan(30);
    }
  });
});
