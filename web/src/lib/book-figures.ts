/** What a book comes to: results by what was played, and with whom. */

import { manifestOf } from "../games/manifests";
import { variantWords } from "../table/variants";
import type { BookGame } from "./book.svelte";

/** Half the width of a 95 % interval, in standard errors. */
export const Z95 = 1.96;

export interface Score {
  label: string;
  played: number;
  /** Points: a win is one, a draw half. */
  points: number;
}

export const pointsOf = ({ outcome, seat }: BookGame) => outcome.scores[seat] ?? 0;
export const isWon = ({ outcome, seat }: BookGame) => outcome.winners.includes(seat);

/** The share of wins with half the width of its 95 % interval (Wilson's, which holds for few). */
export function share({ played, points }: Score): { percent: number; error: number } {
  const square = Z95 * Z95;
  const mean = played ? points / played : 0;
  const half =
    (Z95 * Math.sqrt((mean * (1 - mean)) / played + square / (4 * played * played))) /
    (1 + square / played);
  return { percent: Math.round(100 * mean), error: Math.ceil(100 * half) };
}

/** Counts games under each of the labels they bear; most played first. */
export function counted(games: BookGame[], labels: (game: BookGame) => string[]): Score[] {
  const found = new Map<string, Score>();
  for (const game of games) {
    for (const label of new Set(labels(game))) {
      const score = found.get(label) ?? { label, played: 0, points: 0 };
      found.set(label, { label, played: score.played + 1, points: score.points + pointsOf(game) });
    }
  }
  return [...found.values()].sort((one, other) => other.played - one.played);
}

/** The levels of the computer players there; none where only people played. */
export function levelsOf({ seats, seat }: BookGame): string[] {
  return seats.flatMap(({ level }, place) => (place !== seat && level ? [level] : []));
}

/** The others, by name: people only, for computer players are called anything. */
export function peopleOf({ seats, seat }: BookGame): string[] {
  return seats.flatMap(({ name, level }, place) =>
    place !== seat && !level && name ? [name] : [],
  );
}

/** What was played, in words: the first options and every variant. */
export function variantsOf({ game, options }: BookGame): string[] {
  return [...manifestOf(game).optionWords(options), ...variantWords(game, options)];
}
