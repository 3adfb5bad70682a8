/** Which drawing stands for which kind of card. */
export const CARD_ICON: Record<string, string> = {
  supporters: "three-friends",
  placed_attack: "soccer-kick",
  pressing: "sprint",
  tackle: "running-shoe",
  offensive_support: "megaphone",
  defensive_support: "shield",
};
