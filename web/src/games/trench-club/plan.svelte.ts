/** What the server's rules say of a chosen unit's future, and where enemies could strike. */

import type {
  Dangers,
  PlannedHex,
  TrenchViewDocument,
  UnitDocument,
  UnitPlan,
} from "../../generated/trench-club";
import { decimal } from "../../lib/numbers";
import { say } from "../../lib/texts.svelte";
import type { TableModel } from "../../table/model.svelte";
import { roundPercent } from "../narrator";
import type { Command } from "./command.svelte";
import { hexNumber } from "./names";
import type { TrenchNarrator } from "./narrator";
import { sheetOf, sideOf } from "./walk";

/** Phases in which a unit's future can still be changed. */
const PLANNED = ["move", "set-down", "designate"];
/** Stands for all enemies. */
export const ALL = -1;

/** A chance from 0 to 1 as it is told. */
export const chanceWords = (chance: number) => roundPercent(String(chance));

export class Planner {
  private plan: UnitPlan | null = $state.raw(null);
  private dangers: Dangers | null = $state.raw(null);
  /** The enemy whose reach is shown, all of them, or nobody's. */
  watched: number | null = $state(null);

  private readonly model: () => TableModel;
  private readonly command: Command;

  constructor(table: () => TableModel, command: Command) {
    this.model = table;
    this.command = command;
  }

  /** By hex where the chosen unit stands or may go. */
  hexes: Map<number, PlannedHex> = $derived.by(
    () => new Map((this.plan?.hexes ?? []).map((one) => [hexNumber(one.hex), one])),
  );
  /** The hex that is planned for: the one pointed at, or else where the unit stands. */
  at: PlannedHex | undefined = $derived.by(() => {
    const { pointed, pending, chosen } = this.command;
    const wanted = pending.find((act) => act.name === "move")?.hex ?? pointed;
    if (this.hexes.has(wanted)) return this.hexes.get(wanted);
    return wanted < 0 && chosen !== null ? this.hexes.get(this.command.hexOf(chosen)) : undefined;
  });
  /** By hex: how many of the watched enemies could strike there. */
  struck: Map<number, number> = $derived.by(() => {
    const found = new Map<number, number>();
    if (this.watched === null) return found;
    const chosen = this.command.chosenUnit;
    const over = chosen && sheetOf(chosen).tags.includes("air") ? "air" : "ground";
    for (const danger of this.dangers?.enemies ?? []) {
      if (this.watched !== ALL && danger.unit !== this.watched) continue;
      for (const name of danger[over]) {
        const hex = hexNumber(name);
        found.set(hex, (found.get(hex) ?? 0) + 1);
      }
    }
    return found;
  });

  /** Ask for the plan of the chosen unit, once for a line of the game. */
  async lookAhead(): Promise<void> {
    const { table, command } = { table: this.model(), command: this.command };
    const unit = command.chosen;
    this.plan = null;
    if (unit === null || !table.mine || !PLANNED.includes(command.position.phase)) return;
    const line = table.line;
    const frame = await table.request({ type: "odds", about: `unit ${unit}` });
    if (frame?.type !== "odds" || table.line !== line || command.chosen !== unit) return;
    this.plan = frame.odds as UnitPlan | null;
  }

  /** Ask where enemies could strike, if that is shown. */
  async lookAround(): Promise<void> {
    const table = this.model();
    this.dangers = null;
    const { round, phase } = this.command.position;
    // Before the first round and after the last one nobody strikes.
    if (this.watched === null || table.seat < 0 || !round || phase === "over") return;
    const line = table.line;
    const frame = await table.request({ type: "odds", about: "threats" });
    if (frame?.type !== "odds" || table.line !== line) return;
    this.dangers = frame.odds as Dangers | null;
  }

  /** Show where all enemies could strike, or the one on a hex; or nothing any more. */
  watch(hex = -1): void {
    const unit = this.command.at.get(hex);
    const wanted = unit && this.isEnemy(unit) ? unit.unit : ALL;
    this.watched =
      this.watched === wanted || (wanted === ALL && this.watched !== null) ? null : wanted;
  }
  isEnemy(unit: UnitDocument): boolean {
    const { commanders, seat, position } = this.model().view as TrenchViewDocument;
    const sides = position.nations.flatMap(({ nation }, place) =>
      commanders[place] === seat ? [sideOf(nation)] : [],
    );
    return sides.length > 0 && !sides.includes(sideOf(unit.nation));
  }

  /** What is planned for a hex, for those who do not see it. */
  words(hex: number, narrator: TrenchNarrator): string {
    const one = this.hexes.get(hex);
    if (!one) return "";
    const name = (unit: number) => narrator.inList(unit);
    const parts = one.attacks.map((attack) =>
      say("web-tc-plan-attack", {
        target: name(attack.target),
        damage: decimal(attack.mean, 1),
        chance: chanceWords(attack.destroys),
      }),
    );
    parts.push(...one.forts.map((fort) => say("web-tc-plan-fort", { fort })));
    if (one.threats.length) {
      parts.push(
        say("web-tc-plan-threats", {
          units: one.threats.map((threat) => name(threat.unit)).join(", "),
          chance: chanceWords(one.destroyed),
        }),
      );
    }
    return parts.join(" · ");
  }
}
