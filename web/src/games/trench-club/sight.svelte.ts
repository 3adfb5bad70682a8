/** What part of the map is in the window, and how near: the paper never leaves the window. */

import { centre, type Field, type Point } from "./field";
import { COLUMNS } from "./names";

const NEAREST = 3;
const USUAL = 0.72;
/** A map that fits into the window at so much of the usual scale is shown whole. */
const NEARLY = 0.55;
/** And where an army needs more than so much of the map's width and height; on the whole field more. */
const MOST = 0.65;
const MOST_OF_ALL = 0.75;
/** Whoever acts comes nearer where they see less than so much of the scale they want. */
const READABLE = 0.8;

export class Sight {
  /** The window's size. */
  width = $state(0);
  height = $state(0);
  /** How large the paper is drawn, 0 as long as the window's size is not known. */
  scale = $state(0);
  /** Where the paper's corner lies in the window. */
  x = $state(0);
  y = $state(0);

  /** Whether it follows what happens. */
  follows = $state(false);
  /** What was looked at before. */
  private kept: { x: number; y: number; scale: number } | null = null;

  private readonly field: () => Field;

  constructor(field: () => Field) {
    this.field = field;
  }

  /** The scale that shows the whole paper. */
  fit: number = $derived.by(() =>
    Math.min(this.width / this.field().width, this.height / this.field().height),
  );

  /** The window and the fit when it was last looked at, and how near the person wants to be. */
  private last = { width: 0, height: 0, fit: 0 };
  private wanted = 0;

  /** Begin with some hexes, or the whole paper; later keep the middle of what is seen. */
  open(hexes: number[]): void {
    const { width, height, fit } = this;
    if (!this.scale) {
      this.wanted = fit > NEARLY * USUAL ? fit : USUAL;
      if (hexes.length) this.lookAtHexes(hexes, this.wanted);
      const most = this.field().columns === COLUMNS ? MOST_OF_ALL : MOST;
      if (!hexes.length || fit > most * this.scale) this.lookAtAll();
    } else if (Math.abs(this.scale - this.last.fit) < 0.01) this.lookAtAll();
    else {
      this.x += (width - this.last.width) / 2;
      this.y += (height - this.last.height) / 2;
      this.hold();
    }
    this.last = { width, height, fit };
  }
  /** The paper is another: begin anew. */
  forget(): void {
    this.scale = 0;
    this.kept = null;
  }

  private hold(): void {
    const [wide, high] = [this.field().width * this.scale, this.field().height * this.scale];
    this.x = within(this.x, wide, this.width);
    this.y = within(this.y, high, this.height);
  }

  lookAt(point: Point, scale = this.scale): void {
    this.scale = scale;
    this.x = this.width / 2 - point.x * scale;
    this.y = this.height / 2 - point.y * scale;
    this.hold();
  }
  /** Somebody wants to see the whole paper, and to stay that far off. */
  wantAll(): void {
    this.wanted = this.fit;
    this.lookAtAll();
  }
  lookAtAll(): void {
    this.lookAt({ x: this.field().width / 2, y: this.field().height / 2 }, this.fit);
  }

  /** The part of the paper that is in the window. */
  cut(): { x: number; y: number; width: number; height: number } {
    const { x, y } = this.onPaper({ x: 0, y: 0 });
    return { x, y, width: this.width / this.scale, height: this.height / this.scale };
  }

  drag(by: Point): void {
    this.x += by.x;
    this.y += by.y;
    this.hold();
  }
  /** Nearer or further off, around a point of the window. */
  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const farthest = Math.min(this.fit, USUAL);
    const to = Math.max(farthest, Math.min(NEAREST, this.scale * by));
    this.x = at.x - ((at.x - this.x) * to) / this.scale;
    this.y = at.y - ((at.y - this.y) * to) / this.scale;
    this.scale = this.wanted = to;
    this.hold();
  }

  onPaper(point: Point): Point {
    return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale };
  }
  private inWindow(point: Point): Point {
    return { x: point.x * this.scale + this.x, y: point.y * this.scale + this.y };
  }
  private holds(point: Point, edge: number): boolean {
    const { x, y } = this.inWindow(point);
    return x >= edge && y >= edge && x <= this.width - edge && y <= this.height - edge;
  }

  /** Bring a hex into the window if it is not there. */
  show(hex: number): void {
    const point = centre(hex);
    if (!this.holds(point, 40 * this.scale)) this.lookAt(point);
  }
  /** Bring several hexes into the window, further off if need be. */
  showAll(hexes: number[]): void {
    this.lookAtHexes(hexes, this.wanted, true);
  }
  /** Bring hexes where one may act into the window, and come nearer if they are hardly read. */
  showChoice(hexes: number[]): void {
    this.lookAtHexes(hexes, this.wanted, this.scale >= READABLE * this.wanted);
  }
  /** Look at hexes from no nearer than a scale; if wanted, only where some are out of sight. */
  private lookAtHexes(hexes: number[], nearest: number, onlyIfNeeded = false): void {
    const [xs, ys] = [hexes.map((hex) => centre(hex).x), hexes.map((hex) => centre(hex).y)];
    const first = { x: Math.min(...xs), y: Math.min(...ys) };
    const last = { x: Math.max(...xs), y: Math.max(...ys) };
    const edge = 60;
    if (onlyIfNeeded && this.holds(first, edge / 2) && this.holds(last, edge / 2)) return;
    const room = Math.min(
      this.width / (last.x - first.x + 2 * edge),
      this.height / (last.y - first.y + 2 * edge),
    );
    const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
    this.lookAt(middle, Math.max(Math.min(this.fit, nearest), Math.min(nearest, room)));
  }
  /** Go where something happens, if it is out of sight. */
  follow(hexes: number[]): void {
    if (!this.scale) return;
    this.kept ??= { x: this.x, y: this.y, scale: this.scale };
    this.follows = true;
    this.showAll(hexes);
  }
  /** Nothing happens any more: back to one's own cut of the map, where it is one's turn. */
  comeBack(mine: boolean): void {
    if (mine && this.kept) Object.assign(this, this.kept);
    this.kept = null;
    this.follows = false;
  }
  /** Whether there is more room above some hexes than below them. */
  hasRoomAbove(hexes: number[]): boolean {
    const downs = hexes.map((hex) => this.inWindow(centre(hex)).y);
    return Math.min(...downs) > this.height - Math.max(...downs);
  }
  /** Whether a hex is in the lower half of the window. */
  isLow(hex: number): boolean {
    return this.inWindow(centre(hex)).y > this.height / 2;
  }
}

/** Paper that is smaller than the window lies in its middle, larger paper covers it. */
function within(corner: number, paper: number, window: number): number {
  if (paper <= window) return (window - paper) / 2;
  return Math.min(0, Math.max(window - paper, corner));
}
