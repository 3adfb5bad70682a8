/** What is seen of events on the board of their moment: what travels where, and for how long. */

import {
  CARDS,
  type PoilusViewDocument,
  SOLDIERS,
  THREATS,
  TILES,
} from "../../generated/les-poilus";
import { type Arguments, say } from "../../lib/texts.svelte";
import type { Banner, Beat, Flight, Part, Teller } from "../../table/beat";
import type { EventDocument } from "../../table/model.svelte";
import { fold } from "./fold";
import { FIRST_KNOCK, isKnock, MERRY_CHRISTMAS, type PoilusNarrator } from "./narrator";
import { knockIcon, THREAT_ICON } from "./signs";

type View = PoilusViewDocument;

const DEMORALIZED = 49;

export const banner = (name: string, args: Arguments = {}, tone = ""): Banner => ({
  words: say(`banner-les-poilus-${name}`, args),
  tone,
});
export const wait = (ms: number, more: Partial<Part> = {}): Part => ({ ms, ...more });
/** What travels from one place to another. */
export const flies = (ghost: Flight["ghost"], ...way: string[]): Flight => ({ ghost, way });

/** The events of some kinds at the beginning. */
function first(events: EventDocument[], ...kinds: string[]): EventDocument[] {
  const end = events.findIndex(({ event }) => !kinds.includes(event));
  return end < 0 ? events : events.slice(0, end);
}

/** Some events, and how they are shown on the board of that moment. */
export class Shown {
  readonly event: EventDocument;
  readonly seat: number | undefined;
  readonly narrator: PoilusNarrator;

  constructor(
    readonly events: EventDocument[],
    readonly view: View,
    readonly teller: Teller,
  ) {
    this.event = events[0] as EventDocument;
    this.seat = "seat" in this.event ? Number(this.event.seat) : undefined;
    this.narrator = teller.narrator as PoilusNarrator;
  }

  name(seat: unknown = this.seat): string {
    return this.narrator.name(Number(seat));
  }

  /** A name for a banner, and whether it is the reader's. */
  who(seat: unknown = this.seat): Arguments {
    const own = this.narrator.reader >= 0 && Number(seat) === this.narrator.reader;
    return { name: this.name(seat), you: own ? "yes" : "no" };
  }

  private beat(size: Beat["size"], show: Part[], hold: number, more: Partial<Beat>): Beat {
    return { events: [this.event], size, seat: this.seat, show, hold, ...more };
  }
  small(show: Part[], hold: number, more: Partial<Beat> = {}): Beat {
    return this.beat("small", show, hold, more);
  }
  big(show: Part[], hold: number, more: Partial<Beat> = {}): Beat {
    return this.beat("big", show, hold, { least: 1000, ...more });
  }

  /** Where a card of a seat comes from. */
  private from(seat: number, card: number): string {
    return seat === this.view.seat ? `card ${card}` : `seat ${seat}`;
  }
  /** Where a card goes that is played or drawn. */
  private into(seat: number, card: number): string {
    return isKnock(card) ? `seat ${seat}` : card === MERRY_CHRISTMAS ? "discard" : "field";
  }

  setUp(): Beat {
    const kinds = ["soldier-taken", "tiles-dealt", "leader-named"];
    const events = first(this.events, ...kinds);
    const leader = events.find(({ event }) => event === "leader-named");
    const words = leader && banner("leads-first", this.who(leader.seat));
    const show = [wait(250 * this.view.players)];
    // Who the others are is seen at their seats.
    const told = events.filter((event) => event === leader || event.seat === this.view.seat);
    return {
      ...this.small(show, 900),
      events,
      seat: undefined,
      banner: words,
      sentence: told.map((event) => this.narrator.event(event)).join(" "),
      cue: "paper",
      sign: "flying-flag",
    };
  }

  /** Card by card from the Trials, whose count falls; one's own turn over in the hand. */
  deal(): Beat {
    const events =
      this.event.event === "frenzy-drew" ? [this.event] : first(this.events, "cards-dealt");
    const most = Math.max(...events.map((event) => Number(event.count)));
    const parts: Part[] = [];
    let { view } = this;
    for (let round = 0; round < most; round += 1) {
      for (const event of events.filter((one) => round < Number(one.count))) {
        const seat = Number(event.seat);
        const own = seat === view.seat;
        const card = own ? Number((event.cards as number[])[round]) : 0;
        view = fold(view, { event: "cards-dealt", seat, count: 1, cards: [card] });
        parts.push({
          ms: 90,
          view,
          flights: [flies({ card }, "pile trials", own ? "hand" : `seat ${seat}`)],
        });
      }
    }
    const frenzied = this.event.event === "frenzy-drew";
    // The last card of the Trials leaves: the dove is bare.
    if (view.trials === 0 && this.view.trials > 0) {
      return {
        ...this.big(parts, 1200),
        events,
        seat: undefined,
        banner: banner("dove-bare", {}, "hope"),
        sign: "peace-dove",
      };
    }
    const words =
      frenzied && Number(this.event.count)
        ? banner("frenzied", { ...this.who(), count: Number(this.event.count) })
        : undefined;
    return {
      ...this.small(parts, frenzied ? 600 : 200),
      events,
      banner: words,
      cue: "cards",
      seat: frenzied ? this.seat : undefined,
    };
  }

  play(): Beat {
    const [seat, card] = [Number(this.event.seat), Number(this.event.card)];
    const flight = flies({ card }, this.from(seat, card), this.into(seat, card));
    if (card === MERRY_CHRISTMAS) {
      const events = [this.event, ...first(this.events.slice(1), "christmas-idle")];
      return {
        ...this.small([wait(500, { flights: [flight] })], 800),
        events,
        banner: banner("christmas", {}, "warm"),
        cue: "harmonica",
        sign: "candle-flame",
      };
    }
    if (card >= FIRST_KNOCK) {
      const words = banner("knock", { ...this.who(), knock: this.narrator.card(card) }, "knock");
      return this.small([wait(600, { flights: [flight] })], 700, {
        banner: words,
        cue: "nail",
        sign: knockIcon(CARDS[card - 1]?.key ?? ""),
      });
    }
    const after = fold(this.view, this.event);
    const two = CARDS[card - 1]?.threats.some((threat) => after.active[threat] === 2);
    return this.small([wait(450, { flights: [flight] })], two ? 850 : 350, {
      cue: "card",
      sign: THREAT_ICON[CARDS[card - 1]?.threats[0] ?? ""],
    });
  }

  /** A card of the Trials turns over above the pile, is held there, and lands. */
  drawn(): Beat {
    const [seat, card] = [Number(this.event.seat), Number(this.event.card)];
    const trap = this.event.event === "trap-sprung";
    const words = banner(trap ? "trap" : "clumsy", {}, trap ? "danger" : "");
    const above = flies({ card }, "pile trials", "pile trials");
    const show = [
      wait(400, { cue: trap ? "wire" : "stumble" }),
      wait(trap ? 900 : 500, { banner: words, flights: [above] }),
      wait(450, { flights: [flies({ card }, "pile trials", this.into(seat, card))], cue: "card" }),
    ];
    const beat = trap ? this.big(show, 400) : this.small(show, 350);
    return { ...beat, sign: trap ? "wolf-trap" : "banana-peeled" };
  }

  charm(): Beat {
    const card = Number(this.event.card);
    const who = this.view.seats[this.seat ?? 0];
    const show = [
      wait(350, {
        flights: [flies({ charm: who?.soldier ?? "" }, `seat ${this.seat}`, `card ${card}`)],
      }),
      wait(350, { flights: [flies({ card }, `card ${card}`, "discard")] }),
    ];
    const threat = SOLDIERS.find(({ key }) => key === who?.soldier)?.charm ?? "";
    const words = banner("charm", { ...this.who(), threat }, "hope");
    return this.big(show, 800, { banner: words, cue: "bell", sign: "clover" });
  }

  answers(): Beat {
    const events = first(this.events, "answer-shown", "answer-declined");
    const shown = events.filter(({ event }) => event === "answer-shown");
    const flights = shown.map(({ seat, card }) =>
      flies({ card: Number(card) }, this.from(Number(seat), Number(card)), "discard"),
    );
    const words = banner("answers", { count: shown.length });
    return {
      ...this.big([wait(400, { flights })], 900),
      events,
      seat: undefined,
      banner: words,
      cue: "cards",
      sign: "talk",
    };
  }

  withdrawal(): Beat {
    const dropped = first(this.events, "tile-dropped");
    const left = this.events[dropped.length];
    const events = left?.event.startsWith("withdrew") ? [...dropped, left] : dropped;
    return { ...this.small([wait(450)], 350), events, cue: "steps", sign: "exit-door" };
  }

  failure(): Beat {
    const { no_mans_land: cards } = this.view;
    const threat = THREATS[Number(this.event.threat)] ?? "";
    const words = banner("failed", { mission: Number(this.event.mission), threat }, "danger");
    // The cards are swept back into the Trials one by one.
    const after = cards.map(
      (card, place): Part => ({
        ms: 90,
        flights: [flies({ card: 0 }, `card ${card}`, "pile trials")],
        view: {
          ...this.view,
          no_mans_land: cards.slice(place + 1),
          trials: this.view.trials + place + 1,
        },
      }),
    );
    return this.big([wait(900)], 1200, {
      banner: words,
      after,
      cue: "shell",
      sign: "broken-heart",
      least: 2000,
    });
  }

  success(): Beat {
    const flights = this.view.no_mans_land.map((card) =>
      flies({ card }, `card ${card}`, "discard"),
    );
    const words = banner("succeeded", { mission: Number(this.event.mission) }, "hope");
    return this.big([wait(600, { flights })], 1000, {
      banner: words,
      cue: "birds",
      sign: "laurel-crown",
    });
  }

  /** All tiles turn together; then each walks to its receiver. */
  tiles(): Beat {
    const events = first(this.events, "tile-shown");
    const show: Part[] = [wait(500, { cue: "tiles" })];
    let { view } = this;
    for (const event of events) {
      view = fold(view, event);
      const tile = TILES[Number(event.tile)];
      show.push({
        ms: 350,
        view,
        flights: [flies({ tile }, `seat ${event.place}`, `seat ${event.target}`)],
      });
    }
    return { ...this.big(show, 300), events, seat: undefined, sign: "three-friends" };
  }

  relief(): Beat {
    const events = first(this.events, "knock-removed");
    const flights = events.map(({ card }) =>
      flies({ card: Number(card) }, `card ${card}`, "discard"),
    );
    const knocks = this.narrator.joined(events.map(({ card }) => this.narrator.card(Number(card))));
    const words = banner("relieved", { ...this.who(), knocks }, "hope");
    return {
      ...this.small([wait(500, { flights })], 600),
      events,
      banner: words,
      cue: "cloth",
      sign: "arm-bandage",
    };
  }

  /** Cards go over from the Monument to the Trials one by one. */
  morale(): Beat {
    const count = Number(this.event.count);
    const held = this.view.seats.reduce((sum, one) => sum + one.hand_size, 0);
    const demoralized = this.view.seats.some((one) => one.hard_knocks.includes(DEMORALIZED));
    const why = held > 2 ? banner("morale-hands", { count: held }) : banner("morale-least");
    const more = demoralized ? banner("morale-demoralized", { why: why.words }).words : why.words;
    const words = { ...banner("morale", { count }, "danger"), more };
    const { trials, reserve } = this.view;
    const parts = Array.from(
      { length: count },
      (_, place): Part => ({
        ms: 140,
        cue: "drum",
        banner: words,
        flights: [flies({ card: 0 }, "pile morale", "pile trials")],
        view: { ...this.view, trials: trials + place + 1, reserve: reserve - place - 1 },
      }),
    );
    return this.big([wait(600, { banner: words }), ...parts], 600, {
      banner: words,
      sign: "obelisk",
    });
  }

  leaders(): Beat {
    const events = first(this.events, "token-taken", "leader-passed");
    const flights = events.map(({ event, seat }) =>
      event === "token-taken"
        ? flies({ token: true }, "field", `seat ${seat}`)
        : flies({ flag: true }, `seat ${this.view.leader}`, `seat ${seat}`),
    );
    return { ...this.small([wait(450, { flights })], 350), events, sign: "flying-flag" };
  }

  end(name: string, tone: string, more: Partial<Beat>): Beat {
    const args: Arguments = this.seat === undefined ? {} : this.who();
    const dove = flies({ dove: true }, "pile trials", "field", "pile morale");
    const show = [
      wait(name === "friend-lost" ? 1400 : 1200, name === "peace" ? { flights: [dove] } : {}),
    ];
    return this.big(show, 1500, { banner: banner(name, args, tone), ...more });
  }
}
