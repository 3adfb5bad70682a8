/** Moves read from their notation, so that the board can offer them where they happen. */

import type { TrenchViewDocument } from "../../generated/trench-club";
import { hexNumber } from "./names";

export interface Act {
  move: string;
  name: string;
  unit?: number;
  target?: number;
  truck?: number;
  hex?: number;
  fort?: number;
  company?: number;
  kind?: string;
  ally?: string;
  bonds?: number;
}

type Slot = "unit" | "target" | "truck" | "hex" | "fort" | "company" | "kind" | "ally" | "bonds";

/** The name of a move in the texts, and its notation with a slot for each value. */
const NOTATIONS: [string, string][] = [
  ["choose", "choose {kind}"],
  ["assign", "assign {unit} to company {company}"],
  ["turn", "turn token {company}"],
  ["place", "place {unit} on {hex}"],
  ["headquarters", "headquarters {hex}"],
  ["use", "use company {company}"],
  ["enter", "move {unit} into fort {fort}"],
  ["move", "move {unit} to {hex}"],
  ["capture", "capture fort {fort} with {unit}"],
  ["board", "board {unit} on {truck}"],
  ["unload", "unload {unit}"],
  ["set-down", "set down {unit} on {hex}"],
  ["mine", "mine {hex} with {unit}"],
  ["end-movement", "end movement"],
  ["attack", "attack {target} with {unit}"],
  ["withdraw", "withdraw {unit}"],
  ["advance", "advance {unit}"],
  ["confirm", "confirm attacks"],
  ["repair", "repair {unit}"],
  ["heal", "heal {target} with {unit}"],
  ["buy", "buy {kind} in fort {fort}"],
  ["draw", "draw special force"],
  ["garrison", "place {unit} in fort {fort}"],
  ["pay", "pay for a point"],
  ["give", "give {bonds}"],
  ["transfer", "give {bonds} to {ally}"],
  ["end-turn", "end turn"],
  ["surrender", "surrender"],
  ["agree", "agree"],
  ["refuse", "refuse"],
];
const PATTERNS = NOTATIONS.map(([name, words]): [string, RegExp, Slot[]] => [
  name,
  new RegExp(`^${words.replace(/\{\w+\}/g, "(\\S+)")}$`),
  [...words.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as Slot),
]);

export function readMove(move: string): Act {
  for (const [name, pattern, slots] of PATTERNS) {
    const found = pattern.exec(move);
    if (!found) continue;
    const act: Act = { move, name };
    slots.forEach((slot, place) => {
      const word = found[place + 1] ?? "";
      if (slot === "kind" || slot === "ally") act[slot] = word;
      else act[slot] = slot === "hex" ? hexNumber(word) : Number(word);
    });
    return act;
  }
  return { move, name: move };
}

/** The moves of each unit, and those that no unit makes. */
export function byUnit(acts: Act[]): Map<number, Act[]> {
  const found = new Map<number, Act[]>();
  for (const act of acts) {
    if (act.unit === undefined) continue;
    const own = found.get(act.unit);
    if (own) own.push(act);
    else found.set(act.unit, [act]);
  }
  return found;
}

export interface Gifts {
  /** The nation that is given to; empty where the rules know only one. */
  ally: string;
  least: number;
  most: number;
}

/** What can be given to each ally (T6.2). */
export function giftsOf(moves: string[]): Gifts[] {
  const found = new Map<string, Gifts>();
  for (const { name, ally = "", bonds = 0 } of moves.map(readMove)) {
    if (name !== "give" && name !== "transfer") continue;
    const known = found.get(ally) ?? { ally, least: bonds, most: bonds };
    found.set(ally, {
      ally,
      least: Math.min(known.least, bonds),
      most: Math.max(known.most, bonds),
    });
  }
  return [...found.values()];
}

/** The view with these attacks on the list. */
export function withAttacks(view: unknown, moves: string[]): unknown {
  const found = view as TrenchViewDocument;
  const attacks = moves.flatMap((move) => {
    const { unit, target } = readMove(move) ?? {};
    return unit === undefined || target === undefined ? [] : [{ attacker: unit, target }];
  });
  return { ...found, position: { ...found.position, attacks } };
}
