/** What the server offers: its games, in the language of the page. */

import type { DealTerms, GameInfo } from "../generated/server";
import { patiently } from "./request.svelte";
import { type Language, settings } from "./settings.svelte";

let offered: Partial<Record<Language, GameInfo[]>> = $state.raw({});
const asked = new Set<Language>();

/** The server's games; null until it has answered, for which it is asked patiently. */
export function serverGames(): GameInfo[] | null {
  const { language } = settings;
  if (!asked.has(language)) {
    asked.add(language);
    patiently<GameInfo[]>(`games?lang=${language}`)
      .then((found) => {
        offered = { ...offered, [language]: found };
      })
      .catch(() => asked.delete(language));
  }
  // Better in another language than not at all, for a moment.
  return offered[language] ?? Object.values(offered)[0] ?? null;
}

export function gameInfo(game: string): GameInfo | undefined {
  return serverGames()?.find((one) => one.game === game);
}

/** The levels of a game's computer players, the best one last. */
export function levelsOf(game: string): string[] {
  return gameInfo(game)?.levels ?? [];
}

/** The levels that may sit at a table: at a first try the deal's alone (K14.2), so that all meet the same. */
export function levelsAt({ game, deal }: { game: string; deal: DealTerms | null }): string[] {
  return deal?.first && deal.level ? [deal.level] : levelsOf(game);
}

/** The maps that people drew and this server offers, by what the option takes. */
export function mapsOf(game: string): [string, string][] {
  return Object.entries(gameInfo(game)?.maps ?? {});
}
