/** A moment of a finished game as one seat saw it: drawn by the board, and in words. */

import type { Prompt } from "../generated/kernel";
import type { ReplayView, TableWords } from "../generated/server";
import { request } from "../lib/request.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameKey } from "../table/model.svelte";
import { StillTable } from "../table/still.svelte";

/** All that is needed to draw it again, without the server. */
export interface Position {
  game: GameKey;
  seat: number;
  names: string[];
  options: Record<string, unknown>;
  line: number;
  view: Record<string, unknown>;
  prompt: Prompt | null;
  toAct: number[];
  words: TableWords | null;
}

export interface Where {
  id: string;
  game: GameKey;
  seat: number;
  names: string[];
  options: Record<string, unknown>;
}

/** What the seat saw after a line. */
export async function positionAt(where: Where, line: number): Promise<Position> {
  const { id, game, seat, names, options } = where;
  const path = `tables/${id}/replay?seat=${seat}&line=${line}&since=${line}&lang=${settings.language}&words=true`;
  const found = await request<ReplayView>("GET", path);
  return {
    game,
    seat,
    names,
    options,
    line: found.line,
    view: { ...found.view, moves: [] },
    prompt: found.prompt as Prompt,
    toAct: found.to_act,
    words: found.words ?? null,
  };
}

export function tableOf(position: Position): StillTable {
  const table = new StillTable(position.game, position.names, position.view);
  table.seat = position.seat;
  table.options = position.options;
  table.line = position.line;
  table.prompt = position.prompt;
  table.toAct = position.toAct;
  table.words = position.words;
  return table;
}
