import {
  CARDS,
  type PoilusViewDocument,
  SOLDIERS,
  THREATS,
  TILES,
} from "../../generated/les-poilus";
import { say } from "../../lib/texts.svelte";
import type { EventDocument } from "../../table/model.svelte";
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

/** Events that happen at a place of the table. */
const PLACES: Record<string, string[]> = {
  "cards-dealt": ["pile trials"],
  "frenzy-drew": ["pile trials"],
  "trap-sprung": ["pile trials", "field"],
  "clumsy-drew": ["pile trials", "field"],
  "card-played": ["field"],
  "mission-succeeded": ["field"],
  "mission-failed": ["field"],
  "morale-dropped": ["pile morale"],
  "monument-seen": ["pile morale"],
  "game-won": ["pile trials"],
};

export class PoilusNarrator extends Narrator {
  readonly heads = ["intensity-named"];
  readonly loud = [
    "mission-failed",
    "mission-succeeded",
    "game-won",
    "monument-seen",
    "friend-lost",
  ];

  constructor(names: string[]) {
    super("les-poilus", names);
  }

  override name(place: number): string {
    return this.names[place] ?? say("les-poilus-chaplain");
  }

  value(field: string, value: unknown): string | number {
    if (SEAT_FIELDS.includes(field)) return this.name(Number(value));
    if (field === "card") return value ? this.named(Number(value)) : say("les-poilus-no-card");
    if (field === "cards" && Array.isArray(value)) {
      return this.listed(value.map((card) => this.named(card)));
    }
    if (field === "threat") return this.threat(THREATS[Number(value)] ?? String(value));
    if (field === "tile") return this.tile(TILES[Number(value)] ?? String(value));
    if (field === "tiles" && Array.isArray(value)) {
      return this.listed(value.map((tile) => this.tile(TILES[tile] ?? "")));
    }
    if (field === "soldier") return SOLDIERS[Number(value)]?.name ?? String(value);
    return typeof value === "number" ? value : String(value);
  }

  marks(event: EventDocument): string[] {
    const cards = [event.card, ...(Array.isArray(event.cards) ? event.cards : [])].filter(Boolean);
    return [
      ...SEAT_FIELDS.filter((field) => field in event).map((field) => `seat ${event[field]}`),
      ...cards.map((card) => `card ${card}`),
      ...("threat" in event ? [`threat ${THREATS[Number(event.threat)]}`] : []),
      ...(PLACES[event.event] ?? []),
    ];
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

  /** A card in a sentence: a Hard Knock's name is quoted where the language wants it. */
  named(card: number): string {
    const name = this.card(card);
    return card >= FIRST_KNOCK ? say("les-poilus-quoted", { card: name }) : name;
  }

  /** What happened; a deal of nothing is told alike to everybody. */
  override event(document: EventDocument): string {
    const { cards, ...others } = document;
    return super.event(Array.isArray(cards) && !cards.length ? others : document);
  }

  /** Several things in one sentence, or the message for none of them. */
  private listedOr(items: string[], nothing: string): string {
    return items.length ? items.join(", ") : say(nothing);
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
      const cards = words.slice(1).map((word) => this.named(cardOf(word)));
      return say("les-poilus-move-support-remove", { cards: cards.join(", ") });
    }
    if (kind === "answer" && rest === "none") return say("les-poilus-move-answer-none");
    return say(`les-poilus-move-${kind}`, { card: this.named(cardOf(rest)) });
  }

  override async look(found: unknown): Promise<string[]> {
    const view = found as PoilusViewDocument;
    const cards = (list: number[]) =>
      this.listedOr(
        list.map((card) => this.card(card)),
        "les-poilus-no-card",
      );
    const active = THREATS.filter((threat) => view.active[threat]).map((threat) => {
      const count = view.active[threat] ?? 0;
      const name = count >= 2 ? "les-poilus-look-danger" : "les-poilus-look-threat";
      return say(name, { threat: this.threat(threat), count });
    });
    const lines = [
      say("les-poilus-look-mission", { mission: view.mission, leader: this.name(view.leader) }),
      say("les-poilus-look-piles", {
        trials: view.trials,
        reserve: view.reserve,
        supply: view.supply,
      }),
      say("les-poilus-look-no-mans-land", { cards: cards(view.no_mans_land) }),
      say("les-poilus-look-active", { threats: this.listedOr(active, "les-poilus-no-threat") }),
      ...view.seats.map((_, seat) => this.soldier(view, seat)),
    ];
    if (view.chaplain_tiles !== null) {
      lines.push(say("les-poilus-look-chaplain", { tiles: view.chaplain_tiles }));
    }
    if (view.seat >= 0) {
      const tiles = TILES.flatMap((tile) =>
        Array.from({ length: view.tiles[tile] ?? 0 }, () => this.tile(tile)),
      );
      lines.push(say("les-poilus-hand-cards", { cards: cards(view.hand) }));
      const held = this.listedOr(tiles, "les-poilus-no-tile");
      lines.push(say("les-poilus-hand-tiles", { tiles: held }));
    }
    return lines;
  }

  private soldier(view: PoilusViewDocument, seat: number): string {
    const one = view.seats[seat];
    const soldier = SOLDIERS.find((known) => known.key === one?.soldier);
    if (!one || !soldier) return "";
    const running = view.phase === "action" || view.seats.some((other) => other.in_mission);
    return say("les-poilus-look-soldier", {
      seat: this.name(seat),
      soldier: soldier.name,
      charm: one.charm_up ? "up" : "down",
      threat: this.threat(soldier.charm),
      cards: one.hand_size,
      tokens: one.tokens,
      tiles: one.tiles,
      mission: running ? (one.in_mission ? "in" : "out") : "none",
      knocks: this.listedOr(
        one.hard_knocks.map((card) => this.card(card)),
        "les-poilus-no-knock",
      ),
    });
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
