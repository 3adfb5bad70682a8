/** Who waits is not told what they cannot buy, nor to choose a unit; a double click orders once; before the war no one strikes. */

import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import type { TrenchViewDocument } from "../../generated/trench-club";
import { say, speak } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import AttackList from "./AttackList.svelte";
import { Command } from "./command.svelte";
import { openField } from "./field";
import MoneyPanel from "./MoneyPanel.svelte";
import { TrenchNarrator } from "./narrator";
import { Planner } from "./plan.svelte";
import UnitSheet from "./UnitSheet.svelte";

const FILES = import.meta.glob<{ view: TrenchViewDocument }>("../../fixtures/trench-club-*.json", {
  eager: true,
  import: "default",
});

function recorded(name: string): TrenchViewDocument {
  return FILES[`../../fixtures/trench-club-${name}.json`]?.view as TrenchViewDocument;
}

/** What the board has of a view; `waiting` is how the other side sees it. */
function props(view: TrenchViewDocument, waiting: boolean) {
  const seen = waiting ? { ...view, moves: [], seat: 1 - view.seat } : view;
  const model = { view: seen, moves: seen.moves, mine: !waiting } as unknown as TableModel;
  const field = openField("aisne", false);
  const command = new Command(
    () => model,
    () => field,
  );
  const narrator = new TrenchNarrator(["Ada", "Bo"], () => seen, seen.seat);
  return { command, narrator, step: 1, odds: null, onpoint: () => {} };
}

beforeAll(() => speak("en"));

test("only whoever buys is told that there are too few bonds", () => {
  const money = recorded("money");
  const poor = { ...money, moves: ["end turn"] };
  const told = (waiting: boolean) => render(MoneyPanel, { props: props(poor, waiting) }).body;
  expect(told(false)).toContain(say("web-tc-purchases"));
  expect(told(true)).not.toContain(say("web-tc-purchases"));
  expect(told(true)).not.toContain("too few bonds");
});

test("only whoever attacks is told to choose a unit", () => {
  const view = recorded("designate");
  const empty = { ...view, position: { ...view.position, attacks: [] } };
  const told = (waiting: boolean) => render(AttackList, { props: props(empty, waiting) }).body;
  expect(told(false)).toContain("Choose a unit");
  expect(told(true)).not.toContain("Choose a unit");
  expect(told(true)).toContain(say("web-tc-none-listed"));
});

test("a truck's sheet lists its passengers", () => {
  const view = recorded("set-down");
  const rider = view.position.units.find((unit) => unit.at.startsWith("truck "));
  const truck = view.position.units.find((unit) => rider?.at === `truck ${unit.unit}`);
  expect(truck).toBeDefined();
  const narrator = new TrenchNarrator([], () => view);
  const sheet = { unit: truck as NonNullable<typeof truck>, position: view.position, narrator };
  const { body } = render(UnitSheet, { props: sheet });
  expect(body).toContain(`aboard: ${narrator.inList(rider?.unit ?? -1, true)}`);
});

test("the second half of a double click is no order to the next unit", () => {
  const played: string[] = [];
  const view = { ...recorded("designate"), moves: ["attack 20 with 5", "attack 20 with 35"] };
  const play = (move: string) => played.push(move);
  const model = { view, moves: view.moves, play } as unknown as TableModel;
  const field = openField("aisne", false);
  const command = new Command(
    () => model,
    () => field,
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.useFakeTimers();
  const click = (unit: number, after: number) => {
    vi.advanceTimersByTime(after);
    command.chosen = unit;
    command.pick(command.hexOf(20));
  };
  click(5, 0);
  click(35, 150);
  expect(played).toEqual(["attack 20 with 5"]);
  click(35, 1000);
  expect(played).toHaveLength(2);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("where enemies could strike is asked only while there is war", async () => {
  const asks = async (changed: { round?: number; phase?: string }) => {
    const view = recorded("money");
    const seen = { ...view, position: { ...view.position, ...changed } };
    const request = vi.fn(async () => null);
    const table = { view: seen, moves: [], seat: 0, request } as unknown as TableModel;
    const command = new Command(
      () => table,
      () => openField("aisne", false),
    );
    const planner = new Planner(() => table, command);
    planner.watch();
    await planner.lookAround();
    return request.mock.calls.length;
  };
  expect([await asks({}), await asks({ round: 0 }), await asks({ phase: "over" })]).toEqual([
    1, 0, 0,
  ]);
});
