import type { HolidayCountry } from '../availability/public-holidays';
import type { LocalDate } from '../time/calendar-date';

/** Minutes of one local day, `[from, to)`; `to` may pass 1440 where the stretch ends on the next day. */
export type Stretch = readonly [from: number, to: number];

/**
 * When, in the owner's wall time: the days that all the given conditions hold for, and on them the hours. Nothing given:
 * always. This is the shape that every rule about time has.
 */
export interface When {
  /** 0 = Monday … 6 = Sunday; ascending. Absent: any weekday. */
  readonly weekdays?: readonly number[];
  /** Of the weekdays, the nth of each month (-1: the last). */
  readonly nth?: number;
  /** The public holidays of any of these countries; ascending. */
  readonly holidays?: readonly HolidayCountry[];
  /** Both days included; an absent side is open. */
  readonly dates?: { readonly from?: LocalDate; readonly to?: LocalDate };
  /** Ascending, apart. Absent: the whole day. */
  readonly hours?: readonly Stretch[];
}

/** The same `when` with its parts in order, and without those that say nothing. */
export function normalWhen(when: When): When {
  const { nth, dates } = when;
  const holidays = when.holidays && [...new Set(when.holidays)].sort();
  const weekdays = when.weekdays && [...new Set(when.weekdays)].sort((a, b) => a - b);
  const hours = when.hours && merged(when.hours);
  const wholeDay = hours?.length === 1 && hours[0]?.[0] === 0 && hours[0][1] === 1440;
  return {
    ...(weekdays && weekdays.length < 7 ? { weekdays } : {}),
    ...(nth === undefined ? {} : { nth }),
    ...(holidays && holidays.length > 0 ? { holidays } : {}),
    ...(dates && (dates.from ?? dates.to) ? { dates } : {}),
    ...(hours && !wholeDay ? { hours } : {}),
  };
}

/** Whether it holds on all days, at all hours. */
export function isAlways(when: When): boolean {
  return Object.keys(normalWhen(when)).length === 0;
}

/** The hours of a day that the stretches leave; stretches that pass midnight are cut there. */
export function otherHours(hours: readonly Stretch[]): Stretch[] {
  const rest: Stretch[] = [];
  let at = 0;
  for (const [from, to] of merged(hours)) {
    if (from > at) rest.push([at, from]);
    at = Math.max(at, Math.min(to, 1440));
  }
  if (at < 1440) rest.push([at, 1440]);
  return rest;
}

function merged(hours: readonly Stretch[]): Stretch[] {
  const out: [number, number][] = [];
  for (const [from, to] of [...hours].sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else out.push([from, to]);
  }
  return out;
}
