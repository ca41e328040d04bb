import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { expand } from '@/core/recurrence/expand';
import { recurrenceSetOf } from '@/core/recurrence/lines';
import { RecurrenceError } from '@/core/recurrence/rule';
import type { RecurrenceSet } from '@/core/recurrence/set';
import { formatBasicDateTime } from '@/core/time/basic-format';
import { dayNumber } from '@/core/time/calendar-date';
import { UTC, zoneTable } from '@/core/time/zone';
import { exponent, interleave, showTime } from './measure';

const RULES = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
];
const HOSTILE = [
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=300',
  'FREQ=DAILY;COUNT=2000000000',
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MINUTELY;BYHOUR=9',
  'FREQ=SECONDLY',
];

const from = dayNumber(2026, 3, 1) * 1440;
const window = { start: from, end: from + 90 * 1440 };

/** Windows of 90 days that begin one day after the other, in rotation: no library answers from what it remembers. */
const windows = Array.from({ length: 64 }, (_, day) => {
  const start = from + day * 1440;
  const end = start + 90 * 1440;
  return { start, end, first: new Date(start * 60_000), last: new Date(end * 60_000 - 1) };
});
let turn = 0;
const nextWindow = () => windows[turn++ & 63] as (typeof windows)[number];

function seriesOf(rule: string, years: number, zone = UTC): RecurrenceSet {
  const dtstart = dayNumber(2026 - years, 1, 6) * 1440 + 9 * 60;
  const duration = { days: 0, minutes: 30 };
  return recurrenceSetOf([`RRULE:${rule}`], { dtstart, zone, allDay: false, duration });
}

function between(rule: { between(first: Date, last: Date, inclusive: boolean): unknown[] }): number {
  const { first, last } = nextWindow();
  return rule.between(first, last, true).length;
}

/** Markdown: one window of 90 days in a series that is 8 years old, against both libraries; age; hostile rules. */
export function recurrenceFigures(): string {
  const newYork = zoneTable('America/New_York');
  const rows = RULES.map((rule) => {
    const set = seriesOf(rule, 8);
    const text = `DTSTART:${formatBasicDateTime({ form: 'utc', seconds: set.dtstart * 60 })}\nRRULE:${rule}`;
    const temporal = new RRuleTemporal({ rruleString: text });
    const zoned = seriesOf(rule, 8, newYork);
    const start = Temporal.PlainDateTime.from('2018-01-06T09:00').toZonedDateTime('America/New_York');
    const temporalZoned = new RRuleTemporal({ rruleString: `RRULE:${rule}`, dtstart: start });
    const times = interleave(
      [
        { name: 'ours', run: () => expand(set, nextWindow()).length },
        { name: 'ours zoned', run: () => expand(zoned, nextWindow()).length },
        // rrule keeps what it found, so each call gets a rule of its own.
        { name: 'rrule', run: () => between(rrule.RRule.fromString(text)) },
        { name: 'rrule-temporal', run: () => between(temporal) },
        { name: 'rrule-temporal zoned', run: () => between(temporalZoned) },
      ],
      7,
    );
    const of = (name: string) => times.get(name) as number;
    const faster = Math.min(of('rrule-temporal'), of('rrule-temporal zoned'));
    const cell = (name: string, ours: string) => `${showTime(of(name))} (${(of(name) / of(ours)).toFixed(0)}×)`;
    return [
      `\`${rule}\``,
      expand(set, window).length,
      showTime(of('ours')),
      showTime(of('ours zoned')),
      cell('rrule', 'ours'),
      cell('rrule-temporal', 'ours'),
      cell('rrule-temporal zoned', 'ours zoned'),
      `${(faster / of('ours zoned')).toFixed(0)}×`,
    ].join(' | ');
  });
  return `### Recurrence
The instances of a series inside 90 days, eight years after it began. "zoned": in America/New_York, with its changes of
the clock; rrule is measured in UTC. In brackets: times ours.

| rule | instances | ours | ours, zoned | rrule | rrule-temporal | rrule-temporal, zoned | faster mode of rrule-temporal ÷ ours zoned |
|--|--|--|--|--|--|--|--|
| ${rows.join(' |\n| ')} |

Cost against the age of the series (2 to 64 years), fitted exponent: ${RULES.map(ageExponent).join(', ')} in the order above.

Hostile rules, the same window:

| rule | outcome | time |
|--|--|--|
| ${HOSTILE.map(hostileRow).join(' |\n| ')} |
`;
}

function ageExponent(rule: string): string {
  const ages = [2, 4, 8, 16, 32, 64];
  const sets = ages.map((years) => seriesOf(rule, years));
  const times = interleave(
    sets.map((set, i) => ({ name: String(ages[i]), run: () => expand(set, window).length })),
    7,
  );
  return exponent(ages.map((age) => [age, times.get(String(age)) as number] as const)).toFixed(2);
}

function hostileRow(rule: string): string {
  const attempt = () => {
    try {
      return String(expand(seriesOf(rule, 8), window).length);
    } catch (error) {
      if (error instanceof RecurrenceError) return `rejected: ${error.code}`;
      throw error;
    }
  };
  const times = interleave([{ name: rule, run: () => attempt().length }], 3);
  const outcome = attempt();
  return [
    `\`${rule}\``,
    /^\d/.test(outcome) ? `${outcome} instances` : outcome,
    showTime(times.get(rule) as number),
  ].join(' | ');
}
