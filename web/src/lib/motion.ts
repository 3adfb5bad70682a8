import { settings } from "./settings.svelte";

/** A duration in milliseconds, or none where motion is not wanted. */
export function motion(milliseconds: number): number {
  if (!settings.motion) return 0;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
}
