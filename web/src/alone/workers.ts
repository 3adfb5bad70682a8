/** The page's side of the worker in which the house runs: questions, connections, progress. */

import { isSite } from "../house/choose.svelte";
import type { Answered, Question } from "../house/house";
import { progress, type Stage } from "../house/progress.svelte";
import { keepForOffline } from "./offline";

/** What the worker says. */
export type FromWorker =
  | { type: "progress"; stage: Stage; loaded: number; total: number }
  | { type: "failed"; problem: string }
  | { type: "forgetful" }
  | { type: "room"; hasRoom: boolean }
  | { type: "pace"; pace: number }
  | { type: "answer"; number: number; text: string }
  | { type: "unanswered"; number: number; problem: string }
  | { type: "frame"; number: number; text: string }
  | { type: "end"; number: number };

/** What the page says. */
export type FromPage =
  | { type: "open"; base: string; version: string; forgets: boolean }
  | { type: "ask"; number: number; text: string }
  | { type: "connect"; number: number; table: string }
  | { type: "message"; number: number; text: string }
  | { type: "disconnect"; number: number }
  | { type: "visible" };

interface Waiting {
  resolve: (answered: Answered) => void;
  reject: (error: Error) => void;
}
interface Line {
  heard: (text: string) => void;
  ended: () => void;
}

let worker: Worker | undefined;
let opened: Promise<void> | undefined;
let settle: { resolve: () => void; reject: (error: Error) => void };
let numbers = 0;
const waiting = new Map<number, Waiting>();
const lines = new Map<number, Line>();

function tell(message: FromPage): void {
  worker?.postMessage(message);
}

/** Starts the house of a version; once. */
export function start(version: string): void {
  if (worker) return;
  opened = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  opened.catch(() => undefined);
  Object.assign(progress, { stage: "fetching", loaded: 0, total: 0, problem: "" });
  const base = new URL(`offline/${version}/`, location.href.split("#")[0]).href;
  void keepForOffline().then(() => {
    worker = new Worker(new URL("./house-worker.ts", import.meta.url), {
      type: "module",
      name: "tablee-house",
    });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    worker.onerror = (event) => failed(event.message || "worker");
    // A site's next version may lie here already: its service worker forgets this one, in time.
    tell({ type: "open", base, version, forgets: !isSite });
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) tell({ type: "visible" });
  });
}

/** The house answers. */
export function ready(): Promise<void> {
  return opened ?? Promise.reject(new Error("not started"));
}

function failed(problem: string): void {
  Object.assign(progress, { stage: "failed", problem });
  settle.reject(new Error(problem));
  for (const { reject } of waiting.values()) reject(new Error(problem));
  for (const { ended } of lines.values()) ended();
  waiting.clear();
  lines.clear();
  worker?.terminate();
  worker = undefined;
}

function hear(message: FromWorker): void {
  if (message.type === "progress") {
    const { stage, loaded, total } = message;
    Object.assign(progress, { stage, loaded, total });
    if (stage === "open") settle.resolve();
  } else if (message.type === "failed") failed(message.problem);
  else if (message.type === "forgetful") progress.forgetful = true;
  else if (message.type === "room") progress.full = !message.hasRoom;
  else if (message.type === "pace") progress.pace = message.pace;
  else if (message.type === "frame") lines.get(message.number)?.heard(message.text);
  else if (message.type === "end") {
    lines.get(message.number)?.ended();
    lines.delete(message.number);
  } else {
    const asked = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.type === "unanswered") asked?.reject(new Error(message.problem));
    else {
      const [status, found] = JSON.parse(message.text);
      asked?.resolve({ status, found });
    }
  }
}

/** Asks the house, as soon as it is open. */
export async function ask({ method, path, body, token, language }: Question): Promise<Answered> {
  await ready();
  const url = new URL(path, "https://house/api/");
  const query: Record<string, string[]> = {};
  for (const name of url.searchParams.keys()) query[name] = url.searchParams.getAll(name);
  const question = {
    method,
    path: url.pathname,
    query,
    body: body === undefined ? "" : JSON.stringify(body),
    token,
    language,
  };
  numbers += 1;
  const number = numbers;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    tell({ type: "ask", number, text: JSON.stringify(question) });
  });
}

export function connect(table: string, heard: Line["heard"], ended: Line["ended"]) {
  numbers += 1;
  const number = numbers;
  lines.set(number, { heard, ended });
  tell({ type: "connect", number, table });
  return {
    send: (text: string) => tell({ type: "message", number, text }),
    close: () => {
      lines.delete(number);
      tell({ type: "disconnect", number });
    },
  };
}
