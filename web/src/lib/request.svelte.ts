/** Asking the house: once, or as long as it takes. */

import { alone } from "../house/alone";
import { houseOf } from "../house/choose.svelte";
import type { Answered } from "../house/house";
import { say } from "./texts.svelte";

/** Pauses before the server is asked again, in milliseconds. */
const SOONEST = 1_000;
const LATEST = 30_000;
/** What stands before the server says these while it is away. */
const AWAY = [502, 503, 504];
/** So says the house in this browser that could not keep something. */
const FULL = 503;

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
  let answered: Answered;
  const house = houseOf(path);
  try {
    const language = document.documentElement.lang;
    answered = await house.ask({ method, path, body, token, language });
  } catch {
    throw new Unanswered(say(house === alone ? "web-alone-failed" : "web-offline"));
  }
  const { status, found } = answered;
  if (status === FULL && house === alone && method !== "GET")
    throw new RequestFailed(say("web-alone-full"));
  if (found === null || AWAY.includes(status))
    throw new Unanswered(found?.text ?? say("web-offline"));
  if (status >= 400) {
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
