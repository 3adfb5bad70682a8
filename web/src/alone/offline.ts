/** So that all of this is there without a network: the service worker, and storage that stays. */

/** How long a first visit waits for the service worker, in milliseconds; without it one plays, too. */
const PATIENCE = 4_000;

/** Registers the service worker and asks the browser not to throw away what is kept. */
export async function keepForOffline(): Promise<void> {
  void askToKeep().catch(() => false);
  const serviceWorker = serviceWorkers();
  if (!serviceWorker) return;
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
  const registered = serviceWorker.register("./sw.js").then(
    () => controlled,
    // Forbidden, or not to be had: the network is needed each time.
    () => undefined,
  );
  await Promise.race([registered, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

async function askToKeep(): Promise<boolean> {
  return navigator.storage?.persist?.();
}

/** Where storage is forbidden, already their name throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
