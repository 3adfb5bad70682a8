/** Where the players of a team stand, in metres of a pitch 100 long and 64 wide. */

import type { TeamCard } from "../../generated/footclub";

export interface Place {
  card: TeamCard;
  /** Counted from 1, without the coach. */
  number: number;
  x: number;
  y: number;
}

const LINES: Record<string, number> = {
  goalkeeper: 6.5,
  "full-back": 20,
  "centre-back": 17.5,
  "defensive-midfielder": 30,
  "attacking-midfielder": 39.5,
  forward: 43.5,
};
const ROWS: Record<string, number[]> = {
  goalkeeper: [32],
  "full-back": [9, 55],
  "centre-back": [24, 40],
  "defensive-midfielder": [21, 43],
  "attacking-midfielder": [10, 54],
  // Far enough apart that the ball between them hides no name.
  forward: [22.5, 41.5],
};

/** The left team plays to the right; the other one is its mirror image. */
export function places(cards: TeamCard[], left: boolean): Place[] {
  const taken: Record<string, number> = {};
  return cards
    .filter((card) => card.pos !== "coach")
    .map((card, place) => {
      const nth = taken[card.pos] ?? 0;
      taken[card.pos] = nth + 1;
      const x = LINES[card.pos] ?? 50;
      return { card, number: place + 1, x: left ? x : 100 - x, y: ROWS[card.pos]?.[nth] ?? 32 };
    });
}

/** Letters and stars as wide as they are drawn, halved, and the names as they are cut. */
const HALF_LETTER = 0.45;
const HALF_STAR = 1;
/** From a player's name down to the stars of one who stands below, and how near is too near. */
const NAME_TO_STARS = 9.1;
const NEAR = 2.3;

/** Whether a name runs into a player's stars, which are then told on the disc: in an attack they stand close. */
export function underName(one: Place, all: Place[], flat: number): boolean {
  return all.some((other) => {
    const apart = (one.y - other.y) * flat - NAME_TO_STARS;
    const wide = HALF_LETTER * other.card.name.length + HALF_STAR * one.card.stars;
    return other.card !== one.card && Math.abs(apart) < NEAR && Math.abs(one.x - other.x) < wide;
  });
}

/** P(goal) as a share of one, for every bonus from -6 to 6 and beyond. */
export function goalShare(bonus: number, ways: number[]): number {
  return (ways[Math.max(-6, Math.min(6, bonus)) + 6] ?? 0) / 72;
}
