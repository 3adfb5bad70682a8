/** What is left to see on the map of what others did since one's own last move. */

import {
  NATION_KEYS,
  type TrenchViewDocument,
  type UnitDocument,
} from "../../generated/trench-club";
import type { Shot } from "../../table/beat";
import type { EventDocument, LogItem } from "../../table/model.svelte";
import { hexNumber } from "./names";

export interface Traces {
  /** The ways of units, dashed. */
  ways: { key: string; nation: string; hexes: number[] }[];
  /** Units that were destroyed, where they stood. */
  lost: { unit: UnitDocument; hex: number }[];
}

/** Where a unit stood before a beat, and what it was. */
function before(shot: Shot | undefined, unit: unknown): UnitDocument | undefined {
  const view = shot?.before as TrenchViewDocument | undefined;
  return view?.position.units.find((one) => one.unit === unit);
}

export function tracesOf(log: LogItem[], seat: number, past: Shot[]): Traces {
  const own = log.findLastIndex((item) => seat >= 0 && item.by === seat && !item.undone);
  const turn = log.findLastIndex((item) => item.event?.event === "turn-began");
  // Who only looks on sees what happened in this turn.
  const since = log.slice((own < 0 ? turn : own) + 1).filter((item) => item.event && !item.undone);
  const told = (name: string) =>
    since.filter((item) => item.event?.event === name) as (LogItem & { event: EventDocument })[];
  return {
    ways: told("unit-moved").map(({ key, event }) => ({
      key,
      nation: NATION_KEYS[Number(event.nation)] ?? "",
      hexes: event.ways as number[],
    })),
    lost: told("unit-destroyed").flatMap(({ key, event }) => {
      const unit = before(
        past.find((shot) => shot.keys.includes(key)),
        event.unit,
      );
      const hex = hexNumber(unit?.at ?? "");
      return unit && hex >= 0 ? [{ unit, hex }] : [];
    }),
  };
}

/** A turn in the after-action card. */
export interface Turn {
  key: string;
  nation: number;
  round: number;
  shots: Shot[];
}

/** The beats of the last turns, the latest first: those of a whole round. */
export function turnsOf(past: Shot[], nations: number): Turn[] {
  const turns: Turn[] = [];
  for (const shot of past) {
    const begun = shot.beat.events.find((event) => event.event === "turn-began");
    if (begun) {
      const { nation, round } = begun;
      turns.push({ key: shot.key, nation: Number(nation), round: Number(round), shots: [] });
    } else turns.at(-1)?.shots.push(shot);
  }
  return turns.slice(-nations).reverse();
}
