/** The sandbox's time: real time plus an offset that the product's clock dictates. */
export class SandboxClock {
  private offset = 0;

  /** `realTime`: epoch milliseconds; a test may let it stand still. */
  constructor(private readonly realTime: () => number = Date.now) {}

  /** Epoch milliseconds. */
  now(): number {
    return this.realTime() + this.offset;
  }

  get offsetMs(): number {
    return this.offset;
  }

  /** Follows the product, which alone sees to it that time only moves forward. Throws RangeError when it is no offset. */
  setOffset(offsetMs: number): void {
    if (!Number.isSafeInteger(offsetMs) || offsetMs < 0)
      throw new RangeError('The offset must be milliseconds, not negative');
    this.offset = offsetMs;
  }
}
