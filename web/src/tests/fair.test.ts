import { describe, expect, test } from "vitest";
import { commitmentOf, judge, stream, verify, vouch } from "../lib/fair";

// As `tablee.server.fairness` draws them.
const SECRET = "ab".repeat(32);
const ADDED = ["cd".repeat(16), ""];
const BOUNDS = [6, 6, 59, 12, 2, 1_000_000, 3_000_000_000, 6, 6, 6, 7];
const VALUES = [3, 3, 37, 2, 1, 685_733, 2_088_073_136, 1, 3, 4, 6];

describe("fair dice", () => {
  test("the promise is the secret's hash", async () => {
    expect(await commitmentOf(SECRET)).toBe(
      "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885",
    );
  });
  test("the same numbers come out as on the server", async () => {
    const draw = await stream(SECRET, "table-1", ADDED);
    const found: number[] = [];
    for (const bound of BOUNDS) found.push(await draw(bound));
    expect(found).toEqual(VALUES);
  });
  test("a draw that was changed is found, with its line", async () => {
    const pairs = VALUES.map((value, place): [number, number] => [value, BOUNDS[place] ?? 1]);
    const record = {
      setup: pairs.slice(0, 2),
      entries: [{ seq: 1 }, { seq: 2, draws: pairs.slice(2) }],
    };
    const right = await verify(record, SECRET, "table-1", ADDED);
    expect(right).toHaveLength(VALUES.length);
    expect(right.every((draw) => draw.fits)).toBe(true);
    pairs[4] = [0, 2];
    const forged = { ...record, entries: [{ seq: 1 }, { seq: 2, draws: pairs.slice(2) }] };
    const wrong = await verify(forged, SECRET, "table-1", ADDED);
    expect(wrong.filter((draw) => !draw.fits)).toMatchObject([{ line: 2, bound: 2 }]);
  });
  test("one can vouch for what one has seen and given, and for nothing else", () => {
    const [gave = ""] = ADDED;
    expect(vouch("p", ADDED, { promise: "p", gave })).toBe("seen");
    expect(vouch("p", ADDED, { promise: "p" })).toBe("told");
    expect(vouch("p", ADDED, { gave })).toBe("told");
    expect(vouch("p", ADDED, {})).toBe("told");
    expect(vouch("p", ["", ""], { promise: "p" })).toBe("alone");
    expect(vouch("q", ADDED, { promise: "p", gave })).toBe("unfair-commitment");
    expect(vouch("p", ["", ""], { promise: "p", gave })).toBe("unfair-contribution");
  });
  test("a server that agrees with itself is caught by who kept its promise", async () => {
    const [gave = ""] = ADDED;
    const record = { setup: [[VALUES[0] ?? 0, 6]] as [number, number][], entries: [] };
    const promise = await commitmentOf(SECRET);
    const shown = { commitment: promise, secret: SECRET, label: "table-1", contributions: ADDED };
    const verdict = async (changed: object, kept: object) =>
      (await judge(record, { ...shown, ...changed }, kept)).verdict;
    expect(await verdict({}, { promise, gave })).toBe("seen");
    expect(await verdict({}, { promise: "ef".repeat(32), gave })).toBe("unfair-commitment");
    expect(await verdict({}, { promise, gave: "01".repeat(16) })).toBe("unfair-contribution");
    expect(await verdict({ commitment: "ef".repeat(32) }, {})).toBe("unfair-secret");
    expect(await verdict({ label: "table-2" }, {})).toBe("unfair-draws");
  });
});
