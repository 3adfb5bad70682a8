/** The worker in which the house runs: Python's rooms, with what only a browser can give them. */

import { commit, Disk, openDisk, scan } from "./disk";
import { fetchFiles, forgetOthers } from "./files";
import { startPython } from "./python";
import { speech } from "./speech";
import type { FromPage, FromWorker } from "./workers";

/** `tablee.browser.tab.Tab`. */
interface PythonHouse {
  ask(text: string): Promise<string>;
  connect(number: number, table: string): void;
  receive(number: number, message: string): void;
  disconnect(number: number): void;
  heard(table: string, seq: number): void;
  granted(table: string): void;
  taken(table: string): void;
  thought(number: number, answer: string, failed: boolean): void;
  report(number: number, done: number, total: number): void;
  warm_up(): void;
}

/** What a worker of the bots says. */
export type FromBots =
  | { type: "ready"; pace: number }
  | { type: "answer"; text: string }
  | { type: "failed"; problem: string }
  | { type: "report"; done: number; total: number };

const CHANNEL = "tablee-house";
let house: PythonHouse;
let base = "";
/** None where a browser forbids it, in a private window for example. */
let disk: Disk | null = null;

function tell(message: FromWorker): void {
  postMessage(message);
}

// ---- locks: of several tabs at a table, one asks the bots --------------------------------------

/** By table: gives the lock back; or stops asking for it. */
const locks = new Map<string, () => void>();
const held = new Set<string>();

function claim(table: string, steal = false): void {
  if (!navigator.locks || !disk) {
    // Only pages that came by HTTPS have locks; without them each tab thinks, and one is faster.
    // Where nothing is kept, no other tab has this table, and locks may be forbidden as well.
    queueMicrotask(() => house.granted(table));
    return;
  }
  // Whoever takes it waits for it no more.
  locks.get(table)?.();
  const waits = new AbortController();
  locks.set(table, () => waits.abort());
  const options: LockOptions = steal ? { steal } : { signal: waits.signal };
  const holding = () =>
    new Promise<void>((resolve) => {
      locks.set(table, resolve);
      held.add(table);
      house.granted(table);
    });
  navigator.locks.request(`tablee-think-${table}`, options, holding).catch(() => {
    // Nobody wants it here any more; or another tab, which is looked at, has taken it.
    if (!held.delete(table)) return;
    locks.delete(table);
    house.taken(table);
  });
}

function release(table: string): void {
  held.delete(table);
  locks.get(table)?.();
  locks.delete(table);
}

// ---- the bots -----------------------------------------------------------------------------------

const bots = new Map<number, { worker: Worker; flag: Int32Array | null }>();

function startBots(number: number): void {
  const worker = new Worker(new URL("./bots-worker.ts", import.meta.url), {
    type: "module",
    name: "tablee-bots",
  });
  // Only where pages are kept apart from all others may workers share memory.
  const flag =
    globalThis.crossOriginIsolated && typeof SharedArrayBuffer !== "undefined"
      ? new Int32Array(new SharedArrayBuffer(4))
      : null;
  bots.set(number, { worker, flag });
  worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
    if (data.type === "ready") tell({ type: "pace", pace: data.pace });
    else if (data.type === "report") house.report(number, data.done, data.total);
    else if (data.type === "answer") house.thought(number, data.text, false);
    else house.thought(number, data.problem, true);
  };
  worker.onerror = (event) => house.thought(number, event.message || "worker", true);
  worker.postMessage({ type: "open", base, flag });
}

// ---- the disk: bots' moves, too, wait while it has no room ------------------------------------------

let hasRoom = true;

function tellRoom(found: boolean): void {
  if (found !== hasRoom) tell({ type: "room", hasRoom: found });
  hasRoom = found;
}

// ---- the host that Python is given ----------------------------------------------------------------

async function open(): Promise<void> {
  disk = await openDisk().then(
    (database) => new Disk(database),
    () => null,
  );
  const channel = disk && new BroadcastChannel(CHANNEL);
  if (channel)
    channel.onmessage = ({ data: [table, seq] }: MessageEvent<[string, number]>) =>
      house?.heard(table, seq);
  const host = {
    commit: async (groups: string) => {
      if (!disk) return "[]";
      try {
        const made = await disk.use((database) => commit(database, JSON.parse(groups)));
        tellRoom(true);
        return JSON.stringify(made);
      } catch (error) {
        tellRoom(false);
        throw error;
      }
    },
    scan: async (asked: string) => {
      if (!disk) return "[]";
      const [prefix, after, limit, backwards] = JSON.parse(asked);
      const found = await disk.use((database) => scan(database, prefix, after, limit, backwards));
      return JSON.stringify(found);
    },
    publish: (table: string, seq: number) => channel?.postMessage([table, seq]),
    send: (number: number, text: string) => tell({ type: "frame", number, text }),
    end: (number: number) => tell({ type: "end", number }),
    claim: (table: string) => claim(table),
    release,
    start_bots: startBots,
    think: (number: number, work: string, asked: string) => {
      const found = bots.get(number);
      if (found?.flag) Atomics.store(found.flag, 0, 0);
      found?.worker.postMessage({ type: "think", work, asked });
    },
    call_off: (number: number) => {
      const flag = bots.get(number)?.flag;
      if (flag) Atomics.store(flag, 0, 1);
    },
    end_bots: (number: number) => {
      bots.get(number)?.worker.terminate();
      bots.delete(number);
    },
  };
  const python = await startPython(base);
  const module = python.pyimport("tablee.browser.tab") as {
    open_tab(given: typeof host, spoken: typeof speech, keeps: boolean): Promise<PythonHouse>;
  };
  house = await module.open_tab(host, speech, disk !== null);
  if (!disk) tell({ type: "forgetful" });
}

async function begin(version: string, forgets: boolean): Promise<void> {
  await fetchFiles(base, version, (loaded, total) =>
    tell({ type: "progress", stage: "fetching", loaded, total }),
  );
  if (forgets) await forgetOthers(base, version).catch(() => undefined);
  tell({ type: "progress", stage: "starting", loaded: 1, total: 1 });
  await open();
  tell({ type: "progress", stage: "open", loaded: 1, total: 1 });
  house.warm_up();
}

self.onmessage = ({ data }: MessageEvent<FromPage>) => {
  if (data.type === "open") {
    base = data.base;
    begin(data.version, data.forgets).catch((error) =>
      tell({ type: "failed", problem: String(error) }),
    );
  } else if (data.type === "ask") {
    const { number } = data;
    house.ask(data.text).then(
      (text) => tell({ type: "answer", number, text }),
      (error) => tell({ type: "unanswered", number, problem: String(error) }),
    );
  } else if (data.type === "connect") house.connect(data.number, data.table);
  else if (data.type === "message") house.receive(data.number, data.text);
  else if (data.type === "disconnect") house.disconnect(data.number);
  else for (const table of locks.keys()) if (!held.has(table)) claim(table, true);
};
