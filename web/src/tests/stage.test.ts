import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Narrator } from "../games/narrator";
import { settings } from "../lib/settings.svelte";
import type { Beat, Script } from "../table/beat";
import type { EventDocument, LogItem } from "../table/model.svelte";
import type { Host, Scene } from "../table/stage/scenes";
import { Stage } from "../table/stage/stage.svelte";

interface Count {
  count: number;
}
const SIZES: Record<string, Beat["size"]> = { dice: "small", goal: "big" };
const step = (event: EventDocument): Beat => ({
  events: [event],
  size: SIZES[event.event] ?? (event.event as Beat["size"]),
  stands: event.event === "goal" ? 1500 : undefined,
  show: [{ ms: 300, dice: event.event === "dice" ? 1 : undefined }],
  hold: event.event === "big" ? 1000 : 200,
  banner: event.event === "big" ? { words: `banner ${event.to}` } : undefined,
});
const script: Script = {
  fold: (view: Count, event) => ({ ...view, count: Number(event.to) }),
  beat: (events) => step(events[0] as EventDocument),
  unfolded: ["question"],
  silent: ["silent"],
};

class Table implements Host {
  view: unknown = { count: 0 };
  mine = false;
  over = false;
  asks = true;
  now: unknown = { count: 0 };
  left: number | null = null;
  told = "";
  stage = new Stage(this);
  constructor() {
    this.stage.use(script);
  }
  present(): void {
    this.view = this.now;
    this.asks = true;
  }
  unask(): void {
    this.asks = false;
  }
  retell(): void {
    this.told = [...this.stage.pending].join();
  }
  timeLeft(): number | null {
    return this.left;
  }
  teller() {
    const narrator = {
      event: (event: EventDocument) => `${event.event} ${event.to}`,
      run: (event: EventDocument, count: number) => `${count} times ${event.event}`,
    };
    return { narrator: narrator as unknown as Narrator, options: {}, seat: 0 };
  }
  get count(): number {
    return (this.view as Count).count;
  }
  private seq = 0;
  /** Something happens: one entry with these events, each counting on. */
  happens(kinds: string[], own = false, away = false): void {
    const before = this.now;
    let { count } = this.now as Count;
    this.seq += 1;
    const events = kinds.map((event) => ({ event, to: ++count }));
    const keys = events.map((_, place) => `${this.seq}.${place}`);
    this.now = { count, question: this.seq };
    const scene: Scene = { seq: this.seq, events, keys, by: own ? 0 : 1, own };
    this.stage.add([scene], before, this.now, away);
  }
}

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.pace = "normal";
  settings.motion = true;
  table = new Table();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("The stage", () => {
  test("changes the board when a beat lands, and asks after the last one", () => {
    table.happens(["small", "big"]);
    expect([table.stage.step, table.count, table.asks]).toEqual(["show", 0, false]);
    expect(table.told).toBe("1.0,1.1");
    vi.advanceTimersByTime(301);
    expect([table.stage.step, table.count, table.told]).toEqual(["land", 1, "1.1"]);
    vi.advanceTimersByTime(200);
    expect([table.stage.shot?.key, table.count]).toEqual(["1.1", 1]);
    vi.advanceTimersByTime(301);
    expect([table.stage.beat?.banner?.words, table.count]).toEqual(["banner 2", 2]);
    expect(table.asks).toBe(false);
    vi.advanceTimersByTime(1001);
    expect([table.stage.step, table.asks, table.told]).toEqual(["idle", true, ""]);
    expect(table.stage.differences).toBe(0);
  });

  test("holds what has to stand for long, however much waits", () => {
    table.happens(["goal", ...Array(20).fill("small")]);
    vi.advanceTimersByTime(101);
    expect([table.stage.scale < 0.5, table.stage.told]).toEqual([true, true]);
    vi.advanceTimersByTime(1500);
    expect(table.stage.shot?.key).toBe("1.0");
  });

  test("counts a big beat's time from when it is drawn", () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
    table.happens(["big"]);
    vi.advanceTimersByTime(5000);
    expect(table.stage.step).toBe("land");
    frames.shift()?.();
    vi.advanceTimersByTime(990);
    expect(table.stage.step).toBe("hold");
    vi.advanceTimersByTime(20);
    expect(table.stage.step).toBe("idle");
  });

  test("is not set back by what comes meanwhile", () => {
    table.happens(["small"]);
    vi.advanceTimersByTime(250);
    table.happens(["small"]);
    vi.advanceTimersByTime(60);
    expect(table.count).toBe(1);
  });

  test("can be skipped by the beat and altogether", () => {
    table.happens(["small", "small", "big"]);
    table.stage.skip();
    expect([table.count, table.stage.shot?.key]).toEqual([1, "1.1"]);
    table.stage.toPresent();
    expect([table.count, table.stage.step, table.asks]).toEqual([3, "idle", true]);
    expect(table.stage.rows).toEqual([]);
  });

  test("says the last beat of what was not shown, as the log does", () => {
    table.happens(["small", "big", "silent"]);
    table.stage.toPresent();
    expect([table.stage.sentence, table.stage.said]).toEqual(["big 2", ["big 2"]]);
    table.happens(["small", "small"], false, true);
    expect(table.stage.sentence).toBe("small 5");
    settings.pace = "none";
    table.happens(["big", "silent"]);
    expect(table.stage.sentence).toBe("big 6");
  });

  test("shows the small beats of one's own move within 700 ms", () => {
    table.happens(Array(8).fill("small"), true);
    vi.advanceTimersByTime(700);
    expect([table.stage.step, table.count]).toEqual(["idle", 8]);
  });

  test("gives dice their time in one's own move too", () => {
    table.happens(["small", "dice", "dice", "small"], true);
    vi.advanceTimersByTime(300 + 490);
    expect([table.stage.beat?.show[0]?.dice, table.count]).toEqual([1, 2]);
    vi.advanceTimersByTime(500 + 310);
    expect([table.stage.step, table.count]).toEqual(["idle", 4]);
  });

  test("runs faster the more there is, and keeps a big beat for 800 ms", () => {
    table.mine = true;
    table.happens([...Array(14).fill("small"), "big"]);
    vi.advanceTimersByTime(8000);
    expect(table.stage.step).toBe("idle");
    table.mine = false;
    table.happens([...Array(24).fill("small"), "big"]);
    vi.advanceTimersByTime(24 * 121);
    while (!table.stage.beat?.banner || !table.stage.told) vi.advanceTimersByTime(10);
    vi.advanceTimersByTime(790);
    expect(table.stage.beat?.banner).toBeDefined();
  });

  test("plays what fits once it is quickened, and lays no card over the board for small beats", () => {
    // A mission's end: 18 s at the usual speed, a third of it quickened; its big beats are seen.
    const seen = new Set<number>();
    for (let entry = 0; entry < 9; entry += 1) {
      table.mine = entry === 8;
      table.happens(entry % 2 ? ["small", "small", "small"] : ["small", "big", "small", "small"]);
    }
    expect([table.stage.busy, table.stage.rows.length]).toEqual([true, 0]);
    for (let time = 0; table.stage.busy && time < 9000; time += 10) {
      const { beat, told } = table.stage;
      if (beat?.banner && told) seen.add(Number(beat.events[0]?.to));
      vi.advanceTimersByTime(10);
    }
    expect([...seen]).toEqual([2, 9, 16, 23, 30]);
    expect([table.stage.step, table.count, table.stage.rows.length]).toEqual(["idle", 32, 0]);
    // What has to stand leaves no time for the last small ones: the log has them.
    table.happens([...Array(10).fill("goal"), "small", "small"]);
    vi.advanceTimersByTime(8000 + 2000);
    expect([table.stage.step, table.count]).toEqual(["idle", 44]);
    expect(table.stage.rows.every((row) => row.big)).toBe(true);
    expect([table.stage.rows.length > 0, table.stage.away]).toEqual([true, false]);
  });

  test("tells in rows what is too much, what was missed and what the pace leaves out", () => {
    for (let entry = 0; entry < 70; entry += 1) table.happens(["small"]);
    expect(table.stage.rows.length).toBeGreaterThan(55);
    vi.advanceTimersByTime(20_000);
    expect([table.stage.step, table.count]).toEqual(["idle", 70]);
    table.stage.readRows();
    expect(table.stage.away).toBe(false);
    table.happens(["small", "silent", "big"], false, true);
    expect(table.stage.rows.map((row) => row.text)).toEqual(["small 71", "banner 73"]);
    expect(table.stage.away).toBe(true);
    table.stage.readRows();
    settings.pace = "none";
    table.happens(["small", "big"]);
    expect(table.stage.rows.map((row) => row.text)).toEqual(["banner 75"]);
    expect([table.stage.step, table.count]).toEqual(["idle", 75]);
  });

  test("never cuts a single entry that is watched, nor the last move of a game", () => {
    table.happens(Array(61).fill("small"));
    expect(table.stage.busy).toBe(true);
    table.stage.toPresent();
    table.over = true;
    table.happens([...Array(61).fill("small"), "big"]);
    expect(table.stage.atEnd).toBe(false);
    vi.advanceTimersByTime(61 * 500 + 1200);
    expect([table.stage.beat?.banner?.words, table.stage.atEnd]).toEqual(["banner 123", false]);
    vi.advanceTimersByTime(400);
    expect([table.stage.step, table.stage.atEnd]).toEqual(["idle", false]);
    vi.advanceTimersByTime(1300);
    expect(table.stage.atEnd).toBe(true);
  });

  test("does not make anybody wait who has no time left", () => {
    table.mine = true;
    table.left = 15_000;
    table.happens(["small", "big"]);
    expect([table.stage.step, table.count, table.asks]).toEqual(["idle", 2, true]);
    table.left = 40_000;
    table.happens(Array(12).fill("small"));
    vi.advanceTimersByTime(2100);
    expect(table.stage.step).toBe("idle");
  });

  test("holds after a beat, goes on beat by beat, and then by itself", () => {
    table.happens(["small", "small", "small"]);
    table.stage.hold();
    vi.advanceTimersByTime(5000);
    expect([table.count, table.stage.queue]).toEqual([1, 2]);
    table.stage.skip();
    vi.advanceTimersByTime(5000);
    expect([table.count, table.stage.queue]).toEqual([2, 1]);
    table.stage.hold();
    vi.advanceTimersByTime(600);
    expect(table.stage.step).toBe("idle");
  });

  test("shows the same without motion, only still", () => {
    settings.motion = false;
    table.happens(["small", "big"]);
    expect([table.stage.step, table.count]).toEqual(["land", 1]);
    vi.advanceTimersByTime(201);
    expect([table.stage.beat?.banner?.words, table.count]).toEqual(["banner 2", 2]);
  });

  test("takes the server's view where its own is another, and counts it", () => {
    table.happens(["small"]);
    table.stage.toPresent();
    table.now = { count: 5 };
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    table.stage.add(
      [{ seq: 9, events: [{ event: "small", to: 6 }], keys: ["9.0"], by: 1, own: false }],
      { count: 5 },
      { count: 7 },
    );
    table.now = { count: 7 };
    vi.advanceTimersByTime(1000);
    expect([table.count, table.stage.differences]).toEqual([7, 1]);
    error.mockRestore();
  });

  test("says in one small beat that something was taken back, and plays no more of it", () => {
    table.happens(["small"]);
    table.stage.toPresent();
    table.happens(["small", "big"]);
    vi.advanceTimersByTime(310);
    expect(table.count).toBe(2);
    table.now = { count: 1 };
    const said: LogItem = { key: "3", line: 3, kind: "event", event: { event: "undone", seat: 1 } };
    table.stage.takeBack(said, (key) => key.startsWith("2."));
    expect([table.stage.shot?.key, table.stage.seat]).toEqual(["3.0", 1]);
    expect([table.count, table.asks, table.stage.queue]).toEqual([1, false, 0]);
    expect(table.stage.said).toEqual(["undone undefined"]);
    vi.advanceTimersByTime(650);
    expect([table.stage.step, table.asks]).toEqual(["idle", true]);
    // Nothing of it can be looked at again.
    expect(table.stage.past.map(({ key }) => key)).toEqual(["1.0", "3.0"]);
  });

  test("stops after a beat that a coach speaks about, and goes on when told to", () => {
    table.stage.stopAt = ({ key }, coming) => key === "1.1" && coming.length === 1;
    table.happens(["small", "small", "small"]);
    vi.advanceTimersByTime(5000);
    expect([table.stage.stopped, table.count, table.stage.busy]).toEqual([true, 2, true]);
    // Whoever listened to a coach has not waited for beats.
    table.mine = true;
    vi.advanceTimersByTime(20_000);
    table.stage.goOn();
    expect([table.stage.stopped, table.stage.shot?.key]).toEqual([false, "1.2"]);
    vi.advanceTimersByTime(600);
    // After the last beat there is nothing to stop for.
    expect([table.stage.stopped, table.stage.step]).toEqual([false, "idle"]);
  });

  test("tells a run of equal beats in one sentence when they go by fast", () => {
    table.happens(["small", "small"]);
    vi.advanceTimersByTime(310);
    expect(table.stage.sentence).toBe("small 1");
    table.stage.toPresent();
    table.happens(Array(30).fill("small"));
    vi.advanceTimersByTime(300);
    expect(table.stage.sentence).toBe("30 times small");
    vi.advanceTimersByTime(120);
    expect([table.stage.said, table.stage.sentence]).toEqual([
      ["30 times small"],
      "30 times small",
    ]);
  });

  test("knows when nothing has come for a while", () => {
    table.happens(["small"]);
    vi.advanceTimersByTime(600);
    expect(table.stage.quiet).toBe(false);
    vi.advanceTimersByTime(1500);
    expect(table.stage.quiet).toBe(true);
    table.happens(["small"]);
    vi.advanceTimersByTime(600);
    expect(table.stage.quiet).toBe(false);
  });

  test("shows a beat again from the board of that time", () => {
    table.happens(["small", "big"]);
    table.stage.toPresent();
    const [first] = table.stage.past;
    table.happens(["small"]);
    table.stage.toPresent();
    table.stage.again(first as never);
    expect([table.count, table.asks]).toEqual([0, false]);
    vi.advanceTimersByTime(301);
    expect(table.count).toBe(1);
    vi.advanceTimersByTime(300);
    expect([table.count, table.asks]).toEqual([3, true]);
  });
});
