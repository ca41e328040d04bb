/** The sandbox's time: real time plus an offset that the product's clock dictates. It never moves backward. */
export class SandboxClock {
  private offset = 0;

  /** Epoch milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  get offsetMs(): number {
    return this.offset;
  }

  /** Returns false, and changes nothing, when the offset would move the clock backward. */
  setOffset(offsetMs: number): boolean {
    if (!Number.isSafeInteger(offsetMs) || offsetMs < this.offset) return false;
    this.offset = offsetMs;
    return true;
  }
}
