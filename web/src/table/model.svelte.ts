/** A table as this browser knows it. Where the news comes from is a subclass's business. */

import { manifestOf } from "../games/manifests";
import type { Outcome, Prompt, Refusal } from "../generated/kernel";
import type {
  AdviceInfo,
  DealTerms,
  FrameMessage,
  GuidedInfo,
  ProposalInfo,
  Result,
  SeatInfo,
  TableWords,
  Terms,
} from "../generated/server";
import { ownName } from "../lib/house.svelte";
import { addTexts } from "../lib/texts.svelte";
import type { Teller } from "./beat";
import type { Host } from "./stage/scenes";
import { Stage } from "./stage/stage.svelte";

/** A game's name in addresses. */
export type GameKey = string;

/** Why something was not done, in the server's own words. */
export interface ToldRefusal extends Refusal {
  text: string;
}

export interface EventDocument {
  event: string;
  [field: string]: unknown;
}

/** A line of the log: an event of the game, something said, or a note about the table. */
export interface LogItem {
  key: string;
  line: number;
  kind: "event" | "said" | "note";
  event?: EventDocument;
  /** The event in the server's words, where there is no narrator here. */
  words?: string;
  /** Whose move caused the event. */
  by?: number;
  seat?: number;
  text?: string;
  phrase?: string;
  /** The message of a note, and what it needs besides the seat. */
  note?: string;
  about?: { name: string; undo: number; target: number; former?: string };
  undone?: boolean;
  /** In a replay, why this move was made, and whether a review calls it a mistake. */
  why?: string;
  mistake?: boolean;
  fresh?: boolean;
}

export interface SeatCard {
  name: string;
  holder: SeatInfo["holder"];
  level: string;
  sitsIn: string;
  /** Whether the host has closed the chat to it. */
  muted?: boolean;
  /** When its time is up, in milliseconds since 1970; null without a running clock. */
  deadline?: number | null;
}

export type Status = "connecting" | "live" | "lost" | "closed";

export abstract class TableModel implements Host {
  /** Whether anything can still be done here. */
  readonly live: boolean = true;
  /** Whether it is only drawn, maybe beside the table that one is at. */
  readonly pictured: boolean = false;
  /** Whether what is asked may be about any part of the board. */
  readonly overview: boolean = false;
  game: GameKey = $state("");
  id = $state("");
  seat = $state(-1);
  seats: SeatCard[] = $state.raw([]);
  options: Record<string, unknown> = $state.raw({});
  started = $state(false);
  line = $state(0);
  toAct: number[] = $state.raw([]);
  view: unknown = $state.raw(null);
  prompt: Prompt | null = $state.raw(null);
  moves: string[] = $state.raw([]);
  /** Whether the table will answer for this seat, which has only one answer. */
  autoAnswer = $state(false);
  odds: unknown = $state.raw(null);
  /** The table in the server's words, where there is no narrator here. */
  words: TableWords | null = $state.raw(null);
  log: LogItem[] = $state.raw([]);
  /** In a replay, what is still to come. */
  later: LogItem[] = $state.raw([]);
  /** In an open replay, what each seat sees. */
  views: unknown[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  proposal: ProposalInfo | null = $state.raw(null);
  rematch = $state("");
  terms: Terms = $state.raw({});
  watchers = $state(true);
  /** Whether newcomers may ask for a seat. */
  seatRequests = $state(true);
  paused = $state(false);
  status: Status = $state("connecting");
  problem = $state("");
  refusal: ToldRefusal | null = $state.raw(null);
  guided: GuidedInfo | null = $state.raw(null);
  /** Where luck is fixed beforehand. */
  deal: DealTerms | null = $state.raw(null);
  /** The parts of the board that the coach points at. */
  pointedAt: string[] = $state.raw([]);
  /** What the server's clock shows more than ours, in milliseconds. */
  ahead = $state(0);
  /** Whether a move of ours is on its way. */
  busy = $state(false);
  /** The last entry that was heard, and the last one before this seat was away. */
  heard = $state(0);
  left = 0;
  /** Shows what happens, one beat after the other. */
  readonly stage = new Stage(this);

  get names(): string[] {
    return this.seats.map(({ name }, place) => (place === this.seat ? ownName(name) : name));
  }
  get mine(): boolean {
    return this.seat >= 0 && this.toAct.includes(this.seat) && !this.autoAnswer;
  }

  // ---- what the stage asks for ------------------------------------------------------------

  /** Whether the game is over, shown or not. */
  get over(): boolean {
    return this.outcome !== null;
  }
  /** What is asked now, shown or not. */
  get question(): Prompt | null {
    return this.prompt;
  }
  /** Everything as it is now, with its question. */
  present(): void {}
  /** No question while beats are shown. */
  unask(): void {
    this.prompt = null;
    this.moves = [];
    this.odds = null;
  }
  retell(): void {}
  teller(): Omit<Teller, "long"> {
    const narrator = manifestOf(this.game).narrator(this);
    return { narrator, options: this.options, seat: this.seat };
  }
  timeLeft(): number | null {
    const deadline = this.seats[this.seat]?.deadline;
    return deadline ? deadline - Date.now() - this.ahead : null;
  }
  /** Bring what the game's beats need; a table that cannot have it shows no beats. */
  protected ready: Promise<void> = Promise.resolve();
  protected bringing = false;
  protected prepare(): void {
    this.bringing = true;
    this.ready = this.bring();
  }
  private async bring(): Promise<void> {
    const { key, stage } = manifestOf(this.game);
    try {
      if (!stage) return;
      const [script] = await Promise.all([stage(), addTexts(`banner-${key}`)]);
      this.stage.use(script.default);
    } catch {
      // The server is away: the table still is what it is.
    } finally {
      this.bringing = false;
    }
  }

  /** Whether there is a server to talk to in words. */
  readonly talks: boolean = false;
  /** Ask the server something and hear its answer. */
  async request(_message: object): Promise<FrameMessage | null> {
    return null;
  }
  /** Make a move; whoever makes it by itself tries again where others moved meanwhile. */
  abstract play(move: string, byItself?: boolean): void;
  abstract undo(): void;
  abstract why(move: string): Promise<ToldRefusal | null>;
  abstract say(text: string, phrase?: string): void;
  abstract close(): void;
  /** What a computer player would consider here, or why it may not be asked. */
  async askHints(): Promise<AdviceInfo[] | ToldRefusal> {
    return [];
  }
  /** A finished game in numbers; null where nobody has counted. */
  async askResult(): Promise<Result | null> {
    return null;
  }
  propose(_what: "take-back" | "pause" | "resume", _line = 0): void {}
  answer(_agree: boolean): void {}
  withdraw(): void {}
  /** Take over again from the computer that sits in. */
  comeBack(): void {}
  /** Guided game: make the next move of the script, whosever it is. */
  goOn(): void {}
  /** Guided game: take back all lines of the script but the first so many. */
  goBack(_to: number): void {}
  /** Go on at another table; what went wrong, or nothing. */
  async askRematch(): Promise<string> {
    return "";
  }
}
