/** Hexes by number and by name: 26 * row + column, A1 to Z20. */

export const COLUMNS = 26;
export const ROWS = 20;

export function hexName(hex: number): string {
  return `${String.fromCharCode(65 + (hex % COLUMNS))}${Math.floor(hex / COLUMNS) + 1}`;
}

/** The hex of a name, or -1. */
export function hexNumber(name: string): number {
  if (!/^[A-Z]([1-9]|1\d|20)$/.test(name)) return -1;
  return (Number(name.slice(1)) - 1) * COLUMNS + name.charCodeAt(0) - 65;
}
