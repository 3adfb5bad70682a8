/** A game that has no folder here: everything about it comes from the server. */

import type { GameInfo } from "../../generated/server";
import type { GameKey } from "../../table/model.svelte";
import type { Manifest } from "../manifest";
import { PlainNarrator } from "./narrator";
import { questionsOf, usualOptions, wordsOf } from "./options";
import Picture from "./Picture.svelte";

export function plainManifest(key: GameKey, info: GameInfo | undefined): Manifest {
  const [fewest, most] = [info?.fewest_seats ?? 2, info?.most_seats ?? 2];
  const questions = info ? questionsOf(info) : [];
  const players = Number(info?.options.players ?? fewest);
  return {
    key,
    order: 100,
    seats: [fewest, most],
    players,
    quick: fewest === most ? {} : { players },
    board: () => import("./Board.svelte"),
    narrator: (table) => new PlainNarrator(table),
    asked: usualOptions(questions),
    form: () => import("./Form.svelte"),
    sides: false,
    seatWords: () => "",
    optionWords: (options) => wordsOf(questions, options),
    variants: [],
    oddsRows: ({ odds }) =>
      ((odds ?? []) as string[]).map((label) => ({ label, chance: "", bad: false })),
    oddsLead: "",
    parts: {},
    sign: "round-table",
    guided: false,
    told: true,
    endArt: (won) => (won ? "laurel-crown" : "round-table"),
    rulesLetter: info?.rules_letter ?? "",
    rulePages: [],
    picture: Picture,
  };
}
