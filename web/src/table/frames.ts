/** What the server's messages say, in the client's form. */

import type { Reason, Refused } from "../generated/server";
import { say } from "../lib/texts.svelte";
import type { ToldRefusal } from "./model.svelte";

/** The moves as the server shortens them: what they begin with -> their last words. */
export function lengthened(moves: Record<string, string[] | number>): string[] {
  return Object.entries(moves).flatMap(([begin, lasts]) =>
    typeof lasts === "number" ? [] : lasts.map((last) => (begin ? `${begin} ${last}` : last)),
  );
}

/** A refusal in the server's words; the number of its rule stands beside them, as a link. */
export function toldRefusal({ code, rule, args, text }: Refused | Reason): ToldRefusal {
  const [begin = "", end = ""] = say("table-refusal", { reason: "\0", rule: rule ?? "" }).split(
    "\0",
  );
  const whole = text.startsWith(begin) && text.endsWith(end) && text.length > begin.length;
  const sentence = whole ? text.slice(begin.length, text.length - end.length) : text;
  return { code: code ?? "", rule: rule ?? "", args, text: sentence };
}
