import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type TrenchPosition,
  type TrenchViewDocument,
  UNIT_KEYS,
  type UnitDocument,
} from "../../generated/trench-club";
import { DRAWINGS } from "../../generated/trench-club-field";
import { speak } from "../../lib/texts.svelte";
import { apart, contrast } from "../../tests/colour";
import { bearing, centre, distance, fortsToWin, hexAt, openField, terrainKey } from "./field";
import { holder, stateWords } from "./hex-words";
import { tracesOf, turnsOf } from "./history";
import icons from "./icons.json";
import { byUnit, giftsOf, readMove } from "./moves";
import { hexName, hexNumber } from "./names";
import { TrenchNarrator } from "./narrator";
import { roads, trenches, water } from "./paper";
import { priceOf } from "./prices";
import { CLOTHS, levelOf, SILHOUETTES } from "./signs";
import { points, walk } from "./walk";

function recorded(name: string): TrenchViewDocument {
  const file = new URL(`../../fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).view;
}

test("a table may ask other prices, one for all special forces", () => {
  expect(priceOf({}, "tank")).toBe(20);
  expect(priceOf({ prices: { tank: 9 } }, "tank")).toBe(9);
  expect(priceOf({ prices: { tank: 9 } }, "airship")).toBe(18);
  expect(priceOf({ prices: { "special-force": 12 } }, "airship")).toBe(12);
});

describe("the map of Trench Club", () => {
  test("hexes keep their names", () => {
    for (let hex = 0; hex < 520; hex++) expect(hexNumber(hexName(hex))).toBe(hex);
    for (const name of ["A0", "A21", "a1", "fort 3", "waiting", "H012"]) {
      expect(hexNumber(name)).toBe(-1);
    }
  });
  test("every hex is told by the nearest fort", () => {
    const field = openField("aisne", false);
    expect(distance(hexNumber("A1"), hexNumber("A1"))).toBe(0);
    for (const hex of field.hexes) {
      for (const near of field.near[hex] ?? []) if (near >= 0) expect(distance(hex, near)).toBe(1);
    }
    const inside = field.forts[2]?.body[0] ?? -1;
    expect(bearing(field, inside)).toMatchObject({ fort: 2, away: 0 });
    const ways = new Set(field.hexes.map((hex) => bearing(field, hex).way));
    expect([...ways].sort()).toEqual(["e", "n", "ne", "nw", "s", "se", "sw", "w"]);
  });
  test("a half has seven forts and six starts, the whole map twice as many", () => {
    for (const key of ["aisne", "isonzo"]) {
      const [half, whole] = [openField(key, false), openField(key, true)];
      expect([half.hexes.length, half.forts.length, half.starts.size]).toEqual([260, 7, 6]);
      expect([whole.hexes.length, whole.forts.length, whole.starts.size]).toEqual([520, 14, 12]);
      expect([fortsToWin(half), fortsToWin(whole)]).toEqual([5, 9]);
      for (const fort of whole.forts) {
        expect(fort.body).toHaveLength(2);
        expect(fort.gates).toHaveLength(2);
        expect(fort.doors.length).toBeGreaterThan(0);
      }
    }
  });
  test("a map that somebody drew is read like the game's own", () => {
    const rows = (DRAWINGS.isonzo?.rows ?? []).map((row) => ` ${row.replaceAll(" ", "  ")}`);
    const own = openField({ name: "Marne", rows }, true);
    expect(own).toEqual({ ...openField("isonzo", true), name: "Marne" });
  });
  test("terrain is read from the drawing", () => {
    const field = openField("aisne", false);
    expect(terrainKey(field, hexNumber("D1"))).toBe("entrance");
    expect(terrainKey(field, hexNumber("E1"))).toBe("fort");
    expect(terrainKey(field, hexNumber("H4"))).toBe("trench");
    expect(terrainKey(field, hexNumber("G8"))).toBe("bridge");
  });
  test("a point of the paper finds its hex, and the margin none", () => {
    const field = openField("isonzo", true);
    for (const hex of field.hexes) expect(hexAt(field, centre(hex))).toBe(hex);
    expect(hexAt(field, { x: 2, y: 2 })).toBe(-1);
  });
  test("rivers, roads and trenches are drawn", () => {
    const field = openField("aisne", true);
    for (const path of [water(field), roads(field), trenches(field)]) {
      expect(path).toMatch(/^M[\d.]+ [\d.]+L/);
      expect(path).not.toContain("NaN");
    }
  });
});

describe("units and trenches", () => {
  const field = openField("aisne", false);
  const hexes = field.hexes.filter(
    (hex) => field.trenchOf[hex] === field.trenchOf[hexNumber("H4")],
  );
  const unit = (kind: string, more: Partial<UnitDocument> = {}): UnitDocument => ({
    unit: 1,
    kind,
    nation: "germany",
    at: "H4",
    ...more,
  });
  const position = (one: UnitDocument, more = {}): TrenchPosition => ({
    ...recorded("trench-club-move").position,
    turn: "germany",
    units: [one],
    options: { trenches: true, ...more },
  });
  test("a trench is held by foot units, all of it, and only where trenches are terrain", () => {
    for (const hex of hexes) {
      expect(holder(hex, field, position(unit("infantry")))).toBe(0);
      expect(holder(hex, field, position(unit("tank")))).toBe(-1);
      expect(holder(hex, field, position(unit("infantry"), { trenches: false }))).toBe(-1);
    }
    expect(holder(hexNumber("A1"), field, position(unit("infantry")))).toBe(-1);
  });
  test("a unit that has moved says so in its own turn", () => {
    const moved = unit("infantry", { moved: true });
    expect(stateWords(moved, position(moved))).not.toBe("");
    expect(stateWords(moved, { ...position(moved), turn: "france" })).toBe("");
    expect(stateWords(unit("infantry"), position(moved))).toBe("");
  });
});

describe("moves of Trench Club", () => {
  test("a move is read from its notation", () => {
    expect(readMove("move 3 to H12")).toEqual({
      move: "move 3 to H12",
      name: "move",
      unit: 3,
      hex: hexNumber("H12"),
    });
    expect(readMove("move 3 into fort 5")).toMatchObject({ name: "enter", unit: 3, fort: 5 });
    expect(readMove("attack 14 with 3")).toMatchObject({ name: "attack", unit: 3, target: 14 });
    expect(readMove("buy infantry in fort 2")).toMatchObject({ kind: "infantry", fort: 2 });
    expect(readMove("give 5")).toMatchObject({ name: "give", bonds: 5 });
    expect(readMove("give 5 to france")).toEqual({
      move: "give 5 to france",
      name: "transfer",
      bonds: 5,
      ally: "france",
    });
    expect(readMove("end turn").name).toBe("end-turn");
  });
  test("gifts are gathered by ally, in one's own turn and at any time", () => {
    const both = ["give 2 to france", "give 3 to france", "give 2 to great-britain", "surrender"];
    expect(giftsOf(both)).toEqual([
      { ally: "france", least: 2, most: 3 },
      { ally: "great-britain", least: 2, most: 2 },
    ]);
    expect(giftsOf(["give 2", "give 3", "end turn"])).toEqual([{ ally: "", least: 2, most: 3 }]);
  });
  test("every recorded move is known, and grouped by its unit", () => {
    for (const name of ["split", "turn", "place", "companies", "move", "designate", "money"]) {
      const acts = recorded(`trench-club-${name}`).moves.map(readMove);
      expect(acts.filter((act) => act.name === act.move && act.move.includes(" "))).toEqual([]);
      const grouped = [...byUnit(acts).values()].flat();
      expect(grouped).toHaveLength(acts.filter((act) => act.unit !== undefined).length);
    }
  });
});

describe("walks", () => {
  test.each(["trench-club-move", "trench-club-4-move"])(
    "%s: they lead to the legal hexes",
    (name) => {
      const { position, seats, moves } = recorded(name);
      const field = openField(position.options.map ?? "aisne", seats > 2);
      const taken = new Set(position.units.map((unit) => hexNumber(unit.at)));
      const own = byUnit(moves.map(readMove));
      for (const [number, acts] of own) {
        const unit = position.units.find((one) => one.unit === number);
        if (!unit) continue;
        const legal = acts.flatMap((act) =>
          act.name === "move" && act.hex !== undefined ? [act.hex] : [],
        );
        const found = walk(field, position, unit);
        const free = [...found.keys()].filter((hex) => !taken.has(hex));
        expect(free.sort()).toEqual(legal.sort());
        for (const [hex, arrival] of found) {
          expect(arrival.path.at(-1)).toBe(hex);
          if (arrival.cost === 0) continue; // to another hex of its trench
          for (let at = 1; at < arrival.path.length; at++) {
            expect(field.near[arrival.path[at] ?? -1]).toContain(arrival.path[at - 1]);
          }
        }
      }
    },
  );
  test("half points are shown as people count them", () => {
    expect([1, 2, 3, 10].map(points)).toEqual(["½", "1", "1½", "5"]);
  });
});

describe("counters", () => {
  test("every unit has a silhouette of its own that is bundled", () => {
    const used = UNIT_KEYS.map((kind) => SILHOUETTES[kind]);
    expect(new Set(used).size).toBe(UNIT_KEYS.length);
    for (const icon of used) expect(icons).toContain(icon);
  });
  test("nations differ in colour and in border", () => {
    const borders = Object.entries(CLOTHS)
      .filter(([nation]) => nation !== "neutral")
      .map(([, cloth]) => `${cloth.dashes}${cloth.double}`);
    expect(new Set(borders).size).toBe(4);
    expect([0, 2, 3, 5].map(levelOf)).toEqual([0, 0, 1, 2]);
  });
});

describe("units in sentences", () => {
  const view = recorded("trench-club-designate");
  const narrator = new TrenchNarrator(["Marguerite", "Jean-Baptiste"], () => view);
  const unit = view.position.units[0] as UnitDocument;

  beforeAll(() => speak("de"));

  test("moves and events call a unit by its kind and place", () => {
    const kind = narrator.kind(unit.kind);
    const place = unit.at.replace("fort", "in Fort");
    expect(narrator.inList(unit.unit)).toBe(`${kind} ${place}`);
    expect(narrator.move(`repair ${unit.unit}`)).toBe(`Die ${kind} ${place} wird repariert`);
    const { kind: key, unit: number } = unit;
    const assigned = { event: "unit-assigned", nation: 0, unit: number, kind: key, company: 2 };
    expect(narrator.event(assigned)).toContain(`– die ${kind} kommt`);
  });
  test("two alike in a fort are told apart by their order", () => {
    const units = [5, 8].map((number) => ({
      ...unit,
      unit: number,
      kind: "heavy-mortar",
      at: "fort 3",
    }));
    const both = { ...view, position: { ...view.position, units } };
    const named = new TrenchNarrator([], () => both);
    expect(named.unit(8, "object")).toBe("den zweiten schweren Mörser in Fort 3");
    expect(named.inList(5)).toBe("erster schwerer Mörser in Fort 3");
  });
  test("a unit that is gone keeps its number", () => {
    expect(narrator.move("repair 999")).toBe("Einheit 999 wird repariert");
  });
  test("a shell that leaves the map lands on no hex", () => {
    const strayed = { event: "shell-strayed", nation: 0, unit: 0, face: 6 };
    expect(narrator.event({ ...strayed, hex: -1 })).toContain("jenseits der Karte");
    expect(narrator.event({ ...strayed, hex: 0 })).toContain("auf A1");
  });
  test("the whole map can be read", async () => {
    const lines = await narrator.look(view);
    expect(lines.length).toBeGreaterThanOrEqual(view.position.units.length + 3);
    for (const line of lines) expect(line).not.toMatch(/\[|undefined|NaN/);
  });
});

test("the nations have colours that stay apart, and signs that can be read on them", () => {
  expect(apart(Object.values(CLOTHS).map((cloth) => cloth.ground))).toBeGreaterThan(19);
  for (const { ground, mark } of Object.values(CLOTHS)) {
    expect(contrast(ground, mark)).toBeGreaterThanOrEqual(4.5);
  }
});

describe("turns that are past", () => {
  const infantry = UNIT_KEYS.indexOf("infantry");
  const tank = UNIT_KEYS.indexOf("tank");
  const told = [
    { event: "unit-placed", nation: 0, unit: 0, kind: infantry, hex: 30 },
    { event: "unit-placed", nation: 3, unit: 1, kind: tank, hex: 33 },
    { event: "turn-began", nation: 0, round: 1 },
    { event: "unit-moved", nation: 0, unit: 0, kind: infantry, hex: 32, ways: [30, 31, 32] },
    {
      event: "attacked",
      nation: 0,
      unit: 0,
      kind: infantry,
      target: 1,
      target_kind: tank,
      hits: 3,
      damage: 2,
      dice: 12,
    },
    {
      event: "answered",
      nation: 3,
      unit: 1,
      kind: tank,
      target: 0,
      target_kind: infantry,
      hits: 2,
      damage: 1,
      dice: 12,
    },
    { event: "unit-destroyed", nation: 3, unit: 1, kind: tank },
    { event: "income-paid", nation: 0, bonds: 9, forts: 3 },
    { event: "unit-bought", nation: 0, unit: 2, kind: tank, bonds: 4, fort: 1 },
    { event: "turn-began", nation: 3, round: 1 },
  ];
  const log = told.map((event, place) => ({
    key: `${place}`,
    line: place,
    kind: "event" as const,
    event,
    by: 0,
  }));

  test("a fight keeps its units, their colours and where they stood", () => {
    const [turn] = turnsOf(log, []);
    const [fight] = turn?.fights ?? [];
    expect(turn).toMatchObject({ nation: 0, round: 1, earned: 9, spent: 4, bought: ["tank"] });
    expect(fight).toMatchObject({
      from: 32,
      to: 33,
      hits: 3,
      damage: 2,
      back: 1,
      destroyed: true,
      lost: false,
    });
    expect(fight?.on).toMatchObject({ kind: "tank", nation: "france" });
    expect(turn?.lost).toMatchObject([{ hex: 33, unit: { nation: "france" } }]);
  });
  test("whoever enters a fort has moved", () => {
    const entered = { event: "fort-entered", nation: 0, unit: 7, kind: tank, fort: 4 };
    const item = { key: "e", line: 9, kind: "event" as const, event: entered, by: 0 };
    const [turn] = turnsOf([...log.slice(0, -1), item], []);
    expect([turn?.ways.length, turn?.moved.size]).toEqual([1, 2]);
    expect([...(turn?.entered ?? [])]).toEqual([4]);
  });
  test("a shell that hits nobody is told with where it fell", () => {
    const shell = [
      { event: "shell-strayed", nation: 0, unit: 0, face: 6, hex: 35 },
      { event: "shell-wasted", nation: 0, unit: 0 },
    ].map((event, place) => ({
      key: `s${place}`,
      line: 9,
      kind: "event" as const,
      event,
      by: 0,
    }));
    const [turn] = turnsOf([...log.slice(0, -1), ...shell], []);
    expect(turn?.wasted).toEqual([{ key: "s1", hex: 35 }]);
  });
  test("ways and fights are left on the map until the own next move", () => {
    const turns = turnsOf(log, []);
    const traces = tracesOf(log, 1, turns.slice(0, 1));
    expect(traces.ways).toHaveLength(0);
    const others = log.map((item) => ({ ...item, by: 1 }));
    expect(tracesOf(others, 0, turns).ways).toHaveLength(0);
    const mine = others.map((item, place) => ({ ...item, by: place < 3 ? 0 : 1 }));
    const seen = tracesOf(mine, 0, turns);
    expect(seen.ways.map(({ hexes }) => hexes)).toEqual([[30, 31, 32]]);
    expect([...seen.fights]).toEqual([[33, 1]]);
    expect(seen.lost).toHaveLength(1);
  });
  test("what was undone never happened", () => {
    expect(
      turnsOf(
        log.map((item) => ({ ...item, undone: true })),
        [],
      ),
    ).toEqual([]);
  });
});
