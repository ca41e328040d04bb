import { dateOf, dayNumber } from './calendar-date';

/**
 * A DATE or DATE-TIME of iCalendar (RFC 5545 3.3.4, 3.3.5). `seconds` counts from 1970-01-01T00:00 on the clock that
 * `form` names: a calendar day, a local clock, or UTC.
 */
export interface BasicDateTime {
  readonly form: 'date' | 'local' | 'utc';
  readonly seconds: number;
}

/** Reads `YYYYMMDD`, `YYYYMMDDTHHMMSS` and `YYYYMMDDTHHMMSSZ`; null for anything else and for days that do not exist. */
export function parseBasicDateTime(text: string): BasicDateTime | null {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/.exec(text);
  if (!match) return null;
  const [year, month, day, h = 0, m = 0, s = 0] = match.slice(1, 7).map((part) => (part ? Number(part) : 0));
  const n = dayNumber(year as number, month as number, day as number);
  const back = dateOf(n);
  if (back.month !== month || back.day !== day || h > 23 || m > 59 || s > 60) return null;
  const form = match[4] === undefined ? 'date' : match[7] ? 'utc' : 'local';
  return { form, seconds: n * 86_400 + h * 3_600 + m * 60 + Math.min(s, 59) };
}

const LOOSE = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/;

/**
 * As parseBasicDateTime, and also what files have against RFC 5545: small letters, separators as in ISO 8601 extended
 * format, parts of seconds (dropped), and an offset, which makes the time one in UTC.
 */
export function parseLooseDateTime(text: string): BasicDateTime | null {
  const match = LOOSE.exec(text.trim().toUpperCase());
  if (!match) return null;
  const [, year, month, day, hour, minute, second = '00', zone = ''] = match;
  const date = `${year}${month}${day}`;
  if (hour === undefined) return parseBasicDateTime(date);
  const local = parseBasicDateTime(`${date}T${hour}${minute}${second}`);
  if (!local || zone === '') return local;
  const [hours, minutes] = zone === 'Z' ? [0, 0] : [Number(zone.slice(0, 3)), Number(zone.slice(3).replace(':', ''))];
  const east = Math.abs(hours) * 3_600 + minutes * 60;
  return { form: 'utc', seconds: local.seconds + (zone.startsWith('-') ? east : -east) };
}

/** The reverse of {@link parseBasicDateTime}. */
export function formatBasicDateTime({ form, seconds }: BasicDateTime): string {
  const n = Math.floor(seconds / 86_400);
  const { year, month, day } = dateOf(n);
  const date = `${String(year).padStart(4, '0')}${two(month)}${two(day)}`;
  if (form === 'date') return date;
  const s = seconds - n * 86_400;
  return `${date}T${two(Math.floor(s / 3_600))}${two(Math.floor(s / 60) % 60)}${two(s % 60)}${form === 'utc' ? 'Z' : ''}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
