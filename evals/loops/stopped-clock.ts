import type { Clock } from '@/ports/clock';

/** A clock that stands still until it is moved: a run takes as long as it takes, and is the same run. */
export class StoppedClock implements Clock {
  private at: number;

  constructor(startMs: number) {
    this.at = startMs;
  }

  /** Epoch milliseconds. */
  get nowMs(): number {
    return this.at;
  }

  async now(): Promise<number> {
    return this.at;
  }

  /** Forward only; an earlier moment leaves it where it is. */
  moveTo(epochMs: number): void {
    this.at = Math.max(this.at, epochMs);
  }
}
