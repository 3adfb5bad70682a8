/** Which house is asked: the server's, or the one in this browser.
 *
 * A static site knows only the browser's own. On a server's pages one can choose to play without the
 * server; a table says by its name where it lives.
 */

import type { Health } from "../generated/server";
import { alone, startAlone } from "./alone";
import type { House } from "./house";
import { network } from "./network";

/** What the names of tables begin with that live in this browser. */
const HERE = "here-";
const CHOSEN = "tablee-alone";
const VERSION = "tablee-offline";

function kept(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage it holds until the page is closed.
  }
}

/** What the page was told when it was laid down. */
function told(name: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** The version that a static site plays with; nothing on a server's pages. */
const site = told("tablee-site");
/** Where the documentation is; nothing where it is not beside the pages. */
export const docs = told("tablee-docs");

let version: string = $state(site || kept(VERSION));
let chosen = $state(kept(CHOSEN) === "1");

/** Whether there is no server behind these pages. */
export const isSite = site !== "";

/** What to load to play without a server; nothing where that is not offered. */
export function offlineVersion(): string {
  return version;
}

/** Whether new tables are opened in this browser. */
export function playsAlone(): boolean {
  return isSite || (chosen && version !== "");
}

export function playAlone(wanted: boolean): void {
  chosen = wanted;
  keep(CHOSEN, wanted ? "1" : "");
}

/** Whether a table lives in this browser. */
export function isHere(table: string): boolean {
  return table.startsWith(HERE);
}

/** Somebody is about to play: whatever that needs may come now. */
export function wantToPlay(): void {
  if (playsAlone()) void startAlone().catch(() => undefined);
}

/** The house that is asked for something. */
export function houseOf(path: string): House {
  const table = /^tables\/([^/?]+)/.exec(path)?.[1];
  // Of a server's tables a static site can only say that they are not here.
  const here = table === undefined ? playsAlone() : isSite || isHere(table);
  return here ? alone : network;
}

let asked: Promise<Health | null> | undefined;

/** What the server says of itself; null if it does not, or there is none. */
export function serverHealth(): Promise<Health | null> {
  if (isSite) return Promise.resolve(null);
  asked ??= fetch("health")
    .then((answer) => answer.json())
    .then((health: Health) => {
      version = health.offline ?? "";
      keep(VERSION, version);
      return health;
    })
    .catch(() => {
      asked = undefined;
      return null;
    });
  return asked;
}
