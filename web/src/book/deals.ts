/** The deals among the games of a book. */

import type { BookDeal } from "../lib/book.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";

/** What a deal is called: by its day, or a challenge. */
export function dealName({ name }: BookDeal): string {
  const [day = "", game] = name.split(".");
  const date = game ? new Date(day) : undefined;
  if (!date || Number.isNaN(date.getTime())) return say("web-deal-challenge");
  const shown = new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeZone: "UTC" });
  return say("web-deal-of-day", { day: shown.format(date) });
}
