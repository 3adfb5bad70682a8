/** A colour for a game that brings none: the same for its picture and its table, and every time. */
export function hueOf(game: string): number {
  return [...game].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7);
}
