/** Equal beats that go by too fast to be read one by one are told in one sentence. */

import type { Narrator } from "../../games/narrator";
import type { Shot } from "../beat";
import { RUN } from "../log-runs";

const NO_RUN = { kind: "", shown: 0, count: 0 };
/** What is done by whom: beats that are alike in it are a run. */
const kindOf = ({ beat }: Shot) => `${beat.events[0]?.event} ${beat.seat}`;

export class Runs {
  /** The run that is told, and how many of its beats were shown. */
  private run = NO_RUN;

  forget(): void {
    this.run = NO_RUN;
  }

  /** The sentence for the run that a beat is part of; null where it is told by itself. */
  of(shot: Shot, coming: Shot[], fast: boolean, narrator: Narrator): string | null {
    const kind = kindOf(shot);
    const others = coming.filter(({ beat }) => beat.size !== "silent");
    const end = others.findIndex((one) => kindOf(one) !== kind);
    const shown = this.run.kind === kind ? this.run.shown + 1 : 1;
    this.run = { kind, shown, count: shown + (end < 0 ? others.length : end) };
    const [event] = shot.beat.events;
    if (!event || !fast || this.run.count < RUN || shot.beat.size !== "small") return null;
    return narrator.run(event, this.run.count);
  }
}
