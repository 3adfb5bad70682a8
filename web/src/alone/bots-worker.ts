/** The worker in which bots think, one thing after the other. */

import type { FromBots } from "./house-worker";
import { startPython } from "./python";

type Asked =
  | { type: "open"; base: string; flag: Int32Array | null }
  | { type: "think"; work: string; asked: string };

/** `tablee.browser.bots`. */
interface Bots {
  get_ready(): number;
  work_out(thinking: object, work: string, asked: string): string;
}

let bots: Promise<Bots> | undefined;
let flag: Int32Array | null = null;

function tell(message: FromBots): void {
  postMessage(message);
}

const thinking = {
  called_off: () => flag !== null && Atomics.load(flag, 0) === 1,
  report: (done: number, total: number) => tell({ type: "report", done, total }),
};

async function open(base: string): Promise<Bots> {
  const found = (await startPython(base)).pyimport("tablee.browser.bots") as Bots;
  tell({ type: "ready", pace: found.get_ready() });
  return found;
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  if (data.type === "open") {
    flag = data.flag;
    bots = open(data.base);
    bots.catch(() => undefined);
    return;
  }
  try {
    const found = await bots;
    if (!found) throw new Error("not opened");
    tell({ type: "answer", text: found.work_out(thinking, data.work, data.asked) });
  } catch (error) {
    tell({ type: "failed", problem: String(error).slice(-500) });
  }
};
