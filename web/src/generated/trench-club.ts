// Written by scripts/web_types.py from the Python structs. Do not edit.

import type { AttackDocument, MineDocument, NationDocument, OwnMap, TrenchOptions, TrenchPosition, TrenchViewDocument, UnitDocument } from "./server";

export type { AttackDocument, MineDocument, NationDocument, OwnMap, TrenchOptions, TrenchPosition, TrenchViewDocument, UnitDocument };

/** What an attack would do: chances of each damage as exact fractions. */
export interface AttackOdds {
  attacker: number;
  target: number;
  dice: number;
  hits_on: number;
  answer_dice: number;
  answer_hits_on: number;
  damage: string[];
  answer_damage: string[];
  destroys: string;
  is_destroyed: string;
}

/** A chance from playouts. */
export interface Sampled {
  chance: string;
  margin: number;
  playouts: number;
}

/** The odds of every attack that can be designated or is on the list. */
export interface TrenchOdds {
  attacks: AttackOdds[];
  destroyed: { [key: string]: string };
  within: { [key: string]: string };
  missing: number[];
  together: { [key: string]: Sampled };
}

export const UNIT_KEYS = ["infantry", "mounted-infantry", "heavy-infantry", "troop-transport", "anti-aircraft", "field-gun", "howitzer", "heavy-mortar", "armoured-car", "fighter-plane", "tank", "big-bertha", "anti-tank-gunners", "mark-i-female", "renault-ft17", "gunboat", "medics", "ground-attack-plane", "railway-gun", "gas-launcher", "airship", "gun-turret", "minelayer"] as const;
export type Kind = (typeof UNIT_KEYS)[number];
export const PRICE_KEYS = ["infantry", "mounted-infantry", "heavy-infantry", "troop-transport", "anti-aircraft", "field-gun", "howitzer", "heavy-mortar", "armoured-car", "fighter-plane", "tank", "big-bertha", "anti-tank-gunners", "mark-i-female", "renault-ft17", "special-force"] as const;
export const NATION_KEYS = ["germany", "great-britain", "austria-hungary", "france"] as const;
export const SIDE_KEYS = ["central", "entente"] as const;
export const TERRAIN_KEYS = ["open", "forest", "road", "bridge", "water", "trench", "fort", "entrance"] as const;
export const NATION_POINTS = 10;
export const TEAM_POINTS = 15;
