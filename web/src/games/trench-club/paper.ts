/** The drawing of the map as a few long paths, so that the browser paints it once. */

import {
  BRIDGE,
  centre,
  corners,
  type Field,
  FOREST,
  HALF_WIDTH,
  type Point,
  RADIUS,
  ROAD,
  TRENCH,
  WATER,
} from "./field";
import { turned } from "./turning.svelte";

const HALF_COLUMNS = 13;

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function outline(hexes: number[]): string {
  return hexes.map((hex) => `M${corners(hex)}Z`).join("");
}

/** Pairs of neighbours that both have one of these terrains. */
function joints(field: Field, terrains: number[]): [number, number][] {
  const here = (hex: number) => terrains.includes(field.terrain[hex] ?? -1);
  return field.hexes.flatMap((hex) =>
    here(hex)
      ? (field.near[hex] ?? [])
          .filter((other) => other > hex && here(other))
          .map((other): [number, number] => [hex, other])
      : [],
  );
}

/** Lines between neighbours, and to the edge of the paper where a line meets the map's edge. */
export function lines(field: Field, terrains: number[]): string {
  const drawn = joints(field, terrains).map(([a, b]) => `M${at(centre(a))}L${at(centre(b))}`);
  for (const hex of field.hexes) {
    if (!terrains.includes(field.terrain[hex] ?? -1)) continue;
    const around = (field.near[hex] ?? []).filter((other) => other >= 0);
    const joined = around.filter((other) => terrains.includes(field.terrain[other] ?? -1));
    const { x, y } = centre(hex);
    if (around.length < 6 && joined.length < 2)
      drawn.push(`M${at({ x, y })}${toEdge(field, x, y)}`);
    else if (!joined.length && field.terrain[hex] !== BRIDGE)
      drawn.push(`M${at({ x: x - 12, y })}h24`);
  }
  return drawn.join("");
}

function toEdge(field: Field, x: number, y: number): string {
  if (turned()) {
    if (y > field.height - 2.5 * HALF_WIDTH - 40) return "v36";
    if (y < 2.5 * HALF_WIDTH + 40) return "v-36";
    return x < field.width / 2 ? `h${-RADIUS}` : `h${RADIUS}`;
  }
  const left = x < 2.5 * HALF_WIDTH + 40;
  const right = x > field.width - 2.5 * HALF_WIDTH - 40;
  if (left) return "h-36";
  if (right) return "h36";
  return y < field.height / 2 ? `v${-RADIUS}` : `v${RADIUS}`;
}

export const water = (field: Field) => lines(field, [WATER, BRIDGE]);
export const roads = (field: Field) => lines(field, [ROAD, BRIDGE]);

/** A trench: a crenellated line, square teeth on one side and the other. */
export function trenches(field: Field): string {
  const teeth = 6;
  const height = 5;
  return joints(field, [TRENCH])
    .filter(([a, b]) => field.trenchOf[a] === field.trenchOf[b])
    .map(([a, b]) => {
      const [from, to] = [centre(a), centre(b)];
      const [dx, dy] = [(to.x - from.x) / teeth, (to.y - from.y) / teeth];
      const long = Math.hypot(dx, dy);
      const up = { x: (-dy / long) * height, y: (dx / long) * height };
      let path = `M${at(from)}`;
      for (let tooth = 0; tooth < teeth; tooth++) {
        const sign = tooth % 2 ? -1 : 1;
        const start = { x: from.x + dx * tooth, y: from.y + dy * tooth };
        path += `L${at({ x: start.x + sign * up.x, y: start.y + sign * up.y })}`;
        path += `L${at({ x: start.x + dx + sign * up.x, y: start.y + dy + sign * up.y })}`;
      }
      return `${path}L${at(to)}`;
    })
    .join("");
}

/** A number from 0 to 1 that is always the same for the same hex and place. */
function scatter(hex: number, place: number): number {
  const value = Math.sin(hex * 127.1 + place * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

const TREES = [
  [-15, -9],
  [0, -14],
  [14, -8],
  [-8, 3],
  [8, 4],
  [-16, 13],
  [1, 16],
  [16, 14],
];

/** Conifers: dark crowns, and the lit side of each. */
export function conifers(field: Field): { crowns: string; light: string; snow: string } {
  let [crowns, light, snow] = ["", "", ""];
  for (const hex of field.hexes) {
    if (field.terrain[hex] !== FOREST) continue;
    const middle = centre(hex);
    TREES.forEach(([dx = 0, dy = 0], place) => {
      const x = middle.x + dx + 5 * (scatter(hex, place) - 0.5);
      const y = middle.y + dy + 4 * (scatter(hex, place + 9) - 0.5);
      const tall = 8 + 3 * scatter(hex, place + 20);
      const wide = tall * 0.46;
      crowns += `M${at({ x, y: y - tall })}l${wide} ${tall * 0.75}h${-wide * 0.35}l${wide * 0.6} ${tall * 0.6}h${-wide * 2.5}l${wide * 0.6} ${-tall * 0.6}h${-wide * 0.35}z`;
      light += `M${at({ x, y: y - tall })}l${-wide} ${tall * 0.75}h${wide * 0.35}l${-wide * 0.6} ${tall * 0.6}h${wide * 1.25}z`;
      if (isSnow(hex))
        snow += `M${at({ x, y: y - tall - 0.5 })}l${wide * 0.6} ${tall * 0.5}h${-wide * 1.2}z`;
    });
  }
  return { crowns, light, snow };
}

/** The eastern half lies under snow. */
export function isSnow(hex: number): boolean {
  return hex % 26 >= HALF_COLUMNS;
}

/** Small strokes of grass on open ground, so that the paper is not empty. */
export function tufts(field: Field): string {
  return field.hexes
    .filter((hex) => field.terrain[hex] === 0 && scatter(hex, 3) > 0.45)
    .map((hex) => {
      const { x, y } = centre(hex);
      const to = { x: x + 26 * (scatter(hex, 1) - 0.5), y: y + 22 * (scatter(hex, 2) - 0.5) };
      return `M${at(to)}l-2 -4m4 4l0 -5m4 5l2 -4`;
    })
    .join("");
}

/** A star-shaped fort around a point, eight bastions. */
export function star(middle: Point, outer: number, inner: number): string {
  const tips = Array.from({ length: 16 }, (_, place) => {
    const angle = (Math.PI / 8) * place + Math.PI / 8;
    const radius = place % 2 ? inner : outer;
    return at({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
  });
  return `M${tips.join("L")}Z`;
}

/** Planks across the road on a bridge: its middle and angle. */
export function bridges(field: Field): { x: number; y: number; angle: number }[] {
  return field.hexes
    .filter((hex) => field.terrain[hex] === BRIDGE)
    .map((hex) => {
      const here = centre(hex);
      const around = (field.near[hex] ?? []).filter((other) => other >= 0);
      const wet = around.filter((other) => field.terrain[other] === WATER).map(centre);
      const road = around.filter((other) => field.terrain[other] === ROAD).map(centre);
      const dry = road.length ? road : wet;
      const from = dry[0] ?? here;
      const to = dry[1] ?? here;
      const turn = road.length ? 0 : 90;
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + turn;
      return { ...here, angle };
    });
}
