import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { say, speak } from "../../lib/texts.svelte";
import GiveUp from "../../table/GiveUp.svelte";
import type { LogItem, TableModel } from "../../table/model.svelte";
import TableHeader from "../../table/TableHeader.svelte";

beforeAll(() => speak("en"));

function undoButton(log: LogItem[]): string {
  const table = {
    id: "one",
    game: "trench-club",
    log,
    seat: 0,
    live: true,
    outcome: null,
    guided: null,
    status: "live",
    terms: {},
    toAct: [],
    stage: {},
  } as unknown as TableModel;
  const { body } = render(TableHeader, { props: { table, panelOpen: false, onpanel: () => {} } });
  const label = `aria-label="${say("web-undo")}"`;
  return body.split("<button").find((button) => button.includes(label)) ?? "";
}

test("undo is offered only when there is something to undo", () => {
  const item = { key: "1", kind: "event", line: 4 } as LogItem;
  expect(undoButton([])).toContain(" disabled");
  expect(undoButton([{ ...item, by: 1 }])).toContain(" disabled");
  expect(undoButton([{ ...item, by: 0, undone: true }])).toContain(" disabled");
  expect(undoButton([{ ...item, by: 0 }])).not.toContain(" disabled");
});

test("the button of a surrender only opens a dialog", () => {
  const played: string[] = [];
  const table = { play: (move: string) => played.push(move) } as unknown as TableModel;
  const { body } = render(GiveUp, { props: { table, move: "surrender" } });
  expect(body.match(/<button/g)).toHaveLength(1);
  expect(body).toContain(say("web-surrender"));
});
