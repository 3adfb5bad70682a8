/** A house: who keeps the tables. Over the network it is a server; alone, a worker of this page. */

export interface Question {
  method: string;
  /** What stands after `api/`, with its query. */
  path: string;
  body?: unknown;
  token: string;
  language: string;
}

export interface Answered {
  status: number;
  /** The document; null if what came was none. */
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what they asked for
  found: any;
}

/** A connection to a table; a WebSocket is one. */
export interface Wire {
  readonly readyState: number;
  /** Nobody on the way can swallow a message: silence is no sign of anything. */
  readonly steady?: boolean;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** `readyState` of a wire that carries messages. */
export const OPEN = 1;

export interface House {
  /** Asks for something; rejects if nobody answers. */
  ask(question: Question): Promise<Answered>;
  connect(table: string): Wire;
}
