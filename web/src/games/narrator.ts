/** From values to sentences in the browser, as `tablee.kernel.words.narrator` does it in Python. */

import type { Outcome, Prompt } from "../generated/kernel";
import type { Moment } from "../generated/server";
import { type Arguments, say } from "../lib/texts.svelte";
import type { EventDocument, LogItem } from "../table/model.svelte";

const TABLE_EVENTS = ["undone", "taken-back"];
const NOT_FIELDS = ["event", "seq", "undone"];

export abstract class Narrator {
  constructor(
    readonly game: string,
    readonly names: string[],
  ) {}

  /** A field's value as it stands in a sentence. */
  abstract value(field: string, value: unknown): string | number;
  /** A move as a short phrase, such as the text of a button. */
  abstract move(move: string): string;
  /** What of the board an event is about: the log points at it. */
  abstract marks(event: EventDocument): string[];
  /** Events that open a chapter of the log, and those that decide something. */
  abstract readonly heads: string[];
  abstract readonly loud: string[];
  /** A word that everybody knows for each of an event's private fields, to tell if it is hidden. */
  abstract privateFields(event: string): string[];

  /** What lies on the table and in one's own hand, as the terminal tells it. */
  abstract look(view: unknown): Promise<string[]>;

  values(fields: Record<string, unknown>): Arguments {
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, this.value(field, value)]),
    );
  }

  event(document: EventDocument): string {
    const fields = Object.fromEntries(
      Object.entries(document).filter(([field]) => !NOT_FIELDS.includes(field)),
    );
    if (TABLE_EVENTS.includes(document.event)) {
      return say(`table-event-${document.event}`, this.values(fields));
    }
    const hidden = this.privateFields(document.event).some((field) => !(field in fields));
    return say(
      `${this.game}-event-${document.event}${hidden ? "-hidden" : ""}`,
      this.values(fields),
    );
  }

  /** A line of the log: an event, or something about the table itself. */
  line(item: LogItem): string {
    if (item.words) return item.words;
    if (item.event) return this.event(item.event);
    const { name = "", undo = 0, target = -1 } = item.about ?? {};
    return say(item.note ?? "", {
      seat: name && item.note !== "server-joined" ? name : this.name(item.seat ?? -1),
      line: undo,
      target: this.name(target),
    });
  }

  prompt(prompt: Prompt): string {
    return say(`${this.game}-prompt-${prompt.code}`, this.values(prompt.args));
  }

  outcome(outcome: Outcome): string {
    return say(`${this.game}-end-${outcome.reason}`, this.values(outcome.args));
  }

  /** A moment of a finished game. */
  moment(moment: Moment): string {
    return say(`${this.game}-moment-${moment.code}`, this.values(moment.args ?? {}));
  }

  listed(items: string[]): string {
    return items.length ? items.join(", ") : say("table-none");
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat);
  }
}

/** The most digits of a whole number that a number of this language can still hold. */
const MOST_DIGITS = 300;

/** An exact fraction such as "9/22" as a number; either part may have hundreds of digits. */
export function fraction(text: string): number {
  const [above = "0", below = "1"] = text.split("/");
  const cut = Math.max(0, below.length - MOST_DIGITS);
  const head = (digits: string) => Number(digits.slice(0, Math.max(0, digits.length - cut)));
  return head(above) / head(below);
}

export function percent(text: string): string {
  const share = fraction(text) * 100;
  const whole = !text.includes("/");
  return say(whole ? "table-percent-exact" : "table-percent", { share, exact: text });
}

/** A short percentage for a badge. */
export function roundPercent(text: string): string {
  const share = fraction(text) * 100;
  const shown =
    share > 0 && share < 1 ? "<1" : share < 100 && share > 99 ? ">99" : `${Math.round(share)}`;
  return `${shown}\u202f%`;
}
