import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patiently, RequestFailed, serverAway } from "../lib/request.svelte";

let tries: number[];
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  tries = [];
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async () => {
    tries.push(Date.now() / 1000);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that is away is asked again after growing pauses", async () => {
  answer = () => {
    throw new TypeError("no network");
  };
  const found = patiently<string[]>("games");
  await vi.advanceTimersByTimeAsync(100_000);
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  expect(serverAway()).toBe(true);
  answer = () => Response.json(["some-game"]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await found).toEqual(["some-game"]);
  expect(serverAway()).toBe(false);
});

test("what stands before the server is not taken for it", async () => {
  answer = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  const found = patiently<string[]>("games");
  await vi.advanceTimersByTimeAsync(500);
  answer = () => Response.json([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(await found).toEqual([]);
  expect(tries).toEqual([0, 1]);
});

test("a refusal is an answer", async () => {
  answer = () => Response.json({ text: "There is no such table." }, { status: 404 });
  await expect(patiently("tables/none")).rejects.toThrow(RequestFailed);
  expect(tries).toEqual([0]);
  expect(serverAway()).toBe(false);
});
