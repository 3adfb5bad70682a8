/** Text mode: what was typed and what was said, from the same interpreter as the terminal's. */

import type { FrameMessage, Words } from "../generated/server";
import { go } from "../lib/router.svelte";
import { say } from "../lib/texts.svelte";
import type { TableModel } from "./model.svelte";

export interface Utterance {
  key: number;
  /** Whether the player typed it. */
  own: boolean;
  text: string;
}

/** The transcript keeps so many lines. */
const MOST = 400;
/** Whoever comes to a table in the middle is not told more entries than these. */
const SHORT_PAST = 40;

export class Conversation {
  lines: Utterance[] = $state.raw([]);
  /** Whether the last answer has more to say. */
  more = $state(false);
  private told: number;
  private keys = 0;
  private hearing = false;
  /** Whether the pieces are set up for the player, whenever they are asked to. */
  private arranging = false;

  constructor(private readonly table: TableModel) {
    this.told = table.left || (table.heard > SHORT_PAST ? table.heard : 0);
  }

  /** Tell what happened since the last time; one question at a time. */
  async hear(): Promise<void> {
    if (this.hearing) return;
    this.hearing = true;
    let first = true;
    while (first || this.told < this.table.heard) {
      first = false;
      // What is set up for the player is told in one go, and only then the question.
      while (this.arranging && this.table.mine) await this.arrange();
      const frame = await this.table.request({ type: "ask", since: this.told });
      if (frame?.type !== "words") break;
      this.told = Math.max(frame.seq, this.told);
      this.tell(frame);
    }
    this.hearing = false;
  }

  /** The next move of somebody whose pieces are set up for them. */
  private async arrange(): Promise<void> {
    const frame = await this.table.request({ type: "ask", text: "setup" });
    if (frame?.type === "words" && frame.act === "set-up") await this.place(frame);
    else this.arranging = false;
  }
  private async place({ line, argument }: Words): Promise<void> {
    const frame = await this.table.request({ type: "move", line, move: argument });
    this.arranging = frame !== null && frame.type !== "refused";
    this.refused(frame);
  }

  /** Answer a line, and do what it asks for. */
  async send(text: string): Promise<void> {
    this.put(text, true);
    // A number means the moves as they were last told; anything else is said by somebody who has
    // heard the news.
    if (this.told < this.table.heard && !/^\d+$/.test(text)) await this.hear();
    const frame = await this.table.request({ type: "ask", text });
    if (frame?.type === "words") {
      this.tell(frame);
      await this.act(frame);
    } else this.refused(frame);
  }

  private async act(words: Words): Promise<void> {
    const { act, argument, line } = words;
    if (act === "move")
      this.refused(await this.table.request({ type: "move", line, move: argument }));
    else if (act === "undo") this.refused(await this.table.request({ type: "undo", line }));
    else if (act === "say") this.refused(await this.table.request({ type: "say", text: argument }));
    else if (act === "take-back") await this.takeBack(line);
    else if (act === "agree" || act === "decline") this.table.answer(act === "agree");
    else if (act === "set-up") await this.place(words);
    else if (act === "hint") await this.advise();
    else if (act === "quit") go();
  }

  private async advise(): Promise<void> {
    const frame = await this.table.request({ type: "hints" });
    if (frame?.type !== "hints") return this.refused(frame);
    if (!frame.hints.length) this.put(say("text-advice-none"), false);
    // A move keeps the number it has among all moves: it is chosen by what is read here.
    const all = await this.table.request({ type: "moves", prefix: "" });
    const numbered = all?.type === "moves" ? all.moves : [];
    for (const { move, words, score, text } of frame.hints) {
      // What may be done at any time, such as to surrender, has no number.
      const number = numbered.indexOf(move) + 1;
      const percent = Math.round((score ?? 0) * 100);
      const message = number ? (score === null ? "-judged" : "") : "-named";
      this.put(say(`text-advice${message}`, { number, move: words, reason: text, percent }), false);
    }
  }

  private async takeBack(line: number): Promise<void> {
    const own = this.table.log.findLast((item) => item.by === this.table.seat && !item.undone);
    const request = own
      ? { type: "propose", what: "take-back", line: own.line }
      : { type: "undo", line };
    this.refused(await this.table.request(request));
  }

  private refused(frame: FrameMessage | null): void {
    if (frame?.type === "refused") this.put(frame.text, false);
    else if (!frame) this.put(say("web-status-lost"), false);
  }

  private tell(words: Words): void {
    for (const line of words.lines) this.put(line, false);
    if (words.lines.length || !words.act) this.more = words.more;
  }

  private put(text: string, own: boolean): void {
    this.keys += 1;
    this.lines = [...this.lines, { key: this.keys, own, text }].slice(-MOST);
  }
}
