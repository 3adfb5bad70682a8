/** What is kept on this device: read and written in one place, and told where it cannot be. */

/** Why nothing can be kept: no room is left, or the browser does not allow it. */
export type Trouble = "" | "full" | "forbidden";

let trouble: Trouble = $state("");

export function keepingTrouble(): Trouble {
  return trouble;
}

/** What is kept under a name, or nothing. What cannot be read is set aside, never written over. */
export function readKept(key: string): unknown {
  let text: string | null;
  try {
    // Where it is forbidden, already its name throws.
    text = localStorage.getItem(key);
  } catch {
    trouble = "forbidden";
    return undefined;
  }
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    keepText(`${key}-damaged`, text);
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The entries of a list that is kept under a name, as far as they fit; else it is set aside too. */
export function readKeptList<T>(key: string, fits: (one: Record<string, unknown>) => boolean): T[] {
  const found = readKept(key);
  const all = Array.isArray(found) ? found : [];
  const fitting = all.filter((one) => isObject(one) && fits(one));
  if (found !== undefined && (!Array.isArray(found) || fitting.length < all.length))
    keepText(`${key}-damaged`, JSON.stringify(found));
  return fitting;
}

/** Keeps something; whether it worked. Without room or leave it is known until the page is closed. */
export function keepAt(key: string, value: unknown): boolean {
  return keepText(key, JSON.stringify(value));
}

function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    trouble = "";
    return true;
  } catch (error) {
    const full = error instanceof DOMException && /quota/i.test(error.name);
    trouble = full ? "full" : "forbidden";
    return false;
  }
}

/** Calls back when another tab has changed what is kept under a name. */
export function onKeptElsewhere(key: string, then: () => void): void {
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === key || event.key === null) then();
  });
}
