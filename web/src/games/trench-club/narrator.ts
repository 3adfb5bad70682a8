import type { Outcome, Prompt } from "../../generated/kernel";
import {
  NATION_KEYS,
  SIDE_KEYS,
  type TrenchViewDocument,
  UNIT_KEYS,
  type UnitDocument,
} from "../../generated/trench-club";
import { say } from "../../lib/texts.svelte";
import type { EventDocument } from "../../table/model.svelte";
import { Narrator } from "../narrator";
import { readMove } from "./moves";
import { hexName } from "./names";
import {
  type Case,
  capital,
  type Spotted,
  spotted,
  theUnit,
  unitAlone,
  unitLabel,
  unknownUnit,
} from "./unit-names";

function list(found: unknown): unknown[] {
  return Array.isArray(found) ? found : [];
}

/** Sentences are built so that a `unit` does something to a `target` or a `truck`. */
const UNIT_FIELDS: Record<string, Case> = { unit: "subject", target: "object", truck: "object" };
const TRUCK = "troop-transport";

/** Finds a unit by its number, if it is known. */
type Find = (unit: unknown) => Spotted | undefined;

export class TrenchNarrator extends Narrator {
  readonly heads = ["turn-began", "placing-began"];
  override readonly runs = [
    "unit-placed",
    "unit-moved",
    "attack-listed",
    "unit-bought",
    "unit-repaired",
  ];
  readonly loud = [
    "fort-captured",
    "headquarters-taken",
    "unit-destroyed",
    "side-won",
    "game-drawn",
    "surrender-offered",
  ];

  /** What a draft of the split leaves without a company; null where nothing is drafted. */
  undrafted: () => UnitDocument[] | null = () => null;

  constructor(
    names: string[],
    /** What is on the map now, which knows the units by their numbers. */
    private readonly view: () => unknown = () => null,
    reader = -1,
  ) {
    super("trench-club", names, reader);
  }

  value(field: string, value: unknown): string | number {
    if (field === "seat" || field === "seats") return this.name(Number(value));
    if (["nation", "owner", "ally"].includes(field)) return this.nation(value as number | string);
    if (field === "kind" || field === "target_kind") return this.kind(value as number | string);
    if (field === "hex") return typeof value === "number" ? this.hex(value) : String(value);
    if (field === "side") return this.side(value as number | string);
    if (field === "phase") return say(`trench-club-phase-${value}`);
    if (field === "ways" && Array.isArray(value)) {
      // Whoever comes out of a fort by its door comes from nowhere on the map.
      return value.length > 1 ? hexName(value[0]) : "none";
    }
    if (field === "units" && Array.isArray(value)) return value.length;
    if (Array.isArray(value)) return this.listed(value.map(String));
    if (field in UNIT_FIELDS) return typeof value === "string" ? value : unknownUnit(Number(value));
    return Number(value);
  }

  marks(event: EventDocument): string[] {
    const units = [event.unit, event.target, event.truck, ...list(event.units)];
    const hexes = [event.hex, ...list(event.ways)];
    const known = (found: unknown): found is number => typeof found === "number" && found >= 0;
    return [
      ...units.filter(known).map((unit) => `unit ${unit}`),
      ...hexes.filter(known).map((hex) => `hex ${hex}`),
      ...(known(event.fort) ? [`fort ${event.fort}`] : []),
      ...(event.event === "attacked" ? ["report"] : []),
      ...[event.nation, event.owner, event.ally]
        .filter(known)
        .map((nation) => `nation ${NATION_KEYS[nation]}`),
    ];
  }

  nation(nation: number | string): string {
    if (typeof nation === "number" && nation < 0) return say("trench-club-nobody");
    const key = typeof nation === "number" ? NATION_KEYS[nation] : nation;
    return say(key === "neutral" ? "trench-club-nobody" : `trench-club-nation-${key}`);
  }

  kind(kind: number | string): string {
    return say(`trench-club-unit-${typeof kind === "number" ? UNIT_KEYS[kind] : kind}`);
  }

  /** A shell may land beyond the map. */
  private hex(hex: number): string {
    return hex < 0 ? "none" : hexName(hex);
  }

  side(side: number | string): string {
    const key = typeof side === "number" ? SIDE_KEYS[side] : side;
    return say(key ? `trench-club-side-${key}` : "trench-club-nobody");
  }

  /** A unit in a sentence; where it is by the map as it is now. */
  unit(number: number, grammar: Case = "subject"): string {
    const found = this.find(number);
    return found ? theUnit(found, grammar) : unknownUnit(number);
  }

  /** A unit in a list; `alone` where its place is told beside it. */
  inList(number: number, alone = false): string {
    const found = this.find(number);
    if (!found) return unknownUnit(number);
    return alone ? unitAlone(found) : unitLabel(found);
  }

  move(move: string): string {
    return this.offered(move, this.view());
  }

  override offered(move: string, view: unknown): string {
    const { move: _, name, ...fields } = readMove(move);
    const find: Find = (unit) => spotted((view as TrenchViewDocument | null)?.position, unit);
    return capital(say(`trench-club-move-${name}`, this.values(this.named(fields, find))));
  }

  override reason({ code, args = {} }: { code: string; args?: Record<string, unknown> }): string {
    return capital(super.reason({ code, args: this.named(args, this.find) }));
  }

  override prompt(prompt: Prompt): string {
    const args = this.named(prompt.args, this.find) as Prompt["args"];
    const units = prompt.code === "split" ? this.undrafted() : null;
    if (!units) return super.prompt({ ...prompt, args });
    // The draft is counted as if it had been sent.
    const nation = units[0]?.nation ?? (args.nation as string);
    const left = units.filter((unit) => unit.nation === nation).length;
    return super.prompt({ ...prompt, args: { nation, left } });
  }

  /** How the war ended, for whoever won or lost it. */
  override outcome({ reason, winners, args }: Outcome): string {
    const won = winners.includes(this.reader) ? "winner" : "loser";
    const you = this.reader >= 0 && winners.length ? won : "nobody";
    return say(`trench-club-end-${reason}`, { ...this.values(args), you });
  }

  /** What happened, with units by their kind and by where they were then. */
  override event(document: EventDocument): string {
    const found = new Map<unknown, Spotted>();
    for (const [field, of] of [
      ["unit", ""],
      ["target", "target_"],
      ["truck", "truck_"],
    ] as const) {
      const kind = field === "truck" ? TRUCK : document[`${of}kind`];
      if (!(field in document) || kind === undefined) continue;
      found.set(document[field], {
        kind: typeof kind === "number" ? (UNIT_KEYS[kind] ?? "") : String(kind),
        place: Number(document[`${of}at`] ?? -1),
        nth: field === "unit" ? Number(document.nth ?? 0) : 0,
      });
    }
    return super.event(this.named(document, (unit) => found.get(unit)) as EventDocument);
  }

  override async look(view: unknown): Promise<string[]> {
    const { look } = await import("./look");
    return look(view as TrenchViewDocument, this);
  }

  private readonly find: Find = (unit) =>
    spotted((this.view() as TrenchViewDocument | null)?.position, unit);

  /** Fields with the names of units in place of their numbers. */
  private named(fields: object, find: Find): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const grammar = UNIT_FIELDS[field];
        const found = grammar && typeof value === "number" ? find(value) : undefined;
        return [field, found ? theUnit(found, grammar) : value];
      }),
    );
  }

  privateFields(event: string): string[] {
    return event === "unit-assigned" ? ["unit", "kind", "company"] : [];
  }
}
