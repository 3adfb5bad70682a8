/** Puzzles that were tried on this device: the streak, and the grade one has come to. */

import type { GameKey } from "../table/model.svelte";
import { keepAt, onKeptElsewhere, readKeptList } from "./kept.svelte";

const KEY = "tablee-puzzles";
export const GRADES = ["easy", "medium", "hard"] as const;
export type Grade = (typeof GRADES)[number];

/** The first answer to a puzzle; it counts, whatever is tried later. */
export interface Tried {
  id: string;
  game: GameKey;
  grade: Grade;
  right: boolean;
  /** In milliseconds since 1970. */
  at: number;
}

/** So many of the last ones at a grade decide: with four right one goes up, with one down. */
const LOOKED_AT = 5;
const UP = 4;
const DOWN = 1;

function read(): Tried[] {
  return readKeptList(KEY, ({ id, game }) => typeof id === "string" && typeof game === "string");
}

let tried: Tried[] = $state.raw(read());
onKeptElsewhere(KEY, () => {
  tried = read();
});

/** Every first answer, the oldest first. */
export function triedPuzzles(): Tried[] {
  return tried;
}

export const firstAnswer = (id: string) => tried.find((one) => one.id === id);

function keep(next: Tried[]): boolean {
  tried = [...next].sort((one, other) => one.at - other.at);
  return keepAt(KEY, tried);
}

export function noteTried(found: Tried): void {
  const stored = read();
  const all = stored.length >= tried.length ? stored : tried;
  if (!all.some(({ id }) => id === found.id)) keep([...all, found]);
}

export function addTried(found: Tried[]): { fresh: number; kept: boolean } {
  const known = new Set(tried.map(({ id }) => id));
  const fresh = found.filter(({ id }) => !known.has(id));
  return { fresh: fresh.length, kept: keep([...tried, ...fresh]) };
}

/** How many were right in a row, to the last one. */
export function streak(all: Tried[] = tried): number {
  const wrong = all.findLastIndex(({ right }) => !right);
  return all.length - 1 - wrong;
}

export function longestStreak(all: Tried[] = tried): number {
  let [best, now] = [0, 0];
  for (const { right } of all) {
    now = right ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}

/** The grade one has come to in a game: up and down by the last five of the present one. */
export function gradeOf(game: GameKey, all: Tried[] = tried): Grade {
  let place = 0;
  let seen: boolean[] = [];
  for (const one of all) {
    if (one.game !== game || one.grade !== GRADES[place]) continue;
    seen = [...seen, one.right].slice(-LOOKED_AT);
    const right = seen.filter(Boolean).length;
    const change = right >= UP ? 1 : seen.length === LOOKED_AT && right <= DOWN ? -1 : 0;
    const next = Math.min(GRADES.length - 1, Math.max(0, place + change));
    if (next !== place) seen = [];
    place = next;
  }
  return GRADES[place] ?? "easy";
}
