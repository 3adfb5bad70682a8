import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FrameMessage } from "../generated/server";
import { Connection } from "../table/connection";

/** A socket whose other end does nothing by itself. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { type: string; id: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 2;
  }
  greet(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
    this.tell({ type: "welcome" });
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  get asked(): string[] {
    return this.sent.map((message) => message.type);
  }
}

let lost = 0;
let connection: Connection;
const wires = () => Wire.all.length;
const last = () => Wire.all.at(-1) as Wire;
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  const house = new EventTarget();
  vi.stubGlobal("addEventListener", house.addEventListener.bind(house));
  vi.stubGlobal("removeEventListener", house.removeEventListener.bind(house));
  vi.stubGlobal("dispatchEvent", house.dispatchEvent.bind(house));
  Wire.all = [];
  lost = 0;
  connection = new Connection(
    () => new Wire(),
    () => ({ type: "hello" }),
    () => undefined,
    () => {
      lost += 1;
    },
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that answers is asked now and then, and kept", () => {
  last().greet();
  for (let minute = 0; minute < 5; minute += 1) {
    wait(21);
    const ping = last().sent.at(-1);
    expect(ping?.type).toBe("ping");
    last().tell({ type: "pong", id: ping?.id });
  }
  expect([wires(), lost]).toEqual([1, 0]);
});

test("a move without an answer is noticed in seconds, and another connection made", () => {
  last().greet();
  void connection.ask({ type: "move" });
  wait(5);
  expect(last().asked).toEqual(["hello", "move", "ping"]);
  expect(lost).toBe(0);
  wait(8);
  expect(lost).toBe(1);
  wait(1);
  expect(wires()).toBe(2);
});

test("whoever presses again and again learns of it no later", () => {
  last().greet();
  for (let second = 0; second < 13; second += 1) {
    void connection.ask({ type: "why" });
    wait(1);
  }
  expect(lost).toBe(1);
});

test("a question that takes a minute breaks nothing", async () => {
  last().greet();
  const answer = connection.ask({ type: "odds" });
  const wire = last();
  for (let second = 0; second < 60; second += 1) {
    wait(1);
    const { type, id } = wire.sent.at(-1) ?? {};
    if (type === "ping") wire.tell({ type: "pong", id });
  }
  wire.tell({ type: "odds", id: 1 });
  expect((await answer) as FrameMessage).toMatchObject({ type: "odds" });
  expect([wires(), lost]).toEqual([1, 0]);
});

test("nobody waits for ever to be greeted", () => {
  wait(21);
  expect([wires(), lost]).toEqual([2, 1]);
});

test("without a network that is told in a moment, and with one again it goes on at once", () => {
  last().greet();
  dispatchEvent(new Event("offline"));
  wait(3);
  expect(lost).toBe(1);
  for (let tries = 0; tries < 6; tries += 1) {
    last().onclose?.();
    wait(11);
  }
  last().onclose?.();
  const before = wires();
  dispatchEvent(new Event("online"));
  expect(wires()).toBe(before + 1);
});

test("a table that was left is not listened to any more", () => {
  last().greet();
  connection.close();
  dispatchEvent(new Event("online"));
  wait(100);
  expect([wires(), lost]).toEqual([1, 0]);
});
