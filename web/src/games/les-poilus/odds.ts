/** What the panel of odds shows. */

import type { PoilusOdds, PoilusViewDocument } from "../../generated/les-poilus";
import { say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import type { Row } from "../manifest";
import type { Narrator } from "../narrator";
import type { PoilusNarrator } from "./narrator";

export function oddsRows(table: TableModel, narrator: Narrator): Row[] {
  const odds = table.odds as PoilusOdds;
  const told = narrator as PoilusNarrator;
  const { traps } = table.view as PoilusViewDocument;
  const rows: Row[] = [];
  for (const { card, failure } of odds.cards) {
    const label = told.shown(card, traps);
    // Cards that look alike bear the same risk: one line is enough.
    if (!rows.some((row) => row.label === label)) rows.push({ label, chance: failure, bad: true });
  }
  if (odds.draw !== null) rows.push({ label: say("web-odds-draw"), chance: odds.draw, bad: true });
  if (odds.clumsy !== null)
    rows.push({ label: say("web-odds-clumsy"), chance: odds.clumsy, bad: true });
  return rows;
}
