/** The beats of a match: what is seen of each event, where, and for how long. */

import {
  type FootClubViewDocument,
  GOAL_WAYS,
  KINDS,
  TEAMS,
  type Teams,
} from "../../generated/footclub";
import type { Cue } from "../../lib/sound";
import { type Arguments, say } from "../../lib/texts.svelte";
import type { Banner, Beat, Flight, Part, Teller } from "../../table/beat";
import type { EventDocument } from "../../table/model.svelte";
import { roundPercent } from "../narrator";
import { fold } from "./fold";
import { signed } from "./narrator";

type View = FootClubViewDocument;

/** What is told with the next beat, or by the log alone. */
export const SILENT = ["supporters-chosen"];
const SHOTS = ["shot-tied", "shot-saved", "goal-scored"];

const banner = (name: string, args: Arguments = {}, tone = ""): Banner => ({
  words: say(`banner-footclub-${name}`, args),
  tone,
});
const wait = (ms: number, more: Partial<Part> = {}): Part => ({ ms, ...more });
/** Dice that fall one after the other. */
const dice = (...times: number[]): Part[] =>
  times.map((ms, place) => ({ ms, dice: place + 1, cue: "dice" }));

/** The events of some kinds at the beginning. */
function first(events: EventDocument[], ...kinds: string[]): EventDocument[] {
  const end = events.findIndex(({ event }) => !kinds.includes(event));
  return end < 0 ? events : events.slice(0, end);
}

/** A card goes from its side, or from one's own hand, to where it counts. */
function playing(event: EventDocument, kind: string, to: string, teller: Teller): Flight[] {
  const seat = Number(event.seat);
  const from = seat === teller.seat ? `card ${kind}` : `side ${seat}`;
  return [{ ghost: { card: kind, side: seat }, way: [from, to] }];
}

const score = (view: View): Arguments => ({
  blue: view.sides[0]?.goals ?? 0,
  red: view.sides[1]?.goals ?? 0,
});

/** Who scored: the player on whom the new goal token lies (F3.7). */
function scorer(before: View, after: View, seat: number, options: Teller["options"]): string {
  const tokens = after.sides[seat]?.tokens ?? [];
  const had = before.sides[seat]?.tokens ?? [];
  const count = (list: number[], number: number) => list.filter((one) => one === number).length;
  const number = tokens.find((one) => count(tokens, one) > count(had, one));
  const teams = (options.teams as Teams | null | undefined) ?? TEAMS;
  const players = (seat ? teams.red : teams.blue).cards.filter((card) => card.pos !== "coach");
  return number ? (players[number - 1]?.name ?? "") : "";
}

function toss(events: EventDocument[], view: View): Beat {
  const rolls = first(events, "toss-rolled");
  const told = events.slice(0, rolls.length + 1);
  const end = told.at(-1);
  const team = view.sides[Number(end?.seat)]?.team ?? "";
  const tied = end?.event === "toss-tied";
  return {
    events: told,
    size: "small",
    show: rolls.map((_, place) => ({ ms: 600, dice: 2 * place + 2, cue: "dice" })),
    hold: 700,
    banner: tied ? banner("toss-tied") : banner("kick-off", { team }),
    cue: tied ? undefined : "whistle",
    sign: "whistle",
  };
}

function drawing(events: EventDocument[], teller: Teller): Beat {
  const drawn = first(events, "cards-drawn");
  const flights = drawn.flatMap((event) => {
    const seat = Number(event.seat);
    const own = seat === teller.seat;
    const cards = own ? (event.cards as number[]) : [-1];
    return cards.map((card, place) => ({
      ghost: { card: KINDS[card] ?? "", side: seat },
      way: [`pile ${seat}`, own ? "hand" : `cards ${seat}`],
      delay: place * 70,
    }));
  });
  return { events: drawn, size: "small", show: [wait(300, { flights })], hold: 200, cue: "cards" };
}

function supporters(events: EventDocument[]): Beat {
  const shown = first(events, "supporters-placed", "supporters-held-back");
  const flights = shown
    .filter(({ event }) => event === "supporters-placed")
    .map(({ seat }) => ({
      ghost: { card: "supporters", side: Number(seat) },
      way: [`cards ${seat}`, `stand ${seat}`],
    }));
  const show = [wait(350, { flights })];
  return { events: shown, size: "small", show, hold: 400, cue: "crowd", sign: "three-friends" };
}

/** A shot: the defence rolls first, then the attack. */
function shot(event: EventDocument, view: View, teller: Teller): Beat {
  const seat = Number(event.seat);
  const [defence, attack] = [Number(event.defence), Number(event.attack)];
  const sum = attack + Number(event.bonus ?? 0);
  const beat = { events: [event], size: "big" as const, seat, least: 1500 };
  if (event.event === "shot-tied") {
    const show = dice(700, 500);
    const words = banner("tied", { value: defence }, "level");
    return { ...beat, show, hold: 800, banner: words, cue: "gasp", sign: "whistle" };
  }
  if (event.event === "shot-saved") {
    const words = banner("saved", { defence, attack: sum < 0 ? signed(sum) : sum }, "save");
    const show = dice(700, 600);
    return { ...beat, show, hold: 1000, banner: words, cue: "groan", sign: "goal-keeper" };
  }
  const after = fold(view, event, teller.options);
  const player = scorer(view, after, seat, teller.options);
  const team = view.sides[seat]?.team ?? "";
  const words = { ...banner("goal", { team, ...score(after) }, "goal"), rain: true };
  const more = player ? say("banner-footclub-scorer", { player }) : undefined;
  return {
    ...beat,
    show: dice(700, 600),
    hold: 1800,
    stands: 1500,
    banner: { ...words, more },
    cue: "roar",
    sign: "soccer-ball",
  };
}

/** A shot of the shoot-out; a long one runs fast until its last pair. */
function penalty(events: EventDocument[], teller: Teller): Beat {
  const event = events[0] as EventDocument;
  const left = events.filter(({ event: name }) => /shoot-out-(saved|goal)/.test(name)).length;
  const ms = teller.long && left > 2 ? 200 : 400;
  const [name, cue]: [string, Cue] =
    event.event === "shoot-out-goal"
      ? ["in", "crowd"]
      : event.event === "shoot-out-saved"
        ? ["out", "groan"]
        : ["again", "gasp"];
  const words = banner(`shoot-out-${name}`, {}, name === "in" ? "goal" : "save");
  const beat = { events: [event], size: "small" as const, seat: Number(event.seat) };
  return { ...beat, show: dice(ms, ms), hold: ms, banner: words, cue, sign: "soccer-kick" };
}

function duel(event: EventDocument, kind: string, teller: Teller): Beat {
  const seat = Number(event.seat);
  const args = { first: Number(event.first), second: Number(event.second) };
  const won = event.event.endsWith("-won");
  const tackle = kind === "tackle";
  const flights = playing(event, kind, tackle ? "pitch" : "tug", teller);
  const show: Part[] = [wait(250, { flights, cue: "card" }), ...dice(350, 350)];
  const name = tackle ? (won ? "tackle-won" : "tackle-missed") : won ? "holds" : "fails";
  return {
    events: [event],
    size: tackle ? "big" : "small",
    seat,
    show,
    hold: tackle ? 800 : 500,
    banner: banner(
      name,
      { ...args, bonus: signed(Number(event.bonus ?? 0)) },
      won ? "won" : "lost",
    ),
    cue: tackle ? "slide" : undefined,
    sign: tackle ? "running-shoe" : "shield",
    least: tackle ? 1200 : 0,
  };
}

export function beat(events: EventDocument[], view: View, teller: Teller): Beat {
  const event = events[0] as EventDocument;
  const seat = event.seat === undefined ? undefined : Number(event.seat);
  const small = (show: Part[], hold: number, more: Partial<Beat> = {}): Beat => ({
    events: [event],
    size: "small",
    seat,
    show,
    hold,
    ...more,
  });
  switch (event.event) {
    case "team-presented":
      return small([], 900, { banner: { words: String(event.team), tone: `team${seat}` } });
    case "toss-rolled":
    case "toss-tied":
    case "toss-won":
      return toss(events, view);
    case "turn-began":
      return small([], 500, { sign: "whistle" });
    case "cards-drawn":
      return drawing(events, teller);
    case "supporters-chosen":
      return { ...small([], 0), size: "silent" };
    case "supporters-placed":
    case "supporters-held-back":
      return supporters(events);
    case "pressing-played":
      return small([wait(450, { flights: playing(event, "pressing", "pitch", teller) })], 500, {
        banner: banner("pressing"),
        cue: "shout",
        sign: "sprint",
      });
    case "tackle-won":
    case "tackle-missed":
      return duel(event, "tackle", teller);
    case "defensive-support-won":
    case "defensive-support-missed":
      return duel(event, "defensive_support", teller);
    case "attack-began":
      return small(
        [wait(600, { flights: playing(event, "placed_attack", "pitch", teller) })],
        800,
        {
          size: "big",
          banner: banner("attack", { bonus: signed(Number(event.bonus)) }, `team${seat}`),
          cue: "drum-roll",
          sign: "soccer-kick",
        },
      );
    case "supporters-exhausted": {
      const flights = Array.from({ length: Number(event.count) }, (_, place) => ({
        ghost: { fan: true, side: seat },
        way: [`stand ${seat}`, "tug"],
        delay: place * 180,
      }));
      const part = wait(180 * flights.length + 200, { flights, cue: "heave" });
      return small([part], 400, { sign: "three-friends" });
    }
    case "offensive-support-played": {
      const flights = playing(event, "offensive_support", "tug", teller);
      return small([wait(400, { flights })], 400, {
        banner: banner("offensive", { bonus: signed(Number(event.bonus)) }),
        cue: "megaphone",
        sign: "megaphone",
      });
    }
    case "bonus-accepted": {
      if (!SHOTS.includes(events[1]?.event ?? "")) return small([], 300, { cue: "click" });
      const bonus = Number(event.bonus);
      const ways = GOAL_WAYS[Math.max(-6, Math.min(6, bonus)) + 6] ?? 0;
      const args = { bonus: signed(bonus), chance: roundPercent(`${ways}/72`) };
      const words = banner("shot", args, "hush");
      return small([], 900, { size: "big", banner: words, cue: "whistle", sign: "whistle" });
    }
    case "shot-tied":
    case "shot-saved":
    case "goal-scored":
      return shot(event, view, teller);
    case "full-time":
      return small([wait(500)], 1200, {
        size: "big",
        banner: banner("full-time", score(view)),
        cue: "full-time",
        sign: "whistle",
      });
    case "shoot-out-began":
      return small([wait(500)], 800, { size: "big", banner: banner("shoot-out"), cue: "hush" });
    case "shoot-out-tied":
    case "shoot-out-saved":
    case "shoot-out-goal":
      return penalty(events, teller);
    case "shoot-out-won": {
      const team = view.sides[seat ?? 0]?.team ?? "";
      const goals = [Number(event.blue_goals), Number(event.red_goals)];
      const args = { team, most: Math.max(...goals), least: Math.min(...goals) };
      const words = banner("shoot-out-won", args, "goal long");
      return small([wait(600)], 1600, {
        size: "big",
        banner: words,
        cue: "roar",
        sign: "soccer-ball",
      });
    }
    // The ball and the goal tokens, moved to other players; and what the step comes to.
    case "possession-left":
    case "ball-kept":
    case "ball-moved":
    case "token-moved":
      return small([], 250);
    default:
      throw new Error(`FootClub has no beat for ${event.event}`);
  }
}
