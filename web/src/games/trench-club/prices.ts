/** What units and their repairs cost at a table, in bonds (T6.3, T6.4, T8.1, T14.21). */
import { PRICE_KEYS, type TrenchOptions, type TrenchPosition } from "../../generated/trench-club";
import { SHEETS } from "../../generated/trench-club-field";

/** Every special force, under one name (T8.1). */
const SPECIAL_FORCE = "special-force";

export function priceOf(options: TrenchOptions, kind: string): number {
  const key = (PRICE_KEYS as readonly string[]).includes(kind) ? kind : SPECIAL_FORCE;
  return options.prices?.[key] ?? SHEETS[kind as keyof typeof SHEETS].cost;
}

export function repairOf(position: TrenchPosition, kind: string): number {
  // By version 1 of the rules mounted infantry was dearer to repair than infantry.
  if (kind === "mounted-infantry" && position.rules !== 2) return 4;
  return SHEETS[kind as keyof typeof SHEETS].repair;
}
