import { dayNumber } from '../time/calendar-date';
import { type TimeItem, timeExpressions } from './expressions';

/** Wednesday 18 November 2026, 10:00 UTC. */
const NOW = dayNumber(2026, 11, 18) * 1440 + 600;

/** The time expressions of a text, read on Wednesday 18 November 2026 at 10:00. */
export function itemsIn(text: string): TimeItem[] {
  return timeExpressions(text, { now: NOW, zone: 'UTC', locale: 'en-US' });
}

/**
 * What the expressions of a text mean: a day or minute, `from/to` (an open end empty), seconds, or a rule; parted by `
 * + `.
 */
export function meaning(text: string): string {
  return itemsIn(text)
    .map(({ value }) => {
      if (value.kind === 'duration') return `${value.seconds} s`;
      if (value.kind === 'set') return value.rrule ?? '';
      const interval = value.kind === 'interval' ? `/${value.to ?? ''}` : '';
      return `${value.from ?? ''}${interval}`.replaceAll('T00:00', '');
    })
    .join(' + ');
}
