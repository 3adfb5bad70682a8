/** Colours as eyes see them: contrast, distance, and the common colour-vision deficiencies. */

export type Rgb = [number, number, number];

export const DEFICIENCIES = ["protanopia", "deuteranopia", "tritanopia"] as const;
export type Deficiency = (typeof DEFICIENCIES)[number];

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
const MATRICES: Record<Deficiency, [Rgb, Rgb, Rgb]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function rgb(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The light of a colour, as somebody with this deficiency receives it. */
export function light(hex: string, deficiency?: Deficiency): Rgb {
  const seen = rgb(hex).map(linear) as Rgb;
  if (!deficiency) return seen;
  const mixed = MATRICES[deficiency].map((row) =>
    row.reduce((sum, share, channel) => sum + share * (seen[channel] ?? 0), 0),
  );
  return mixed.map((channel) => Math.min(1, Math.max(0, channel))) as Rgb;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((hex) => luminance(light(hex)))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** CIE L*a*b* under daylight. */
function lab([red, green, blue]: Rgb): Rgb {
  const curve = (share: number) =>
    share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27) * (share / 116) + 16 / 116;
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look; 2 is hardly seen, 10 is plain. */
export function distance(one: string, other: string, deficiency?: Deficiency): number {
  const [a, b] = [lab(light(one, deficiency)), lab(light(other, deficiency))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The colours that a rule of a style sheet sets. */
export function colours(css: string, selector: string): Record<string, string> {
  const begin = css.indexOf(`${selector} {`);
  const rule = css.slice(begin, css.indexOf("}", begin));
  const found = [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(found.map(([, name, colour]) => [name, colour]));
}

/** The smallest distance of any two colours, for eyes of every kind. */
export function apart(palette: string[]): number {
  const eyes = [undefined, ...DEFICIENCIES];
  const pairs = palette.flatMap((one, place) =>
    palette.slice(place + 1).map((other): [string, string] => [one, other]),
  );
  return Math.min(...pairs.flatMap(([a, b]) => eyes.map((eye) => distance(a, b, eye))));
}
