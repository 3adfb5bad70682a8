/** What the panel of odds shows. */

import type { FootClubOdds, FootClubViewDocument } from "../../generated/footclub";
import { labelled, say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import type { Row } from "../manifest";
import { type Narrator, roundPercent } from "../narrator";
import type { FootClubNarrator } from "./narrator";

export function oddsRows(table: TableModel, narrator: Narrator): Row[] {
  const odds = table.odds as FootClubOdds;
  const told = narrator as FootClubNarrator;
  const view = table.view as FootClubViewDocument;
  const rows: Row[] = [];
  const row = (label: string, chance: string) => rows.push({ label, chance, bad: false });
  if (odds.goal !== null && odds.bonus !== null) {
    const values = told.values({ seat: view.ball, bonus: odds.bonus });
    row(say("web-odds-goal", values), odds.goal);
  }
  for (const spend of odds.open_spends) {
    const sure =
      spend.held === "1" ? "" : ` ${say("web-if-held", { chance: roundPercent(spend.held) })}`;
    row(labelled(told.label(spend.seat), told.move(spend.move)) + sure, spend.goal);
  }
  row(say("web-odds-tackle"), odds.tackle);
  for (const hand of odds.hands) {
    for (const card of hand.cards) {
      const values = { name: told.name(hand.seat), card: told.card(card.card) };
      if (card.unseen) row(say("web-odds-held", values), card.at_least_one);
    }
  }
  return rows;
}
