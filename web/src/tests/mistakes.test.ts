import { expect, test } from "vitest";
import type { ReviewedMistake } from "../generated/server";
import {
  answerMistake,
  forgetMistake,
  keepMistakes,
  knownMistakes,
  type Mistake,
  questions,
} from "../lib/mistakes.svelte";
import type { Position } from "../review/position";

const position: Position = {
  game: "some-game",
  seat: 0,
  names: ["A", "B"],
  options: {},
  line: 4,
  view: {},
  prompt: null,
  toAct: [0],
  words: null,
};

function mistake(line: number, more: Partial<ReviewedMistake> = {}): ReviewedMistake {
  const options = [
    { move: "withdraw left", text: "Withdraw", score: 0.62 },
    { move: "play 3", text: "Play rain", score: 0.6 },
    { move: "play 5", text: "Play night", score: 0.5 },
  ];
  return {
    line,
    sentence: "",
    why: [],
    move: "Play night",
    best: "Withdraw",
    points: 12,
    error: 2,
    rule: "P3.7",
    options,
    ...more,
  };
}
const first = () => questions()[0] as Mistake;

test("a question comes back until it is answered well, after those that wait", () => {
  keepMistakes("one", [mistake(5), mistake(9)], { 5: position, 9: position });
  expect(questions().map(({ line }) => line)).toEqual([5, 9]);
  expect(answerMistake(first(), "play 5")).toBe(false);
  expect(questions().map(({ line }) => line)).toEqual([9, 5]);
  // Within three points of the best is well.
  expect(answerMistake(first(), "play 3")).toBe(true);
  expect(questions().map(({ line }) => line)).toEqual([5]);
  // Another look at the same review forgets nothing.
  keepMistakes("one", [mistake(5), mistake(9)], { 5: position, 9: position });
  expect(questions().map(({ line, tries }) => [line, tries])).toEqual([[5, 1]]);
  forgetMistake(first());
  expect(questions()).toEqual([]);
  expect(knownMistakes()).toHaveLength(1);
});

test("what cannot be answered is not asked", () => {
  keepMistakes("two", [mistake(1, { options: [], best: "" }), mistake(2)], { 1: position });
  expect(knownMistakes().filter(({ table }) => table === "two")).toEqual([]);
});

test("the oldest that are learned go first when there are too many", () => {
  for (let game = 0; game < 70; game += 1)
    keepMistakes(`many ${game}`, [mistake(1)], { 1: position });
  expect(knownMistakes()).toHaveLength(60);
  expect(knownMistakes().every(({ learned }) => !learned)).toBe(true);
});
