/** How a match ended, in words. */

import { TEAMS, type Teams } from "../../generated/footclub";
import type { Outcome } from "../../generated/kernel";
import { say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";

/** The score as a seat reads it, its own goals first; of the shoot-out, if there was one. */
function scoreOf({ reason, args }: Outcome, seat: number): { own: number; other: number } {
  const what = reason === "shoot-out" ? "shoot_out" : "goals";
  const [blue, red] = [Number(args[`blue_${what}`]), Number(args[`red_${what}`])];
  return seat === 1 ? { own: red, other: blue } : { own: blue, other: red };
}

function ending({ winners }: Outcome, seat: number): "won" | "lost" | "draw" {
  return winners.length === 0 ? "draw" : winners.includes(seat) ? "won" : "lost";
}

export function endTitle({ outcome, seat }: TableModel): string {
  if (!outcome) return "";
  const score = scoreOf(outcome, seat);
  if (seat < 0) return say("web-result-match-score", score);
  const how = outcome.reason === "shoot-out" ? "-shoot-out" : "";
  return say(`web-result-match-${ending(outcome, seat)}${how}`, score);
}

/** Who played whom; before a shoot-out also how it stood. */
export function endDetail({ outcome, options, names, seat }: TableModel): string {
  const teams = (options.teams as Teams | null) ?? TEAMS;
  const sides = {
    blue: teams.blue.name,
    red: teams.red.name,
    first: names[0] ?? "",
    second: names[1] ?? "",
    you: ["first", "second"][seat] ?? "nobody",
  };
  const who = say("web-result-match-sides", sides);
  if (outcome?.reason !== "shoot-out") return who;
  const score = scoreOf({ ...outcome, reason: "win" }, -1);
  return `${who} ${say("web-result-match-before", score)}`;
}

export function endWords(outcome: Outcome, seat: number): string {
  return say(`web-result-list-${ending(outcome, seat)}`, scoreOf(outcome, seat));
}
