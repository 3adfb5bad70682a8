import type { Outcome, Prompt } from "../../generated/kernel";
import { say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import { Narrator } from "../narrator";

/** A game that only the server can put into words: it repeats them. */
export class PlainNarrator extends Narrator {
  readonly heads: string[] = [];
  readonly loud: string[] = [];

  constructor(private readonly table: TableModel) {
    super(table.game, table.names, table.seat);
  }

  /** Of what the table itself tells: a seat's name, or a number. */
  value(field: string, value: unknown): string | number {
    if (field === "seat") return this.name(Number(value));
    return typeof value === "number" ? value : String(value);
  }

  override event(document: { event: string }): string {
    // The server's words come a moment later.
    return ["undone", "taken-back"].includes(document.event) ? super.event(document) : "…";
  }

  override prompt(_: Prompt): string {
    return this.table.words?.prompt ?? "";
  }

  override outcome(_: Outcome): string {
    return this.table.words?.outcome ?? "";
  }

  move(move: string): string {
    return this.table.words?.moves.find((one) => one.move === move)?.words ?? move;
  }

  override async look(): Promise<string[]> {
    const { look = [], hand = [] } = this.table.words ?? {};
    return hand.length ? [...look, say("web-plain-hand"), ...hand] : look;
  }

  marks(): string[] {
    return [];
  }
  privateFields(): string[] {
    return [];
  }
}
