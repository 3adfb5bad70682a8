/** Hexes and units in words, for the line below the prompt and for those who do not see the map. */

import { SIDE_KEYS, type TrenchPosition, type UnitDocument } from "../../generated/trench-club";
import { say } from "../../lib/texts.svelte";
import type { Command } from "./command.svelte";
import { bearing, type Field, terrainKey } from "./field";
import { hexName, hexNumber } from "./names";
import type { TrenchNarrator } from "./narrator";
import { points, sheetOf, sideOf, standsOn } from "./walk";

export function unitWords(unit: UnitDocument, narrator: TrenchNarrator): string {
  const [kind, nation] = [narrator.inList(unit.unit, true), narrator.nation(unit.nation)];
  return say("web-tc-unit", { kind, nation });
}

/** Its company may not move this turn (T1.6). */
function isHeld(unit: UnitDocument, position: TrenchPosition): boolean {
  const allowed = position.nations.find((one) => one.nation === unit.nation)?.allowed;
  return (unit.company ?? 0) > 0 && allowed?.includes(unit.company ?? 0) === false;
}

/** Why a unit does nothing any more this turn, if that is so. */
export function stateWords(unit: UnitDocument, position: TrenchPosition): string {
  if (unit.nation !== position.turn) return "";
  if (unit.moved) return say("web-tc-moved");
  return isHeld(unit, position) ? say("web-tc-held-back") : "";
}

/** Name, terrain, what stands there, and what the chosen unit could do there. */
export function hexWords(hex: number, command: Command, narrator: TrenchNarrator): string {
  if (hex < 0) return "";
  const parts = [
    place(hex, command, narrator),
    ...signs(hex, command, narrator),
    ...forces(hex, command, narrator),
  ];
  return [...parts, chances(hex, command, narrator)].filter(Boolean).join(" · ");
}

/** The hex itself: a fort by its number, any other by where it lies. */
function place(hex: number, { field, position }: Command, narrator: TrenchNarrator): string {
  const key = terrainKey(field, hex);
  const named = { hex: hexName(hex), terrain: say(`trench-club-terrain-${key}`) };
  const at = field.fortOf[hex] ?? -1;
  if (at >= 0) {
    const owner = narrator.nation(position.forts[at] ?? "neutral");
    const message = key === "fort" ? "web-tc-hex-fort" : "web-tc-hex-entrance";
    return say(message, { ...named, fort: at + 1, owner });
  }
  const { fort, away, way } = bearing(field, hex);
  const lies = say("web-tc-bearing", { away, way, fort: fort + 1 });
  return `${say("web-tc-hex", named)}, ${lies}`;
}

/** The side that holds the trench of a hex (T10.2), -1 for none. */
export function holder(hex: number, field: Field, position: TrenchPosition): number {
  if (!position.options.trenches || !field.trenchOf[hex]) return -1;
  const inside = position.units.find(
    (unit) => sheetOf(unit).tags.includes("foot") && standsOn(field, true, unit).includes(hex),
  );
  return inside ? sideOf(inside.nation) : -1;
}

/** Start hexes, mines, headquarters and who holds the trench. */
function signs(hex: number, { field, position }: Command, narrator: TrenchNarrator): string[] {
  const held = SIDE_KEYS[holder(hex, field, position)];
  const starts = [...field.starts].filter(([, start]) => start === hex);
  const mines = position.mines.filter((mine) => hexNumber(mine.hex) === hex);
  const staffs = position.nations.filter((one) => one.headquarters === hexName(hex));
  return [
    ...starts.map(([start]) => say("web-tc-hex-start", { start })),
    ...mines.map((mine) => say("web-tc-hex-mine", { nation: narrator.nation(mine.nation) })),
    held ? say("web-tc-hex-held", { side: narrator.side(held) }) : "",
    ...staffs.map((one) => say("web-tc-hex-headquarters", { nation: narrator.nation(one.nation) })),
  ];
}

/** Who stands there, and who is aboard or inside. */
function forces(hex: number, command: Command, narrator: TrenchNarrator): string[] {
  const listed = (units: UnitDocument[]) =>
    units.map((unit) => narrator.inList(unit.unit, true)).join(", ");
  const fort = command.field.fortOf[hex] ?? -1;
  const unit = command.at.get(hex);
  const aboard = unit ? command.aboard(unit.unit) : [];
  const inside = fort >= 0 ? command.inside(fort) : [];
  return [
    unit ? unitWords(unit, narrator) : "",
    unit ? stateWords(unit, command.position) : "",
    aboard.length ? say("web-tc-aboard", { units: listed(aboard) }) : "",
    inside.length ? say("web-tc-inside", { units: listed(inside) }) : "",
  ];
}

/** What a march there costs, or what else could be done. */
function chances(hex: number, command: Command, narrator: TrenchNarrator): string {
  const acts = command.targets.get(hex) ?? [];
  const arrival = acts.some((act) => act.name === "move") ? command.walks.get(hex) : undefined;
  if (!arrival) return acts.map((act) => narrator.move(act.move)).join(" / ");
  const costs = say("web-tc-costs", { points: points(arrival.cost) });
  return arrival.stopped ? `${costs}, ${say("web-tc-contact")}` : costs;
}
