import { expect, test } from "vitest";
import { hint, renewHint, showHint, showWhy } from "../table/hint.svelte";
import type { TableModel, ToldRefusal } from "../table/model.svelte";

let refusals: (ToldRefusal | null)[] = [];
const table = { why: async () => refusals.shift() ?? null } as unknown as TableModel;
const refusal = (code: string): ToldRefusal => ({ code, rule: "P3.1", args: {}, text: code });

test("why something cannot be done is told anew when the game has gone on", async () => {
  refusals = [refusal("not-your-turn"), refusal("no-such-card"), null];
  await showWhy(table, "play 1");
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
