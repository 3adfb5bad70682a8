/** How units and nations look: silhouettes, colours and border patterns. */

export const SILHOUETTES: Record<string, string> = {
  infantry: "brodie-helmet",
  "mounted-infantry": "horse-head",
  "heavy-infantry": "machine-gun",
  "troop-transport": "truck",
  "anti-aircraft": "anti-aircraft-gun",
  "field-gun": "field-gun",
  howitzer: "cannon",
  "heavy-mortar": "mortar",
  "armoured-car": "jeep",
  "fighter-plane": "biplane",
  tank: "great-war-tank",
  "big-bertha": "artillery-shell",
  "anti-tank-gunners": "lee-enfield",
  "mark-i-female": "tank-tread",
  "renault-ft17": "tank",
  gunboat: "iron-hulled-warship",
  medics: "hospital-cross",
  "ground-attack-plane": "carpet-bombing",
  "railway-gun": "steam-locomotive",
  "gas-launcher": "poison-gas",
  airship: "zeppelin",
  "gun-turret": "turret",
  minelayer: "land-mine",
};

export interface Cloth {
  ground: string;
  mark: string;
  /** What is seen of it on pale paper. */
  line: string;
  /** The dashes of the border; Austria-Hungary's is a double line. */
  dashes: string;
  double: boolean;
}

const PALE = "#f6f3e6";
/** The Central Powers are dark with light signs, the Entente light with dark signs. */
export const CLOTHS: Record<string, Cloth> = {
  germany: { ground: "#545c52", mark: PALE, line: "#2c322b", dashes: "", double: false },
  "austria-hungary": { ground: "#46658c", mark: PALE, line: "#2c4f80", dashes: "", double: true },
  "great-britain": {
    ground: "#d2b878",
    mark: "#2a2413",
    line: "#80621c",
    dashes: "6 2.5",
    double: false,
  },
  france: { ground: "#b4d3ea", mark: "#13283c", line: "#2a6ca3", dashes: "1.5 2.8", double: false },
  neutral: { ground: "#eeeadd", mark: "#4c483e", line: "#4c483e", dashes: "", double: false },
};

/** The flags of the time in an oblong of 11.4 by 7.6: colours and shapes, so that allies and enemies
 * with alike uniforms are told apart. */
export const FLAGS: Record<string, [string, string][]> = {
  germany: [
    ["#17160f", "M0 0h11.4v2.53H0z"],
    ["#ffffff", "M0 2.53h11.4v2.54H0z"],
    ["#c8102e", "M0 5.07h11.4V7.6H0z"],
  ],
  "austria-hungary": [
    ["#c8102e", "M0 0h11.4v7.6H0z"],
    ["#ffffff", "M0 2.53h11.4v2.54H0z"],
    ["#2d6a45", "M5.7 5.07h5.7V7.6H5.7z"],
  ],
  "great-britain": [
    ["#1f2f6b", "M0 0h11.4v7.6H0z"],
    ["#ffffff", "M4.3 0h2.8v7.6H4.3zM0 2.6h11.4v2.4H0z"],
    ["#c8102e", "M5 0h1.4v7.6H5zM0 3.15h11.4v1.3H0z"],
  ],
  france: [
    ["#1f3f9c", "M0 0h3.8v7.6H0z"],
    ["#ffffff", "M3.8 0h3.8v7.6H3.8z"],
    ["#c8102e", "M7.6 0h3.8v7.6H7.6z"],
  ],
};

export function clothOf(nation: string): Cloth {
  return CLOTHS[nation] ?? (CLOTHS.neutral as Cloth);
}

/** The fill of a nation's spot on a small map: field grey is lost on dark ground. */
export function spotOf(nation: string): string {
  const { ground, line, mark } = clothOf(nation);
  return mark === PALE ? line : ground;
}

const LEVELS = [0, 0, 0, 1, 1, 2];
export const LEVEL_KEYS = ["green", "veteran", "hero"];

export function levelOf(experience: number): number {
  return LEVELS[experience] ?? 0;
}
