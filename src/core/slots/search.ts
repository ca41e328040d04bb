import { blockOf } from '../availability/hours';
import { unionOf } from '../availability/union';
import type { EpochMinute, Period } from '../time/period';
import { startsWithoutFocus } from './focus';
import { gridStarts } from './grid';
import { startsTooLong } from './in-a-row';
import { daysFull } from './limits';
import type { OptionalStarts } from './optional-starts';
import { type Attendee, checkQuery, checkSpan, type HoursRule, isRequired, type SlotQuery } from './query';
import { Slots } from './slots';
import { StartRanges } from './start-ranges';

const ranges = new StartRanges();

/**
 * All starts on the grid at which the meeting is possible, in order of time. Working hours are intersected first, then
 * each person's busy time is cut out by galloping search: O(working periods × log(busy stretches) + what is hit), so the
 * cost hardly depends on how full the calendars are. Nothing is listed until the result is read. Throws RangeError for
 * a query without sense (see checkQuery, checkSpan).
 */
export function findSlots(q: SlotQuery): Slots {
  checkQuery(q);
  checkSpan(q.window);
  const span = spanOf(q);
  resetToKnown(q, span);
  narrowBySearch(ranges, q, span);
  for (const attendee of q.attendees) if (isRequired(attendee)) narrowToHours(ranges, attendee, q, span);
  for (const attendee of q.attendees) if (isRequired(attendee)) cutOutBusy(ranges, attendee, q, span);
  const optional = optionalStarts(q, span);
  if (q.minOptional > 0) ranges.load(withEnough(optional, q.minOptional));
  return new Slots(q, gridStarts(ranges.pairs, ranges.length, q.gridZone, q.step), optional);
}

/** All starts at which the meeting and its buffers lie where the calendars of all required people are known. */
function resetToKnown(q: SlotQuery, span: Period): void {
  let from = span.start;
  let to = span.end;
  for (const a of q.attendees) {
    if (!isRequired(a)) continue;
    from = Math.max(from, Math.ceil(a.freeBusy.coverage.start + a.bufferBefore));
    to = Math.min(to, Math.floor(a.freeBusy.coverage.end - a.bufferAfter));
  }
  ranges.reset(from, to - q.duration + 1);
}

/** Window, notice and horizon as one period. */
export function spanOf(q: SlotQuery): Period {
  const { window, now, minimumNotice, horizon } = q;
  return {
    start: Math.ceil(Math.max(window.start, now + minimumNotice)),
    end: Math.floor(horizon === undefined ? window.end : Math.min(window.end, now + horizon)),
  };
}

function narrowBySearch(r: StartRanges, q: SlotQuery, span: Period): void {
  if (q.only) r.keepInside(pairsOf(q.only, span), q.duration);
  if (q.exclude.length > 0) {
    const { starts, ends } = columnsOf(q.exclude, span);
    r.dropBusy(starts, ends, q.duration, 0, 0);
  }
  for (const rule of q.rules ?? []) applyRule(r, rule, q, span);
}

function narrowToHours(r: StartRanges, a: Attendee, q: SlotQuery, span: Period): void {
  if (r.isEmpty) return;
  r.keepInside(blockOf(a.availability, span), q.duration);
  if (a.rules) for (const rule of a.rules) applyRule(r, rule, q, span);
}

function cutOutBusy(r: StartRanges, a: Attendee, q: SlotQuery, span: Period): void {
  if (r.isEmpty) return;
  const { freeBusy, holds, bufferBefore: before, bufferAfter: after } = a;
  r.dropBusy(freeBusy.starts, freeBusy.ends, q.duration, before, after);
  if (holds) r.dropBusy(holds.starts, holds.ends, q.duration, before, after);
  for (const without of [startsTooNear, daysFull, startsTooLong, startsWithoutFocus]) {
    const { starts, ends } = without(a, span, q.duration);
    if (starts.length > 0) r.dropStarts(starts, ends);
  }
}

/** Starts at which the meeting would come nearer to an event elsewhere than the way takes; sorted, disjoint. */
function startsTooNear(a: Attendee, span: Period, duration: number): { starts: Int32Array; ends: Int32Array } {
  const { journeys = [], bufferBefore: before, bufferAfter: after } = a;
  const near = { start: span.start, end: Math.max(span.start, span.end) + 1 };
  const starts = Int32Array.from(journeys, ({ start, fromMeeting }) =>
    clamp(Math.floor(start) - Math.max(after, fromMeeting) - duration + 1, near),
  );
  const ends = Int32Array.from(journeys, ({ end, toMeeting }) =>
    clamp(Math.ceil(end) + Math.max(before, toMeeting), near),
  );
  return unionOf(starts, ends, near);
}

function clamp(t: EpochMinute, { start, end }: Period): EpochMinute {
  return Math.min(Math.max(t, start), end);
}

const covered = new Int32Array(2);

/** The meeting and its buffers must lie where the calendar is known. */
function keepCovered(r: StartRanges, coverage: Period, duration: number, before: number, after: number): void {
  covered[0] = Math.ceil(coverage.start + before);
  covered[1] = Math.floor(coverage.end - after);
  r.keepInside(covered, duration);
}

function applyRule(r: StartRanges, rule: HoursRule, q: SlotQuery, span: Period): void {
  const pairs = blockOf(rule.hours, span);
  if (rule.meeting !== 'outside') {
    r.keepInside(pairs, rule.meeting === 'inside' ? q.duration : 1);
    return;
  }
  const starts = new Int32Array(pairs.length >>> 1);
  const ends = new Int32Array(pairs.length >>> 1);
  for (let i = 0; i < starts.length; i++) {
    starts[i] = pairs[2 * i] as number;
    ends[i] = pairs[2 * i + 1] as number;
  }
  r.dropBusy(starts, ends, q.duration, 0, 0);
}

/** For every optional person the starts, among those that suit all required ones, that suit this one too. */
function optionalStarts(q: SlotQuery, span: Period): OptionalStarts[] {
  const found: OptionalStarts[] = [];
  const base = q.attendees.every(isRequired) ? undefined : ranges.toArray();
  if (base) {
    for (const attendee of q.attendees) {
      if (isRequired(attendee)) continue;
      ranges.load(base);
      const { freeBusy, bufferBefore, bufferAfter } = attendee;
      keepCovered(ranges, freeBusy.coverage, q.duration, bufferBefore, bufferAfter);
      narrowToHours(ranges, attendee, q, span);
      cutOutBusy(ranges, attendee, q, span);
      found.push({ attendee, pairs: ranges.toArray() });
    }
    ranges.load(base);
  }
  return found;
}

/** Starts that suit at least `least` of the optional people: a sweep over all their ranges. */
function withEnough(optional: readonly OptionalStarts[], least: number): Int32Array {
  const change = new Map<EpochMinute, number>();
  for (const { pairs } of optional) {
    for (let i = 0; i < pairs.length; i++) {
      const at = pairs[i] as number;
      change.set(at, (change.get(at) ?? 0) + (i % 2 === 0 ? 1 : -1));
    }
  }
  const out: EpochMinute[] = [];
  let free = 0;
  for (const [at, by] of [...change].sort((x, y) => x[0] - y[0])) {
    const before = free;
    free += by;
    if (before < least !== free < least) out.push(at);
  }
  return Int32Array.from(out);
}

function columnsOf(periods: readonly Period[], clip: Period): { starts: Int32Array; ends: Int32Array } {
  const starts = Int32Array.from(periods, (period) => Math.floor(Math.max(period.start, clip.start)));
  const ends = Int32Array.from(periods, (period) => Math.ceil(Math.min(period.end, clip.end)));
  return unionOf(starts, ends, clip);
}

/** As start, end pairs, rounded inward. Periods that overlap or touch are one: a meeting may span them. */
function pairsOf(periods: readonly Period[], clip: Period): Int32Array {
  const starts = Int32Array.from(periods, (period) => Math.ceil(Math.max(period.start, clip.start)));
  const ends = Int32Array.from(periods, (period) => Math.floor(Math.min(period.end, clip.end)));
  const union = unionOf(starts, ends, clip);
  const pairs = new Int32Array(union.starts.length * 2);
  for (let i = 0; i < union.starts.length; i++) {
    pairs[2 * i] = union.starts[i] as number;
    pairs[2 * i + 1] = union.ends[i] as number;
  }
  return pairs;
}
