/** The house in this browser. All of it is fetched when somebody wants to play, never before. */

import { offlineVersion } from "./choose.svelte";
import type { Answered, House, Question, Wire } from "./house";
import { OPEN } from "./house";

type Workers = typeof import("../alone/workers");
let workers: Promise<Workers> | undefined;

/** Starts the workers, if they have not been; what they do is told by `progress`. */
export function startAlone(): Promise<Workers> {
  workers ??= import("../alone/workers").then((found) => {
    found.start(offlineVersion());
    return found;
  });
  workers.catch(() => {
    workers = undefined;
  });
  return workers;
}

async function ask(question: Question): Promise<Answered> {
  const made = /^(games|privacy)\?lang=(\w+)$/.exec(question.path);
  if (made && question.method === "GET") {
    // Made by the build, so that the first page needs no worker.
    const answer = await fetch(`offline/${offlineVersion()}/${made[1]}-${made[2]}.json`);
    return { status: answer.status, found: await answer.json().catch(() => null) };
  }
  return (await startAlone()).ask(question);
}

/** A connection to the worker, which may still be on its way. */
class WorkerWire implements Wire {
  readonly steady = true;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private leave: (() => void) | undefined;
  private post: ((text: string) => void) | undefined;

  constructor(table: string) {
    startAlone()
      .then((found) => found.ready())
      .then(() => startAlone())
      .then((found) => {
        if (this.readyState !== 0) return;
        const line = found.connect(
          table,
          (text) => this.onmessage?.({ data: text }),
          () => this.gone(),
        );
        this.post = line.send;
        this.leave = line.close;
        this.readyState = OPEN;
        this.onopen?.();
      })
      .catch(() => this.gone());
  }

  private gone(): void {
    if (this.readyState > OPEN) return;
    this.readyState = 3;
    this.onclose?.();
  }

  send(text: string): void {
    this.post?.(text);
  }

  close(): void {
    this.readyState = 3;
    this.leave?.();
  }
}

export const alone: House = { ask, connect: (table) => new WorkerWire(table) };
