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
const SELFISH = 54;
/** How many places to the left each kind of tile points (P4.1). */
const POINTS: Record<string, number> = { left: 1, right: -1, left2: 2, right2: -2 };
/** Below three players the Chaplain has a place, and lays tiles too (P7.1). */
const FEWEST_PLACES = 3;
/** Events in which somebody may help themselves: the fields that are the same then. */
const OWN: Record<string, [string, string]> = {
  "christmas-freed": ["seat", "owner"],
  "tile-shown": ["place", "target"],
};
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
  "mission-failed": ["field", "pile trials"],
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

  override readonly seatFields = SEAT_FIELDS;

  constructor(names: string[], reader = -1) {
    super("les-poilus", names, reader);
  }

  override name(place: number): string {
    return this.names[place] ?? say("les-poilus-chaplain");
  }

  value(field: string, value: unknown): string | number {
    if (SEAT_FIELDS.includes(field)) return this.name(Number(value));
    if (field === "card") return value ? this.named(Number(value)) : say("les-poilus-no-card");
    if (field === "cards" && Array.isArray(value)) {
      return this.several(value.map((card) => this.named(card)));
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

  /** The place that a Support tile points at. */
  pointedAt(place: number, tile: string): number {
    const places = Math.max(this.names.length, FEWEST_PLACES);
    return (place + (POINTS[tile] ?? 0) + places) % places;
  }

  card(card: number): string {
    const found = CARDS[card - 1];
    if (!found) return String(card);
    if (card >= FIRST_KNOCK) return say(`les-poilus-card-${found.key}`);
    if (found.threats.length === THREATS.length) return say("les-poilus-card-all");
    const threats = this.joined(found.threats.map((threat) => this.threat(threat)));
    return say("les-poilus-card-threat", { threats });
  }

  /** A card as it lies there: with its trap, where traps are played. */
  shown(card: number, traps: boolean): string {
    const name = this.card(card);
    return traps && CARDS[card - 1]?.trap ? say("les-poilus-card-trap", { card: name }) : name;
  }

  /** A card in a sentence: quoted where the language wants it. */
  named(card: number): string {
    return this.signed(`card ${card}`, say("les-poilus-quoted", { card: this.card(card) }));
  }

  /** What happened; a deal of nothing is told alike to everybody. */
  override event(document: EventDocument): string {
    const { cards, ...others } = document;
    const { event, seat, tile, soldier } = document;
    if (Array.isArray(cards) && !cards.length) return super.event(others);
    if (event === "withdrew" && tile !== undefined) {
      const target = this.pointedAt(Number(seat), TILES[Number(tile)] ?? "");
      return super.event({ ...document, target });
    }
    const [helper, helped] = OWN[event] ?? [];
    if (helper && helped && document[helper] === document[helped]) {
      return super.event({ ...document, event: `${event}-own` });
    }
    if (event === "soldier-taken" && this.playsThemselves(Number(seat), Number(soldier))) {
      return super.event({ ...document, event: "soldier-there" });
    }
    return super.event(document);
  }

  /** Whether somebody is called as their soldier is: computer players are. */
  private playsThemselves(seat: number, soldier: number): boolean {
    return seat !== this.reader && (SOLDIERS[soldier]?.name.startsWith(this.name(seat)) ?? false);
  }

  /** Cards in a row, whose names have commas of their own; or the words for none. */
  private several(cards: string[]): string {
    return cards.join(say("les-poilus-between-cards")) || say("les-poilus-no-card");
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
      this.several(list.map((card) => this.shown(card, view.traps)));
    const active = THREATS.filter((threat) => view.active[threat]).map((threat) => {
      const count = view.active[threat] ?? 0;
      const name = count >= 2 ? "les-poilus-look-danger" : "les-poilus-look-threat";
      return say(name, { threat: this.threat(threat), count });
    });
    const lines = [
      say("les-poilus-look-mission", this.values({ mission: view.mission, leader: view.leader })),
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
      seat: this.label(seat),
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

  /** Whom a withdrawal supports: a place, or -1 if it lays no tile that is chosen. */
  supported(move: string, view: PoilusViewDocument): number {
    const tile = /^withdraw .*?(left2?|right2?)$/.exec(move)?.[1];
    if (!tile || view.seat < 0) return -1;
    const selfish = view.seats[view.seat]?.hard_knocks.includes(SELFISH);
    return selfish ? view.seat : this.pointedAt(view.seat, tile);
  }

  /** A withdrawal names whom it supports; all else is told as ever. */
  override offered(move: string, view: unknown): string {
    const document = view as PoilusViewDocument;
    const target = this.supported(move, document);
    if (target < 0) return this.move(move);
    const supporting =
      target === document.seat
        ? say("les-poilus-move-withdraw-selfish")
        : say("les-poilus-move-withdraw-support", { target: this.name(target) });
    return this.withdrawal(move.split(" ").slice(1), supporting);
  }

  private withdrawal(words: string[], supporting = ""): string {
    if (words[0] === "drop") {
      const withdraw = this.withdrawal(words.slice(2), supporting);
      return say("les-poilus-move-withdraw-drop", { tile: this.tile(words[1] ?? ""), withdraw });
    }
    const tile = words[0];
    if (tile === undefined) return say("les-poilus-move-withdraw-none");
    if (tile === "random") return say("les-poilus-move-withdraw-random");
    return supporting || say("les-poilus-move-withdraw", { tile: this.tile(tile) });
  }
}
