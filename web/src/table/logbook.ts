/** The log, folded from the entries that the server tells. */

import type { PublicMessage, PublicProposed } from "../generated/server";
import type { LogItem } from "./model.svelte";

const NOBODY = { name: "", undo: 0, target: -1, former: "" };

function about(entry: PublicProposed): typeof NOBODY {
  return { ...NOBODY, name: entry.name, undo: entry.line, target: entry.seat };
}

interface Asked {
  by: number;
  line: number;
  waiting: number[];
}

export class LogBook {
  items: LogItem[] = [];
  private entries: PublicMessage[] = [];
  /** The numbers of the entries that are fresh. */
  private fresh = new Set<number>();
  private line = 0;
  /** Whether what is taken back is forgotten: who goes back in a guided game has not seen it yet. */
  forgets = false;
  /** A proposal to take a move back, until it is settled (K2.5). */
  private asked: Asked | null = null;

  /** Add what is new; entries after `left` are marked as fresh. Whether anything was taken back. */
  add(entries: PublicMessage[], left: number): boolean {
    const last = this.entries.at(-1)?.seq ?? 0;
    return this.fold(
      this.marked(
        entries.filter(({ seq }) => seq > last),
        left,
      ),
    );
  }

  /** Put in earlier entries, which a long log had left out. */
  insert(entries: PublicMessage[], left: number): void {
    const all = [...this.entries, ...this.marked(entries, left)];
    this.entries = [];
    this.items = [];
    this.line = 0;
    this.asked = null;
    this.fold(all.sort((one, other) => one.seq - other.seq));
  }

  private marked(entries: PublicMessage[], left: number): PublicMessage[] {
    for (const { seq } of entries) if (left > 0 && seq > left) this.fresh.add(seq);
    return entries;
  }

  private fold(entries: PublicMessage[]): boolean {
    let back = false;
    for (const entry of entries) {
      this.entries.push(entry);
      if (entry.kind === "moved" || entry.kind === "undone") this.line = entry.line;
      this.items.push(...this.told(entry, this.fresh.has(entry.seq)));
      if (entry.kind === "undone") this.strike((line) => line === entry.undo);
      if (this.consent(entry) || entry.kind === "undone") back = true;
    }
    return back;
  }

  /** Nothing is fresh any more. */
  settle(): void {
    this.fresh.clear();
    this.items = this.items.map((item) => (item.fresh ? { ...item, fresh: false } : item));
  }

  private told(entry: PublicMessage, fresh: boolean): LogItem[] {
    const key = `${entry.seq}`;
    const note = (message: string, seat: number, about = NOBODY): LogItem[] => [
      { line: 0, fresh, key, kind: "note", seat, note: message, about },
    ];
    switch (entry.kind) {
      case "started":
        return entry.events.map((event, place) => ({
          line: 0,
          fresh,
          key: `${key}.${place}`,
          kind: "event",
          event,
        }));
      case "moved":
        return entry.events.map((event, place) => ({
          line: entry.line,
          fresh,
          key: `${key}.${place}`,
          kind: "event",
          event,
          by: entry.seat,
        }));
      case "undone": {
        const event = { event: "undone", seat: entry.seat, undo: entry.undo };
        return [{ line: entry.line, fresh, key, kind: "event", event }];
      }
      case "said": {
        const { seat, text, phrase } = entry;
        return [{ line: 0, fresh, key, kind: "said", seat, text, phrase }];
      }
      case "joined":
        return note("server-joined", entry.seat, { ...NOBODY, name: entry.name });
      case "recovered":
      case "sat-in":
      case "returned":
      case "faltered":
        return note(`server-${entry.kind}`, entry.seat);
      case "passed":
      case "won-back": {
        const { name, former } = entry;
        return note(`server-${entry.kind}`, entry.seat, { ...NOBODY, name, former });
      }
      case "muted":
        return note(entry.muted ? "server-muted" : "server-unmuted", entry.seat);
      case "proposed":
        return note(`server-proposed-${entry.what}`, entry.by, about(entry));
      case "answered":
        return note(entry.agree ? "server-agreed" : "server-declined", entry.seat);
      default:
        return [];
    }
  }

  private strike(fallen: (line: number) => boolean): void {
    this.items = this.items.map((item) =>
      item.by !== undefined && fallen(item.line) ? { ...item, undone: true } : item,
    );
  }

  /** A move that all agree to take back falls with everything after it, without an entry. */
  private consent(entry: PublicMessage): boolean {
    if (entry.kind === "proposed" && entry.what === "take-back") {
      this.asked = { by: entry.by, line: entry.line, waiting: entry.asked };
    } else if (entry.kind === "answered" && this.asked) {
      const waiting = this.asked.waiting.filter((seat) => seat !== entry.seat);
      this.asked = entry.agree ? { ...this.asked, waiting } : null;
    } else if (["moved", "undone", "withdrawn", "sat-in"].includes(entry.kind)) {
      this.asked = this.unlessAway(entry);
    }
    if (!this.asked || this.asked.waiting.length) return false;
    this.takeBack(entry, this.asked);
    return true;
  }

  /** Whoever is away is not waited for; the last one who is there decides. */
  private unlessAway(entry: PublicMessage): Asked | null {
    if (entry.kind !== "sat-in" || !this.asked) return null;
    const waiting = this.asked.waiting.filter((seat) => seat !== entry.seat);
    return waiting.length ? { ...this.asked, waiting } : null;
  }

  private takeBack(entry: PublicMessage, asked: Asked): void {
    this.asked = null;
    if (this.forgets) {
      this.line += 1;
      this.items = this.items.filter((item) => item.line < asked.line && item.kind === "event");
      return;
    }
    this.strike((line) => line >= asked.line);
    this.line += 1;
    const event = { event: "taken-back", seat: asked.by, undo: asked.line };
    this.items = [
      ...this.items,
      { key: `${entry.seq}.back`, line: this.line, kind: "event", event },
    ];
  }
}

/** Whether a line tells that something was undone or taken back. */
export const isTakenBack = ({ event }: LogItem) =>
  ["undone", "taken-back"].includes(event?.event ?? "");

/** The last move of a seat that still stands, or 0. */
export function lastMoveOf(items: LogItem[], seat: number): number {
  return items.findLast((item) => item.by === seat && !item.undone)?.line ?? 0;
}
