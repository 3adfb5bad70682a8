import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { partOf } from "../games/manifests";
import type { GuidedInfo, PublicMessage } from "../generated/server";
import { asksNothing, firstWords, Lesson, otherwise, stepOf } from "../table/lesson.svelte";
import { LogBook } from "../table/logbook";
import { TableModel } from "../table/model.svelte";

const GUIDED: GuidedInfo = {
  seat: 0,
  at: 0,
  lines: [
    { seat: 0, moves: ["play 5"] },
    { seat: 1, moves: [] },
    { seat: 1, moves: [] },
    { seat: 0, moves: ["play 6", "play 7"] },
  ],
  words: [
    { after: 0, say: "hello" },
    { after: 0, say: "first" },
    { after: 1, say: "friend" },
    { after: 3, say: "second" },
    { after: 4, say: "farewell" },
  ],
};

/** A table that does what the server would. */
class Scripted extends TableModel {
  asked: string[] = [];
  constructor() {
    super();
    this.id = `table-${Math.random()}`;
    this.guided = GUIDED;
  }
  turnTo(at: number): void {
    this.guided = { ...GUIDED, at };
  }
  play(): void {}
  undo(): void {}
  async why(): Promise<null> {
    return null;
  }
  say(): void {}
  close(): void {}
  override goOn(): void {
    this.asked.push("on");
    this.turnTo((this.guided?.at ?? 0) + 1);
  }
  override goBack(to: number): void {
    this.asked.push(`back ${to}`);
    this.turnTo(to);
  }
}

function begun(): [Scripted, Lesson] {
  const table = new Scripted();
  const lesson = new Lesson(table);
  lesson.refresh();
  return [table, lesson];
}

describe("a lesson", () => {
  test("says what is to be done at each of its words", () => {
    const at = (line: number, here: number) => stepOf({ ...GUIDED, at: line }, here);
    expect(at(0, 0)).toBe("read");
    expect(at(0, 1)).toBe("play");
    expect(at(1, 2)).toBe("watch");
    expect(at(2, 2)).toBe("wait");
    expect(at(3, 3)).toBe("play");
    expect(at(4, 4)).toBe("end");
    expect(firstWords({ ...GUIDED, at: 2 })).toBe(-1);
  });

  test("goes from the first words to the last, and others move in between", () => {
    const [table, lesson] = begun();
    lesson.next();
    expect(lesson.words?.say).toBe("first");
    lesson.next();
    expect(table.asked).toEqual([]);
    table.turnTo(1);
    lesson.refresh();
    expect(lesson.step).toBe("watch");
    lesson.next();
    lesson.refresh();
    // The second move of the others has no words: it comes by itself.
    expect(lesson.goesOn).toBe(true);
    expect(lesson.words?.say).toBe("friend");
    table.goOn();
    lesson.refresh();
    expect(lesson.goesOn).toBe(false);
    lesson.show();
    lesson.refresh();
    expect(lesson.step).toBe("end");
    expect(table.asked).toEqual(["on", "on", "on"]);
  });

  test("a move of the person's without words is not asked for, and follows by itself", () => {
    const silent = { ...GUIDED, words: GUIDED.words.filter(({ after }) => after !== 3) };
    expect(asksNothing({ ...silent, at: 1 })).toBe(true);
    expect(asksNothing({ ...silent, at: 0 })).toBe(false);
    expect(asksNothing({ ...silent, at: 4 })).toBe(false);
    const [table, lesson] = begun();
    table.guided = { ...silent, at: 3 };
    lesson.refresh();
    expect([lesson.goesOn, lesson.step]).toEqual([true, "wait"]);
  });

  test("says what belongs to a beat once it is seen, and then shows the rest", () => {
    const [table, lesson] = begun();
    const stage = { busy: true, stopped: false, goOn: () => table.asked.push("stage") };
    Object.defineProperty(table, "stage", { value: stage });
    table.turnTo(1);
    lesson.refresh();
    expect([lesson.words?.say, lesson.step]).toEqual(["hello", "wait"]);
    stage.stopped = true;
    lesson.refresh();
    expect([lesson.words?.say, lesson.step]).toEqual(["friend", "read"]);
    lesson.next();
    expect(table.asked).toEqual(["stage"]);
  });

  test("a move made before all is read goes on to what comes after it", () => {
    const [table, lesson] = begun();
    table.turnTo(1);
    lesson.refresh();
    expect(lesson.words?.say).toBe("friend");
  });

  test("goes back word by word, and takes moves back where it must", () => {
    const [table, lesson] = begun();
    table.turnTo(4);
    lesson.refresh();
    lesson.back();
    expect(table.asked).toEqual(["back 3"]);
    lesson.refresh();
    expect(lesson.words?.say).toBe("second");
    lesson.back();
    lesson.refresh();
    expect([lesson.words?.say, table.guided?.at]).toEqual(["friend", 1]);
    lesson.back();
    lesson.refresh();
    expect([lesson.words?.say, lesson.step]).toEqual(["first", "play"]);
    lesson.back();
    expect(lesson.words?.say).toBe("hello");
    lesson.back();
    expect(table.asked).toEqual(["back 3", "back 1", "back 0"]);
  });

  test("going back that never happened is given up", () => {
    const [table, lesson] = begun();
    table.turnTo(3);
    lesson.refresh();
    table.goBack = () => undefined;
    lesson.back();
    // The connection was lost and is there again.
    table.turnTo(3);
    lesson.refresh();
    expect([lesson.words?.say, lesson.step]).toEqual(["second", "play"]);
    table.turnTo(4);
    lesson.refresh();
    expect(lesson.step).toBe("end");
  });

  test("whoever comes back to a table is where they were", () => {
    const [table, lesson] = begun();
    lesson.next();
    lesson.refresh();
    const again = new Lesson(table);
    again.refresh();
    expect(again.words?.say).toBe("first");
  });

  test("another move gets the nearest fitting answer", () => {
    const has = (name: string) => name === "first-otherwise";
    expect(otherwise(GUIDED, 0, has)).toBe("first-otherwise");
    expect(otherwise({ ...GUIDED, at: 3 }, 3, has)).toBe("web-guided-otherwise");
    expect(otherwise({ ...GUIDED, at: 1 }, 2, has)).toBe("web-guided-not-yet");
  });

  test("the log forgets what was taken back", () => {
    const moved = (seq: number, line: number): PublicMessage => ({
      seq,
      at: 0,
      kind: "moved",
      line,
      seat: 0,
      by_bot: false,
      events: [{ event: "card-played" }],
    });
    const back: PublicMessage = {
      seq: 5,
      at: 0,
      kind: "proposed",
      by: 0,
      what: "take-back",
      line: 2,
      seat: -1,
      name: "",
      asked: [],
    };
    const book = new LogBook();
    book.forgets = true;
    book.add([moved(2, 1), moved(3, 2), moved(4, 3), back, moved(6, 5)], 0);
    expect(book.items.map((item) => item.line)).toEqual([1, 5]);
    expect(book.items.some((item) => item.undone || item.kind === "note")).toBe(false);
  });
});

describe("the parts that a coach points at", () => {
  const GAMES = new URL("../../../src/tablee/games/", import.meta.url);
  // Short battles are scenarios too, but nobody speaks there.
  const files = readdirSync(GAMES, { recursive: true, encoding: "utf8" })
    .filter((name) => /scenarios.*\.toml$/.test(name))
    .filter((name) => /^> /m.test(readFileSync(new URL(name, GAMES), "utf8")));

  test("each game has one", () => {
    expect(files.length).toBe(3);
  });

  test.each(files)("%s names only parts of its board", (name) => {
    const text = readFileSync(new URL(name, GAMES), "utf8");
    const game = /^game = "(.*)"/m.exec(text)?.[1] ?? "";
    const parts = [...text.matchAll(/^> .*$/gm)].flatMap(([line]) => line.match(/@\S+/g) ?? []);
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((part) => !partOf(game, part.slice(1)))).toEqual([]);
  });
});
