/** The map in the browser: hexes, terrain, forts and where they lie on the paper. */

import { type OwnMap, TERRAIN_KEYS } from "../../generated/trench-club";
import { DRAWINGS } from "../../generated/trench-club-field";
import { COLUMNS, ROWS } from "./names";
import { turned } from "./turning.svelte";

const HALF = 13;
const HALF_FORTS = 7;
const HALF_STARTS = 6;

/** Half the height and half the width of a hex, and the paper around the map. */
export const RADIUS = 30;
export const HALF_WIDTH = 26;
export const MARGIN = 44;

export const FOREST = 1;
export const ROAD = 2;
export const BRIDGE = 3;
export const WATER = 4;
export const TRENCH = 5;
export const FORT = 6;
export const ENTRANCE = 7;
const SIGNS: Record<string, number> = { ".": 0, "^": 1, "=": 2, "%": 3, "~": 4, ":": 5 };

export interface Point {
  x: number;
  y: number;
}

export interface Field {
  name: string;
  columns: number;
  width: number;
  height: number;
  hexes: number[];
  /** By hex: its terrain, -1 off the map; its fort and its trench, -1 for none. */
  terrain: number[];
  fortOf: number[];
  trenchOf: string[];
  near: number[][];
  /** By number of a start. */
  starts: Map<number, number>;
  forts: { body: number[]; gates: number[]; doors: number[]; middle: Point }[];
}

/** The middle of a hex on paper that is not turned: north is up. */
function northUp(hex: number): Point {
  const row = Math.floor(hex / COLUMNS);
  const x = MARGIN + HALF_WIDTH * (2 * (hex % COLUMNS) + 1 + (row % 2));
  return { x, y: MARGIN + RADIUS + 1.5 * RADIUS * row };
}
/** How wide paper for so many columns is. */
const breadth = (columns: number) => 2 * MARGIN + HALF_WIDTH * (2 * columns + 1);
const length = 2 * MARGIN + 1.5 * RADIUS * ROWS + RADIUS / 2;

/** The middle of a hex as the map is drawn; only a half is ever turned. */
export function centre(hex: number): Point {
  const { x, y } = northUp(hex);
  return turned() ? { x: y, y: breadth(HALF) - x } : { x, y };
}

export function corners(hex: number, share = 1): string {
  const { x, y } = centre(hex);
  const [w, r] = [HALF_WIDTH * share, RADIUS * share];
  const around = [
    [0, -r],
    [w, -r / 2],
    [w, r / 2],
    [0, r],
    [-w, r / 2],
    [-w, -r / 2],
  ] as const;
  return around
    .map(([dx, dy]) => (turned() ? `${x + dy},${y - dx}` : `${x + dx},${y + dy}`))
    .join(" ");
}

/** The hex at a point of the paper, or -1. */
export function hexAt(field: Field, { x, y }: Point): number {
  let found = -1;
  let nearest = RADIUS * RADIUS;
  for (const hex of field.hexes) {
    const { x: cx, y: cy } = centre(hex);
    const away = (x - cx) ** 2 + (y - cy) ** 2;
    if (away < nearest) [found, nearest] = [hex, away];
  }
  return found;
}

/** The six neighbours clockwise from north-east, -1 where the map ends. */
export function neighbours(hex: number, columns: number): number[] {
  const row = Math.floor(hex / COLUMNS);
  const column = hex % COLUMNS;
  const east = row % 2;
  const steps = [
    [east, -1],
    [1, 0],
    [east, 1],
    [east - 1, 1],
    [-1, 0],
    [east - 1, -1],
  ];
  return steps.map(([right = 0, down = 0]) => {
    const [c, r] = [column + right, row + down];
    return c >= 0 && c < columns && r >= 0 && r < ROWS ? r * COLUMNS + c : -1;
  });
}

function halfTurn(hex: number): number {
  return (ROWS - 1 - Math.floor(hex / COLUMNS)) * COLUMNS + COLUMNS - 1 - (hex % COLUMNS);
}

/** The field of a map of the game, or of one that somebody drew. */
export function openField(map: string | OwnMap, whole: boolean): Field {
  const drawing = typeof map === "string" ? (DRAWINGS[map] ?? { name: map, rows: [] }) : map;
  const columns = whole ? COLUMNS : HALF;
  const cells: string[] = Array(ROWS * COLUMNS).fill("");
  drawing.rows.forEach((line, row) => {
    line
      .trim()
      .split(/\s+/)
      .forEach((sign, column) => {
        const hex = row * COLUMNS + column;
        cells[hex] = sign;
        if (whole) cells[halfTurn(hex)] = sign;
      });
  });
  const hexes = cells.flatMap((sign, hex) => (sign ? [hex] : []));
  const field: Field = {
    name: drawing.name,
    columns,
    width: turned() && !whole ? length : breadth(columns),
    height: turned() && !whole ? breadth(columns) : length,
    hexes,
    terrain: cells.map(() => -1),
    fortOf: cells.map(() => -1),
    trenchOf: cells.map(() => ""),
    near: cells.map((sign, hex) => (sign ? neighbours(hex, columns) : [])),
    starts: new Map(),
    forts: Array.from({ length: HALF_FORTS * (whole ? 2 : 1) }, () => ({
      body: [],
      gates: [],
      doors: [],
      middle: { x: 0, y: 0 },
    })),
  };
  for (const hex of hexes) read(field, hex, cells[hex] ?? "");
  for (const fort of field.forts) finish(field, fort);
  return field;
}

function read(field: Field, hex: number, cell: string): void {
  const east = hex % COLUMNS >= HALF ? 1 : 0;
  const [sign = "", mark = ""] = cell;
  if (mark === "@" || mark === "+") {
    const fort = sign.charCodeAt(0) - 65 + HALF_FORTS * east;
    field.fortOf[hex] = fort;
    field.terrain[hex] = mark === "@" ? FORT : ENTRANCE;
    field.forts[fort]?.[mark === "@" ? "body" : "gates"].push(hex);
    return;
  }
  field.terrain[hex] = SIGNS[sign] ?? 0;
  if (sign === ":") field.trenchOf[hex] = `${mark}${east}`;
  else if (mark) field.starts.set(Number(mark) + HALF_STARTS * east, hex);
}

function finish(field: Field, fort: Field["forts"][number]): void {
  const around = fort.gates.flatMap((gate) => field.near[gate] ?? []);
  fort.doors = [...new Set(around)].filter((hex) => hex >= 0 && (field.fortOf[hex] ?? -1) < 0);
  fort.middle = mean([...fort.body, ...fort.gates].map(centre));
}

function mean(points: Point[]): Point {
  const of = (one: (point: Point) => number) =>
    points.reduce((sum, point) => sum + one(point), 0) / points.length;
  return { x: of(({ x }) => x), y: of(({ y }) => y) };
}

export function terrainKey(field: Field, hex: number): string {
  return TERRAIN_KEYS[field.terrain[hex] ?? 0] ?? "open";
}

/** How many forts win (T7.1). */
export function fortsToWin(field: Field): number {
  return field.columns === HALF ? 5 : 9;
}

/** Steps from hex to hex, whatever lies between. */
export function distance(from: number, to: number): number {
  const cube = (hex: number) => {
    const row = Math.floor(hex / COLUMNS);
    const q = (hex % COLUMNS) - (row - (row % 2)) / 2;
    return { q, r: row, s: -q - row };
  };
  const [a, b] = [cube(from), cube(to)];
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.s - b.s));
}

/** The eight directions, clockwise from east, as messages name them. */
const DIRECTIONS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"];

/** The fort that is nearest to a hex, and where the hex lies from there. */
export function bearing(field: Field, hex: number): { fort: number; away: number; way: string } {
  const best = { fort: -1, away: Number.POSITIVE_INFINITY, way: "" };
  field.forts.forEach((fort, number) => {
    const away = Math.min(...[...fort.body, ...fort.gates].map((one) => distance(hex, one)));
    if (away >= best.away) return;
    const [{ x, y }, middle] = [northUp(hex), mean([...fort.body, ...fort.gates].map(northUp))];
    const turn = Math.atan2(y - middle.y, x - middle.x) / (Math.PI / 4);
    Object.assign(best, { fort: number, away, way: DIRECTIONS[(Math.round(turn) + 8) % 8] });
  });
  return best;
}
