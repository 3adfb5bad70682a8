/** Where somebody is in a guided game: which words are said, and what comes next. */

import type { GuidedInfo } from "../generated/server";
import type { TableModel } from "./model.svelte";

/**
 * read: more words follow. play: the person is to move. watch: another is to move. end: that is
 * all. wait: something is under way.
 */
export type Step = "read" | "play" | "watch" | "end" | "wait";

export function finished(guided: GuidedInfo): boolean {
  return guided.at === guided.lines.length;
}

/** The first words at this point of the script, -1 if it goes on without any. */
export function firstWords(guided: GuidedInfo): number {
  return guided.words.findIndex((words) => words.after === guided.at);
}

/** Whether the person's next move has no words: there is nothing to choose, and it follows by itself. */
export function asksNothing({ at, lines, seat, words }: GuidedInfo): boolean {
  const next = lines.findIndex((line, place) => place >= at && line.seat === seat);
  return next >= 0 && words.every(({ after }) => after !== next);
}

export function stepOf(guided: GuidedInfo, here: number): Step {
  if (guided.words[here]?.after !== guided.at) return "wait";
  if (guided.words[here + 1]?.after === guided.at) return "read";
  if (finished(guided)) return "end";
  return guided.lines[guided.at]?.seat === guided.seat ? "play" : "watch";
}

/** What to say to a legal move that the script does not make: the nearest words for it. */
export function otherwise(
  guided: GuidedInfo,
  here: number,
  has: (name: string) => boolean,
): string {
  for (const words of guided.words.slice(here)) {
    if (words.after !== guided.at) break;
    if (has(`${words.say}-otherwise`)) return `${words.say}-otherwise`;
  }
  const own = guided.lines[guided.at]?.seat === guided.seat;
  return own ? "web-guided-otherwise" : "web-guided-not-yet";
}

/** Where somebody was who looks something up in the rules and comes back. */
const kept = new Map<string, number>();

export class Lesson {
  here = $state(0);
  private goal: number | null = null;
  private readonly table: TableModel;

  constructor(table: TableModel) {
    this.table = table;
    this.here = kept.get(table.id) ?? 0;
  }

  get guided(): GuidedInfo {
    if (!this.table.guided) throw new Error("this is no guided game");
    return this.table.guided;
  }
  get words() {
    return this.guided.words[this.here];
  }
  /** The words that come next at this point of the script, -1 if none do. */
  get coming(): number {
    const { guided, here } = this;
    return guided.words[here]?.after === guided.at ? here : firstWords(guided);
  }
  get step(): Step {
    const { busy, stage } = this.table;
    if (stage.stopped) return "read";
    return busy || stage.busy ? "wait" : stepOf(this.guided, this.here);
  }
  /** Whether the next move is made without a word. */
  get goesOn(): boolean {
    const { guided } = this;
    return !finished(guided) && firstWords(guided) < 0 && this.goal === null;
  }

  /** The table has changed: say what belongs there, once it is seen. */
  refresh(): void {
    const { guided } = this;
    const { busy, stopped } = this.table.stage;
    if (busy && !stopped) return;
    // A wish that was not granted, as when the connection was lost, is given up.
    const wanted = this.goal ?? this.here;
    this.goal = null;
    const first = firstWords(guided);
    if (guided.words[wanted]?.after === guided.at) this.here = wanted;
    else if (guided.words[this.here]?.after !== guided.at && first >= 0) this.here = first;
    kept.set(this.table.id, this.here);
  }

  next(): void {
    const step = this.step;
    this.table.refusal = null;
    if (this.table.stage.stopped) this.goOn();
    else if (step === "read") this.here += 1;
    else if (step === "watch") this.table.goOn();
  }
  /** What is left of this line, and then the words that follow. */
  private goOn(): void {
    if (this.guided.words[this.here + 1]?.after === this.guided.at) this.here += 1;
    this.table.stage.goOn();
  }
  /** Make the person's own move for them. */
  show(): void {
    this.table.refusal = null;
    if (this.step === "play") this.table.goOn();
  }
  back(): void {
    const before = this.guided.words[this.here - 1];
    if (!before || this.goal !== null) return;
    this.table.refusal = null;
    if (before.after === this.guided.at) this.here -= 1;
    else {
      this.goal = this.here - 1;
      this.table.goBack(before.after);
    }
  }
}
