/** The puzzles that come with the games: static files, loaded when somebody wants one. */

import type { Prompt } from "../generated/kernel";
import { firstAnswer, GRADES, type Grade, gradeOf } from "../lib/puzzle-progress.svelte";
import type { GameKey } from "../table/model.svelte";

export interface PuzzleAnswer {
  /** One move, or several in a row. */
  moves: string[];
  score: number;
  behind: number;
  error: number;
  right: boolean;
  reasons: { code: string; args?: Record<string, unknown> }[];
}

export interface Puzzle {
  id: string;
  kind: string;
  grade: Grade;
  names: string[];
  options: Record<string, unknown>;
  seat: number;
  view: Record<string, unknown>;
  prompt: Prompt;
  odds: unknown;
  answers: PuzzleAnswer[];
  exact: boolean;
  found: Record<string, number>;
}

interface Shipped {
  game: GameKey;
  puzzles: Puzzle[];
}

const FILES = import.meta.glob<Shipped>("../../../src/tablee/puzzles/shipped/*.json", {
  import: "default",
});
const keyOf = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".json".length);

/** The games that have puzzles. */
export const withPuzzles = (): GameKey[] => Object.keys(FILES).map(keyOf);

export async function puzzlesOf(game: GameKey): Promise<Puzzle[]> {
  const load = Object.entries(FILES).find(([path]) => keyOf(path) === game)?.[1];
  return load ? (await load()).puzzles : [];
}

/** The next one: not tried yet, as near as can be to the grade one has come to. */
export function nextPuzzle(puzzles: Puzzle[], game: GameKey, but = ""): Puzzle | undefined {
  const wanted = GRADES.indexOf(gradeOf(game));
  const away = (puzzle: Puzzle) => Math.abs(GRADES.indexOf(puzzle.grade) - wanted);
  const others = puzzles.filter(({ id }) => id !== but);
  const fresh = others.filter(({ id }) => !firstAnswer(id));
  const nearest = (some: Puzzle[]) => [...some].sort((one, other) => away(one) - away(other))[0];
  if (fresh.length) return nearest(fresh);
  // All were tried: the one whose last look lies longest back.
  const when = ({ id }: Puzzle) => firstAnswer(id)?.at ?? 0;
  return [...others].sort((one, other) => when(one) - when(other))[0] ?? puzzles[0];
}

/** Right answers come first, then the others as they are worth. */
export function byWorth(answers: PuzzleAnswer[]): PuzzleAnswer[] {
  return [...answers].sort((one, other) => one.behind - other.behind);
}
