/** What the book keeps of the end of a game. */

import type { PoilusViewDocument } from "../../generated/les-poilus";

export interface Kept {
  result: string;
  /** Each friend and how many Hard Knocks they bear. */
  friends: [string, number][];
}

export function keptOf(view: unknown): Kept {
  const { result, seats } = view as PoilusViewDocument;
  return {
    result,
    friends: seats.map(({ soldier, hard_knocks }) => [soldier, hard_knocks.length]),
  };
}
