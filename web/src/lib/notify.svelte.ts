/** Telling the player that it is their turn when the page is not in sight. */

import { serverHealth } from "../house/choose.svelte";

let permission: NotificationPermission | "none" = $state(
  typeof Notification === "undefined" ? "none" : Notification.permission,
);

/** Whether notifications are allowed; "default" while nobody was asked. */
export function notifying(): NotificationPermission | "none" {
  return permission;
}

export async function notifyMe(): Promise<void> {
  if (permission !== "none") permission = await Notification.requestPermission();
}

/** A notification that leads back to the page; only where it is out of sight. */
export function notify(title: string, body: string, tag: string): void {
  if (permission !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag, icon: "./icon-192.png" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show notifications only from a service worker; title and icon still tell.
  }
}

let mail = $state(false);
let asked = false;

/** Whether the server sends notices by e-mail. */
export function mailOffered(): boolean {
  if (!asked) {
    asked = true;
    void serverHealth().then((health) => {
      mail = health?.mail ?? false;
    });
  }
  return mail;
}
