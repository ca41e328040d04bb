import { formatClock } from '../../time/calendar-date';
import type { Stretch, When } from '../when';
import { holidaysWords } from './holiday-words';
import { listed } from './words';

export const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const ORDINALS: Readonly<Record<string, string>> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '-1': 'last',
};

/** The words of a `when` after a noun, with the space before them: ` on Friday after 15:00`; empty for always. */
export function whenWords(when: When): string {
  const days = [
    when.weekdays && daysWords(when.weekdays, when.nth),
    when.holidays && holidaysWords(when.holidays),
    when.dates && datesWords(when.dates),
  ];
  const day = days.filter(Boolean).join(' ');
  const hours = when.hours ? hoursWords(when.hours) : '';
  if (!hours) return day && ` ${day}`;
  if (!day) return ` ${hours.replace(/^(\d\d:\d\d)–(\d\d:\d\d)$/, 'between $1 and $2')}`;
  return /^\d/.test(hours) ? ` ${day}, ${hours}` : ` ${day} ${hours}`;
}

/** `on weekdays`, `on Monday and Friday`, `from Monday to Thursday`, `on the first Monday of the month`. */
export function daysWords(weekdays: readonly number[], nth?: number): string {
  const names = listed(weekdays.map((day) => DAY_NAMES[day] as string));
  if (nth !== undefined) return `on the ${ORDINALS[String(nth)] ?? `${nth}th`} ${names} of the month`;
  const key = weekdays.join('');
  if (key === '0123456') return 'every day';
  if (key === '01234') return 'on weekdays';
  if (key === '56') return 'on weekends';
  return `on ${names}`;
}

export function datesWords({ from, to }: NonNullable<When['dates']>): string {
  if (from === undefined) return `until ${to}`;
  if (to === undefined) return `from ${from} on`;
  return from === to ? `on ${from}` : `from ${from} to ${to}`;
}

/** `before 10:00`, `after 15:00`, `09:00–12:00 and 14:00–16:00`. */
export function hoursWords(hours: readonly Stretch[]): string {
  return listed(
    hours.map(([from, to]) => {
      if (from === 0 && to < 1440) return `before ${formatClock(to)}`;
      if (to === 1440 && from > 0) return `after ${formatClock(from)}`;
      return stretchWords([from, to]);
    }),
  );
}

/** `09:00–12:00`; what ends on the next day: `22:00–02:00`. */
export function stretchWords([from, to]: Stretch): string {
  return `${formatClock(from)}–${formatClock(to > 1440 ? to - 1440 : to)}`;
}
