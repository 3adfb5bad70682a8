/** Records as files: saved, shared, and opened again. */

import type { TableInfo } from "../generated/server";
import { RequestFailed, request } from "./request.svelte";
import { say } from "./texts.svelte";

/** What a record can be called; some browsers hand on no JSON, but any text. */
const JSON_FILE = { ending: "json", type: "application/json" };
const KINDS = [JSON_FILE, { ending: "txt", type: "text/plain" }];

const fileOf = (name: string, text: string, { ending, type } = JSON_FILE) =>
  new File([text], `${name}.${ending}`, { type });

async function recordText(table: string): Promise<string> {
  return JSON.stringify(await request<object>("GET", `tables/${table}/record`));
}

/** Saves the record of a finished game where downloads go. */
export async function saveRecord(table: string): Promise<void> {
  const file = fileOf(table, await recordText(table));
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** As what a record can be handed to another app from here. */
const sharedAs = () =>
  KINDS.find((kind) => navigator.canShare?.({ files: [fileOf("record", "{}", kind)] }));

export function canShare(): boolean {
  return sharedAs() !== undefined;
}

export async function shareRecord(table: string): Promise<void> {
  const file = fileOf(table, await recordText(table), sharedAs());
  // Whoever thinks better of it has not failed.
  await navigator.share({ files: [file], title: file.name }).catch(() => undefined);
}

/** What the names of games from files begin with. */
const FROM_FILE = "record-";
const opened = new Map<string, { info: TableInfo; text: string }>();

/** Whether a game comes from a file, and not from a table. */
export function isFromFile(id: string): boolean {
  return id.startsWith(FROM_FILE);
}

/** Opens the text of a file; its name for this visit. */
export async function openRecord(text: string): Promise<string> {
  const info = await request<TableInfo>("POST", "records", { record: JSON.parse(text) });
  opened.set(info.table, { info, text });
  return info.table;
}

/** What is known of the table of a game: told by the house, or by its file. */
export async function infoOf(id: string): Promise<TableInfo> {
  if (!isFromFile(id)) return request<TableInfo>("GET", `tables/${id}`);
  const found = opened.get(id);
  if (!found) throw new RequestFailed(say("web-record-gone"));
  // The house may have forgotten it: it only looks.
  await openRecord(found.text);
  return found.info;
}
