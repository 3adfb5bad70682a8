import { has, say } from "../../lib/texts.svelte";
import { Narrator } from "../narrator";

/** Names seats and leaves everything else as it is. */
export class PlainNarrator extends Narrator {
  value(field: string, value: unknown): string | number {
    if (["seat", "turn", "mover"].includes(field)) return this.name(Number(value));
    if (Array.isArray(value)) return this.listed(value.map(String));
    return typeof value === "number" ? value : String(value);
  }

  move(move: string): string {
    const name = `${this.game}-move-${move.replaceAll(" ", "-")}`;
    return has(name) ? say(name) : move;
  }

  privateFields(): string[] {
    return [];
  }
}
