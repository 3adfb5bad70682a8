/** A table that asks one question: a move made on the board is an answer. */

import { manifestOf } from "../games/manifests";
import { say } from "../lib/texts.svelte";
import { type GameKey, TableModel, type ToldRefusal } from "../table/model.svelte";
import type { Puzzle, PuzzleAnswer } from "./puzzles";

export class PuzzleTable extends TableModel {
  override readonly overview: boolean = true;

  constructor(
    game: GameKey,
    private puzzle: Puzzle,
    private onanswer: (answer: PuzzleAnswer) => void,
  ) {
    super();
    this.game = game;
    this.id = puzzle.id;
    this.seat = puzzle.seat;
    this.seats = puzzle.names.map((name, seat) => ({
      name:
        seat === puzzle.seat
          ? say("table-you")
          : name || say("puzzle-player", { number: seat + 1 }),
      holder: "human",
      level: "",
      sitsIn: "",
    }));
    this.options = puzzle.options;
    this.started = true;
    this.prompt = puzzle.prompt;
    this.odds = puzzle.odds;
    this.status = "live";
    const single = puzzle.answers.every(({ moves }) => moves.length === 1);
    this.ask(single ? puzzle.answers.flatMap(({ moves }) => moves) : []);
  }

  private ask(moves: string[]): void {
    this.view = { ...this.puzzle.view, moves };
    this.moves = moves;
    this.toAct = moves.length ? [this.seat] : [];
  }
  /** What the board shows if this is answered; nothing for the position itself. */
  preview(answer: PuzzleAnswer | null): void {
    const shown = { ...this.puzzle.view, moves: this.moves };
    const { after } = manifestOf(this.game);
    this.view = answer && after ? after(shown, answer.moves) : shown;
  }
  /** No more answers. */
  settle(): void {
    this.ask([]);
  }

  play(move: string): void {
    const found = this.puzzle.answers.find(({ moves }) => moves.length === 1 && moves[0] === move);
    if (found) this.onanswer(found);
  }
  undo(): void {}
  async why(_move: string): Promise<ToldRefusal | null> {
    return null;
  }
  say(): void {}
  close(): void {}
}
