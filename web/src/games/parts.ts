/** The parts of each board that a coach can point at: a name in a scenario -> where it is. */

import type { GameKey } from "../table/model.svelte";

const PARTS: Record<GameKey, Record<string, string>> = {
  "les-poilus": {
    trials: ".pile.trials",
    morale: ".pile.morale",
    tally: ".tally",
    threat: ".tally .{}",
    field: ".field .cards",
    hand: ".hand",
    card: ".hand [data-card='{}']",
    seat: "[data-seat='{}']",
    knock: "[data-knock='{}']",
    tiles: ".tiles",
    buttons: ".bar .buttons",
  },
  footclub: {
    score: ".score",
    stands: ".stand",
    pitch: ".pitch",
    dice: ".dice",
    tug: ".tug",
    hand: ".hand",
    card: ".hand [data-card='{}']",
    seat: ".side{}",
    buttons: ".bar .buttons",
  },
  "trench-club": {
    map: ".field",
    score: ".score",
    attacks: ".attacks",
    repairs: ".repairs",
    purchases: ".purchases",
    report: ".report",
    unit: "[data-part='unit:{}']",
    chosen: "[data-part='chosen:{}']",
    hex: "[data-part='hex:{}']",
    fort: "[data-part='fort:{}']",
    buttons: ".bar .buttons",
  },
};

/** The selector for a part such as "hand" or "card:5"; nothing if the board has no such part. */
export function partOf(game: GameKey, part: string): string {
  const [name = "", which = ""] = part.split(":");
  const selector = Object.hasOwn(PARTS[game], name) ? (PARTS[game][name] ?? "") : "";
  return selector.includes("{}") === (which !== "") ? selector.replace("{}", which) : "";
}
