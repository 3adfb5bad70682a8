/** The games: those with a folder here, and those that only the server knows. */

import { gameInfo, serverGames } from "../lib/offered.svelte";
import { has, say } from "../lib/texts.svelte";
import type { GameKey } from "../table/model.svelte";
import type { Manifest } from "./manifest";
import { plainManifest } from "./plain/manifest";

const FOUND = import.meta.glob<Manifest>("./*/index.ts", { eager: true, import: "default" });
const KNOWN = Object.values(FOUND).sort((one, other) => one.order - other.order);

/** A game's manifest; for one without a folder here, what the server says of it. */
export function manifestOf(game: GameKey): Manifest {
  return KNOWN.find(({ key }) => key === game) ?? plainManifest(game, gameInfo(game));
}

/** All games that can be played, as far as the server has told of them. */
export function games(): Manifest[] {
  const others = (serverGames() ?? []).filter(({ game }) => !KNOWN.some(({ key }) => key === game));
  return [...KNOWN, ...others.map(({ game }) => manifestOf(game))];
}

/** Whether there is such a game; null while only the server could tell. */
export function isGame(game: string): boolean | null {
  if (games().some(({ key }) => key === game)) return true;
  return serverGames() ? false : null;
}

/** What a game calls itself, and what is said of it in a sentence. */
export function gameName(game: GameKey): string {
  return has(`${game}-name`) ? say(`${game}-name`) : gameInfo(game)?.name || game;
}
export function gameAbout(game: GameKey): string {
  return has(`${game}-about`) ? say(`${game}-about`) : (gameInfo(game)?.about ?? "");
}

/** The selector for a part such as "hand" or "card:5"; nothing if the board has no such part. */
export function partOf(game: GameKey, part: string): string {
  const { parts } = manifestOf(game);
  const [name = "", which = ""] = part.split(":");
  const selector = Object.hasOwn(parts, name) ? (parts[name] ?? "") : "";
  return selector.includes("{}") === (which !== "") ? selector.replace("{}", which) : "";
}
