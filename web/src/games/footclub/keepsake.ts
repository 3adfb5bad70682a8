/** What the book keeps of the end of a match: the score. */

import type { FootClubViewDocument } from "../../generated/footclub";

export interface Kept {
  goals: number[];
  shootOut: (number | null)[];
}

export function keptOf(view: unknown): Kept {
  const { sides } = view as FootClubViewDocument;
  return {
    goals: sides.map((side) => side.goals),
    shootOut: sides.map((side) => side.shoot_out),
  };
}
