import { beforeEach, expect, test, vi } from "vitest";
import { playedToday } from "../book/deals";
import {
  addGames,
  type BookGame,
  bookGames,
  noteDeal,
  noteReview,
  strikeOut,
  writeDown,
} from "../lib/book.svelte";
import { counted, peopleOf, share } from "../lib/book-figures";
import { BadBook, bookText, readBook } from "../lib/book-file";
import { keepingTrouble } from "../lib/kept.svelte";
import {
  addTried,
  gradeOf,
  longestStreak,
  noteTried,
  streak,
  type Tried,
  triedPuzzles,
} from "../lib/puzzle-progress.svelte";

const game = (id: string, at: number, more: Partial<BookGame> = {}): BookGame => ({
  id: `table-${id}-0000`,
  game: "some-game",
  at,
  seat: 0,
  seats: [
    { name: "Ada", level: "" },
    { name: "Le Prof", level: "captain" },
  ],
  options: {},
  outcome: { reason: "win", rule: "F5.1", winners: [0], scores: [1, 0], args: {} },
  ...more,
});
const tried = (id: string, right: boolean, grade: Tried["grade"] = "easy"): Tried => ({
  id: id.padStart(8, "0"),
  game: "some-game",
  grade,
  right,
  at: Number(id),
});

let stored: Map<string, string>;
let refuse: string;
beforeEach(() => {
  stored = new Map();
  refuse = "";
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refuse) throw new DOMException("no", refuse);
      stored.set(key, text);
    },
  });
  for (const { id } of bookGames()) strikeOut(id);
});

test("a game is written down once, and its picture when it is known", () => {
  writeDown(game("a", 1));
  writeDown(game("a", 5, { end: { goals: [2, 0] } }));
  writeDown(game("b", 3));
  expect(bookGames().map(({ at }) => at)).toEqual([3, 1]);
  expect(bookGames()[1]?.end).toEqual({ goals: [2, 0] });
  expect(JSON.parse(stored.get("tablee-book") ?? "")).toHaveLength(2);
});

test("what another tab has written stays", () => {
  writeDown(game("a", 1));
  stored.set("tablee-book", JSON.stringify([...bookGames(), game("other", 9)]));
  writeDown(game("b", 3));
  expect(bookGames().map(({ at }) => at)).toEqual([9, 3, 1]);
});

test("a review is noted in points, for one's own seat", () => {
  writeDown(game("a", 1));
  const seat = { decisions: 20, cost: 0.2, cost_error: 0.02, worst: [], level: "captain" };
  const seats = [
    { ...seat, seat: 0, skill: 0.01, skill_error: 0.002, luck: 0.125, luck_error: 0.05 },
    { ...seat, seat: 1, skill: null, skill_error: 0, luck: -0.125, luck_error: 0.05 },
  ];
  noteReview("table-a-0000", { judge: "some-game 1", seats } as never);
  expect(bookGames()[0]?.review).toMatchObject({ luck: 12.5, skill: 1, level: "captain" });
});

test("how others did with a deal is noted, also of a game that became one only later", () => {
  writeDown(game("a", 1));
  const side = { table: "table-a-0000", done: true, better: 1, level: 0, worse: 2 };
  noteDeal({ name: "c-1", sides: [side, { ...side, table: "", done: false }] } as never);
  expect(bookGames()[0]?.deal).toEqual({
    name: "c-1",
    first: true,
    compared: { better: 1, level: 0, worse: 2 },
  });
});

test.each([
  ["QuotaExceededError", "full"],
  ["SecurityError", "forbidden"],
])("%s is told, and the page still knows its games", (name, told) => {
  refuse = name;
  expect(writeDown(game("a", 1))).toBe(false);
  expect(keepingTrouble()).toBe(told);
  expect(bookGames()).toHaveLength(1);
  refuse = "";
  expect(writeDown(game("b", 2))).toBe(true);
  expect(keepingTrouble()).toBe("");
  expect(JSON.parse(stored.get("tablee-book") ?? "")).toHaveLength(2);
});

test("a book goes out into a file and comes in again, with nothing lost and nothing twice", () => {
  const games = [game("b", 3, { end: { goals: [2, 0] } }), game("a", 1)];
  const puzzles = [tried("1", true), tried("2", false, "hard")];
  const text = bookText({ games, puzzles });
  expect(readBook(text)).toEqual({ games, puzzles });
  writeDown(game("a", 1));
  expect(addGames(readBook(text).games)).toEqual({ fresh: 1, kept: true });
  expect(bookGames()).toHaveLength(2);
});

test("a broken file is refused with every fault", () => {
  expect(() => readBook("{")).toThrow(BadBook);
  const broken = JSON.parse(
    bookText({ games: [game("a", 1), game("a", 2)], puzzles: [tried("1", true)] }),
  );
  broken.format = "something";
  broken.games[0].at = "yesterday";
  broken.games[0].seats[1].level = 7;
  broken.games[0].seat = 0.5;
  broken.games[0].outcome.winners = [2];
  broken.games[0].outcome.scores = [50, 0];
  broken.games[1].outcome = null;
  broken.puzzles[0].grade = "absurd";
  try {
    readBook(JSON.stringify(broken));
    expect.unreachable();
  } catch (error) {
    // Texts are not loaded here: each fault is its message's name.
    expect((error as BadBook).faults).toHaveLength(9);
  }
});

test("the same puzzle twice in a file is a fault", () => {
  const text = bookText({ games: [], puzzles: [tried("1", true), tried("1", true)] });
  expect(() => readBook(text)).toThrow(BadBook);
});

test("what is kept but makes no sense is left out, and set aside", async () => {
  const good = game("a", 1);
  const spoilt = [null, 7, {}, { ...good, seats: [null] }, { ...good, outcome: null }, good];
  stored.set("tablee-book", JSON.stringify(spoilt));
  stored.set("tablee-puzzles", JSON.stringify([null, tried("1", true)]));
  stored.set("tablee-tables", JSON.stringify([null, { id: "no names" }]));
  vi.resetModules();
  expect((await import("../lib/book.svelte")).bookGames()).toEqual([good]);
  expect((await import("../lib/puzzle-progress.svelte")).streak()).toBe(1);
  expect((await import("../lib/house.svelte")).knownTables()).toEqual([]);
  expect(JSON.parse(stored.get("tablee-book-damaged") ?? "")).toEqual(spoilt);
});

test("today's deals that were played for the record are known by their names", () => {
  const deal = (name: string, first = true) => ({ deal: { name, first } });
  const games = [
    game("a", 1, deal("2026-11-17.some-game")),
    game("b", 2, deal("2026-11-16.some-game")),
    game("c", 3, { ...deal("2026-11-17.other", false), game: "other" }),
  ];
  expect(playedToday(games, new Date("2026-11-17T23:59:00Z"))).toEqual(["some-game"]);
});

test("results are counted by who was there, with an honest error", () => {
  const lost = game("b", 2, {
    outcome: { ...game("b", 2).outcome, winners: [1], scores: [0, 1] },
    seats: [
      { name: "Ada", level: "" },
      { name: "Bea", level: "" },
    ],
  });
  expect(counted([lost, game("a", 1)], peopleOf)).toEqual([{ label: "Bea", played: 1, points: 0 }]);
  expect(share({ label: "", played: 100, points: 50 })).toEqual({ percent: 50, error: 10 });
  expect(share({ label: "", played: 1, points: 1 }).error).toBeGreaterThan(35);
});

test("only the first answer to a puzzle counts; the streak and the grade follow", () => {
  noteTried(tried("1", true));
  noteTried(tried("1", false));
  addTried([tried("2", true), tried("3", true)]);
  expect(triedPuzzles()).toHaveLength(3);
  expect([streak(), longestStreak(), gradeOf("some-game")]).toEqual([3, 3, "easy"]);
  noteTried(tried("4", true));
  expect(gradeOf("some-game")).toBe("medium");
  const wrong = ["5", "6", "7", "8", "9"].map((id) => tried(id, false, "medium"));
  addTried(wrong);
  expect([streak(), longestStreak(), gradeOf("some-game")]).toEqual([0, 4, "easy"]);
});
