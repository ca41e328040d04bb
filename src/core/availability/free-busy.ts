import type { EpochMinute, Period } from '../time/period';
import { unionOf } from './union';

/** RFC 5545 3.2.9 FBTYPE, without FREE: time that is free is simply not listed. */
export type FreeBusyType = 'BUSY' | 'BUSY-TENTATIVE' | 'BUSY-UNAVAILABLE';

/** One stretch of busy time. Fractions of a minute are rounded outward; an empty or reversed one blocks nothing. */
export interface BusyEvent extends Period {
  /** Absent: BUSY. All three types block; the type is for display. */
  readonly type?: FreeBusyType;
}

/**
 * Busy time of one calendar or person. `starts[i]`–`ends[i]` are sorted, disjoint and do not touch; all lie inside
 * `coverage`. Nothing is known outside `coverage`, so every consumer treats it as busy.
 */
export interface FreeBusy {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Changes whenever the source changes; a key for caches. */
  readonly version: string;
  /** When the source was last read. */
  readonly asOf: EpochMinute;
  readonly coverage: Period;
}

/** Where busy time comes from. Left out, it counts as never read (`asOf` 0), so a freshness check refuses it. */
export interface FreeBusySource {
  readonly version: string;
  readonly asOf: EpochMinute;
}

const UNKNOWN_SOURCE: FreeBusySource = { version: '', asOf: 0 };

/** The union of the events inside `coverage`, in any order and with any overlaps. O(n) for dense, O(n log n) for sparse input. */
export function buildFreeBusy(
  events: Iterable<BusyEvent>,
  coverage: Period,
  source: FreeBusySource = UNKNOWN_SOURCE,
): FreeBusy {
  let starts = new Int32Array(64);
  let ends = new Int32Array(64);
  let n = 0;
  for (const event of events) {
    if (n === starts.length) {
      starts = grown(starts);
      ends = grown(ends);
    }
    starts[n] = Math.floor(Math.max(event.start, coverage.start));
    ends[n] = Math.ceil(Math.min(event.end, coverage.end));
    n++;
  }
  return buildFreeBusyFromMinutes(starts.subarray(0, n), ends.subarray(0, n), coverage, source);
}

/** As buildFreeBusy, from columns of whole minutes: the path for rows that come from a database. */
export function buildFreeBusyFromMinutes(
  starts: Int32Array,
  ends: Int32Array,
  coverage: Period,
  source: FreeBusySource = UNKNOWN_SOURCE,
): FreeBusy {
  return { ...unionOf(starts, ends, coverage), version: source.version, asOf: source.asOf, coverage };
}

/**
 * Busy time of one person with several calendars: busy when any of them is. Known only where all are known; as old as
 * the oldest. Throws RangeError without arguments.
 */
export function mergeFreeBusy(...all: FreeBusy[]): FreeBusy {
  const [first] = all;
  if (!first) throw new RangeError('mergeFreeBusy needs at least one calendar');
  if (all.length === 1) return first;
  const coverage = {
    start: Math.max(...all.map((one) => one.coverage.start)),
    end: Math.min(...all.map((one) => one.coverage.end)),
  };
  const total = all.reduce((sum, one) => sum + one.starts.length, 0);
  const starts = new Int32Array(total);
  const ends = new Int32Array(total);
  let n = 0;
  for (const one of all) {
    starts.set(one.starts, n);
    ends.set(one.ends, n);
    n += one.starts.length;
  }
  return buildFreeBusyFromMinutes(starts, ends, coverage, {
    version: all.map((one) => one.version).join(' '),
    asOf: Math.min(...all.map((one) => one.asOf)),
  });
}

/** True when the busy time has at least one minute in common with the period, or is not known for all of it. O(log n). */
export function isBusy(busy: FreeBusy, period: Period): boolean {
  if (period.start < busy.coverage.start || period.end > busy.coverage.end) return true;
  const i = firstEndingAfter(busy.ends, period.start);
  return i < busy.starts.length && (busy.starts[i] as number) < period.end;
}

/** Index of the first entry of the sorted `ends` that lies after `t`; `ends.length` when there is none. O(log n). */
export function firstEndingAfter(ends: Int32Array, t: EpochMinute): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] as number) > t) high = middle;
    else low = middle + 1;
  }
  return low;
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
