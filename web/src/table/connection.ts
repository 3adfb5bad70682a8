/** One wire that finds its way back by itself, with questions and their answers. */

import type { FrameMessage } from "../generated/server";
import { OPEN, type Wire } from "../house/house";

const SOONEST = 400;
const LATEST = 10_000;
/** A network can go without a word: after so long a silence the server is asked whether it is there, */
const IDLE = 20_000;
/** sooner while somebody waits for an answer, */
const ASKED = 4_000;
/** and given up when it does not say so: within this, */
const ANSWER = 8_000;
/** or this, where the browser itself has its doubts. */
const DOUBTFUL = 2_500;
/** A new connection is greeted within this. */
const GREETING = 20_000;

export class Connection {
  private socket: Wire | undefined;
  private requests = 0;
  private waiting = new Map<number, (frame: FrameMessage) => void>();
  private delay = SOONEST;
  private done = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  /** When the silence has lasted too long; never, once it has and the server was asked. */
  private due = 0;

  constructor(
    private readonly connect: () => Wire,
    private readonly hello: () => object,
    private readonly heard: (frame: FrameMessage) => void,
    private readonly lost: () => void,
  ) {
    globalThis.addEventListener?.("offline", this.doubt);
    globalThis.addEventListener?.("online", this.hope);
    globalThis.document?.addEventListener("visibilitychange", this.look);
    this.open();
  }

  private open(): void {
    const socket = this.connect();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (message) => this.receive(JSON.parse(message.data));
    socket.onclose = () => this.gone();
    this.giveUpAfter(GREETING);
  }

  private gone(): void {
    clearTimeout(this.watch);
    this.socket = undefined;
    this.due = 0;
    this.waiting.clear();
    if (this.done) return;
    this.lost();
    this.timer = setTimeout(() => this.open(), this.delay);
    this.delay = Math.min(LATEST, this.delay * 2);
  }

  // ---- a server that says nothing ---------------------------------------------------------

  private giveUpAfter(milliseconds: number): void {
    this.due = 0;
    clearTimeout(this.watch);
    if (!this.socket?.steady) this.watch = setTimeout(() => this.giveUp(), milliseconds);
  }

  /** A dead connection takes minutes to say goodbye: it is left without one. */
  private giveUp(): void {
    this.leave();
    this.gone();
  }

  private leave(): void {
    const { socket } = this;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private listenFor(milliseconds: number): void {
    if (this.socket?.steady) return;
    this.due = Date.now() + milliseconds;
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.areYouThere(ANSWER), milliseconds);
  }

  private areYouThere(within: number): void {
    this.giveUpAfter(within);
    this.requests += 1;
    this.socket?.send(JSON.stringify({ type: "ping", id: this.requests }));
  }

  /** The browser says that there is no network; a server on this very machine still answers. */
  private doubt = (): void => {
    if (this.due) this.areYouThere(DOUBTFUL);
  };

  /** There is a network again, or somebody looks: now rather than after the delay. */
  private hope = (): void => {
    if (this.due) this.areYouThere(ANSWER);
    if (this.socket) return;
    clearTimeout(this.timer);
    this.delay = SOONEST;
    this.open();
  };

  private look = (): void => {
    if (!document.hidden) this.hope();
  };

  // ---- questions and answers --------------------------------------------------------------

  private receive(frame: FrameMessage): void {
    // Whoever left a connection hears no more of it.
    if (this.done) return;
    if (frame.type === "welcome") this.delay = SOONEST;
    const id = "id" in frame ? frame.id : "answers" in frame ? frame.answers : null;
    const answered = typeof id === "number" ? this.waiting.get(id) : undefined;
    if (typeof id === "number") this.waiting.delete(id);
    this.listenFor(this.waiting.size ? ASKED : IDLE);
    this.heard(frame);
    answered?.(frame);
  }

  /** Ask, and hear the answer; never, if the connection breaks before it. */
  ask(message: object): Promise<FrameMessage> {
    this.requests += 1;
    const id = this.requests;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== OPEN) return;
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
      if (this.due > Date.now() + ASKED) this.listenFor(ASKED);
    });
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    globalThis.removeEventListener?.("offline", this.doubt);
    globalThis.removeEventListener?.("online", this.hope);
    globalThis.document?.removeEventListener("visibilitychange", this.look);
    this.leave();
  }
}
