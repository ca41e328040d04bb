const FIRST_BYTES = 16 * 1024;

/**
 * Bytes that come in pieces, in one buffer that doubles: a client that sends one byte at a time must not make a million
 * small ones. `most` is never exceeded.
 */
export class GatheredBytes {
  private buffer = Buffer.alloc(0);
  private used = 0;

  constructor(private readonly most: number) {}

  /** @throws RangeError beyond `most` */
  add(piece: Buffer): void {
    const size = this.used + piece.length;
    if (size > this.most) throw new RangeError('More bytes than are taken');
    if (size > this.buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(this.most, Math.max(FIRST_BYTES, this.buffer.length * 2, size)));
      this.buffer.copy(larger, 0, 0, this.used);
      this.buffer = larger;
    }
    piece.copy(this.buffer, this.used);
    this.used = size;
  }

  /** All of it, which is held here no longer. */
  take(): Buffer {
    const all = this.buffer.subarray(0, this.used);
    this.drop();
    return all;
  }

  drop(): void {
    this.buffer = Buffer.alloc(0);
    this.used = 0;
  }
}
