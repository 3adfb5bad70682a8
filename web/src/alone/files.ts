/** What a version is made of: fetched once, with progress, and kept beside other versions. */

export interface Listed {
  name: string;
  /** Bytes as they are, and as they travel where the host compresses. */
  size: number;
  packed: number;
}

export type Heard = (loaded: number, total: number) => void;

/** What the names of our caches begin with, as in the service worker; a host may have several Tablées. */
const cachesOf = (base: string) => `tablee-offline-${new URL("../../", base).pathname}#`;

/** Fetches the files of a version that are not here yet. */
export async function fetchFiles(base: string, version: string, heard: Heard): Promise<void> {
  const found = await fetch(`${base}files.json`);
  if (!found.ok) throw new Error(`${found.status} ${found.url}`);
  const files: Listed[] = await found.clone().json();
  const kept = await openCache(`${cachesOf(base)}${version}`).catch(() => undefined);
  await kept?.put(`${base}files.json`, found).catch(() => undefined);
  const total = files.reduce((sum, file) => sum + file.packed, 0);
  let loaded = 0;
  heard(loaded, total);
  for (const { name, size, packed } of files) {
    const address = `${base}${name}`;
    if (!(await kept?.match(address).catch(() => undefined))) {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${response.status} ${address}`);
      const body = await counted(response, (bytes) =>
        heard(loaded + (packed * bytes) / size, total),
      );
      if (body.byteLength !== size) throw new Error(`${name}: ${body.byteLength} bytes of ${size}`);
      const type = response.headers.get("Content-Type") ?? "application/octet-stream";
      // Full or forbidden storage: it is played all the same, and fetched again next time.
      await kept
        ?.put(address, new Response(body, { headers: { "Content-Type": type } }))
        .catch(() => undefined);
    }
    loaded += packed;
    heard(loaded, total);
  }
}

/** Where storage is forbidden, already the name of the caches throws. */
async function openCache(name: string): Promise<Cache | undefined> {
  return globalThis.caches?.open(name);
}

/** What older versions were made of is not needed any more. */
export async function forgetOthers(base: string, version: string): Promise<void> {
  const ours = cachesOf(base);
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.startsWith(ours) && name !== `${ours}${version}`) await caches.delete(name);
}

async function counted(
  response: Response,
  heard: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array(await response.arrayBuffer());
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.byteLength;
    heard(size);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
