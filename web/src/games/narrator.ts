/** From values to sentences in the browser, as `tablee.kernel.words.narrator` does it in Python. */

import type { Outcome, Prompt } from "../generated/kernel";
import type { Moment } from "../generated/server";
import { type Arguments, has, say } from "../lib/texts.svelte";
import type { EventDocument, LogItem } from "../table/model.svelte";

const TABLE_EVENTS = ["undone", "taken-back"];
const NOT_FIELDS = ["event", "seq", "undone"];

/** Marks a name in a sentence that a sign can stand for: the sign, the name, and where it ends. */
const SIGNED = /\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002/;

/** Signs of punctuation that no line begins with, and the narrow space before them. */
const ENDING = /^[\u00a0\u202f]?[.,;:!?)»]+/;

/** A piece of a sentence: words, or words that a sign stands for, such as "card 14". */
export interface Piece {
  words: string;
  sign: string;
  /** What ends a sentence or a part of it right after a sign. */
  end?: string;
}

export abstract class Narrator {
  /** Whether `signed` marks what it names. */
  private signing = false;

  constructor(
    readonly game: string,
    readonly names: string[],
    /** The seat of whoever reads: they are told of themselves as "you"; -1 for everybody else. */
    readonly reader = -1,
  ) {}

  /** Fields whose value is the number of a seat. */
  readonly seatFields: string[] = ["seat", "mover"];

  /** A field's value as it stands in a sentence. */
  abstract value(field: string, value: unknown): string | number;
  /** A move as a short phrase, such as the text of a button. */
  abstract move(move: string): string;
  /** A move as it is offered now: the moment may have more to say of it. */
  offered(move: string, _view: unknown): string {
    return this.move(move);
  }
  /** What of the board an event is about: the log points at it. */
  abstract marks(event: EventDocument): string[];
  /** Events that open a chapter of the log, and those that decide something. */
  abstract readonly heads: string[];
  abstract readonly loud: string[];
  /** Events that often come in runs: many of one kind, by one player. */
  readonly runs: string[] = [];
  /** A word that everybody knows for each of an event's private fields, to tell if it is hidden. */
  abstract privateFields(event: string): string[];

  /** What lies on the table and in one's own hand, as the terminal tells it. */
  abstract look(view: unknown): Promise<string[]>;

  /** Every field as it stands in a sentence, and which of them is the reader. */
  values(fields: Record<string, unknown>): Arguments {
    const found: Arguments = { you: this.you(fields) };
    for (const [field, value] of Object.entries(fields)) found[field] = this.value(field, value);
    return found;
  }

  /** The fields that mean the reader's own seat; "nobody" if there is none. */
  private you(fields: Record<string, unknown>): string {
    const own = (field: string) => this.reader >= 0 && fields[field] === this.reader;
    return this.seatFields.filter(own).join("-") || "nobody";
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

  /** So many equal events of one player in one sentence; null for what makes no run. */
  run(document: EventDocument, count: number): string | null {
    const { event } = document;
    if (!this.runs.includes(event)) return null;
    return say(`${this.game}-run`, { ...this.values(document), event, count });
  }

  /** A line of the log: an event, or something about the table itself. */
  line(item: LogItem): string {
    if (item.words) return item.words;
    if (item.event) return this.event(item.event);
    const { name = "", undo = 0, target = -1, former = "" } = item.about ?? {};
    const seat = item.seat ?? -1;
    return say(item.note ?? "", {
      you: this.you({ seat }) === "seat" ? "seat" : target === this.reader ? "target" : "nobody",
      seat: name && item.note !== "server-joined" ? name : this.name(seat),
      line: undo,
      target: former || this.name(target),
    });
  }

  /** A line of the log in pieces, so that signs can stand for what they name. */
  pieces(item: LogItem): Piece[] {
    this.signing = true;
    const split = this.line(item).split(SIGNED);
    this.signing = false;
    const found: Piece[] = [];
    for (let place = 0; place < split.length; place += 3) {
      const [text = "", sign = "", words = ""] = split.slice(place, place + 3);
      const end = place ? (ENDING.exec(text)?.[0] ?? "") : "";
      const last = found.at(-1);
      if (last && end) last.end = end;
      found.push({ words: text.slice(end.length), sign: "" });
      if (sign) found.push({ words, sign });
    }
    return found.filter(({ words }) => words);
  }

  /** A name that a sign can stand for in the log. */
  protected signed(sign: string, words: string): string {
    return this.signing ? `\ue000${sign}\ue001${words}\ue002` : words;
  }

  prompt(prompt: Prompt): string {
    return say(`${this.game}-prompt-${prompt.code}`, this.values(prompt.args));
  }

  /** Why a computer player would make a move. */
  reason({ code, args = {} }: { code: string; args?: Record<string, unknown> }): string {
    const own = `${this.game}-reason-${code}`;
    return say(has(own) ? own : `table-reason-${code}`, this.values(args));
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

  /** One or more things as they are said in one breath. */
  joined(items: string[]): string {
    if (items.length < 2) return items.join("");
    return say("table-and", { items: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  /** Who sits there, at the head of a line about them. */
  label(seat: number): string {
    return seat >= 0 && seat === this.reader ? say("table-you") : this.name(seat);
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
  return say("table-percent-exact", { share: shown });
}
