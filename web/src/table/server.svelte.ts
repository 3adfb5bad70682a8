/** A table on the server, played over one WebSocket. */

import { manifestOf } from "../games/manifests";
import type { Outcome, Prompt } from "../generated/kernel";
import {
  type AdviceInfo,
  type FrameMessage,
  PROTOCOL,
  type PublicMessage,
  type Refused,
  type Result,
  type TableInfo,
  type Update,
  type Welcome,
} from "../generated/server";
import { houseOf, isHere } from "../house/choose.svelte";
import { writeDown } from "../lib/book.svelte";
import { isBegunHere, isTableName, nextTable, remember, tableKeys } from "../lib/house.svelte";
import { patiently, problemOf } from "../lib/request.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";
import { Connection } from "./connection";
import { lengthened, toldRefusal } from "./frames";
import { asksNothing, finished } from "./lesson.svelte";
import { isTakenBack, LogBook } from "./logbook";
import { type LogItem, TableModel, type ToldRefusal } from "./model.svelte";
import { bookGame } from "./result";
import type { Scene } from "./stage/scenes";

/** Refusals of the first message after which nothing else comes. */
const SHUT = [
  "no-such-table",
  "not-allowed",
  "closed-to-watchers",
  "removed",
  "wrong-protocol",
  "unreadable",
];
const PATIENCE = 4000;
/** How long to wait where a long log was asked for too fast; less would be taken for abuse. */
const LOG_PAUSE = 2000;
/** After so long without a connection nothing is played any more: it is read. */
const ABSENCE = 5000;

/** The table as the server last told it; the board may still show how it came to that. */
interface Present {
  view: Record<string, unknown> | null;
  prompt: Prompt | null;
  moves: string[];
  odds: unknown;
  outcome: Outcome | null;
}
const NOTHING: Present = { view: null, prompt: null, moves: [], odds: null, outcome: null };

export class ServerTable extends TableModel {
  /** The server's promise as it was first shown here before the start; nothing if it never was. */
  promise = "";
  private connection: Connection | undefined;
  private seq: number | null = null;
  private book = new LogBook();
  /** The last entry that was heard before the page went out of sight; 0 while it is looked at. */
  private leftAt = 0;
  /** Sentences of the log by the key of their line, up to which entry they go. */
  private sentences: Record<string, string> = {};
  private told = 0;
  private asking = false;
  /** What was left out of a long log: after `since`, up to `last`; fresh is what comes after `left`. */
  private gaps: { since: number; last: number; left: number }[] = [];
  private latest: Present = NOTHING;
  /** When the connection was lost. */
  private lostAt = 0;
  /** Whether the move on its way was made for the person, who knows nothing of it. */
  private byItself = false;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super();
    this.id = id;
    document.addEventListener("visibilitychange", this.look);
    this.enter();
  }

  /** Come in: for the first time, or with another key, as another seat. */
  enter(seat?: number): void {
    this.connection?.close();
    this.seq = null;
    this.heard = 0;
    this.book = new LogBook();
    this.gaps = [];
    this.sentences = {};
    this.told = 0;
    this.words = null;
    this.stage.clear();
    this.latest = NOTHING;
    this.present();
    this.log = [];
    this.status = "connecting";
    this.problem = "";
    if (!isTableName(this.id)) {
      this.shut("no-such-table");
      return;
    }
    const house = houseOf(`tables/${this.id}`);
    this.connection = new Connection(
      () => house.connect(this.id),
      () => this.hello(seat),
      (frame) => this.receive(frame),
      () => {
        if (this.status !== "lost") this.lostAt = Date.now();
        this.status = "lost";
        this.busy = false;
      },
    );
  }

  private hello(seat: number | undefined): object {
    return {
      type: "hello",
      protocol: PROTOCOL,
      token: tableKeys(this.id)?.token ?? "",
      ...(seat === undefined ? {} : { seat }),
      since: this.seq ?? 0,
      lang: settings.language,
    };
  }

  private look = (): void => {
    this.leftAt = document.hidden ? (this.seq ?? 0) : 0;
    if (!document.hidden) return;
    this.book.settle();
    this.stage.leave();
  };

  private receive(frame: FrameMessage): void {
    if (frame.type === "welcome" || frame.type === "update") this.inTime(frame);
    else if (frame.type === "refused") this.refused(frame);
    else if (frame.type === "closed" && !["shutdown", "slow"].includes(frame.reason)) {
      this.shut(frame.reason);
    }
  }

  /** A first move that is faster than what shows it waits for that. */
  private inTime(frame: Welcome | Update): void {
    const { connection } = this;
    if (!this.bringing) this.news(frame);
    else {
      void this.ready.then(() => {
        if (this.connection === connection) this.news(frame);
      });
    }
  }

  private shut(problem: string): void {
    this.connection?.close();
    this.status = "closed";
    this.problem = problem;
  }

  private refused(frame: Refused): void {
    this.busy = false;
    if (frame.code === "stale" && this.byItself) return;
    if (frame.id === null && SHUT.includes(frame.code)) this.shut(frame.code);
    this.refusal = toldRefusal(frame);
    // The house in this browser is never away: it is the device that has no room.
    if (frame.code === "unavailable" && isHere(this.id)) this.refusal.text = say("web-alone-full");
  }

  private news(frame: Welcome | Update): void {
    const first = this.seq === null;
    const left = frame.type === "welcome" ? (this.seq ?? frame.left) : this.leftAt;
    const away = document.hidden || (this.status === "lost" && Date.now() - this.lostAt > ABSENCE);
    if (frame.type === "welcome") {
      this.status = "live";
      this.seat = frame.seat;
    }
    this.busy = false;
    this.refusal = null;
    if (frame.type === "welcome" && !this.heard) this.left = frame.left;
    const gap = frame.type === "welcome" && frame.skipped;
    if (gap) this.gaps.push({ since: this.seq ?? 0, last: gap, left });
    this.seq = frame.seq;
    this.heard = frame.seq;
    this.line = frame.line;
    this.toAct = frame.to_act;
    if (frame.table) this.describe(frame.table);
    const before = this.latest.view;
    if (frame.view) this.see(frame);
    const taken = this.book.add(frame.entries, left);
    if (frame.type === "welcome") void this.fillGaps();
    const now = frame.entries.at(-1)?.at;
    if (frame.type === "update" && now) this.ahead = now - Date.now();
    // What is told to whoever comes in is read, not played; but whoever began it sees the set-up.
    if (first && isBegunHere(this.id) && !frame.entries.some(({ kind }) => kind === "moved")) {
      void this.ready.then(() => {
        if (this.seq === frame.seq) this.show(this.scenesOf(frame), null, false, away);
      });
    } else this.show(first ? [] : this.scenesOf(frame), before, taken, first || away);
    if (this.latest.view && manifestOf(this.game).told) void this.askWords();
  }

  /** What the entries of a frame show. */
  private scenesOf(frame: Welcome | Update): Scene[] {
    return frame.entries.flatMap((entry) => {
      if (entry.kind !== "moved" && entry.kind !== "started") return [];
      const keys = entry.events.map((_, place) => `${entry.seq}.${place}`);
      const by = entry.kind === "moved" ? entry.seat : -1;
      return [{ seq: entry.seq, events: entry.events, keys, by, own: by >= 0 && by === this.seat }];
    });
  }

  private show(scenes: Scene[], before: unknown, taken: boolean, away: boolean): void {
    const changed = this.latest.view !== before;
    if (this.latest.view === null) {
      this.stage.toPresent();
    } else if (taken) {
      const { items, forgets } = this.book;
      const standing = new Set(items.flatMap((item) => (item.undone ? [] : [item.key])));
      const said = away || scenes.length || forgets ? undefined : items.findLast(isTakenBack);
      this.stage.takeBack(said, (key) => !standing.has(key));
    } else if (scenes.length && changed) {
      this.stage.add(scenes, before, this.latest.view, away);
    } else if (!this.stage.busy) {
      this.present();
    }
    this.retell();
  }

  private see(frame: Welcome | Update): void {
    const lasts = frame.moves ?? {};
    this.autoAnswer = this.guided ? asksNothing(this.guided) : (frame.auto_answer ?? false);
    const moves = this.autoAnswer ? [] : lengthened(lasts);
    const prompt = (frame.prompt as Prompt | undefined) ?? null;
    this.latest = { ...this.latest, view: { ...frame.view, moves }, prompt, moves, odds: null };
    if (Object.values(lasts).some((last) => typeof last === "number")) void this.askMoves();
    void this.askOdds();
  }

  override get over(): boolean {
    return this.latest.outcome !== null;
  }
  override get question(): Prompt | null {
    return this.latest.prompt;
  }
  override present(): void {
    Object.assign(this, this.latest);
    if (this.outcome && this.view && this.seat >= 0 && !this.guided) {
      writeDown(bookGame(this, this.outcome));
    }
  }

  override retell(): void {
    this.log = this.inWords();
  }

  /** The log as far as it has been shown. */
  private inWords(): LogItem[] {
    const { sentences } = this;
    const { pending } = this.stage;
    return this.book.items
      .filter((item) => !pending.has(item.key))
      .map((item) => (item.key in sentences ? { ...item, words: sentences[item.key] } : item));
  }

  /** Something more about the present: it is seen at once, or when the present is. */
  private learn(found: Partial<Present>): void {
    this.latest = { ...this.latest, ...found };
    if (!this.stage.busy) this.present();
  }

  /** A game without a narrator here is told by the server; one question at a time. */
  private async askWords(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    for (let first = true; first || this.told < this.heard; first = false) {
      const told = this.told;
      const frame = await this.ask({ type: "describe", since: told });
      if (frame.type !== "described") break;
      this.told = frame.told;
      this.words = frame.words;
      for (const { seq, lines } of frame.entries) {
        for (const [place, line] of lines.entries()) this.sentences[`${seq}.${place}`] = line;
      }
      this.retell();
      if (frame.told <= told) break;
    }
    this.asking = false;
  }

  /** Ask for what a long log had left out; the next connection goes on where this one breaks. */
  private async fillGaps(): Promise<void> {
    const { book, gaps } = this;
    for (let gap = gaps[0]; gap; gap = gaps[0]) {
      const earlier: PublicMessage[] = [];
      for (let last = gap.last; last; ) {
        const frame = await this.ask({ type: "log", since: gap.since, before: last + 1 });
        if (frame.type === "log") {
          earlier.unshift(...frame.entries);
          last = frame.skipped ?? 0;
        } else if (frame.type === "refused" && frame.code === "too-fast") {
          await new Promise((resolve) => setTimeout(resolve, LOG_PAUSE));
        } else return;
      }
      // Whoever came in anew meanwhile, or asked the same over another connection, has another.
      if (book !== this.book || gaps[0] !== gap) return;
      gaps.shift();
      book.insert(earlier, gap.left);
      this.retell();
    }
  }

  private describe(info: TableInfo): void {
    if (this.game !== info.game) {
      this.game = info.game;
      this.prepare();
    }
    this.options = info.options;
    this.started = info.started;
    if (!info.started) this.promise ||= info.commitment;
    this.latest = { ...this.latest, outcome: info.outcome as Outcome | null };
    this.proposal = info.proposal;
    this.rematch = info.rematch;
    this.guided = info.guided;
    this.deal = info.deal ?? null;
    this.book.forgets = info.guided !== null;
    this.terms = info.terms;
    this.watchers = info.watchers;
    this.seatRequests = info.seat_requests ?? true;
    this.paused = info.paused;
    this.seats = info.seats.map(({ sits_in, ...seat }) => ({ ...seat, sitsIn: sits_in }));
    if (this.seat < 0) return;
    const guided = info.guided !== null;
    const over = info.outcome !== null || (info.guided ? finished(info.guided) : false);
    const outcome = info.outcome as Outcome | null;
    remember({
      id: this.id,
      game: this.game,
      names: this.seats.map(({ name }) => name),
      over,
      guided,
      seat: this.seat,
      outcome,
    });
  }

  override readonly talks = true;
  override request(message: object): Promise<FrameMessage> {
    return this.ask(message);
  }
  private ask(message: object): Promise<FrameMessage> {
    return this.connection?.ask(message) ?? new Promise(() => undefined);
  }

  /** A list that was too long for the update. */
  private async askMoves(): Promise<void> {
    const line = this.line;
    const frame = await this.ask({ type: "moves", prefix: "" });
    if (line === this.line && frame.type === "moves") this.learn({ moves: frame.moves });
  }

  private async askOdds(): Promise<void> {
    if (this.seat < 0) return;
    const line = this.line;
    if (manifestOf(this.game).told) {
      // A request in words: the usual word of the command.
      const text = say("text-command-odds").split(",")[0]?.trim();
      const frame = this.mine ? await this.ask({ type: "ask", text }) : null;
      if (line === this.line) this.learn({ odds: frame?.type === "words" ? frame.lines : null });
      return;
    }
    const frame = await this.ask({ type: "odds" });
    if (line !== this.line || frame.type !== "odds") return;
    this.learn({ odds: frame.odds });
    // What needs playouts is shown as soon as the server has made them.
    if (!manifestOf(this.game).needsPlayouts?.(frame.odds)) return;
    const whole = await this.ask({ type: "odds", all: true });
    if (line !== this.line) return;
    // What nobody can work out in a minute is no longer promised.
    this.learn({ odds: whole.type === "odds" ? whole.odds : { ...frame.odds, missing: [] } });
  }

  private wait(): void {
    this.busy = true;
    // An answer that never comes must not lock the table.
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      this.busy = false;
    }, PATIENCE);
  }

  play(move: string, byItself = false): void {
    this.wait();
    this.byItself = byItself;
    // Whoever moves has read what they missed; it would lie over what is shown next.
    this.book.settle();
    this.stage.readRows();
    this.retell();
    void this.ask({ type: "move", line: this.line, move });
  }
  undo(): void {
    void this.ask({ type: "undo", line: this.line });
  }
  async why(move: string): Promise<ToldRefusal | null> {
    const frame = await this.ask({ type: "why", move });
    if (frame.type !== "why" || !frame.code) return null;
    return toldRefusal(frame);
  }
  override async askHints(): Promise<AdviceInfo[] | ToldRefusal> {
    const frame = await this.ask({ type: "hints" });
    if (frame.type === "refused") return toldRefusal(frame);
    return frame.type === "hints" ? frame.hints : [];
  }
  override askResult(): Promise<Result> {
    return patiently<Result>(`tables/${this.id}/result?lang=${settings.language}`);
  }
  say(text: string, phrase = ""): void {
    void this.ask(phrase ? { type: "say", phrase } : { type: "say", text });
  }
  override propose(what: "take-back" | "pause" | "resume", line = 0): void {
    void this.ask({ type: "propose", what, line });
  }
  override answer(agree: boolean): void {
    if (this.proposal) void this.ask({ type: "answer", proposal: this.proposal.proposal, agree });
  }
  override withdraw(): void {
    if (this.proposal) void this.ask({ type: "withdraw", proposal: this.proposal.proposal });
  }
  override comeBack(): void {
    void this.ask({ type: "return" });
  }
  override goOn(): void {
    this.wait();
    void this.ask({ type: "go-on", line: this.line });
  }
  override goBack(to: number): void {
    void this.ask({ type: "go-back", to });
  }
  override async askRematch(): Promise<string> {
    const alone = this.seats.filter((seat) => seat.holder === "human").length < 2;
    return nextTable(this.id, alone).then(() => "", problemOf);
  }
  close(): void {
    this.stage.clear();
    document.removeEventListener("visibilitychange", this.look);
    this.connection?.close();
  }
}
