/** A finished table at one of its lines. */

import type { Outcome, Refusal } from "../generated/kernel";
import { type EventDocument, type GameKey, type LogItem, TableModel } from "./model.svelte";

export interface ReplayView {
  table: string;
  line: number;
  last: number;
  seat: number | null;
  view: Record<string, unknown>;
  events: (EventDocument & { seq: number })[];
  outcome: Outcome | null;
}

interface Info {
  game: GameKey;
  options: Record<string, unknown>;
  seats: { name: string; holder: "human"; level: string; sits_in: string }[];
}

export class ReplayTable extends TableModel {
  last = $state(0);

  constructor(info: Info, replay: ReplayView, before: LogItem[]) {
    super();
    this.id = replay.table;
    this.game = info.game;
    this.options = info.options;
    this.seats = info.seats.map((seat) => ({ ...seat, sitsIn: seat.sits_in }));
    this.started = true;
    this.seat = replay.seat ?? -1;
    this.line = replay.line;
    this.last = replay.last;
    this.view = { ...replay.view, moves: [] };
    const fresh = replay.events.map(
      (event, place): LogItem => ({
        key: `${event.seq}.${place}`,
        line: event.seq,
        kind: "event",
        event,
      }),
    );
    const keys = new Set(fresh.map((item) => item.key));
    const kept = before.filter((item) => item.line <= replay.line && !keys.has(item.key));
    this.log = [...kept, ...fresh].sort((a, b) => a.line - b.line);
    this.status = "live";
  }

  play(): void {}
  undo(): void {}
  async why(): Promise<Refusal | null> {
    return null;
  }
  say(): void {}
  close(): void {}
}
