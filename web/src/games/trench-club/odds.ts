/** What the panel of odds shows. */

import type { TrenchOdds } from "../../generated/trench-club";
import { say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import type { Row } from "../manifest";
import type { Narrator } from "../narrator";
import { about } from "./aim";
import type { TrenchNarrator } from "./narrator";

export function oddsRows(table: TableModel, narrator: Narrator): Row[] {
  const odds = table.odds as TrenchOdds;
  const rows: Row[] = odds.attacks.map((one) => ({
    label: narrator.move(`attack ${one.target} with ${one.attacker}`),
    chance: one.destroys,
    bad: false,
  }));
  for (const [target, sampled] of Object.entries(odds.together)) {
    const label = `${say("web-tc-in-order")} ${(narrator as TrenchNarrator).inList(Number(target))}`;
    rows.push({ label, chance: sampled.chance, bad: false, shown: about(sampled) });
  }
  if (odds.all_destroyed) {
    const { chance } = odds.all_destroyed;
    rows.push({
      label: say("web-tc-all-targets"),
      chance,
      bad: false,
      shown: about(odds.all_destroyed),
    });
  }
  return rows;
}

/** A list is too long to be followed exactly, or attacks go to several targets. */
export function needsPlayouts(odds: unknown): boolean {
  const { missing = [], destroyed = {} } = (odds ?? {}) as Partial<TrenchOdds>;
  return missing.length > 0 || Object.keys(destroyed).length > 1;
}
