/** How fast beats go by: the pace of the settings, quickened where much waits or somebody is to move. */

import { motion } from "../../lib/motion";
import { type Pace, settings } from "../../lib/settings.svelte";
import { type Beat, lengthOf, type Shot, standing } from "../beat";
import { type Act, type Host, isQuick } from "./scenes";

export const PACES: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
/**
 * When beats are quickened: from this lag, and from this one more. Beyond the last there are none,
 * where even so quickened they would take longer than anybody is to wait.
 */
export const SOME = 4000;
const [MORE, MOST] = [8000, 15_000];
const THRICE = 3;
const MOST_EVENTS = 60;
/** The longest that one's own turn waits for beats, and at a slow pace. */
const [WAIT, SLOW_WAIT] = [8000, 12_000];
/** Below so much time on the clock nothing is waited for; else for this share of it. */
const HURRY = 20_000;
const SHARE = 0.05;
/** A small beat among very many. */
const FRAME = 120;

/** How long these acts take to show, at the usual pace. */
export function lengthOfActs(acts: Act[]): number {
  const still = !motion(1);
  const shots = acts.flatMap(({ shots, squeeze }) => shots.map((shot) => ({ shot, squeeze })));
  return shots.reduce((sum, { shot, squeeze }) => {
    const length = shot.beat.size === "silent" ? 0 : lengthOf(shot.beat, still);
    return sum + length * (isQuick(shot.beat) ? squeeze : 1);
  }, 0);
}

/** How long they take at the least, quickened as much as they may be. */
function leastOfActs(acts: Act[]): number {
  const moving = (beat: Beat) =>
    beat.size === "big" ? (lengthOf(beat) - beat.hold) / THRICE : FRAME;
  const shown = acts.flatMap(({ shots }) => shots).filter(({ beat }) => beat.size !== "silent");
  return shown.reduce((sum, { beat }) => sum + standing(beat) + moving(beat), 0);
}

export class Tempo {
  /** Until when the question to this seat waits for beats; 0 while none does. */
  private until = 0;

  constructor(private readonly host: Host) {}

  /** Nobody waits any more. */
  forget(): void {
    this.until = 0;
  }

  /** Whether there is more than anybody wants to wait for; what is being watched does not count. */
  tooMuch(playing: Act[], acts: Act[], held: boolean): boolean {
    if (!acts.some((act) => act.shots.length)) return acts.length === 0;
    if (acts.at(-1)?.last) return false;
    const waiting = [...playing.slice(1), ...acts];
    const left = this.host.mine ? this.host.timeLeft() : null;
    if (left !== null && left < HURRY) return true;
    if (held || (waiting.length < 2 && !playing.length)) return false;
    const events = waiting.flatMap((act) => act.shots).flatMap((shot) => shot.beat.events);
    if (events.length > MOST_EVENTS) return true;
    const pace = PACES[settings.pace];
    return lengthOfActs(waiting) * pace > MOST && leastOfActs(waiting) * Math.min(1, pace) > MORE;
  }

  /** By how much a beat is slowed or quickened; null where the present must not wait for it. */
  scaleOf(shot: Shot, act: Act, coming: Act[], held: boolean): number | null {
    const pace = PACES[settings.pace];
    const { beat } = shot;
    if (act.own && isQuick(beat)) return act.squeeze * Math.min(1, pace);
    if (held || act.last || act.again) return pace;
    const still = !motion(1);
    const lag = pace * (lengthOf(beat, still) + lengthOfActs(coming));
    const { mine } = this.host;
    // One waits for one's own dice.
    const calm = act.own ? MORE : SOME;
    let speed = lag <= calm ? 1 : lag <= MORE ? 1.5 : THRICE;
    if (mine) {
      const left = this.patience();
      if (left <= 0) return null;
      // What has to stand cannot be quickened: the rest makes up for it.
      const shots = [shot, ...coming.flatMap(({ shots }) => shots)];
      const stands = shots.reduce((sum, { beat }) => sum + standing(beat), 0) * Math.min(1, pace);
      speed = Math.max(lag > calm ? 1.5 : 1, (lag - stands) / Math.max(1, left - stands));
    }
    if (!mine && speed >= THRICE && beat.size === "small") {
      return Math.min(pace / speed, FRAME / Math.max(1, lengthOf(beat)));
    }
    const least = (beat.least ?? 0) / Math.max(1, lengthOf(beat));
    return Math.max(pace / speed, least * Math.min(1, pace));
  }

  /** How much longer the question to this seat may wait for beats. */
  private patience(): number {
    const now = Date.now();
    if (!this.until) {
      const clock = this.host.timeLeft();
      if (clock !== null && clock < HURRY) return 0;
      const most = settings.pace === "slow" ? SLOW_WAIT : WAIT;
      this.until = now + Math.min(most, clock === null ? most : clock * SHARE);
    }
    return this.until - now;
  }
}
