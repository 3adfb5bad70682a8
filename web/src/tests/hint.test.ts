import { expect, test } from "vitest";
import type { Narrator } from "../games/narrator";
import type { Refusal } from "../generated/kernel";
import { hint, renewHint, showHint, showWhy } from "../table/hint.svelte";
import type { TableModel } from "../table/model.svelte";

let refusals: (Refusal | null)[] = [];
const table = { why: async () => refusals.shift() ?? null } as unknown as TableModel;
const narrator = { refusal: ({ code }: Refusal) => code } as unknown as Narrator;
const refusal = (code: string): Refusal => ({ code, rule: "P3.1", args: {} });

test("why something cannot be done is told anew when the game has gone on", async () => {
  refusals = [refusal("not-your-turn"), refusal("no-such-card"), null];
  await showWhy(table, narrator, "play 1");
  expect(hint()?.text).toBe("not-your-turn");
  await renewHint();
  expect(hint()?.text).toBe("no-such-card");
  await renewHint();
  expect(hint()).toBe(null);
});

test("what is told of other things stays", async () => {
  showHint("a forest", "plain", "T3.3");
  refusals = [refusal("not-your-turn")];
  await renewHint();
  expect(hint()?.text).toBe("a forest");
  expect(refusals).toHaveLength(1);
});
