/** What the person at the board is doing: which move waits for a yes, which mark it aims at. */

import type { FootClubOdds, FootClubViewDocument } from "../../generated/footclub";
import { settings } from "../../lib/settings.svelte";
import { labelled, say } from "../../lib/texts.svelte";
import { clearHint, explains, showHint, showWhy } from "../../table/hint.svelte";
import type { TableModel } from "../../table/model.svelte";
import { percent } from "../narrator";
import type { FootClubNarrator } from "./narrator";

/** The colours of the two sides. */
export const TONES = ["blue", "red"] as const;

/** The rule of a move. */
function ruleOf(move: string): string {
  if (move.startsWith("supporters")) return "F2.2";
  if (["tackle", "pressing", "pass"].includes(move)) return "F2.3";
  if (/^(ball|token) /.test(move)) return "F3.7";
  return move === "attack" || move === "keep" ? "F2.4" : "F3.1";
}

export class Attack {
  /** The move that waits for a confirmation. */
  chosen: string | null = $state(null);
  /** The bonus that the move pointed at would lead to. */
  aimed: number | null = $state(null);
  /** What is lifted to be put on another player (F3.7): "ball", or "token" and a player's number. */
  lifted: string | null = $state(null);

  constructor(
    private readonly model: () => TableModel,
    private readonly told: () => FootClubNarrator,
  ) {}

  get table(): TableModel {
    return this.model();
  }
  get narrator(): FootClubNarrator {
    return this.told();
  }
  get view(): FootClubViewDocument {
    return this.table.view as FootClubViewDocument;
  }
  get odds(): FootClubOdds | null {
    return this.table.odds as FootClubOdds | null;
  }
  get moves(): string[] {
    return this.table.moves;
  }
  get bonus(): number | null {
    return this.view.bonus;
  }

  /** By move: the chance of a goal after it. */
  goals: Map<string, string> = $derived.by(
    () => new Map(this.odds?.spends.map((spend) => [spend.move, spend.goal]) ?? []),
  );

  reset(): void {
    this.chosen = null;
    this.aimed = null;
    this.lifted = null;
  }

  /** Whether this person may move the ball or the goal tokens of a side (F3.7). */
  movable(side: number): boolean {
    const { seat, phase, ball_on } = this.view;
    return this.table.live && side === seat && phase !== "over" && Boolean(ball_on);
  }

  /** Lift the ball or a goal token, or leave it where it is. */
  lift(what: string, name: string): void {
    this.lifted = this.lifted === what ? null : what;
    if (this.lifted) showHint(name, "plain", "F3.7");
    else clearHint();
  }

  /** Whether what is lifted can be put on a player. */
  takes(side: number, number: number): boolean {
    if (!this.lifted || !this.movable(side)) return false;
    return this.lifted === "ball"
      ? number !== this.view.ball_on
      : this.lifted !== `token ${number}`;
  }

  /** Put what is lifted on a player. */
  put(number: number): void {
    const move = `${this.lifted} to ${number}`;
    this.lifted = null;
    clearHint();
    if (!this.table.busy) this.table.play(move);
  }

  /** Make a move, or let the person confirm it first. */
  send(move: string): void {
    if (this.table.busy) return;
    const touch = matchMedia("(pointer: coarse)").matches;
    if (this.chosen !== move && (settings.confirm || touch)) {
      this.chosen = move;
      return;
    }
    this.chosen = null;
    clearHint();
    this.table.play(move);
  }

  pointAt(move: string): void {
    if (!this.moves.includes(move)) {
      void showWhy(this.table, move);
      return;
    }
    const name = this.narrator.move(move);
    const goal = this.goals.get(move);
    this.aimed = this.odds?.spends.find((spend) => spend.move === move)?.bonus ?? null;
    const words = goal
      ? say("footclub-note-goal", { chance: percent(goal) })
      : move === "tackle"
        ? say("web-takes-ball", { chance: percent(this.odds?.tackle ?? "7/12") })
        : "";
    showHint(words ? labelled(name, words) : name, "plain", ruleOf(move));
  }

  /** Handlers for something that stands for a move. */
  pointing(move: string): Record<string, () => void> {
    const handlers = explains(() => this.pointAt(move));
    const leave = () => {
      this.aimed = null;
      handlers.onblur?.();
    };
    return { ...handlers, onmouseleave: leave, onblur: leave };
  }
}
