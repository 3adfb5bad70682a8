/** The log in chapters: a mission, a turn. */

import type { ChapterRow } from "./beat";
import type { LogItem } from "./model.svelte";

export type EventItem = LogItem & { event: NonNullable<LogItem["event"]> };

/** What was told in the last chapter that has ended: another began, or it has all it can have. */
export function lastChapter(log: LogItem[], head: string, ends: string[]): EventItem[] {
  const items = log.filter((item): item is EventItem => item.event !== undefined && !item.undone);
  const heads = items.flatMap(({ event }, place) => (event.event === head ? [place] : []));
  const [before = -1, now = -1] = [heads.at(-2), heads.at(-1)];
  if (now < 0) return [];
  const last = items.slice(now);
  if (last.some(({ event }) => ends.includes(event.event))) return last;
  return before < 0 ? [] : items.slice(before, now);
}

/** A row; empty ones are left out. */
export function rowOf(label: string, items: EventItem[], more: Partial<ChapterRow>): ChapterRow[] {
  return items.length ? [{ label, signs: [], words: "", items, ...more }] : [];
}
