/** What the panel of odds shows. */

import type { TrenchOdds } from "../../generated/trench-club";
import { say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import type { Row } from "../manifest";
import { about } from "./aim";

export function oddsRows(table: TableModel): Row[] {
  const odds = table.odds as TrenchOdds;
  const rows: Row[] = odds.attacks.map((one) => ({
    label: say("trench-club-move-attack", { unit: one.attacker, target: one.target }),
    chance: one.destroys,
    bad: false,
  }));
  for (const [target, sampled] of Object.entries(odds.together)) {
    const label = `${say("web-tc-in-order")} ${target}`;
    rows.push({ label, chance: sampled.chance, bad: false, shown: about(sampled) });
  }
  return rows;
}

/** A list is too long to be followed exactly, or attacks go to several targets. */
export function needsPlayouts(odds: unknown): boolean {
  const { missing = [], destroyed = {} } = (odds ?? {}) as Partial<TrenchOdds>;
  return missing.length > 0 || Object.keys(destroyed).length > 1;
}
