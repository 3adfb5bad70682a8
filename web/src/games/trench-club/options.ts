/** The options of a table in words, its variants, and who commands what. */

import type { OwnMap } from "../../generated/server";
import { BATTLES, NATION_KEYS } from "../../generated/trench-club";
import { say } from "../../lib/texts.svelte";
import { box, choice, type Options, type Variant } from "../manifest";

/** What may be added, and the rule that tells of it. */
export const ADDITIONS = [
  ["special_forces", "T8.1"],
  ["victory_points", "T9.1"],
  ["trenches", "T10.1"],
] as const;

const isHalf = (options: Options) => options.players === 2 && options.field !== "whole";
const nation = (value: unknown) => say(`trench-club-nation-${value}`);

/** With what a short battle settles. */
const settled = (options: Options): Options =>
  typeof options.battle === "string" ? { ...BATTLES[options.battle], ...options } : options;

const OF_A_WAR: Variant[] = [
  choice("field", "T1.1", [null, "whole"], {
    words: (value) => say(`web-variant-field-${value ?? "half"}`),
    applies: (options) => options.players === 2,
  }),
  choice("central", "T1.1", ["germany", "austria-hungary"], { words: nation, applies: isHalf }),
  choice("entente", "T1.1", ["france", "great-britain"], { words: nation, applies: isHalf }),
  choice("shared", "T1.1", ["central", "entente"], {
    applies: (options) => options.players === 3,
  }),
  choice("threshold_step", "T5.4", [1, 2]),
  box("special_start", "T11.1"),
  box("two_national_units", "T11.2", true, { applies: (options) => !options.double_armies }),
  box("destroyed_at_five", "T11.3"),
  box("double_armies", "T11.4"),
  box("first_turn_limits", "T1.6", false),
  box("surrender", "T7.1", false),
  choice("armistice", "T14.19", [100, 10, 30, 60, 150], {
    words: (rounds) => say("web-variant-armistice-after", { rounds: Number(rounds) }),
  }),
  box("decision", "T14.22"),
];

/** A battle leaves nothing to be varied. */
export const VARIANTS: Variant[] = OF_A_WAR.map((variant) => ({
  ...variant,
  applies: (options) => !options.battle && (variant.applies?.(options) ?? true),
}));

export const additionWords = (one: string) => say(`web-tc-add-${one.replace("_", "-")}`);

export function optionWords(options: Options): string[] {
  if (options.battle) return [say(`trench-club-battle-${options.battle}`)];
  const added = ADDITIONS.filter(([one]) => options[one]).map(([one]) => additionWords(one));
  return [mapWords(options.map as string | OwnMap), ...added];
}

function mapWords(map: string | OwnMap): string {
  if (typeof map === "string") return say(`web-tc-map-${map}`);
  return say("web-tc-own-map", { name: map.name });
}

export function priceWords(options: Options): string[] {
  return Object.keys(options.prices ?? {}).length ? [say("web-variant-prices-own")] : [];
}

/** By nation, clockwise, the seat that commands it; -1 if it does not play (T1.1). */
function commanders(options: Options): number[] {
  const { players, field, central, entente, shared } = settled(options);
  if (players === 4) return [0, 1, 2, 3];
  if (players === 3) return shared === "entente" ? [0, 1, 2, 1] : [0, 1, 0, 2];
  if (field === "whole") return [0, 1, 0, 1];
  const playing = [central ?? "germany", entente ?? "france"];
  return NATION_KEYS.map((one, place) => (playing.includes(one) ? place % 2 : -1));
}

/** Who fights together against whom. */
export function alliesOf(options: Options): string {
  const playing = NATION_KEYS.filter((_, place) => (commanders(options)[place] ?? -1) >= 0);
  const side = (number: number) =>
    NATION_KEYS.filter((one, place) => place % 2 === number && playing.includes(one)).map(nation);
  const [central, entente] = [side(0), side(1)];
  const listed = (names: string[]) => names.join(say("web-tc-and"));
  return say("web-tc-allies", { central: listed(central), entente: listed(entente) });
}

export function seatWords(options: Options, seat: number): string {
  const seats = commanders(options);
  return NATION_KEYS.filter((_, place) => seats[place] === seat)
    .map(nation)
    .join(", ");
}
