/** One WebSocket that finds its way back by itself, with questions and their answers. */

import type { FrameMessage } from "../generated/server";

const SOONEST = 400;
const LATEST = 10_000;

export class Connection {
  private socket: WebSocket | undefined;
  private requests = 0;
  private waiting = new Map<number, (frame: FrameMessage) => void>();
  private delay = SOONEST;
  private done = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: URL,
    private readonly hello: () => object,
    private readonly heard: (frame: FrameMessage) => void,
    private readonly lost: () => void,
  ) {
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (message) => this.receive(JSON.parse(message.data));
    socket.onclose = () => {
      this.waiting.clear();
      if (this.done) return;
      this.lost();
      this.timer = setTimeout(() => this.open(), this.delay);
      this.delay = Math.min(LATEST, this.delay * 2);
    };
  }

  private receive(frame: FrameMessage): void {
    // Whoever left a connection hears no more of it.
    if (this.done) return;
    if (frame.type === "welcome") this.delay = SOONEST;
    this.heard(frame);
    const id = "id" in frame ? frame.id : "answers" in frame ? frame.answers : null;
    if (typeof id !== "number") return;
    this.waiting.get(id)?.(frame);
    this.waiting.delete(id);
  }

  /** Ask, and hear the answer; never, if the connection breaks before it. */
  ask(message: object): Promise<FrameMessage> {
    this.requests += 1;
    const id = this.requests;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
