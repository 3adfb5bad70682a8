import { describe, expect, test } from "vitest";
import { type FootClubViewDocument, GOAL_WAYS, TEAMS } from "../../generated/footclub";
import { addTexts, speak } from "../../lib/texts.svelte";
import type { Teller } from "../../table/beat";
import { actingOf } from "./acting";
import { beat } from "./beats";
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
  test("whoever gets the goal's token has shot, and is alone in a shoot-out", () => {
    const squads = [places(TEAMS.blue.cards, true), places(TEAMS.red.cards, false)];
    const [first, second] = (squads[0] ?? [])
      .filter((one) => one.card.pos === "forward")
      .sort((one, other) => other.card.stars - one.card.stars);
    const seen = (event: string, tokens: number[]) => {
      const view = { sides: [{ tokens }, {}], bonus: null } as unknown as FootClubViewDocument;
      const events = [{ event, seat: 0 }];
      const beat = { events, size: "big" as const, show: [], hold: 0 };
      const { acts, runs } = actingOf(view, squads, beat, false, { x: 50, y: 32 });
      return [acts.has(`0.${first?.number}`), acts.has(`0.${second?.number}`), runs.size > 1];
    };
    expect(seen("goal-scored", [])).toEqual([true, false, true]);
    expect(seen("goal-scored", [first?.number ?? 0])).toEqual([false, true, true]);
    expect(seen("shoot-out-goal", [])).toEqual([true, false, false]);
  });
  test("a save tells a sum below nothing with its minus", async () => {
    await speak("en");
    await addTexts("banner-footclub");
    const saved = { event: "shot-saved", seat: 0, defence: 5, attack: 1, bonus: -3 };
    const { banner } = beat([saved], {} as FootClubViewDocument, {} as Teller);
    expect(banner?.words).toBe("Saved! 5 against −2");
  });
});
