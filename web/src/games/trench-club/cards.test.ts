/** What cards and forms of Trench Club say: the dice, the signs, who fights whom and how long. */

import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import view from "../../fixtures/trench-club-designate.json";
import {
  type AttackOdds,
  BATTLES,
  NATION_KEYS,
  type TrenchViewDocument,
} from "../../generated/trench-club";
import { say, speak } from "../../lib/texts.svelte";
import Form from "./Form.svelte";
import Legend from "./Legend.svelte";
import { TrenchNarrator } from "./narrator";
import OddsCard from "./OddsCard.svelte";

beforeAll(() => speak("en"));

const seen = view.view as unknown as TrenchViewDocument;
const narrator = new TrenchNarrator(["Ada", "Bo"], () => seen, seen.seat);
const words = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("the odds card explains the dice with the sheet's own row", () => {
  const [attacker, target] = seen.position.units;
  if (!attacker || !target) throw new Error("nobody is there");
  const certain = { damage: ["1"], destroys: "0", answer_damage: ["1"], is_destroyed: "0" };
  const dice = { dice: 15, bonus: 3, hits_on: 5, row: [2, 4, 7], cover: "forest" };
  const answer = { answer_dice: 0, answer_hits_on: 0, answer_row: [] };
  const odds = { ...certain, ...dice, ...answer } as unknown as AttackOdds;
  const { body } = render(OddsCard, { props: { odds, attacker, target, narrator } });
  expect(words(body)).toContain("15 dice = 12 + 3 encircled; hits on 5 or less");
  expect(words(body)).toMatch(/in the forest: 2 ?4 ?7/);
});

test("the legend explains every nation and every sign", () => {
  const { body } = render(Legend, { props: { narrator, step: 1, onclose: () => {} } });
  for (const nation of NATION_KEYS) expect(body).toContain(narrator.nation(nation));
  for (const sign of ["damage", "hero", "striker", "can-take", "struck"]) {
    expect(body).toContain(say(`web-tc-legend-${sign}`));
  }
});

test("a new table says who fights whom, on what map and for how long", () => {
  const rule = createRawSnippet<[string]>((number) => ({ render: () => `<i>${number()}</i>` }));
  const told = (asked: Record<string, unknown>) =>
    render(Form, { props: { game: "trench-club", asked: { players: 2, ...asked }, rule } }).body;
  const war = told({ map: "aisne" });
  expect(war).toContain("Germany against France.");
  expect(war).toContain(say("web-tc-takes-half"));
  // A picture of each map, and of each battle.
  expect(war.match(/<svg/g)).toHaveLength(2 + Object.keys(BATTLES).length);
  expect(told({ battle: "raid" })).toContain(say("web-tc-battle-takes", { rounds: 5 }));
}, 60_000);
