/** Learning from mistakes: positions of one's own reviews that come back as questions.
 *
 * All is kept on this device, with what is needed to ask without the server. A question that was
 * answered well is learned; any other comes back after those that wait already.
 */

import type { ReviewedMistake } from "../generated/server";
import type { Position } from "../review/position";

const KEY = "tablee-mistakes";
/** More are not kept: the oldest that are learned go first. */
const MOST = 60;
/** An answer that is this much worse than the best is a mistake again; as in a review. */
const LEAST_MISTAKE = 0.03;

export interface Mistake {
  table: string;
  line: number;
  /** When it was kept, and when it was last asked, in milliseconds since 1970. */
  kept: number;
  asked: number;
  tries: number;
  learned: boolean;
  mistake: ReviewedMistake;
  position: Position;
}

function read(): Mistake[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => one.mistake?.options?.length > 1) : [];
  } catch {
    return [];
  }
}

let known: Mistake[] = $state.raw(read());

export function knownMistakes(): Mistake[] {
  return known;
}

/** What is still to be learned: what was asked longest ago comes first. */
export function questions(mistakes: Mistake[] = known): Mistake[] {
  return mistakes
    .filter((one) => !one.learned)
    .toSorted((one, other) => one.asked - other.asked || one.kept - other.kept);
}

function keep(mistakes: Mistake[]): void {
  const order = (one: Mistake) => (one.learned ? 1 : 0);
  known = mistakes
    .toSorted((one, other) => order(one) - order(other) || other.kept - one.kept)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without storage they are known until the page is closed.
  }
}

const isSame = (one: Mistake, table: string, line: number) =>
  one.table === table && one.line === line;

/** Keep the mistakes of a review. Those that are known keep what was learned of them. */
export function keepMistakes(
  table: string,
  mistakes: ReviewedMistake[],
  positions: Record<number, Position>,
): void {
  const fresh = mistakes.flatMap((mistake): Mistake[] => {
    const position = positions[mistake.line];
    if (!position || mistake.options.length < 2) return [];
    const before = known.find((one) => isSame(one, table, mistake.line));
    const begun = { kept: Date.now(), asked: 0, tries: 0, learned: false };
    return [{ ...begun, ...before, table, line: mistake.line, mistake, position }];
  });
  keep([
    ...fresh,
    ...known.filter((one) => !fresh.some((other) => isSame(other, one.table, one.line))),
  ]);
}

export function forgetMistake({ table, line }: Mistake): void {
  keep(known.filter((one) => !isSame(one, table, line)));
}

/** What an answer gives away against the best one, in points. */
export function lossOf(mistake: ReviewedMistake, move: string): number {
  const best = Math.max(...mistake.options.map(({ score }) => score));
  const chosen =
    mistake.options.find((one) => one.move === move)?.score ?? Number.NEGATIVE_INFINITY;
  return 100 * (best - chosen);
}

/** Note an answer; whether it was a good one. */
export function answerMistake(asked: Mistake, move: string): boolean {
  const well = lossOf(asked.mistake, move) < 100 * LEAST_MISTAKE;
  const noted = { ...asked, asked: Date.now(), tries: asked.tries + 1, learned: well };
  keep(known.map((one) => (isSame(one, asked.table, asked.line) ? noted : one)));
  return well;
}
