/**
 * Short sounds, made on the spot: no file to load. Silent until somebody asks for them; one volume
 * for all; a new sound ends the one before.
 */

import { settings } from "./settings.svelte";

/** A stretch of a sound, in seconds, Hertz and shares of the volume. */
interface Stretch {
  /** A wave, or noise that a filter lets through around `from`. */
  wave: OscillatorType | "noise";
  from: number;
  /** Where the pitch, or the filter, glides to. */
  to?: number;
  at?: number;
  long: number;
  loud: number;
  /** How long it swells; the rest of the time it fades. */
  swell?: number;
}

const noise = (from: number, long: number, loud: number, more: Partial<Stretch> = {}): Stretch => ({
  wave: "noise",
  from,
  long,
  loud,
  ...more,
});
const tone = (from: number, long: number, loud: number, more: Partial<Stretch> = {}): Stretch => ({
  wave: "sine",
  from,
  long,
  loud,
  ...more,
});
/** The same stretch several times, so many seconds apart. */
const times = (count: number, apart: number, made: (nth: number) => Stretch): Stretch[] =>
  Array.from({ length: count }, (_, nth) => ({ ...made(nth), at: nth * apart }));
/** A row of notes, each with its length. */
const tune = (wave: OscillatorType, loud: number, ...notes: [number, number][]): Stretch[] => {
  let at = 0;
  return notes.map(([from, long]) => {
    const stretch = { wave, from, long: long * 1.15, loud, at, swell: 0.04 };
    at += long;
    return stretch;
  });
};
const pea = (long: number, at = 0): Stretch[] => [
  { wave: "square", from: 2350, to: 2280, long, loud: 0.11, swell: 0.02, at },
  { wave: "sine", from: 2510, to: 2440, long, loud: 0.16, swell: 0.02, at },
];
const knock = (pitch: number, loud = 0.6): Stretch[] => [
  tone(pitch, 0.11, loud, { to: pitch * 0.6 }),
  noise(pitch * 6, 0.03, loud * 0.5),
];
const boom = (loud: number): Stretch[] => [
  tone(75, 0.7, loud, { to: 32 }),
  noise(180, 0.8, loud * 0.7, { to: 60 }),
];
const cards = (count: number): Stretch[] => times(count, 0.09, () => noise(3200, 0.06, 0.3));
const feet = (count: number, apart: number): Stretch[] =>
  times(count, apart, (nth) => noise(nth % 2 ? 240 : 300, 0.09, 0.5));

const CUES = {
  /** It is your turn. */
  turn: [tone(660, 0.4, 0.5)],
  click: [noise(2600, 0.025, 0.4)],
  tick: [tone(520, 0.06, 0.3)],
  // Paper, wood and tin
  paper: [noise(4200, 0.16, 0.25, { to: 2600, swell: 0.05 })],
  card: [noise(3000, 0.05, 0.25), ...knock(210, 0.35)],
  cards: cards(3),
  tiles: times(3, 0.11, () => tone(820, 0.05, 0.35, { to: 640 })),
  stamp: knock(140, 0.8),
  nail: times(2, 0.14, () => tone(1700, 0.05, 0.3, { to: 1300 })),
  wood: knock(320),
  pencil: [noise(5200, 0.18, 0.16, { to: 4300, swell: 0.06 })],
  cloth: [noise(900, 0.3, 0.25, { to: 500, swell: 0.1 })],
  dice: [0, 0.07, 0.15, 0.26, 0.4].map((at, nth) =>
    noise(1900 + 260 * (nth % 3), 0.035, 0.5, { at }),
  ),
  coins: times(4, 0.08, (nth) => tone(2900 + 330 * (nth % 2), 0.12, 0.18)),
  gate: [tone(190, 0.5, 0.2, { to: 150, wave: "sawtooth", swell: 0.1 }), ...knock(90, 0.6)],
  flap: [noise(700, 0.12, 0.4, { to: 300 })],
  spade: [noise(1500, 0.2, 0.35, { to: 700, swell: 0.05 })],
  hammer: times(2, 0.2, () => tone(900, 0.09, 0.4, { to: 700, wave: "triangle" })),
  wire: [tone(1250, 0.5, 0.25, { to: 380, wave: "sawtooth" }), noise(3600, 0.1, 0.4)],
  // On foot and on wheels
  steps: feet(3, 0.2),
  boots: feet(4, 0.16),
  stumble: [
    noise(260, 0.1, 0.5),
    noise(200, 0.12, 0.6, { at: 0.1 }),
    noise(150, 0.25, 0.6, { at: 0.3 }),
  ],
  hooves: [0, 0.11, 0.34, 0.45].map((at) => tone(430, 0.05, 0.4, { to: 300, at })),
  motor: [tone(58, 0.7, 0.35, { to: 74, wave: "sawtooth", swell: 0.1 })],
  slide: [noise(1100, 0.45, 0.4, { to: 420, swell: 0.05 })],
  // The war
  gun: [noise(900, 0.25, 0.8, { to: 160 }), tone(110, 0.2, 0.6, { to: 50 })],
  shell: boom(0.5),
  thud: boom(0.8),
  "shell-falls": [
    tone(1500, 1.1, 0.25, { to: 420, swell: 0.5 }),
    ...boom(0.7).map((one) => ({ ...one, at: 1.05 })),
  ],
  hiss: [noise(5600, 1.1, 0.25, { to: 4200, swell: 0.4 })],
  drum: knock(95, 0.9),
  "drum-roll": times(12, 0.06, (nth) => noise(240, 0.06, 0.2 + nth * 0.03)),
  bugle: tune("triangle", 0.4, [392, 0.18], [523, 0.18], [659, 0.4]),
  wind: [noise(420, 1.8, 0.35, { to: 240, swell: 0.8 })],
  bell: [tone(660, 1.6, 0.4), tone(1584, 0.9, 0.12)],
  murmur: times(5, 0.12, (nth) => tone(150 + 23 * (nth % 3), 0.12, 0.22, { wave: "triangle" })),
  harmonica: tune("square", 0.12, [523, 0.28], [659, 0.5]),
  birds: times(4, 0.2, (nth) => tone(2600 + 400 * (nth % 2), 0.13, 0.14, { to: 3400 })),
  /** The dove flies: a phrase for the harmonica. */
  dove: tune(
    "square",
    0.12,
    [392, 0.4],
    [523, 0.4],
    [659, 0.6],
    [587, 0.4],
    [523, 0.4],
    [440, 0.6],
    [523, 1.1],
  ),
  // The match
  whistle: pea(0.5),
  "full-time": [...pea(0.3), ...pea(0.3, 0.45), ...pea(0.9, 0.9)],
  crowd: [noise(700, 0.9, 0.3, { to: 950, swell: 0.4 })],
  hush: [noise(600, 0.7, 0.2, { to: 250 })],
  gasp: [noise(500, 0.45, 0.45, { to: 1300, swell: 0.2 })],
  groan: [
    noise(520, 0.9, 0.4, { to: 260, swell: 0.15 }),
    ...times(4, 0.11, () => noise(1700, 0.04, 0.25)),
  ],
  roar: [
    noise(620, 1.9, 0.8, { to: 1100, swell: 0.3 }),
    tone(233, 0.9, 0.25, { wave: "sawtooth", at: 0.35 }),
  ],
  horn: [tone(233, 0.9, 0.35, { wave: "sawtooth", swell: 0.05 })],
  shout: [tone(300, 0.25, 0.3, { to: 390, wave: "sawtooth", swell: 0.05 })],
  heave: [noise(330, 0.4, 0.45, { to: 480, swell: 0.15 })],
  megaphone: [
    tone(440, 0.18, 0.25, { wave: "square" }),
    tone(440, 0.3, 0.25, { wave: "square", at: 0.22 }),
  ],
} satisfies Record<string, Stretch[]>;

export type Cue = keyof typeof CUES;

/** A sound is over before anybody minds. */
const LET_GO = 0.03;
let audio: AudioContext | undefined;
let playing: { volume: GainNode; sources: AudioScheduledSourceNode[] } | undefined;
let hissing: AudioBuffer | undefined;

/** A second of noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (hissing) return hissing;
  hissing = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hissing.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return hissing;
}

function hush(context: AudioContext): void {
  const now = context.currentTime;
  playing?.volume.gain.setTargetAtTime(0, now, LET_GO / 3);
  for (const source of playing?.sources ?? []) source.stop(now + LET_GO);
  playing = undefined;
}

function source(context: AudioContext, stretch: Stretch, start: number, into: AudioNode) {
  const { wave, from, to = from, long } = stretch;
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, start + long);
  };
  if (wave !== "noise") {
    const made = context.createOscillator();
    made.type = wave;
    glide(made.frequency);
    made.connect(into);
    return made;
  }
  const made = context.createBufferSource();
  made.buffer = noiseOf(context);
  made.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  glide(filter.frequency);
  made.connect(filter).connect(into);
  return made;
}

function begin(context: AudioContext, stretch: Stretch, into: AudioNode): AudioScheduledSourceNode {
  const { at = 0, long, loud, swell = 0.004 } = stretch;
  const start = context.currentTime + LET_GO + at;
  const shape = context.createGain();
  shape.gain.setValueAtTime(0.0001, start);
  shape.gain.exponentialRampToValueAtTime(loud, start + Math.min(swell, long / 2));
  shape.gain.exponentialRampToValueAtTime(0.0001, start + long);
  shape.connect(into);
  const made = source(context, stretch, start, shape);
  made.start(start);
  made.stop(start + long);
  return made;
}

/** Play a sound, if sounds are wanted; whatever is still heard ends. */
export function play(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const context = audio;
  // A browser lets a page sound only after it was touched; what came before is not made up for.
  if (context.state === "suspended") void context.resume();
  hush(context);
  const volume = context.createGain();
  volume.gain.value = settings.volume / 100;
  volume.connect(context.destination);
  playing = { volume, sources: CUES[cue].map((stretch) => begin(context, stretch, volume)) };
}
