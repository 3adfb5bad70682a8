import { KINDS } from "../../generated/footclub";
import { say } from "../../lib/texts.svelte";
import { Narrator } from "../narrator";

export function signed(bonus: number): string {
  return bonus > 0 ? `+${bonus}` : String(bonus).replace("-", "−");
}

export class FootClubNarrator extends Narrator {
  constructor(names: string[]) {
    super("footclub", names);
  }

  value(field: string, value: unknown): string | number {
    if (["seat", "mover", "ball"].includes(field)) return this.name(Number(value));
    if (field === "card") return this.card(KINDS[Number(value)] ?? String(value));
    if (field === "cards" && Array.isArray(value)) {
      const counts = KINDS.map((_, kind) => value.filter((one) => one === kind).length);
      return this.listed(
        counts.flatMap((count, kind) =>
          count ? [say("footclub-cards", { count, card: this.card(KINDS[kind] ?? "") })] : [],
        ),
      );
    }
    if (field === "bonus") return signed(Number(value));
    return typeof value === "number" ? value : String(value);
  }

  card(kind: string): string {
    return say(`footclub-card-${kind.replaceAll("_", "-")}`);
  }

  privateFields(event: string): string[] {
    if (event === "cards-drawn") return ["cards"];
    return event === "supporters-chosen" ? ["place"] : [];
  }

  move(move: string): string {
    const [kind, count] = move.split(" ");
    if (kind === "exhaust") return say("footclub-move-exhaust", { count: Number(count) });
    return say(`footclub-move-${move.replaceAll(" ", "-")}`);
  }
}
