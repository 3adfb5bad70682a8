/** What the players on the pitch do while a beat is shown: where they run, and where the ball is. */

import type { FootClubViewDocument } from "../../generated/footclub";
import type { Beat } from "../../table/beat";
import type { EventDocument } from "../../table/model.svelte";
import type { Place } from "./pitch";

export interface Spot {
  x: number;
  y: number;
}
export interface Acting {
  /** By side and number ("0.10"): where a player is now. */
  runs: Map<string, Spot>;
  /** Who does it. */
  acts: Set<string>;
  ball: Spot | null;
  /** The side whose net bulges. */
  net: number | null;
}

type Squads = Place[][];
const key = (side: number, one: Place) => `${side}.${one.number}`;
/** A spot from the attacker's point of view: he plays to the right. */
const to = (side: number, x: number, y: number): Spot => ({ x: side ? 100 - x : x, y });

/** The players of some posts of a side, the best first. */
function best(squads: Squads, side: number, ...posts: string[]): Place[] {
  const found = (squads[side] ?? []).filter((one) => posts.includes(one.card.pos));
  return found.sort((one, other) => other.card.stars - one.card.stars);
}

function spread(
  acting: Acting,
  side: number,
  runners: Place[],
  goal: (place: number) => Spot,
): void {
  runners.forEach((one, place) => {
    acting.runs.set(key(side, one), goal(place));
  });
}

/** Who shoots: the forward on whom the token of a goal would be put (F3.7). */
function strikerOf(view: FootClubViewDocument, squads: Squads, side: number): Place | undefined {
  const tokens = view.sides[side]?.tokens ?? [];
  const scored = ({ number }: Place) => tokens.filter((one) => one === number).length;
  return best(squads, side, "forward").sort((one, other) => scored(one) - scored(other))[0];
}

/** Where forwards stand in the box: who shoots first, then both sides of the goal; others behind. */
const BOX: Spot[] = [
  { x: 84, y: 32 },
  { x: 92, y: 13 },
  { x: 92, y: 51 },
];

/** Forwards in the box, the ball with whoever is to shoot. */
function attack(acting: Acting, squads: Squads, side: number, forwards: Place[]): void {
  spread(acting, side, forwards, (place) => {
    const { x, y } = BOX[place] ?? { x: 73.5, y: 32 };
    return to(side, x, y);
  });
  // The centre-backs make way, so that all names can be read.
  for (const back of forwards.length > 1 ? best(squads, 1 - side, "centre-back") : [])
    acting.runs.set(key(1 - side, back), to(side, 80.5, back.y < 32 ? 21 : 43));
  acting.ball = to(side, 86.8, 33.4);
}

function shoot(
  acting: Acting,
  squads: Squads,
  event: EventDocument,
  striker: Place | undefined,
  told: boolean,
): void {
  const side = Number(event.seat);
  const keeper = best(squads, 1 - side, "goalkeeper")[0];
  if (striker) acting.acts.add(key(side, striker));
  if (keeper) acting.acts.add(key(1 - side, keeper));
  if (!told || !keeper) return;
  const dive = (x: number, y: number) => acting.runs.set(key(1 - side, keeper), to(side, x, y));
  if (event.event.endsWith("-tied")) {
    dive(94.5, 30);
    acting.ball = to(side, 91, 12);
  } else if (event.event.endsWith("-saved")) {
    dive(95.5, 29);
    acting.ball = to(side, 94, 28);
  } else {
    // Upwards: below him stands the name of whoever shot.
    dive(96, 28);
    acting.ball = to(side, 101.2, 34.7);
    acting.net = 1 - side;
  }
}

/** Somebody goes for the ball. */
function challenge(
  acting: Acting,
  squads: Squads,
  event: EventDocument,
  at: Spot,
  told: boolean,
): void {
  const side = Number(event.seat);
  const runners = best(squads, side, "defensive-midfielder", "attacking-midfielder");
  if (event.event === "pressing-played") {
    const around = [to(side, 0, -5), to(side, 0, 5), to(side, 0, 0)];
    spread(acting, side, runners.slice(0, 3), (place) => {
      const beside = around[place] as Spot;
      return { x: at.x + (side ? 5 : -5), y: at.y + beside.y };
    });
  } else {
    const past = told && event.event.endsWith("-missed") ? 6 : -3;
    spread(acting, side, runners.slice(0, 1), () => ({
      x: at.x + (side ? -past : past),
      y: at.y + (past > 0 ? 5 : 0),
    }));
  }
  if (!told) acting.ball = at;
  for (const one of runners.slice(0, event.event === "pressing-played" ? 3 : 1))
    acting.acts.add(key(side, one));
}

/** What is to be seen on the pitch: the view before a beat, the beat, and where the ball lies. */
export function actingOf(
  view: FootClubViewDocument,
  squads: Squads,
  beat: Beat | null,
  told: boolean,
  at: Spot,
): Acting {
  const acting: Acting = { runs: new Map(), acts: new Set(), ball: null, net: null };
  const event = beat?.events[0];
  const name = event?.event ?? "";
  const shot = /^(shot-|goal-scored|shoot-out-(tied|saved|goal))/.test(name);
  const attacks = shot || name === "attack-began";
  if (attacks || view.bonus !== null) {
    const side = attacks ? Number(event?.seat) : view.ball;
    const striker = strikerOf(view, squads, side);
    const others = best(squads, side, "forward", "attacking-midfielder");
    // A shoot-out is between two.
    const alone = name.startsWith("shoot-out");
    const beside = alone ? [] : others.filter((one) => one !== striker);
    attack(acting, squads, side, striker ? [striker, ...beside] : beside);
    if (event && shot) shoot(acting, squads, event, striker, told);
  }
  if (event && /^(tackle-|pressing)/.test(name)) challenge(acting, squads, event, at, told);
  return acting;
}
