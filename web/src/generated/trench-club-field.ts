// Written by scripts/web_types.py from the Python structs. Do not edit.

import type { Kind } from "./trench-club";

/** A kind of unit; speeds are in half points, hits by step and level. */
export interface Sheet {
  cost: number;
  repair: number;
  speed: number;
  ground: number[];
  air: number[];
  hits: number[][];
  armour: string;
  gait: number;
  tags: string[];
}

export const SHEETS: Record<Kind, Sheet> = {
  "infantry": {"cost": 7, "repair": 3, "speed": 4, "ground": [1, 1], "air": [0, 0], "hits": [[2, 3, 4], [2, 4, 6]], "armour": "none", "gait": 0, "tags": ["foot", "carried"]},
  "mounted-infantry": {"cost": 9, "repair": 3, "speed": 6, "ground": [1, 1], "air": [0, 0], "hits": [[2, 3, 4], [2, 4, 6]], "armour": "none", "gait": 0, "tags": ["foot", "carried"]},
  "heavy-infantry": {"cost": 11, "repair": 4, "speed": 4, "ground": [1, 1], "air": [1, 1], "hits": [[4, 5, 6], [4, 6, 8]], "armour": "none", "gait": 0, "tags": ["foot", "carried"]},
  "troop-transport": {"cost": 8, "repair": 3, "speed": 10, "ground": [0, 0], "air": [0, 0], "hits": [[0, 0, 0], [0, 0, 0]], "armour": "none", "gait": 2, "tags": ["truck"]},
  "anti-aircraft": {"cost": 10, "repair": 4, "speed": 6, "ground": [0, 0], "air": [1, 3], "hits": [[6, 7, 8], [6, 8, 10]], "armour": "none", "gait": 2, "tags": ["vehicle"]},
  "field-gun": {"cost": 12, "repair": 5, "speed": 4, "ground": [1, 3], "air": [0, 0], "hits": [[4, 5, 6], [4, 6, 8]], "armour": "light", "gait": 2, "tags": ["carried"]},
  "howitzer": {"cost": 12, "repair": 5, "speed": 4, "ground": [2, 4], "air": [0, 0], "hits": [[4, 5, 6], [4, 6, 8]], "armour": "light", "gait": 2, "tags": ["carried"]},
  "heavy-mortar": {"cost": 14, "repair": 6, "speed": 2, "ground": [2, 5], "air": [0, 0], "hits": [[5, 6, 7], [5, 7, 9]], "armour": "none", "gait": 2, "tags": ["carried"]},
  "armoured-car": {"cost": 13, "repair": 5, "speed": 8, "ground": [1, 1], "air": [0, 0], "hits": [[5, 6, 7], [4, 6, 8]], "armour": "light", "gait": 2, "tags": ["vehicle"]},
  "fighter-plane": {"cost": 14, "repair": 6, "speed": 12, "ground": [1, 1], "air": [1, 1], "hits": [[3, 4, 5], [3, 5, 7]], "armour": "none", "gait": 3, "tags": ["air"]},
  "tank": {"cost": 20, "repair": 8, "speed": 4, "ground": [1, 1], "air": [0, 0], "hits": [[7, 8, 9], [7, 9, 11]], "armour": "heavy", "gait": 1, "tags": ["tank"]},
  "big-bertha": {"cost": 16, "repair": 6, "speed": 2, "ground": [3, 7], "air": [0, 0], "hits": [[8, 9, 10], [8, 10, 12]], "armour": "none", "gait": 2, "tags": ["carried", "scatter"]},
  "anti-tank-gunners": {"cost": 13, "repair": 5, "speed": 4, "ground": [1, 2], "air": [0, 0], "hits": [[5, 6, 7], [5, 7, 9]], "armour": "none", "gait": 0, "tags": ["foot", "carried"]},
  "mark-i-female": {"cost": 16, "repair": 6, "speed": 4, "ground": [1, 1], "air": [0, 0], "hits": [[5, 6, 7], [4, 6, 8]], "armour": "heavy", "gait": 1, "tags": ["tank"]},
  "renault-ft17": {"cost": 16, "repair": 6, "speed": 6, "ground": [1, 1], "air": [0, 0], "hits": [[6, 7, 8], [6, 8, 10]], "armour": "medium", "gait": 1, "tags": ["tank"]},
  "gunboat": {"cost": 18, "repair": 7, "speed": 10, "ground": [1, 4], "air": [1, 2], "hits": [[5, 6, 7], [5, 7, 9]], "armour": "light", "gait": 4, "tags": ["boat", "special"]},
  "medics": {"cost": 18, "repair": 3, "speed": 6, "ground": [0, 0], "air": [0, 0], "hits": [[0, 0, 0], [0, 0, 0]], "armour": "none", "gait": 2, "tags": ["medics", "special"]},
  "ground-attack-plane": {"cost": 18, "repair": 7, "speed": 10, "ground": [1, 1], "air": [1, 1], "hits": [[6, 7, 8], [6, 8, 10]], "armour": "light", "gait": 3, "tags": ["air", "special"]},
  "railway-gun": {"cost": 18, "repair": 7, "speed": 2, "ground": [3, 8], "air": [0, 0], "hits": [[7, 8, 9], [7, 9, 11]], "armour": "none", "gait": 2, "tags": ["special"]},
  "gas-launcher": {"cost": 18, "repair": 5, "speed": 2, "ground": [2, 4], "air": [0, 0], "hits": [[3, 4, 5], [3, 5, 7]], "armour": "none", "gait": 2, "tags": ["carried", "gas", "special"]},
  "airship": {"cost": 18, "repair": 7, "speed": 6, "ground": [1, 1], "air": [1, 1], "hits": [[8, 9, 10], [8, 10, 12]], "armour": "light", "gait": 3, "tags": ["air", "special"]},
  "gun-turret": {"cost": 18, "repair": 0, "speed": 0, "ground": [1, 3], "air": [0, 0], "hits": [[5, 6, 7], [5, 7, 9]], "armour": "none", "gait": 2, "tags": ["turret", "special"]},
  "minelayer": {"cost": 18, "repair": 3, "speed": 6, "ground": [0, 0], "air": [0, 0], "hits": [[0, 0, 0], [0, 0, 0]], "armour": "none", "gait": 2, "tags": ["minelayer", "special"]},
};

export const DICE = [12, 11, 9, 8, 6, 5];
export const TRANSFER_FEE = 1;
/** The western halves; the eastern ones are their half turn. */
export const DRAWINGS: Record<string, { name: string; rows: string[] }> = {
  "aisne": {
    "name": "Aisne",
    "rows": [
      ". . . A+ A@ . . ^ ^ . . . .",
      ". . A+ A@ . . B+ B@ ^ . .1 . .",
      "^ . ^ ^ . ^ . B+ B@ . . ^ ^",
      ". . = = = = ^ :a :a :a . ^ .",
      "= = = . ^ . = = = = = = =",
      "= ^ ^ . . ^ = . . . . . .",
      "= . . . .2 . . . ^ . .3 . .",
      "= :c :c :c ~ ~ % ~ . ^ . ^ .",
      "= C+ C@ . ~ . . . ~ ^ ^ . .",
      "= C+ C@ % . D+ D@ . ~ ~ ~ ~ %",
      "% ~ ~ ~ ~ . D@ D+ . % E@ E+ =",
      ". . ^ ^ ~ . . . ~ . E@ E+ =",
      ". ^ . ^ . ~ % ~ ~ :d :d :d =",
      ". . .4 . ^ . . . .5 . . . =",
      ". . . . . . = ^ . . ^ ^ =",
      "= = = = = = = . ^ . = = =",
      ". ^ . :b :b :b ^ = = = = . .",
      "^ ^ . . F@ F+ . ^ . ^ ^ . ^",
      ". . .6 . ^ F@ F+ . . G@ G+ . .",
      ". . . . ^ ^ . . G@ G+ . . ."
    ]
  },
  "isonzo": {
    "name": "Isonzo",
    "rows": [
      ". . . ^ ^ . . ~ . . . A+ .",
      ". . . . . . . ~ . . A+ A@ .",
      ". .2 ^ . ^ ^ . % . ^ :c A@ .",
      "= = . . ^ . . ~ :c :c ^ . =",
      ". ^ = = . .1 ^ ~ . . . ^ =",
      ". ^ . = . . . ~ . .3 ^ = .",
      ". C+ ^ . = = = % = = = = .",
      "C@ C+ . ~ . . . ~ ^ B@ B@ ^ .",
      ". C@ :a . ~ . . . ~ ^ B+ B+ .",
      ". . :a . ~ D+ D@ . % . :b . .",
      ". . :a . % . D@ D+ ~ . :b . .",
      ". F+ F+ ^ ~ . . . ~ . :b E@ .",
      ". ^ F@ F@ ^ ~ . . . ~ . E+ E@",
      ". = = = = % = = = . ^ E+ .",
      ". = ^ .4 . ~ . . . = . ^ .",
      "= ^ . . . ~ ^ .6 . = = ^ .",
      "= . ^ :d :d ~ . . ^ . . = =",
      ". G@ :d ^ . % . ^ ^ . ^ .5 .",
      ". G@ G+ . . ~ . . . . . . .",
      ". G+ . . . ~ . . ^ ^ . . ."
    ]
  }
};
