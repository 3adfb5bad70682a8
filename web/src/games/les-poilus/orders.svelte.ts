/** What the person at the board is doing: which move waits for a yes, which cards are picked. */

import { CARDS, type PoilusOdds, type PoilusViewDocument } from "../../generated/les-poilus";
import { settings } from "../../lib/settings.svelte";
import { labelled, say } from "../../lib/texts.svelte";
import { clearHint, showHint, showWhy } from "../../table/hint.svelte";
import type { TableModel } from "../../table/model.svelte";
import { percent } from "../narrator";
import { has, removable, removal, rests } from "./moves";
import { cardNotation, cardOf, type PoilusNarrator } from "./narrator";
import { ruleOf } from "./signs";

export class Orders {
  /** Which group of moves is spread out in the prompt bar. */
  open: "" | "speech" | "withdraw" = $state("");
  /** The move that waits for a confirmation. */
  chosen: string | null = $state(null);
  /** Hard Knocks that are to be removed together. */
  picked: number[] = $state([]);

  constructor(
    private readonly model: () => TableModel,
    private readonly told: () => PoilusNarrator,
  ) {}

  get table(): TableModel {
    return this.model();
  }
  get narrator(): PoilusNarrator {
    return this.told();
  }
  get view(): PoilusViewDocument {
    return this.table.view as PoilusViewDocument;
  }
  get moves(): string[] {
    return this.table.moves;
  }
  /** What is done with a card of the hand: played, or given as an answer to a speech. */
  get verb(): "answer" | "play" {
    return this.view.phase === "answer" ? "answer" : "play";
  }

  risks: Map<number, string> = $derived.by(() => {
    const odds = this.table.odds as PoilusOdds | null;
    return new Map(odds?.cards.map((card) => [card.card, card.failure]) ?? []);
  });
  charmable: Set<number> = $derived.by(() => new Set(rests(this.moves, "charm").map(cardOf)));
  /** Hard Knocks that can be chosen now: for Merry Christmas, or to be removed by support. */
  freeable: Set<number> = $derived.by(() => new Set(rests(this.moves, "christmas").map(cardOf)));
  removable: Set<number> = $derived.by(() => removable(this.moves));
  removing: string | undefined = $derived.by(() =>
    this.picked.length ? removal(this.moves, this.picked) : undefined,
  );
  /** The threats that the chosen card would bring. */
  coming: string[] = $derived.by(() => {
    const card = this.chosen?.startsWith("play ") ? cardOf(this.chosen.slice(5)) : 0;
    return CARDS[card - 1]?.threats ?? [];
  });

  moveOf(card: number): string {
    return `${this.verb} ${cardNotation(card)}`;
  }
  riskOf(card: number): string {
    return this.risks.get(card) ?? "0";
  }

  /** A new line of the game settles whatever was being chosen. */
  reset(): void {
    this.open = "";
    this.chosen = null;
    this.picked = [];
  }

  /** Make a move, or let the person confirm it first. */
  send(move: string, careful = false): void {
    if (this.table.busy) return;
    const touch = matchMedia("(pointer: coarse)").matches;
    if (this.chosen !== move && (careful || settings.confirm || touch)) {
      this.chosen = move;
      return;
    }
    this.chosen = null;
    clearHint();
    this.table.play(move);
  }

  why(move: string): void {
    void showWhy(this.table, move);
  }

  pointAtHand(card: number): void {
    const move = this.moveOf(card);
    const name = this.narrator.shown(card, this.view.traps);
    const risk = this.riskOf(card);
    const rule = ruleOf(CARDS[card - 1], this.view.traps);
    if (!has(this.moves, move)) {
      showHint(name, "plain", rule);
      this.why(move);
    } else if (this.verb === "answer")
      showHint(labelled(name, say("web-can-discard")), "plain", "P3.4");
    else if (risk === "0") showHint(labelled(name, say("web-safe")), "plain", rule);
    else if (risk === "1")
      showHint(labelled(name, `${say("les-poilus-note-fails")}.`), "danger", "P3.8");
    else {
      const words = say("les-poilus-note-risk", { risk: percent(risk) });
      showHint(labelled(name, `${words}.`), "danger", "P3.7");
    }
  }
  clickHand(card: number): void {
    const move = this.moveOf(card);
    this.pointAtHand(card);
    const careful = this.verb === "play" && this.riskOf(card) !== "0";
    if (has(this.moves, move)) this.send(move, careful);
  }

  pointAtField(card: number): void {
    const move = `charm ${cardNotation(card)}`;
    const name = this.narrator.shown(card, this.view.traps);
    if (has(this.moves, move)) showHint(labelled(name, say("web-charm-here")), "good", "P3.3");
    else {
      showHint(name, "plain", ruleOf(CARDS[card - 1], this.view.traps));
      if (this.table.mine && this.view.phase === "action") this.why(move);
    }
  }
  clickField(card: number): void {
    this.pointAtField(card);
    if (this.charmable.has(card)) this.send(`charm ${cardNotation(card)}`, true);
  }

  /** Pick a Hard Knock: the one that Christmas frees, or one or two to be removed. */
  pick(card: number): void {
    if (this.view.phase === "christmas") {
      this.send(`christmas ${cardNotation(card)}`);
      return;
    }
    const most = this.view.failed ? 1 : 2;
    this.picked = this.picked.includes(card)
      ? this.picked.filter((one) => one !== card)
      : [...this.picked, card].slice(-most);
  }
}
