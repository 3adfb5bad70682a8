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
    if (!(await kept?.match(address).catch(() => undefined)))
      await fetchFile(address, size, kept, (bytes) =>
        heard(loaded + (packed * bytes) / size, total),
      );
    loaded += packed;
    heard(loaded, total);
  }
}

/** Fetches a file and keeps it as it comes: gathered first, it would take its room in this worker twice. */
async function fetchFile(
  address: string,
  size: number,
  kept: Cache | undefined,
  heard: (bytes: number) => void,
): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
  const reader = response.body.getReader();
  let bytes = 0;
  let problem: unknown;
  const body = new ReadableStream<Uint8Array>({
    pull: async (passed) => {
      try {
        const { done, value } = await reader.read();
        if (value) {
          bytes += value.byteLength;
          heard(bytes);
          passed.enqueue(value);
        }
        if (!done) return;
        if (bytes !== size) throw new Error(`${bytes} bytes of ${size} ${address}`);
        passed.close();
      } catch (error) {
        problem = error;
        throw error;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  const answer = new Response(body, { headers: { "Content-Type": type } });
  // Full or forbidden storage: it is played all the same, and fetched again next time.
  await (kept ? kept.put(address, answer) : body.pipeTo(new WritableStream())).catch(
    () => undefined,
  );
  if (problem) throw problem;
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
