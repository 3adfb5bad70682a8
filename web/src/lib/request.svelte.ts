/** Asking the server: once, or as long as it takes. */

import { say } from "./texts.svelte";

/** Pauses before the server is asked again, in milliseconds. */
const SOONEST = 1_000;
const LATEST = 30_000;
/** What stands before the server says these while it is away. */
const AWAY = [502, 503, 504];

export class RequestFailed extends Error {
  /** What exactly was wrong, where the server says more than a sentence. */
  lines: string[] = [];
  /** What the server calls it. */
  code = "";
}

/** Nobody was there to answer. */
export class Unanswered extends RequestFailed {}

/** What went wrong, in words. */
export function problemOf(error: unknown): string {
  return error instanceof RequestFailed ? error.message : String(error);
}

/** What exactly went wrong, if more is known. */
export function linesOf(error: unknown): string[] {
  return error instanceof RequestFailed ? error.lines : [];
}

/** Asks the server; a refusal becomes an error with the server's own sentence. */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  token = "",
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`api/${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        "Accept-Language": document.documentElement.lang,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unanswered(say("web-offline"));
  }
  const found = await response.json().catch(() => null);
  if (found === null || AWAY.includes(response.status))
    throw new Unanswered(found?.text ?? say("web-offline"));
  if (!response.ok) {
    const failed = new RequestFailed(found.text ?? say("web-offline"));
    failed.lines = found.lines ?? [];
    failed.code = found.code ?? "";
    throw failed;
  }
  return found as T;
}

let away = $state(false);

/** Whether the server is away and being asked again. */
export function serverAway(): boolean {
  return away;
}

/** Reads something, and asks again after growing pauses while nobody answers. */
export async function patiently<T>(path: string, token = ""): Promise<T> {
  for (let pause = SOONEST; ; pause = Math.min(LATEST, 2 * pause)) {
    try {
      const found = await request<T>("GET", path, undefined, token);
      away = false;
      return found;
    } catch (error) {
      away = error instanceof Unanswered;
      if (!away) throw error;
    }
    await rest(pause);
  }
}

/** A pause, which ends when the browser has a network again. */
function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    globalThis.addEventListener?.("online", go);
  });
}
