/** The card of a mission: who played what, how it ended, and what that brought. */

import { say } from "../../lib/texts.svelte";
import type { Chapter } from "../../table/beat";
import { type EventItem, lastChapter, rowOf } from "../../table/chapters";
import type { LogItem } from "../../table/model.svelte";
import type { PoilusNarrator } from "./narrator";

const PLAYED = ["card-played", "trap-sprung", "clumsy-drew"];
const ENDS = ["mission-failed", "mission-succeeded"];
const SUPPORT = ["support-gained", "support-wasted"];

export function chapter(log: LogItem[], narrator: PoilusNarrator): Chapter | null {
  const items = lastChapter(log, "intensity-named", ENDS);
  const end = items.find(({ event }) => ENDS.includes(event.event));
  if (!end) return null;
  const told = (...kinds: string[]) => items.filter(({ event }) => kinds.includes(event.event));
  const sentences = (found: EventItem[]) => ({
    words: found.map(({ event }) => narrator.event(event)).join(" "),
  });
  const played = narrator.names.flatMap((_, seat) => {
    const own = told(...PLAYED).filter(({ event }) => event.seat === seat);
    const signs = own.map(({ event }) => ({
      sign: `card ${event.card}`,
      words: narrator.card(Number(event.card)),
    }));
    return rowOf(narrator.label(seat), own, { signs });
  });
  const [support, morale] = [told(...SUPPORT), told("morale-dropped")];
  return {
    title: narrator.event(end.event),
    rows: [
      ...played,
      ...rowOf(say("banner-les-poilus-card-support"), support, sentences(support)),
      ...rowOf(say("banner-les-poilus-card-morale"), morale, sentences(morale)),
    ],
  };
}
