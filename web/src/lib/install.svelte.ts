/** Installing the pages as an app, where a browser asks for that. */

/** Not in TypeScript's library: only some browsers have it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = $state.raw(null);

if (typeof addEventListener !== "undefined") {
  addEventListener("beforeinstallprompt", (event) => {
    // Asked when somebody wants it, not when the browser does.
    event.preventDefault();
    offered = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => {
    offered = null;
  });
}

export function installOffered(): boolean {
  return offered !== null;
}

export async function install(): Promise<void> {
  await offered?.prompt();
  offered = null;
}
