import { type DayNumber, weekdayOf } from '@/core/time/calendar-date';
import { type EpochMinute, overlaps, type Period } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import type { Chance } from '../paraphrases/phrasebook';

const DAY = 1440;

/** When somebody can really meet: weekdays within hours of their own clock, less what they have. Nobody else sees it. */
export interface HiddenCalendar {
  /** IANA. */
  readonly zone: string;
  /** Minutes of the day. */
  readonly hours: { readonly from: number; readonly to: number };
  readonly busy: readonly Period[];
}

/** True when the whole period is theirs to give. */
export function isAvailable(calendar: HiddenCalendar, period: Period): boolean {
  const zone = zoneTable(calendar.zone);
  const from = toWall(zone, period.start);
  const to = toWall(zone, period.end);
  const day = Math.floor(from / DAY);
  if (weekdayOf(day) > 4 || from - day * DAY < calendar.hours.from || to - day * DAY > calendar.hours.to) return false;
  return !calendar.busy.some((one) => overlaps(one, period));
}

/** The instant of a minute of a local day. */
export function at(zone: string, day: DayNumber, minute: number): EpochMinute {
  return toInstant(zoneTable(zone), day * DAY + minute);
}

/** A local day from midnight to midnight. */
export function wholeDay(zone: string, day: DayNumber): Period {
  return { start: at(zone, day, 0), end: at(zone, day + 1, 0) };
}

/** The local day and the minute of it. */
export function wallOf(zone: string, instant: EpochMinute): { day: DayNumber; from: number } {
  const wall = toWall(zoneTable(zone), instant);
  const day = Math.floor(wall / DAY);
  return { day, from: wall - day * DAY };
}

/** Appointments on the working days from `first` on that fill about this share of the hours, 30 to 120 minutes each. */
export function drawBusy(
  { zone, hours }: Omit<HiddenCalendar, 'busy'>,
  span: { first: DayNumber; days: number },
  load: number,
  chance: Chance,
): Period[] {
  const busy: Period[] = [];
  for (let day = span.first; day < span.first + span.days; day += 1) {
    if (weekdayOf(day) > 4) continue;
    for (let minute = hours.from; minute < hours.to; ) {
      const length = Math.min(30 * (1 + Math.floor(chance() * 4)), hours.to - minute);
      if (chance() < load) busy.push({ start: at(zone, day, minute), end: at(zone, day, minute + length) });
      minute += length;
    }
  }
  return busy;
}
