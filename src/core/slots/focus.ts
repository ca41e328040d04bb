import { firstEndingAfter } from '../availability/free-busy';
import { type Availability, availablePeriods } from '../availability/hours';
import { localDayAt, localDayPeriod } from '../availability/local-days';
import { unionOf } from '../availability/union';
import type { EpochMinute, Period } from '../time/period';
import { busyOf } from './in-a-row';
import type { Attendee, FocusTime } from './query';

/** Focus time that a meeting would not leave: how many minutes of it, and the local day. */
export interface LostFocus {
  readonly focus: FocusTime;
  readonly left: number;
  readonly period: Period;
}

const NEVER: Period = { start: Number.NEGATIVE_INFINITY, end: Number.NEGATIVE_INFINITY };

/** One local day of somebody: what of its working time the rule is about, and what of that is free. */
interface FocusDay {
  readonly open: readonly Period[];
  readonly free: readonly Period[];
}

/**
 * The focus time that a meeting would not leave. A meeting outside of the hours that the rule is about takes none, also
 * on a day that has too little of it already.
 */
export function lostFocus(a: Attendee, meeting: Period): LostFocus[] {
  const lost: LostFocus[] = [];
  if (!a.focus?.length) return lost;
  const last = localDayAt(a.availability, meeting.end - 1);
  for (let day = localDayAt(a.availability, meeting.start); day <= last; day++) {
    const period = localDayPeriod(a.availability, day);
    const busy = busyOf(a);
    for (const focus of a.focus) {
      const { open, free } = focusDay(a, focus, period, busy);
      if (!open.some((one) => one.start < meeting.end && meeting.start < one.end)) continue;
      const left = minutesLeft(free, focus, meeting);
      if (left < focus.minutes) lost.push({ focus, left, period });
    }
  }
  return lost;
}

/** Starts at which a meeting of this length would not leave the focus time of a day; sorted, disjoint. */
export function startsWithoutFocus(
  a: Attendee,
  window: Period,
  duration: number,
): { starts: Int32Array; ends: Int32Array } {
  const starts: EpochMinute[] = [];
  const ends: EpochMinute[] = [];
  const kept = strictest(a.focus ?? []);
  if (kept.length > 0) {
    const busy = busyOf(a);
    const last = localDayAt(a.availability, window.end);
    for (let day = localDayAt(a.availability, window.start); day <= last; day++) {
      const period = localDayPeriod(a.availability, day);
      for (const focus of kept) {
        const { open, free } = focusDay(a, focus, period, busy);
        const short = minutesLeft(free, focus, NEVER) < focus.minutes;
        // Which starts of a day leave enough is no range: near either end of a gap they do, in its middle they do not.
        for (const { start, end } of open) {
          for (let at = start - duration + 1; at < end; at++) {
            if (!short && minutesLeft(free, focus, { start: at, end: at + duration }) >= focus.minutes) continue;
            if (starts.length > 0 && ends.at(-1) === at) ends[ends.length - 1] = at + 1;
            else {
              starts.push(at);
              ends.push(at + 1);
            }
          }
        }
      }
    }
  }
  const all = { start: Math.min(...starts), end: Math.max(...ends) };
  return starts.length === 0
    ? { starts: new Int32Array(), ends: new Int32Array() }
    : unionOf(Int32Array.from(starts), Int32Array.from(ends), all);
}

/** Of those that ask for blocks of the same kind in the same hours the one that asks for most: it leaves what all need. */
function strictest(all: readonly FocusTime[]): FocusTime[] {
  const most = new Map<string, FocusTime>();
  for (const focus of all) {
    const { blocks, blockMin, hours, days } = focus;
    const key = JSON.stringify([blocks, blockMin, ...[hours, days].map(hoursKey)]);
    const known = most.get(key);
    if (!known || known.minutes < focus.minutes) most.set(key, focus);
  }
  return [...most.values()];
}

function hoursKey(hours: Availability | undefined): unknown {
  if (!hours) return null;
  const { weekly, overrides, travel, zone } = hours;
  return [weekly, [...overrides], travel.map((trip) => ({ ...trip, zone: trip.zone.tzid })), zone.tzid];
}

function focusDay(a: Attendee, focus: FocusTime, day: Period, { starts, ends }: ReturnType<typeof busyOf>): FocusDay {
  if (day.end <= day.start) return { open: [], free: [] };
  const hours = availablePeriods(focus.hours ?? a.availability, day);
  const open = focus.hours || !focus.days ? periodsOf(hours) : shared(hours, availablePeriods(focus.days, day));
  const free: Period[] = [];
  for (const { start, end } of open) {
    let from = start;
    for (let i = firstEndingAfter(ends, start); i < starts.length && (starts[i] as number) < end; i++) {
      if ((starts[i] as number) > from) free.push({ start: from, end: starts[i] as number });
      from = ends[i] as number;
    }
    if (from < end) free.push({ start: from, end });
  }
  return { open, free };
}

/** The minutes of the longest blocks that a meeting leaves of free time, as many blocks as the rule allows. */
function minutesLeft(free: readonly Period[], { blocks, blockMin }: FocusTime, meeting: Period): number {
  const lengths: number[] = [];
  const keep = (length: number) => {
    if (length >= Math.max(1, blockMin)) lengths.push(length);
  };
  for (const { start, end } of free) {
    if (meeting.start >= end || meeting.end <= start) keep(end - start);
    else {
      keep(meeting.start - start);
      keep(end - meeting.end);
    }
  }
  if (lengths.length > blocks) lengths.sort((x, y) => y - x).length = Math.max(0, blocks);
  return lengths.reduce((sum, length) => sum + length, 0);
}

function periodsOf(pairs: Int32Array): Period[] {
  return Array.from({ length: pairs.length / 2 }, (_, i) => ({
    start: pairs[2 * i] as number,
    end: pairs[2 * i + 1] as number,
  }));
}

/** What two sorted lists of start, end pairs have in common. */
function shared(a: Int32Array, b: Int32Array): Period[] {
  const found: Period[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const start = Math.max(a[i] as number, b[j] as number);
    const end = Math.min(a[i + 1] as number, b[j + 1] as number);
    if (end > start) found.push({ start, end });
    if ((a[i + 1] as number) < (b[j + 1] as number)) i += 2;
    else j += 2;
  }
  return found;
}
