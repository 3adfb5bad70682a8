/**
 * Random games, streamed from the rules themselves: folding what is told must give what is seen.
 * TABLEE_GAMES says how many of each game; TABLEE_PYTHON which Python plays them.
 */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Narrator } from "../games/narrator";
import { addTexts, speak } from "../lib/texts.svelte";
import { canonical, type Script, shotsOf, type Teller } from "../table/beat";
import type { EventDocument } from "../table/model.svelte";

type Told = Pick<Script, "fold" | "opening" | "beat" | "unfolded" | "silent">;
export interface Played {
  script: Told;
  narrator: (names: string[]) => Narrator;
  /** What is wrong with a board that cannot be. */
  impossible: (view: never) => string;
}
const NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"];
const GAMES = Number(process.env.TABLEE_GAMES ?? 40);
const PYTHON = process.env.TABLEE_PYTHON ?? "python3";
const FOLDER = fileURLToPath(new URL("../../..", import.meta.url));

interface Line {
  game?: string;
  kinds?: Record<string, string[]>;
  seed?: number;
  options: Record<string, unknown>;
  observers: number[];
  line: number;
  events: EventDocument[][];
  open: EventDocument[];
  views: object[];
}

/** The first field in which two views differ, by its path. */
function difference(one: unknown, other: unknown, left: string[], path = ""): string {
  if (canonical(one, left, path) === canonical(other, left, path)) return "";
  if (!one || !other || typeof one !== "object" || typeof other !== "object") {
    return `${path}: folded ${JSON.stringify(one)}, seen ${JSON.stringify(other)}`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const deep = Array.isArray(one) ? path : path ? `${path}.${key}` : key;
    if (left.includes(deep)) continue;
    const [here, there] = [one, other].map((found) => (found as Record<string, unknown>)[key]);
    const found = difference(here, there, left, deep);
    if (found) return Array.isArray(one) ? `[${key}] ${found}` : found;
  }
  return path;
}

class Watcher {
  views: object[] = [];
  options: Record<string, unknown> = {};
  observers: number[] = [];
  seed = 0;
  steps = 0;

  constructor(readonly played: Played) {}

  begin(line: Line): void {
    Object.assign(this, { views: line.views, options: line.options, observers: line.observers });
    this.seed = line.seed as number;
    // Where a game says how its board looks before the set-up, that leads to the first view too.
    const { opening } = this.played.script;
    if (!opening) return;
    this.views = line.views.map((view) => opening(view) as object);
    this.follow(line);
  }

  follow(line: Line): void {
    for (const [place, observer] of this.observers.entries()) this.check(line, observer, place);
    this.views = line.views;
  }

  /** A kind of event that was added to the rules is to be added here. */
  knows(kind: string, fields: string[]): void {
    const values = fields.map((field) => [field.replace("*", ""), field.endsWith("*") ? [0] : 0]);
    const event = { event: kind, ...Object.fromEntries(values) };
    const teller = { narrator: this.played.narrator(NAMES), options: {}, seat: 0, long: false };
    const { fold, beat } = this.played.script;
    expect(() => fold(this.views[0], event, {}), kind).not.toThrow();
    expect(() => beat([event, event, event], this.views[0], teller), kind).not.toThrow();
  }

  private check(line: Line, observer: number, place: number): void {
    const { script, narrator, impossible } = this.played;
    const at = `seed ${this.seed}, line ${line.line}, observer ${observer}`;
    const teller: Teller = {
      narrator: narrator(NAMES),
      options: this.options,
      seat: observer,
      long: false,
    };
    const told = line.events[place] as EventDocument[];
    const keys = told.map((_, nth) => String(nth));
    const shots = shotsOf(script as Script, told, this.views[place], teller, line.line, keys);
    const after = shots.at(-1)?.after ?? this.views[place];
    // Nothing can be folded where nothing was told.
    if (!told.length) return;
    const wrong = difference(after, line.views[place], script.unfolded);
    if (wrong) throw new Error(`${at}: ${wrong} after ${told.map(({ event }) => event)}`);
    if (JSON.stringify(line.open) !== JSON.stringify(told)) {
      const fold = (view: unknown, event: EventDocument) => script.fold(view, event, this.options);
      const open = line.open.reduce<unknown>(fold, this.views[place]);
      const leaked = difference(open, after, script.unfolded);
      if (leaked) throw new Error(`${at}: the open replay is folded otherwise: ${leaked}`);
    }
    if (shots.flatMap(({ beat }) => beat.events).some((event, nth) => event !== told[nth])) {
      throw new Error(`${at}: beats lose or change events`);
    }
    for (const { beat, after: board } of shots) {
      this.steps += 1;
      const cannot = impossible(board as never);
      if (cannot) throw new Error(`${at}: ${cannot} after ${beat.events[0]?.event}`);
      const words = [beat.banner?.words, beat.banner?.more, beat.sentence].join(" ");
      if (words.includes("[")) throw new Error(`${at}: there is no message ${words}`);
      const silent = beat.events.every(({ event }) => script.silent.includes(event));
      if (silent !== (beat.size === "silent")) throw new Error(`${at}: what is silent is listed`);
    }
  }
}

async function watch(game: string, played: Played): Promise<[Watcher, Record<string, string[]>]> {
  const watcher = new Watcher(played);
  const script = "scripts/web_games.py";
  const args = [script, game, "--games", String(GAMES)];
  const child = spawn(PYTHON, args, { cwd: FOLDER, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.on("close", resolve));
  let kinds: Record<string, string[]> = {};
  try {
    for await (const text of createInterface({ input: child.stdout })) {
      const line = JSON.parse(text) as Line;
      if (line.kinds) kinds = line.kinds;
      else if (line.seed !== undefined) watcher.begin(line);
      else watcher.follow(line);
    }
  } finally {
    child.kill();
  }
  expect(await ended).toBe(0);
  return [watcher, kinds];
}

/** Play games and compare each view with the one before and what was told. */
export function follows(game: string, played: Played): void {
  test("what is told, folded, is what is seen", { timeout: 3_600_000 }, async () => {
    await speak("en");
    await addTexts(`banner-${game}`);
    const [watcher, kinds] = await watch(game, played);
    expect(watcher.steps).toBeGreaterThan(0);
    for (const [kind, fields] of Object.entries(kinds)) watcher.knows(kind, fields);
  });
}
