/** The book as a file: everything this device keeps of games and puzzles, to take elsewhere. */

import type { BookGame } from "./book.svelte";
import { isTableName } from "./house.svelte";
import type { Tried } from "./puzzle-progress.svelte";
import { say } from "./texts.svelte";

const FORMAT = "tablee-book/1";
/** A file with more faults is not worth reading to its end. */
const MOST_FAULTS = 50;
const GRADES = ["easy", "medium", "hard"];

export interface BookFile {
  games: BookGame[];
  puzzles: Tried[];
}

export class BadBook extends Error {
  constructor(readonly faults: string[]) {
    super(faults[0]);
  }
}

export function bookText(book: BookFile): string {
  return `${JSON.stringify({ format: FORMAT, ...book }, null, 1)}\n`;
}

export function bookFileName(now = new Date()): string {
  return `tablee-${now.toISOString().slice(0, 10)}.json`;
}

/** Reads a file; throws `BadBook` with every fault, and then nothing of it is taken. */
export function readBook(text: string): BookFile {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadBook([say("web-book-fault-json")]);
  }
  const faults = new Faults();
  const whole = faults.object("", found);
  if (whole && whole.format !== FORMAT)
    faults.add("format", say("web-book-fault-format", { format: FORMAT }));
  const games = faults.list("games", whole?.games ?? []);
  const puzzles = faults.list("puzzles", whole?.puzzles ?? []);
  for (const [place, game] of games.entries()) checkGame(faults, `games[${place}]`, game);
  for (const [place, tried] of puzzles.entries()) checkTried(faults, `puzzles[${place}]`, tried);
  checkTwice(faults, "games", games);
  checkTwice(faults, "puzzles", puzzles);
  if (faults.told.length) throw new BadBook(faults.told);
  return { games: games as BookGame[], puzzles: puzzles as Tried[] };
}

class Faults {
  told: string[] = [];

  add(field: string, fault: string): void {
    if (this.told.length < MOST_FAULTS)
      this.told.push(field ? say("web-book-fault", { field, fault }) : fault);
    else if (this.told.length === MOST_FAULTS) this.told.push(say("web-book-fault-more"));
  }
  object(field: string, value: unknown): Record<string, unknown> | null {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
    this.add(field, say("web-book-fault-object"));
    return null;
  }
  list(field: string, value: unknown): unknown[] {
    if (Array.isArray(value)) return value;
    this.add(field, say("web-book-fault-list"));
    return [];
  }
  text(field: string, value: unknown, fits: (text: string) => boolean = () => true): void {
    if (typeof value !== "string") this.add(field, say("web-book-fault-text"));
    else if (!fits(value)) this.add(field, say("web-book-fault-value"));
  }
  number(field: string, value: unknown, least: number, most: number, whole = false): void {
    if (typeof value !== "number" || !Number.isFinite(value))
      this.add(field, say("web-book-fault-number"));
    else if (value < least || value > most || (whole && !Number.isInteger(value)))
      this.add(field, say("web-book-fault-value"));
  }
}

const LATEST = 8.64e15;
const MOST_POINTS = 1e6;

function checkGame(faults: Faults, at: string, value: unknown): void {
  const game = faults.object(at, value);
  if (!game) return;
  faults.text(`${at}.id`, game.id, isTableName);
  faults.text(`${at}.game`, game.game, (key) => /^[a-z0-9-]{1,40}$/.test(key));
  faults.number(`${at}.at`, game.at, 0, LATEST);
  const seats = faults.list(`${at}.seats`, game.seats);
  const last = Math.max(0, seats.length - 1);
  faults.number(`${at}.seat`, game.seat, 0, last, true);
  seats.forEach((one, place) => {
    const seat = faults.object(`${at}.seats[${place}]`, one);
    if (!seat) return;
    faults.text(`${at}.seats[${place}].name`, seat.name, (name) => name.length <= 100);
    faults.text(`${at}.seats[${place}].level`, seat.level, (level) => level.length <= 40);
  });
  faults.object(`${at}.options`, game.options);
  const outcome = faults.object(`${at}.outcome`, game.outcome);
  if (outcome) {
    faults.text(`${at}.outcome.reason`, outcome.reason);
    faults.list(`${at}.outcome.winners`, outcome.winners).forEach((one, place) => {
      faults.number(`${at}.outcome.winners[${place}]`, one, 0, last, true);
    });
    faults.list(`${at}.outcome.scores`, outcome.scores).forEach((one, place) => {
      faults.number(`${at}.outcome.scores[${place}]`, one, 0, 1);
    });
    faults.object(`${at}.outcome.args`, outcome.args);
  }
  if (game.review !== undefined) checkReview(faults, `${at}.review`, game.review);
  if (game.deal !== undefined) checkDeal(faults, `${at}.deal`, game.deal);
}

function checkDeal(faults: Faults, at: string, value: unknown): void {
  const deal = faults.object(at, value);
  if (!deal) return;
  faults.text(`${at}.name`, deal.name, (name) => /^[\w.-]{3,60}$/.test(name));
  if (typeof deal.first !== "boolean") faults.add(`${at}.first`, say("web-book-fault-value"));
  if (deal.compared === undefined) return;
  const compared = faults.object(`${at}.compared`, deal.compared);
  for (const name of ["better", "level", "worse"] as const)
    if (compared) faults.number(`${at}.compared.${name}`, compared[name], 0, MOST_POINTS);
}

function checkReview(faults: Faults, at: string, value: unknown): void {
  const review = faults.object(at, value);
  if (!review) return;
  faults.text(`${at}.judge`, review.judge);
  faults.text(`${at}.level`, review.level);
  for (const name of ["luck", "luckError", "skillError", "decisions"] as const)
    faults.number(`${at}.${name}`, review[name], -MOST_POINTS, MOST_POINTS);
  if (review.skill !== null) faults.number(`${at}.skill`, review.skill, -MOST_POINTS, MOST_POINTS);
}

function checkTwice(faults: Faults, at: string, list: unknown[]): void {
  const ids = list.map((one) => (one as { id?: string } | null)?.id);
  ids.forEach((id, place) => {
    if (id && ids.indexOf(id) < place)
      faults.add(`${at}[${place}].id`, say("web-book-fault-twice"));
  });
}

function checkTried(faults: Faults, at: string, value: unknown): void {
  const tried = faults.object(at, value);
  if (!tried) return;
  faults.text(`${at}.id`, tried.id, (id) => /^[0-9a-f]{8}$/.test(id));
  faults.text(`${at}.game`, tried.game, (key) => /^[a-z0-9-]{1,40}$/.test(key));
  faults.text(`${at}.grade`, tried.grade, (grade) => GRADES.includes(grade));
  faults.number(`${at}.at`, tried.at, 0, LATEST);
  if (typeof tried.right !== "boolean") faults.add(`${at}.right`, say("web-book-fault-value"));
}
