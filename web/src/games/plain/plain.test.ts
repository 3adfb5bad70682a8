import { beforeAll, describe, expect, test } from "vitest";
import type { GameInfo } from "../../generated/server";
import { speak } from "../../lib/texts.svelte";
import { toldRefusal } from "../../table/frames";
import type { LogItem, TableModel } from "../../table/model.svelte";
import { plainManifest } from "./manifest";
import { questionsOf } from "./options";

/** A game that nobody wrote a board for, as the server tells of it. */
const NIM: GameInfo = {
  game: "nim",
  name: "Nim",
  about: "Take the last match.",
  rules: 1,
  fewest_seats: 2,
  most_seats: 3,
  levels: ["uniform"],
  options: { players: 2, matches: 21, start: "lowest", misere: false, seed: null, rows: [3, 5] },
  options_schema: {
    type: "object",
    properties: {
      players: { type: "integer", minimum: 2, maximum: 3 },
      matches: { type: "integer", minimum: 5, maximum: 99 },
      start: { $ref: "#/$defs/Start" },
      misere: { type: "boolean" },
      seed: { anyOf: [{ type: "string", maxLength: 9 }, { type: "null" }] },
      most_taken: { type: "integer", minimum: 1, maximum: 5 },
      rows: { type: "array", items: { type: "integer" } },
    },
    $defs: { Start: { enum: ["lowest", "chance"] } },
  },
  options_words: { matches: "Matches", start: "Who begins", "start-chance": "Chance decides" },
  rules_letter: "N",
  maps: {},
};

beforeAll(() => speak("en"));

describe("a game that only the server knows", () => {
  const manifest = plainManifest("nim", NIM);

  test("is asked what its schema asks, in its own words where it has some", () => {
    const found = questionsOf(NIM).map(({ option, kind, title }) => [option, kind, title]);
    expect(found).toEqual([
      ["players", "choice", "How many sit at the table?"],
      ["matches", "number", "Matches"],
      ["start", "choice", "Who begins"],
      ["misere", "box", "Misere"],
      ["seed", "text", "Seed"],
      ["most_taken", "choice", "Most taken"],
    ]);
    const [players, , start] = questionsOf(NIM);
    expect(players?.choices.map(([count]) => count)).toEqual([2, 3]);
    expect(start?.choices).toEqual([
      ["lowest", "lowest"],
      ["chance", "Chance decides"],
    ]);
    expect(questionsOf({ ...NIM, most_seats: 2 })[0]?.option).toBe("matches");
  });

  test("tells only what is played otherwise than usual", () => {
    expect(manifest.optionWords(NIM.options)).toEqual([]);
    const other = { ...NIM.options, players: 3, matches: 9, start: "chance", misere: true };
    expect(manifest.optionWords(other)).toEqual([
      "Matches: 9",
      "Who begins: Chance decides",
      "Misere",
    ]);
  });

  test("is opened with one click as it usually is played", () => {
    expect([manifest.players, manifest.quick]).toEqual([2, { players: 2 }]);
    expect([manifest.seats, manifest.rulesLetter]).toEqual([[2, 3], "N"]);
    expect(plainManifest("nim", undefined).told).toBe(true);
  });

  test("is told in the server's words", async () => {
    const words = {
      prompt: "Take matches.",
      outcome: "",
      look: ["12 matches lie there."],
      hand: ["You hold the jack."],
      moves: [{ move: "take 2", words: "Take two", note: "" }],
      more_moves: 0,
    };
    const table = { game: "nim", names: ["Ada", "Bob"], words } as unknown as TableModel;
    const narrator = manifest.narrator(table);
    expect(narrator.prompt({ code: "take", rule: "N1.1", args: {} })).toBe("Take matches.");
    expect(narrator.move("take 2")).toBe("Take two");
    expect(narrator.move("take 7")).toBe("take 7");
    const item: LogItem = { key: "3.0", line: 1, kind: "event", event: { event: "taken" } };
    expect(narrator.line(item)).toBe("…");
    expect(narrator.line({ ...item, words: "Bob takes two." })).toBe("Bob takes two.");
    const undone = { event: "undone", seat: 1, undo: 4 };
    expect(narrator.line({ ...item, event: undone })).toContain("Bob");
    expect(await narrator.look(null)).toEqual([
      "12 matches lie there.",
      expect.any(String),
      "You hold the jack.",
    ]);
  });
});

test.each(["en", "fr", "de"] as const)(
  "a refusal in %s is shown without its rule",
  async (lang) => {
    await speak(lang);
    const word = { en: "rule", fr: "règle", de: "Regel" }[lang];
    const frame = { type: "refused", id: 1, code: "no", rule: "N1.2", args: {} } as const;
    const { text, rule } = toldRefusal({ ...frame, text: `Not so many. (${word} N1.2)` });
    expect([text, rule]).toEqual(["Not so many.", "N1.2"]);
    expect(toldRefusal({ ...frame, text: "not-so" }).text).toBe("not-so");
  },
);
