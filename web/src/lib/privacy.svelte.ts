/** What the server keeps and for how long, in its own words. */

import type { PrivacyInfo } from "../generated/server";
import { patiently } from "./request.svelte";
import { type Language, settings } from "./settings.svelte";

let found: Partial<Record<Language, PrivacyInfo>> = $state.raw({});
const asked = new Set<Language>();

/** Null until the server has answered, for which it is asked patiently. */
export function privacy(): PrivacyInfo | null {
  const { language } = settings;
  if (!asked.has(language)) {
    asked.add(language);
    patiently<PrivacyInfo>(`privacy?lang=${language}`)
      .then((told) => {
        found = { ...found, [language]: told };
      })
      .catch(() => asked.delete(language));
  }
  return found[language] ?? null;
}
