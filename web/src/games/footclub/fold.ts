/** What each event changes of what a side sees. What belongs to the next question is left out. */

import {
  type CardCounts,
  type FootClubSideView,
  type FootClubViewDocument,
  KINDS,
  type Kind,
  TEAMS,
  type Team,
  type Teams,
} from "../../generated/footclub";
import type { EventDocument } from "../../table/model.svelte";

type View = FootClubViewDocument;
type Options = Record<string, unknown>;

export const UNFOLDED = ["phase", "mover", "accepted", "choice", "moves"];

function teamOf(options: Options, seat: number): Team {
  const teams = (options.teams as Teams | null | undefined) ?? TEAMS;
  return seat ? teams.red : teams.blue;
}

/** The numbers of the players of a post, those with most stars first (F3.7). */
function bestFirst(team: Team, post: string): number[] {
  const players = team.cards.filter((card) => card.pos !== "coach");
  return players
    .map((card, place) => ({ ...card, number: place + 1 }))
    .filter((card) => card.pos === post)
    .sort((one, other) => other.stars - one.stars)
    .map((card) => card.number);
}

const add = (counts: CardCounts, kind: Kind, change: number): CardCounts => ({
  ...counts,
  [kind]: counts[kind] + change,
});

const sum = (one: CardCounts, other: CardCounts, times: number): CardCounts =>
  KINDS.reduce((counts, kind) => add(counts, kind, times * other[kind]), one);

function withSide(view: View, seat: number, change: Partial<FootClubSideView>): View {
  const sides = view.sides.map((side, place) => (place === seat ? { ...side, ...change } : side));
  return { ...view, sides };
}

const sideOf = (view: View, seat: number) => view.sides[seat] as FootClubSideView;

/** Before the toss and the first cards: the ball is nobody's, and all cards lie in the piles. */
export function opening(view: View): View {
  const { hand } = view;
  const sides = view.sides.map((side, seat) => ({
    ...side,
    hand_size: 0,
    pile_size: side.pile_size + side.hand_size,
    unseen: seat === view.seat && hand ? sum(side.unseen, hand, 1) : side.unseen,
  }));
  return { ...view, sides, hand: hand && sum(hand, hand, -1), ball: -1 };
}

/** A card leaves a hand: from one's own, or from what is unseen of the other side. */
function leaveHand(view: View, seat: number, kind: Kind): View {
  const side = sideOf(view, seat);
  const own = seat === view.seat && view.hand;
  const unseen = own ? side.unseen : add(side.unseen, kind, -1);
  const left = withSide(view, seat, { hand_size: side.hand_size - 1, unseen });
  return own ? { ...left, hand: add(own, kind, -1) } : left;
}

function playCard(view: View, seat: number, kind: Kind): View {
  const left = leaveHand(view, seat, kind);
  return withSide(left, seat, { discard: add(sideOf(left, seat).discard, kind, 1) });
}

function drawCards(view: View, event: EventDocument): View {
  const seat = Number(event.seat);
  const count = Number(event.count);
  const side = sideOf(view, seat);
  let { hand } = view;
  let { unseen } = side;
  if (seat === view.seat && hand) {
    for (const card of event.cards as number[]) {
      const kind = KINDS[card] as Kind;
      hand = add(hand, kind, 1);
      unseen = add(unseen, kind, -1);
    }
  }
  const change = { hand_size: side.hand_size + count, pile_size: side.pile_size - count, unseen };
  return { ...withSide(view, seat, change), hand };
}

/** A side has the ball; on which player it lies depends on how it came. */
function giveBall(view: View, seat: number, post: string, options: Options): View {
  const given = { ...view, ball: seat };
  // By the first rules it lies on nobody.
  if (!view.ball_on) return given;
  return { ...given, ball_on: bestFirst(teamOf(options, seat), post)[0] as number };
}

/** The best forward without a goal token gets one, or else who has fewest. */
function putToken(view: View, seat: number, options: Options): View {
  const { tokens } = sideOf(view, seat);
  if (!tokens) return view;
  const forwards = bestFirst(teamOf(options, seat), "forward");
  const held = (number: number) => tokens.filter((one) => one === number).length;
  const chosen = forwards.reduce((best, one) => (held(one) < held(best) ? one : best));
  return withSide(view, seat, { tokens: [...tokens, chosen].sort((one, other) => one - other) });
}

function endShot(view: View, seat: number): View {
  const shot = withSide(view, seat, { shots: sideOf(view, seat).shots + 1 });
  return { ...shot, bonus: null };
}

export function fold(view: View, event: EventDocument, options: Options): View {
  const seat = Number(event.seat);
  const withBonus = (found: View): View => ({ ...found, bonus: Number(event.bonus) });
  switch (event.event) {
    case "team-presented":
    case "toss-rolled":
    case "toss-tied":
    case "possession-left":
    case "ball-kept":
    case "bonus-accepted":
    case "shot-tied":
    case "full-time":
    case "shoot-out-tied":
    case "shoot-out-saved":
    case "shoot-out-won":
      return view;
    case "toss-won":
      return giveBall(view, seat, "forward", options);
    case "turn-began":
      return { ...view, turn: Number(event.turn) };
    case "cards-drawn":
      return drawCards(view, event);
    case "supporters-chosen":
      return withSide(view, seat, { has_chosen: true });
    case "supporters-placed": {
      const left = leaveHand(view, seat, "supporters");
      return withSide(left, seat, { in_play: Number(event.in_play), has_chosen: false });
    }
    case "supporters-held-back":
      return withSide(view, seat, { has_chosen: false });
    case "pressing-played":
      return giveBall(playCard(view, seat, "pressing"), seat, "defensive-midfielder", options);
    case "tackle-won":
      return giveBall(playCard(view, seat, "tackle"), seat, "defensive-midfielder", options);
    case "tackle-missed":
      return playCard(view, seat, "tackle");
    case "attack-began":
      return withBonus(playCard(view, seat, "placed_attack"));
    case "offensive-support-played":
      return withBonus(playCard(view, seat, "offensive_support"));
    case "defensive-support-won":
    case "defensive-support-missed":
      return withBonus(playCard(view, seat, "defensive_support"));
    case "supporters-exhausted": {
      const discard = add(sideOf(view, seat).discard, "supporters", Number(event.count));
      return withBonus(withSide(view, seat, { in_play: Number(event.in_play), discard }));
    }
    case "shot-saved":
      return giveBall(endShot(view, seat), 1 - seat, "goalkeeper", options);
    case "goal-scored": {
      const scored = withSide(endShot(view, seat), seat, { goals: Number(event.goals) });
      return giveBall(putToken(scored, seat, options), 1 - seat, "forward", options);
    }
    case "shoot-out-began":
      return { ...view, sides: view.sides.map((side) => ({ ...side, shoot_out: 0 })) };
    case "shoot-out-goal":
      return withSide(view, seat, { shoot_out: Number(event.goals) });
    case "ball-moved":
      return { ...view, ball_on: Number(event.number) };
    case "token-moved": {
      const tokens = [...sideOf(view, seat).tokens];
      tokens.splice(tokens.indexOf(Number(event.origin)), 1, Number(event.number));
      return withSide(view, seat, { tokens: tokens.sort((one, other) => one - other) });
    }
    default:
      throw new Error(`FootClub knows no event ${event.event}`);
  }
}
