import { CARDS, SOLDIERS, THREATS, TILES } from "../../generated/les-poilus";
import { say } from "../../lib/texts.svelte";
import { Narrator } from "../narrator";

export const FIRST_KNOCK = 40;
export const MERRY_CHRISTMAS = 59;
const SEAT_FIELDS = ["seat", "turn", "leader", "owner", "chooser", "place", "target"];

/** What a card is called in a move: its number, or a Hard Knock's name. */
export function cardNotation(card: number): string {
  return (CARDS[card - 1]?.key ?? "").replaceAll("-", "_");
}

export function cardOf(notation: string): number {
  return CARDS.findIndex((card) => card.key === notation.replaceAll("_", "-")) + 1;
}

export function isKnock(card: number): boolean {
  return card >= FIRST_KNOCK && card < MERRY_CHRISTMAS;
}

export class PoilusNarrator extends Narrator {
  constructor(names: string[]) {
    super("les-poilus", names);
  }

  override name(place: number): string {
    return this.names[place] ?? say("les-poilus-chaplain");
  }

  value(field: string, value: unknown): string | number {
    if (SEAT_FIELDS.includes(field)) return this.name(Number(value));
    if (field === "card") return value ? this.card(Number(value)) : say("table-none");
    if (field === "cards" && Array.isArray(value)) {
      return this.listed(value.map((card) => this.card(card)));
    }
    if (field === "threat") return this.threat(THREATS[Number(value)] ?? String(value));
    if (field === "tile") return this.tile(TILES[Number(value)] ?? String(value));
    if (field === "tiles" && Array.isArray(value)) {
      return this.listed(value.map((tile) => this.tile(TILES[tile] ?? "")));
    }
    if (field === "soldier") return SOLDIERS[Number(value)]?.name ?? String(value);
    return typeof value === "number" ? value : String(value);
  }

  threat(key: string): string {
    return say(`les-poilus-threat-${key}`);
  }

  tile(key: string): string {
    return say(`les-poilus-tile-${key}`);
  }

  card(card: number): string {
    const found = CARDS[card - 1];
    if (!found) return String(card);
    if (card >= FIRST_KNOCK) return say(`les-poilus-card-${found.key}`);
    const threats = found.threats.map((threat) => this.threat(threat)).join(", ");
    return say(`les-poilus-card-${found.trap ? "trapped" : "threat"}`, { number: card, threats });
  }

  privateFields(event: string): string[] {
    const fields: Record<string, string[]> = {
      "tiles-dealt": ["tiles"],
      "cards-dealt": ["cards"],
      "frenzy-drew": ["cards"],
      "answer-given": ["card"],
      "tile-dropped": ["tile"],
      withdrew: ["tile"],
    };
    return fields[event] ?? [];
  }

  move(move: string): string {
    const [kind = "", ...words] = move.split(" ");
    const rest = words.join(" ");
    if (kind === "intensity") return say("les-poilus-move-intensity", { intensity: rest });
    if (kind === "speech") return say("les-poilus-move-speech", { threat: this.threat(rest) });
    if (kind === "withdraw") return this.withdrawal(words);
    if (kind === "support") {
      if (words[0] !== "remove") return say(`les-poilus-move-support-${rest}`);
      const cards = words.slice(1).map((word) => this.card(cardOf(word)));
      return say("les-poilus-move-support-remove", { cards: cards.join(", ") });
    }
    if (kind === "answer" && rest === "none") return say("les-poilus-move-answer-none");
    return say(`les-poilus-move-${kind}`, { card: this.card(cardOf(rest)) });
  }

  private withdrawal(words: string[]): string {
    if (words[0] === "drop") {
      const withdraw = this.withdrawal(words.slice(2));
      return say("les-poilus-move-withdraw-drop", { tile: this.tile(words[1] ?? ""), withdraw });
    }
    const tile = words[0];
    if (tile === undefined) return say("les-poilus-move-withdraw-none");
    if (tile === "random") return say("les-poilus-move-withdraw-random");
    return say("les-poilus-move-withdraw", { tile: this.tile(tile) });
  }
}
