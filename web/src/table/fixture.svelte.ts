/** A table that stands still: a recorded moment, for tests and pictures. */

import type { Outcome, Prompt, Refusal } from "../generated/kernel";
import { type Language, settings } from "../lib/settings.svelte";
import {
  type EventDocument,
  type GameKey,
  type LogItem,
  TableModel,
  type ToldRefusal,
} from "./model.svelte";

export interface RecordedFrame {
  game: GameKey;
  seat: number;
  seq: number;
  names: string[];
  view: Record<string, unknown>;
  prompt: Prompt;
  odds: unknown;
  log: (EventDocument & { seq: number })[];
  outcome: Outcome | null;
  why: Record<string, Refusal & { text: Record<Language, string> }>;
}

const FILES = import.meta.glob<RecordedFrame>("../fixtures/*.json", { import: "default" });

export async function recorded(name: string): Promise<RecordedFrame> {
  const load = FILES[`../fixtures/${name}.json`];
  if (!load) throw new Error(`no recorded moment ${name}`);
  return load();
}

export class FixtureTable extends TableModel {
  private reasons: RecordedFrame["why"];

  constructor(frame: RecordedFrame) {
    super();
    this.reasons = frame.why;
    this.game = frame.game;
    this.id = "recorded";
    this.seat = frame.seat;
    this.seats = frame.names.map((name, seat) => ({
      name,
      holder: seat === frame.seat || seat === 0 ? "human" : "bot",
      level: "sensible",
      sitsIn: "",
    }));
    this.started = true;
    this.line = frame.seq;
    this.view = frame.view;
    this.prompt = frame.prompt;
    this.moves = frame.view.moves as string[];
    this.toAct = this.moves.length ? [frame.seat] : [];
    this.odds = frame.odds;
    this.outcome = frame.outcome;
    this.log = frame.log.map(
      (event, place): LogItem => ({ key: `${place}`, line: event.seq, kind: "event", event }),
    );
    this.status = "live";
    this.prepare();
  }

  play(move: string): void {
    this.refusal = this.told(move);
  }
  undo(): void {}
  async why(move: string): Promise<ToldRefusal | null> {
    return this.told(move);
  }
  private told(move: string): ToldRefusal | null {
    const found = this.reasons[move];
    return found ? { ...found, text: found.text[settings.language] } : null;
  }
  say(): void {}
  close(): void {}
}
