import "@fontsource/im-fell-english-sc/latin-400.css";
import "./cloth.css";
import type { PoilusViewDocument } from "../../generated/les-poilus";
import { say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import type { Manifest } from "../manifest";
import { keptOf } from "./keepsake";
import { PoilusNarrator } from "./narrator";
import { oddsRows } from "./odds";
import { chosenSoldiers, optionWords, seatWords, soldierWords, VARIANTS } from "./options";
import Picture from "./Picture.svelte";
import Sign from "./Sign.svelte";

const MUTE = 47;

/** Whoever is mute in a mission says nothing. */
function muted(table: TableModel): string {
  if (table.seat < 0) return "";
  const own = (table.view as PoilusViewDocument).seats[table.seat];
  return own?.in_mission && own.hard_knocks.includes(MUTE) ? say("web-muted") : "";
}

/** The friend who could not go on is named by the last thing that happened. */
function endTitle({ outcome, log, names, seat }: TableModel): string {
  if (outcome?.reason === "victory") return say("web-end-peace");
  if (outcome?.reason === "monument") return say("web-end-monument");
  const lost = log.findLast((item) => item.event?.event === "friend-lost")?.event;
  const whose = Number(lost?.seat ?? -1);
  const you = whose >= 0 && whose === seat ? "yes" : "no";
  return say("web-result-friend-lost", { name: names[whose] ?? "", you });
}

const manifest: Manifest = {
  key: "les-poilus",
  slow: { veteran: 400 },
  order: 1,
  seats: [2, 5],
  players: 4,
  quick: { players: 4, difficulty: "recruit" },
  board: () => import("./Board.svelte"),
  stage: () => import("./stage"),
  narrator: ({ names, seat }) => new PoilusNarrator(names, seat),
  asked: { players: 4, difficulty: "normal" },
  form: () => import("./Form.svelte"),
  // Soldiers are dealt or chosen among the variants.
  sides: false,
  seatWords,
  optionWords,
  variants: VARIANTS,
  more: {
    chosen: chosenSoldiers,
    words: soldierWords,
    form: () => import("./Soldiers.svelte"),
  },
  oddsRows,
  oddsLead: "web-odds-fail",
  parts: {
    trials: ".pile.trials",
    morale: ".pile.morale",
    tally: ".tally",
    threat: ".tally .{}",
    field: ".field .cards",
    hand: ".hand",
    card: ".hand [data-card='{}']",
    seat: "[data-seat='{}']",
    knock: "[data-knock='{}']",
    tiles: ".tiles",
    buttons: ".bar .buttons",
  },
  drawn: Sign,
  sign: "public-speaker",
  lesson: () => import("./Lesson.svelte"),
  guided: true,
  told: false,
  endArt: (won) => (won ? "peace-dove" : "obelisk"),
  endTitle,
  endWords: ({ reason, args }) =>
    say(`web-result-poilus-${reason}`, { mission: args.mission ?? 0 }),
  muted,
  keepsake: { of: keptOf, picture: () => import("./Keepsake.svelte") },
  rulesLetter: "P",
  rulePages: [],
  picture: Picture,
};
export default manifest;
