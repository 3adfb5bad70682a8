/** A beat in time: its parts, when it lands, and how long it stands. */

import { motion } from "../../lib/motion";
import { settings } from "../../lib/settings.svelte";
import { type Beat, BIG, isStill, type Part } from "../beat";
import { PACES } from "./tempo";

export interface Moment {
  step: "show" | "land" | "hold";
  ms: number;
  part: Part | null;
}

/** How long "land" is seen before "hold". */
const LANDING = 40;

export function momentsOf(beat: Beat): Moment[] {
  const still = !motion(1);
  const moment = (part: Part): Moment => ({ step: "show", ms: part.ms, part });
  const after = still ? [] : (beat.after ?? []).map(moment);
  return [
    ...beat.show.filter((part) => !still || isStill(part)).map(moment),
    { step: "land", ms: LANDING, part: null },
    { step: "hold", ms: Math.max(0, beat.hold - LANDING), part: null },
    ...after.map((one): Moment => ({ ...one, step: "hold" })),
  ];
}

/** How long a moment of a beat takes; a big one stands long enough to be read. */
export function lasting(moment: Moment, beat: Beat, scale: number): number {
  const ms = moment.ms * scale;
  const stands =
    moment.step === "hold"
      ? !moment.part && !beat.show.some((part) => part.banner)
      : moment.part?.banner && moment.ms >= BIG;
  if (!stands || beat.size !== "big") return ms;
  return Math.max(ms, (beat.stands ?? BIG) * Math.min(1, PACES[settings.pace]));
}
