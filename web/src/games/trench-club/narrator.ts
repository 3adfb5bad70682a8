import {
  NATION_KEYS,
  SIDE_KEYS,
  type TrenchViewDocument,
  UNIT_KEYS,
} from "../../generated/trench-club";
import { say } from "../../lib/texts.svelte";
import type { EventDocument } from "../../table/model.svelte";
import { Narrator } from "../narrator";
import { readMove } from "./moves";
import { hexName } from "./names";

function list(found: unknown): unknown[] {
  return Array.isArray(found) ? found : [];
}

const UNIT_FIELDS = ["unit", "target", "truck"];

export class TrenchNarrator extends Narrator {
  readonly heads = ["turn-began", "placing-began"];
  readonly loud = [
    "fort-captured",
    "headquarters-taken",
    "unit-destroyed",
    "side-won",
    "game-drawn",
    "surrender-offered",
  ];

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
    if (field === "ways" && Array.isArray(value)) return this.listed(value.map(hexName));
    if (Array.isArray(value)) return this.listed(value.map(String));
    return UNIT_FIELDS.includes(field) ? String(value) : Number(value);
  }

  marks(event: EventDocument): string[] {
    const units = [event.unit, event.target, event.truck, ...list(event.units)];
    const hexes = [event.hex, ...list(event.ways)];
    const known = (found: unknown): found is number => typeof found === "number" && found >= 0;
    return [
      ...units.filter(known).map((unit) => `unit ${unit}`),
      ...hexes.filter(known).map((hex) => `hex ${hex}`),
      ...(known(event.fort) ? [`fort ${event.fort}`] : []),
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

  move(move: string): string {
    const { move: _, name, ...values } = readMove(move);
    return say(`trench-club-move-${name}`, this.values(this.numbered(values)));
  }

  override event(document: EventDocument): string {
    return super.event("kind" in document ? document : (this.numbered(document) as EventDocument));
  }

  override async look(view: unknown): Promise<string[]> {
    const { look } = await import("./look");
    return look(view as TrenchViewDocument, this);
  }

  /** A unit's number with its kind, as the terminal tells it; a number means nothing to most. */
  private numbered(fields: Record<string, unknown>): Record<string, unknown> {
    const units = (this.view() as TrenchViewDocument | null)?.position.units ?? [];
    const named = (number: unknown): unknown => {
      const kind = units.find((unit) => unit.unit === number)?.kind;
      return kind ? `${number} (${this.kind(kind)})` : number;
    };
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        if (field === "units" && Array.isArray(value)) return [field, value.map(named)];
        return [field, UNIT_FIELDS.includes(field) ? named(value) : value];
      }),
    );
  }

  privateFields(event: string): string[] {
    return event === "unit-assigned" ? ["unit", "kind", "company"] : [];
  }
}
