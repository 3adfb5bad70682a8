/** What every nation did in each of its turns, counted from the log; also of turns long past. */

import { NATION_KEYS, UNIT_KEYS, type UnitDocument } from "../../generated/trench-club";
import type { EventDocument, LogItem } from "../../table/model.svelte";
import { hexNumber } from "./names";

export interface Fight {
  /** The log's key of the attack. */
  key: string;
  by: UnitDocument;
  on: UnitDocument;
  /** Where both stood; -1 where nobody knows any more. */
  from: number;
  to: number;
  hits: number;
  damage: number;
  /** The damage that the attacker took, -1 if nobody fired back. */
  back: number;
  destroyed: boolean;
  lost: boolean;
}

export interface Turn {
  key: string;
  nation: number;
  round: number;
  ways: { key: string; nation: string; hexes: number[] }[];
  /** The units that moved, also into forts and trucks; and the forts that were entered. */
  moved: Set<number>;
  entered: Set<number>;
  fights: Fight[];
  /** Shells that hit nobody, and where they fell; -1 beyond the map. */
  wasted: { key: string; hex: number }[];
  forts: { key: string; fort: number }[];
  lost: { key: string; unit: UnitDocument; hex: number }[];
  bought: string[];
  earned: number;
  spent: number;
}

/** What is known of a unit while the log is read. */
interface Known {
  hex: number;
  kind: string;
  nation: string;
}

const ENTERING = ["fort-entered", "fort-captured"];
const MOVING = ["unit-moved", "unit-boarded", "unit-set-down", ...ENTERING];
const SPENDING = ["unit-bought", "unit-ordered", "unit-repaired", "point-bought", "special-drawn"];

function newTurn(key: string, { nation, round }: EventDocument): Turn {
  const own = { key, nation: Number(nation), round: Number(round) };
  const moves = { moved: new Set<number>(), entered: new Set<number>() };
  return {
    ...own,
    ways: [],
    fights: [],
    wasted: [],
    forts: [],
    lost: [],
    bought: [],
    earned: 0,
    spent: 0,
    ...moves,
  };
}

/** Where units stood before the first thing that the log tells of them. */
function beginnings(events: EventDocument[], present: UnitDocument[]): Map<number, Known> {
  const found = new Map<number, Known>();
  for (const event of events) {
    if (event.unit === undefined || event.nation === undefined) continue;
    const unit = Number(event.unit);
    const before = found.get(unit);
    const ways = event.event === "unit-moved" ? (event.ways as number[]) : undefined;
    found.set(unit, {
      hex: before?.hex ?? ways?.[0] ?? -1,
      kind: before?.kind || (UNIT_KEYS[Number(event.kind ?? -1)] ?? ""),
      nation: NATION_KEYS[Number(event.nation)] ?? "germany",
    });
  }
  const moved = new Set(
    events.filter((one) => "hex" in one && "unit" in one).map((one) => Number(one.unit)),
  );
  for (const { unit, kind, nation, at } of present) {
    // Who never moved stands where it stood.
    if (!moved.has(unit)) found.set(unit, { hex: hexNumber(at), kind, nation });
  }
  return found;
}

class Reader {
  readonly turns: Turn[] = [];
  private readonly known: Map<number, Known>;
  /** Where the last shell went that missed what it was meant for. */
  private strayed = -1;

  constructor(events: EventDocument[], present: UnitDocument[]) {
    this.known = beginnings(events, present);
  }

  private unit(number: unknown, kind?: unknown): UnitDocument {
    const known = this.known.get(Number(number));
    const named = known?.kind || (UNIT_KEYS[Number(kind)] ?? "infantry");
    const nation = (known?.nation ?? "germany") as UnitDocument["nation"];
    return { unit: Number(number), kind: named, nation, at: "waiting" };
  }
  private hexOf(number: unknown, told: unknown): number {
    return typeof told === "number" ? told : (this.known.get(Number(number))?.hex ?? -1);
  }

  read(key: string, event: EventDocument): void {
    const turn = this.turns.at(-1);
    if (event.event === "turn-began") this.turns.push(newTurn(key, event));
    else if (turn) this.add(turn, key, event);
    const known = this.known.get(Number(event.unit));
    if (!known) return;
    if (["unit-placed", "unit-moved", "unit-set-down"].includes(event.event)) {
      known.hex = Number(event.hex);
    } else if (["fort-entered", "fort-captured", "unit-boarded"].includes(event.event)) {
      known.hex = -1;
    }
  }
  private add(turn: Turn, key: string, event: EventDocument): void {
    const fight = turn.fights.at(-1);
    if (MOVING.includes(event.event)) turn.moved.add(Number(event.unit));
    if (ENTERING.includes(event.event)) turn.entered.add(Number(event.fort));
    if (event.event === "unit-moved") {
      const nation = NATION_KEYS[Number(event.nation)] ?? "";
      turn.ways.push({ key, nation, hexes: event.ways as number[] });
    } else if (event.event === "attacked") turn.fights.push(this.fight(key, event));
    else if (event.event === "answered" && fight) {
      fight.back = Math.max(0, fight.back) + Number(event.damage);
    } else if (event.event === "shell-strayed") this.strayed = Number(event.hex);
    else if (event.event === "shell-wasted") turn.wasted.push({ key, hex: this.strayed });
    else if (event.event === "unit-destroyed") {
      const hex = this.hexOf(event.unit, event.at);
      turn.lost.push({ key, unit: this.unit(event.unit, event.kind), hex });
      if (fight) {
        fight.destroyed ||= fight.on.unit === event.unit;
        fight.lost ||= fight.by.unit === event.unit;
      }
    } else if (event.event === "fort-captured") turn.forts.push({ key, fort: Number(event.fort) });
    else if (event.event === "income-paid") turn.earned += Number(event.bonds);
    else if (SPENDING.includes(event.event)) {
      turn.spent += Number(event.bonds);
      if (event.kind !== undefined && event.event !== "unit-repaired") {
        turn.bought.push(UNIT_KEYS[Number(event.kind)] ?? "infantry");
      }
    }
  }
  private fight(key: string, event: EventDocument): Fight {
    return {
      key,
      by: this.unit(event.unit, event.kind),
      on: this.unit(event.target, event.target_kind),
      from: this.hexOf(event.unit, event.at),
      to: this.hexOf(event.target, event.target_at),
      hits: Number(event.hits),
      damage: Number(event.damage),
      back: -1,
      destroyed: false,
      lost: false,
    };
  }
}

/** What is left to see on the map of what others did since a seat's own last move. */
export interface Traces {
  ways: Turn["ways"];
  /** Units that were destroyed, where they stood. */
  lost: Turn["lost"];
  /** Where units were attacked, and how often. */
  fights: Map<number, number>;
}

export function tracesOf(log: LogItem[], seat: number, turns: Turn[]): Traces {
  const own = log.findLastIndex((item) => seat >= 0 && item.by === seat && !item.undone);
  const turn = log.findLastIndex((item) => item.event?.event === "turn-began");
  // Who only looks on sees what happened in this turn.
  const since = new Set(log.slice((own < 0 ? turn : own) + 1).map(({ key }) => key));
  const recent = <T extends { key: string }>(of: (turn: Turn) => T[]) =>
    turns.flatMap(of).filter(({ key }) => since.has(key));
  const fights = new Map<number, number>();
  for (const { to } of recent((one) => one.fights)) {
    if (to >= 0) fights.set(to, (fights.get(to) ?? 0) + 1);
  }
  return {
    ways: recent((one) => one.ways),
    lost: recent((one) => one.lost).filter(({ hex }) => hex >= 0),
    fights,
  };
}

/** All turns that the log tells of, the first one first. */
export function turnsOf(log: LogItem[], present: UnitDocument[]): Turn[] {
  const told = log.flatMap(({ key, event, undone }) => (event && !undone ? [{ key, event }] : []));
  const reader = new Reader(
    told.map(({ event }) => event),
    present,
  );
  for (const { key, event } of told) reader.read(key, event);
  return reader.turns;
}
