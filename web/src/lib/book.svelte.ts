/** My book: the finished games of this device. It is kept here and never sent. */

import type { Outcome } from "../generated/kernel";
import type { DealInfo, DealTerms, Review } from "../generated/server";
import type { GameKey } from "../table/model.svelte";
import { isObject, keepAt, keepingTrouble, onKeptElsewhere, readKeptList } from "./kept.svelte";

const KEY = "tablee-book";

export interface BookSeat {
  name: string;
  /** How strong a computer player is; "" for a person. */
  level: string;
}

/** What a review found of one's own seat, in points; errors are standard errors. */
export interface BookReview {
  judge: string;
  luck: number;
  luckError: number;
  /** What an average decision cost; null where there were too few. */
  skill: number | null;
  skillError: number;
  decisions: number;
  level: string;
}

/** The deal that a game was, and how others at the server did when one last looked. */
export interface BookDeal {
  name: string;
  /** Only the first try counts. */
  first: boolean;
  compared?: { better: number; level: number; worse: number };
}

export interface BookGame {
  /** The table's name. */
  id: string;
  game: GameKey;
  /** When it was seen to be over, in milliseconds since 1970. */
  at: number;
  seat: number;
  seats: BookSeat[];
  options: Record<string, unknown>;
  outcome: Outcome;
  /** What the picture of the end is drawn from, as the game's manifest keeps it. */
  end?: unknown;
  review?: BookReview;
  deal?: BookDeal;
}

/** The deal of a table, as the book keeps it. */
export const bookDeal = (terms?: DealTerms | null): { deal?: BookDeal } =>
  terms ? { deal: { name: terms.name, first: terms.first } } : {};

/** The newest first. */
export const newestFirst = (one: BookGame, other: BookGame) => other.at - one.at;

function read(): BookGame[] {
  return readKeptList(KEY, ({ id, game, at, seats, outcome }) => {
    const { winners, scores, args } = Object(outcome);
    const named = typeof id === "string" && typeof game === "string" && Number.isFinite(at);
    const lists = [seats, winners, scores].every(Array.isArray) && isObject(args);
    return named && lists && (seats as unknown[]).every(isObject);
  });
}

let games: BookGame[] = $state.raw(read());
onKeptElsewhere(KEY, () => {
  games = read();
});

export function bookGames(): BookGame[] {
  return games;
}

/** Changes the book as it is now, with what another tab may have written; whether it was kept. */
function change(next: (games: BookGame[]) => BookGame[]): boolean {
  const stored = read();
  // Where nothing can be kept, the page is all there is.
  games = next(stored.length && !keepingTrouble() ? stored : games).sort(newestFirst);
  return keepAt(KEY, games);
}

/** Writes a game down, once; what is learned of it later is added. */
export function writeDown(found: BookGame): boolean {
  const before = games.find(({ id }) => id === found.id);
  if (before && (before.end !== undefined || found.end === undefined)) return true;
  return change((all) => {
    const known = all.find(({ id }) => id === found.id);
    const kept = known ? { ...found, ...known, end: known.end ?? found.end } : found;
    return [kept, ...all.filter(({ id }) => id !== found.id)];
  });
}

/** Notes what the review of a game found of one's own seat. */
export function noteReview(id: string, review: Review): void {
  const game = games.find((one) => one.id === id);
  const own = game && review.seats.find(({ seat }) => seat === game.seat);
  if (!own) return;
  const found: BookReview = {
    judge: review.judge,
    luck: 100 * own.luck,
    luckError: 100 * own.luck_error,
    skill: own.skill === null ? null : 100 * own.skill,
    skillError: 100 * own.skill_error,
    decisions: own.decisions,
    level: own.level,
  };
  change((all) => all.map((one) => (one.id === id ? { ...one, review: found } : one)));
}

/** Notes how the games of a deal compare with others'; also of a game that became one only later. */
export function noteDeal({ name, sides }: DealInfo): void {
  const found = new Map<string, BookDeal>();
  for (const { table, done, better, level, worse } of sides)
    if (done) found.set(table, { name, first: true, compared: { better, level, worse } });
  const isNews = ({ id, deal }: BookGame) =>
    found.has(id) && JSON.stringify(deal) !== JSON.stringify(found.get(id));
  if (games.some(isNews))
    change((all) => all.map((one) => (isNews(one) ? { ...one, deal: found.get(one.id) } : one)));
}

export function strikeOut(id: string): void {
  change((all) => all.filter((one) => one.id !== id));
}

/** Adds games of a file; how many were new, and whether they could be kept. */
export function addGames(found: BookGame[]): { fresh: number; kept: boolean } {
  const known = new Set(games.map(({ id }) => id));
  const fresh = found.filter(({ id }) => !known.has(id));
  return { fresh: fresh.length, kept: change((all) => [...all, ...fresh]) };
}
