/** A set-up for those who do not want to think about it: the rulebook's three groups (T1.3). */

import type { UnitDocument } from "../../generated/trench-club";
import { distance, type Field } from "./field";
import type { Act } from "./moves";
import { sheetOf } from "./walk";

/** Fast units, the assault, and whatever is left. */
const GROUPS: Record<string, number> = {
  "mounted-infantry": 1,
  "armoured-car": 1,
  "fighter-plane": 1,
  infantry: 2,
  tank: 2,
  howitzer: 2,
  "field-gun": 2,
  "anti-aircraft": 2,
};
const REST = 3;

export function groupOf(unit: UnitDocument): number {
  return GROUPS[unit.kind] ?? REST;
}

/** What to do next in the set-up; nothing where it is over or somebody has to choose. */
export function nextInSetUp(
  acts: Act[],
  units: Map<number, UnitDocument>,
  field: Field,
): Act | undefined {
  const assigned = acts.find((act) => {
    const unit = act.name === "assign" ? units.get(act.unit ?? -1) : undefined;
    return unit && groupOf(unit) === act.company;
  });
  const token = acts.find((act) => act.name === "turn");
  const mark = acts.find((act) => act.name === "headquarters");
  return assigned ?? token ?? placed(acts, units, field) ?? mark;
}

/** Foot units next to forts; the others where they are in nobody's way. */
function placed(acts: Act[], units: Map<number, UnitDocument>, field: Field): Act | undefined {
  const places = acts.filter((act) => act.name === "place");
  const first = places[0];
  if (!first) return undefined;
  const doors = field.forts.flatMap((fort) => fort.doors);
  const unit = units.get(first.unit ?? -1);
  const sign = unit && sheetOf(unit).tags.includes("foot") ? 1 : -1;
  const away = ({ hex = 0 }: Act) => sign * Math.min(...doors.map((door) => distance(hex, door)));
  const own = places.filter((act) => act.unit === first.unit);
  return own.reduce((best, act) => (away(act) < away(best) ? act : best));
}
