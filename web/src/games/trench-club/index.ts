import "@fontsource/special-elite/latin-400.css";
import "./cloth.css";
import type { Manifest } from "../manifest";
import { keptOf } from "./keepsake";
import { withAttacks } from "./moves";
import { TrenchNarrator } from "./narrator";
import { needsPlayouts, oddsRows } from "./odds";
import { optionWords, priceWords, seatWords, VARIANTS } from "./options";
import Picture from "./Picture.svelte";
import { endDetail, endTitle, endWords } from "./result";

const manifest: Manifest = {
  key: "trench-club",
  slow: { veteran: 400 },
  order: 2,
  seats: [2, 4],
  players: 2,
  quick: {},
  board: () => import("./Board.svelte"),
  stage: () => import("./stage"),
  narrator: (table) => new TrenchNarrator(table.names, () => table.view, table.seat),
  asked: { players: 2, map: "aisne" },
  form: () => import("./Form.svelte"),
  sides: true,
  seatWords,
  optionWords,
  variants: VARIANTS,
  more: { words: priceWords },
  oddsRows,
  oddsLead: "web-tc-odds",
  needsPlayouts,
  parts: {
    map: ".field",
    score: ".score",
    attacks: ".attacks",
    repairs: ".repairs",
    purchases: ".purchases",
    report: ".report",
    unit: "[data-part='unit:{}']",
    chosen: "[data-part='chosen:{}']",
    hex: "[data-part='hex:{}']",
    fort: "[data-part='fort:{}']",
    buttons: ".bar .buttons",
  },
  sign: "flying-flag",
  lesson: () => import("./Lesson.svelte"),
  givesUp: "surrender",
  guided: true,
  told: false,
  endArt: () => "flying-flag",
  endTitle,
  endDetail,
  endWords,
  after: withAttacks,
  keepsake: { of: keptOf, picture: () => import("./Keepsake.svelte") },
  rulesLetter: "T",
  rulePages: ["trench-club-units", "trench-club-drawing"],
  picture: Picture,
};
export default manifest;
