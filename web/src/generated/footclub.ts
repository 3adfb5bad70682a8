// Written by scripts/web_types.py from the Python structs. Do not edit.

import type { CardCounts, FootClubOptions, FootClubSideView, FootClubViewDocument, Team, TeamCard, Teams } from "./server";

export type { CardCounts, FootClubOptions, FootClubSideView, FootClubViewDocument, Team, TeamCard, Teams };

/** Exact chances as fractions; null where the question does not arise. */
export interface FootClubOdds {
  bonus: number | null;
  goal: string | null;
  spends: MoveOdds[];
  open_spends: SpendOdds[];
  tackle: string;
  next_card: { [key: string]: string };
  hands: HandOdds[];
}

/** What can be known of a hidden hand. */
export interface HandOdds {
  seat: number;
  size: number;
  cards: KindOdds[];
}

/** How many cards of a kind a hidden hand holds. */
export interface KindOdds {
  card: "defensive_support" | "offensive_support" | "placed_attack" | "pressing" | "supporters" | "tackle";
  unseen: number;
  expected: string;
  at_least_one: string;
  counts: string[];
}

/** The chance of a goal if this move is made and nothing else is spent. */
export interface MoveOdds {
  move: string;
  bonus: number;
  goal: string;
}

/** The chance of a goal if a side makes this spend and nothing else is spent. */
export interface SpendOdds {
  seat: number;
  move: string;
  bonus: number;
  goal: string;
  held: string;
}

export const KINDS = ["supporters", "placed_attack", "pressing", "tackle", "offensive_support", "defensive_support"] as const;
export type Kind = (typeof KINDS)[number];
/** Out of 72: the ways to score with a bonus of -6, -5, ... 6. */
export const GOAL_WAYS = [0, 1, 4, 9, 16, 25, 36, 47, 56, 63, 68, 71, 72];
export const SUPPORTERS_AT_START = 5;
export const SMALLEST_PILE = 6;
export const CARD_COUNTS: Required<CardCounts> = {"supporters": 8, "placed_attack": 4, "pressing": 3, "tackle": 5, "offensive_support": 2, "defensive_support": 3};
export const TEAMS: Teams = {
  "blue": {
    "name": "Azur FC",
    "cards": [
      {
        "pos": "coach",
        "name": "Le Prof",
        "stars": 4
      },
      {
        "pos": "goalkeeper",
        "name": "La Pieuvre",
        "stars": 4
      },
      {
        "pos": "full-back",
        "name": "Le Piston",
        "stars": 3
      },
      {
        "pos": "full-back",
        "name": "La Navette",
        "stars": 3
      },
      {
        "pos": "centre-back",
        "name": "Le Roc",
        "stars": 4
      },
      {
        "pos": "centre-back",
        "name": "L'Enclume",
        "stars": 4
      },
      {
        "pos": "defensive-midfielder",
        "name": "L'Essuie-glace",
        "stars": 3
      },
      {
        "pos": "defensive-midfielder",
        "name": "Le Métronome",
        "stars": 3
      },
      {
        "pos": "attacking-midfielder",
        "name": "Le Meneur",
        "stars": 5
      },
      {
        "pos": "attacking-midfielder",
        "name": "La Boussole",
        "stars": 4
      },
      {
        "pos": "forward",
        "name": "Le Renard",
        "stars": 5
      },
      {
        "pos": "forward",
        "name": "La Fusée",
        "stars": 5
      }
    ]
  },
  "red": {
    "name": "Garance FC",
    "cards": [
      {
        "pos": "coach",
        "name": "Le Sorcier",
        "stars": 4
      },
      {
        "pos": "goalkeeper",
        "name": "Le Chat",
        "stars": 4
      },
      {
        "pos": "full-back",
        "name": "Le Turbo",
        "stars": 4
      },
      {
        "pos": "full-back",
        "name": "Le Verrou",
        "stars": 3
      },
      {
        "pos": "centre-back",
        "name": "La Tour",
        "stars": 4
      },
      {
        "pos": "centre-back",
        "name": "Le Taulier",
        "stars": 3
      },
      {
        "pos": "defensive-midfielder",
        "name": "L'Aspirateur",
        "stars": 4
      },
      {
        "pos": "defensive-midfielder",
        "name": "Le Poumon",
        "stars": 3
      },
      {
        "pos": "attacking-midfielder",
        "name": "Le Chef d'orchestre",
        "stars": 5
      },
      {
        "pos": "attacking-midfielder",
        "name": "Le Dribbleur",
        "stars": 4
      },
      {
        "pos": "forward",
        "name": "Le Canonnier",
        "stars": 5
      },
      {
        "pos": "forward",
        "name": "Le Sprinteur",
        "stars": 4
      }
    ]
  }
};
