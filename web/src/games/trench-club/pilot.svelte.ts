/** Makes several moves in a row for a person: a split, the set-up, or the rest of a phase. */

import type { TableModel } from "../../table/model.svelte";
import type { Command } from "./command.svelte";
import { nextInSetUp } from "./recommended";

const SET_UP = ["split", "turn", "place", "headquarters"];
/** With these a phase ends: the person does that. */
const ENDS = ["end movement", "confirm attacks", "end turn", "surrender"];

const DRAW = "draw special force";

export class Pilot {
  /** Moves that are still to be made. */
  private queue: string[] = $state.raw([]);
  settingUp = $state(false);
  finishing = $state(false);
  /** The last line before moves were made for the person, and the one at which they were made. */
  private before = $state(0);
  private line = $state(-1);
  private undoing = $state(false);
  /** The phase that is left to advice: no other one is, even if the table ends it by itself. */
  private phase = "";
  private asking = false;
  /** The line at which the last move was sent: the next one waits until that is told. */
  private sent = -1;

  private readonly model: () => TableModel;
  private readonly command: Command;

  constructor(table: () => TableModel, command: Command) {
    this.model = table;
    this.command = command;
  }

  /** So many moves can be taken back at once, as long as nothing else was done since. */
  get made(): number {
    return this.model().line === this.line && this.model().mine ? this.standing() : 0;
  }
  /** The moves since then that were not undone; the table makes some of them by itself (K8.5). */
  private standing(): number {
    const { log, seat } = this.model();
    const since = log.filter(({ line }) => line > this.before);
    // What tells of an undo is a line of the log as well, but nobody's move.
    const moves = since.filter(({ by, undone }) => by !== undefined && !undone);
    // The table may have ended the turn, and others have had theirs.
    if (moves.some(({ by }) => by !== seat)) return 0;
    return new Set(moves.map(({ line }) => line)).size;
  }
  get running(): boolean {
    // The table may have ended the turn, or the game, that was to be finished.
    const going = (this.finishing || this.queue.length > 0) && this.model().mine;
    return going || this.settingUp || this.undoing;
  }
  /** Whether the rest of the phase can be left to advice. */
  get canFinish(): boolean {
    const { terms, guided, mine } = this.model();
    const { ready, position, acts } = this.command;
    if (!terms.hints || guided || !mine) return false;
    if (position.phase === "money") return acts.some((act) => ["buy", "repair"].includes(act.name));
    return ready.length > 0 && ["move", "designate"].includes(position.phase);
  }

  stop(): void {
    this.queue = [];
    this.settingUp = this.finishing = false;
    this.undoing = false;
    this.sent = -1;
  }
  makeAll(moves: string[]): void {
    this.queue = moves;
  }
  setUp(): void {
    this.stop();
    this.settingUp = true;
  }
  finish(): void {
    if (!this.canFinish) return;
    this.stop();
    this.before = this.model().line;
    this.phase = this.phaseNow();
    this.finishing = true;
  }
  private phaseNow(): string {
    const { round, turn, phase } = this.command.position;
    // A truck that sets down is part of the movement.
    return `${round} ${turn} ${phase === "set-down" ? "move" : phase}`;
  }
  takeBack(): void {
    this.stop();
    this.line = -1;
    this.undoing = true;
  }

  /** The table is at rest and it is the person's turn: the next move, if there is one to make. */
  async step(): Promise<void> {
    if (this.sent === this.model().line) return;
    if (this.undoing) await this.takeOneBack();
    else if (this.queue.length) {
      // What was made is offered no more; what was refused, for others had moved meanwhile, still is.
      this.queue = this.queue.filter((move) => this.model().moves.includes(move));
      if (this.queue[0]) this.make(this.queue[0]);
    } else if (this.settingUp) this.goOnSettingUp();
    else if (this.finishing) await this.goOn();
  }
  private async takeOneBack(): Promise<void> {
    this.undoing = this.standing() > 0;
    if (!this.undoing) return;
    const { line } = this.model();
    this.sent = line;
    const frame = await this.model().request({ type: "undo", line });
    if (frame?.type === "refused") this.stop();
  }
  private make(move: string): void {
    if (!this.model().moves.includes(move)) this.stop();
    else {
      this.sent = this.model().line;
      this.command.play(move, true);
    }
  }
  private goOnSettingUp(): void {
    const { acts, units, field, position } = this.command;
    const next = nextInSetUp(acts, units, field);
    if (next && SET_UP.includes(position.phase)) this.make(next.move);
    else this.settingUp = false;
  }
  private async goOn(): Promise<void> {
    if (this.asking) return;
    const { line } = this.model();
    if (this.phaseNow() !== this.phase) {
      this.finishing = false;
      this.line = line;
      return;
    }
    this.asking = true;
    const frame = await this.model().request({ type: "hints", quick: true });
    this.asking = false;
    if (!this.finishing) return;
    // Somebody else did something meanwhile: the advice is for what was before.
    if (this.model().line !== line) return this.goOn();
    const move = frame?.type === "hints" ? frame.hints[0]?.move : undefined;
    if (!move || ENDS.includes(move)) {
      this.finishing = false;
      this.line = line;
      return;
    }
    // Nobody takes back what was drawn (K2.2).
    if (move === DRAW) this.before = line + 1;
    this.make(move);
  }
}
