import { type Availability, type DailyHours, sameHours } from '../../availability/hours';
import { isPublicHoliday } from '../../availability/public-holidays';
import { dateOf, dayNumber, dayOfWall, formatLocalDate, parseLocalDate, weekdayOf } from '../../time/calendar-date';
import type { Period } from '../../time/period';
import { toWall } from '../../time/zone';
import type { When } from '../when';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WHOLE_DAY: DailyHours = [[0, 1440]];
/** Local days that the search may look at around its span, on any clock. */
const MARGIN_DAYS = 9;

/**
 * The times that a rule names, as hours of the owner: where `base` says that they are on a day. Dates, public holidays
 * and "the first Monday" are listed day by day inside `span`, beyond which nothing is known anyway.
 */
export function availabilityOf(when: When, base: Pick<Availability, 'zone' | 'travel'>, span: Period): Availability {
  const { zone, travel } = base;
  const hours = when.hours ?? WHOLE_DAY;
  if (!isDated(when)) {
    return { zone, travel, weekly: sameHours(when.weekdays ?? EVERY_DAY, hours), overrides: new Map() };
  }
  const overrides = new Map(daysOf(when, base, span).map((day) => [formatLocalDate(day), hours] as const));
  return { zone, travel, weekly: [], overrides };
}

/** Whether it is about dates, not about every week alike. */
export function isDated({ dates, nth, holidays }: When): boolean {
  return nth !== undefined || holidays !== undefined || dates?.from !== undefined || dates?.to !== undefined;
}

/** The local days inside the span that a rule is about, in order, as day numbers. */
export function daysOf(when: When, { zone }: Pick<Availability, 'zone'>, span: Period): number[] {
  const { from, to } = when.dates ?? {};
  const first = Math.max(dayOfWall(toWall(zone, span.start)) - MARGIN_DAYS, from ? parseLocalDate(from) : -Infinity);
  const last = Math.min(dayOfWall(toWall(zone, span.end)) + MARGIN_DAYS, to ? parseLocalDate(to) : Infinity);
  const days: number[] = [];
  for (let day = first; day <= last; day++) if (isOn(when, day)) days.push(day);
  return days;
}

function isOn({ weekdays, nth, holidays }: When, day: number): boolean {
  if (holidays && !holidays.some((country) => isPublicHoliday(country, day))) return false;
  if (weekdays && !weekdays.includes(weekdayOf(day))) return false;
  if (nth === undefined) return true;
  const { year, month, day: date } = dateOf(day);
  if (nth > 0) return Math.ceil(date / 7) === nth;
  const length = dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
  return Math.floor((length - date) / 7) === -nth - 1;
}
