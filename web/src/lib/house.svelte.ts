/** The house: which games it offers, opening tables, and the tables this browser has sat at. */

import type { GameKey } from "../table/model.svelte";
import { go } from "./router.svelte";
import type { Language } from "./settings.svelte";
import { say } from "./texts.svelte";

const TABLES = "tablee-tables";

export interface KnownTable {
  id: string;
  game: GameKey;
  seat: number;
  token: string;
  host: string;
  phrase: string;
  invites: Record<number, string>;
  names: string[];
  over: boolean;
  at: number;
}

export interface SeatKeys {
  seat: number;
  invite: string;
  token: string;
  phrase: string;
}

export interface TableOpened {
  table: string;
  host: string;
  seats: SeatKeys[];
  info: { seats: { name: string }[] };
}

export class RequestFailed extends Error {}

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
    throw new RequestFailed(say("web-offline"));
  }
  const found = await response.json().catch(() => null);
  if (!response.ok) throw new RequestFailed(found?.text ?? say("web-offline"));
  if (found === null) throw new RequestFailed(say("web-offline"));
  return found as T;
}

let offered: { value: GameKey[] | null } = $state.raw({ value: null });
let asked = false;

export function serverGames(): { value: GameKey[] | null } {
  if (!asked) {
    asked = true;
    request<{ game: GameKey }[]>("GET", "games")
      .then((found) => {
        offered = { value: found.map((one) => one.game) };
      })
      .catch(() => undefined);
  }
  return offered;
}

function read(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "[]");
  } catch {
    return [];
  }
}

let known: KnownTable[] = $state.raw(typeof localStorage === "undefined" ? [] : read());

export function knownTables(): KnownTable[] {
  return known;
}

export function tableKeys(id: string): KnownTable | undefined {
  return known.find((table) => table.id === id);
}

export function remember(table: Partial<KnownTable> & { id: string }): void {
  const before: KnownTable = tableKeys(table.id) ?? {
    id: table.id,
    game: "les-poilus",
    seat: -1,
    token: "",
    host: "",
    phrase: "",
    invites: {},
    names: [],
    over: false,
    at: Date.now(),
  };
  keep([{ ...before, ...table }, ...known.filter((one) => one.id !== table.id)]);
}

export function forget(id: string): void {
  keep(known.filter((one) => one.id !== id));
}

function keep(tables: KnownTable[]): void {
  known = tables.slice(0, 30);
  try {
    localStorage.setItem(TABLES, JSON.stringify(known));
  } catch {
    // Without storage the table is known until the page is closed.
  }
}

/** What this device adds to the dice. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function openTable(
  game: GameKey,
  options: Record<string, unknown>,
  seats: { holder: string; name?: string; level?: string }[],
  language: Language,
  start: boolean,
): Promise<string> {
  const opened = await request<TableOpened>("POST", "tables", {
    game,
    options,
    seats,
    terms: { language },
  });
  const own = opened.seats.find((keys) => keys.token);
  remember({
    id: opened.table,
    game,
    seat: own?.seat ?? -1,
    token: own?.token ?? "",
    phrase: own?.phrase ?? "",
    host: opened.host,
    invites: Object.fromEntries(
      opened.seats.filter((keys) => keys.invite).map((keys) => [keys.seat, keys.invite]),
    ),
    names: opened.info.seats.map((seat) => seat.name),
    at: Date.now(),
  });
  if (own?.token) {
    // The server has made its promise; this device adds its own part to the dice.
    const part = { entropy: entropy() };
    await request("POST", `tables/${opened.table}/contribute`, part, own.token);
  }
  if (start) await request("POST", `tables/${opened.table}/start`, {}, opened.host);
  return opened.table;
}

const BOT_NAMES = ["Ottilie", "Émile", "Marguerite", "Jean"];

/** One click to a table against bots; what went wrong, or nothing. */
export async function playNow(
  game: GameKey,
  language: Language,
  name: string,
  turn: (...parts: string[]) => void = go,
): Promise<string> {
  const players = game === "les-poilus" ? 4 : 2;
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0
      ? { holder: "me", name: name || say("web-you") }
      : { holder: "bot", name: BOT_NAMES[seat - 1] ?? "" },
  );
  try {
    const options = game === "les-poilus" ? { players, difficulty: "recruit" } : {};
    turn("table", await openTable(game, options, seats, language, true));
    return "";
  } catch (error) {
    return error instanceof RequestFailed ? error.message : String(error);
  }
}
