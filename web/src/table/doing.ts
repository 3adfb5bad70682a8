/** What a seat does now, in three words at most: what is seen of it, or that it thinks. */

import { has, say } from "../lib/texts.svelte";
import type { TableModel } from "./model.svelte";

export function doing(table: TableModel, seat: number): string {
  const { stage, game } = table;
  if (stage.busy) {
    const event = stage.beat?.events[0]?.event;
    const words = `banner-${game}-does`;
    return event && stage.seat === seat && has(words) ? say(words, { event }) : "";
  }
  const waited = table.live && table.started && !table.over && !table.paused && stage.quiet;
  return waited && seat !== table.seat && table.toAct.includes(seat) ? say("web-thinking") : "";
}
