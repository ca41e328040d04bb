import type { DayExpr, Frequency, Unit } from '../time-expression';
import type { Token } from '../token';
import { type Found, isKeyword, type Source, skip } from './source';

type Every = Extract<DayExpr, { k: 'every' }>;

/** any day · weekdays · Mondays · every Tuesday · every other week on Thursday · daily · monthly. */
export function everyDayAt(source: Source, i: number, _depth: number): Found<DayExpr> | null {
  const { tokens } = source;
  const at = skip(source, i, 'the', 'on');
  const plain = (
    weekdays: readonly number[] | null,
    freq: Every['freq'],
    recurring: boolean,
    next: number,
    interval = 1,
  ): Found<DayExpr> => ({
    node: { k: 'every', weekdays, interval, freq, recurring },
    next,
  });
  if (isKeyword(source, at, 'daily')) {
    const recurring = !/any|all/.test(tokens[at]?.text ?? '');
    return plain(null, 'daily', recurring, at + 1);
  }
  if (isKeyword(source, at, 'weekdays')) return plain([0, 1, 2, 3, 4], 'weekly', false, at + 1);
  if (isKeyword(source, at, 'weekends')) return plain([5, 6], 'weekly', false, at + 1);
  const weekend =
    tokens[at]?.unit?.unit === 'weekend' && ((at > i && source.mode === 'mail') || tokens[at + 1]?.part !== undefined);
  if (weekend) return plain([5, 6], 'weekly', false, at + 1);
  if (isKeyword(source, at, 'weekly', 'biweekly', 'monthly')) {
    const freq = isKeyword(source, at, 'monthly') ? 'monthly' : 'weekly';
    return withDays(source, at + 1, freq, isKeyword(source, at, 'biweekly') ? 2 : 1);
  }
  if (isKeyword(source, at, 'every', 'any') || tokens[at]?.keyword === 'each') return everyAt(source, at);
  const often = source.mode === 'times' ? howOftenAt(source, at) : null;
  if (often) return often;
  const weekday = tokens[at]?.weekday;
  if (source.mode === 'times' && isPluralPart(tokens[at])) return plain(null, 'daily', true, at + 1);
  if (source.mode === 'times' && weekday && isPluralPart(tokens[at + 1]))
    return plain([weekday.day], 'weekly', true, at + 2);
  if (!weekday?.plural) return null;
  return pluralRun(source, at);
}

/** "mornings", "in the evenings". */
function isPluralPart(token: Token | undefined): boolean {
  return token?.part !== undefined && /(?:ing|noon|night|time)s$/.test(token.text);
}

/** Mondays and Wednesdays · Tuesdays or Thursdays. */
function pluralRun(source: Source, i: number): Found<DayExpr> {
  const days: number[] = [];
  let at = i;
  let next = i;
  while (source.tokens[at]?.weekday?.plural) {
    days.push(source.tokens[at]?.weekday?.day as number);
    next = at + 1;
    at = next;
    if (source.tokens[at]?.comma) at++;
    at = skip(source, at, 'and', 'or', 'on');
  }
  return { node: { k: 'every', weekdays: days, interval: 1, freq: 'weekly', recurring: false }, next };
}

function everyAt(source: Source, i: number): Found<DayExpr> | null {
  const { tokens } = source;
  const every = isKeyword(source, i, 'every');
  let at = i + 1;
  let interval = 1;
  if (isKeyword(source, at, 'other') || tokens[at]?.ordinal?.value === 2) {
    interval = 2;
    at++;
  } else if (tokens[at]?.number && tokens[at + 1]?.unit) {
    interval = tokens[at]?.number?.value as number;
    at++;
  } else if (source.mode === 'times' && tokens[at]?.ordinal && tokens[at + 1]?.unit) {
    interval = tokens[at]?.ordinal?.value as number;
    at++;
  }
  if (tokens[at]?.weekday) {
    const run: number[] = [];
    let next = at;
    while (tokens[at]?.weekday) {
      run.push(tokens[at]?.weekday?.day as number);
      next = at + 1;
      at = next;
      if (tokens[at]?.comma) at++;
      at = skip(source, at, 'and');
      if (isKeyword(source, at, 'every')) at++;
    }
    return { node: { k: 'every', weekdays: run, interval, freq: 'weekly', recurring: every }, next };
  }
  const unit = tokens[at]?.unit?.unit;
  if (unit === 'week') return withDays(source, at + 1, 'weekly', interval);
  if (unit === 'month') return withDays(source, at + 1, 'monthly', interval);
  if (unit === 'day')
    return { node: { k: 'every', weekdays: null, interval, freq: 'daily', recurring: every }, next: at + 1 };
  if (unit === 'year')
    return { node: { k: 'every', weekdays: null, interval, freq: 'yearly', recurring: every }, next: at + 1 };
  if (unit === 'workday')
    return {
      node: { k: 'every', weekdays: [0, 1, 2, 3, 4], interval: 1, freq: 'weekly', recurring: every },
      next: at + 1,
    };
  if (unit === 'weekend')
    return { node: { k: 'every', weekdays: [5, 6], interval: 1, freq: 'weekly', recurring: every }, next: at + 1 };
  if (source.mode === 'times') return everyNameAt(source, at, interval) ?? everyPart(source, at, every);
  return everyPart(source, at, every);
}

function everyPart(source: Source, at: number, every: boolean): Found<DayExpr> | null {
  if (source.tokens[at]?.part && every)
    return { node: { k: 'every', weekdays: null, interval: 1, freq: 'daily', recurring: true }, next: at };
  return null;
}

const FREQUENCIES: Partial<Record<Unit, readonly [Frequency, number]>> = {
  minute: ['minutely', 1],
  hour: ['hourly', 1],
  day: ['daily', 1],
  week: ['weekly', 1],
  month: ['monthly', 1],
  quarter: ['monthly', 3],
  year: ['yearly', 1],
};

/** every 15 minutes · every May · every summer · every Christmas · every last Friday · every 1st of the month. */
function everyNameAt(source: Source, at: number, interval: number): Found<DayExpr> | null {
  const { tokens } = source;
  const set = (freq: Frequency, next: number, times = 1): Found<DayExpr> => ({
    node: { k: 'every', weekdays: null, interval: interval * times, freq, recurring: true },
    next,
  });
  const unit = tokens[at]?.unit?.unit;
  const known = unit && !tokens[at]?.unit?.short ? FREQUENCIES[unit] : undefined;
  if (known) return set(known[0], at + 1, known[1]);
  const token = tokens[at];
  if (token?.month || token?.season !== undefined || token?.holiday) {
    const day =
      token.month && tokens[at + 1]?.number?.digits !== 4 && (tokens[at + 1]?.ordinal || tokens[at + 1]?.number);
    return set('yearly', day ? at + 2 : at + 1);
  }
  if (token?.date || token?.numeric?.mark === '/') return set('yearly', at + 1);
  if ((token?.ordinal || token?.keyword === 'last') && tokens[at + 1]?.weekday) return set('monthly', at + 2);
  if (!token?.ordinal) return null;
  const of = skip(source, at + 1, 'of', 'the');
  return set('monthly', of > at + 1 && tokens[of]?.unit?.unit === 'month' ? of + 1 : at + 1);
}

/** quarterly · twice a week · three times per day · the 15th of every month. */
function howOftenAt(source: Source, at: number): Found<DayExpr> | null {
  const { tokens } = source;
  const set = (freq: Frequency, interval: number, next: number): Found<DayExpr> => ({
    node: { k: 'every', weekdays: null, interval, freq, recurring: true },
    next,
  });
  const frequency = tokens[at]?.frequency;
  if (frequency) return set(frequency.freq, frequency.interval, at + 1);
  const counted = /^(?:once|twice)$/.test(tokens[at]?.text ?? '')
    ? at + 1
    : (tokens[at]?.number || isKeyword(source, at, 'couple', 'few')) && /^times?$/.test(tokens[at + 1]?.text ?? '')
      ? at + 2
      : null;
  if (counted !== null) {
    const per = isKeyword(source, counted, 'a', 'every') || tokens[counted]?.text === 'per';
    const unit = tokens[counted + 1]?.unit?.unit;
    const known = per && unit ? FREQUENCIES[unit] : undefined;
    return known ? set(known[0], known[1], counted + 2) : null;
  }
  const nth = tokens[at]?.ordinal || isKeyword(source, at, 'last');
  if (!nth) return null;
  const weekday = tokens[at + 1]?.weekday || tokens[at + 1]?.unit?.unit === 'day' ? at + 2 : at + 1;
  const of = skip(source, weekday, 'of', 'in');
  if (of === weekday) return null;
  if (isKeyword(source, of, 'monthly')) return set('monthly', 1, of + 1);
  if (isKeyword(source, of, 'weekly')) return set('weekly', 1, of + 1);
  if (!isKeyword(source, of, 'every')) return null;
  const unit = tokens[of + 1]?.unit?.unit;
  const known = unit ? FREQUENCIES[unit] : undefined;
  return known ? set(known[0], known[1], of + 2) : null;
}

function withDays(source: Source, i: number, freq: Every['freq'], interval: number): Found<DayExpr> {
  const at = skip(source, i, 'on', 'the');
  const weekdays: number[] = [];
  let next = i;
  let here = at;
  while (source.tokens[here]?.weekday) {
    weekdays.push(source.tokens[here]?.weekday?.day as number);
    next = here + 1;
    here = skip(source, next, 'and', 'on');
  }
  return {
    node: { k: 'every', weekdays: weekdays.length > 0 ? weekdays : null, interval, freq, recurring: true },
    next,
  };
}
