/** At most `limit` events of a key within a window of fixed length. Bounded: the oldest keys are forgotten first. */
export class WindowCounter {
  private readonly counts = new Map<string, { start: number; count: number }>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly maxKeys = 10_000,
  ) {}

  /** Counts one event at `now` (monotonic milliseconds) and tells whether it is within the limit. */
  allows(key: string, now: number): boolean {
    const current = this.counts.get(key);
    if (current && now - current.start < this.windowMs) {
      current.count += 1;
      return current.count <= this.limit;
    }
    this.counts.delete(key);
    this.counts.set(key, { start: now, count: 1 });
    for (const oldest of this.counts.keys()) {
      if (this.counts.size <= this.maxKeys) break;
      this.counts.delete(oldest);
    }
    return true;
  }
}
