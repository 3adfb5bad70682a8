/** The options of a table in words, and its variants. */

import { SOLDIERS } from "../../generated/les-poilus";
import { say } from "../../lib/texts.svelte";
import { choice, type Options, type Variant } from "../manifest";

const seats = (options: Options) => [...Array(Number(options.players)).keys()];
const soldiersOf = (options: Options) => (options.soldiers ?? []) as (string | null)[];
const nameOf = (soldier: string | null | undefined) =>
  SOLDIERS.find((one) => one.key === soldier)?.name ?? "";

export const VARIANTS: Variant[] = [
  choice("challenge", "P1.7", [null, 0, 1, 2, 3, 4, 5], {
    words: (count) =>
      count === null
        ? say("web-variant-challenge-none")
        : say("web-variant-challenge-after", { count: Number(count) }),
    applies: (options) => options.difficulty === "normal",
  }),
  choice("victory", "P4.5", ["after-support", "at-once"]),
  choice("leader", "P1.5", [null], {
    values: (options) => [null, ...seats(options)],
    words: (seat) =>
      seat === null
        ? say("web-variant-leader-chance")
        : say("web-variant-leader-is", { number: Number(seat) + 1 }),
  }),
];

/** Soldiers only for seats that there are. */
export function chosenSoldiers(asked: Options, chosen: Options): Options {
  const soldiers = soldiersOf(chosen).slice(0, Number(asked.players));
  return soldiers.some(Boolean) ? { soldiers: soldiers.map((one) => one || null) } : {};
}

export function soldierWords(options: Options): string[] {
  return soldiersOf(options).flatMap((soldier, seat) => {
    const name = nameOf(soldier);
    return name ? [say("web-variant-soldier-is", { number: seat + 1, name })] : [];
  });
}

export function optionWords(options: Options): string[] {
  return [say(`web-difficulty-${options.difficulty}`)];
}

export function seatWords(options: Options, seat: number): string {
  return nameOf(soldiersOf(options)[seat]);
}
