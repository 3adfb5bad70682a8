import {
  type CardCounts,
  type FootClubViewDocument,
  GOAL_WAYS,
  KINDS,
} from "../../generated/footclub";
import type { Outcome } from "../../generated/kernel";
import { say } from "../../lib/texts.svelte";
import type { EventDocument } from "../../table/model.svelte";
import { Narrator, roundPercent } from "../narrator";
import { goalShare } from "./pitch";

export function signed(bonus: number): string {
  return bonus > 0 ? `+${bonus}` : String(bonus).replace("-", "−");
}

/** Events after which the ball is somewhere, or goes somewhere. */
const BALL = [
  "toss-won",
  "pressing-played",
  "tackle-won",
  "ball-kept",
  "attack-began",
  "ball-moved",
];
/** Events that fill or empty the stands. */
const STANDS = ["supporters-chosen", "supporters-placed", "supporters-exhausted"];

export class FootClubNarrator extends Narrator {
  readonly heads = ["turn-began", "shoot-out-began"];
  readonly loud = [
    "goal-scored",
    "shot-saved",
    "full-time",
    "shoot-out-goal",
    "shoot-out-saved",
    "shoot-out-won",
  ];

  override readonly seatFields = ["seat", "mover", "ball"];

  constructor(names: string[], reader = -1) {
    super("footclub", names, reader);
  }

  value(field: string, value: unknown): string | number {
    if (this.seatFields.includes(field)) return this.name(Number(value));
    if (field === "card") return this.card(KINDS[Number(value)] ?? String(value));
    if (field === "cards" && Array.isArray(value)) {
      const counts = KINDS.map((_, kind) => value.filter((one) => one === kind).length);
      return this.listed(
        counts.flatMap((count, kind) =>
          count ? [this.signed(`card ${KINDS[kind]}`, this.times(count, kind))] : [],
        ),
      );
    }
    if (field === "bonus") return signed(Number(value));
    return typeof value === "number" ? value : String(value);
  }

  marks(event: EventDocument): string[] {
    const { seat, event: name } = event;
    return [
      ...(seat === undefined ? [] : [`side ${seat}`]),
      ...("first" in event || "defence" in event ? ["dice"] : []),
      ...("bonus" in event && name !== "team-presented" ? ["tug"] : []),
      ...("goals" in event ? [`score ${seat}`] : []),
      ...(name === "full-time" ? ["score 0", "score 1"] : []),
      ...(name === "turn-began" ? ["clock"] : []),
      ...(BALL.includes(name) ? ["ball"] : []),
      ...(name === "token-moved" ? ["tokens"] : []),
      ...(STANDS.includes(name) ? [`stand ${seat}`] : []),
    ];
  }

  private times(count: number, kind: number): string {
    return say("footclub-cards", { count, card: this.card(KINDS[kind] ?? "") });
  }

  card(kind: string): string {
    return say(`footclub-card-${kind.replaceAll("_", "-")}`);
  }

  /** A player by his number in the team. */
  private player(number: number): string {
    return say("footclub-number", { number });
  }

  private counted(cards: CardCounts): string {
    return this.listed(
      KINDS.flatMap((kind) =>
        cards[kind] ? [say("footclub-cards", { count: cards[kind], card: this.card(kind) })] : [],
      ),
    );
  }

  override async look(found: unknown): Promise<string[]> {
    const view = found as FootClubViewDocument;
    const [blue, red] = view.sides;
    const lines = [
      say("footclub-look-turn", { turn: view.turn, turns: view.turns }),
      say("footclub-look-score", {
        blue: this.label(0),
        red: this.label(1),
        blue_goals: blue?.goals ?? 0,
        red_goals: red?.goals ?? 0,
      }),
      view.ball_on
        ? say("footclub-look-ball-on", {
            ...this.values({ seat: view.ball }),
            player: this.player(view.ball_on),
          })
        : say("footclub-look-ball", this.values({ seat: view.ball })),
    ];
    if (view.bonus !== null) {
      lines.push(say("footclub-look-attack", this.values({ seat: view.ball, bonus: view.bonus })));
    }
    view.sides.forEach((side, seat) => {
      lines.push(
        say("footclub-look-side", {
          seat: this.label(seat),
          in_play: side.in_play,
          hand: side.hand_size,
          pile: side.pile_size,
          shots: side.shots,
          bonus: signed(side.initial_bonus),
          discard: this.counted(side.discard),
        }),
      );
      if (side.tokens?.length) {
        const players = this.listed(side.tokens.map((number) => this.player(number)));
        lines.push(say("footclub-look-tokens", this.values({ seat, players })));
      }
    });
    if (view.hand) lines.push(say("footclub-hand-cards", { cards: this.counted(view.hand) }));
    return lines;
  }

  privateFields(event: string): string[] {
    if (event === "cards-drawn") return ["cards"];
    return event === "supporters-chosen" ? ["place"] : [];
  }

  /** One event; of a shoot-out the winner's goals come first. */
  override event(document: EventDocument): string {
    if (document.event !== "shoot-out-won") return super.event(document);
    const goals = [Number(document.blue_goals), Number(document.red_goals)];
    return super.event({ ...document, most: Math.max(...goals), least: Math.min(...goals) });
  }

  /** How the match ended; the winner's goals come first. */
  override outcome(outcome: Outcome): string {
    const { args, reason } = outcome;
    if (reason === "draw") return super.outcome(outcome);
    const last = reason === "shoot-out" ? "shoot_out" : "goals";
    const goals = [Number(args[`blue_${last}`]), Number(args[`red_${last}`])];
    const score = { most: Math.max(...goals), least: Math.min(...goals) };
    return super.outcome({ ...outcome, args: { ...args, ...score } });
  }

  /** An acceptance says what comes of it, with the chance of a goal. */
  override offered(move: string, view: unknown): string {
    const { seat, ball, bonus, accepted, hand } = view as FootClubViewDocument;
    if (move === "supporters none" && hand && !hand.supporters) {
      return say("footclub-move-supporters-without");
    }
    if (move !== "accept" || bonus === null) return this.move(move);
    const closing = seat === ball ? "shoot" : "let-shoot";
    const chance = roundPercent(`${goalShare(bonus, GOAL_WAYS)}`);
    return say(`footclub-move-${accepted ? closing : "leave"}`, { bonus: signed(bonus), chance });
  }

  move(move: string): string {
    const [kind, count, to, last] = move.split(" ");
    if (kind === "ball") return say("footclub-move-ball", { number: Number(to) });
    if (kind === "token") {
      return say("footclub-move-token", { origin: Number(count), number: Number(last) });
    }
    if (kind === "exhaust") return say("footclub-move-exhaust", { count: Number(count) });
    return say(`footclub-move-${move.replaceAll(" ", "-")}`);
  }
}
