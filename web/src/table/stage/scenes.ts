/** What the stage is handed, and the acts that it makes of it: beats in their order, each with its board. */

import {
  type Beat,
  canonical,
  lengthOf,
  type Script,
  type Shot,
  shotsOf,
  type Teller,
} from "../beat";
import type { EventDocument } from "../model.svelte";

/** What the stage needs of a table. */
export interface Host {
  /** The board that is seen. */
  view: unknown;
  readonly mine: boolean;
  readonly over: boolean;
  /** Everything as the server says, with its question. */
  present(): void;
  /** No question while beats run. */
  unask(): void;
  /** The log is to be told anew: some of its lines have been shown. */
  retell(): void;
  teller(): Omit<Teller, "long">;
  /** How much time this seat has left, in milliseconds; null without a clock. */
  timeLeft(): number | null;
}

/** What one entry of the table's log brought. */
export interface Scene {
  seq: number;
  events: EventDocument[];
  /** The lines of the log that tell these events. */
  keys: string[];
  /** Whose move it was, -1 for nobody's. */
  by: number;
  /** Whether it is a move of whoever looks at this table. */
  own: boolean;
}

/** A row of what happened while nothing was played. */
export interface Row {
  key: string;
  text: string;
  sign: string;
  big: boolean;
  shot: Shot;
}

/** What one scene is played as. */
export interface Act {
  by: number;
  /** The beats still to come. */
  shots: Shot[];
  /** The server's view after it, where it is known. */
  view: unknown;
  /** By how much small beats of one's own move are quickened. */
  squeeze: number;
  own: boolean;
  /** Whether the game ends with it. */
  last: boolean;
  /** Whether it was shown before. */
  again: boolean;
}

/** A single beat, nobody's move. */
export const ONCE: Act = {
  by: -1,
  shots: [],
  view: null,
  squeeze: 1,
  own: false,
  last: false,
  again: false,
};

/** The small beats of one's own move take no longer than this, all together. */
const OWN = 600;
/** A shoot-out is long from here on. */
const LONG = 24;

/** Whether a beat of one's own move is quickened: not where dice fall, for one waits for them. */
export const isQuick = ({ size, show }: Beat) =>
  size === "small" && !show.some((part) => part.dice);

/**
 * The acts of what happened between two views of the server; `differs` is called where the beats
 * make another view of the first one than the second: a fault of ours, for which the player gets
 * the server's view all the same.
 */
export function actsOf(
  found: Script,
  host: Host,
  scenes: Scene[],
  before: unknown,
  after: unknown,
  differs: (folded: unknown) => void,
): Act[] {
  // Nothing is seen before the set-up; of its result neither, where the game says how it began.
  const start = before ?? (scenes.length === 1 ? found.opening?.(after) : null) ?? null;
  const script = start === null ? { ...found, fold: (view: unknown) => view } : found;
  const acts: Act[] = [];
  let view = start ?? after;
  const told = { ...host.teller(), long: scenes.some(({ events }) => events.length > LONG) };
  for (const { seq, events, keys, own, by } of scenes) {
    const shots = shotsOf(script, events, view, told, seq, keys);
    view = shots.at(-1)?.after ?? view;
    const quick = shots.filter(({ beat }) => isQuick(beat));
    const length = quick.reduce((sum, { beat }) => sum + lengthOf(beat), 0);
    const squeeze = own ? Math.min(1, OWN / Math.max(1, length)) : 1;
    acts.push({ shots, view: null, squeeze, own, by, last: false, again: false });
  }
  const final = acts.at(-1);
  if (final) {
    // Nothing can be folded where nothing was told.
    if (final.shots.length && !alike(view, after, script.unfolded)) differs(view);
    final.view = after;
    final.last = host.over;
  }
  return acts;
}

const alike = (folded: unknown, found: unknown, unfolded: string[]) =>
  canonical(folded, unfolded) === canonical(found, unfolded);
