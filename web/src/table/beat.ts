/** Beats: what is shown of what happened, and what a game gives the stage to show it. */

import type { Component } from "svelte";
import type { Narrator } from "../games/narrator";
import type { Cue } from "../lib/sound";
import type { EventDocument, LogItem } from "./model.svelte";

/** Big: stops everything under a banner. Small: something moves. Silent: only the log has it. */
export type Size = "big" | "small" | "silent";

/** Something that travels over the board, by the marks of where it starts, passes and lands. */
export interface Flight {
  /** What it looks like, for the game's own component. */
  ghost: Record<string, unknown>;
  way: string[];
  /** When it starts, in milliseconds of its part. */
  delay?: number;
}

/** A stretch of a beat. */
export interface Part {
  ms: number;
  flights?: Flight[];
  /** The board at that moment, where it is not as before. */
  view?: unknown;
  cue?: Cue;
  /** What only the game's own board understands. */
  data?: unknown;
  /** What stands over the board already now; such a part is shown without motion too. */
  banner?: Banner;
  /** How many of the beat's dice lie there; a part with dice is shown without motion too. */
  dice?: number;
}

export interface Banner {
  words: string;
  /** A smaller line below. */
  more?: string;
  /** How it looks: a name for the game's style sheet. */
  tone?: string;
  /** Whether paper rains over the board. */
  rain?: boolean;
}

export interface Beat {
  events: EventDocument[];
  size: Size;
  /** Before it lands: the board is still as it was. */
  show: Part[];
  /** How long it stands once it has landed, in milliseconds. */
  hold: number;
  /** Step by step after the hold; the board only then becomes what the events made of it. */
  after?: Part[];
  banner?: Banner;
  /** What the strip says, if not the log's own sentence. */
  sentence?: string;
  /** The sound of its landing. */
  cue?: Cue;
  /** Whose doing it is. */
  seat?: number;
  /** The icon of its row in a digest. */
  sign?: string;
  /** The least time that it takes when it is quickened. */
  least?: number;
  /** The least time that it is held once it has landed, if that is more than of others. */
  stands?: number;
}

/** What a game's beats are told by. */
export interface Teller {
  narrator: Narrator;
  options: Record<string, unknown>;
  /** Whose eyes they are seen with; -1 for a spectator. */
  seat: number;
  /** Where more has happened than can be shown one by one. */
  long: boolean;
}

/** What happened in a mission or a turn, on a small card. */
export interface Chapter {
  title: string;
  rows: ChapterRow[];
}
export interface ChapterRow {
  /** Who or what it is about. */
  label: string;
  /** Cards by their signs, with their names. */
  signs: { sign: string; words: string }[];
  words: string;
  /** The lines of the log that it tells, to be shown again. */
  items: LogItem[];
}

/** What a game gives the stage. */
export interface Script {
  /** The view after an event; knows what events do, not what is allowed. */
  // biome-ignore lint/suspicious/noExplicitAny: each game folds its own view
  fold: (view: any, event: EventDocument, options: Record<string, unknown>) => unknown;
  /** The board before the set-up, from the first view; where it is missing, that view itself. */
  // biome-ignore lint/suspicious/noExplicitAny: each game opens its own view
  opening?: (view: any) => unknown;
  /** The next beat: some of the first of these events. */
  // biome-ignore lint/suspicious/noExplicitAny: each game shows its own view
  beat: (events: EventDocument[], view: any, teller: Teller) => Beat;
  /** What of a view belongs to the question and is not folded: names, deep ones with a dot. */
  unfolded: string[];
  /** The last mission or turn that has ended, from what the log tells. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own narrator
  chapter?: (log: LogItem[], narrator: any) => Chapter | null;
  /** Events that are never told by themselves. */
  silent: string[];
  /** What travels over the board, where something does. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own ghosts
  Ghost?: Component<any>;
}

/** A beat with the board before and after it. */
export interface Shot {
  key: string;
  beat: Beat;
  before: unknown;
  after: unknown;
  /** The lines of the log that it tells. */
  keys: string[];
}

/** All beats of some events. */
export function shotsOf(
  script: Script,
  events: EventDocument[],
  before: unknown,
  teller: Teller,
  seq: number,
  keys: string[],
): Shot[] {
  const shots: Shot[] = [];
  let view = before;
  for (let told = 0; told < events.length; ) {
    const beat = script.beat(events.slice(told), view, teller);
    const after = beat.events.reduce(
      (found, event) => script.fold(found, event, teller.options),
      view,
    );
    shots.push({
      key: `${seq}.${shots.length}`,
      beat,
      before: view,
      after,
      keys: keys.slice(told, told + beat.events.length),
    });
    told += beat.events.length;
    view = after;
  }
  return shots;
}

/** The least that a big beat is held, where it does not say so itself. */
export const BIG = 800;

/** How long a beat stands at the usual pace however much is quickened, in milliseconds. */
export const standing = ({ size, stands, least }: Beat) =>
  Math.max(size === "big" ? (stands ?? BIG) : 0, least ?? 0);

const time = (parts: Part[]) => parts.reduce((sum, part) => sum + part.ms, 0);

/** Whether a part tells something that is to be seen without motion too. */
export const isStill = (part: Part) => Boolean(part.dice || part.banner);

/** How long a beat takes, in milliseconds; without motion only what cannot be left out. */
export function lengthOf(beat: Beat, still = false): number {
  const show = still ? beat.show.filter(isStill) : beat.show;
  return time(show) + beat.hold + (still ? 0 : time(beat.after ?? []));
}

/** A view in one form, without what belongs to the question: to be compared. */
export function canonical(value: unknown, left: string[] = [], path = ""): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, left, path)).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const kept = Object.entries(value)
    .map(([key, found]): [string, unknown] => [path ? `${path}.${key}` : key, found])
    .filter(([key, found]) => found !== undefined && !left.includes(key))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${kept.map(([key, found]) => `"${key}":${canonical(found, left, key)}`).join()}}`;
}
