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
  bonus: number;
  row: number[];
  answer_row: number[];
  cover: "forest" | "open" | "trench";
}

/** The hexes where an enemy could strike next turn at units on the ground and in the air. */
export interface Danger {
  unit: number;
  ground: string[];
  air: string[];
}

/** Where all enemies could strike next turn. */
export interface Dangers {
  enemies: Danger[];
}

/** An attack that a unit could make from a hex. Means are of damage. */
export interface PlannedAttack {
  target: number;
  dice: number;
  bonus: number;
  hits_on: number;
  mean: number;
  destroys: number;
  answer: number;
  is_destroyed: number;
}

/** What a unit could do from a hex, and who could strike it there. */
export interface PlannedHex {
  hex: string;
  attacks: PlannedAttack[];
  support: PlannedSupport[];
  threats: Threat[];
  destroyed: number;
  forts: number[];
}

/** An attack of a comrade that gets more dice because a unit stands on a hex (T5.3). */
export interface PlannedSupport {
  unit: number;
  target: number;
  bonus: number;
  before: number;
}

/** A chance from playouts. */
export interface Sampled {
  chance: string;
  margin: number;
  playouts: number;
}

/** An enemy that could strike a unit next turn, and what its hardest attack does. */
export interface Threat {
  unit: number;
  dice: number;
  mean: number;
  destroys: number;
}

/** The odds of every attack that can be designated or is on the list. */
export interface TrenchOdds {
  attacks: AttackOdds[];
  destroyed: { [key: string]: string };
  within: { [key: string]: string };
  missing: number[];
  together: { [key: string]: Sampled };
  all_destroyed: Sampled | null;
}

/** What a unit of one's own could do: from where it stands, and from where it may go. */
export interface UnitPlan {
  unit: number;
  hexes: PlannedHex[];
}

export const UNIT_KEYS = ["infantry", "mounted-infantry", "heavy-infantry", "troop-transport", "anti-aircraft", "field-gun", "howitzer", "heavy-mortar", "armoured-car", "fighter-plane", "tank", "big-bertha", "anti-tank-gunners", "mark-i-female", "renault-ft17", "gunboat", "medics", "ground-attack-plane", "railway-gun", "gas-launcher", "airship", "gun-turret", "minelayer"] as const;
export type Kind = (typeof UNIT_KEYS)[number];
export const PRICE_KEYS = ["infantry", "mounted-infantry", "heavy-infantry", "troop-transport", "anti-aircraft", "field-gun", "howitzer", "heavy-mortar", "armoured-car", "fighter-plane", "tank", "big-bertha", "anti-tank-gunners", "mark-i-female", "renault-ft17", "special-force"] as const;
export const NATION_KEYS = ["germany", "great-britain", "austria-hungary", "france"] as const;
export const SIDE_KEYS = ["central", "entente"] as const;
export const TERRAIN_KEYS = ["open", "forest", "road", "bridge", "water", "trench", "fort", "entrance"] as const;
export const NATION_POINTS = 10;
export const TEAM_POINTS = 15;
/** By short battle: the options that it settles. */
export const BATTLES: Record<string, Partial<TrenchOptions>> = {
  "bridgehead": {
    "players": 2,
    "armistice": 6,
    "decision": true,
    "first_turn_limits": false,
    "battle": "bridgehead"
  },
  "relief": {
    "players": 2,
    "map": "isonzo",
    "central": "austria-hungary",
    "entente": "great-britain",
    "armistice": 6,
    "decision": true,
    "first_turn_limits": false,
    "battle": "relief"
  },
  "raid": {
    "players": 2,
    "armistice": 5,
    "decision": true,
    "first_turn_limits": false,
    "battle": "raid"
  }
};
