import { parseClock, parseLocalDate } from '../time/calendar-date';
import { toInstant, zoneTable } from '../time/zone';
import type { TimedStatement } from './timed-statement';

/** How far back a statement may narrow what was said: a few statements of the same and of the sentence before. */
const REACH = 8;

/**
 * What the statements of the last sentence narrow of those before, in place: days that were named without a time and
 * now have one ("Let's do Thursday. 2:30?", "Thursday is good but it has to be 4"), a week whose days are named next
 * ("Next week looks better. I could do Tuesday"), a day said once more ("at 11 instead? Same day."). `headed`: a
 * heading binds the lines below it, across paragraphs.
 */
export function narrow(statements: TimedStatement[], headed: boolean): void {
  const sentence = statements[statements.length - 1]?.sentence;
  if (!sentence) return;
  const first = statements.findIndex((entry) => entry.sentence === sentence);
  if (!sentence.newParagraph || headed) timesOfBefore(statements, first);
  for (let at = first; at < statements.length; at++) {
    const here = statements[at] as TimedStatement;
    if (!isOpen(here) || here.windows.length === 0) continue;
    if (
      isSameDay(here) &&
      statements
        .slice(0, at)
        .some((before) => isOpen(before) && before.statement.group.times.length > 0 && coversDates(before, here))
    ) {
      statements[at] = { ...here, windows: [] };
      continue;
    }
    for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
      const before = statements[back] as TimedStatement;
      if (before.sentence !== sentence && sentence.newParagraph && !headed) break;
      if (before.sentence !== sentence && before.sentence !== statements[first - 1]?.sentence && !headed) break;
      if (!isOpen(before) || before.statement.group.times.length > 0 || before.statement.group.days.length === 0)
        continue;
      if (isAlternative(before, here)) continue;
      const timed = isTimeAlone(here) && coversDates(here, before);
      const inner = isStretch(before) && isInside(statements.slice(back + 1), before);
      if (timed || inner) statements[back] = { ...before, windows: [] };
    }
  }
}

/**
 * "Any day next week. Mornings preferred.": a wish for a part of the day is for the days that are offered, where some
 * are.
 */
export function wishesOfDays(statements: readonly TimedStatement[]): TimedStatement[] {
  const offered = statements.filter(isOpen).flatMap(({ windows }) => windows);
  const whole = offered.filter(
    ({ role, date, from, to }) => role === 'offer' && date !== null && from === null && to === null,
  );
  const days = [...new Map(whole.map((window) => [window.date, window])).values()];
  if (days.length === 0 || days.length < offered.length) return [...statements];
  return statements.map((entry) => {
    const daily = entry.windows.every(({ date, rrule }) => date === null && rrule === 'FREQ=DAILY');
    if (entry.statement.use !== 'window' || entry.statement.stance !== 'prefer' || !daily) return entry;
    const windows = entry.windows.flatMap((wish) => days.map(({ date }) => ({ ...wish, date, rrule: null })));
    return { ...entry, windows };
  });
}

/**
 * "Lunch would be nice. Thursday or Friday?": times said before any day are those of the days that the next sentence
 * names.
 */
function timesOfBefore(statements: TimedStatement[], first: number): void {
  const last = statements[first - 1]?.sentence;
  const [opener] = statements[first]?.sentence.items ?? [];
  const said = statements.filter((entry) => entry.sentence === last && isOpen(entry));
  const days = statements.slice(first).filter(isOpen);
  const fresh = statements.slice(0, first).every((entry) => !isOpen(entry) || isTimeAlone(entry));
  const daily = said.every(
    (entry) =>
      isTimeAlone(entry) && entry.windows[0] && (fresh || entry.windows.every(({ rrule }) => rrule === 'FREQ=DAILY')),
  );
  const bare = days.every(
    ({ statement, windows }) =>
      statement.group.days.length > 0 &&
      statement.group.times.length === 0 &&
      windows.every(({ date }) => date !== null),
  );
  const alternative = opener?.k === 'keyword' && opener.keyword === 'or';
  if (said.length === 0 || days.length === 0 || !daily || !bare || alternative) return;
  const times = said.flatMap(({ windows }) => windows);
  statements.forEach((entry, at) => {
    if (said.includes(entry)) statements[at] = { ...entry, windows: [] };
    if (!days.includes(entry)) return;
    const windows = entry.windows.flatMap((window) =>
      times.map(({ from, to, precision, zone, zoneSource }) => ({ ...window, from, to, precision, zone, zoneSource })),
    );
    statements[at] = { ...entry, windows };
  });
}

/**
 * "Next week, or Monday", "next week works, though on Monday not before 10": a stretch that stands by itself is not
 * narrowed.
 */
function isAlternative(before: TimedStatement, here: TimedStatement): boolean {
  if (before.sentence !== here.sentence) return false;
  const between = before.sentence.items.slice(before.statement.group.last + 1, here.statement.group.first);
  const head = between[0];
  const asserted =
    isStretch(before) &&
    head?.k === 'cue' &&
    ['works', 'free'].includes(head.cue) &&
    !/better|besser|lieber|mieux|mejor/.test(head.text);
  return asserted || between.some((item) => item.k === 'keyword' && item.keyword === 'or');
}

function isOpen({ statement }: TimedStatement): boolean {
  return statement.stance === 'can' && statement.use === 'window';
}

function isSameDay({ statement }: TimedStatement): boolean {
  const { days, times } = statement.group;
  return times.length === 0 && days.length === 1 && days[0]?.k === 'same';
}

function isTimeAlone({ statement }: TimedStatement): boolean {
  const { days, times } = statement.group;
  const plain = times.every((time) => time.k === 'clock' || time.k === 'range' || time.k === 'part');
  return days.length === 0 && times.length > 0 && plain;
}

function isStretch({ statement }: TimedStatement): boolean {
  const [only, ...others] = statement.group.days;
  return others.length === 0 && only?.k === 'period' && only.part === null;
}

function coversDates(outer: TimedStatement, inner: TimedStatement): boolean {
  const dates = new Set(outer.windows.map((window) => window.date));
  return inner.windows.length > 0 && inner.windows.every((window) => window.date !== null && dates.has(window.date));
}

/** Everything open that was said since names single days inside the stretch. */
function isInside(since: readonly TimedStatement[], stretch: TimedStatement): boolean {
  const open = since.filter((entry) => isOpen(entry) && entry.windows.length > 0);
  return (
    open.length > 0 &&
    open.every(
      (entry) =>
        entry.statement.group.days.length > 0 &&
        entry.statement.group.days.every((day) => ['weekday', 'date', 'span', 'weekdays_of'].includes(day.k)) &&
        coversDates(stretch, entry),
    )
  );
}

/** "next month, after the 10th": a bound said after a stretch cuts the stretch. */
export function clipped(statements: readonly TimedStatement[]): TimedStatement[] {
  const out = [...statements];
  for (let i = 1; i < out.length; i++) {
    const here = out[i] as TimedStatement;
    const before = out[i - 1] as TimedStatement;
    const bound = here.statement.group.days.length === 1 ? here.statement.group.days[0] : undefined;
    const edge = here.windows[0];
    const stretch = before.statement.group.days.some((day) => day.k === 'period') && before.windows.length > 1;
    if (bound?.k !== 'bound' || !edge?.date || !stretch || here.statement.stance !== before.statement.stance) continue;
    const date = edge.date;
    const keep = before.windows.filter(
      (window) =>
        window.date === null ||
        (edge.role === 'earliest' ? window.date >= date : edge.role === 'deadline' ? window.date <= date : true),
    );
    if (keep.length === 0 || keep.length === before.windows.length) continue;
    out[i - 1] = { ...before, windows: keep };
    out[i] = { ...here, windows: [] };
  }
  return out;
}

/** "8:30 PST / 11:30 EST" is one instant said twice: the second saying is dropped. */
export function withoutEchoes(statements: readonly TimedStatement[]): TimedStatement[] {
  const seen = new Map<number, string>();
  return statements.map((entry) => ({
    ...entry,
    windows: entry.windows.filter((window) => {
      if (window.date === null || window.from === null || window.to !== null || window.zoneSource !== 'explicit')
        return true;
      const instant = toInstant(zoneTable(window.zone), parseLocalDate(window.date) * 1440 + parseClock(window.from));
      const zone = seen.get(instant);
      if (zone === undefined) seen.set(instant, window.zone);
      return zone === undefined || zone === window.zone;
    }),
  }));
}
