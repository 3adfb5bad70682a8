import { describe, expect, it } from "vitest";
import type { LogItem, TableModel } from "../../table/model.svelte";
import type { Command } from "./command.svelte";
import { Pilot } from "./pilot.svelte";

const BUY = "buy infantry in fort 1";
const event = { event: "told" };
const line = (line: number, by?: number): LogItem => ({
  key: `${line}`,
  line,
  kind: "event",
  event,
  by,
});

/** A table at which something was done by hand; advice is to do certain things, the last for ever. */
function table(...advice: string[]) {
  const asked: string[] = [];
  const made: string[] = [];
  const model = {
    line: 1,
    seat: 0,
    log: [line(1, 0)],
    mine: true,
    guided: null,
    terms: { hints: true },
    moves: [BUY, "draw special force", "end turn"],
    async request({ type }: { type: string }) {
      asked.push(type);
      if (type === "hints") return { type, hints: [{ move: advice[made.length] ?? BUY }] };
      const last = this.log.findLast(({ by, undone }) => by === 0 && !undone);
      if (last) last.undone = true;
      // A line tells of it, as in the book of a table.
      this.line += 1;
      this.log.push(line(this.line));
      return { type: "update" };
    },
  };
  const command = {
    position: { round: 1, turn: "germany", phase: "money" },
    acts: [{ name: "buy" }],
    ready: [1],
    play(move: string) {
      made.push(move);
      model.line += 1;
      model.log.push(line(model.line, 0));
    },
  };
  const pilot = new Pilot(() => model as unknown as TableModel, command as unknown as Command);
  const steps = async () => {
    for (let step = 0; step < 9 && pilot.running; step += 1) await pilot.step();
  };
  return { model, command, pilot, asked, made, steps };
}

describe("the rest of a phase", () => {
  it("is left to advice", async () => {
    const { pilot, made } = table();
    pilot.finish();
    await pilot.step();
    expect(made).toEqual([BUY]);
    expect(pilot.running).toBe(true);
  });

  it("ends with the phase, also where the table ended that by itself", async () => {
    const { model, command, pilot, asked, made } = table();
    pilot.finish();
    await pilot.step();
    model.mine = false;
    expect(pilot.running).toBe(false);
    model.mine = true;
    model.line = 40;
    model.log.push(line(39, 0), line(40, 1));
    command.position = { round: 2, turn: "germany", phase: "move" };
    await pilot.step();
    expect(pilot.running).toBe(false);
    expect([asked.length, made.length]).toEqual([1, 1]);
    expect(pilot.made).toBe(0);
  });

  it("is taken back as far as it was left to advice", async () => {
    const { model, pilot, asked, steps } = table(BUY, BUY, "end turn");
    pilot.finish();
    await steps();
    expect(pilot.made).toBe(2);
    pilot.takeBack();
    await steps();
    expect(pilot.running).toBe(false);
    expect(asked.filter((type) => type === "undo")).toHaveLength(2);
    expect(model.log[0]?.undone).toBeFalsy();
  });

  it("is not taken back before what was drawn", async () => {
    const { pilot, steps } = table(BUY, "draw special force", BUY, "end turn");
    pilot.finish();
    await steps();
    expect(pilot.made).toBe(1);
  });

  it("is taken back until the table refuses to", async () => {
    const { model, pilot, steps } = table(BUY, "end turn");
    pilot.finish();
    await steps();
    model.request = async () => ({ type: "refused" });
    pilot.takeBack();
    await steps();
    expect(pilot.running).toBe(false);
  });
});

describe("moves in a row", () => {
  it("are made again where others moved meanwhile", async () => {
    const { model, command, pilot, steps } = table();
    const sent: string[] = [];
    model.moves = ["one", "two"];
    command.play = (move: string) => {
      sent.push(move);
      // The first of them comes too late.
      if (sent.length > 1) model.moves = model.moves.filter((one) => one !== move);
      model.line += 1;
    };
    pilot.makeAll(["one", "two"]);
    await steps();
    expect(sent).toEqual(["one", "one", "two"]);
    expect(pilot.running).toBe(false);
  });
});
