/** What each event changes of what a seat sees. What belongs to the next question is left out. */

import {
  CARDS,
  type PoilusSeatView,
  type PoilusViewDocument,
  THREATS,
  TILES,
  type TileCounts,
} from "../../generated/les-poilus";
import type { EventDocument } from "../../table/model.svelte";
import { FIRST_KNOCK, MERRY_CHRISTMAS } from "./narrator";

type View = PoilusViewDocument;

export const UNFOLDED = ["phase", "turn", "result", "moves"];

const without = (cards: number[], card: number) => {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
};
const ordered = (cards: number[]) => cards.toSorted((one, other) => one - other);

function withSeat(
  view: View,
  seat: number,
  change: (one: PoilusSeatView) => Partial<PoilusSeatView>,
): View {
  const seats = view.seats.map((one, place) => (place === seat ? { ...one, ...change(one) } : one));
  return { ...view, seats };
}

/** The threats of a card count, or count no more. */
function count(view: View, card: number, by: 1 | -1): View {
  const active = { ...view.active };
  for (const threat of CARDS[card - 1]?.threats ?? []) active[threat] = (active[threat] ?? 0) + by;
  return { ...view, active };
}

const inMission = (view: View, seat: number) => view.seats[seat]?.in_mission ?? false;

/** A threat to No Man's Land, a Hard Knock before its player, Merry Christmas away. */
function lay(view: View, seat: number, card: number): View {
  // Nobody wonders any more where it is.
  const seen = { ...view, returned: without(view.returned, card) };
  if (card === MERRY_CHRISTMAS) return { ...seen, discard: [...view.discard, card] };
  if (card < FIRST_KNOCK) {
    return count({ ...seen, no_mans_land: [...view.no_mans_land, card] }, card, 1);
  }
  const laid = withSeat(seen, seat, (one) => ({ hard_knocks: [...one.hard_knocks, card] }));
  return inMission(view, seat) ? count(laid, card, 1) : laid;
}

function discardKnock(view: View, seat: number, card: number): View {
  const freed = withSeat(view, seat, (one) => ({ hard_knocks: without(one.hard_knocks, card) }));
  const thrown = { ...freed, discard: [...view.discard, card] };
  return inMission(view, seat) ? count(thrown, card, -1) : thrown;
}

/** Cards of the Trials go into a hand; only one's own are seen. */
function draw(view: View, event: EventDocument): View {
  const seat = Number(event.seat);
  const drawn = Number(event.count);
  const dealt = withSeat(view, seat, (one) => ({ hand_size: one.hand_size + drawn }));
  const found = { ...dealt, trials: view.trials - drawn };
  if (seat !== view.seat) return found;
  const cards = event.cards as number[];
  const returned = cards.reduce(without, view.returned);
  return { ...found, hand: [...view.hand, ...cards], returned };
}

function leaveHand(view: View, seat: number, card: number): View {
  const left = withSeat(view, seat, (one) => ({ hand_size: one.hand_size - 1 }));
  return seat === view.seat ? { ...left, hand: without(view.hand, card) } : left;
}

function addTile(tiles: TileCounts, tile: unknown, by: 1 | -1): TileCounts {
  const kind = TILES[Number(tile)] as keyof TileCounts;
  const { [kind]: held = 0, ...others } = tiles;
  // None of a kind is not mentioned.
  return held + by ? { ...others, [kind]: held + by } : others;
}

/** A tile leaves a seat's own, to be laid or dropped. */
function spendTile(view: View, seat: number, tile: unknown): View {
  const spent = withSeat(view, seat, (one) => ({ tiles: one.tiles - 1 }));
  return seat === view.seat ? { ...spent, tiles: addTile(view.tiles, tile, -1) } : spent;
}

function withdraw(view: View, seat: number): View {
  const knocks = view.seats[seat]?.hard_knocks ?? [];
  const gone = knocks.reduce((found, card) => count(found, card, -1), view);
  return withSeat(gone, seat, () => ({ in_mission: false }));
}

const lies = (view: View, place: number, there: boolean): View => ({
  ...view,
  laid: view.laid.map((was, other) => (other === place ? there : was)),
});

function endMission(view: View, failed: boolean): View {
  const { no_mans_land: cards } = view;
  const seats = view.seats.map((one) => ({ ...one, in_mission: false }));
  const active = Object.fromEntries(THREATS.map((threat) => [threat, 0]));
  const ended = { ...view, failed, no_mans_land: [], seats, active };
  if (!failed) return { ...ended, discard: [...view.discard, ...cards] };
  return {
    ...ended,
    trials: view.trials + cards.length,
    returned: ordered([...view.returned, ...cards]),
  };
}

function showTile(view: View, event: EventDocument): View {
  const [place, target] = [Number(event.place), Number(event.target)];
  let shown = lies(view, place, false);
  if (place === view.seat) shown = { ...shown, own_laid: null };
  if (target >= view.players) {
    return { ...shown, chaplain_tiles: (view.chaplain_tiles ?? 0) + 1 };
  }
  shown = withSeat(shown, target, (one) => ({ tiles: one.tiles + 1 }));
  return target === view.seat ? { ...shown, tiles: addTile(view.tiles, event.tile, 1) } : shown;
}

function beginMission(view: View): View {
  const seats = view.seats.map((one) => ({ ...one, in_mission: true }));
  const knocks = seats.flatMap((one) => one.hard_knocks);
  return knocks.reduce((found, card) => count(found, card, 1), { ...view, seats });
}

/** Everybody else in the mission is asked, if there is anybody. */
function speak(view: View, seat: number, threat: number): View {
  const spent = withSeat(view, seat, (one) => ({ tokens: one.tokens - 1 }));
  const asked = (one: PoilusSeatView, place: number) => place !== seat && one.in_mission;
  return {
    ...spent,
    supply: view.players === 2 ? view.supply + 1 : view.supply,
    speech: view.seats.some(asked) ? (THREATS[threat] as string) : null,
    seats: spent.seats.map((one, place) => (asked(one, place) ? { ...one, answer: "asked" } : one)),
  };
}

function answered(view: View, event: EventDocument): View {
  const seat = Number(event.seat);
  const card = Number(event.card);
  const answer = seat !== view.seat ? "answered" : card ? String(card) : "none";
  return withSeat(view, seat, () => ({ answer }));
}

export function fold(view: View, event: EventDocument): View {
  const seat = Number(event.seat);
  const card = Number(event.card);
  switch (event.event) {
    case "soldier-taken":
    case "leader-named":
    case "tiles-dealt":
    case "nothing-to-draw":
    case "christmas-idle":
    case "support-gained":
    case "support-wasted":
    case "support-declined":
    case "game-won":
    case "monument-seen":
    case "friend-lost":
      return view;
    case "intensity-named":
      return beginMission(view);
    case "cards-dealt":
    case "frenzy-drew":
      return draw(view, event);
    case "chaplain-laid":
      return { ...lies(view, view.players, true), chaplain_tiles: (view.chaplain_tiles ?? 0) - 1 };
    case "card-played":
      return lay(leaveHand(view, seat, card), seat, card);
    case "trap-sprung":
    case "clumsy-drew":
      return lay({ ...view, trials: view.trials - 1 }, seat, card);
    case "leadership-taken":
    case "leader-passed":
      return { ...view, leader: seat };
    case "christmas-freed":
      return discardKnock(view, Number(event.owner), card);
    case "charm-used": {
      const kept = { ...view, no_mans_land: without(view.no_mans_land, card) };
      const used = withSeat(count(kept, card, -1), seat, () => ({ charm_up: false }));
      return { ...used, discard: [...view.discard, card] };
    }
    case "speech-made":
      return speak(view, seat, Number(event.threat));
    case "answer-given":
      return answered(view, event);
    case "answer-shown": {
      const given = withSeat(leaveHand(view, seat, card), seat, () => ({ answer: "not asked" }));
      const returned = without(view.returned, card);
      return { ...given, discard: [...view.discard, card], returned, speech: null };
    }
    case "answer-declined":
      return { ...withSeat(view, seat, () => ({ answer: "not asked" })), speech: null };
    case "tile-dropped":
      return spendTile(view, seat, event.tile);
    case "withdrew": {
      const laid = withdraw(lies(spendTile(view, seat, event.tile), seat, true), seat);
      return seat === view.seat ? { ...laid, own_laid: TILES[Number(event.tile)] ?? null } : laid;
    }
    case "withdrew-without-tile":
      return withdraw(view, seat);
    case "mission-failed":
      return endMission(view, true);
    case "mission-succeeded":
      return endMission(view, false);
    case "tile-shown":
      return showTile(view, event);
    case "knock-removed":
      return discardKnock(view, seat, card);
    case "charm-restored":
      return withSeat(view, seat, () => ({ charm_up: true }));
    case "morale-dropped": {
      const [dropped, left] = [Number(event.count), Number(event.left)];
      // With any morale left there is another mission.
      const mission = view.mission + (left > 0 ? 1 : 0);
      return { ...view, trials: view.trials + dropped, reserve: left, mission };
    }
    case "token-taken":
      return {
        ...withSeat(view, seat, (one) => ({ tokens: one.tokens + 1 })),
        supply: view.supply - 1,
      };
    default:
      throw new Error(`Les Poilus knows no event ${event.event}`);
  }
}
