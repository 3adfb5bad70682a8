/** What units are called: by kind and place, and by order where several are alike.
 *
 * As `tablee.games.trench_club.words.names` does it in Python.
 */

import type { TrenchPosition, UnitDocument } from "../../generated/trench-club";
import { say } from "../../lib/texts.svelte";
import { hexName, hexNumber } from "./names";

/** Grammar: who does something, and to whom it is done. Only German tells them apart. */
export type Case = "subject" | "object";

/** Kinds whose name in a sentence is not that of their counter. */
const NOUNS = ["heavy-mortar", "anti-tank-gunners", "medics"];

// Places that are not hexes, as `Components.place` numbers them.
const GONE = -1;
const WAITING = -2;
const IN_FORT = -10;
const ON_TRUCK = -100;

/** A unit as it is found: its kind, where it is, and which of those alike there. */
export interface Spotted {
  kind: string;
  place: number;
  nth?: number;
  /** Of a passenger: where its truck is, if that is known. */
  truckPlace?: number;
}

function placeOf(unit: UnitDocument): number {
  const [word, number] = unit.at.split(" ");
  if (word === "fort") return IN_FORT - Number(number) + 1;
  if (word === "truck") return ON_TRUCK - Number(number);
  return word === "waiting" ? WAITING : hexNumber(unit.at);
}

/** A unit of a position, or nothing if it is gone. */
export function spotted(
  position: TrenchPosition | undefined,
  number: unknown,
): Spotted | undefined {
  const unit = position?.units.find((one) => one.unit === number);
  if (!unit || !position) return undefined;
  const alike = position.units
    .filter(
      ({ nation, kind, at }) => nation === unit.nation && kind === unit.kind && at === unit.at,
    )
    .map((one) => one.unit)
    .sort((a, b) => a - b);
  const place = placeOf(unit);
  const truck = position.units.find((one) => place <= ON_TRUCK && one.unit === ON_TRUCK - place);
  return {
    kind: unit.kind,
    place,
    nth: alike.length > 1 ? alike.indexOf(unit.unit) + 1 : 0,
    truckPlace: truck ? placeOf(truck) : GONE,
  };
}

function values({ kind, nth = 0 }: Spotted) {
  const ordinal = say("trench-club-ordinal", { nth });
  return { gender: say(`trench-club-gender-${kind}`), nth, ordinal };
}

/** In a sentence: "the second infantry in fort 3". */
export function theUnit(unit: Spotted, grammar: Case = "subject"): string {
  const noun = NOUNS.includes(unit.kind);
  const kind = noun
    ? say(`trench-club-noun-${unit.kind}`, { case: grammar })
    : say(`trench-club-unit-${unit.kind}`);
  return at(say("trench-club-unit-the", { kind, case: grammar, ...values(unit) }), unit);
}

/** In a list: "second infantry in fort 3". */
export function unitLabel(unit: Spotted): string {
  return at(unitAlone(unit), unit);
}

/** Where its place is told beside it: "second infantry". */
export function unitAlone(unit: Spotted): string {
  const kind = say(`trench-club-unit-${unit.kind}`);
  return say("trench-club-unit-label", { kind, ...values(unit) });
}

export function unknownUnit(unit: number): string {
  return say("trench-club-unit-unknown", { unit });
}

/** A name with the place behind it, if the unit is anywhere. */
function at(unit: string, { place, truckPlace = GONE }: Spotted): string {
  if (place >= 0) return say("trench-club-unit-at-hex", { unit, hex: hexName(place) });
  if (place <= ON_TRUCK) {
    if (truckPlace < 0) return say("trench-club-unit-aboard", { unit });
    return say("trench-club-unit-at-truck", { unit, hex: hexName(truckPlace) });
  }
  if (place <= IN_FORT) return say("trench-club-unit-at-fort", { unit, fort: IN_FORT - place + 1 });
  return unit;
}

/** A text that begins a line: a name may come first. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
