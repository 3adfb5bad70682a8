/** Numbers as the language writes them, with a minus, which Intl writes as a hyphen. */

import { settings } from "./settings.svelte";

/** With one decimal place at most, or exactly so many as `least` asks for. */
export function decimal(value: number, least = 0): string {
  const shape = { minimumFractionDigits: least, maximumFractionDigits: 1 };
  // The added zero makes nothing of "-0".
  const rounded = Math.round(10 * value) / 10 + 0;
  return new Intl.NumberFormat(settings.language, shape).format(rounded).replace("-", "−");
}
