// Written by scripts/web_types.py from the Python structs. Do not edit.

export interface AttackDocument {
  attacker: number;
  target: number;
}

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

export interface MineDocument {
  hex: string;
  nation: "austria-hungary" | "france" | "germany" | "great-britain";
}

export interface NationDocument {
  nation: "austria-hungary" | "france" | "germany" | "great-britain";
  bonds: number;
  points: number;
  tokens: number[];
  headquarters: string | null;
  headquarters_taken: boolean;
  used: number[];
  allowed: number[];
}

export interface OwnMap {
  name: string;
  rows: string[];
}

export interface Sampled {
  chance: string;
  margin: number;
  playouts: number;
}

export interface TrenchOdds {
  attacks: AttackOdds[];
  destroyed: Record<string, string>;
  within: Record<string, string>;
  missing: number[];
  together: Record<string, Sampled>;
}

export interface TrenchOptions {
  players?: number;
  field?: "half" | "whole" | null;
  map?: "aisne" | "isonzo" | OwnMap;
  central?: "austria-hungary" | "germany";
  entente?: "france" | "great-britain";
  shared?: "central" | "entente";
  first_turn_limits?: boolean;
  threshold_step?: 1 | 2;
  special_forces?: boolean;
  victory_points?: boolean;
  trenches?: boolean;
  special_start?: boolean;
  two_national_units?: boolean;
  destroyed_at_five?: boolean;
  double_armies?: boolean;
  surrender?: boolean;
  armistice?: number;
  prices?: Record<string, number>;
}

export interface TrenchPosition {
  options: TrenchOptions;
  phase: "choose" | "companies" | "designate" | "garrison" | "headquarters" | "launch" | "money" | "move" | "over" | "place" | "set-down" | "split" | "turn";
  result: "annihilation" | "armistice" | "destruction" | "forts" | "points" | "running" | "surrender";
  winner: "central" | "entente" | null;
  turn: "austria-hungary" | "france" | "germany" | "great-britain";
  starter: "austria-hungary" | "france" | "germany" | "great-britain";
  round: number;
  nations: NationDocument[];
  units: UnitDocument[];
  forts: ("austria-hungary" | "france" | "germany" | "great-britain" | "neutral")[];
  mines: MineDocument[];
  attacks: AttackDocument[];
  changes: number;
  placing: number;
  to_name: number;
  unloading: number;
  bought: boolean;
  surrendering: "austria-hungary" | "france" | "germany" | "great-britain" | null;
  refused: ("central" | "entente")[];
  next_unit: number;
  rules: 1 | 2;
}

export interface TrenchViewDocument {
  seat: number;
  seats: number;
  commanders: number[];
  position: TrenchPosition;
  assigned: number[];
  moves: string[];
  at_any_time: string[];
}

export interface UnitDocument {
  unit: number;
  kind: string;
  nation: "austria-hungary" | "france" | "germany" | "great-britain";
  at: string;
  damage?: number;
  experience?: number;
  company?: number;
  moved?: boolean;
  worked?: boolean;
  began_in_fort?: number;
}

export const UNIT_KEYS = ["infantry", "mounted-infantry", "heavy-infantry", "troop-transport", "anti-aircraft", "field-gun", "howitzer", "heavy-mortar", "armoured-car", "fighter-plane", "tank", "big-bertha", "anti-tank-gunners", "mark-i-female", "renault-ft17", "gunboat", "medics", "ground-attack-plane", "railway-gun", "gas-launcher", "airship", "gun-turret", "minelayer"] as const;
export type Kind = (typeof UNIT_KEYS)[number];
export const PRICE_KEYS = ["infantry", "mounted-infantry", "heavy-infantry", "troop-transport", "anti-aircraft", "field-gun", "howitzer", "heavy-mortar", "armoured-car", "fighter-plane", "tank", "big-bertha", "anti-tank-gunners", "mark-i-female", "renault-ft17", "special-force"] as const;
export const NATION_KEYS = ["germany", "great-britain", "austria-hungary", "france"] as const;
export const SIDE_KEYS = ["central", "entente"] as const;
export const TERRAIN_KEYS = ["open", "forest", "road", "bridge", "water", "trench", "fort", "entrance"] as const;
export const NATION_POINTS = 10;
export const TEAM_POINTS = 15;
