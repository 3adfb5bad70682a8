import "@fontsource/special-elite/latin-400.css";
import "./cloth.css";
import { say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import { endedHow, type Manifest } from "../manifest";
import { TrenchNarrator } from "./narrator";
import { needsPlayouts, oddsRows } from "./odds";
import { optionWords, priceWords, seatWords, VARIANTS } from "./options";
import Picture from "./Picture.svelte";

/** Whoever gave up is not told that they were beaten. */
function endTitle({ outcome, seat }: TableModel): string {
  if (!outcome) return "";
  const gaveUp = outcome.reason === "surrender" && seat >= 0 && !outcome.winners.includes(seat);
  if (gaveUp) return say("web-result-surrendered", { round: outcome.args.round ?? 0 });
  if (!outcome.winners.length) return say("web-end-draw");
  return say(
    seat < 0
      ? "web-end-over"
      : outcome.winners.includes(seat)
        ? "web-result-victory"
        : "web-result-defeat",
  );
}

const manifest: Manifest = {
  key: "trench-club",
  order: 2,
  seats: [2, 4],
  players: 2,
  quick: {},
  board: () => import("./Board.svelte"),
  narrator: (table) => new TrenchNarrator(table.names, () => table.view),
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
  guided: true,
  told: false,
  endArt: () => "flying-flag",
  endTitle,
  endWords: (outcome, seat) =>
    say("web-result-round", { how: endedHow(outcome, seat), round: outcome.args.round ?? 0 }),
  rulesLetter: "T",
  rulePages: ["trench-club-units", "trench-club-drawing"],
  picture: Picture,
};
export default manifest;
