/** The one line below the prompt that explains what is pointed at. */

import type { TableModel } from "./model.svelte";

export interface Hint {
  text: string;
  rule: string;
  tone: "plain" | "danger" | "no" | "good";
}

let current: Hint | null = $state.raw(null);
let asked = 0;
/** Asks once more why a move cannot be made, while that is what is shown. */
let again: (() => Promise<void>) | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Long enough to reach the rule that a hint links to. */
const LINGER = 1500;

export function hint(): Hint | null {
  return current;
}

export function showHint(text: string, tone: Hint["tone"] = "plain", rule = ""): void {
  keepHint();
  asked += 1;
  again = null;
  current = text ? { text, tone, rule } : null;
}

/** It stays while it is pointed at. */
export function keepHint(): void {
  clearTimeout(leaving);
}

/** It goes, but not at once: it may link to a rule. */
export function leaveHint(): void {
  keepHint();
  leaving = setTimeout(clearHint, LINGER);
}

export function clearHint(): void {
  showHint("");
}

/** Says why a move cannot be made, as soon as the table has answered. */
export async function showWhy(table: TableModel, move: string): Promise<void> {
  keepHint();
  again = async () => {
    asked += 1;
    const question = asked;
    const refusal = await table.why(move);
    if (question !== asked) return;
    if (refusal) current = { text: refusal.text, rule: refusal.rule, tone: "no" };
    else if (current?.tone === "no") current = null;
  };
  await again();
}

/** The game has gone on: what could not be done a moment ago may be possible now. */
export async function renewHint(): Promise<void> {
  if (current?.tone === "no") await again?.();
}

/** Handlers for something that explains itself when pointed at, by mouse, finger or keyboard. */
export function explains(show: () => void): Record<string, () => void> {
  return { onmouseenter: show, onfocus: show, onmouseleave: leaveHint, onblur: leaveHint };
}
