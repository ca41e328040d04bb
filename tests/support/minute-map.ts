import type { DailyHours } from '@/core/availability/hours';
import { type Attendee, isRequired, type SlotQuery } from '@/core/slots/query';
import { dayOfWall, formatLocalDate, weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toWall } from '@/core/time/zone';
import { gridOf } from './slot-queries';

/**
 * A search that marks every minute and shares no code with the sweep: the oracle for attendees with hours, overrides,
 * busy time, holds and buffers. It knows no travel, limits, rules, journeys.
 */
export function startsByMinuteMap(q: SlotQuery): EpochMinute[] {
  const from = q.window.start - 60;
  const length = q.window.end - from + 60;
  const people = q.attendees.map((a) => ({ a, ...marks(a, from, length) }));
  const allowed = new Uint8Array(length);
  const only = q.only ?? [q.window];
  for (const { start, end } of only) for (let t = start; t < end; t++) if (t >= from) allowed[t - from] = 1;
  for (const { start, end } of q.exclude) for (let t = start; t < end; t++) if (t >= from) allowed[t - from] = 0;
  const all = (map: Uint8Array, start: number, end: number, value: number) => {
    for (let t = start; t < end; t++) if (map[t - from] !== value) return false;
    return true;
  };
  const suits = ({ a, open, busy }: (typeof people)[number], t: number) =>
    all(open, t, t + q.duration, 1) && all(busy, t - a.bufferBefore, t + q.duration + a.bufferAfter, 0);
  return gridOf(q, (t) => toWall(q.gridZone, t)).filter((t) => {
    const end = t + q.duration;
    if (t < q.now + q.minimumNotice || end > Math.min(q.window.end, q.now + (q.horizon ?? 1e9))) return false;
    if (!all(allowed, t, end, 1)) return false;
    const optional = people.filter(({ a }) => !isRequired(a));
    return (
      people.every((one) => !isRequired(one.a) || suits(one, t)) &&
      optional.filter((one) => suits(one, t)).length >= q.minOptional
    );
  });
}

function marks(a: Attendee, from: EpochMinute, length: number): { open: Uint8Array; busy: Uint8Array } {
  const open = new Uint8Array(length);
  const busy = new Uint8Array(length);
  const { zone, weekly, overrides } = a.availability;
  const hoursOf = (day: number): DailyHours =>
    overrides.get(formatLocalDate(day)) ?? weekly.filter((h) => h.weekday === weekdayOf(day)).flatMap((h) => h.periods);
  for (let i = 0; i < length; i++) {
    const wall = toWall(zone, from + i);
    const day = dayOfWall(wall);
    const clock = wall - day * 1440;
    const today = hoursOf(day).some(([opens, closes]) => opens <= clock && clock < closes);
    const overnight = hoursOf(day - 1).some(([, closes]) => clock + 1440 < closes);
    open[i] = today || overnight ? 1 : 0;
    const { coverage } = a.freeBusy;
    if (from + i < coverage.start || from + i >= coverage.end) busy[i] = 1;
  }
  for (const { starts, ends } of [a.freeBusy, ...(a.holds ? [a.holds] : [])]) {
    starts.forEach((start, n) => {
      for (let t = Math.max(start, from); t < (ends[n] as number); t++) busy[t - from] = 1;
    });
  }
  return { open, busy };
}
