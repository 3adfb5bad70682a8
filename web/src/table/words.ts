/** Options and terms of a table in plain words, as far as they differ from the usual ones. */

import { manifestOf } from "../games/manifests";
import type { Terms } from "../generated/server";
import { say } from "../lib/texts.svelte";
import type { GameKey } from "./model.svelte";
import { variantWords } from "./variants";

export function optionWords(game: GameKey, options: Record<string, unknown>): string[] {
  return [...manifestOf(game).optionWords(options), ...variantWords(game, options)];
}

/** A span of seconds in the largest unit that fits. */
export function span(seconds: number): string {
  const [unit, size] =
    seconds % 86_400 === 0
      ? ["days", 86_400]
      : seconds % 3600 === 0
        ? ["hours", 3600]
        : ["minutes", 60];
  return say(`web-span-${unit}`, { count: Math.round(seconds / Number(size)) });
}

/** What happens where somebody stays away and nobody chose anything: the computer sits in a day later,
 * unless a clock sees to it, or everybody is at the same device. */
export function usualAbsence(terms: Terms): number {
  return terms.clock || terms.hot_seat ? 0 : 86_400;
}

export function termWords(terms: Terms): string[] {
  const words: string[] = [];
  if (terms.clock)
    words.push(say(`web-clock-${terms.clock.per}`, { span: span(terms.clock.seconds) }));
  if (terms.absence) words.push(say("web-absence-after", { span: span(terms.absence) }));
  if (terms.handover) words.push(say("web-handover-after", { span: span(terms.handover) }));
  if (terms.chat && terms.chat !== "free") words.push(say(`web-chat-${terms.chat}`));
  if (terms.hot_seat) words.push(say("web-one-device"));
  if (terms.watchers === false) words.push(say("web-watchers-no"));
  else if (terms.delay) words.push(say("web-watchers-later", { span: span(terms.delay) }));
  if (terms.keep) words.push(say("web-keep-for", { span: span(terms.keep) }));
  return words;
}
