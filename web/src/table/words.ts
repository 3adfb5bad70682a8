/** Options and terms of a table in plain words, as far as they differ from the usual ones. */

import type { OwnMap, Terms } from "../generated/server";
import { say } from "../lib/texts.svelte";
import type { GameKey } from "./model.svelte";
import { variantWords } from "./variants";

export function optionWords(game: GameKey, options: Record<string, unknown>): string[] {
  const words: string[] = [];
  if (game === "les-poilus") words.push(say(`web-difficulty-${options.difficulty}`));
  if (game === "footclub" && options.shoot_out) words.push(say("web-shoot-out"));
  if (game === "trench-club") {
    words.push(mapWords(options.map as string | OwnMap));
    for (const one of ["special_forces", "victory_points", "trenches"]) {
      if (options[one]) words.push(say(`web-tc-add-${one.replace("_", "-")}`));
    }
  }
  return [...words, ...variantWords(game, options)];
}

function mapWords(map: string | OwnMap): string {
  if (typeof map === "string") return say(`web-tc-map-${map}`);
  return say("web-tc-own-map", { name: map.name });
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

export function termWords(terms: Terms): string[] {
  const words: string[] = [];
  if (terms.clock)
    words.push(say(`web-clock-${terms.clock.per}`, { span: span(terms.clock.seconds) }));
  if (terms.absence) words.push(say("web-absence-after", { span: span(terms.absence) }));
  if (terms.chat && terms.chat !== "free") words.push(say(`web-chat-${terms.chat}`));
  if (terms.hot_seat) words.push(say("web-one-device"));
  if (terms.watchers === false) words.push(say("web-watchers-no"));
  else if (terms.delay) words.push(say("web-watchers-later", { span: span(terms.delay) }));
  return words;
}
