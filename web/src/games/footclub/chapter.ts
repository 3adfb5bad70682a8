/** The card of a turn: which cards were played, what came of the shots, and who has the ball. */

import { say } from "../../lib/texts.svelte";
import type { Chapter } from "../../table/beat";
import { lastChapter, rowOf } from "../../table/chapters";
import type { EventDocument, LogItem } from "../../table/model.svelte";
import type { FootClubNarrator } from "./narrator";

/** The card behind each event. */
const CARDS: Record<string, string> = {
  "supporters-placed": "supporters",
  "pressing-played": "pressing",
  "tackle-won": "tackle",
  "tackle-missed": "tackle",
  "attack-began": "placed_attack",
  "offensive-support-played": "offensive_support",
  "defensive-support-won": "defensive_support",
  "defensive-support-missed": "defensive_support",
};
const SHOTS = ["shot-saved", "goal-scored"];
const TAKEN = ["pressing-played", "tackle-won", "ball-kept", "attack-began"];

/** Who has the ball after an event that says so. */
function holder({ event, seat }: EventDocument): number {
  if (TAKEN.includes(event)) return Number(seat);
  return [...SHOTS, "tackle-missed", "possession-left"].includes(event) ? 1 - Number(seat) : -1;
}

export function chapter(log: LogItem[], narrator: FootClubNarrator): Chapter | null {
  const items = lastChapter(log, "turn-began", ["full-time"]);
  const [head] = items;
  if (!head) return null;
  const played = [0, 1].flatMap((seat) => {
    const own = items.filter(({ event }) => event.seat === seat && event.event in CARDS);
    const kinds = own.map(({ event }) => CARDS[event.event] ?? "");
    const signs = kinds.map((kind) => ({ sign: `card ${kind}`, words: narrator.card(kind) }));
    return rowOf(narrator.label(seat), own, { signs });
  });
  const shots = items.filter(({ event }) => SHOTS.includes(event.event));
  const ball = items.findLast(({ event }) => holder(event) >= 0);
  return {
    title: narrator.event(head.event),
    rows: [
      ...played,
      ...shots.flatMap((shot) =>
        rowOf(say("banner-footclub-card-shot"), [shot], { words: narrator.event(shot.event) }),
      ),
      ...rowOf(say("banner-footclub-card-ball"), ball ? [ball] : [], {
        words: ball ? narrator.label(holder(ball.event)) : "",
      }),
    ],
  };
}
