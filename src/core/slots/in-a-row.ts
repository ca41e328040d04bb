import { firstEndingAfter } from '../availability/free-busy';
import { unionOf } from '../availability/union';
import type { EpochMinute, Period } from '../time/period';
import type { Attendee, Pause } from './query';

const ALL_TIME: Period = { start: -(2 ** 31), end: 2 ** 31 - 1 };

export interface Busy {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Busy time that counts towards stretches and takes focus time: events and holds. */
export function busyOf(a: Attendee): Busy {
  if (!a.holds || a.holds.starts.length === 0) return a.freeBusy;
  const starts = new Int32Array([...a.freeBusy.starts, ...a.holds.starts]);
  const ends = new Int32Array([...a.freeBusy.ends, ...a.holds.ends]);
  return unionOf(starts, ends, ALL_TIME);
}

/** The limits on stretches that a person has. */
export function pausesOf({ limits, pauses = [] }: Attendee): readonly Pause[] {
  return limits?.inARow ? [limits.inARow, ...pauses] : pauses;
}

/**
 * The stretch of busy time, pauses shorter than the limit's `pause` included, that a meeting would make longer than
 * allowed; undefined when there is none. A meeting that joins nothing breaks nothing, however long it is. The meeting
 * must not overlap busy time.
 */
export function stretchTooLong(a: Attendee, meeting: Period, limit: Pause): Period | undefined {
  const busy = busyOf(a);
  const next = firstEndingAfter(busy.ends, meeting.start);
  const left = next - 1;
  const joinsLeft = left >= 0 && meeting.start - (busy.ends[left] as number) < limit.pause;
  const joinsRight = next < busy.starts.length && (busy.starts[next] as number) - meeting.end < limit.pause;
  if (!joinsLeft && !joinsRight) return undefined;
  const start = joinsLeft ? stretchStart(busy, left, limit.pause) : meeting.start;
  const end = joinsRight ? stretchEnd(busy, next, limit.pause) : meeting.end;
  return end - start > limit.minutes ? { start, end } : undefined;
}

/** Starts between busy times at which a meeting of this length would make a stretch too long; sorted, disjoint. */
export function startsTooLong(a: Attendee, window: Period, duration: number): Busy {
  const starts: EpochMinute[] = [];
  const ends: EpochMinute[] = [];
  for (const { minutes, pause } of pausesOf(a)) {
    const busy = busyOf(a);
    const size = busy.starts.length;
    for (let next = firstEndingAfter(busy.ends, window.start); next <= size; next++) {
      const opens = next > 0 ? (busy.ends[next - 1] as number) : window.start;
      if (opens >= window.end) break;
      const closes = next < size ? (busy.starts[next] as number) : window.end;
      // Starts in [opens, joinsLeftUntil) join the stretch before, those from joinsRightFrom on the one after.
      const last = closes - duration;
      const joinsLeftUntil = next > 0 ? opens + pause : opens;
      const joinsRightFrom = next < size ? last - pause + 1 : last + 1;
      const left = next > 0 ? stretchStart(busy, next - 1, pause) : opens;
      const right = next < size ? stretchEnd(busy, next, pause) : closes;
      const forbid = (from: EpochMinute, to: EpochMinute) => {
        const start = Math.max(from, opens);
        const end = Math.min(to, last + 1);
        if (end <= start) return;
        starts.push(start);
        ends.push(end);
      };
      if (right - left > minutes) forbid(joinsRightFrom, joinsLeftUntil);
      forbid(Math.max(opens, left + minutes - duration + 1), Math.min(joinsLeftUntil, joinsRightFrom));
      forbid(Math.max(joinsLeftUntil, joinsRightFrom), Math.min(last + 1, right - minutes));
    }
  }
  return unionOf(Int32Array.from(starts), Int32Array.from(ends), ALL_TIME);
}

function stretchStart({ starts, ends }: Busy, from: number, pause: number): EpochMinute {
  let i = from;
  while (i > 0 && (starts[i] as number) - (ends[i - 1] as number) < pause) i--;
  return starts[i] as number;
}

function stretchEnd({ starts, ends }: Busy, from: number, pause: number): EpochMinute {
  let i = from;
  while (i + 1 < starts.length && (starts[i + 1] as number) - (ends[i] as number) < pause) i++;
  return ends[i] as number;
}
