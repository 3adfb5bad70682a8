/** Waits for one thing at a time. */

export class Timer {
  private timeout: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  set(act: () => void, ms: number): void {
    this.clear();
    this.timeout = setTimeout(act, ms);
  }

  /** So long after what was changed just now is on the screen: a busy machine may draw it late. */
  setOnceDrawn(act: () => void, ms: number): void {
    this.clear();
    if (typeof requestAnimationFrame === "undefined" || document.hidden) this.set(act, ms);
    else {
      // A frame is drawn after what was asked for before it, and before whatever comes next.
      this.frame = requestAnimationFrame(() => {
        this.frame = 0;
        this.timeout = setTimeout(() => this.set(act, ms), 0);
      });
    }
  }

  clear(): void {
    clearTimeout(this.timeout);
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }
}
