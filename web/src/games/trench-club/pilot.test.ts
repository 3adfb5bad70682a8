import { describe, expect, it } from "vitest";
import type { TableModel } from "../../table/model.svelte";
import type { Command } from "./command.svelte";
import { Pilot } from "./pilot.svelte";

/** A table at which advice would always buy one more infantry. */
function table() {
  const asked: string[] = [];
  const made: string[] = [];
  const model = {
    line: 1,
    log: [],
    mine: true,
    guided: null,
    terms: { hints: true },
    moves: ["buy infantry in fort 1", "end turn"],
    async request({ type }: { type: string }) {
      asked.push(type);
      return { type: "hints", hints: [{ move: "buy infantry in fort 1" }] };
    },
  };
  const command = {
    position: { round: 1, turn: "germany", phase: "money" },
    acts: [{ name: "buy" }],
    ready: [1],
    play: (move: string) => made.push(move),
  };
  const pilot = new Pilot(() => model as unknown as TableModel, command as unknown as Command);
  return { model, command, pilot, asked, made };
}

describe("the rest of a phase", () => {
  it("is left to advice", async () => {
    const { pilot, made } = table();
    pilot.finish();
    await pilot.step();
    expect(made).toEqual(["buy infantry in fort 1"]);
    expect(pilot.running).toBe(true);
  });

  it("ends with the phase, also where the table ended that by itself", async () => {
    const { model, command, pilot, asked, made } = table();
    pilot.finish();
    await pilot.step();
    model.line = 40;
    command.position = { round: 2, turn: "germany", phase: "move" };
    await pilot.step();
    expect(pilot.running).toBe(false);
    expect([asked.length, made.length]).toEqual([1, 1]);
  });
});
