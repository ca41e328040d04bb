import { type BasicDateTime, formatBasicDateTime, parseBasicDateTime } from '../time/basic-format';
import { FREQUENCIES, type Frequency, isSubDaily, RecurrenceError, type RecurrenceRule, SCALES } from './rule';

const MAX_RULE_LENGTH = 2_000;
const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** Allowed range of each list part; a part that counts from the end too is given by `signed`. */
const LISTS = {
  BYMONTH: { field: 'byMonth', min: 1, max: 13, signed: false },
  BYWEEKNO: { field: 'byWeekNo', min: 1, max: 53, signed: true },
  BYYEARDAY: { field: 'byYearDay', min: 1, max: 366, signed: true },
  BYMONTHDAY: { field: 'byMonthDay', min: 1, max: 31, signed: true },
  BYHOUR: { field: 'byHour', min: 0, max: 23, signed: false },
  BYMINUTE: { field: 'byMinute', min: 0, max: 59, signed: false },
  BYSECOND: { field: 'bySecond', min: 0, max: 60, signed: false },
  BYSETPOS: { field: 'bySetPos', min: 1, max: 366, signed: true },
} as const;

const EMPTY = {
  interval: 1,
  count: null,
  until: null,
  wkst: 0,
  byMonth: [],
  byWeekNo: [],
  byYearDay: [],
  byMonthDay: [],
  byDay: [],
  byHour: [],
  byMinute: [],
  bySecond: [],
  bySetPos: [],
  scale: null,
  skip: 'OMIT',
  byLeapMonth: [],
} satisfies Omit<RecurrenceRule, 'freq'>;

/**
 * Parses the value of an RRULE (RFC 5545 3.3.10), with or without the property name. Throws RecurrenceError for text
 * that RFC 5545 forbids, and for rules below DAILY unless `subDaily` is set. A stray semicolon at the end and white
 * space anywhere are forgiven.
 */
export function parseRecurrenceRule(text: string, options: { subDaily?: boolean } = {}): RecurrenceRule {
  if (text.length > MAX_RULE_LENGTH) throw new RecurrenceError('malformed', 'The rule is too long');
  const body = text
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;+$/, '');
  const rule: { -readonly [K in keyof RecurrenceRule]?: RecurrenceRule[K] } = {};
  const seen = new Set<string>();
  for (const part of body.split(';')) {
    const [name = '', value, ...rest] = part.split('=');
    if (!name || !value || rest.length > 0) throw new RecurrenceError('malformed', 'A part is not NAME=value');
    if (seen.has(name)) throw new RecurrenceError('malformed', 'A part occurs twice');
    seen.add(name);
    // RFC 2445 4.3.10 let programs add parts of their own.
    if (!name.startsWith('X-')) readPart(rule, name, value);
  }
  if (!rule.freq) throw new RecurrenceError('malformed', 'FREQ is missing');
  const complete: RecurrenceRule = { ...EMPTY, ...rule, freq: rule.freq };
  checkCombination(complete, seen.has('RSCALE'));
  if (isSubDaily(complete) && complete.scale !== null) {
    throw new RecurrenceError('unsupported', 'Rules below DAILY are counted in the Gregorian calendar only');
  }
  if (isSubDaily(complete) && !options.subDaily) {
    throw new RecurrenceError('sub_daily', 'The rule recurs more often than daily');
  }
  return complete;
}

function readPart(rule: { -readonly [K in keyof RecurrenceRule]?: RecurrenceRule[K] }, name: string, value: string) {
  switch (name) {
    case 'FREQ':
      if (!FREQUENCIES.includes(value as Frequency)) throw new RecurrenceError('malformed', 'FREQ is unknown');
      rule.freq = value as Frequency;
      return;
    case 'INTERVAL':
      rule.interval = integer(name, value, 1, 1_000_000);
      return;
    case 'COUNT':
      rule.count = integer(name, value, 1, 1_000_000_000);
      return;
    case 'UNTIL':
      rule.until = parseUntil(value);
      return;
    case 'WKST':
      rule.wkst = weekday(value);
      return;
    case 'BYDAY':
      rule.byDay = value.split(',').map((entry) => {
        const match = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(entry);
        if (!match) throw new RecurrenceError('malformed', 'BYDAY is not a list of weekdays');
        const nth = match[1] ? integer(name, match[1], -53, 53) : 0;
        if (match[1] && nth === 0) throw new RecurrenceError('out_of_range', 'BYDAY counts from 1');
        return { nth, weekday: weekday(match[2] as string) };
      });
      return;
    case 'RSCALE': {
      const scale = SCALES.find((known) => known.toUpperCase() === value) ?? null;
      if (!scale && value !== 'GREGORIAN')
        throw new RecurrenceError('unsupported', 'The calendar of RSCALE is unknown');
      rule.scale = scale;
      return;
    }
    case 'SKIP':
      if (value !== 'OMIT' && value !== 'BACKWARD' && value !== 'FORWARD') {
        throw new RecurrenceError('malformed', 'SKIP is unknown');
      }
      rule.skip = value;
      return;
    case 'BYMONTH': {
      const leap = value.split(',').filter((month) => month.endsWith('L'));
      rule.byLeapMonth = numbers(
        name,
        leap.map((month) => month.slice(0, -1)),
      );
      rule.byMonth = numbers(
        name,
        value.split(',').filter((month) => !month.endsWith('L')),
      );
      return;
    }
  }
  const list = LISTS[name as keyof typeof LISTS];
  if (!list) throw new RecurrenceError('unknown_part', 'The rule has a part that RFC 5545 does not know');
  rule[list.field] = numbers(name as keyof typeof LISTS, value.split(','));
}

function numbers(name: keyof typeof LISTS, entries: readonly string[]): number[] {
  const { min, max, signed } = LISTS[name];
  const found = entries.map((entry) => {
    const n = integer(name, entry, signed ? -max : min, max);
    if (signed && n === 0) throw new RecurrenceError('out_of_range', `${name} counts from 1`);
    return name === 'BYSECOND' ? Math.min(n, 59) : n;
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Combinations that RFC 5545 3.3.10 rules out. */
function checkCombination(rule: RecurrenceRule, hasScale: boolean): void {
  const forbid = (condition: boolean, why: string) => {
    if (condition) throw new RecurrenceError('forbidden', why);
  };
  const { freq } = rule;
  forbid(rule.skip !== 'OMIT' && !hasScale, 'SKIP needs RSCALE');
  forbid(rule.byLeapMonth.length > 0 && !rule.scale, 'A leap month needs a calendar that has some');
  forbid(rule.byMonth.includes(13) && !rule.scale, 'The year has twelve months');
  forbid(rule.count !== null && rule.until !== null, 'COUNT and UNTIL exclude each other');
  forbid(rule.byWeekNo.length > 0 && freq !== 'YEARLY', 'BYWEEKNO needs FREQ=YEARLY');
  forbid(
    rule.byYearDay.length > 0 && (freq === 'DAILY' || freq === 'WEEKLY' || freq === 'MONTHLY'),
    'BYYEARDAY does not go with DAILY, WEEKLY or MONTHLY',
  );
  forbid(rule.byMonthDay.length > 0 && freq === 'WEEKLY', 'BYMONTHDAY does not go with WEEKLY');
  const counted = rule.byDay.some((day) => day.nth !== 0);
  forbid(counted && freq !== 'MONTHLY' && freq !== 'YEARLY', 'A counted weekday needs MONTHLY or YEARLY');
  forbid(counted && rule.byWeekNo.length > 0, 'A counted weekday does not go with BYWEEKNO');
  const otherBy = [
    rule.byMonth,
    rule.byLeapMonth,
    rule.byWeekNo,
    rule.byYearDay,
    rule.byMonthDay,
    rule.byDay,
    rule.byHour,
    rule.byMinute,
    rule.bySecond,
  ];
  forbid(rule.bySetPos.length > 0 && otherBy.every((list) => list.length === 0), 'BYSETPOS needs another BY part');
}

function integer(name: string, text: string, min: number, max: number): number {
  if (!/^[+-]?\d{1,10}$/.test(text)) throw new RecurrenceError('malformed', `${name} is not a number`);
  const n = Number(text);
  if (n < min || n > max) throw new RecurrenceError('out_of_range', `${name} is out of range`);
  return n;
}

function weekday(code: string): number {
  const index = WEEKDAY_CODES.indexOf(code as (typeof WEEKDAY_CODES)[number]);
  if (index < 0) throw new RecurrenceError('malformed', 'A weekday is unknown');
  return index;
}

function parseUntil(text: string): BasicDateTime {
  const until = parseBasicDateTime(text);
  if (!until) throw new RecurrenceError('malformed', 'UNTIL is not a date or time that exists');
  return until;
}

/** The rule as the value of an RRULE; parsing it gives an equal rule. */
export function formatRecurrenceRule(rule: RecurrenceRule): string {
  const isScaled = rule.scale !== null || rule.skip !== 'OMIT';
  const parts = isScaled ? [`RSCALE=${(rule.scale ?? 'gregorian').toUpperCase()}`] : [];
  parts.push(`FREQ=${rule.freq}`);
  if (rule.until) parts.push(`UNTIL=${formatBasicDateTime(rule.until)}`);
  if (rule.count !== null) parts.push(`COUNT=${rule.count}`);
  if (rule.interval !== 1) parts.push(`INTERVAL=${rule.interval}`);
  for (const [name, list] of Object.entries(LISTS)) {
    const leap = name === 'BYMONTH' ? rule.byLeapMonth.map((month) => `${month}L`) : [];
    const values = [...rule[list.field], ...leap];
    if (values.length > 0 && name !== 'BYSETPOS') parts.push(`${name}=${values.join()}`);
  }
  if (rule.byDay.length > 0) {
    parts.push(`BYDAY=${rule.byDay.map((day) => `${day.nth || ''}${WEEKDAY_CODES[day.weekday]}`).join()}`);
  }
  if (rule.bySetPos.length > 0) parts.push(`BYSETPOS=${rule.bySetPos.join()}`);
  if (rule.wkst !== 0) parts.push(`WKST=${WEEKDAY_CODES[rule.wkst]}`);
  if (rule.skip !== 'OMIT') parts.push(`SKIP=${rule.skip}`);
  return parts.join(';');
}
