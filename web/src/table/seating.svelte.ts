/** Sitting down, getting back in, asking for a seat, and what the host may do. */

import type { SeatAsked, SeatKeys, TableInfo } from "../generated/server";
import { entropy, forget, keepKeys, remember, tableKeys } from "../lib/house.svelte";
import { problemOf, request } from "../lib/request.svelte";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { ServerTable } from "./server.svelte";

export class Seating {
  problem = $state("");
  busy = $state(false);
  /** Somebody wants to sit down and has not said who it is. */
  nameless = $state(false);
  /** The others did not agree. */
  declined = $state(false);

  constructor(readonly table: ServerTable) {}

  get keys() {
    return tableKeys(this.table.id);
  }
  get host(): string {
    return this.keys?.host ?? "";
  }
  private get path(): string {
    return `tables/${this.table.id}`;
  }
  private get name(): string {
    return settings.name.trim();
  }

  private async attempt(action: () => Promise<void>): Promise<void> {
    this.problem = "";
    this.busy = true;
    try {
      await action();
    } catch (error) {
      this.problem = problemOf(error);
    }
    this.busy = false;
  }

  /** As `attempt`, once the others can know who it is. */
  private async introduced(action: () => Promise<void>): Promise<void> {
    this.nameless = !this.name;
    if (!this.nameless) await this.attempt(action);
  }

  /** Sit down on a free seat, or on the one I was invited to. */
  sit(seat: number, invite = ""): Promise<void> {
    return this.introduced(async () => {
      const { promise, id } = this.table;
      const gave = entropy();
      const body = { name: this.name, entropy: gave, ...(invite ? { invite } : {}) };
      const keys = await request<SeatKeys>("POST", `${this.path}/seats/${seat}/join`, body);
      keepKeys(id, keys);
      if (promise) await this.keepReceipt(promise, gave, keys.token ?? "");
      this.table.enter();
    });
  }

  /** What was added counts unless the others had started by then: after that nothing is added. */
  private async keepReceipt(promise: string, gave: string, token: string): Promise<void> {
    const info = await request<TableInfo>("GET", this.path, undefined, token);
    const taken = !info.started || info.contributions.includes(gave);
    remember({ id: this.table.id, promise, gave: taken ? gave : "" });
  }

  /** Ask for a seat that the computer or somebody else holds (K5.6). */
  ask(seat: number): Promise<void> {
    return this.introduced(async () => {
      this.declined = false;
      const body = { name: this.name };
      const found = await request<SeatAsked>("POST", `${this.path}/seats/${seat}/ask`, body);
      const { token = "", phrase = "" } = found.keys;
      remember({ id: this.table.id, asked: { seat, name: found.name, token, phrase } });
      this.settle();
    });
  }

  /** Give up asking. */
  withdrawRequest(): Promise<void> {
    return this.attempt(async () => {
      const token = this.keys?.asked?.token ?? "";
      remember({ id: this.table.id, asked: null });
      await request("POST", `${this.path}/withdraw`, { token });
    });
  }

  /** Sit down once the others have agreed; give up if they have not. */
  settle(): void {
    const asked = this.keys?.asked;
    const { table } = this;
    if (!asked || table.status !== "live" || table.proposal?.what === "seat") return;
    const seat = table.seats[asked.seat];
    if (seat?.holder === "human" && seat.name === asked.name) {
      keepKeys(table.id, asked);
      table.enter();
    } else if (table.proposal === null) {
      this.declined = true;
      remember({ id: table.id, asked: null });
    }
  }

  /** Get back in with the recovery phrase (K5.5). */
  recover(phrase: string): Promise<void> {
    return this.attempt(async () => {
      const keys = await request<SeatKeys>("POST", `${this.path}/recover`, { phrase });
      keepKeys(this.table.id, keys);
      this.table.enter();
    });
  }

  /** Win back a seat that passed to a newcomer, with the keys that this device still has (K5.8). */
  winBack(): Promise<void> {
    return this.recover(this.keys?.phrase || this.keys?.token || "");
  }

  /** Leave a key behind that opens nothing any more, and watch. */
  watch(): void {
    keepKeys(this.table.id, undefined);
    this.table.enter();
  }

  /** Host: a computer player, somebody invited, or whoever comes. */
  change(seat: number, holder: "open" | "invited" | "bot", level = ""): Promise<void> {
    return this.attempt(async () => {
      const path = `${this.path}/seats/${seat}/change`;
      const body = holder === "bot" ? { holder, level } : { holder };
      const keys = await request<SeatKeys>("POST", path, body, this.host);
      const invites = { ...this.keys?.invites };
      delete invites[seat];
      if (keys.invite) invites[seat] = keys.invite;
      remember({ id: this.table.id, invites });
    });
  }

  start(fill = ""): Promise<void> {
    return this.attempt(async () => {
      await request("POST", `${this.path}/start`, { fill }, this.host);
    });
  }

  setWatchers(watchers: boolean): Promise<void> {
    return this.attempt(async () => {
      await request("POST", `${this.path}/watchers`, { watchers }, this.host);
    });
  }

  setSeatRequests(allowed: boolean): Promise<void> {
    return this.attempt(async () => {
      await request("POST", `${this.path}/seat-requests`, { allowed }, this.host);
    });
  }

  /** Host: send away whoever asks for a seat. */
  removeAsker(proposal: number): Promise<void> {
    return this.attempt(async () => {
      await request("POST", `${this.path}/remove`, { proposal }, this.host);
    });
  }

  /** Host: close the chat to a seat, or open it again. */
  mute(seat: number, muted: boolean): Promise<void> {
    return this.attempt(async () => {
      await request("POST", `${this.path}/seats/${seat}/mute`, { muted }, this.host);
    });
  }

  /** Host: delete the table, for everybody. */
  delete(): Promise<void> {
    return this.attempt(async () => {
      await request("DELETE", this.path, undefined, this.host);
      forget(this.table.id);
      go();
    });
  }

  noticesTo(email: string): Promise<void> {
    const { keys } = this;
    return this.attempt(async () => {
      await request("POST", `${this.path}/notices?as=${keys?.seat}`, { email }, keys?.token);
    });
  }
  confirmNotices(code: string): Promise<void> {
    const { keys } = this;
    return this.attempt(async () => {
      const path = `${this.path}/notices/confirm?as=${keys?.seat}`;
      await request("POST", path, { code }, keys?.token);
    });
  }
}
