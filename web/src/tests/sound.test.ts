import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";

class Param {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
  setTargetAtTime = vi.fn();
}
class Node {
  gain = new Param();
  frequency = new Param();
  type = "";
  buffer: unknown = null;
  loop = false;
  start = vi.fn();
  stop = vi.fn();
  connect = vi.fn((into: unknown) => into);
}
const contexts: Audio[] = [];
class Audio {
  state = "running";
  currentTime = 0;
  sampleRate = 8;
  destination = new Node();
  sources: Node[] = [];
  volumes: Node[] = [];
  resume = vi.fn();
  constructor() {
    contexts.push(this);
  }
  private source = () => {
    const made = new Node();
    this.sources.push(made);
    return made;
  };
  createOscillator = this.source;
  createBufferSource = this.source;
  createBiquadFilter = () => new Node();
  createGain = () => {
    const made = new Node();
    this.volumes.push(made);
    return made;
  };
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
  contexts.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = false;
});

async function sounds() {
  const { settings: own } = await import("../lib/settings.svelte");
  const { play } = await import("../lib/sound");
  return { own, play };
}

test("nothing is made while sound is off, and it is off until asked for", async () => {
  const { own, play } = await sounds();
  expect(own.sound).toBe(false);
  play("whistle");
  expect(contexts).toEqual([]);
});

test("all sounds share one context and one volume, and a new one ends the last", async () => {
  const { own, play } = await sounds();
  own.sound = true;
  own.volume = 30;
  play("roar");
  const [context] = contexts;
  const before = context?.sources.slice() ?? [];
  expect(before.length).toBeGreaterThan(0);
  expect(context?.volumes[0]?.gain.value).toBeCloseTo(0.3);
  play("dice");
  expect(contexts).toHaveLength(1);
  // Each source has an end of its own, and those of the first sound a second, earlier one.
  for (const source of before) expect(source.stop).toHaveBeenCalledTimes(2);
});
