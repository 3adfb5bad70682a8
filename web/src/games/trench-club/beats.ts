/** The beats of a turn: what is seen of each event on the map, and for how long. */

import {
  NATION_KEYS,
  SIDE_KEYS,
  type TrenchViewDocument,
  UNIT_KEYS,
  type UnitDocument,
} from "../../generated/trench-club";
import type { Cue } from "../../lib/sound";
import { type Arguments, say } from "../../lib/texts.svelte";
import type { Banner, Beat, Part, Teller } from "../../table/beat";
import type { EventDocument } from "../../table/model.svelte";
import { hexName, hexNumber } from "./names";
import type { TrenchNarrator } from "./narrator";

type View = TrenchViewDocument;

export const SILENT = ["special-chosen", "unit-assigned", "movement-ended"];
const GAS = UNIT_KEYS.indexOf("gas-launcher");
/** What follows from an event and is shown with it. */
const LOSSES = ["unit-destroyed", "points-scored"];
const RESULTS = [...LOSSES, "experience-gained"];
/** How a unit sounds when it goes. */
const GAITS: Record<string, Cue> = {
  infantry: "steps",
  "heavy-infantry": "steps",
  "anti-tank-gunners": "steps",
  medics: "steps",
  "mounted-infantry": "hooves",
};

/** Where a unit is on its way, for the map to draw. */
export interface Walking {
  unit: number;
  hex: number;
}

const banner = (name: string, args: Arguments = {}, tone = ""): Banner => ({
  words: say(`banner-trench-club-${name}`, args),
  tone,
});
const wait = (ms: number, more: Partial<Part> = {}): Part => ({ ms, ...more });

/** The events of some kinds at the beginning. */
function first(events: EventDocument[], ...kinds: string[]): EventDocument[] {
  const end = events.findIndex(({ event }) => !kinds.includes(event));
  return end < 0 ? events : events.slice(0, end);
}

/** A fight: attack and answers, and what came of them; of gas, all its victims. */
function fightOf(events: EventDocument[]): EventDocument[] {
  const [begin] = events as [EventDocument];
  const isPart = ({ event, unit }: EventDocument) =>
    ["answered", ...RESULTS].includes(event) ||
    (event === "attacked" && begin.kind === GAS && unit === begin.unit);
  const end = events.slice(1).findIndex((event) => !isPart(event));
  return end < 0 ? events : events.slice(0, end + 1);
}

class Shown {
  readonly event: EventDocument;
  readonly narrator: TrenchNarrator;
  readonly seat: number | undefined;

  constructor(
    readonly events: EventDocument[],
    readonly view: View,
    teller: Teller,
  ) {
    this.event = events[0] as EventDocument;
    this.narrator = teller.narrator as TrenchNarrator;
    const place = view.position.nations.findIndex((one) => one.nation === this.tone);
    this.seat = view.commanders[place];
  }

  /** The nation whose doing it is, as a style. */
  get tone(): string {
    return NATION_KEYS[Number(this.event.nation)] ?? "";
  }
  get nation(): string {
    return this.tone ? this.narrator.nation(Number(this.event.nation)) : "";
  }
  private kind(kind: unknown): string {
    return this.narrator.kind(Number(kind));
  }

  small(show: Part[], hold: number, more: Partial<Beat> = {}): Beat {
    return { events: [this.event], size: "small", seat: this.seat, show, hold, ...more };
  }
  big(show: Part[], hold: number, more: Partial<Beat> = {}): Beat {
    return { ...this.small(show, hold, { least: 900, ...more }), size: "big" };
  }

  roll(): Beat {
    const rolls = first(this.events, "die-rolled");
    const end = this.events[rolls.length];
    const named = end?.event === "first-named" || end?.event === "placing-began";
    const events = named && end ? [...rolls, end] : rolls;
    const nation = end ? this.narrator.nation(Number(end.nation)) : "";
    const words = !named
      ? undefined
      : banner(end?.event === "first-named" ? "begins" : "places-first", { nation });
    return this.small(rolls.length ? [wait(500, { dice: rolls.length, cue: "dice" })] : [], 700, {
      events,
      banner: words,
      sign: "flying-flag",
      seat: undefined,
    });
  }

  /** Hex by hex along the way. */
  march(): Beat {
    const ways = (this.event.ways as number[]) ?? [];
    const unit = Number(this.event.unit);
    const ms = Math.max(250, Math.min(700, 90 * ways.length)) / Math.max(1, ways.length);
    const show = ways.map((hex): Part => ({ ms, data: { unit, hex } satisfies Walking }));
    const cue = GAITS[UNIT_KEYS[Number(this.event.kind)] ?? ""] ?? "motor";
    return this.small(show, 150, { cue, sign: "sprint" });
  }

  fight(): Beat {
    const events = fightOf(this.events);
    const gas = this.event.kind === GAS;
    const dead = events.filter(({ event }) => event === "unit-destroyed");
    const victims = events.filter(({ event }) => event === "attacked").length;
    const show = gas
      ? [
          wait(600, { cue: "hiss" }),
          ...Array.from(
            { length: victims },
            (_, place): Part => ({ ms: 600, dice: place + 1, cue: "dice" }),
          ),
        ]
      : [wait(200), wait(500, { dice: 1, cue: "dice" })];
    const hold =
      900 +
      (dead.length ? 900 : 0) +
      (events.some(({ event }) => event === "experience-gained") ? 150 : 0);
    const more = { events, cue: "gun" as Cue, sign: "field-gun", least: 450 };
    if (gas) {
      const hex = this.place(this.event.target);
      return this.big(show, hold, {
        ...more,
        banner: banner("gas", { hex }, "gas"),
        sentence: undefined,
      });
    }
    const sentence = this.told(events);
    if (!dead.length) return this.small(show, hold, { ...more, sentence });
    const lost = dead.map((event) => this.kind(event.kind)).join(", ");
    return this.big(show, hold, {
      ...more,
      sentence,
      banner: banner("destroyed", { lost, count: dead.length }, "loss"),
      cue: "thud",
    });
  }
  private told(events: EventDocument[]): string {
    const { damage, kind, target_kind: on } = this.event;
    const taken = events.reduce(
      (sum, one) => sum + (one.event === "answered" ? Number(one.damage) : 0),
      0,
    );
    const args = { unit: this.kind(kind), target: this.kind(on), damage: Number(damage), taken };
    return say("banner-trench-club-fight", args);
  }
  private place(unit: unknown): string {
    return this.view.position.units.find((one) => one.unit === unit)?.at ?? "";
  }

  losses(name: string, args: Arguments, cue: Cue, hold: number): Beat {
    const events = [this.event, ...first(this.events.slice(1), ...LOSSES)];
    return this.big([wait(500)], hold, {
      events,
      banner: banner(name, args, this.tone),
      cue,
      sign: "flying-flag",
    });
  }

  shell(): Beat {
    const events = [this.event, ...first(this.events.slice(1), "shell-wasted")];
    const hex = Number(this.event.hex);
    const words =
      events.length > 1 || hex < 0
        ? banner("shell-wasted", {}, "loss")
        : banner("shell-strayed", { hex: hexName(hex) }, "loss");
    return this.big([wait(900, { cue: "shell-falls" })], 800, {
      events,
      banner: words,
      sign: "artillery-shell",
    });
  }

  buys(): Beat {
    const events = [this.event, ...first(this.events.slice(1), "points-scored")];
    const drawn = this.event.event === "special-drawn";
    const words = drawn ? banner("drawn", { kind: this.kind(this.event.kind) }) : undefined;
    return this.small([wait(350)], drawn ? 700 : 150, {
      events,
      banner: words,
      cue: "wood",
    });
  }

  end(): Beat {
    const won = this.event.event === "side-won";
    const side = won ? this.narrator.side(SIDE_KEYS[Number(this.event.side)] ?? "") : "";
    return this.big([wait(800)], 1500, {
      banner: won ? banner("victory", { side }) : banner("drawn-game"),
      cue: "bugle",
      sign: "flying-flag",
    });
  }
}

export function beat(events: EventDocument[], view: View, teller: Teller): Beat {
  const told = new Shown(events, view, teller);
  const { event, nation, tone } = told;
  switch (event.event) {
    case "special-chosen":
    case "unit-assigned":
    case "movement-ended":
      return { ...told.small([], 0), size: "silent" };
    case "die-rolled":
    case "placing-began":
    case "first-named":
      return told.roll();
    case "token-turned":
      return told.small([wait(350)], 250, { cue: "wood" });
    case "unit-placed":
    case "headquarters-marked":
      return told.small([], 200, { cue: "wood" });
    case "turn-began":
      return told.small([], 700, {
        banner: banner("turn", { round: Number(event.round), nation }, tone),
        cue: "drum",
        sign: "flying-flag",
      });
    case "nation-skipped":
    case "company-used":
    case "attack-skipped":
      return told.small([], 250);
    case "unit-moved":
      return told.march();
    case "fort-entered":
    case "unit-boarded":
    case "unit-set-down":
      return told.small([wait(350)], 100, {
        cue: event.event === "fort-entered" ? "gate" : "flap",
      });
    case "fort-captured":
      return told.losses("fort-taken", { nation, fort: Number(event.fort) }, "bugle", 1200);
    case "headquarters-taken":
      return told.losses("headquarters-taken", {}, "bugle", 1200);
    case "mine-struck":
      return told.losses("mine", { kind: told.narrator.kind(Number(event.kind)) }, "thud", 900);
    case "mine-laid":
      return told.small([], 300, { cue: "spade" });
    case "attack-listed":
    case "attack-withdrawn":
    case "attack-advanced":
      return told.small([], 250, { cue: "pencil" });
    case "attacks-confirmed": {
      const count = Number(event.count);
      const hold = {
        banner: count ? banner("attacks", { nation, count }, tone) : undefined,
        cue: "whistle" as Cue,
        sign: "field-gun",
        // The arrows stay until it is over.
        after: [wait(0)],
      };
      return count ? told.big([wait(300)], 800, hold) : told.small([], 300);
    }
    case "attacked":
    case "answered":
      return told.fight();
    case "shell-strayed":
    case "shell-wasted":
      return told.shell();
    // What is left of a fight or a mine, if it ever comes alone.
    case "unit-destroyed":
    case "experience-gained":
    case "points-scored":
      return told.small([], 300);
    case "income-paid":
    case "bonds-given":
      return told.small([wait(300)], 300, { cue: "coins" });
    case "unit-repaired":
      return told.small([], 300, { cue: "hammer" });
    case "unit-bought":
    case "unit-ordered":
    case "special-drawn":
    case "point-bought":
      return told.buys();
    case "surrender-offered":
      return told.big([], 900, {
        banner: banner("surrender", { nation }, tone),
        sign: "flying-flag",
      });
    case "surrender-refused":
      return told.big([], 900, {
        banner: banner("surrender-refused", { nation }, tone),
        sign: "flying-flag",
      });
    case "side-won":
    case "game-drawn":
      return told.end();
    default:
      throw new Error(`Trench Club has no beat for ${event.event}`);
  }
}

/** The hexes that a beat is about, on the board before it. */
export function hexesOf(beat: Beat, view: View): number[] {
  const { units } = view.position;
  const where = (number: unknown) =>
    hexNumber(units.find((one: UnitDocument) => one.unit === number)?.at ?? "");
  const found = beat.events.flatMap((event) => [
    ...[event.unit, event.target, event.truck].filter((unit) => unit !== undefined).map(where),
    ...(typeof event.hex === "number" ? [event.hex] : []),
    ...(Array.isArray(event.ways) ? (event.ways as number[]) : []),
  ]);
  return [...new Set(found)].filter((hex) => hex >= 0);
}
