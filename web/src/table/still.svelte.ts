/** A table that nobody plays at: what a lesson draws with the boards' own parts. */

import { type GameKey, TableModel, type ToldRefusal } from "./model.svelte";

export class StillTable extends TableModel {
  override readonly live: boolean = false;
  override readonly pictured: boolean = true;

  constructor(game: GameKey, names: string[], view: unknown) {
    super();
    this.game = game;
    this.seats = names.map((name) => ({ name, holder: "human", level: "", sitsIn: "" }));
    this.view = view;
    this.started = true;
    this.status = "live";
  }

  play(_move: string): void {}
  undo(): void {}
  async why(_move: string): Promise<ToldRefusal | null> {
    return null;
  }
  say(): void {}
  close(): void {}
}
