/** Whether the map is drawn turned by a quarter, east up, so that it fills a wide window. */

let quarter = $state(false);

export function turned(): boolean {
  return quarter;
}
export function turnMap(to: boolean): void {
  quarter = to;
}
