/**
 * The stage: shows one beat after the other, and then the table as it is.
 *
 * Whoever hears what happened hands it over in scenes. The stage sets the board to what it was at
 * each beat, and lets the table show the present, with its question, after the last one.
 */

import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import type { Beat, Part, Script, Shot } from "../beat";
import type { LogItem } from "../model.svelte";
import { lasting, type Moment, momentsOf } from "./moments";
import { Runs } from "./runs";
import { type Act, actsOf, type Host, ONCE, type Row, type Scene } from "./scenes";
import { lengthOfActs, PACES, SOME, Tempo } from "./tempo";
import { Timer } from "./timer";

/** Beats that take less than this share of their time are told in runs. */
const RUN_SPEED = 0.7;
/** Between two players' moves, and before the end of the game is told. */
const [PAUSE, REST] = [300, 1200];
/** So many beats can be looked at again. */
const PAST = 400;
/** How long a take-back is told; and without news for so long, whoever is to act thinks. */
const [TAKEN_BACK, QUIET] = [600, 1500];

const isBig = ({ beat }: Shot) => beat.size === "big";

export class Stage {
  /** What is shown now. */
  shot: Shot | null = $state.raw(null);
  part: Part | null = $state.raw(null);
  step: "show" | "land" | "hold" | "idle" = $state("idle");
  /** How many beats wait. */
  queue = $state(0);
  /** Whether it stops after this beat. */
  held = $state(false);
  /** Whether it waits after this beat, until a coach has said something about it. */
  stopped = $state(false);
  /** Where a coach has something to say: after a beat, with others still to come. */
  stopAt: ((shot: Shot, coming: Shot[]) => boolean) | null = null;
  /** Whether nothing has come for a while. */
  quiet = $state(false);
  /** Whether the end of the game may be told: its last beat was seen. */
  atEnd = $state(true);
  /** What the beat that landed last says, in the words of the log, and in a sentence. */
  said: string[] = $state.raw([]);
  sentence = $state("");
  /** By how much this beat is slowed (above 1) or quickened. */
  scale = $state(1);
  /** What happened while nothing was played, and whether that was because nobody looked. */
  rows: Row[] = $state.raw([]);
  away = $state(false);
  /** Beats of the last moves, to be looked at again. */
  past: Shot[] = $state.raw([]);
  /** How often a folded view was not the server's. */
  differences = 0;
  /** Lines of the log that nobody has seen yet. */
  readonly pending = new Set<string>();

  private script: Script | null = $state.raw(null);
  private acts: Act[] = [];
  private moments: Moment[] = [];
  private landed = true;
  private lastBy = -1;
  private readonly timer = new Timer();
  private quietTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly runs = new Runs();
  private readonly tempo: Tempo;

  constructor(private readonly host: Host) {
    this.tempo = new Tempo(host);
  }

  get busy(): boolean {
    return this.step !== "idle" || this.queue > 0;
  }
  get beat(): Beat | null {
    return this.shot?.beat ?? null;
  }
  get chapter() {
    return this.script?.chapter;
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
    const acts = this.script
      ? actsOf(this.script, this.host, scenes, before, after, (folded) =>
          this.differ(folded, after),
        )
      : [];
    const none = settings.pace === "none" || settings.textMode;
    if (away || none || this.tempo.tooMuch(this.acts, acts, this.held)) {
      const missed = [...this.unseen(), ...acts.flatMap((act) => act.shots)];
      this.toPresent();
      this.tellLast(missed);
      if (!settings.textMode) this.digest(none ? missed.filter(isBig) : missed, away);
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

  private differ(folded: unknown, found: unknown): void {
    this.differences += 1;
    if (import.meta.env.DEV) console.error("the folded view is not the server's", folded, found);
  }

  /** Beats that are not played are rows of a digest. */
  private digest(shots: Shot[], away: boolean): void {
    const rows = shots.filter(({ beat }) => beat.size !== "silent").map((shot) => this.row(shot));
    if (!rows.length) return;
    this.away = away || (this.away && this.rows.length > 0);
    this.rows = [...this.rows, ...rows].slice(-PAST);
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
    this.digest(missed, true);
  }

  /** The beats that have not landed yet. */
  private unseen(): Shot[] {
    const cut = this.shot && !this.landed ? [this.shot] : [];
    return [...cut, ...this.acts.flatMap(({ shots, again }) => (again ? [] : shots))];
  }

  /** Show nothing more of what was to come; whoever asks for it says what is seen then. */
  stop(): void {
    this.timer.clear();
    this.acts = [];
    this.moments = [];
    this.pending.clear();
    this.idle();
  }

  /**
   * Something was taken back: nothing is played backwards, what is left of it to show is dropped,
   * and one small beat says so on the board as it is now.
   */
  takeBack(said: LogItem | undefined, isUndone: (key: string) => boolean): void {
    const stands = ({ keys }: Shot) => !keys.some(isUndone);
    this.stop();
    this.held = false;
    this.past = this.past.filter(stands);
    this.rows = this.rows.filter(({ shot }) => stands(shot));
    this.host.present();
    if (!said?.event || settings.pace === "none" || settings.textMode) {
      this.rest();
      return;
    }
    const { view } = this.host;
    const seat = typeof said.event.seat === "number" ? said.event.seat : undefined;
    const beat: Beat = { events: [said.event], size: "small", show: [], hold: TAKEN_BACK, seat };
    const shot = { key: `${said.key}.0`, beat, before: view, after: view, keys: [said.key] };
    this.pending.add(said.key);
    this.acts = [{ ...ONCE, shots: [shot], view }];
    this.host.unask();
    this.next();
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
    this.queue = this.coming().filter(({ beat }) => beat.size !== "silent").length;
  }

  private coming(): Shot[] {
    return this.acts.flatMap((act) => act.shots);
  }

  /** The next beat, or the present. */
  private next(): void {
    this.timer.clear();
    this.stopped = false;
    for (;;) {
      const act = this.acts[0];
      if (!act) {
        this.rest();
        return;
      }
      if (act.by !== this.lastBy && this.lastBy >= 0 && act.shots.length && this.step === "hold") {
        this.lastBy = -1;
        if (!act.own && lengthOfActs(this.acts) < SOME) {
          this.timer.set(() => this.next(), PAUSE * PACES[settings.pace]);
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
    const scale = this.tempo.scaleOf(shot, act, this.acts, this.held);
    if (scale === null) {
      const missed = [shot, ...this.unseen()];
      this.toPresent();
      this.tellLast(missed);
      // The log has the small ones: no card is laid over the board for the end of a row.
      this.digest(missed.filter(isBig), false);
      return;
    }
    this.scale = scale;
    this.landed = false;
    this.shot = shot;
    if (act.again || this.host.view === null) this.host.view = shot.before;
    this.moments = momentsOf(shot.beat);
    this.advance();
  }

  /** The next stretch of this beat, or the next beat. */
  private advance(): void {
    const moment = this.moments.shift();
    if (!moment) {
      this.land();
      if (this.held) return;
      if (this.shot && this.queue && this.stopAt?.(this.shot, this.coming())) this.stopped = true;
      else this.next();
      return;
    }
    const { beat } = this.shot as Shot;
    this.step = moment.step;
    this.part = moment.part;
    if (moment.part?.cue) play(moment.part.cue);
    if (moment.part?.view) this.host.view = moment.part.view;
    if (moment.step === "land") this.land(Boolean(beat.after?.length));
    const ms = lasting(moment, beat, this.scale);
    if (moment.step === "land" && beat.size === "big") {
      this.timer.setOnceDrawn(() => this.advance(), ms);
    } else this.timer.set(() => this.advance(), ms);
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
    const fast = this.scale < PACES[settings.pace] * RUN_SPEED;
    const run = this.runs.of(shot, this.coming(), fast, narrator);
    if (run === null) this.said = shot.beat.events.map((event) => narrator.event(event));
    else if (run !== this.sentence) this.said = [run];
    if (shot.beat.size !== "silent") this.sentence = run ?? this.sentenceOf(shot.beat);
    if (this.past.every(({ key }) => key !== shot.key))
      this.past = [...this.past, shot].slice(-PAST);
    for (const key of shot.keys) this.pending.delete(key);
    this.host.retell();
  }

  /** Of what is not shown the last beat is told, so that all who keep a sentence agree with the log. */
  private tellLast(missed: Shot[]): void {
    const beat = missed.findLast(({ beat }) => beat.size !== "silent")?.beat;
    if (!beat) return;
    const { narrator } = this.host.teller();
    this.sentence = this.sentenceOf(beat);
    this.said = beat.events.map((event) => narrator.event(event));
  }

  private idle(): void {
    this.shot = null;
    this.part = null;
    this.step = "idle";
    this.queue = 0;
    this.lastBy = -1;
    this.tempo.forget();
    this.stopped = false;
    this.runs.forget();
    this.listen();
  }

  /** News may come; whoever lets others wait for it thinks. */
  private listen(): void {
    clearTimeout(this.quietTimer);
    this.quiet = false;
    this.quietTimer = setTimeout(() => {
      this.quiet = true;
    }, QUIET);
  }

  /** Nothing is left to show. */
  private rest(): void {
    this.idle();
    this.pending.clear();
    this.host.retell();
    this.host.present();
    if (!this.host.over) this.atEnd = true;
    else if (!this.atEnd) this.timer.set(() => this.end(), REST);
  }

  /** The end of the game may be told. */
  end(): void {
    this.timer.clear();
    this.atEnd = true;
  }

  // ---- what the player wants ----------------------------------------------------------------

  /** Leave this beat for the next one. */
  skip(): void {
    if (!this.busy) {
      if (this.host.over) this.end();
      return;
    }
    this.timer.clear();
    this.moments = [];
    if (this.shot) this.land();
    this.next();
  }

  /** Stop after this beat, or go on. */
  hold(): void {
    this.held = !this.held;
    if (!this.held) this.goOn();
  }

  /** Go on after a beat that it stopped at. */
  goOn(): void {
    // Nobody was kept waiting meanwhile.
    this.tempo.forget();
    if (this.busy && !this.moments.length) this.next();
  }

  /** Everything as it is now, at once. */
  toPresent(): void {
    this.timer.clear();
    const missed = this.unseen();
    this.past = [...this.past, ...missed].slice(-PAST);
    this.acts = [];
    this.moments = [];
    this.landed = true;
    this.held = false;
    this.tellLast(missed);
    this.rest();
    if (this.host.over) this.end();
  }

  /** Show a beat once more. */
  again(shot: Shot): void {
    this.toPresent();
    this.acts = [{ ...ONCE, shots: [shot], again: true }];
    this.host.unask();
    this.next();
  }
}
