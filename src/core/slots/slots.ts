import type { EpochMinute } from '../time/period';
import { type CostModel, costAt, costModel, costsOf } from './cost';
import { allStarts, firstStartFrom, type GridStarts, startAt } from './grid';
import { contains, type OptionalStarts } from './optional-starts';
import type { Slot, SlotQuery } from './query';

/** The answer of a search: a view that makes a slot when it is asked for. In order of time. */
export class Slots implements Iterable<Slot> {
  readonly asOf: EpochMinute;
  private model: CostModel | undefined;

  constructor(
    readonly query: SlotQuery,
    private readonly grid: GridStarts,
    private readonly optional: readonly OptionalStarts[],
  ) {
    let asOf = Number.POSITIVE_INFINITY;
    for (const { freeBusy, holds } of query.attendees) {
      asOf = Math.min(asOf, freeBusy.asOf, holds ? holds.asOf : asOf);
    }
    this.asOf = asOf;
  }

  get count(): number {
    return this.grid.count;
  }

  /** The i-th slot in order of time, from 0; undefined outside. */
  at(i: number): Slot | undefined {
    const start = startAt(this.grid, i);
    return start === undefined ? undefined : this.slot(start);
  }

  /** The earliest start at or after `t`. O(log n). */
  firstFrom(t: EpochMinute): EpochMinute | undefined {
    return firstStartFrom(this.grid, t);
  }

  /** All starts in order of time. */
  starts(): Int32Array {
    return allStarts(this.grid);
  }

  /** The cost of each start, by index, in points. */
  costs(starts: Int32Array = this.starts()): Float64Array {
    return costsOf(this.costModel(), starts);
  }

  toArray(): Slot[] {
    return Array.from(this.starts(), (start) => this.slot(start));
  }

  *[Symbol.iterator](): Iterator<Slot> {
    for (let i = 0; i < this.count; i++) yield this.at(i) as Slot;
  }

  /** The slot that begins at one of the starts. */
  slot(start: EpochMinute): Slot {
    const missing: string[] = [];
    for (const { attendee, pairs } of this.optional) if (!contains(pairs, start)) missing.push(attendee.id);
    return { start, end: start + this.query.duration, cost: costAt(this.costModel(), start), missing, asOf: this.asOf };
  }

  private costModel(): CostModel {
    this.model ??= costModel(this.query, this.optional);
    return this.model;
  }
}
