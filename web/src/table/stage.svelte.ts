/**
 * The stage: shows one beat after the other, and then the table as it is.
 *
 * Whoever hears what happened hands it over in scenes. The stage sets the board to what it was at
 * each beat, and lets the table show the present, with its question, after the last one.
 */

import { motion } from "../lib/motion";
import { type Pace, settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import {
  type Beat,
  canonical,
  isStill,
  lengthOf,
  type Part,
  type Script,
  type Shot,
  shotsOf,
  type Teller,
} from "./beat";
import type { EventDocument } from "./model.svelte";

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

interface Act {
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

interface Moment {
  step: "show" | "land" | "hold";
  ms: number;
  part: Part | null;
}

export const PACES: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
/** The least that a big beat is held. */
const BIG = 800;
/** The small beats of one's own move take no longer than this, all together. */
const OWN = 600;
/** When beats are quickened: from this lag, from this one more, and no beats beyond that. */
const [SOME, MORE, MOST] = [4000, 8000, 15_000];
const MOST_EVENTS = 60;
/** The longest that one's own turn waits for beats, and at a slow pace. */
const [WAIT, SLOW_WAIT] = [8000, 12_000];
/** Below so much time on the clock nothing is waited for; else for this share of it. */
const HURRY = 20_000;
const SHARE = 0.05;
/** A small beat among very many. */
const FRAME = 120;
/** Between two players' moves, and before the end of the game is told. */
const PAUSE = 300;
const REST = 1200;
/** How long "land" is seen before "hold". */
const LANDING = 40;
/** So many beats can be looked at again. */
const PAST = 400;
/** A shoot-out is long from here on. */
const LONG = 24;

export class Stage {
  /** What is shown now. */
  shot: Shot | null = $state.raw(null);
  part: Part | null = $state.raw(null);
  step: "show" | "land" | "hold" | "idle" = $state("idle");
  /** How many beats wait. */
  queue = $state(0);
  /** Whether it stops after this beat. */
  held = $state(false);
  /** Whether the end of the game may be told: its last beat was seen. */
  atEnd = $state(true);
  /** What the beat that landed last says, in the words of the log, and in a sentence. */
  said: string[] = $state.raw([]);
  sentence = $state("");
  /** By how much this beat is slowed (above 1) or quickened. */
  scale = $state(1);
  /** What happened while nothing was played. */
  rows: Row[] = $state.raw([]);
  /** Beats of the last moves, to be looked at again. */
  past: Shot[] = $state.raw([]);
  /** How often a folded view was not the server's. */
  differences = 0;
  /** Lines of the log that nobody has seen yet. */
  readonly pending = new Set<string>();

  private script: Script | null = null;
  private acts: Act[] = [];
  private moments: Moment[] = [];
  private landed = true;
  private lastBy = -1;
  /** Until when the question to this seat waits for beats; 0 while none does. */
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: Host) {}

  get busy(): boolean {
    return this.step !== "idle" || this.queue > 0;
  }
  get beat(): Beat | null {
    return this.shot?.beat ?? null;
  }
  get Ghost() {
    return this.script?.Ghost;
  }
  /** Whether this beat has landed: its dice lie there and its words are said. */
  get told(): boolean {
    return this.step === "land" || this.step === "hold";
  }
  /** Whose doing is seen, if any beat is. */
  get seat(): number | undefined {
    return this.shot?.beat.seat;
  }
  /** How many of a beat's dice lie there. */
  get dice(): number {
    return this.step === "show" ? (this.part?.dice ?? 0) : Number.POSITIVE_INFINITY;
  }

  use(script: Script): void {
    this.script = script;
  }

  // ---- what happened ------------------------------------------------------------------------

  /**
   * Show what happened between two views of the server; without a view before it (set-up) the
   * beats are drawn over the first one. `away`: nobody looks, it goes to the digest.
   */
  add(scenes: Scene[], before: unknown, after: unknown, away = false): void {
    const acts = this.actsOf(scenes, before, after);
    const none = settings.pace === "none" || settings.textMode;
    if (away || none || this.tooMuch(acts)) {
      const missed = [...this.unseen(), ...acts.flatMap((act) => act.shots)];
      this.toPresent();
      if (!settings.textMode) this.digest(none ? missed.filter(isBig) : missed);
      return;
    }
    for (const act of acts)
      for (const shot of act.shots) for (const key of shot.keys) this.pending.add(key);
    this.acts.push(...acts);
    this.count();
    this.host.unask();
    this.atEnd = !this.host.over;
    this.host.retell();
    if (this.step === "idle" && !this.held) this.next();
  }

  private actsOf(scenes: Scene[], before: unknown, after: unknown): Act[] {
    const found = this.script;
    if (!found) return [];
    const script = before === null ? { ...found, fold: (view: unknown) => view } : found;
    const acts: Act[] = [];
    let view = before ?? after;
    const told = { ...this.host.teller(), long: scenes.some(({ events }) => events.length > LONG) };
    for (const { seq, events, keys, own, by } of scenes) {
      const shots = shotsOf(script, events, view, told, seq, keys);
      view = shots.at(-1)?.after ?? view;
      const small = shots.filter(({ beat }) => beat.size === "small");
      const length = small.reduce((sum, { beat }) => sum + lengthOf(beat), 0);
      const squeeze = own ? Math.min(1, OWN / Math.max(1, length)) : 1;
      acts.push({ shots, view: null, squeeze, own, by, last: false, again: false });
    }
    const final = acts.at(-1);
    if (final) {
      // Nothing can be folded where nothing was told.
      if (final.shots.length) this.compare(view, after, script.unfolded);
      final.view = after;
      final.last = this.host.over;
    }
    return acts;
  }

  /** A fold that is wrong is a fault of ours; the player gets the server's view all the same. */
  private compare(folded: unknown, found: unknown, unfolded: string[]): void {
    if (canonical(folded, unfolded) === canonical(found, unfolded)) return;
    this.differences += 1;
    if (import.meta.env.DEV) console.error("the folded view is not the server's", folded, found);
  }

  /** Whether there is more than anybody wants to wait for; what is being watched does not count. */
  private tooMuch(acts: Act[]): boolean {
    if (!acts.some((act) => act.shots.length)) return acts.length === 0;
    if (acts.at(-1)?.last) return false;
    const waiting = [...this.acts.slice(1), ...acts];
    const left = this.host.mine ? this.host.timeLeft() : null;
    if (left !== null && left < HURRY) return true;
    if (this.held || (waiting.length < 2 && !this.acts.length)) return false;
    const events = waiting.flatMap((act) => act.shots).flatMap((shot) => shot.beat.events);
    return events.length > MOST_EVENTS || this.lengthOf(waiting) * PACES[settings.pace] > MOST;
  }

  private lengthOf(acts: Act[]): number {
    const still = !motion(1);
    const shots = acts.flatMap(({ shots, squeeze }) => shots.map((shot) => ({ shot, squeeze })));
    return shots.reduce((sum, { shot, squeeze }) => {
      const length = shot.beat.size === "silent" ? 0 : lengthOf(shot.beat, still);
      return sum + length * (shot.beat.size === "small" ? squeeze : 1);
    }, 0);
  }

  /** Beats that are not played are rows of a digest. */
  private digest(shots: Shot[]): void {
    const rows = shots.filter(({ beat }) => beat.size !== "silent").map((shot) => this.row(shot));
    if (rows.length) this.rows = [...this.rows, ...rows].slice(-PAST);
  }
  row(shot: Shot): Row {
    const { beat, key } = shot;
    const text = beat.banner?.words ?? this.sentenceOf(beat);
    return { key, text, sign: beat.sign ?? "", big: beat.size === "big", shot };
  }
  sentenceOf(beat: Beat): string {
    return (
      beat.sentence ??
      beat.events.map((event) => this.host.teller().narrator.event(event)).join(" ")
    );
  }
  readRows(): void {
    this.rows = [];
  }

  /** Nobody looks any more: what is still to be shown is told in the digest. */
  leave(): void {
    const missed = this.unseen();
    if (this.busy) this.toPresent();
    this.digest(missed);
  }

  /** The beats that have not landed yet. */
  private unseen(): Shot[] {
    const cut = this.shot && !this.landed ? [this.shot] : [];
    return [...cut, ...this.acts.flatMap(({ shots, again }) => (again ? [] : shots))];
  }

  /** Show nothing more of what was to come; whoever asks for it says what is seen then. */
  stop(): void {
    clearTimeout(this.timer);
    this.acts = [];
    this.moments = [];
    this.pending.clear();
    this.idle();
  }

  /** Forget everything: another seat, or a table that was left. */
  clear(): void {
    this.stop();
    this.rows = [];
    this.past = [];
    this.held = false;
    this.sentence = "";
    this.said = [];
  }

  // ---- showing it -------------------------------------------------------------------------

  private count(): void {
    const shots = this.acts.flatMap((act) => act.shots);
    this.queue = shots.filter(({ beat }) => beat.size !== "silent").length;
  }

  /** The next beat, or the present. */
  private next(): void {
    clearTimeout(this.timer);
    for (;;) {
      const act = this.acts[0];
      if (!act) {
        this.rest();
        return;
      }
      if (act.by !== this.lastBy && this.lastBy >= 0 && act.shots.length && this.step === "hold") {
        this.lastBy = -1;
        if (!act.own && this.lengthOf(this.acts) < SOME) {
          this.timer = setTimeout(() => this.next(), PAUSE * PACES[settings.pace]);
          return;
        }
      }
      const shot = act.shots.shift();
      if (!shot) {
        if (act.view) this.host.view = act.view;
        this.acts.shift();
        continue;
      }
      this.count();
      this.lastBy = act.by;
      if (shot.beat.size !== "silent") {
        this.begin(shot, act);
        return;
      }
      this.tell(shot);
      this.host.view = shot.after;
    }
  }

  private begin(shot: Shot, act: Act): void {
    this.landed = true;
    const scale = this.scaleOf(shot, act);
    if (scale === null) {
      const missed = [shot, ...this.unseen()];
      this.toPresent();
      this.digest(missed);
      return;
    }
    const { beat } = shot;
    const still = !motion(1);
    this.scale = scale;
    this.landed = false;
    this.shot = shot;
    if (act.again) this.host.view = shot.before;
    const moment = (part: Part): Moment => ({ step: "show", ms: part.ms, part });
    const after = still ? [] : (beat.after ?? []).map(moment);
    this.moments = [
      ...beat.show.filter((part) => !still || isStill(part)).map(moment),
      { step: "land", ms: LANDING, part: null },
      { step: "hold", ms: Math.max(0, beat.hold - LANDING), part: null },
      ...after.map((one): Moment => ({ ...one, step: "hold" })),
    ];
    this.advance();
  }

  /** By how much a beat is slowed or quickened; null where the present must not wait for it. */
  private scaleOf(shot: Shot, act: Act): number | null {
    const pace = PACES[settings.pace];
    const { beat } = shot;
    if (act.own && beat.size === "small") return act.squeeze * Math.min(1, pace);
    if (this.held || act.last || act.again) return pace;
    const still = !motion(1);
    const lag = pace * (lengthOf(beat, still) + this.lengthOf(this.acts));
    const { mine } = this.host;
    let speed = lag <= SOME ? 1 : lag <= MORE ? 1.5 : 3;
    if (mine) {
      const left = this.patience();
      if (left <= 0) return null;
      speed = Math.max(lag > SOME ? 1.5 : 1, lag / left);
    }
    if (!mine && speed >= 3 && beat.size === "small") {
      return Math.min(pace / speed, FRAME / Math.max(1, lengthOf(beat)));
    }
    const least = (beat.least ?? 0) / Math.max(1, lengthOf(beat));
    return Math.max(pace / speed, least * Math.min(1, pace));
  }

  /** How much longer the question to this seat may wait for beats. */
  private patience(): number {
    const now = Date.now();
    if (!this.until) {
      const clock = this.host.timeLeft();
      if (clock !== null && clock < HURRY) return 0;
      const most = settings.pace === "slow" ? SLOW_WAIT : WAIT;
      this.until = now + Math.min(most, clock === null ? most : clock * SHARE);
    }
    return this.until - now;
  }

  /** The next stretch of this beat, or the next beat. */
  private advance(): void {
    const moment = this.moments.shift();
    if (!moment) {
      this.land();
      if (this.held) return;
      this.next();
      return;
    }
    const { beat } = this.shot as Shot;
    this.step = moment.step;
    this.part = moment.part;
    if (moment.part?.cue) play(moment.part.cue);
    if (moment.part?.view) this.host.view = moment.part.view;
    if (moment.step === "land") this.land(Boolean(beat.after?.length));
    let ms = moment.ms * this.scale;
    const stands =
      moment.step === "hold"
        ? !moment.part && !beat.show.some((part) => part.banner)
        : moment.part?.banner && moment.ms >= BIG;
    if (stands && beat.size === "big") {
      ms = Math.max(ms, BIG * Math.min(1, PACES[settings.pace]));
    }
    this.timer = setTimeout(() => this.advance(), ms);
  }

  /** The board becomes what the beat made of it, and log and strip tell it. */
  private land(stepwise = false): void {
    const shot = this.shot as Shot;
    if (!this.landed) {
      this.landed = true;
      if (shot.beat.cue) play(shot.beat.cue);
      this.tell(shot);
    }
    if (!stepwise) this.host.view = shot.after;
  }

  private tell(shot: Shot): void {
    const { narrator } = this.host.teller();
    this.said = shot.beat.events.map((event) => narrator.event(event));
    if (shot.beat.size !== "silent") this.sentence = this.sentenceOf(shot.beat);
    if (this.past.every(({ key }) => key !== shot.key))
      this.past = [...this.past, shot].slice(-PAST);
    for (const key of shot.keys) this.pending.delete(key);
    this.host.retell();
  }

  private idle(): void {
    this.shot = null;
    this.part = null;
    this.step = "idle";
    this.queue = 0;
    this.lastBy = -1;
    this.until = 0;
  }

  /** Nothing is left to show. */
  private rest(): void {
    this.idle();
    this.pending.clear();
    this.host.retell();
    this.host.present();
    if (!this.host.over) this.atEnd = true;
    else if (!this.atEnd) this.timer = setTimeout(() => this.end(), REST);
  }

  /** The end of the game may be told. */
  end(): void {
    clearTimeout(this.timer);
    this.atEnd = true;
  }

  // ---- what the player wants ----------------------------------------------------------------

  /** Leave this beat for the next one. */
  skip(): void {
    if (!this.busy) {
      if (this.host.over) this.end();
      return;
    }
    clearTimeout(this.timer);
    this.moments = [];
    if (this.shot) this.land();
    this.next();
  }

  /** Stop after this beat, or go on. */
  hold(): void {
    this.held = !this.held;
    if (!this.held && this.busy && !this.moments.length) this.next();
  }

  /** Everything as it is now, at once. */
  toPresent(): void {
    clearTimeout(this.timer);
    this.past = [...this.past, ...this.unseen()].slice(-PAST);
    this.acts = [];
    this.moments = [];
    this.landed = true;
    this.held = false;
    this.rest();
    if (this.host.over) this.end();
  }

  /** Show a beat once more. */
  again(shot: Shot): void {
    this.toPresent();
    const act = { shots: [shot], view: null, squeeze: 1, own: false, by: -1, last: false };
    this.acts = [{ ...act, again: true }];
    this.host.unask();
    this.next();
  }
}

const isBig = ({ beat }: Shot) => beat.size === "big";
