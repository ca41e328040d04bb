/** Counts per key in a fixed window; lives in the process's memory. */
export class RateLimit {
  private readonly counts = new Map<string, { count: number; until: number }>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly maxKeys = 50_000,
  ) {}

  /** Takes one of the key's turns. Returns 0, or the milliseconds to wait when all are used. */
  take(key: string, now: number): number {
    const entry = this.counts.get(key);
    if (entry && entry.until > now) {
      if (entry.count >= this.limit) return entry.until - now;
      entry.count += 1;
      return 0;
    }
    if (this.counts.size >= this.maxKeys) this.sweep(now);
    this.counts.set(key, { count: 1, until: now + this.windowMs });
    return 0;
  }

  /** Forgets what is over; when that frees nothing, forgets all rather than grow. */
  private sweep(now: number): void {
    for (const [key, entry] of this.counts) if (entry.until <= now) this.counts.delete(key);
    if (this.counts.size >= this.maxKeys) this.counts.clear();
  }
}
