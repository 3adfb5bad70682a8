/** The options of a table in words, and cards and teams of one's own. */

import { say } from "../../lib/texts.svelte";
import type { Options } from "../manifest";

export function chosenTeams(_asked: Options, chosen: Options): Options {
  const found: Options = {};
  for (const option of ["teams", "cards"]) if (chosen[option]) found[option] = chosen[option];
  return found;
}

export function teamWords(options: Options): string[] {
  const teams = options.teams as { blue: { name: string }; red: { name: string } } | null;
  return [
    ...(teams
      ? [say("web-variant-teams-are", { blue: teams.blue.name, red: teams.red.name })]
      : []),
    ...((options.cards as unknown[] | undefined)?.length ? [say("web-variant-cards-own")] : []),
  ];
}

export function optionWords(options: Options): string[] {
  return options.shoot_out ? [say("web-shoot-out")] : [];
}

export function seatWords(_options: Options, seat: number): string {
  return say(`footclub-side-${seat ? "red" : "blue"}`);
}
