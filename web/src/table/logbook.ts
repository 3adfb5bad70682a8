/** The log, folded from the entries that the server tells. */

import type { EventDocument, LogItem } from "./model.svelte";

export interface Entry {
  seq: number;
  at?: number;
  kind: string;
  line?: number;
  seat?: number;
  by?: number;
  events?: EventDocument[];
  text?: string;
  phrase?: string;
  undo?: number;
  name?: string;
  holder?: string;
  what?: string;
  asked?: number[];
  agree?: boolean;
}

/** Entries about the table itself that are worth a line: the message that tells of them. */
const NOTES: Record<string, (entry: Entry) => string> = {
  joined: () => "server-joined",
  recovered: () => "server-recovered",
  "sat-in": () => "server-sat-in",
  returned: () => "server-returned",
  proposed: (entry) => `server-proposed-${entry.what}`,
  answered: (entry) => (entry.agree ? "server-agreed" : "server-declined"),
};

interface Asked {
  by: number;
  line: number;
  waiting: number[];
}

export class LogBook {
  items: LogItem[] = [];
  private seq = 0;
  private line = 0;
  /** A proposal to take a move back, until it is settled (K2.5). */
  private asked: Asked | null = null;

  /** Add what is new; entries after `left` are marked as fresh. */
  add(entries: Entry[], left: number): void {
    for (const entry of entries) {
      if (entry.seq <= this.seq) continue;
      this.seq = entry.seq;
      this.line = entry.line && entry.kind !== "proposed" ? entry.line : this.line;
      this.items = [...this.items, ...this.told(entry, left > 0 && entry.seq > left)];
      if (entry.kind === "undone") this.strike((line) => line === entry.undo);
      this.consent(entry);
    }
  }

  /** Nothing is fresh any more. */
  settle(): void {
    this.items = this.items.map((item) => (item.fresh ? { ...item, fresh: false } : item));
  }

  private told(entry: Entry, fresh: boolean): LogItem[] {
    const base = { line: entry.kind === "proposed" ? 0 : (entry.line ?? 0), fresh };
    const key = `${entry.seq}`;
    if (entry.events) {
      return entry.events.map((event, place) => ({
        ...base,
        key: `${key}.${place}`,
        kind: "event",
        event,
        by: entry.seat,
      }));
    }
    if (entry.kind === "undone") {
      const event = { event: "undone", seat: entry.seat, undo: entry.undo };
      return [{ ...base, key, kind: "event", event }];
    }
    if (entry.kind === "said") {
      const { seat, text, phrase } = entry;
      return [{ ...base, key, kind: "said", seat, text, phrase }];
    }
    const note = NOTES[entry.kind];
    if (!note) return [];
    const seat = entry.kind === "proposed" ? entry.by : entry.seat;
    const about = { name: entry.name ?? "", undo: entry.line ?? 0, target: entry.seat ?? -1 };
    return [{ ...base, key, kind: "note", seat, note: note(entry), about }];
  }

  private strike(fallen: (line: number) => boolean): void {
    this.items = this.items.map((item) =>
      item.by !== undefined && fallen(item.line) ? { ...item, undone: true } : item,
    );
  }

  /** A move that all agree to take back falls with everything after it, without an entry. */
  private consent(entry: Entry): void {
    if (entry.kind === "proposed" && entry.what === "take-back") {
      this.asked = { by: entry.by ?? 0, line: entry.line ?? 0, waiting: entry.asked ?? [] };
    } else if (entry.kind === "answered" && this.asked) {
      const waiting = this.asked.waiting.filter((seat) => seat !== entry.seat);
      this.asked = entry.agree ? { ...this.asked, waiting } : null;
    } else if (["moved", "undone", "withdrawn", "sat-in"].includes(entry.kind)) {
      this.asked = this.unlessAway(entry);
    }
    if (this.asked && !this.asked.waiting.length) this.takeBack(entry, this.asked);
  }

  /** Whoever is away is not waited for; the last one who is there decides. */
  private unlessAway(entry: Entry): Asked | null {
    if (entry.kind !== "sat-in" || !this.asked) return null;
    const waiting = this.asked.waiting.filter((seat) => seat !== entry.seat);
    return waiting.length ? { ...this.asked, waiting } : null;
  }

  private takeBack(entry: Entry, asked: Asked): void {
    this.asked = null;
    this.strike((line) => line >= asked.line);
    this.line += 1;
    const event = { event: "taken-back", seat: asked.by, undo: asked.line };
    this.items = [
      ...this.items,
      { key: `${entry.seq}.back`, line: this.line, kind: "event", event },
    ];
  }
}

/** The last move of a seat that still stands, or 0. */
export function lastMoveOf(items: LogItem[], seat: number): number {
  return items.findLast((item) => item.by === seat && !item.undone)?.line ?? 0;
}
