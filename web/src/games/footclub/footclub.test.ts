import { describe, expect, test } from "vitest";
import { GOAL_WAYS, TEAMS } from "../../generated/footclub";
import { goalShare, places } from "./pitch";

describe("FootClub", () => {
  test("the chance of a goal stays between never and always", () => {
    expect(goalShare(-9, GOAL_WAYS)).toBe(0);
    expect(goalShare(0, GOAL_WAYS)).toBe(0.5);
    expect(goalShare(8, GOAL_WAYS)).toBe(1);
  });
  test("both teams stand on their own half", () => {
    expect(places(TEAMS.blue.cards, true).every((one) => one.x < 50)).toBe(true);
    expect(places(TEAMS.red.cards, false).every((one) => one.x > 50)).toBe(true);
    expect(places(TEAMS.blue.cards, true)).toHaveLength(11);
  });
});
