/** Addresses behind the #: a seat's secret never reaches a server's log or a referrer. */

export interface Route {
  page: string;
  rest: string[];
}

/** A link cut off in the middle of a "%2F" is still a link, to nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(hash: string): Route {
  const [page = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { page: page || "home", rest };
}

export function linkTo(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

let current: Route = $state(parseRoute(typeof location === "undefined" ? "" : location.hash));

export function route(): Route {
  return current;
}

function turnTo(next: Route): void {
  const before = current;
  if (linkTo(next.page, ...next.rest) === linkTo(before.page, ...before.rest)) return;
  current = next;
  if (next.page !== before.page) {
    scrollTo(0, 0);
    // Whoever navigates by keyboard or by ear starts at the new page's beginning, below the header.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }),
    );
  }
}

export function go(...parts: string[]): void {
  location.hash = linkTo(...parts);
  // The event comes later; whoever asks at once must already be there.
  turnTo(parseRoute(location.hash));
}

/** As `go`, but the way back does not lead here again. */
export function goInstead(...parts: string[]): void {
  history.replaceState(null, "", linkTo(...parts));
  turnTo(parseRoute(location.hash));
}

if (typeof addEventListener !== "undefined") {
  addEventListener("hashchange", () => turnTo(parseRoute(location.hash)));
}
