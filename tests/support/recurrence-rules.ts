import fc from 'fast-check';
import type { RecurrenceRule, WallSecond } from '@/core/recurrence/rule';

/** Generators and a second, slow reading of RFC 5545 for the tests. Days by the runtime's UTC calendar, not by our own. */

const DAY = 86_400;
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const some = <T>(values: fc.Arbitrary<T>, max = 4) => fc.uniqueArray(values, { minLength: 1, maxLength: max });
const signed = (max: number) => fc.integer({ min: 1, max }).chain((n) => fc.constantFrom(n, -n));

/** Rules of all kinds that RFC 5545 allows from DAILY to YEARLY, as text. */
export const anyRule: fc.Arbitrary<string> = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 5 }),
    count: fc.option(fc.integer({ min: 1, max: 12 })),
    wkst: fc.option(fc.constantFrom(...weekdays)),
    month: fc.option(some(fc.integer({ min: 1, max: 12 }), 3), { freq: 3 }),
    weekNo: fc.option(some(signed(53), 3), { freq: 4 }),
    yearDay: fc.option(some(signed(366), 3), { freq: 4 }),
    monthDay: fc.option(some(signed(31), 4), { freq: 2 }),
    day: fc.option(
      some(fc.tuple(fc.constantFrom(0, 0, 1, 2, 4, 5, -1, -2, -5, 20, -20, 53), fc.constantFrom(...weekdays)), 3),
    ),
    hour: fc.option(some(fc.integer({ min: 0, max: 23 }), 2), { freq: 4 }),
    minute: fc.option(some(fc.integer({ min: 0, max: 59 }), 2), { freq: 5 }),
    setPos: fc.option(some(signed(6), 2), { freq: 3 }),
  })
  .map((r) => {
    const parts = [`FREQ=${r.freq}`];
    if (r.interval > 1) parts.push(`INTERVAL=${r.interval}`);
    if (r.count !== null) parts.push(`COUNT=${r.count}`);
    if (r.wkst) parts.push(`WKST=${r.wkst}`);
    const yearly = r.freq === 'YEARLY';
    const by: string[] = [];
    if (r.month) by.push(`BYMONTH=${r.month}`);
    if (r.weekNo && yearly) by.push(`BYWEEKNO=${r.weekNo}`);
    if (r.yearDay && yearly) by.push(`BYYEARDAY=${r.yearDay}`);
    if (r.monthDay && r.freq !== 'WEEKLY') by.push(`BYMONTHDAY=${r.monthDay}`);
    const counted = r.freq === 'MONTHLY' || (yearly && !r.weekNo);
    if (r.day) by.push(`BYDAY=${r.day.map(([n, code]) => `${counted && n !== 0 ? n : ''}${code}`)}`);
    if (r.hour) by.push(`BYHOUR=${r.hour}`);
    if (r.minute) by.push(`BYMINUTE=${r.minute}`);
    if (r.setPos && by.length > 0) by.push(`BYSETPOS=${r.setPos}`);
    return [...parts, ...by].join(';');
  });

/** Rules as calendars offer them in their menus. */
export const menuRule: fc.Arbitrary<string> = fc
  .record({
    shape: fc.constantFrom('DAILY', 'WEEKDAYS', 'WEEKLY', 'MONTHDAY', 'NTH', 'LASTWORKDAY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    count: fc.option(fc.integer({ min: 1, max: 20 })),
    days: some(fc.constantFrom(...weekdays), 5),
    nth: fc.constantFrom(1, 2, 3, 4, 5, -1),
    monthDay: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
  })
  .map((r) => {
    const tail = `${r.interval > 1 ? `;INTERVAL=${r.interval}` : ''}${r.count ? `;COUNT=${r.count}` : ''}`;
    switch (r.shape) {
      case 'DAILY':
        return `FREQ=DAILY${tail}`;
      case 'WEEKDAYS':
        return `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR${tail}`;
      case 'WEEKLY':
        return `FREQ=WEEKLY;BYDAY=${r.days}${tail}`;
      case 'MONTHDAY':
        return `FREQ=MONTHLY;BYMONTHDAY=${r.monthDay}${tail}`;
      case 'NTH':
        return `FREQ=MONTHLY;BYDAY=${r.nth}${r.days[0]}${tail}`;
      case 'LASTWORKDAY':
        return `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${r.nth}${tail}`;
      default:
        return `FREQ=YEARLY;BYMONTH=${r.month};BYMONTHDAY=${Math.min(r.monthDay, 28)}${tail}`;
    }
  });

/**
 * The starts of a rule from DTSTART up to `to`, by the definition: walk over every day, keep those that the parts allow,
 * group them into the rule's periods, apply BYSETPOS, count.
 */
export function startsByDefinition(rule: RecurrenceRule, dtstart: WallSecond, to: WallSecond): WallSecond[] {
  const first = Math.floor(dtstart / DAY);
  const startDate = new Date(first * DAY * 1000);
  const ofDay = dtstart - first * DAY;
  const hours = rule.byHour.length ? rule.byHour : [Math.floor(ofDay / 3600)];
  const minutes = rule.byMinute.length ? rule.byMinute : [Math.floor(ofDay / 60) % 60];
  const seconds = rule.bySecond.length ? rule.bySecond : [ofDay % 60];

  const noDayPart = !rule.byDay.length && !rule.byMonthDay.length && !rule.byYearDay.length;
  const allowed = (date: Date): boolean => {
    const [y, m, d, w] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), (date.getUTCDay() + 6) % 7];
    if (rule.byMonth.length && !rule.byMonth.includes(m)) return false;
    if (noDayPart) {
      const sameWeekday = w === (startDate.getUTCDay() + 6) % 7;
      if (rule.freq === 'WEEKLY' && !sameWeekday) return false;
      if (rule.freq === 'MONTHLY' && d !== startDate.getUTCDate()) return false;
      if (rule.freq === 'YEARLY') {
        if (rule.byWeekNo.length) {
          if (!sameWeekday) return false;
        } else {
          if (d !== startDate.getUTCDate()) return false;
          if (!rule.byMonth.length && m !== startDate.getUTCMonth() + 1) return false;
        }
      }
    }
    const inMonth = new Date(Date.UTC(y, m, 0)).getUTCDate();
    const yearDay = (date.getTime() - Date.UTC(y, 0, 1)) / 86_400_000 + 1;
    const inYear = (Date.UTC(y + 1, 0, 1) - Date.UTC(y, 0, 1)) / 86_400_000;
    const either = (list: readonly number[], n: number, size: number) =>
      list.includes(n) || list.includes(n - size - 1);
    if (rule.byMonthDay.length && !either(rule.byMonthDay, d, inMonth)) return false;
    if (rule.byYearDay.length && !either(rule.byYearDay, yearDay, inYear)) return false;
    if (rule.byWeekNo.length) {
      const [n, size] = isoWeek(date, rule.wkst);
      if (!either(rule.byWeekNo, n, size)) return false;
    }
    if (!rule.byDay.length) return true;
    return rule.byDay.some(({ nth, weekday }) => {
      if (weekday !== w) return false;
      if (nth === 0) return true;
      const perMonth = rule.freq === 'MONTHLY' || rule.byMonth.length > 0;
      const [position, size] = perMonth ? [d, inMonth] : [yearDay, inYear];
      return nth > 0 ? Math.ceil(position / 7) === nth : Math.ceil((size - position + 1) / 7) === -nth;
    });
  };

  const periodOf = (n: number): number => {
    const date = new Date(n * DAY * 1000);
    if (rule.freq === 'YEARLY') return date.getUTCFullYear();
    if (rule.freq === 'MONTHLY') return date.getUTCFullYear() * 12 + date.getUTCMonth();
    if (rule.freq === 'WEEKLY') return (n - ((((date.getUTCDay() + 6) % 7) - rule.wkst + 7) % 7)) / 7;
    return n;
  };
  const origin = periodOf(first);
  const groups = new Map<number, WallSecond[]>();
  // From the begin of DTSTART's period: BYSETPOS counts what lies before DTSTART too.
  for (let n = first - 366; n * DAY < to + 366 * DAY; n++) {
    const period = periodOf(n);
    if (period < origin || Math.round(period - origin) % rule.interval !== 0 || !allowed(new Date(n * DAY * 1000)))
      continue;
    const list = groups.get(period) ?? [];
    for (const h of hours)
      for (const mi of minutes) for (const s of seconds) list.push(n * DAY + h * 3600 + mi * 60 + s);
    groups.set(period, list);
  }
  let starts = [...groups.values()].flatMap((list) => {
    if (!rule.bySetPos.length) return list;
    const sorted = [...list].sort((a, b) => a - b);
    return sorted.filter((_, i) => rule.bySetPos.includes(i + 1) || rule.bySetPos.includes(i - sorted.length));
  });
  starts = starts.filter((s) => s >= dtstart).sort((a, b) => a - b);
  if (rule.count !== null) starts = starts.slice(0, rule.count);
  return starts.filter((s) => s < to);
}

/** Week number and number of weeks of its year, by walking to the week's fourth day. */
function isoWeek(date: Date, wkst: number): [number, number] {
  const fourthDayOf = (t: number) => {
    const back = (((new Date(t).getUTCDay() + 6) % 7) - wkst + 7) % 7;
    return new Date(t + (3 - back) * 86_400_000);
  };
  const fourth = fourthDayOf(date.getTime());
  const year = fourth.getUTCFullYear();
  const weekOf = (d: Date) => Math.floor((d.getTime() - Date.UTC(d.getUTCFullYear(), 0, 1)) / (7 * 86_400_000)) + 1;
  let last = fourthDayOf(Date.UTC(year, 11, 31));
  if (last.getUTCFullYear() !== year) last = new Date(last.getTime() - 7 * 86_400_000);
  return [weekOf(fourth), weekOf(last)];
}
