/** How a finished game is called and what is kept of it: on its last page, and in the book. */

import { manifestOf } from "../games/manifests";
import type { Narrator } from "../games/narrator";
import type { Outcome } from "../generated/kernel";
import { type BookGame, bookDeal } from "../lib/book.svelte";
import { say } from "../lib/texts.svelte";
import type { TableModel } from "./model.svelte";

/** Whether nobody won and nobody lost; all who play against the game itself may lose it. */
export const isDraw = ({ winners, scores }: Outcome) =>
  winners.length === 0 && scores.some((score) => score > 0);

export function resultTitle(table: TableModel): string {
  const own = manifestOf(table.game).endTitle?.(table);
  if (own) return own;
  const winners = table.outcome?.winners ?? [];
  if (!winners.length) return say("web-end-draw");
  if (table.seat < 0) return say("web-end-over");
  return say(winners.includes(table.seat) ? "web-end-won" : "web-end-lost");
}

export function resultDetail(table: TableModel, narrator: Narrator): string {
  const own = manifestOf(table.game).endDetail?.(table);
  return own ?? (table.outcome ? narrator.outcome(table.outcome) : "");
}

/** A finished game as the book of this device keeps it. */
export function bookGame(table: TableModel, outcome: Outcome): BookGame {
  return {
    id: table.id,
    game: table.game,
    at: Date.now(),
    seat: table.seat,
    seats: table.seats.map(({ name, holder, level }) => ({
      name,
      level: holder === "bot" ? level : "",
    })),
    options: table.options,
    outcome,
    end: manifestOf(table.game).keepsake?.of(table.view),
    ...bookDeal(table.deal),
  };
}
