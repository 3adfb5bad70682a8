import { describe, expect, test } from "vitest";
import { games } from "../games/manifests";
import { fraction, percent, roundPercent } from "../games/narrator";
import type { PublicMessage } from "../generated/server";
import { clockText } from "../lib/clock";
import { decimal } from "../lib/numbers";
import { linkTo, parseRoute } from "../lib/router.svelte";
import { fits, rulesPage, sections } from "../lib/rules";
import { settings, spokenLanguage } from "../lib/settings.svelte";
import { speak } from "../lib/texts.svelte";
import { spread } from "../review/spread";
import { lengthened } from "../table/frames";
import { LogBook, lastMoveOf } from "../table/logbook";
import { usualAbsence } from "../table/words";

describe("addresses", () => {
  test("a link leads back to its parts", () => {
    expect(parseRoute(linkTo("rules", "some-game", "P3.4"))).toEqual({
      page: "rules",
      rest: ["some-game", "P3.4"],
    });
    expect(parseRoute("")).toEqual({ page: "home", rest: [] });
    expect(parseRoute("#/table/a%zz")).toEqual({ page: "table", rest: ["a%zz"] });
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
});

describe("terms", () => {
  test("the computer sits in a day later where nothing else sees to it", () => {
    expect(usualAbsence({})).toBe(86_400);
    expect(usualAbsence({ clock: { per: "turn", seconds: 120 } })).toBe(0);
    expect(usualAbsence({ hot_seat: true })).toBe(0);
  });
});

describe("the log", () => {
  const moved = (seq: number, line: number, seat = 0): PublicMessage => ({
    seq,
    at: 0,
    kind: "moved",
    line,
    seat,
    by_bot: false,
    events: [{ event: "a" }, { event: "b" }],
  });
  const undone = (seq: number, line: number): PublicMessage => ({
    seq,
    at: 0,
    kind: "undone",
    line,
    seat: 0,
    undo: line - 1,
  });
  const standing = (book: LogBook) =>
    book.items.filter((item) => item.by !== undefined && !item.undone).map((item) => item.key);

  test("entries become lines, none twice, and what came after one left is marked", () => {
    const book = new LogBook();
    book.add([moved(8, 3), moved(9, 4)], 8);
    book.add([moved(9, 4)], 8);
    expect(book.items.map((item) => [item.key, item.line, item.fresh])).toEqual([
      ["8.0", 3, false],
      ["8.1", 3, false],
      ["9.0", 4, true],
      ["9.1", 4, true],
    ]);
    book.settle();
    expect(book.items.some((item) => item.fresh)).toBe(false);
  });
  test("a seat that passes on and is won back is told by the names of then", () => {
    const book = new LogBook();
    const about = { at: 0, seat: 1 };
    book.add(
      [
        { ...about, seq: 3, kind: "passed", name: "Dee", former: "Ben" },
        { ...about, seq: 4, kind: "won-back", name: "Ben", former: "Dee" },
        { ...about, seq: 5, kind: "muted", muted: false },
      ],
      0,
    );
    expect(book.items.map(({ note, about }) => [note, about?.name, about?.former])).toEqual([
      ["server-passed", "Dee", "Ben"],
      ["server-won-back", "Ben", "Dee"],
      ["server-unmuted", "", ""],
    ]);
  });
  test("an undone move is struck out and another one of the seat is its last", () => {
    const book = new LogBook();
    book.add([moved(8, 3), moved(9, 4), undone(10, 5)], 0);
    expect(standing(book)).toEqual(["8.0", "8.1"]);
    expect(lastMoveOf(book.items, 0)).toBe(3);
    expect(lastMoveOf(book.items, 1)).toBe(0);
  });
  test("what a long log had left out comes before the rest, as if it had been told in order", () => {
    const book = new LogBook();
    book.add([moved(9, 4), undone(10, 5), moved(11, 6, 1)], 7);
    book.insert([moved(7, 2, 1), moved(8, 3)], 7);
    book.add([moved(12, 7)], 0);
    const whole = new LogBook();
    whole.add([moved(7, 2, 1), moved(8, 3), moved(9, 4), undone(10, 5), moved(11, 6, 1)], 7);
    whole.add([moved(12, 7)], 0);
    expect(book.items).toEqual(whole.items);
    expect(book.items.filter((item) => item.fresh).map((item) => item.key)).toContain("8.0");
    expect(lastMoveOf(book.items, 1)).toBe(6);
  });
  const asks = (seq: number, asked: number[]): PublicMessage => ({
    seq,
    at: 0,
    kind: "proposed",
    what: "take-back",
    by: 0,
    line: 3,
    seat: -1,
    name: "",
    asked,
  });
  const answers = (seq: number, seat: number, agree: boolean): PublicMessage => ({
    seq,
    at: 0,
    kind: "answered",
    seat,
    proposal: 0,
    agree,
  });
  const away = (seq: number, seat: number): PublicMessage => ({
    seq,
    at: 0,
    kind: "sat-in",
    seat,
    level: "sensible",
    reason: "absence",
  });
  test("what all agree to take back falls with everything after it", () => {
    const book = new LogBook();
    book.add([moved(7, 2, 1), moved(8, 3), moved(9, 4, 1), asks(10, [1, 2])], 0);
    book.add([answers(11, 1, true)], 0);
    expect(standing(book)).toHaveLength(6);
    book.add([answers(12, 2, true)], 0);
    expect(standing(book)).toEqual(["7.0", "7.1"]);
    expect(book.items.at(-1)?.event).toEqual({ event: "taken-back", seat: 0, undo: 3 });
    expect(book.items.at(-1)?.line).toBe(5);
  });
  test("a proposal that is declined, or falls with the next move, takes nothing back", () => {
    const book = new LogBook();
    book.add([moved(8, 3), asks(9, [1]), answers(10, 1, false)], 0);
    book.add([asks(11, [1]), moved(12, 4, 1), answers(13, 1, true)], 0);
    expect(standing(book)).toHaveLength(4);
  });
  test("whoever is away is not waited for, but cannot agree either", () => {
    const book = new LogBook();
    book.add([moved(8, 3), asks(9, [1]), away(10, 1)], 0);
    expect(standing(book)).toHaveLength(2);
  });
  test("somebody sitting down is told as a note", () => {
    const book = new LogBook();
    book.add([{ seq: 3, at: 0, kind: "joined", seat: 1, name: "Ada" }], 0);
    expect(book.items[0]).toMatchObject({ kind: "note", note: "server-joined", seat: 1 });
  });
});

describe("clocks", () => {
  test("a span reads as on a clock", () => {
    expect([7_000, 750_000, 18_250_000, 273_000_000].map((span) => clockText(span))).toEqual([
      "0:07",
      "12:30",
      "5:04:10",
      "3d 3:50",
    ]);
    expect(clockText(273_000_000, "fr")).toMatch(/^3\s?j 3:50$/);
    expect(clockText(273_000_000, "de")).toMatch(/^3\s?T 3:50$/);
  });
});

describe("numbers", () => {
  test("fractions are exact until they are shown", () => {
    expect(fraction("9/22")).toBeCloseTo(0.409, 3);
    expect(fraction(`${"9".repeat(700)}/${"2".repeat(701)}`)).toBeCloseTo(0.45, 6);
    expect(fraction(`7/${"2".repeat(701)}`)).toBe(0);
    expect(fraction("1")).toBe(1);
  });
  test("a percentage is written as its language writes it", async () => {
    const all = () => [
      roundPercent("9/22"),
      roundPercent("1/500"),
      roundPercent("0"),
      percent("1"),
    ];
    await speak("en");
    expect(all()).toEqual(["41%", "<1%", "0%", "100%"]);
    for (const language of ["fr", "de"] as const) {
      await speak(language);
      expect(all()).toEqual(["41\u00a0%", "<1\u00a0%", "0\u00a0%", "100\u00a0%"]);
    }
  });
  test("a number has the minus and the decimal sign of its language", () => {
    settings.language = "en";
    expect([decimal(-0.94), decimal(-0.04), decimal(1234.56)]).toEqual(["−0.9", "0", "1,234.6"]);
    settings.language = "de";
    expect([decimal(-0.94), decimal(2, 1)]).toEqual(["−0,9", "2,0"]);
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
    const pages = games().flatMap(({ key, rulePages }) => [key, ...rulePages]);
    for (const name of [...pages, "table", "glossary"]) {
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

test("the numbers on a curve do not cover each other", () => {
  expect(spread([10, 80], 26, 300)).toEqual([10, 80]);
  expect(spread([10, 20, 30], 26, 300)).toEqual([10, 36, 62]);
  expect(spread([280, 290, 300], 26, 300)).toEqual([248, 274, 300]);
  expect(spread([5, 5, 5], 26, 40)).toEqual([0, 20, 40]);
  expect(spread([], 26, 40)).toEqual([]);
});
