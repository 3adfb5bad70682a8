// Written by scripts/web_types.py from the Python structs. Do not edit.

import type { Kind, UnitDocument } from "./trench-club";

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
export const ENCIRCLEMENT = 3;
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
/** How short battles begin. */
export const STARTS: Record<string, { forts: string[]; units: UnitDocument[] }> = {
  "bridgehead": {
    "forts": [
      "germany",
      "germany",
      "germany",
      "france",
      "france",
      "france",
      "france"
    ],
    "units": [
      {
        "unit": 0,
        "nation": "germany",
        "kind": "infantry",
        "at": "D7"
      },
      {
        "unit": 1,
        "nation": "germany",
        "kind": "heavy-infantry",
        "at": "F7"
      },
      {
        "unit": 2,
        "nation": "germany",
        "kind": "mounted-infantry",
        "at": "H7"
      },
      {
        "unit": 3,
        "nation": "germany",
        "kind": "field-gun",
        "at": "G5"
      },
      {
        "unit": 4,
        "nation": "germany",
        "kind": "heavy-mortar",
        "at": "F5"
      },
      {
        "unit": 5,
        "nation": "germany",
        "kind": "armoured-car",
        "at": "J6"
      },
      {
        "unit": 6,
        "nation": "germany",
        "kind": "tank",
        "at": "K7"
      },
      {
        "unit": 7,
        "nation": "germany",
        "kind": "fighter-plane",
        "at": "D5"
      },
      {
        "unit": 8,
        "nation": "france",
        "kind": "infantry",
        "at": "G9"
      },
      {
        "unit": 9,
        "nation": "france",
        "kind": "heavy-infantry",
        "at": "E10"
      },
      {
        "unit": 10,
        "nation": "france",
        "kind": "mounted-infantry",
        "at": "J12"
      },
      {
        "unit": 11,
        "nation": "france",
        "kind": "howitzer",
        "at": "G14"
      },
      {
        "unit": 12,
        "nation": "france",
        "kind": "armoured-car",
        "at": "F14"
      },
      {
        "unit": 13,
        "nation": "france",
        "kind": "renault-ft17",
        "at": "H12",
        "damage": 3
      },
      {
        "unit": 14,
        "nation": "france",
        "kind": "infantry",
        "at": "B13",
        "damage": 3
      }
    ]
  },
  "relief": {
    "forts": [
      "austria-hungary",
      "austria-hungary",
      "great-britain",
      "great-britain",
      "austria-hungary",
      "great-britain",
      "great-britain"
    ],
    "units": [
      {
        "unit": 0,
        "nation": "austria-hungary",
        "kind": "infantry",
        "at": "G6"
      },
      {
        "unit": 1,
        "nation": "austria-hungary",
        "kind": "heavy-infantry",
        "at": "J11"
      },
      {
        "unit": 2,
        "nation": "austria-hungary",
        "kind": "anti-tank-gunners",
        "at": "G14"
      },
      {
        "unit": 3,
        "nation": "austria-hungary",
        "kind": "howitzer",
        "at": "J10"
      },
      {
        "unit": 4,
        "nation": "austria-hungary",
        "kind": "heavy-mortar",
        "at": "K11"
      },
      {
        "unit": 5,
        "nation": "austria-hungary",
        "kind": "armoured-car",
        "at": "H16",
        "damage": 1
      },
      {
        "unit": 6,
        "nation": "austria-hungary",
        "kind": "mounted-infantry",
        "at": "F4"
      },
      {
        "unit": 7,
        "nation": "great-britain",
        "kind": "infantry",
        "at": "F9"
      },
      {
        "unit": 8,
        "nation": "great-britain",
        "kind": "heavy-infantry",
        "at": "H10"
      },
      {
        "unit": 9,
        "nation": "great-britain",
        "kind": "field-gun",
        "at": "F11"
      },
      {
        "unit": 10,
        "nation": "great-britain",
        "kind": "mounted-infantry",
        "at": "B10"
      },
      {
        "unit": 11,
        "nation": "great-britain",
        "kind": "infantry",
        "at": "B11"
      },
      {
        "unit": 12,
        "nation": "great-britain",
        "kind": "armoured-car",
        "at": "B14"
      },
      {
        "unit": 13,
        "nation": "great-britain",
        "kind": "tank",
        "at": "C10"
      },
      {
        "unit": 14,
        "nation": "great-britain",
        "kind": "fighter-plane",
        "at": "A11"
      }
    ]
  },
  "raid": {
    "forts": [
      "germany",
      "germany",
      "germany",
      "germany",
      "germany",
      "france",
      "france"
    ],
    "units": [
      {
        "unit": 0,
        "nation": "germany",
        "kind": "infantry",
        "at": "F9"
      },
      {
        "unit": 1,
        "nation": "germany",
        "kind": "heavy-infantry",
        "at": "G12"
      },
      {
        "unit": 2,
        "nation": "germany",
        "kind": "infantry",
        "at": "C7"
      },
      {
        "unit": 3,
        "nation": "germany",
        "kind": "field-gun",
        "at": "I14",
        "damage": 1
      },
      {
        "unit": 4,
        "nation": "germany",
        "kind": "heavy-mortar",
        "at": "D14"
      },
      {
        "unit": 5,
        "nation": "germany",
        "kind": "tank",
        "at": "G15"
      },
      {
        "unit": 6,
        "nation": "germany",
        "kind": "mounted-infantry",
        "at": "H6"
      },
      {
        "unit": 7,
        "nation": "france",
        "kind": "mounted-infantry",
        "at": "L6"
      },
      {
        "unit": 8,
        "nation": "france",
        "kind": "mounted-infantry",
        "at": "A7"
      },
      {
        "unit": 9,
        "nation": "france",
        "kind": "armoured-car",
        "at": "M8"
      },
      {
        "unit": 10,
        "nation": "france",
        "kind": "armoured-car",
        "at": "A12"
      },
      {
        "unit": 11,
        "nation": "france",
        "kind": "fighter-plane",
        "at": "H18"
      },
      {
        "unit": 12,
        "nation": "france",
        "kind": "renault-ft17",
        "at": "E17"
      },
      {
        "unit": 13,
        "nation": "france",
        "kind": "heavy-infantry",
        "at": "K16"
      },
      {
        "unit": 14,
        "nation": "france",
        "kind": "infantry",
        "at": "F16"
      }
    ]
  }
};
