import { describe, expect, test } from "vitest";
import { goalShare, places } from "../games/footclub/pitch";
import { others, removable, removal, rests, withdrawals } from "../games/les-poilus/moves";
import { cardNotation, cardOf } from "../games/les-poilus/narrator";
import { fraction, roundPercent } from "../games/narrator";
import { GOAL_WAYS, TEAMS } from "../generated/footclub";
import { CARDS } from "../generated/les-poilus";
import { linkTo, parseRoute } from "../lib/router.svelte";
import { fits, rulesPage, sections } from "../lib/rules";
import { spokenLanguage } from "../lib/settings.svelte";
import { lengthened, logItems } from "../table/server.svelte";

describe("addresses", () => {
  test("a link leads back to its parts", () => {
    expect(parseRoute(linkTo("rules", "les-poilus", "P3.4"))).toEqual({
      page: "rules",
      rest: ["les-poilus", "P3.4"],
    });
    expect(parseRoute("")).toEqual({ page: "home", rest: [] });
  });
  test("the browser's first language that we speak is used", () => {
    expect(spokenLanguage(["it-IT", "de-AT", "fr"])).toBe("de");
    expect(spokenLanguage(["it"])).toBe("en");
  });
});

describe("what the server sends", () => {
  test("shortened moves are made long again", () => {
    expect(
      lengthened({ play: ["3", "mute"], "": ["pass"], "withdraw drop left": ["right"] }),
    ).toEqual(["play 3", "play mute", "pass", "withdraw drop left right"]);
    expect(lengthened({ move: 700 })).toEqual([]);
  });
  test("an entry becomes lines of the log, new ones marked", () => {
    const moved = { seq: 9, kind: "moved", line: 4, events: [{ event: "a" }, { event: "b" }] };
    expect(logItems(moved, 8).map((item) => [item.key, item.line, item.fresh])).toEqual([
      ["9.0", 4, true],
      ["9.1", 4, true],
    ]);
    expect(logItems(moved, 9)[0]?.fresh).toBe(false);
    expect(logItems({ seq: 3, kind: "joined" }, 0)).toEqual([]);
  });
});

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

describe("numbers", () => {
  test("fractions are exact until they are shown", () => {
    expect(fraction("9/22")).toBeCloseTo(0.409, 3);
    expect(fraction("1")).toBe(1);
    expect(roundPercent("9/22")).toBe("41 %");
    expect(roundPercent("1/500")).toBe("<1 %");
    expect(roundPercent("0")).toBe("0 %");
  });
});

describe("rules", () => {
  const page =
    "# Title\nintro\n## P1 Setting up\n### P1.1 Players\nTwo to five, Félix.\n" +
    "## P2 Else\n\n- **P2.1** One\n  and on.\n- **P2.2** Other.\n";
  test("sections carry their numbers, items of a list too", () => {
    const ids = sections(page).map((section) => section.id);
    expect(ids).toEqual(["part-0", "P1", "P1.1", "P2", "P2.1", "P2.2"]);
    expect(sections(page)[4]?.body).toBe("One\n  and on.\n");
  });
  test("every page is there in every language, with the same anchors", async () => {
    for (const name of ["les-poilus", "trench-club", "trench-club-units", "table", "glossary"]) {
      const english = sections((await rulesPage(name, "en"))[0]).map((section) => section.id);
      expect(english.length).toBeGreaterThan(2);
      for (const language of ["fr", "de"] as const) {
        const [text, spoken] = await rulesPage(name, language);
        expect(spoken).toBe(language);
        expect(sections(text).map((section) => section.id)).toEqual(english);
      }
    }
  });
  test("the search looks at every word, accents aside", () => {
    const rule = sections(page)[2];
    expect(rule && fits(rule, "felix players")).toBe(true);
    expect(rule && fits(rule, "six")).toBe(false);
    const french = { id: "P3.5", level: 3, title: "", body: "Il n’a pas d’Épreuve" };
    expect(fits(french, " n'a epreuve ")).toBe(true);
  });
});
