/** How a war ended, in words. */

import type { Outcome } from "../../generated/kernel";
import { say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import { endedHow } from "../manifest";

const sideOf = ({ args }: Outcome) => say(`trench-club-side-${args.side}`);
const roundOf = ({ args }: Outcome) => args.round ?? 0;
/** Whoever gave up is not told that they were beaten. */
const gaveUp = ({ reason, winners }: Outcome, seat: number) =>
  reason === "surrender" && seat >= 0 && !winners.includes(seat);

export function endTitle({ outcome, seat }: TableModel): string {
  if (!outcome?.winners.length) return say("web-end-draw");
  if (gaveUp(outcome, seat)) return say("web-result-surrendered", { round: roundOf(outcome) });
  const won = seat < 0 || outcome.winners.includes(seat);
  return say(won ? "web-result-war-won" : "web-result-war-lost", { side: sideOf(outcome) });
}

export function endDetail({ outcome, seat }: TableModel): string {
  if (!outcome) return "";
  if (gaveUp(outcome, seat)) return say("web-result-war-winner", { side: sideOf(outcome) });
  return say(`web-result-war-${outcome.reason}`, { round: roundOf(outcome) });
}

export function endWords(outcome: Outcome, seat: number): string {
  return say("web-result-round", { how: endedHow(outcome, seat), round: roundOf(outcome) });
}
