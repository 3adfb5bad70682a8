/** How far the house in this browser is: nothing, while nobody has asked for it. */

export type Stage = "" | "fetching" | "starting" | "open" | "failed";

export interface Progress {
  stage: Stage;
  loaded: number;
  total: number;
  problem: string;
  /** Whether the browser lets nothing be kept: tables live as long as their page. */
  forgetful: boolean;
  /** Whether the last thing that was to be kept could not be. */
  full: boolean;
  /** Seconds that a little work takes on this device; 0 while that is not known. */
  pace: number;
}

export const progress: Progress = $state({
  stage: "",
  loaded: 0,
  total: 0,
  problem: "",
  forgetful: false,
  full: false,
  pace: 0,
});
