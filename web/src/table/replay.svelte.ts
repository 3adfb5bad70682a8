/** A finished table at any of its lines, as a seat saw it, as everybody could, or open. */

import { manifestOf } from "../games/manifests";
import type { Outcome, Prompt } from "../generated/kernel";
import type { ReplayView, Review, ReviewAnswer, TableInfo } from "../generated/server";
import { isFromFile } from "../lib/records";
import { request } from "../lib/request.svelte";
import { settings } from "../lib/settings.svelte";
import { isTakenBack } from "./logbook";
import { type EventDocument, type LogItem, TableModel, type ToldRefusal } from "./model.svelte";

/** A seat's number, -1 for a spectator, or everything at once. */
export type Eyes = number | "open";

/** The decisions of its seat that a review calls mistakes. */
export const mistakesOf = (review: Review) =>
  review.lines.filter((line) => line.seat === review.seat && line.verdict === "mistake");

const seatOf = (eyes: Eyes) => (eyes === "open" ? -1 : eyes);

export class ReplayTable extends TableModel {
  override readonly live = false;
  last = $state(0);
  /** How the game ended; shown at its last line. */
  result: Outcome | null = $state.raw(null);
  private whole: LogItem[] = [];
  private eyes: Eyes | null = null;
  private wanted = 0;
  private explained: Review | null = null;
  /** What is seen at this line once its beats are over. */
  private found: ReplayView | null = null;

  constructor(info: TableInfo) {
    super();
    this.id = info.table;
    this.game = info.game;
    this.options = info.options;
    this.seats = info.seats.map(({ sits_in, ...seat }) => ({ ...seat, sitsIn: sits_in }));
    this.started = true;
    this.status = "live";
    this.prepare();
  }

  /** Go to a line, at most the last one. */
  async show(line: number, eyes: Eyes): Promise<void> {
    this.wanted += 1;
    const ticket = this.wanted;
    if (eyes !== this.eyes) await this.read(eyes);
    const to = Math.max(0, Math.min(this.last, line));
    const found = await request<ReplayView>("GET", this.path(eyes, `line=${to}&since=${to}`));
    await this.ready;
    // Whoever steps quickly sees only where they stop.
    if (ticket !== this.wanted) return;
    const next = this.found !== null && this.seat === seatOf(eyes) && found.line === this.line + 1;
    const before = this.found?.view;
    this.found = found;
    if (next) {
      this.stage.stop();
      this.act(found, before);
    } else {
      this.stage.clear();
      this.present();
    }
  }

  /** The next line is played; any other is only looked at. */
  private act(found: ReplayView, before: unknown): void {
    const items = this.whole.filter((item) => item.line === found.line && item.event);
    this.line = found.line;
    this.toAct = found.to_act;
    const scene = {
      seq: found.line,
      events: items.map((item) => item.event as EventDocument),
      keys: items.map((item) => item.key),
      by: -1,
      own: false,
    };
    const back = items.find(isTakenBack);
    if (back) this.stage.takeBack(back, () => false);
    else if (!items.length) this.present();
    else this.stage.add([scene], before, found.view);
  }

  private path(eyes: Eyes, rest: string): string {
    const who = eyes === "open" ? "seat=-1&open=true" : `seat=${eyes}`;
    // A game without a narrator here is told by the server.
    const words = manifestOf(this.game).told ? "&words=true" : "";
    const where = isFromFile(this.id) ? "records" : "tables";
    return `${where}/${this.id}/replay?${who}&${rest}&lang=${settings.language}${words}`;
  }

  /** The whole log as these eyes may read it. */
  private async read(eyes: Eyes): Promise<void> {
    const end = await request<ReplayView>("GET", this.path(eyes, "since=0"));
    const reasons = new Map(end.reasons.map((one) => [one.line, one.text]));
    this.last = end.last;
    this.result = end.outcome as Outcome | null;
    this.whole = (end.events as unknown as (EventDocument & { seq: number })[]).map(
      ({ undone, ...event }, place): LogItem => ({
        key: `${eyes}.${place}`,
        line: event.seq,
        kind: "event",
        event,
        words: end.sentences?.[place],
        undone: Boolean(undone),
        ...this.reason(reasons, event.seq),
      }),
    );
    this.eyes = eyes;
    this.explained = null;
  }

  /** The reason of a line stands at its first event. */
  private reason(reasons: Map<number, string>, line: number): { why?: string } {
    const why = reasons.get(line);
    reasons.delete(line);
    return why ? { why } : {};
  }

  /** What a review says of the decisions of whom one looks through the eyes of. */
  explain({ review, steps }: ReviewAnswer): void {
    if (!review || this.eyes !== review.seat || this.explained === review) return;
    this.explained = review;
    const mistakes = new Set(mistakesOf(review).map(({ line }) => line));
    const told = new Map(
      steps?.flatMap((step) =>
        step.reasons.map(({ line, text, judged }) => [
          line,
          { why: text, mistake: judged && mistakes.has(step.line) },
        ]),
      ),
    );
    this.whole = this.whole.map((item) => {
      const found = told.get(item.line);
      // The first event of a line has the words.
      told.delete(item.line);
      return found?.why ? { ...item, ...found } : item;
    });
    this.retell();
  }

  override present(): void {
    const { found, eyes } = this;
    if (!found || eyes === null) return;
    this.seat = seatOf(eyes);
    this.line = found.line;
    this.toAct = found.to_act;
    this.prompt = found.line < this.last ? (found.prompt as Prompt) : null;
    this.view = { ...found.view, moves: [] };
    this.views = found.views;
    this.words = found.words ?? null;
    this.retell();
  }
  override retell(): void {
    const { pending } = this.stage;
    const told = (item: LogItem) => item.line <= this.line && !pending.has(item.key);
    this.log = this.whole.filter(told);
    this.later = this.whole.filter((item) => !told(item));
  }

  override get mine(): boolean {
    return false;
  }
  play(): void {}
  undo(): void {}
  async why(): Promise<ToldRefusal | null> {
    return null;
  }
  say(): void {}
  close(): void {}
}
