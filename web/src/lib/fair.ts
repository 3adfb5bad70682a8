/** The dice checked in the page: every draw made again from the secret (K4.1, K4.5). */

export interface Drawn {
  /** The line of the game that drew; 0 for the set-up. */
  line: number;
  value: number;
  bound: number;
  /** Whether the same number comes out of the secret. */
  fits: boolean;
}

export interface Drawings {
  setup?: [number, number][];
  entries: { seq: number; draws?: [number, number][] }[];
}

const WORDS_A_BLOCK = 8;
const WORDS = 2 ** 32;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  const bytes = new Uint8Array(new ArrayBuffer(pairs.length));
  pairs.forEach((pair, place) => {
    bytes[place] = Number.parseInt(pair, 16);
  });
  return bytes;
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether this browser can check at all: it cannot on a page without TLS from another machine. */
export function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The promise that belongs to a secret. */
export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(secret)));
}

async function keyed(key: BufferSource): Promise<(message: BufferSource) => Promise<ArrayBuffer>> {
  const hash = { name: "HMAC", hash: "SHA-256" };
  const found = await crypto.subtle.importKey("raw", key, hash, false, ["sign"]);
  return (message) => crypto.subtle.sign("HMAC", found, message);
}

/** The numbers that a table's secret and its contributions lead to, one after the other. */
export async function stream(
  secret: string,
  label: string,
  contributions: string[],
): Promise<(bound: number) => Promise<number>> {
  const text = new TextEncoder();
  const mixed = text.encode(["tablee-fair/1", label, ...contributions, ""].join("\n"));
  const sign = await keyed(await (await keyed(bytesOf(secret)))(mixed));
  const named = text.encode(`${label}\0`);
  let block = 0;
  let words: number[] = [];

  async function word(): Promise<number> {
    if (!words.length) {
      const message = new Uint8Array(named.length + 8);
      message.set(named);
      new DataView(message.buffer).setBigUint64(named.length, BigInt(block));
      const view = new DataView(await sign(message));
      words = Array.from({ length: WORDS_A_BLOCK }, (_, place) => view.getUint32(4 * place));
      block += 1;
    }
    return words.shift() ?? 0;
  }
  return async (bound) => {
    const limit = WORDS - (WORDS % bound);
    let found = await word();
    while (found >= limit) found = await word();
    return found % bound;
  };
}

/** Every draw of a record, compared with what the secret leads to. */
export async function verify(
  record: Drawings,
  secret: string,
  label: string,
  contributions: string[],
): Promise<Drawn[]> {
  const draw = await stream(secret, label, contributions);
  const lines = [{ seq: 0, draws: record.setup }, ...record.entries];
  const found: Drawn[] = [];
  for (const { seq, draws } of lines) {
    for (const [value, bound] of draws ?? []) {
      found.push({ line: seq, value, bound, fits: (await draw(bound)) === value });
    }
  }
  return found;
}

/** What this device kept of a table's dice: nobody else can change it. */
export interface Receipt {
  /** The server's promise, as it was shown before the start. */
  promise?: string;
  /** What this device added, and the server took. */
  gave?: string;
}

/**
 * What somebody can vouch for of a finished game's dice: they saw the promise and added to the dice
 * before the first draw, the server tells it, or nobody added anything; or what is not as it was.
 */
export type Verdict =
  | "seen"
  | "told"
  | "alone"
  | "fixed"
  | "unfair-commitment"
  | "unfair-contribution"
  | "unfair-secret"
  | "unfair-draws";

/** What a receipt proves, as `vouch` of the Python client. */
export function vouch(promise: string, contributions: string[], kept: Receipt): Verdict {
  if (kept.promise && kept.promise !== promise) return "unfair-commitment";
  if (kept.gave && !contributions.includes(kept.gave)) return "unfair-contribution";
  if (!contributions.some(Boolean)) return "alone";
  return kept.promise && kept.gave ? "seen" : "told";
}

/** Everything that can be checked, the worst of it first. */
export async function judge(
  record: Drawings,
  shown: { commitment: string; secret: string; label: string; contributions: string[] },
  kept: Receipt,
): Promise<{ verdict: Verdict; draws: Drawn[] }> {
  const draws = await verify(record, shown.secret, shown.label, shown.contributions);
  const vouched = vouch(shown.commitment, shown.contributions, kept);
  if (vouched.startsWith("unfair")) return { verdict: vouched, draws };
  if ((await commitmentOf(shown.secret)) !== shown.commitment)
    return { verdict: "unfair-secret", draws };
  if (draws.some((draw) => !draw.fits)) return { verdict: "unfair-draws", draws };
  return { verdict: vouched, draws };
}
