/** What is on the map in sentences, as the terminal tells it; loaded when somebody reads a replay. */

import type { TrenchPosition, TrenchViewDocument, UnitDocument } from "../../generated/trench-club";
import { say } from "../../lib/texts.svelte";
import { type Field, fortsToWin, openField, terrainKey } from "./field";
import { hexNumber } from "./names";
import type { TrenchNarrator } from "./narrator";
import { LEVEL_KEYS, levelOf } from "./signs";
import { spotted, unitAlone } from "./unit-names";
import { sideOf } from "./walk";

export function look(view: TrenchViewDocument, narrator: TrenchNarrator): string[] {
  const { position } = view;
  const { nations, units, forts, options } = position;
  const whole = options.field ? options.field === "whole" : view.seats > 2;
  const field = openField(options.map ?? "aisne", whole);
  const held = (side: number) => forts.filter((owner) => sideOf(owner) === side).length;
  const score = { round: position.round, central: held(0), entente: held(1) };
  const lines = [
    options.decision
      ? say("trench-club-look-decision", { ...score, rounds: options.armistice ?? 0 })
      : say("trench-club-look-round", { ...score, needed: fortsToWin(field) }),
  ];
  if (options.battle) lines[0] = `${say(`trench-club-battle-${options.battle}-about`)} ${lines[0]}`;
  for (const { nation: key, bonds, points } of nations) {
    const nation = narrator.nation(key);
    const owned = forts.flatMap((owner, fort) => (owner === key ? [fort + 1] : []));
    const army = units.filter((unit) => unit.nation === key).length;
    const list = owned.join(", ") || say("trench-club-no-fort");
    lines.push(say("trench-club-look-nation", { nation, units: army, bonds, forts: list }));
    if (options.victory_points) lines.push(say("trench-club-look-points", { nation, points }));
  }
  for (const { nation } of nations) {
    const army = units.filter((unit) => unit.nation === nation);
    lines.push(...army.map((unit) => unitLine(unit, field, position, narrator)));
  }
  for (const { nation, hex } of position.mines) {
    lines.push(say("trench-club-look-mine", { nation: narrator.nation(nation), hex }));
  }
  return lines;
}

function unitLine(
  unit: UnitDocument,
  field: Field,
  position: TrenchPosition,
  narrator: TrenchNarrator,
): string {
  return say("trench-club-look-unit", {
    nation: narrator.nation(unit.nation),
    unit: unitAlone(spotted(position, unit.unit) ?? { kind: unit.kind, place: -1 }),
    where: where(unit.at, field, position),
    damage: unit.damage ?? 0,
    level: say(`trench-club-level-${LEVEL_KEYS[levelOf(unit.experience ?? 0)]}`),
  });
}

function where(at: string, field: Field, { units }: TrenchPosition): string {
  const [place, number] = at.split(" ");
  if (place === "fort") return say("trench-club-where-fort", { fort: Number(number) });
  if (place === "truck") {
    const truck = units.find((unit) => unit.unit === Number(number));
    return say("trench-club-where-truck", { hex: truck?.at ?? "" });
  }
  const hex = hexNumber(at);
  if (hex < 0) return say("trench-club-where-waiting");
  const terrain = say(`trench-club-terrain-${terrainKey(field, hex)}`);
  return say("trench-club-where-hex", { hex: at, terrain });
}
