/** The deals among the games of a book. */

import type { BookDeal, BookGame } from "../lib/book.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";
import type { GameKey } from "../table/model.svelte";

/** What a deal is called: by its day, or a challenge. */
export function dealName({ name }: BookDeal): string {
  const [day = "", game] = name.split(".");
  const date = game ? new Date(day) : undefined;
  if (!date || Number.isNaN(date.getTime())) return say("web-deal-challenge");
  const shown = new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeZone: "UTC" });
  return say("web-deal-of-day", { day: shown.format(date) });
}

/** The games whose deal of today was played for the record; a day begins at midnight UTC. */
export function playedToday(games: BookGame[], now = new Date()): GameKey[] {
  const day = now.toISOString().slice(0, 10);
  return games
    .filter(({ game, deal }) => deal?.first && deal.name === `${day}.${game}`)
    .map(({ game }) => game);
}
