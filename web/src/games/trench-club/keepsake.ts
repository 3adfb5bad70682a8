/** What the book keeps of the end of a game: whose the forts are, and where everybody stands. */

import type { OwnMap, TrenchViewDocument } from "../../generated/trench-club";
import { hexNumber } from "./names";

export interface Kept {
  map: string | OwnMap;
  whole: boolean;
  forts: string[];
  /** The hex of each unit on the map, and its nation. */
  units: [number, string][];
}

export function keptOf(view: unknown): Kept {
  const { position, seats } = view as TrenchViewDocument;
  const { map, field } = position.options;
  return {
    map: map ?? "aisne",
    whole: field ? field === "whole" : seats > 2,
    forts: position.forts,
    units: position.units.flatMap(({ at, nation }): [number, string][] =>
      hexNumber(at) >= 0 ? [[hexNumber(at), nation]] : [],
    ),
  };
}
