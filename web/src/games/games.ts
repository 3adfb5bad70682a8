/** Which narrator and board belong to which game. A board is loaded when its table is opened. */

import type { Component } from "svelte";
import type { GameKey, TableModel } from "../table/model.svelte";
import { FootClubNarrator } from "./footclub/narrator";
import { PoilusNarrator } from "./les-poilus/narrator";
import type { Narrator } from "./narrator";
import { TrenchNarrator } from "./trench-club/narrator";

export const GAMES: GameKey[] = ["les-poilus", "trench-club", "footclub"];

export type Board = Component<{ table: TableModel; narrator: Narrator; latest?: string }>;

const BOARDS: Record<GameKey, () => Promise<{ default: unknown }>> = {
  "les-poilus": () => import("./les-poilus/Board.svelte"),
  "trench-club": () => import("./trench-club/Board.svelte"),
  footclub: () => import("./footclub/Board.svelte"),
};

export async function boardOf(game: GameKey): Promise<Board> {
  // Each board takes the narrator of its own game, which `narratorOf` makes.
  return (await BOARDS[game]()).default as Board;
}

export function narratorOf(table: TableModel): Narrator {
  const { game, names } = table;
  if (game === "les-poilus") return new PoilusNarrator(names);
  if (game === "footclub") return new FootClubNarrator(names);
  return new TrenchNarrator(names, () => table.view);
}
