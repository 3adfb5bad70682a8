/** Which drawing stands for which threat and Hard Knock. */

export const THREAT_ICON: Record<string, string> = {
  night: "moon",
  snow: "snowing",
  rain: "raining",
  shell: "artillery-shell",
  mask: "gas-mask",
  whistle: "whistle",
};

const KNOCK_ICON: Record<string, string> = {
  wounded: "arm-bandage",
  mute: "silenced",
  tyrannical: "crown",
  demoralized: "heart-drop",
  fragile: "porcelain-vase",
  fearful: "screaming",
  panicked: "sprint",
  frenzied: "enrage",
  selfish: "mirror-mirror",
  "hard-headed": "stone-block",
  prideful: "laurel-crown",
  clumsy: "banana-peeled",
  "absent-minded": "fluffy-cloud",
  "merry-christmas": "candle-flame",
};

export function knockIcon(key: string): string {
  const [kind, threat] = key.split("-");
  if ((kind === "trauma" || kind === "phobia") && threat) return THREAT_ICON[threat] ?? "";
  return KNOCK_ICON[key] ?? "broken-heart";
}

/** The rule of each Hard Knock, in the order of the rulebook's chapter. */
const KNOCK_RULES = [
  "wounded",
  "mute",
  "tyrannical",
  "demoralized",
  "fragile",
  "fearful",
  "panicked",
  "frenzied",
  "selfish",
  "hard-headed",
  "prideful",
  "clumsy",
  "absent-minded",
];

/** The rule that says what a card does. */
export function ruleOf(card: { key: string; trap: boolean } | undefined, traps: boolean): string {
  const place = KNOCK_RULES.indexOf(card?.key ?? "");
  if (place >= 0) return `P6.${place + 2}`;
  if (card?.key.startsWith("trauma") || card?.key.startsWith("phobia")) return "P6.1";
  return card?.trap && traps ? "P3.7" : "P3.2";
}
