/** Pages without a network. The build fills in what pages there are (`self.pages`) and their digest.
 *
 * A version's pages are fetched when it is installed, and taken when no page of an older one is open
 * any more: nothing changes under a running table. What `offline/` holds is put there by the house's
 * own worker, when somebody wants to play alone; from then on each version of a static site brings its own.
 */

const PAGES = self.pages;
/** The version of a static site, which has nobody to ask for newer pages at every visit; a server has. */
const SITE = self.site;
const HOME = new URL("./", self.location.href).href;
/** With their path: a host may have another Tablée elsewhere, whose caches are not ours to tidy up. */
const OURS = `tablee-pages-${new URL(HOME).pathname}#`;
const CACHE = `${OURS}${self.build}`;
const HOUSES = `tablee-offline-${new URL(HOME).pathname}#`;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  const cache = await caches.open(CACHE);
  // Never out of the browser's own cache: the page of an older version would lead to older files.
  await cache.addAll(PAGES.map((page) => new Request(page, { cache: "no-cache" })));
  const plays = (name) => name.startsWith(HOUSES) && name !== `${HOUSES}${SITE}`;
  // Whoever plays without a network is to do so after an update, too: all of it, or none.
  if (SITE && (await caches.keys()).some(plays))
    await fetchHouse(new URL(`offline/${SITE}/`, HOME));
}

async function fetchHouse(base) {
  const list = new URL("files.json", base).href;
  const files = await (await fetch(list)).json();
  const cache = await caches.open(`${HOUSES}${SITE}`);
  await cache.addAll([list, ...files.map(({ name }) => new URL(name, base).href)]);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidyUp().then(() => self.clients.claim()));
});

async function tidyUp() {
  const own = [CACHE, `${HOUSES}${SITE}`];
  const older = (name) => name.startsWith(OURS) || (SITE && name.startsWith(HOUSES));
  for (const name of await caches.keys())
    if (older(name) && !own.includes(name)) await caches.delete(name);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(HOME)) return;
  const rest = url.pathname.slice(new URL(HOME).pathname.length);
  if (rest.startsWith("offline/")) event.respondWith(kept(request));
  else if (rest === "" || rest === "index.html")
    event.respondWith(SITE ? page() : freshPage(request));
  else if (PAGES.includes(`./${rest}`)) event.respondWith(kept(request));
});

async function kept(request) {
  const found = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  return found ? apart(found) : fetch(request);
}

async function page() {
  const cache = await caches.open(CACHE);
  const found = (await cache.match("./")) ?? (await caches.match("./"));
  return found ? apart(found) : fetch(HOME);
}

/** The server's page; ours, if the server is away. */
async function freshPage(request) {
  try {
    const found = await fetch(request);
    return found.ok ? found : page();
  } catch {
    return page();
  }
}

/** Kept apart from other sites' pages, workers may share memory, and a thought can be called off. */
function apart(found) {
  const headers = new Headers(found.headers);
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Embedder-Policy", "require-corp");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  return new Response(found.body, { status: found.status, statusText: found.statusText, headers });
}
