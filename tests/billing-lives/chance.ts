import { seeded } from '../support/random';

/** Chance that a seed determines. */
export class Chance {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = seeded(seed);
  }

  of(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.next() * all.length)] as T;
  }
}
