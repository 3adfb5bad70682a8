/** The lines of the log as they are listed: what comes in runs is one line that can be opened. */

import type { Narrator } from "../games/narrator";
import type { EventDocument, LogItem } from "./model.svelte";

/** So many equal events of one player are a run. */
export const RUN = 3;

/** A line of the list: an item, or a run of them with its sentence. */
export interface Listed {
  key: string;
  item: LogItem;
  /** The sentence of a run, and what it stands for. */
  run: string;
  /** How often that very sentence was told; 0 for a sentence of its own. */
  times: number;
  items: LogItem[];
}

const singles = new WeakMap<LogItem, Listed>();

/** A line that stands for itself; the same as before, so that a long log is not drawn anew with each beat. */
export function single(item: LogItem): Listed {
  const known = singles.get(item);
  if (known) return known;
  const line = { key: item.key, item, run: "", times: 0, items: [item] };
  singles.set(item, line);
  return line;
}

/** Whether two lines tell the same kind of thing of the same player. */
function alike(one: LogItem, other: LogItem): boolean {
  return (
    one.event !== undefined &&
    one.event.event === other.event?.event &&
    one.event.nation === other.event.nation &&
    one.by === other.by &&
    one.undone === other.undone
  );
}

/** What all of them say, if it is the same. */
function sameWords(items: LogItem[], narrator: Narrator): string | null {
  const words = narrator.line(items[0] as LogItem);
  return items.every((item) => narrator.line(item) === words) ? words : null;
}

/** All lines; runs of others' moves and of equal sentences in one line, but for those that were opened. */
export function listed(
  items: LogItem[],
  narrator: Narrator,
  seat: number,
  opened: Set<string>,
): Listed[] {
  const found: Listed[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at] as LogItem;
    let end = at + 1;
    while (end < items.length && alike(item, items[end] as LogItem)) end += 1;
    const same = items.slice(at, end);
    const isRun = same.length >= RUN && item.event !== undefined;
    const summed =
      isRun && item.by !== seat ? narrator.run(item.event as EventDocument, same.length) : null;
    const run = summed ?? (isRun ? sameWords(same, narrator) : null);
    const key = `${item.key} run`;
    if (run) found.push({ key, item, run, times: summed ? 0 : same.length, items: same });
    if (!run || opened.has(key)) found.push(...same.map(single));
    at = end;
  }
  return found;
}
