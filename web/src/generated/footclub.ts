// Written by scripts/web_types.py from the Python structs. Do not edit.

export interface CardCounts {
  supporters: number;
  placed_attack: number;
  pressing: number;
  tackle: number;
  offensive_support: number;
  defensive_support: number;
}

export interface FootClubOdds {
  bonus: number | null;
  goal: string | null;
  spends: MoveOdds[];
  open_spends: SpendOdds[];
  tackle: string;
  next_card: Record<string, string>;
  hands: HandOdds[];
}

export interface FootClubOptions {
  players?: number;
  shoot_out?: boolean;
  teams?: Teams | null;
  cards?: CardCounts[];
}

export interface FootClubSideView {
  colour: "blue" | "red";
  team: string;
  attack: number;
  defence: number;
  goals: number;
  shots: number;
  in_play: number;
  initial_bonus: number;
  hand_size: number;
  pile_size: number;
  discard: CardCounts;
  unseen: CardCounts;
  has_chosen: boolean;
  shoot_out: number | null;
  tokens: number[];
}

export interface FootClubViewDocument {
  seat: number;
  phase: "bonus" | "offensive" | "over" | "possession" | "supporters";
  turn: number;
  turns: number;
  ball: number;
  kick_off: number;
  mover: number | null;
  bonus: number | null;
  accepted: boolean;
  sides: FootClubSideView[];
  hand: CardCounts | null;
  choice: "none" | "place" | null;
  moves: string[];
  ball_on: number | null;
}

export interface HandOdds {
  seat: number;
  size: number;
  cards: KindOdds[];
}

export interface KindOdds {
  card: "defensive_support" | "offensive_support" | "placed_attack" | "pressing" | "supporters" | "tackle";
  unseen: number;
  expected: string;
  at_least_one: string;
  counts: string[];
}

export interface MoveOdds {
  move: string;
  bonus: number;
  goal: string;
}

export interface SpendOdds {
  seat: number;
  move: string;
  bonus: number;
  goal: string;
  held: string;
}

export interface Team {
  name: string;
  cards: TeamCard[];
}

export interface TeamCard {
  pos: "attacking-midfielder" | "centre-back" | "coach" | "defensive-midfielder" | "forward" | "full-back" | "goalkeeper";
  name: string;
  stars: number;
}

export interface Teams {
  blue: Team;
  red: Team;
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
