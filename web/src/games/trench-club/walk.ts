/** Where a unit can go and by which way, as `movement.py` computes it: only to show, never to judge.
 *
 * Which hexes are legal comes from the server; this says what they cost and where contact stops.
 */

import type { TrenchPosition, UnitDocument } from "../../generated/trench-club";
import { SHEETS, type Sheet } from "../../generated/trench-club-field";
import { BRIDGE, ENTRANCE, type Field, FOREST, FORT, ROAD, TRENCH, WATER } from "./field";
import { hexNumber } from "./names";

const CLOSED = 99;
const WHOLE_MOVE = 50;
const FAR = 999;
const WHEELS = 2;
const AIR = 3;
const BOAT = 4;
const SIDES: Record<string, number> = {
  germany: 0,
  "austria-hungary": 0,
  "great-britain": 1,
  france: 1,
};

export function sideOf(nation: string): number {
  return SIDES[nation] ?? -1;
}

export function sheetOf(unit: UnitDocument): Sheet {
  return SHEETS[unit.kind as keyof typeof SHEETS];
}

export interface Arrival {
  /** In half points. */
  cost: number;
  stopped: boolean;
  /** The hexes from the start to here. */
  path: number[];
}

function step(terrain: number, gait: number, trenches: boolean): number {
  if (terrain < 0 || terrain === FORT || terrain === ENTRANCE) return CLOSED;
  if (gait === AIR) return 2;
  if (gait === BOAT) return terrain === WATER || terrain === BRIDGE ? 2 : CLOSED;
  if (terrain === WATER) return gait === 0 ? WHOLE_MOVE : CLOSED;
  if (terrain === TRENCH && trenches && gait === WHEELS) return CLOSED;
  if (terrain === FOREST) return 3;
  return terrain === ROAD || terrain === BRIDGE ? 1 : 2;
}

/** The hexes a unit counts as standing on: its whole trench, where trenches are terrain. */
export function standsOn(field: Field, trenches: boolean, unit: UnitDocument): number[] {
  const place = hexNumber(unit.at);
  const trench = field.trenchOf[place];
  if (!trenches || !trench || !sheetOf(unit).tags.includes("foot")) return [place];
  return field.hexes.filter((hex) => field.trenchOf[hex] === trench);
}

/** The hexes where a unit of this side, on the ground or in the air, is in contact (T3.7). */
export function contacts(
  field: Field,
  position: TrenchPosition,
  side: number,
  inAir: boolean,
): Set<number> {
  const trenches = position.options.trenches ?? false;
  const found = new Set<number>();
  for (const enemy of position.units) {
    const place = hexNumber(enemy.at);
    if (place < 0 || sideOf(enemy.nation) === side) continue;
    const sheet = sheetOf(enemy);
    if (sheet.tags.includes("foot") && field.terrain[place] === WATER) continue;
    if ((inAir ? sheet.air[0] : sheet.ground[0]) !== 1) continue;
    for (const part of standsOn(field, trenches, enemy)) {
      for (const hex of field.near[part] ?? []) if (hex >= 0) found.add(hex);
    }
  }
  return found;
}

interface Node {
  cost: number;
  from: number;
}

/** Every hex a unit can reach now, with its cost and the way there. */
export function walk(
  field: Field,
  position: TrenchPosition,
  unit: UnitDocument,
): Map<number, Arrival> {
  const sheet = sheetOf(unit);
  const side = sideOf(unit.nation);
  const trenches = position.options.trenches ?? false;
  const steps = field.terrain.map((terrain) => step(terrain, sheet.gait, trenches));
  const contact = contacts(field, position, side, sheet.gait === AIR);
  for (const enemy of position.units) {
    const place = hexNumber(enemy.at);
    if (place < 0 || sideOf(enemy.nation) === side) continue;
    steps[place] = CLOSED;
    const held = standsOn(field, trenches, enemy);
    if (sheet.gait !== AIR && held.length > 1) for (const hex of held) steps[hex] = CLOSED;
  }
  const mined = new Set(
    sheet.gait === AIR || sheet.gait === BOAT
      ? []
      : position.mines.filter((mine) => sideOf(mine.nation) !== side).map((m) => hexNumber(m.hex)),
  );
  const free = new Map<number, Node>();
  const stopped = new Map<number, Node>();
  const queue: number[][] = Array.from({ length: sheet.speed + 1 }, () => []);

  function stepOut(around: number[], from: number, cost: number, inContact: boolean): void {
    const left = sheet.speed - cost;
    for (const hex of around) {
      if (hex < 0) continue;
      let price = steps[hex] ?? CLOSED;
      if (price > left) {
        if (price === WHOLE_MOVE && cost === 0) stop(hex, sheet.speed, from);
        if (left !== 1 || price !== 2) continue;
        price = 1;
      }
      const total = cost + price;
      if ((free.get(hex)?.cost ?? FAR) <= total) continue;
      if ((inContact && contact.has(hex)) || mined.has(hex)) stop(hex, total, from);
      else {
        free.set(hex, { cost: total, from });
        queue[total]?.push(hex);
      }
    }
  }
  function stop(hex: number, cost: number, from: number): void {
    if (cost < (stopped.get(hex)?.cost ?? FAR)) stopped.set(hex, { cost, from });
  }

  const place = hexNumber(unit.at);
  const sources = place >= 0 ? standsOn(field, trenches, unit) : [];
  if (place >= 0) {
    for (const source of sources) free.set(source, { cost: 0, from: source });
    const inContact = sources.some((source) => contact.has(source));
    for (const source of sources) stepOut(field.near[source] ?? [], source, 0, inContact);
  } else if (unit.at.startsWith("fort ")) {
    stepOut(field.forts[Number(unit.at.slice(5)) - 1]?.doors ?? [], -1, 0, false);
  }
  for (let cost = 1; cost < sheet.speed; cost++) {
    for (const hex of queue[cost] ?? []) {
      if (free.get(hex)?.cost === cost) stepOut(field.near[hex] ?? [], hex, cost, contact.has(hex));
    }
  }

  const found = new Map<number, Arrival>();
  for (const hex of new Set([...free.keys(), ...stopped.keys()])) {
    if (sources.includes(hex)) {
      // From one hex of its trench to another.
      if (hex !== place) found.set(hex, { cost: 0, stopped: false, path: [place, hex] });
      continue;
    }
    const node = free.get(hex) ?? stopped.get(hex);
    if (!node) continue;
    const path = [hex];
    let at = node.from;
    while (at >= 0) {
      path.push(at);
      if (sources.includes(at)) break;
      at = free.get(at)?.from ?? -1;
    }
    const stops = !free.has(hex) || (contact.has(hex) && node.cost < sheet.speed);
    found.set(hex, { cost: node.cost, stopped: stops, path: path.reverse() });
  }
  return found;
}

/** Half points as people count them: 1½. */
export function points(half: number): string {
  const whole = Math.floor(half / 2);
  return half % 2 ? `${whole || ""}½` : String(whole);
}
