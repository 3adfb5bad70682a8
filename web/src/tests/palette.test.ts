import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CLOTHS } from "../games/trench-club/signs";
import { contrast, DEFICIENCIES, distance } from "./colour";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const CSS = read("../app.css");
const BOARD = read("../games/les-poilus/colours.css");

/** The colours that a rule of a style sheet sets. */
function colours(css: string, selector: string): Record<string, string> {
  const begin = css.indexOf(`${selector} {`);
  const rule = css.slice(begin, css.indexOf("}", begin));
  const found = [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(found.map(([, name, colour]) => [name, colour]));
}

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

/** The smallest distance of any two colours, for eyes of every kind. */
function apart(palette: string[]): number {
  const eyes = [undefined, ...DEFICIENCIES];
  const pairs = palette.flatMap((one, place) =>
    palette.slice(place + 1).map((other): [string, string] => [one, other]),
  );
  return Math.min(...pairs.flatMap(([a, b]) => eyes.map((eye) => distance(a, b, eye))));
}

describe("colours that tell things apart", () => {
  const PALE = "#fdf8ea";
  const threats = colours(BOARD, ".poilus");
  const usual = Object.keys(threats).filter((name) => name.startsWith("t-"));
  test("the six threats, also for those who see few colours", () => {
    const clear = colours(CSS, ':root[data-palette="distinct"] .poilus');
    expect(usual).toHaveLength(6);
    expect(apart(usual.map((name) => threats[name] ?? ""))).toBeGreaterThan(20);
    expect(apart(Object.values(clear))).toBeGreaterThan(25);
    for (const colour of [...usual.map((name) => threats[name] ?? ""), ...Object.values(clear)]) {
      expect(contrast(colour, PALE)).toBeGreaterThanOrEqual(4.5);
    }
  });
  test("the nations, whose signs can be read on them", () => {
    expect(apart(Object.values(CLOTHS).map((cloth) => cloth.ground))).toBeGreaterThan(19);
    for (const { ground, mark } of Object.values(CLOTHS)) {
      expect(contrast(ground, mark)).toBeGreaterThanOrEqual(4.5);
    }
  });
  test("the two teams, and danger from success", () => {
    expect(apart(["#1f4fa3", "#b3261e"])).toBeGreaterThan(70);
    for (const theme of [THEMES["light, distinct"], THEMES["dark, distinct"]]) {
      expect(apart([theme.danger ?? "", theme.good ?? ""])).toBeGreaterThan(30);
    }
  });
});
