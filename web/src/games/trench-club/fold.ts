/** What each event changes of what a seat sees. What belongs to the next question is left out. */

import {
  type MineDocument,
  NATION_KEYS,
  type NationDocument,
  type TrenchPosition,
  type TrenchViewDocument,
  UNIT_KEYS,
  type UnitDocument,
} from "../../generated/trench-club";
import type { EventDocument } from "../../table/model.svelte";
import { hexName } from "./names";

type View = TrenchViewDocument;
type Nation = NationDocument["nation"];

const QUESTION = [
  "phase",
  "turn",
  "result",
  "winner",
  "changes",
  "placing",
  "to_name",
  "unloading",
  "bought",
  "surrendering",
  "refused",
  "nations.used",
  "nations.allowed",
  "units.began_in_fort",
  "units.worked",
];
export const UNFOLDED = ["moves", "at_any_time", ...QUESTION.map((name) => `position.${name}`)];

/** A gift loses a bond on its way (T6.2). */
const FEE = 1;

const nationOf = (value: unknown) => NATION_KEYS[Number(value)] as Nation;
const at = (view: View, change: Partial<TrenchPosition>): View => ({
  ...view,
  position: { ...view.position, ...change },
});

function withNation(
  view: View,
  nation: Nation,
  change: (one: NationDocument) => Partial<NationDocument>,
): View {
  const nations = view.position.nations.map((one) =>
    one.nation === nation ? { ...one, ...change(one) } : one,
  );
  return at(view, { nations });
}
const pay = (view: View, nation: Nation, bonds: number) =>
  withNation(view, nation, (one) => ({ bonds: one.bonds - bonds }));

/** What is nothing is not mentioned. */
function trimmed(unit: UnitDocument): UnitDocument {
  const { unit: number, kind, nation, at: where, ...others } = unit;
  const kept = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
  return { unit: number, kind, nation, at: where, ...kept };
}

function withUnit(
  view: View,
  which: (unit: UnitDocument) => boolean,
  change: (unit: UnitDocument) => Partial<UnitDocument>,
): View {
  const units = view.position.units.map((unit) =>
    which(unit) ? trimmed({ ...unit, ...change(unit) }) : unit,
  );
  return at(view, { units });
}
const numbered = (number: unknown) => (unit: UnitDocument) => unit.unit === number;

/** A unit comes into play, behind the others of its nation. */
function addUnit(view: View, kind: unknown, nation: Nation, where: string): View {
  const { next_unit: unit, nations } = view.position;
  const fresh = { unit, kind: UNIT_KEYS[Number(kind)] as string, nation, at: where };
  const all = [...view.position.units, fresh];
  const units = nations.flatMap((one) => all.filter((other) => other.nation === one.nation));
  return at(view, { units, next_unit: unit + 1 });
}

function removeUnit(view: View, number: unknown): View {
  const gone = view.position.units.find(numbered(number));
  const left = at(view, { units: view.position.units.filter((unit) => unit !== gone) });
  if (!gone?.company) return left;
  return { ...left, assigned: assign(left, gone.nation, -1) };
}

function assign(view: View, nation: Nation, by: 1 | -1): number[] {
  const place = view.position.nations.findIndex((one) => one.nation === nation);
  return view.assigned.map((count, other) => (other === place ? count + by : count));
}

/** A unit goes into a fort, and with it whoever rides on it. */
function enter(view: View, event: EventDocument): View {
  const fort = `fort ${event.fort}`;
  const inside = withUnit(view, numbered(event.unit), () => ({ at: fort, moved: true }));
  return withUnit(
    inside,
    (unit) => unit.at === `truck ${event.unit}`,
    () => ({ at: fort }),
  );
}

function hurt(view: View, event: EventDocument): View {
  return withUnit(view, numbered(event.target), (unit) => ({
    damage: (unit.damage ?? 0) + Number(event.damage),
  }));
}

function buy(view: View, event: EventDocument, nation: Nation): View {
  const fort = `fort ${event.fort}`;
  // What was drawn by chance is paid for already and waits for its fort.
  if (view.position.units.some(numbered(event.unit))) {
    return withUnit(view, numbered(event.unit), () => ({ at: fort }));
  }
  return pay(addUnit(view, event.kind, nation, fort), nation, Number(event.bonds));
}

function beginTurn(view: View, event: EventDocument, nation: Nation): View {
  const fresh = withUnit(
    view,
    (unit) => unit.nation === nation,
    () => ({ moved: false }),
  );
  return at(fresh, { round: Number(event.round), attacks: [] });
}

function changeList(view: View, event: EventDocument): View {
  const attacks = [...view.position.attacks];
  const place = attacks.findIndex((one) => one.attacker === event.unit);
  const [taken] = attacks.splice(place, 1);
  if (taken && event.event === "attack-advanced") attacks.splice(place - 1, 0, taken);
  return at(view, { attacks });
}

export function fold(view: View, event: EventDocument): View {
  const nation = nationOf(event.nation);
  const { position } = view;
  const goes = (change: Partial<UnitDocument>) =>
    withUnit(view, numbered(event.unit), () => change);
  switch (event.event) {
    case "die-rolled":
    case "placing-began":
    case "company-used":
    case "movement-ended":
    case "attack-skipped":
    case "shell-strayed":
    case "shell-wasted":
    case "surrender-offered":
    case "surrender-refused":
    case "nation-skipped":
    case "side-won":
    case "game-drawn":
      return view;
    case "special-chosen":
      return addUnit(view, event.kind, nation, "waiting");
    case "unit-assigned": {
      const assigned = { ...view, assigned: assign(view, nation, 1) };
      if (event.seat !== view.seat) return assigned;
      return withUnit(assigned, numbered(event.unit), () => ({ company: Number(event.company) }));
    }
    case "token-turned": {
      const [company, number] = [Number(event.company), Number(event.number)];
      const units = event.units as number[];
      const turned = withUnit(
        view,
        (unit) => units.includes(unit.unit),
        () => ({ company }),
      );
      return withNation(turned, nation, ({ tokens }) => ({
        tokens: tokens.map((token, place) => (place === company - 1 ? number : token)),
      }));
    }
    case "unit-placed":
      return goes({ at: hexName(Number(event.hex)) });
    case "headquarters-marked":
      return withNation(view, nation, () => ({ headquarters: hexName(Number(event.hex)) }));
    case "first-named":
      return at(view, { starter: nation, round: 1 });
    case "turn-began":
      return beginTurn(view, event, nation);
    case "unit-moved":
      return goes({ at: hexName(Number(event.hex)), moved: true });
    case "fort-entered":
      return enter(view, event);
    case "fort-captured": {
      const forts = position.forts.map((owner, fort) => (fort + 1 === event.fort ? nation : owner));
      return at(enter(view, event), { forts });
    }
    case "unit-boarded":
      return goes({ at: `truck ${event.truck}`, moved: true });
    case "unit-set-down":
      return goes({ at: hexName(Number(event.hex)) });
    case "mine-laid": {
      const mine: MineDocument = { hex: hexName(Number(event.hex)), nation };
      return at(view, { mines: [...position.mines, mine] });
    }
    case "mine-struck": {
      const hex = hexName(Number(event.hex));
      return at(view, { mines: position.mines.filter((mine) => mine.hex !== hex) });
    }
    case "headquarters-taken":
      return withNation(view, nationOf(event.owner), () => ({ headquarters_taken: true }));
    case "attack-listed": {
      const listed = { attacker: Number(event.unit), target: Number(event.target) };
      return at(view, { attacks: [...position.attacks, listed] });
    }
    case "attack-withdrawn":
    case "attack-advanced":
      return changeList(view, event);
    case "attacks-confirmed":
      return at(view, { attacks: [] });
    case "attacked":
    case "answered":
      return hurt(view, event);
    case "unit-destroyed":
      return removeUnit(view, event.unit);
    case "experience-gained":
      return goes({ experience: Number(event.experience) });
    case "income-paid":
      return pay(view, nation, -Number(event.bonds));
    case "bonds-given": {
      const given = Number(event.bonds);
      return pay(pay(view, nation, given), nationOf(event.ally), FEE - given);
    }
    case "unit-repaired":
      return pay(goes({ damage: 0 }), nation, Number(event.bonds));
    case "unit-bought":
      return buy(view, event, nation);
    case "unit-ordered":
    case "special-drawn":
      return pay(addUnit(view, event.kind, nation, "waiting"), nation, Number(event.bonds));
    case "point-bought":
      return pay(view, nation, Number(event.bonds));
    case "points-scored":
      return withNation(view, nation, () => ({ points: Number(event.total) }));
    default:
      throw new Error(`Trench Club knows no event ${event.event}`);
  }
}
