import { dayOfWall } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { nextTransition, offsetAt, type ZoneTable } from '../time/zone';

/** True when candidate i comes before candidate j. */
export type Before = (i: number, j: number) => boolean;

/**
 * Candidates by local day and part of the day: stretches of the sorted list of starts, each with its best candidate
 * that keeps its distance from all options taken so far. Taking one only looks again at the stretches near it.
 */
export class Buckets {
  /** Per bucket: index of its first candidate (one more entry at the end), local day, part of the day 0–2. */
  readonly first: number[] = [];
  readonly day: number[] = [];
  readonly part: number[] = [];
  /** Per bucket the index of its best candidate, -1 when none is left. */
  readonly best: number[] = [];
  private readonly taken: number[] = [];
  private shift = 0;
  private shiftUntil = Number.NEGATIVE_INFINITY;

  constructor(
    readonly starts: Int32Array,
    readonly before: Before,
    zone: ZoneTable,
    private readonly minGap: number,
  ) {
    let until = Number.NEGATIVE_INFINITY;
    let best = -1;
    for (let i = 0; i < starts.length; i++) {
      const start = starts[i] as number;
      if (start >= until) {
        if (best >= 0) this.best.push(best);
        until = this.open(i, start, zone);
        best = i;
      } else if (before(i, best)) best = i;
    }
    if (best >= 0) this.best.push(best);
    this.first.push(starts.length);
  }

  get count(): number {
    return this.day.length;
  }

  /** Takes the best candidate of a bucket; returns its index. */
  take(bucket: number): number {
    const i = this.best[bucket] as number;
    this.taken.push(i);
    this.refresh(this.starts[i] as number, bucket);
    return i;
  }

  /** Undoes the latest take, which was of this bucket. */
  putBack(bucket: number): void {
    const i = this.taken.pop() as number;
    this.refresh(this.starts[i] as number, bucket);
  }

  private open(i: number, start: EpochMinute, zone: ZoneTable): EpochMinute {
    if (start >= this.shiftUntil) {
      this.shift = offsetAt(zone, start);
      this.shiftUntil = nextTransition(zone, start)?.at ?? Number.POSITIVE_INFINITY;
    }
    const day = dayOfWall(start + this.shift);
    const clock = start + this.shift - day * 1440;
    const part = clock < 720 ? 0 : clock < 1020 ? 1 : 2;
    const partEnd = part === 0 ? 720 : part === 1 ? 1020 : 1440;
    this.first.push(i);
    this.day.push(day);
    this.part.push(part);
    // Where the clock changes in between, the rest of the part is a bucket of its own.
    return Math.min(start + partEnd - clock, this.shiftUntil);
  }

  private refresh(t: EpochMinute, bucket: number): void {
    this.find(bucket);
    for (
      let b = bucket - 1;
      b >= 0 && (this.starts[(this.first[b + 1] as number) - 1] as number) > t - this.minGap;
      b--
    )
      this.find(b);
    for (let b = bucket + 1; b < this.count && (this.starts[this.first[b] as number] as number) < t + this.minGap; b++)
      this.find(b);
  }

  private find(bucket: number): void {
    let best = -1;
    for (let i = this.first[bucket] as number; i < (this.first[bucket + 1] as number); i++) {
      if ((best < 0 || this.before(i, best)) && this.keepsDistance(i)) best = i;
    }
    this.best[bucket] = best;
  }

  private keepsDistance(i: number): boolean {
    const start = this.starts[i] as number;
    for (const other of this.taken) {
      if (other === i || Math.abs((this.starts[other] as number) - start) < this.minGap) return false;
    }
    return true;
  }
}
