import "@fontsource/bowlby-one/latin-400.css";
import "./cloth.css";
import type { Manifest } from "../manifest";
import { keptOf } from "./keepsake";
import { FootClubNarrator } from "./narrator";
import { oddsRows } from "./odds";
import { chosenTeams, optionWords, seatWords, teamWords } from "./options";
import Picture from "./Picture.svelte";
import { endDetail, endTitle, endWords } from "./result";
import Sign from "./Sign.svelte";

const manifest: Manifest = {
  key: "footclub",
  order: 3,
  seats: [2, 2],
  players: 2,
  quick: {},
  board: () => import("./Board.svelte"),
  stage: () => import("./stage"),
  narrator: ({ names, seat }) => new FootClubNarrator(names, seat),
  asked: { shoot_out: false },
  form: () => import("./Form.svelte"),
  sides: true,
  seatWords,
  optionWords,
  variants: [],
  more: {
    chosen: chosenTeams,
    words: teamWords,
    form: () => import("./OwnTeams.svelte"),
  },
  oddsRows,
  oddsLead: "web-odds-exact",
  parts: {
    score: ".score",
    stands: ".stand",
    pitch: ".pitch",
    dice: ".dice",
    tug: ".tug",
    hand: ".hand",
    card: ".hand [data-card='{}']",
    seat: ".side{}",
    buttons: ".bar .buttons",
  },
  drawn: Sign,
  sign: "whistle",
  lesson: () => import("./Lesson.svelte"),
  guided: true,
  told: false,
  endArt: (won) => (won ? "laurel-crown" : "soccer-ball"),
  endTitle,
  endDetail,
  endWords,
  keepsake: { of: keptOf, picture: () => import("./Keepsake.svelte") },
  rulesLetter: "F",
  rulePages: [],
  picture: Picture,
};
export default manifest;
