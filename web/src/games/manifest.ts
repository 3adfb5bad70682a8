/** What the rest of the client knows of a game. Each game's `index.ts` exports one. */

import type { Component, Snippet } from "svelte";
import type { Outcome } from "../generated/kernel";
import { say } from "../lib/texts.svelte";
import type { Script } from "../table/beat";
import type { GameKey, TableModel } from "../table/model.svelte";
import type { Narrator } from "./narrator";

export type Options = Record<string, unknown>;

/** What a table may play otherwise than usual, besides what a new table is asked first. */
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

/** A line of the panel of odds: an exact fraction or none, and whether it is to be feared. */
export interface Row {
  label: string;
  chance: string;
  bad: boolean;
  /** Where a chance is not exact: how it is shown. */
  shown?: string;
}

export type Rule = Snippet<[string]>;
// biome-ignore lint/suspicious/noExplicitAny: each board takes the narrator of its own game
export type Board = Component<{ table: TableModel; narrator: any; latest?: string }>;
/** The first questions of a new table; what they come to is bound. */
export type Form = Component<{ game: GameKey; asked: Options; rule: Rule }, object, "asked">;
/** Questions that no list of values can ask. */
export type MoreVariants = Component<
  { asked: Options; chosen: Options; rule: Rule },
  object,
  "chosen"
>;
// biome-ignore lint/suspicious/noExplicitAny: most know which game they are
export type Picture = Component<any>;
// biome-ignore lint/suspicious/noExplicitAny: each game draws what it has kept
export type Keepsake = Component<{ kept: any; seat: number }>;
type Loaded<T> = Promise<{ default: T }>;

export interface Manifest {
  key: GameKey;
  /** Where it stands among the games. */
  order: number;
  /** The fewest and the most players. */
  seats: [number, number];
  /** A table that is opened with one click: how many sit there, and what they play. */
  players: number;
  quick: Options;
  board: () => Loaded<Board>;
  narrator: (table: TableModel) => Narrator;
  /** How what happens is shown; without it each entry is shown as it leaves the table. */
  stage?: () => Loaded<Script>;
  /** What a new table is asked first: what is asked before anybody answers, and the form. */
  asked: Options;
  form: () => Loaded<Form>;
  /** Whether the players of a new table choose what they play. */
  sides: boolean;
  /** What a seat plays, in words, as far as the options of a table settle it. */
  seatWords: (options: Options, seat: number) => string;
  /** The options of a table in words, without its variants. */
  optionWords: (options: Options) => string[];
  variants: Variant[];
  /** Variants that need a form of their own: what is sent of them, how they are told, the form. */
  more?: {
    chosen?: (asked: Options, chosen: Options) => Options;
    words?: (options: Options) => string[];
    form?: () => Loaded<MoreVariants>;
  };
  /** What the panel of odds shows, and the sentence above it. */
  oddsRows: (table: TableModel, narrator: Narrator) => Row[];
  oddsLead: string;
  /** Whether odds tell more with playouts, which take a moment. */
  needsPlayouts?: (odds: unknown) => boolean;
  /** The parts of the board that a coach can point at: a name in a scenario -> where it is. */
  parts: Record<string, string>;
  /** The move by which a side gives the game up: the table's menu offers it, behind a dialog. */
  givesUp?: string;
  /** Draws what a narrator names by a sign, such as a card in the log. */
  drawn?: Component<{ sign: string; words: string; end?: string }>;
  /** The coach's sign. */
  sign: string;
  /** What a topic of the pages that teach it is drawn with; a game without it is not taught. */
  lesson?: () => Loaded<Component<{ topic: string }>>;
  /** Whether there is a guided first game whose words are here. */
  guided: boolean;
  /** Whether the server tells it in sentences, for want of a narrator here. */
  told: boolean;
  /** The sign of the last page; its title where it is not simply won or lost; the sentence below. */
  endArt: (won: boolean) => string;
  endTitle?: (table: TableModel) => string;
  endDetail?: (table: TableModel) => string;
  /** How a game ended for a seat, in a few words for a list. */
  endWords?: (outcome: Outcome, seat: number) => string;
  /** The view once these moves were made, as far as its board would show it: for puzzles. */
  after?: (view: unknown, moves: string[]) => unknown;
  /** What the book keeps of the last view, and the small picture it draws from that. */
  keepsake?: { of: (view: unknown) => unknown; picture: () => Loaded<Keepsake> };
  /** Why whoever looks at a table may not speak there now; nothing if they may. */
  muted?: (table: TableModel) => string;
  /** The letter that the numbers of its rules begin with, and pages that its rules link to. */
  rulesLetter: string;
  rulePages: string[];
  picture: Picture;
  /** By level: the longest decision, in units of a little work (`progress.pace`). Only slow ones. */
  slow?: Record<string, number>;
}

const key = (option: string) => `web-variant-${option.replaceAll("_", "-")}`;

/** A variant with a list of values, the usual one first. */
export function choice(
  option: string,
  rule: string,
  values: unknown[],
  more: Partial<Variant> = {},
): Variant {
  const words = (value: unknown) => say(`${key(option)}-${value}`);
  return { option, rule, usual: values[0], values: () => values, words, ...more };
}

/** Something that is so, or not, and is usually not. */
export function box(
  option: string,
  rule: string,
  ticked = true,
  more: Partial<Variant> = {},
): Variant {
  const words = () => say(key(option));
  return { option, rule, usual: !ticked, values: () => [ticked], words, ...more };
}

export const isBox = (variant: Variant) => typeof variant.usual === "boolean";
export const titleOf = (variant: Variant) => say(key(variant.option));

/** How a game ended for a seat, in a word. */
export function endedHow({ winners }: Outcome, seat: number): string {
  return say(
    `web-result-${winners.length === 0 ? "draw" : winners.includes(seat) ? "won" : "lost"}`,
  );
}
