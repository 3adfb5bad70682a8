/** A finished game's review: asked for, waited for, and here. */

import type { ReviewAnswer } from "../generated/server";
import { noteReview } from "../lib/book.svelte";
import { problemOf, request } from "../lib/request.svelte";
import { settings } from "../lib/settings.svelte";
import { addTexts } from "../lib/texts.svelte";

/** Milliseconds between two questions how far it is. */
const PAUSE = 1_000;

export class Reviewing {
  answer: ReviewAnswer | null = $state.raw(null);
  problem = $state("");
  /** Whether it is being worked out, and how far that is. */
  busy = $state(false);
  done = $state(0);
  total = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  /** Show the review, if there is one already; else nothing is started. */
  async look(): Promise<void> {
    await this.ask(false).catch(() => undefined);
  }

  /** Have the game reviewed and wait for it. */
  async start(): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await this.ask(true);
    } catch (error) {
      this.problem = problemOf(error);
      this.busy = false;
    }
  }

  /** Nobody waits any more; the server finds out by itself. */
  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  private async ask(start: boolean): Promise<void> {
    this.asked += 1;
    const ticket = this.asked;
    const path = `tables/${this.table}/review?seat=${this.seat}&lang=${settings.language}&start=${start}`;
    const [found] = await Promise.all([
      request<ReviewAnswer>("GET", path),
      addTexts("review"),
      addTexts("web-review"),
    ]);
    if (ticket !== this.asked) return;
    this.done = found.done;
    this.total = found.total;
    if (found.review) {
      this.answer = found;
      noteReview(this.table, found.review);
      this.busy = false;
    } else if (start || found.total > 0) {
      this.busy = true;
      this.timer = setTimeout(() => void this.start(), PAUSE);
    }
  }
}
