/** The house: opening tables, and the tables this browser has sat at. */

import { manifestOf } from "../games/manifests";
import type { Outcome } from "../generated/kernel";
import type { MapRead, SeatKeys, TableInfo, TableOpened, Terms } from "../generated/server";
import type { GameKey } from "../table/model.svelte";
import { readKeptList } from "./kept.svelte";
import { problemOf, request } from "./request.svelte";
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
  /** How it ended. */
  outcome?: Outcome | null;
  /** A guided game. */
  guided?: boolean;
  at: number;
  /** What this browser keeps of the dice, to compare it at the end (K4.5): see `Receipt`. */
  promise?: string;
  gave?: string;
  /** A seat that was asked for, until the others have answered. */
  asked?: AskedSeat | null;
}

export interface AskedSeat {
  seat: number;
  name: string;
  token: string;
  phrase: string;
}

/** What somebody is called on their own screen: whoever gave no name is a guest only to others. */
export function ownName(name: string): string {
  return name === say("web-you") ? say("table-you") : name;
}

/** Whether a table could have this name; the server takes no other for one. */
export function isTableName(id: string): boolean {
  return /^[A-Za-z0-9_-]{10,40}$/.test(id);
}

/** Has the server check the text of a map that somebody drew. */
export async function readMap(text: string, language: Language): Promise<MapRead> {
  return request<MapRead>("POST", `maps?lang=${language}`, { text });
}

let known: KnownTable[] = $state.raw(
  readKeptList(TABLES, ({ id, names }) => typeof id === "string" && Array.isArray(names)),
);

export function knownTables(): KnownTable[] {
  return known;
}

export function tableKeys(id: string): KnownTable | undefined {
  return known.find((table) => table.id === id);
}

export function remember(table: Partial<KnownTable> & { id: string }): void {
  const before: KnownTable = tableKeys(table.id) ?? {
    id: table.id,
    game: "",
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

export interface SeatPlan {
  holder: "me" | "bot" | "open" | "invited";
  name?: string;
  level?: string;
}

/** Keep the keys of a new table; this device's part is added to the dice before they fall. */
export async function moveIn(opened: TableOpened, game: GameKey): Promise<string> {
  const own = opened.seats.find((keys) => keys.token);
  keepKeys(opened.table, own);
  remember({
    id: opened.table,
    game,
    host: opened.host,
    invites: Object.fromEntries(
      opened.seats.filter((keys) => keys.invite).map((keys) => [keys.seat, keys.invite ?? ""]),
    ),
    names: opened.info.seats.map((seat) => seat.name),
    at: Date.now(),
  });
  // The luck of a deal is fixed: nothing is added to it.
  if (own?.token && !opened.info.started && !opened.info.deal)
    await contribute(opened.table, opened.info);
  return opened.table;
}

export function keepKeys(id: string, keys: SeatKeys | undefined): void {
  const before = tableKeys(id);
  remember({
    id,
    // What was added from another seat may have gone with it.
    gave: keys && before?.seat === keys.seat ? before.gave : "",
    seat: keys?.seat ?? -1,
    token: keys?.token ?? "",
    phrase: keys?.phrase ?? "",
    asked: null,
  });
}

/** The server has made its promise; this device adds its own part to the dice (K4.5). */
export async function contribute(id: string, shown?: TableInfo): Promise<void> {
  const keys = tableKeys(id);
  if (!keys?.token) return;
  const info = shown ?? (await request<TableInfo>("GET", `tables/${id}`, undefined, keys.token));
  if (info.started || info.deal) return;
  const gave = entropy();
  const path = `tables/${id}/contribute?as=${keys.seat}`;
  await request("POST", path, { entropy: gave }, keys.token);
  remember({ id, promise: info.commitment, gave });
}

export async function openTable(
  game: GameKey,
  options: Record<string, unknown>,
  seats: SeatPlan[],
  terms: Terms,
  start: boolean,
): Promise<string> {
  const body = { game, options, seats, terms };
  const opened = await request<TableOpened>("POST", "tables", body);
  const id = await moveIn(opened, game);
  if (start) await request("POST", `tables/${id}/start`, {}, opened.host);
  if (start) begun = id;
  return id;
}

/** The table that was started here just now; whoever did so is there when its set-up is told. */
let begun = "";
export function isBegunHere(id: string): boolean {
  const found = begun === id;
  begun = "";
  return found;
}

/** Opens the guided first game of a game; one that was begun before is forgotten. */
export async function openGuided(game: GameKey, language: Language, name: string): Promise<string> {
  const body = { game, language, name: name || say("web-you") };
  const opened = await request<TableOpened>("POST", "guided", body);
  keep(known.filter((table) => !(table.guided && table.game === game)));
  const id = await moveIn(opened, game);
  remember({ id, guided: true });
  return id;
}

/** A new table from a line of another one; after its end from any, before from the last. */
export async function forkTable(
  id: string,
  game: GameKey,
  line: number,
  seats: SeatPlan[],
): Promise<string> {
  const path = `tables/${id}/fork`;
  // Started only when this device has added to the dice.
  const body = { line, seats, start: false };
  const opened = await request<TableOpened>("POST", path, body, tableKeys(id)?.token);
  const made = await moveIn(opened, game);
  if (!seats.some((seat) => seat.holder === "open"))
    await request("POST", `tables/${made}/start`, {}, opened.host);
  return made;
}

/** The table where the same players go on, with the same keys. */
export async function nextTable(id: string, start: boolean): Promise<void> {
  const keys = tableKeys(id);
  if (!keys) return;
  const { table } = await request<{ table: string }>(
    "POST",
    `tables/${id}/rematch`,
    {},
    keys.token,
  );
  remember({ ...keys, id: table, over: false, at: Date.now(), promise: "", gave: "" });
  await contribute(table).catch(() => undefined);
  if (start && keys.host) {
    await request("POST", `tables/${table}/start`, {}, keys.host);
    begun = table;
  }
  go("table", table);
}

/** What somebody who plays against the computer wants, where it is not as usual. */
export interface Wanted {
  level?: string;
  seat?: number;
  options?: Record<string, unknown>;
}

/** One click to a table against bots, whom the server gives names; what went wrong, or nothing. */
export async function playNow(
  game: GameKey,
  language: Language,
  name: string,
  { level = "", seat = 0, options = manifestOf(game).quick }: Wanted = {},
  turn: (...parts: string[]) => void = go,
): Promise<string> {
  const players = Number(options.players ?? manifestOf(game).players);
  const seats = Array.from(
    { length: players },
    (_, place): SeatPlan =>
      place === seat ? { holder: "me", name: name || say("web-you") } : { holder: "bot", level },
  );
  const terms = { language, hints: true, auto_answer: true };
  return startNow(game, seats, options, terms, turn);
}

/** One click to a table at which only computer players sit; what went wrong, or nothing. */
export async function watchNow(game: GameKey, language: Language): Promise<string> {
  const seats = Array.from(
    { length: manifestOf(game).players },
    (): SeatPlan => ({ holder: "bot" }),
  );
  return startNow(game, seats, manifestOf(game).quick, { language }, go);
}

async function startNow(
  game: GameKey,
  seats: SeatPlan[],
  options: Record<string, unknown>,
  terms: Terms,
  turn: (...parts: string[]) => void,
): Promise<string> {
  try {
    turn("table", await openTable(game, options, seats, terms, true));
    return "";
  } catch (error) {
    return problemOf(error);
  }
}
