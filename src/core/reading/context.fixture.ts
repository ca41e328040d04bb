import { dayNumber } from '../time/calendar-date';
import { toInstant, zoneTable } from '../time/zone';
import { read } from './read';
import type { Reading, ReadingContext } from './reading';

const NEW_YORK = zoneTable('America/New_York');

/** An instant of 2026 in New York, epoch minutes. */
export function at(month: number, day: number, hour = 0, minute = 0): number {
  return toInstant(NEW_YORK, dayNumber(2026, month, day) * 1440 + hour * 60 + minute);
}

const slot = (month: number, day: number, hour: number) => ({
  start: at(month, day, hour),
  end: at(month, day, hour) + 30,
});

/** Monday 5 October 2026, 9:00 in New York; slots on Tuesday 13th 11:00, Wednesday 14th 15:00, Friday 16th 9:00. */
export const OFFERED: ReadingContext = {
  now: at(10, 5, 9),
  ownerZone: 'America/New_York',
  senderZone: null,
  locale: null,
  role: 'guest',
  loopState: 'options_offered',
  offered: [slot(10, 13, 11), slot(10, 14, 15), slot(10, 16, 9)],
  event: null,
  workday: { start: 540, end: 1020 },
};
export const FIRST: ReadingContext = { ...OFFERED, loopState: 'new', offered: [] };
export const OWNER: ReadingContext = { ...FIRST, role: 'owner' };
/** Booked: Wednesday 14 October, 15:00. */
export const BOOKED: ReadingContext = {
  ...OFFERED,
  loopState: 'booked',
  offered: [slot(10, 14, 15)],
  event: slot(10, 14, 15),
};

/**
 * Windows as short text: `+2026-10-13 11:00`, `-2026-10-14`, `~… 12:00-17:00`, `<=…` for a deadline, `>=…` for an
 * earliest.
 */
export function windows(reading: Pick<Reading, 'windows'>): string[] {
  return reading.windows.map((window) => {
    const sign = { deadline: '<=', earliest: '>=', current_event: '@', offer: '', absence: '' }[window.role];
    const stance = { can: '+', cannot: '-', prefer: '~', avoid: '!' }[window.stance];
    const point = window.to === null && (window.precision === 'minute' || window.precision === 'approx');
    const until = window.role === 'deadline' && window.to !== null;
    const stretch = window.from === null && window.to === null ? '' : ` ${window.from ?? ''}-${window.to ?? ''}`;
    const time = until ? ` ${window.to}` : point && window.from !== null ? ` ${window.from}` : stretch;
    return `${sign || stance}${window.date ?? window.rrule}${time}`;
  });
}

export function readWindows(text: string, context: ReadingContext = FIRST): string[] {
  return windows(read(text, context));
}

export function kinds(text: string, context: ReadingContext): string[] {
  return read(text, context).intents.map((intent) => intent.kind);
}
