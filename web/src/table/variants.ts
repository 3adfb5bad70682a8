/** What a table may play otherwise than usual, besides what a new table is asked first. */

import { SOLDIERS } from "../generated/les-poilus";
import { NATION_KEYS } from "../generated/trench-club";
import { say } from "../lib/texts.svelte";
import type { GameKey } from "./model.svelte";

export type Options = Record<string, unknown>;

export interface Variant {
  option: string;
  rule: string;
  /** What is played where nothing is said. */
  usual: unknown;
  /** The values to choose from; only one for a box that is ticked or not. */
  values: (options: Options) => unknown[];
  /** A value in words. */
  words: (value: unknown) => string;
  /** Whether the question comes up with these options. */
  applies?: (options: Options) => boolean;
}

const key = (option: string) => `web-variant-${option.replaceAll("_", "-")}`;

function choice(option: string, rule: string, values: unknown[], more: Partial<Variant>): Variant {
  const words = (value: unknown) => say(`${key(option)}-${value}`);
  return { option, rule, usual: values[0], values: () => values, words, ...more };
}

/** Something that is so, or not, and is usually not. */
function box(option: string, rule: string, ticked = true, more: Partial<Variant> = {}): Variant {
  const words = () => say(key(option));
  return { option, rule, usual: !ticked, values: () => [ticked], words, ...more };
}

const isHalf = (options: Options) => options.players === 2 && options.field !== "whole";
const nation = (value: unknown) => say(`trench-club-nation-${value}`);
const seats = (options: Options) => [...Array(Number(options.players)).keys()];

export const VARIANTS: Record<GameKey, Variant[]> = {
  "les-poilus": [
    choice("challenge", "P1.7", [null, 0, 1, 2, 3, 4, 5], {
      words: (count) =>
        count === null
          ? say("web-variant-challenge-none")
          : say("web-variant-challenge-after", { count: Number(count) }),
      applies: (options) => options.difficulty === "normal",
    }),
    choice("victory", "P4.5", ["after-support", "at-once"], {}),
    choice("leader", "P1.5", [null], {
      values: (options) => [null, ...seats(options)],
      words: (seat) =>
        seat === null
          ? say("web-variant-leader-chance")
          : say("web-variant-leader-is", { number: Number(seat) + 1 }),
    }),
  ],
  footclub: [],
  "trench-club": [
    choice("field", "T1.1", [null, "whole"], {
      words: (value) => say(`web-variant-field-${value ?? "half"}`),
      applies: (options) => options.players === 2,
    }),
    choice("central", "T1.1", ["germany", "austria-hungary"], { words: nation, applies: isHalf }),
    choice("entente", "T1.1", ["france", "great-britain"], { words: nation, applies: isHalf }),
    choice("shared", "T1.1", ["central", "entente"], {
      applies: (options) => options.players === 3,
    }),
    choice("threshold_step", "T5.4", [1, 2], {}),
    box("special_start", "T11.1"),
    box("two_national_units", "T11.2", true, { applies: (options) => !options.double_armies }),
    box("destroyed_at_five", "T11.3"),
    box("double_armies", "T11.4"),
    box("first_turn_limits", "T1.6", false),
    box("surrender", "T7.1", false),
    choice("armistice", "T14.19", [100, 30, 60, 150], {
      words: (rounds) => say("web-variant-armistice-after", { rounds: Number(rounds) }),
    }),
  ],
};

export const isBox = (variant: Variant) => typeof variant.usual === "boolean";
export const titleOf = (variant: Variant) => say(key(variant.option));

/** The variants that come up with some options. */
export function offered(game: GameKey, options: Options): Variant[] {
  return VARIANTS[game].filter((variant) => variant.applies?.(options) ?? true);
}

/** What is played of a variant: as usual, where what was chosen is not there any more. */
export function played({ option, usual, values }: Variant, options: Options): unknown {
  const value = options[option] ?? usual;
  return values(options).includes(value) ? value : usual;
}

/** The options of a table: what it was asked first, and of the variants what is not as usual. */
export function withVariants(game: GameKey, asked: Options, chosen: Options): Options {
  const found: Options = { ...asked };
  const both = { ...asked, ...chosen };
  for (const variant of offered(game, both)) {
    const value = played(variant, both);
    if (value !== variant.usual) found[variant.option] = value;
  }
  const soldiers = ((chosen.soldiers ?? []) as (string | null)[]).slice(0, Number(asked.players));
  if (game === "les-poilus" && soldiers.some(Boolean))
    found.soldiers = soldiers.map((one) => one || null);
  for (const option of ["teams", "cards"]) {
    if (game === "footclub" && chosen[option]) found[option] = chosen[option];
  }
  return found;
}

/** The variants that a table plays, in words. */
export function variantWords(game: GameKey, options: Options): string[] {
  const words = VARIANTS[game]
    .filter(({ option, usual }) => option in options && (options[option] ?? usual) !== usual)
    .map((variant) => variant.words(options[variant.option]));
  for (const [seat, soldier] of ((options.soldiers ?? []) as (string | null)[]).entries()) {
    const name = SOLDIERS.find((one) => one.key === soldier)?.name;
    if (name) words.push(say("web-variant-soldier-is", { number: seat + 1, name }));
  }
  const teams = options.teams as { blue: { name: string }; red: { name: string } } | null;
  if (teams)
    words.push(say("web-variant-teams-are", { blue: teams.blue.name, red: teams.red.name }));
  if ((options.cards as unknown[] | undefined)?.length) words.push(say("web-variant-cards-own"));
  if (Object.keys(options.prices ?? {}).length) words.push(say("web-variant-prices-own"));
  return words;
}

/** By nation, clockwise, the seat that commands it; -1 if it does not play (T1.1). */
function commanders({ players, field, central, entente, shared }: Options): number[] {
  if (players === 4) return [0, 1, 2, 3];
  if (players === 3) return shared === "entente" ? [0, 1, 2, 1] : [0, 1, 0, 2];
  if (field === "whole") return [0, 1, 0, 1];
  const playing = [central ?? "germany", entente ?? "france"];
  return NATION_KEYS.map((one, place) => (playing.includes(one) ? place % 2 : -1));
}

/** What a seat plays, in words, as far as the options of the table settle it. */
export function seatWords(game: GameKey, options: Options, seat: number): string {
  if (game === "footclub") return say(`footclub-side-${seat ? "red" : "blue"}`);
  if (game === "les-poilus") {
    const soldier = ((options.soldiers ?? []) as (string | null)[])[seat];
    return SOLDIERS.find((one) => one.key === soldier)?.name ?? "";
  }
  const seats = commanders(options);
  return NATION_KEYS.filter((_, place) => seats[place] === seat)
    .map(nation)
    .join(", ");
}
