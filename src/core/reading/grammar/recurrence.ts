import type { DayExpr } from '../time-expression';
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
  if (tokens[at]?.unit?.unit === 'weekend' && at > i) return plain([5, 6], 'weekly', false, at + 1);
  if (isKeyword(source, at, 'weekly', 'biweekly', 'monthly')) {
    const freq = isKeyword(source, at, 'monthly') ? 'monthly' : 'weekly';
    return withDays(source, at + 1, freq, isKeyword(source, at, 'biweekly') ? 2 : 1);
  }
  if (isKeyword(source, at, 'every', 'any') || tokens[at]?.keyword === 'each') return everyAt(source, at);
  const weekday = tokens[at]?.weekday;
  if (!weekday?.plural) return null;
  return pluralRun(source, at);
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
  if (tokens[at]?.part && every)
    return { node: { k: 'every', weekdays: null, interval: 1, freq: 'daily', recurring: true }, next: at };
  return null;
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
