/** What the log points at: pieces of the board by their marks, such as "seat 2" or "card 14". */

let marks: ReadonlySet<string> = $state.raw(new Set());
let firm = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;
/** How long something stays lit that was pointed at firmly. */
const LINGER = 4000;

export function lit(mark: string): boolean {
  return marks.has(mark);
}

/** Point at something; firmly (by a click) it is brought into sight and stays lit for a while. */
export function spotlight(found: string[], firmly = false): void {
  clearTimeout(timer);
  marks = new Set(found);
  firm = firmly;
  if (firmly) timer = setTimeout(() => spotlight([]), LINGER);
}

/** Point at nothing any more, unless it was firmly pointed at. */
export function dim(): void {
  if (!firm) spotlight([]);
}

/** The marks that were pointed at firmly. */
export function firmMarks(): string[] {
  return firm ? [...marks] : [];
}
