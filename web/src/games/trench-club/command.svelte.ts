/** What the person at the board is doing: which unit is chosen, where it could act, what waits. */

import type { TrenchPosition, TrenchViewDocument, UnitDocument } from "../../generated/trench-club";
import { settings } from "../../lib/settings.svelte";
import { clearHint, showWhy } from "../../table/hint.svelte";
import type { TableModel } from "../../table/model.svelte";
import type { Field, Point } from "./field";
import { type Act, byUnit, readMove } from "./moves";
import { hexName, hexNumber } from "./names";
import { type Arrival, walk } from "./walk";

/** Phases in which there is one obvious unit to begin with. */
const BEGINS = ["split", "place", "set-down", "launch", "garrison"];

/** With these a phase goes on. */
export const MAIN = ["end-movement", "confirm", "end-turn", "agree"];

/** Two clicks on a hex within so many milliseconds are a double click. */
const DOUBLE = 300;

/** What is done with buttons, not on the map. */
const AT_THE_DESK = ["withdraw", "advance", "repair"];

export class Command {
  chosen: number | null = $state(null);
  /** The hex that is pointed at, -1 for none. */
  pointed = $state(-1);
  cursor = $state(0);
  /** Moves that wait for a confirmation or a choice. */
  pending: Act[] = $state.raw([]);
  openFort = $state(-1);
  /** Units that stay where they are this turn: they are not offered any more. */
  private staying: number[] = $state.raw([]);
  /** By unit: the company it is meant for, until the split is sent (T1.3). */
  draft: Map<number, number> = $state.raw(new Map());
  /** Where a unit that is being dragged hangs on the paper. */
  grip: Point | null = $state.raw(null);
  /** Whether the end of a phase in which something could be done waits for a second yes. */
  armed = $state(false);
  /** Where the last order was given on the map, and when. */
  private ordered = { hex: -1, at: -DOUBLE };

  private readonly model: () => TableModel;
  private readonly map: () => Field;

  constructor(table: () => TableModel, map: () => Field) {
    this.model = table;
    this.map = map;
  }

  private get table(): TableModel {
    return this.model();
  }
  get position(): TrenchPosition {
    return (this.table.view as TrenchViewDocument).position;
  }
  get field(): Field {
    return this.map();
  }

  acts: Act[] = $derived.by(() => this.table.moves.map(readMove));
  own: Map<number, Act[]> = $derived(byUnit(this.acts));
  /** The units that have something to do on the map. */
  ready: number[] = $derived.by(() =>
    [...this.own]
      .filter(([, acts]) => acts.some((act) => !AT_THE_DESK.includes(act.name)))
      .map(([unit]) => unit)
      .filter((unit) => !this.staying.includes(unit) && !this.draft.has(unit)),
  );
  /** With what the phase goes on. */
  main: Act | undefined = $derived.by(() =>
    MAIN.flatMap((name) => this.acts.find((act) => act.name === name) ?? []).at(0),
  );
  units: Map<number, UnitDocument> = $derived.by(
    () => new Map(this.position.units.map((unit) => [unit.unit, unit])),
  );
  at: Map<number, UnitDocument> = $derived.by(() => {
    const placed = this.position.units.filter((unit) => hexNumber(unit.at) >= 0);
    return new Map(placed.map((unit) => [hexNumber(unit.at), unit]));
  });
  /** By hex: what the chosen unit, or the nation, can do there. */
  targets: Map<number, Act[]> = $derived.by(() => {
    const found = new Map<number, Act[]>();
    for (const act of this.acts) {
      if (act.unit !== undefined ? act.unit !== this.chosen : act.name !== "headquarters") continue;
      for (const hex of this.hexesOf(act)) found.set(hex, [...(found.get(hex) ?? []), act]);
    }
    return found;
  });
  walks: Map<number, Arrival> = $derived.by(() => {
    const unit = this.chosen === null ? undefined : this.units.get(this.chosen);
    if (!unit || this.position.phase !== "move") return new Map();
    return walk(this.field, this.position, unit);
  });

  pointedUnit: UnitDocument | undefined = $derived.by(() => this.at.get(this.pointed));
  chosenUnit: UnitDocument | undefined = $derived.by(() =>
    this.chosen === null ? undefined : this.units.get(this.chosen),
  );
  /** The hexes of one's own army. */
  army: number[] = $derived.by(() => {
    const { commanders, seat } = this.table.view as TrenchViewDocument;
    const own = this.position.nations.filter((_, place) => commanders[place] === seat);
    const nations = new Set(own.map((one) => one.nation));
    return [...this.at].flatMap(([hex, unit]) => (nations.has(unit.nation) ? [hex] : []));
  });

  private hexesOf(act: Act): number[] {
    if (act.hex !== undefined) return [act.hex];
    const other = act.target ?? act.truck;
    if (other !== undefined) return [hexNumber(this.units.get(other)?.at ?? "")];
    const fort = act.fort === undefined ? undefined : this.field.forts[act.fort - 1];
    return fort ? [...fort.body, ...fort.gates] : [];
  }

  inside(fort: number): UnitDocument[] {
    return this.position.units.filter((unit) => unit.at === `fort ${fort + 1}`);
  }
  aboard(truck: number): UnitDocument[] {
    return this.position.units.filter((unit) => unit.at === `truck ${truck}`);
  }

  /** The nation's turn and the phase, in which a truck that sets down is part of the movement. */
  private part = "";
  /** After every move: keep the unit if it can still act, or go on with the next one. */
  refresh(): void {
    this.pending = [];
    this.armed = false;
    const { phase, round, turn } = this.position;
    const part = `${round} ${turn} ${phase === "set-down" ? "move" : phase}`;
    const goesOn = part === this.part && !this.table.guided;
    if (part !== this.part) {
      this.staying = [];
      this.draft = new Map();
    }
    this.part = part;
    if (this.chosen !== null && this.ready.includes(this.chosen)) return;
    // While somebody else moves, nothing is asked of anybody here.
    if (!this.acts.length && goesOn) return;
    const begins = BEGINS.includes(phase) || (goesOn && this.chosen !== null);
    this.chosen = begins ? this.after(this.chosen) : null;
  }
  /** The unit that can act after another one, in order of their numbers. */
  private after(unit: number | null): number | null {
    const able = this.ready.toSorted((a, b) => a - b);
    return able.find((one) => one > (unit ?? -1)) ?? able[0] ?? null;
  }

  /** The chosen unit does nothing more this turn; the next one is chosen. */
  stay(): number {
    const unit = this.chosen;
    if (unit === null || this.position.phase === "split") return -1;
    this.staying = [...this.staying, unit];
    this.pending = [];
    this.chosen = this.after(unit);
    return this.chosen === null ? -1 : this.hexOf(this.chosen);
  }
  /** A unit is meant for a company, or for none yet. */
  assign(unit: number, company: number): void {
    const draft = new Map(this.draft);
    if (company) draft.set(unit, company);
    else draft.delete(unit);
    this.draft = draft;
    this.chosen = this.after(unit);
  }
  /** End the phase; where attacks could be listed and none is, only when asked twice. */
  goOn(): void {
    if (!this.main) return;
    const idle =
      this.main.name === "confirm" && !this.position.attacks.length && this.ready.length > 0;
    if (idle && !this.armed) this.armed = true;
    else this.play(this.main.move);
  }

  /** Whether a unit that can act stands on a hex; it is chosen, for it is about to be dragged. */
  grab(hex: number): boolean {
    const unit = this.at.get(hex);
    if (!unit || !this.own.has(unit.unit) || this.table.stage.busy) return false;
    if (this.targets.get(hex)?.length) return false;
    if (this.chosen !== unit.unit) this.choose(unit.unit);
    return true;
  }
  /** A unit was dragged to a hex: that is a move, and needs no second press. */
  release(hex: number): void {
    this.grip = null;
    const acts = this.targets.get(hex) ?? [];
    if (acts.length === 1 && acts[0]) this.play(acts[0].move);
    else if (acts.length) this.offer(acts);
    else if (hex >= 0 && hex !== this.hexOf(this.chosen ?? -1)) this.ask(hex, this.at.get(hex));
  }

  choose(unit: number | null): void {
    this.pending = [];
    this.openFort = -1;
    this.chosen = unit !== null && this.chosen === unit ? null : unit;
    clearHint();
  }
  drop(): void {
    if (this.pending.length) this.pending = [];
    else if (this.openFort >= 0) this.openFort = -1;
    else this.choose(null);
  }

  /** The next unit that can act: its hex, or that of the fort it is in. */
  next(step: number): number {
    const able = this.ready.toSorted((a, b) => a - b);
    if (!able.length) return -1;
    const place = this.chosen === null ? (step > 0 ? -1 : 0) : able.indexOf(this.chosen);
    const unit = able[(place + step + able.length) % able.length] as number;
    if (unit !== this.chosen) this.choose(unit);
    return this.hexOf(unit);
  }
  /** The next hex where the chosen unit can act, from the cursor on; -1 if there is none. */
  nextTarget(step: number): number {
    const hexes = [...this.targets.keys()].sort((a, b) => a - b);
    const after = hexes.find((hex) => hex > this.cursor) ?? hexes[0];
    const before = hexes.findLast((hex) => hex < this.cursor) ?? hexes.at(-1);
    return (step > 0 ? after : before) ?? -1;
  }
  hexOf(unit: number): number {
    const at = this.units.get(unit)?.at ?? "";
    if (at.startsWith("fort ")) return this.field.forts[Number(at.slice(5)) - 1]?.body[0] ?? -1;
    return at.startsWith("truck ") ? this.hexOf(Number(at.slice(6))) : hexNumber(at);
  }

  /** Where something is that is called "unit:3", "chosen:3", "hex:E16" or "fort:6". */
  hexesAt(part: string): number[] {
    const [name = "", which = ""] = part.split(":");
    const fort = name === "fort" ? this.field.forts[Number(which) - 1] : undefined;
    if (fort) return [...fort.body, ...fort.gates];
    const unit = name === "unit" || name === "chosen" ? Number(which) : -1;
    const hex = name === "hex" ? hexNumber(which) : this.hexOf(unit);
    return hex >= 0 ? [hex] : [];
  }

  pick(hex: number): void {
    const acts = this.targets.get(hex);
    if (acts?.length) {
      const { ordered, pending } = this;
      const now = performance.now();
      // The next unit is chosen by then: the second half of a double click is no order to it.
      if (!pending.length && hex === ordered.hex && now - ordered.at < DOUBLE) return;
      this.offer(acts);
      if (!this.pending.length) this.ordered = { hex, at: now };
      return;
    }
    const unit = this.at.get(hex);
    const fort = this.field.fortOf[hex] ?? -1;
    if (unit && this.own.has(unit.unit)) this.choose(unit.unit);
    else if (fort >= 0 && this.inside(fort).length) this.enterFort(fort);
    else if (this.chosen !== null || this.position.phase === "headquarters") this.ask(hex, unit);
    this.pointed = hex;
  }
  private enterFort(fort: number): void {
    const able = this.inside(fort).filter((unit) => this.own.has(unit.unit));
    if (able.length === 1 && able[0]) this.choose(able[0].unit);
    else this.openFort = this.openFort === fort ? -1 : fort;
  }
  /** Why the chosen unit cannot act there, or no headquarters can be there. */
  private ask(hex: number, there: UnitDocument | undefined): void {
    const phase = this.position.phase;
    const move =
      phase === "designate" && there
        ? `attack ${there.unit} with ${this.chosen}`
        : phase === "place" || phase === "launch"
          ? `place ${this.chosen} on ${hexName(hex)}`
          : phase === "set-down"
            ? `set down ${this.chosen} on ${hexName(hex)}`
            : phase === "move"
              ? `move ${this.chosen} to ${hexName(hex)}`
              : phase === "headquarters"
                ? `headquarters ${hexName(hex)}`
                : "";
    if (move) void showWhy(this.table, move);
    if (phase === "designate" && !there) this.choose(null);
  }

  /** Make a move, or let the person confirm it or choose among several. */
  offer(acts: Act[]): void {
    if (this.table.busy) return;
    const touch = matchMedia("(pointer: coarse)").matches;
    const again = acts.length === 1 && this.pending[0]?.move === acts[0]?.move;
    if (acts.length > 1 || ((settings.confirm || touch) && !again)) {
      this.pending = acts;
      return;
    }
    if (acts[0]) this.play(acts[0].move);
  }
  play(move: string, byItself = false): void {
    if (this.table.busy) return;
    this.pending = [];
    this.openFort = -1;
    clearHint();
    this.table.play(move, byItself);
  }
}
