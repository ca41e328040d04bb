/** How long a client may take, in milliseconds of real time, and how fast it has to be. */
export interface Deadlines {
  /** Until a message begins: from the connection, or from the end of the message before, whatever is said meanwhile. */
  readonly toDataMs: number;
  /** From the beginning of a message to its final dot, however fast it is. */
  readonly messageMs: number;
  /** What a message may take before its rate counts. */
  readonly graceMs: number;
  /** Bytes of a message per second, from its beginning on. */
  readonly leastBytesPerSecond: number;
  /** Of a session between its messages. */
  readonly sessionMs: number;
}

/** RFC 5321 4.5.3.2 would let a client wait for minutes at every step, and hold its place for hours. */
export const DEADLINES: Deadlines = {
  toDataMs: 2 * 60_000,
  messageMs: 10 * 60_000,
  graceMs: 30_000,
  leastBytesPerSecond: 1_000,
  sessionMs: 30 * 60_000,
};

/** What one session is at. Times by a monotonic clock, in milliseconds. */
export class SessionProgress {
  private since: number;
  private at: 'dialogue' | 'message' | 'with us' = 'dialogue';
  private bytes = 0;
  private refused = 0;

  constructor(private readonly began: number) {
    this.since = began;
  }

  /** Answers how many it is by now. */
  recipientRefused(): number {
    this.refused += 1;
    return this.refused;
  }

  messageBegins(now: number): void {
    this.at = 'message';
    this.since = now;
    this.bytes = 0;
  }

  received(bytes: number): void {
    this.bytes += bytes;
  }

  /** The final dot has come: what takes time now is not the client's doing. */
  messageIsHere(): void {
    this.at = 'with us';
  }

  answered(now: number): void {
    this.at = 'dialogue';
    this.since = now;
  }

  /** Whether the client has used up its time. */
  isOverdue(now: number, limits: Deadlines): boolean {
    const elapsed = now - this.since;
    if (this.at === 'with us') return false;
    if (this.at === 'dialogue') return elapsed > limits.toDataMs || now - this.began > limits.sessionMs;
    const earned = limits.graceMs + (this.bytes / limits.leastBytesPerSecond) * 1000;
    return elapsed > Math.min(earned, limits.messageMs);
  }
}
