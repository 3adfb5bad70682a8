/** The dice of a finished table, checked with what this browser kept of them. */

import type { FairnessInfo } from "../generated/server";
import { type Drawings, type Drawn, judge, type Verdict } from "./fair";
import { tableKeys } from "./house.svelte";
import { request } from "./request.svelte";

export async function checkDice(
  id: string,
  shown?: FairnessInfo,
): Promise<{ verdict: Verdict; draws: Drawn[] }> {
  const token = tableKeys(id)?.token;
  const [found, record] = await Promise.all([
    shown ?? request<FairnessInfo>("GET", `tables/${id}/fairness`, undefined, token),
    request<Drawings>("GET", `tables/${id}/record`),
  ]);
  // A server that may name the table at the end could try names until it likes the dice.
  return judge(record, { ...found, label: id }, tableKeys(id) ?? {});
}
