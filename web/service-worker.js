/** Pages without a network. The build fills in what pages there are (`self.pages`) and their digest.
 *
 * A version's pages are fetched when it is installed, and taken when no page of an older one is open
 * any more: nothing changes under a running table. What `offline/` holds is put there by the house's
 * own worker, when somebody wants to play alone.
 */

const PAGES = self.pages;
const CACHE = `tablee-pages-${self.build}`;
/** A static site has nobody to ask for newer pages at every visit; a server has. */
const SITE = self.site;
const HOME = new URL("./", self.location.href).href;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PAGES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidyUp().then(() => self.clients.claim()));
});

async function tidyUp() {
  for (const name of await caches.keys())
    if (name.startsWith("tablee-pages-") && name !== CACHE) await caches.delete(name);
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
