import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CARDS } from "../../generated/les-poilus";
import { offered, played, withVariants } from "../../table/variants";
import { apart, colours, contrast } from "../../tests/colour";
import { partOf } from "../manifests";
import { others, removable, removal, rests, withdrawals } from "./moves";
import { cardNotation, cardOf } from "./narrator";
import { VARIANTS } from "./options";

describe("Les Poilus", () => {
  const moves = ["play 7", "support remove mute fragile", "support remove mute", "withdraw left"];
  test("cards are found by their notation", () => {
    expect(CARDS).toHaveLength(59);
    for (let card = 1; card <= 59; card++) expect(cardOf(cardNotation(card))).toBe(card);
    expect(cardNotation(44)).toBe("phobia_mask");
  });
  test("moves are read by kind", () => {
    expect(rests(moves, "play")).toEqual(["7"]);
    expect(withdrawals([...moves, "withdraw"])).toEqual(["withdraw left", "withdraw"]);
  });
  test("two Hard Knocks are removed in whichever order they were picked", () => {
    expect(removal(moves, [50, 47])).toBe("support remove mute fragile");
    expect(removal(moves, [47])).toBe("support remove mute");
    expect(removal(moves, [50])).toBeUndefined();
    expect([...removable(moves)].sort()).toEqual([47, 50]);
  });
  test("the others sit in table order from the left neighbour", () => {
    expect(others(2, 4)).toEqual([3, 0, 1]);
    expect(others(-1, 3)).toEqual([0, 1, 2]);
  });
});

test("the coach's parts take a number where they need one", () => {
  expect(partOf("les-poilus", "card:5")).toBe(".hand [data-card='5']");
  expect(partOf("les-poilus", "card")).toBe("");
  expect(partOf("les-poilus", "hand:5")).toBe("");
  expect(partOf("les-poilus", "constructor")).toBe("");
});

test("variants come up only where they make sense", () => {
  const found = offered("les-poilus", { players: 4, difficulty: "veteran" });
  expect(found).toHaveLength(VARIANTS.length - 1);
});

test("variants name soldiers and a leader only for seats that there are", () => {
  const asked = { players: 2, difficulty: "normal" };
  const soldiers = [null, "felix", "charles"];
  expect(withVariants("les-poilus", asked, { soldiers, leader: 3, challenge: 0 })).toEqual({
    ...asked,
    soldiers: [null, "felix"],
    challenge: 0,
  });
  expect(withVariants("les-poilus", asked, { soldiers: [null, null, "felix"] })).toEqual(asked);
  const leader = VARIANTS.find((one) => one.option === "leader");
  if (!leader) throw new Error("no leader");
  expect(played(leader, { ...asked, leader: 1 })).toBe(1);
  expect(played(leader, { ...asked, leader: 3 })).toBe(null);
});

describe("colours that tell threats apart", () => {
  const BOARD = readFileSync(new URL("./colours.css", import.meta.url), "utf8");
  const PALE = "#fdf8ea";
  const threats = colours(BOARD, ".poilus");
  const usual = Object.keys(threats).filter((name) => name.startsWith("t-"));
  test("the six threats, also for those who see few colours", () => {
    const clear = colours(BOARD, ':root[data-palette="distinct"] .poilus');
    expect(usual).toHaveLength(6);
    expect(apart(usual.map((name) => threats[name] ?? ""))).toBeGreaterThan(20);
    expect(apart(Object.values(clear))).toBeGreaterThan(25);
    for (const colour of [...usual.map((name) => threats[name] ?? ""), ...Object.values(clear)]) {
      expect(contrast(colour, PALE)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
