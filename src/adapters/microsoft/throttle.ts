/** Outlook serves four requests at a time for one mailbox and app, and refuses the others; one is left for other processes. */
const AT_ONCE = 3;

/** How the requests of one mailbox are spaced: few at a time, and none before a pause that was asked for is over. */
export class Throttle {
  private readonly running = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly restsUntil = new Map<string, number>();

  /** Milliseconds until the mailbox may be asked again; 0: now. */
  restOf(mailbox: string): number {
    const left = (this.restsUntil.get(mailbox) ?? 0) - Date.now();
    if (left > 0) return left;
    this.restsUntil.delete(mailbox);
    return 0;
  }

  /** The mailbox is not to be asked for so long, in milliseconds. */
  rest(mailbox: string, ms: number): void {
    this.restsUntil.set(mailbox, Date.now() + ms);
  }

  /** Runs when fewer than the most do. */
  async inTurn<T>(mailbox: string, run: () => Promise<T>): Promise<T> {
    const running = this.running.get(mailbox) ?? 0;
    if (running < AT_ONCE) this.running.set(mailbox, running + 1);
    else
      await new Promise<void>((resolve) => this.waiting.set(mailbox, [...(this.waiting.get(mailbox) ?? []), resolve]));
    try {
      return await run();
    } finally {
      this.next(mailbox);
    }
  }

  /** A turn that ends is given on, or given back. */
  private next(mailbox: string): void {
    const [first, ...others] = this.waiting.get(mailbox) ?? [];
    if (others.length > 0) this.waiting.set(mailbox, others);
    else this.waiting.delete(mailbox);
    if (first) {
      first();
      return;
    }
    const left = (this.running.get(mailbox) ?? 1) - 1;
    if (left > 0) this.running.set(mailbox, left);
    else this.running.delete(mailbox);
  }
}
