import { parseLocalDate } from '../../src/core/time/calendar-date';
import { toInstant, zoneTable } from '../../src/core/time/zone';
import { basicWall } from '../google/calendar/vtimezone';
import { invalid } from './errors';

/** `patternedRecurrence`: every so often, from a day on, until it ends. */
export interface Patterned {
  readonly pattern: {
    readonly type: string;
    readonly interval: number;
    readonly daysOfWeek?: readonly string[];
    readonly firstDayOfWeek?: string;
    readonly dayOfMonth?: number;
    readonly month?: number;
    readonly index?: string;
  };
  readonly range: {
    readonly type: string;
    readonly startDate: string;
    readonly endDate?: string;
    readonly numberOfOccurrences?: number;
    readonly recurrenceTimeZone?: string;
  };
}

const NTH: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };

/** The same as a line of iCalendar, by which the stand-in counts. `zone`: IANA name; `allDay` series end on a day. Throws 400. */
export function ruleOf({ pattern, range }: Patterned, zone: string, allDay: boolean): string {
  const days = (pattern.daysOfWeek ?? []).map((day) => day.slice(0, 2).toUpperCase()).join();
  const parts: (string | null)[] = [];
  const add = (...more: (string | null)[]) => parts.push(...more);
  const needed = <T>(value: T | undefined, name: string): T => {
    if (value === undefined || value === '') throw invalid(`${name} is required for a pattern of type ${pattern.type}`);
    return value;
  };
  switch (pattern.type) {
    case 'daily':
      add('FREQ=DAILY');
      break;
    case 'weekly':
      add('FREQ=WEEKLY', `BYDAY=${needed(days, 'daysOfWeek')}`);
      add(`WKST=${(pattern.firstDayOfWeek ?? 'sunday').slice(0, 2).toUpperCase()}`);
      break;
    case 'absoluteMonthly':
      add('FREQ=MONTHLY', clamped(needed(pattern.dayOfMonth, 'dayOfMonth')));
      break;
    case 'relativeMonthly':
      add('FREQ=MONTHLY', `BYDAY=${needed(days, 'daysOfWeek')}`, `BYSETPOS=${NTH[pattern.index ?? 'first']}`);
      break;
    case 'absoluteYearly':
      add(
        'FREQ=YEARLY',
        `BYMONTH=${needed(pattern.month, 'month')}`,
        clamped(needed(pattern.dayOfMonth, 'dayOfMonth')),
      );
      break;
    case 'relativeYearly':
      add('FREQ=YEARLY', `BYMONTH=${needed(pattern.month, 'month')}`);
      add(`BYDAY=${needed(days, 'daysOfWeek')}`, `BYSETPOS=${NTH[pattern.index ?? 'first']}`);
      break;
    default:
      throw invalid(`There is no pattern of type ${pattern.type}`);
  }
  return `RRULE:${[...parts, `INTERVAL=${pattern.interval}`, ending(range, zone, allDay)].filter((part) => part !== null).join(';')}`;
}

/** Exchange takes the last day of a month that is too short. */
function clamped(day: number): string {
  if (day <= 28) return `BYMONTHDAY=${day}`;
  const days = Array.from({ length: day - 27 }, (_, i) => 28 + i);
  return `BYMONTHDAY=${days.join()};BYSETPOS=-1`;
}

function ending(range: Patterned['range'], zone: string, allDay: boolean): string | null {
  if (range.type === 'numbered') return `COUNT=${range.numberOfOccurrences}`;
  if (range.type !== 'endDate') return null;
  const day = parseLocalDate(range.endDate ?? '');
  if (allDay) return `UNTIL=${(range.endDate as string).replaceAll('-', '')}`;
  return `UNTIL=${basicWall(toInstant(zoneTable(zone), (day + 1) * 1440) - 1)}Z`;
}
