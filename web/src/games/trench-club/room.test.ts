import { afterEach, describe, expect, test } from "vitest";
import type { UnitDocument } from "../../generated/trench-club";
import { contrast } from "../../tests/colour";
import { bearing, centre, hexAt, openField } from "./field";
import { hexNumber } from "./names";
import { roads, trenches, water } from "./paper";
import { groupOf, nextInSetUp } from "./recommended";
import { Sight } from "./sight.svelte";
import { CLOTHS, FLAGS } from "./signs";
import { turnMap } from "./turning.svelte";

afterEach(() => turnMap(false));

describe("half a map that is turned", () => {
  test("is wide, and every point finds its hex", () => {
    const plain = openField("aisne", false);
    const ways = plain.hexes.map((hex) => bearing(plain, hex).way);
    turnMap(true);
    const field = openField("aisne", false);
    expect([field.width, field.height]).toEqual([plain.height, plain.width]);
    for (const hex of field.hexes) {
      const { x, y } = centre(hex);
      expect(hexAt(field, { x, y })).toBe(hex);
      expect(x > 0 && x < field.width && y > 0 && y < field.height).toBe(true);
    }
    // North stays north in words.
    expect(field.hexes.map((hex) => bearing(field, hex).way)).toEqual(ways);
    for (const drawn of [water(field), roads(field), trenches(field)]) {
      expect(drawn).not.toContain("NaN");
    }
  });
});

describe("what is seen of the map", () => {
  const field = openField("aisne", true);
  function opened(width: number, height: number, hexes: number[]): Sight {
    const sight = new Sight(() => field);
    Object.assign(sight, { width, height });
    sight.open(hexes);
    return sight;
  }
  const inside = (sight: Sight, hex: number) => {
    const { x, y, width, height } = sight.cut();
    const point = centre(hex);
    return point.x > x && point.x < x + width && point.y > y && point.y < y + height;
  };

  test("it opens with the whole field, or with one's own army", () => {
    const all = opened(900, 600, []);
    for (const hex of field.hexes) expect(inside(all, hex)).toBe(true);
    const army = ["A18", "H20", "F12"].map(hexNumber);
    const own = opened(390, 370, army);
    for (const hex of army) expect(inside(own, hex)).toBe(true);
    // What a laptop's screen leaves: too small for the usual scale, but all can be read.
    const laptop = opened(598, 668, army);
    for (const hex of field.hexes) expect(inside(laptop, hex)).toBe(true);
    // An army from edge to edge: the rest of the map is not worth a cut.
    const wide = opened(340, 343, ["C4", "Z20"].map(hexNumber));
    for (const hex of field.hexes) expect(inside(wide, hex)).toBe(true);
  });
  test("where one may act is brought into sight", () => {
    const sight = opened(390, 370, [hexNumber("B2")]);
    const far = ["W18", "Z20", "T14"].map(hexNumber);
    sight.showAll(far);
    for (const hex of far) expect(inside(sight, hex)).toBe(true);
    // From as far as a large army needs, one comes nearer to act; not if one wants to see all.
    const army = opened(390, 370, ["A1", "Z20"].map(hexNumber));
    const from = army.scale;
    army.showChoice(far);
    expect(army.scale).toBeGreaterThan(from);
    for (const hex of far) expect(inside(army, hex)).toBe(true);
    army.wantAll();
    army.showChoice(far);
    expect(army.scale).toBe(army.fit);
  });
  test("a window that grows keeps its middle", () => {
    const sight = opened(500, 400, [hexNumber("M10")]);
    sight.lookAt(centre(hexNumber("M10")));
    const middle = () => sight.onPaper({ x: sight.width / 2, y: sight.height / 2 });
    const before = middle();
    sight.width = 800;
    sight.open([]);
    expect(middle().x).toBeCloseTo(before.x, 3);
    expect(middle().y).toBeCloseTo(before.y, 3);
  });
});

describe("a recommended set-up", () => {
  const unit = (kind: string, number = 0): UnitDocument => ({
    unit: number,
    kind,
    nation: "germany",
    at: "waiting",
  });
  test("has the rulebook's three groups", () => {
    expect(
      ["mounted-infantry", "armoured-car", "fighter-plane"].map((kind) => groupOf(unit(kind))),
    ).toEqual([1, 1, 1]);
    expect(
      ["infantry", "tank", "howitzer", "anti-aircraft"].map((kind) => groupOf(unit(kind))),
    ).toEqual([2, 2, 2, 2]);
    expect(
      ["heavy-mortar", "troop-transport", "big-bertha"].map((kind) => groupOf(unit(kind))),
    ).toEqual([3, 3, 3]);
  });
  test("puts foot units near forts", () => {
    const field = openField("aisne", false);
    const units = new Map([[4, unit("infantry", 4)]]);
    const door = field.forts[3]?.doors[0] ?? -1;
    const acts = [hexNumber("A1"), door, hexNumber("M20")].map((hex) => ({
      move: `place 4 on ${hex}`,
      name: "place",
      unit: 4,
      hex,
    }));
    expect(nextInSetUp(acts, units, field)?.hex).toBe(door);
  });
});

test("damage is read on every nation, and every nation has its flag", () => {
  expect(contrast("#ffffff", "#c4160a")).toBeGreaterThan(4.5);
  expect(contrast("#f4efe0", "#57544a")).toBeGreaterThan(4.5);
  expect(contrast("#3a3427", "#e4dcc8")).toBeGreaterThan(4.5);
  for (const nation of Object.keys(CLOTHS)) {
    if (nation !== "neutral") expect(FLAGS[nation]?.length).toBeGreaterThan(1);
  }
});
