/** Deals that many play: this device's key, and what it has seen of promises. */

import type { Calendar, DealInfo, DealOpened } from "../generated/server";
import type { GameKey } from "../table/model.svelte";
import { moveIn, tableKeys } from "./house.svelte";
import { patiently, request } from "./request.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

const PLAYER = "tablee-player";
const PROMISES = "tablee-promises";
/** Promises of so many days are kept. */
const MOST_PROMISES = 60;
let forNow = "";

/** The key by which a server knows this device's first tries again; it tells nothing else. */
export function playerKey(): string {
  try {
    const kept = localStorage.getItem(PLAYER);
    if (kept) return kept;
    const made = newKey();
    localStorage.setItem(PLAYER, made);
    return made;
  } catch {
    // Without storage it lasts until the page is closed.
    forNow ||= newKey();
    return forNow;
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export interface SeenPromise {
  commitment: string;
  /** When this device saw it first. */
  at: number;
}

function promises(): Record<string, SeenPromise> {
  try {
    return JSON.parse(localStorage.getItem(PROMISES) ?? "{}");
  } catch {
    return {};
  }
}

/** The promise for a day, as this device saw it first. */
export function seenPromise(day: string): SeenPromise | undefined {
  return promises()[day];
}

function keepPromises(calendar: Calendar): void {
  const kept = promises();
  for (const { day, commitment } of calendar.days) kept[day] ??= { commitment, at: Date.now() };
  const latest = Object.entries(kept).sort().slice(-MOST_PROMISES);
  try {
    localStorage.setItem(PROMISES, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Then nothing is compared on the day after.
  }
}

const asked = () => `player=${playerKey()}&lang=${settings.language}`;

export async function readCalendar(): Promise<Calendar> {
  const found = await patiently<Calendar>(`deals?${asked()}`);
  keepPromises(found);
  return found;
}

export async function readDeal(name: string): Promise<DealInfo> {
  return patiently<DealInfo>(`deals/${encodeURIComponent(name)}?${asked()}`);
}

export interface HowToPlay {
  seat?: number;
  again?: boolean;
  friends?: boolean;
}

/** Opens a table of a deal and goes there. */
export async function playDeal(name: string, game: GameKey, how: HowToPlay = {}): Promise<void> {
  const body = {
    player: playerKey(),
    name: settings.name || say("web-you"),
    language: settings.language,
    ...how,
  };
  const path = `deals/${encodeURIComponent(name)}/play`;
  const { opened } = await request<DealOpened>("POST", path, body);
  go("table", await moveIn(opened, game));
}

/** A new deal for oneself and friends. */
export async function newChallenge(
  game: GameKey,
  options: Record<string, unknown> = {},
): Promise<string> {
  const body = { player: playerKey(), game, options };
  return (await request<DealInfo>("POST", "deals", body)).name;
}

/** The deal of a finished game; who has the key to a seat there has made the first try. */
export async function challengeFrom(table: string): Promise<string> {
  const body = { player: playerKey(), table };
  return (await request<DealInfo>("POST", "deals", body, tableKeys(table)?.token)).name;
}
