/** What somebody has agreed to pay from an instant on: so many of a price; null: nothing any more. Epoch seconds. */
interface Agreement {
  readonly at: number;
  readonly price: string | null;
  readonly seats: number;
}

/** All that one payer has ever agreed to, as they were shown it. Whatever else they are billed is a wrong done to them. */
export class Accepted {
  private readonly agreements: Agreement[] = [];
  /** What a change credits and charges for the rest of a period, by the instant as of which it was shown. */
  readonly prorations = new Map<number, number>();
  /** Times without invoices; one that still lasts ends in the future. */
  private readonly pauses: { from: number; to: number }[] = [];
  /** Percent off, of the coupon with which each subscription began; 0 where there was none. */
  private readonly reductions: { readonly at: number; readonly percent: number }[] = [];
  /** Given to them, by the name of each credit. */
  readonly credits = new Map<string, number>();
  readonly refunds = new Map<string, number>();

  agree(at: number, price: string, seats: number): void {
    this.agreements.push({ at, price, seats });
  }

  /** Nothing is agreed from then on. */
  end(at: number): void {
    this.agreements.push({ at, price: null, seats: 0 });
  }

  /** A planned end is taken back. */
  takeBackEnd(now: number): void {
    const last = this.agreements.at(-1);
    if (last?.price === null && last.at > now) this.agreements.pop();
  }

  reduce(at: number, percent: number): void {
    this.reductions.push({ at, percent });
  }

  percentOffAt(instant: number): number {
    return this.reductions.findLast(({ at }) => at <= instant)?.percent ?? 0;
  }

  pause(from: number, to: number): void {
    this.pauses.push({ from, to });
  }

  goOn(at: number): void {
    const last = this.pauses.at(-1);
    if (last && last.to > at) last.to = at;
  }

  isPaused(at: number): boolean {
    return this.pauses.some(({ from, to }) => from <= at && at < to);
  }

  /** What counts at an instant. */
  at(instant: number): Agreement | null {
    return this.agreements.findLast(({ at, price }) => at <= instant && (price !== null || at < instant)) ?? null;
  }
}
