/** A table on the server: one WebSocket that finds its way back by itself. */

import type { Outcome, Prompt, Refusal } from "../generated/kernel";
import { remember, request, tableKeys } from "../lib/house.svelte";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import {
  type EventDocument,
  type GameKey,
  type LogItem,
  type Proposal,
  TableModel,
} from "./model.svelte";

interface Entry {
  seq: number;
  kind: string;
  line?: number;
  seat?: number;
  events?: EventDocument[];
  text?: string;
  phrase?: string;
  undo?: number;
  name?: string;
}

interface TableInfo {
  table: string;
  game: GameKey;
  options: Record<string, unknown>;
  terms: { chat: "free" | "phrases" | "off" };
  seats: {
    holder: "open" | "invited" | "human" | "bot";
    name: string;
    level: string;
    sits_in: string;
  }[];
  started: boolean;
  outcome: Outcome | null;
  proposal: Proposal | null;
  commitment: string;
  rematch: string;
}

interface Frame {
  type: string;
  id?: number | null;
  seat?: number;
  left?: number;
  seq?: number;
  line?: number;
  entries?: Entry[];
  to_act?: number[];
  answers?: number | null;
  table?: TableInfo;
  view?: Record<string, unknown>;
  prompt?: Prompt;
  moves?: Record<string, string[] | number>;
  code?: string | null;
  rule?: string | null;
  args?: Record<string, number | string>;
  odds?: unknown;
  reason?: string;
}

/** The moves as the server shortens them: what they begin with -> their last words. */
export function lengthened(moves: Record<string, string[] | number>): string[] {
  return Object.entries(moves).flatMap(([begin, lasts]) =>
    typeof lasts === "number" ? [] : lasts.map((last) => (begin ? `${begin} ${last}` : last)),
  );
}

/** The lines of the log that an entry makes. */
export function logItems(entry: Entry, left: number): LogItem[] {
  const fresh = left > 0 && entry.seq > left;
  const base = { line: entry.line ?? 0, fresh };
  if (entry.events) {
    return entry.events.map((event, place) => ({
      ...base,
      key: `${entry.seq}.${place}`,
      kind: "event",
      event,
    }));
  }
  if (entry.kind === "undone") {
    const event = { event: "undone", seat: entry.seat, undo: entry.undo };
    return [{ ...base, key: `${entry.seq}`, kind: "event", event }];
  }
  if (entry.kind === "said") {
    return [
      {
        ...base,
        key: `${entry.seq}`,
        kind: "said",
        seat: entry.seat,
        text: entry.text,
        phrase: entry.phrase,
      },
    ];
  }
  return [];
}

const SOONEST = 400;
const LATEST = 10_000;
const PATIENCE = 4000;

export class ServerTable extends TableModel {
  private socket: WebSocket | undefined;
  private seq: number | null = null;
  private requests = 0;
  private waiting = new Map<number, (frame: Frame) => void>();
  private delay = SOONEST;
  private done = false;

  constructor(id: string) {
    super();
    this.id = id;
    this.connect();
  }

  private connect(): void {
    const url = new URL(
      `api/tables/${encodeURIComponent(this.id)}/socket`,
      location.href.split("#")[0],
    );
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      const keys = tableKeys(this.id);
      socket.send(
        JSON.stringify({
          type: "hello",
          protocol: 1,
          token: keys?.token ?? "",
          since: this.seq ?? 0,
          lang: settings.language,
        }),
      );
    };
    socket.onmessage = (message) => this.receive(JSON.parse(message.data));
    socket.onclose = () => {
      if (this.done || socket !== this.socket) return;
      this.status = "lost";
      this.busy = false;
      setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(LATEST, this.delay * 2);
    };
  }

  private receive(frame: Frame): void {
    const answer = typeof frame.id === "number" ? this.waiting.get(frame.id) : undefined;
    if (answer && typeof frame.id === "number") {
      this.waiting.delete(frame.id);
      answer(frame);
    }
    if (frame.type === "welcome" || frame.type === "update") this.news(frame);
    else if (frame.type === "refused") this.refused(frame);
    else if (frame.type === "closed") {
      this.done =
        frame.reason === "abuse" ||
        frame.reason === "closed-to-watchers" ||
        frame.reason === "seat-lost";
      if (this.done) this.status = "closed";
    }
  }

  private refused(frame: Frame): void {
    this.busy = false;
    if (frame.code === "no-such-table" || frame.code === "not-allowed") {
      this.done = true;
      this.status = "closed";
      this.problem = frame.code;
    }
    this.refusal = { code: frame.code ?? "", rule: frame.rule ?? "", args: frame.args ?? {} };
  }

  private news(frame: Frame): void {
    if (frame.type === "welcome") {
      this.delay = SOONEST;
      this.status = "live";
      this.seat = frame.seat ?? -1;
    }
    this.busy = false;
    this.refusal = null;
    this.seq = frame.seq ?? this.seq;
    this.line = frame.line ?? this.line;
    this.toAct = frame.to_act ?? [];
    if (frame.table) this.describe(frame.table);
    if (frame.view)
      this.view = { ...frame.view, moves: frame.moves ? lengthened(frame.moves) : [] };
    if (frame.prompt) this.prompt = frame.prompt;
    if (frame.moves) this.moves = lengthened(frame.moves);
    if (Object.values(frame.moves ?? {}).some((lasts) => typeof lasts === "number")) {
      void this.askMoves();
    }
    const left = frame.type === "welcome" ? (frame.left ?? 0) : 0;
    this.tell(frame.entries ?? [], left);
    if (frame.view) void this.askOdds();
  }

  private describe(info: TableInfo): void {
    this.game = info.game;
    this.options = info.options;
    this.started = info.started;
    this.outcome = info.outcome;
    this.proposal = info.proposal;
    this.commitment = info.commitment;
    this.rematch = info.rematch;
    this.chat = info.terms.chat;
    this.seats = info.seats.map((seat) => ({ ...seat, sitsIn: seat.sits_in }));
    if (this.seat >= 0) {
      remember({
        id: this.id,
        game: info.game,
        names: this.names,
        over: info.outcome !== null,
        seat: this.seat,
      });
    }
  }

  private tell(entries: Entry[], left: number): void {
    if (!entries.length) return;
    const undone = new Set(
      entries.filter((entry) => entry.kind === "undone").map((entry) => entry.undo),
    );
    const known = new Set(this.log.map((item) => item.key));
    const fresh = entries
      .flatMap((entry) => logItems(entry, left))
      .filter((item) => !known.has(item.key));
    this.log = [...this.log, ...fresh].map((item) =>
      item.kind === "event" && item.event?.event !== "undone" && undone.has(item.line)
        ? { ...item, undone: true }
        : item,
    );
  }

  private ask(message: Record<string, unknown>): Promise<Frame> {
    this.requests += 1;
    const id = this.requests;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** A list that was too long for the update. */
  private async askMoves(): Promise<void> {
    const line = this.line;
    const frame = await this.ask({ type: "moves", prefix: "" });
    const found: unknown = frame.moves;
    if (line === this.line && Array.isArray(found)) this.moves = found;
  }

  private async askOdds(): Promise<void> {
    const line = this.line;
    const frame = await this.ask({ type: "odds" });
    if (line === this.line) this.odds = frame.odds ?? null;
  }

  play(move: string): void {
    this.busy = true;
    // An answer that never comes must not lock the table.
    setTimeout(() => {
      this.busy = false;
    }, PATIENCE);
    void this.ask({ type: "move", line: this.line, move });
  }
  undo(): void {
    void this.ask({ type: "undo", line: this.line });
  }
  async why(move: string): Promise<Refusal | null> {
    const frame = await this.ask({ type: "why", move });
    return frame.code ? { code: frame.code, rule: frame.rule ?? "", args: frame.args ?? {} } : null;
  }
  say(text: string, phrase = ""): void {
    void this.ask(phrase ? { type: "say", phrase } : { type: "say", text });
  }
  override propose(what: "take-back" | "pause" | "resume", line = 0): void {
    void this.ask({ type: "propose", what, line });
  }
  override answer(agree: boolean): void {
    if (this.proposal) void this.ask({ type: "answer", proposal: this.proposal.proposal, agree });
  }
  override askRematch(): void {
    const keys = tableKeys(this.id);
    void request<{ table: string }>("POST", `tables/${this.id}/rematch`, {}, keys?.token).then(
      async ({ table }) => {
        remember({ ...(keys ?? {}), id: table, game: this.game, over: false });
        if (keys?.host)
          await request("POST", `tables/${table}/start`, {}, keys.host).catch(() => undefined);
        go("table", table);
      },
    );
  }
  close(): void {
    this.done = true;
    this.socket?.close();
  }
}
