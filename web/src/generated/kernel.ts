// Written by scripts/web_types.py from the Python structs. Do not edit.

import type { Outcome, Prompt } from "./server";

export type { Outcome, Prompt };

/** Why something was not done: a stable code, the rule that says so, and its arguments. */
export interface Refusal {
  code: string;
  rule: string;
  args: { [key: string]: number | string };
}
