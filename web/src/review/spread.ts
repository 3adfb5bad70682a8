/** Where signs may stand that would cover each other: as near to where they belong as there is room. */

/**
 * Places along a line, in its order, at least `apart` from each other and between 0 and `most`;
 * where even that is too much room, as far apart as they can be.
 */
export function spread(places: number[], apart: number, most: number): number[] {
  const step = Math.min(apart, places.length > 1 ? most / (places.length - 1) : apart);
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -step) + step));
  let limit = most;
  for (let nth = found.length - 1; nth >= 0; nth--) {
    found[nth] = Math.min(found[nth] ?? 0, limit);
    limit = (found[nth] ?? 0) - step;
  }
  return found;
}
