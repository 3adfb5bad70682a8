/** The attack that is pointed at or waits for a yes, with its odds. */

import type { AttackOdds, Sampled, TrenchOdds, UnitDocument } from "../../generated/trench-club";
import { say } from "../../lib/texts.svelte";
import { roundPercent } from "../narrator";
import type { Command } from "./command.svelte";

export interface Aim {
  odds: AttackOdds;
  by: UnitDocument;
  on: UnitDocument;
  /** The chance that all attacks together destroy the target, as it is shown. */
  together: string;
}

export function aimed(command: Command, odds: TrenchOdds | null): Aim | null {
  const pair = offered(command) ?? listed(command);
  const found = odds?.attacks.find(
    (one) => one.attacker === pair?.attacker && one.target === pair.target,
  );
  const by = found && command.units.get(found.attacker);
  const on = found && command.units.get(found.target);
  if (!by || !on) return null;
  const chance = odds?.destroyed[found.target];
  const sampled = odds?.together[found.target];
  const together = sampled ? about(sampled) : chance ? roundPercent(chance) : "";
  return { odds: found, by, on, together };
}

/** A chance from playouts, with how far off it may be. */
export function about(sampled: Sampled): string {
  const margin = Math.ceil(sampled.margin * 100);
  return say("web-tc-about", { chance: roundPercent(sampled.chance), margin });
}

function offered(command: Command): { attacker?: number; target?: number } | undefined {
  const there = command.targets.get(command.pointed) ?? [];
  const act = [...command.pending, ...there].find((one) => one.name === "attack");
  return act && { attacker: act.unit, target: act.target };
}

function listed(command: Command): { attacker: number; target: number } | undefined {
  const [unit, { chosen }] = [command.pointedUnit, command];
  return command.position.attacks.find(
    (one) => one.target === unit?.unit && (chosen === null || one.attacker === chosen),
  );
}
