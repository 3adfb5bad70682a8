// Written by scripts/web_types.py from the Python structs. Do not edit.

import type { PoilusOptions, PoilusSeatView, PoilusViewDocument, TileCounts } from "./server";

export type { PoilusOptions, PoilusSeatView, PoilusViewDocument, TileCounts };

/** The chance, as an exact fraction, that playing this card fails the mission. */
export interface CardOdds {
  card: number;
  failure: string;
}

/** A seat's risks as exact fractions; null where the question does not arise. */
export interface PoilusOdds {
  cards: CardOdds[];
  draw: string | null;
  clumsy: string | null;
  unseen: number[];
}

/** Card n stands at place n - 1. */
export const CARDS: { key: string; threats: Threat[]; trap: boolean; symbols: number }[] = [
  {"key": "1", "threats": ["night", "shell"], "trap": false, "symbols": 0},
  {"key": "2", "threats": ["night", "shell"], "trap": false, "symbols": 0},
  {"key": "3", "threats": ["night", "shell"], "trap": false, "symbols": 0},
  {"key": "4", "threats": ["night", "shell"], "trap": true, "symbols": 0},
  {"key": "5", "threats": ["night", "mask"], "trap": false, "symbols": 0},
  {"key": "6", "threats": ["night", "mask"], "trap": false, "symbols": 0},
  {"key": "7", "threats": ["night", "mask"], "trap": true, "symbols": 0},
  {"key": "8", "threats": ["night", "whistle"], "trap": false, "symbols": 0},
  {"key": "9", "threats": ["night", "whistle"], "trap": false, "symbols": 0},
  {"key": "10", "threats": ["night", "whistle"], "trap": true, "symbols": 0},
  {"key": "11", "threats": ["snow", "shell"], "trap": false, "symbols": 0},
  {"key": "12", "threats": ["snow", "shell"], "trap": false, "symbols": 0},
  {"key": "13", "threats": ["snow", "shell"], "trap": true, "symbols": 0},
  {"key": "14", "threats": ["snow", "mask"], "trap": false, "symbols": 0},
  {"key": "15", "threats": ["snow", "mask"], "trap": false, "symbols": 0},
  {"key": "16", "threats": ["snow", "mask"], "trap": true, "symbols": 0},
  {"key": "17", "threats": ["snow", "whistle"], "trap": false, "symbols": 0},
  {"key": "18", "threats": ["snow", "whistle"], "trap": false, "symbols": 0},
  {"key": "19", "threats": ["snow", "whistle"], "trap": false, "symbols": 0},
  {"key": "20", "threats": ["snow", "whistle"], "trap": true, "symbols": 0},
  {"key": "21", "threats": ["rain", "shell"], "trap": false, "symbols": 0},
  {"key": "22", "threats": ["rain", "shell"], "trap": false, "symbols": 0},
  {"key": "23", "threats": ["rain", "shell"], "trap": true, "symbols": 0},
  {"key": "24", "threats": ["rain", "mask"], "trap": false, "symbols": 0},
  {"key": "25", "threats": ["rain", "mask"], "trap": false, "symbols": 0},
  {"key": "26", "threats": ["rain", "mask"], "trap": false, "symbols": 0},
  {"key": "27", "threats": ["rain", "mask"], "trap": true, "symbols": 0},
  {"key": "28", "threats": ["rain", "whistle"], "trap": false, "symbols": 0},
  {"key": "29", "threats": ["rain", "whistle"], "trap": false, "symbols": 0},
  {"key": "30", "threats": ["rain", "whistle"], "trap": true, "symbols": 0},
  {"key": "31", "threats": ["night", "snow"], "trap": false, "symbols": 0},
  {"key": "32", "threats": ["snow", "rain"], "trap": false, "symbols": 0},
  {"key": "33", "threats": ["night", "rain"], "trap": false, "symbols": 0},
  {"key": "34", "threats": ["shell", "mask"], "trap": false, "symbols": 0},
  {"key": "35", "threats": ["mask", "whistle"], "trap": false, "symbols": 0},
  {"key": "36", "threats": ["shell", "whistle"], "trap": false, "symbols": 0},
  {"key": "37", "threats": ["night", "snow", "rain"], "trap": false, "symbols": 0},
  {"key": "38", "threats": ["shell", "mask", "whistle"], "trap": false, "symbols": 0},
  {"key": "39", "threats": ["night", "snow", "rain", "shell", "mask", "whistle"], "trap": false, "symbols": 0},
  {"key": "trauma-night", "threats": ["night"], "trap": false, "symbols": 1},
  {"key": "trauma-snow", "threats": ["snow"], "trap": false, "symbols": 1},
  {"key": "trauma-rain", "threats": ["rain"], "trap": false, "symbols": 1},
  {"key": "phobia-shell", "threats": ["shell"], "trap": false, "symbols": 1},
  {"key": "phobia-mask", "threats": ["mask"], "trap": false, "symbols": 1},
  {"key": "phobia-whistle", "threats": ["whistle"], "trap": false, "symbols": 1},
  {"key": "wounded", "threats": [], "trap": false, "symbols": 2},
  {"key": "mute", "threats": [], "trap": false, "symbols": 1},
  {"key": "tyrannical", "threats": [], "trap": false, "symbols": 1},
  {"key": "demoralized", "threats": [], "trap": false, "symbols": 1},
  {"key": "fragile", "threats": [], "trap": false, "symbols": 1},
  {"key": "fearful", "threats": [], "trap": false, "symbols": 1},
  {"key": "panicked", "threats": [], "trap": false, "symbols": 1},
  {"key": "frenzied", "threats": [], "trap": false, "symbols": 1},
  {"key": "selfish", "threats": [], "trap": false, "symbols": 1},
  {"key": "hard-headed", "threats": [], "trap": false, "symbols": 1},
  {"key": "prideful", "threats": [], "trap": false, "symbols": 1},
  {"key": "clumsy", "threats": [], "trap": false, "symbols": 1},
  {"key": "absent-minded", "threats": [], "trap": false, "symbols": 1},
  {"key": "merry-christmas", "threats": [], "trap": false, "symbols": 0},
];

export const THREATS = ["night", "snow", "rain", "shell", "mask", "whistle"] as const;
export type Threat = (typeof THREATS)[number];
export const TILES = ["left", "right", "left2", "right2"] as const;
export type Tile = (typeof TILES)[number];
export const SOLDIERS: { key: string; name: string; charm: Threat }[] = [
  {
    "key": "felix",
    "name": "Félix Moreau",
    "charm": "night"
  },
  {
    "key": "gustave",
    "name": "Gustave Bidau",
    "charm": "snow"
  },
  {
    "key": "charles",
    "name": "Charles Saulière",
    "charm": "rain"
  },
  {
    "key": "gaston",
    "name": "Gaston Fayard",
    "charm": "shell"
  },
  {
    "key": "anselme",
    "name": "Anselme Perrin",
    "charm": "mask"
  },
  {
    "key": "lazare",
    "name": "Lazare Bonticelli",
    "charm": "whistle"
  }
];
