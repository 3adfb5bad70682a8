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
