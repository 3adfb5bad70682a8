/** The beats of a mission: what is made of each event. */

import { type PoilusViewDocument, THREATS } from "../../generated/les-poilus";
import type { Beat, Teller } from "../../table/beat";
import type { EventDocument } from "../../table/model.svelte";
import { banner, flies, Shown, wait } from "./shown";

export const SILENT = ["answer-given"];

export function beat(events: EventDocument[], view: PoilusViewDocument, teller: Teller): Beat {
  const told = new Shown(events, view, teller);
  const { event } = told;
  const who = told.who();
  switch (event.event) {
    case "soldier-taken":
    case "tiles-dealt":
    case "leader-named":
      return told.setUp();
    case "intensity-named":
      return told.small([], 900, {
        banner: banner("mission", {
          mission: Number(event.mission),
          intensity: Number(event.intensity),
        }),
        cue: "stamp",
        sign: "flying-flag",
      });
    case "cards-dealt":
    case "frenzy-drew":
      return told.deal();
    case "chaplain-laid":
      return told.small([], 250);
    case "card-played":
      return told.play();
    case "trap-sprung":
    case "clumsy-drew":
      return told.drawn();
    case "nothing-to-draw":
      return told.small([wait(400)], 500, { banner: banner("nothing-to-draw"), cue: "stumble" });
    case "leadership-taken":
      return told.small(
        [
          wait(400, {
            flights: [flies({ flag: true }, `seat ${view.leader}`, `seat ${event.seat}`)],
          }),
        ],
        400,
        {
          banner: banner("takes-command", who),
          cue: "boots",
          sign: "crown",
        },
      );
    case "christmas-idle":
      return told.small([], 300);
    case "christmas-freed":
      return told.small(
        [
          wait(500, {
            flights: [flies({ card: Number(event.card) }, `card ${event.card}`, "discard")],
          }),
        ],
        600,
        {
          banner: banner(
            "relieved",
            { ...told.who(event.owner), knocks: told.narrator.card(Number(event.card)) },
            "warm",
          ),
          cue: "cloth",
          sign: "candle-flame",
        },
      );
    case "charm-used":
      return told.charm();
    case "speech-made":
      return told.small(
        [wait(400, { flights: [flies({ token: true }, `seat ${event.seat}`, "field")] })],
        600,
        {
          banner: banner("speech", { ...who, threat: THREATS[Number(event.threat)] ?? "" }),
          cue: "murmur",
          sign: "public-speaker",
        },
      );
    case "answer-given":
      return { ...told.small([], 0), size: "silent" };
    case "answer-shown":
    case "answer-declined":
      return told.answers();
    case "tile-dropped":
    case "withdrew":
    case "withdrew-without-tile":
      return told.withdrawal();
    case "mission-failed":
      return told.failure();
    case "mission-succeeded":
      return told.success();
    case "tile-shown":
      return told.tiles();
    case "support-gained":
      return told.big([], 900, {
        banner: banner("supported", { ...who, count: Number(event.count) }, "hope"),
        sign: "three-friends",
      });
    case "support-wasted":
      return told.big([], 900, { banner: banner("divided"), sign: "three-friends" });
    case "knock-removed":
      return told.relief();
    case "charm-restored":
      return told.small([wait(500)], 600, {
        banner: banner("charm-back", who, "hope"),
        cue: "cloth",
        sign: "clover",
      });
    case "support-declined":
      return told.small([], 600, { banner: banner("declined", who) });
    case "morale-dropped":
      return told.morale();
    case "token-taken":
    case "leader-passed":
      return told.leaders();
    case "game-won":
      return told.end("peace", "peace", { cue: "dove", sign: "peace-dove" });
    case "monument-seen":
      return told.end("monument", "stone", { cue: "bell", sign: "obelisk" });
    case "friend-lost":
      return told.end("friend-lost", "stone", { cue: "wind", sign: "broken-heart" });
    default:
      throw new Error(`Les Poilus has no beat for ${event.event}`);
  }
}
