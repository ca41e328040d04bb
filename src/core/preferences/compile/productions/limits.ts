import type { Rule } from '../../rule';
import { conceptsOf } from '../atom';
import type { Production } from '../production';
import { scopeOf } from '../scope';
import { scoped } from './scoped';

/** "At most 4 outside meetings a day", "no more than three hours of calls per day", "max 10 meetings a week". */
const limit: Production = (clause) => {
  const never = clause.has('no') && clause.key('more_than') !== undefined;
  if (!never && !clause.take('at_most', 'enough') && !clause.key('less_than', 'until')) return null;
  clause.key('less_than', 'more_than');
  if (never) clause.take('no');
  const day = clause.take('per_day');
  const week = !day && clause.take('per_week');
  const whens = clause.whens();
  const [when] = whens ?? [];
  const weekdays =
    whens?.length === 1 && when && !when.hours && !when.dates && when.nth === undefined ? when.weekdays : undefined;
  if (whens && !weekdays) return null;
  if (!day && !week && (!weekdays || /\blonger\b|länger|plus longtemps|más larg/iu.test(clause.text))) return null;
  const minutes = clause.minutes();
  const count = minutes === undefined ? (clause.count() ?? (clause.key('one') ? 1 : undefined)) : undefined;
  if (minutes === undefined && count === undefined) return null;
  clause.take('work', 'last', 'keep', 'act_book', 'act_offer', 'always', 'no');
  const scope = scopeOf(clause);
  const most = minutes === undefined ? { count: count as number } : { minutes };
  const rule: Rule = {
    kind: 'limit',
    most,
    per: week ? 'week' : 'day',
    ...scoped(scope),
    ...(weekdays ? { weekdays } : {}),
  };
  return [rule];
};

/** "No more than seven meetings a day and 28 a week". */
const twoLimits: Production = (clause) => {
  if (!clause.take('at_most') && !clause.key('less_than')) return null;
  const [day, week] = clause.of('count');
  const [perDay] = clause.left.filter((atom) => conceptsOf(atom).includes('per_day'));
  const [perWeek] = clause.left.filter((atom) => conceptsOf(atom).includes('per_week'));
  if (
    !day ||
    !week ||
    !perDay ||
    !perWeek ||
    !(day.from < perDay.from && perDay.from < week.from && week.from < perWeek.from)
  )
    return null;
  clause.takeAtom(day, week, perDay, perWeek);
  clause.take('work', 'act_book', 'always', 'no');
  const scope = scopeOf(clause);
  return [
    { kind: 'limit', most: { count: day.count }, per: 'day', ...scoped(scope) },
    { kind: 'limit', most: { count: week.count }, per: 'week', ...scoped(scope) },
  ];
};

/** "At least three hours of deep work a day in up to three blocks"; names of the blocks may follow. */
const focus: Production = (clause) => {
  if (!clause.take('focus') || !clause.take('per_day')) return null;
  const minutes = clause.minutes();
  if (minutes === undefined) return null;
  clause.take('at_least', 'keep', 'free', 'block', 'default', 'last', 'always');
  const split = clause.has('blocks') && clause.of('count').length === 1;
  const blocks = split ? (clause.count() ?? 1) : 1;
  clause.take('blocks', 'at_most');
  clause.key('until', 'less_than');
  if (clause.take('title')) clause.takeAtom(...clause.of('name'), ...clause.of('word'));
  clause.takeAtom(...clause.of('quoted'));
  const when = clause.when();
  return [{ kind: 'focus', minutes, blocks, ...(when ? { when } : {}) }];
};

/** "45 minutes for lunch somewhere between 11:30 and 14:00". */
const floatingMeal: Production = (clause) => {
  const meal = clause.of('hours').find((atom) => atom.meal);
  const hours = clause.of('hours').filter((atom) => !atom.meal && atom.open === null);
  const minutes = clause.minutes();
  if (!meal?.meal || hours.length !== 1 || minutes === undefined) return null;
  clause.take('keep', 'free', 'at_least', 'block', 'per_day', 'break', 'always');
  const when = clause.when();
  if (!when) return null;
  return [{ kind: 'focus', minutes, blocks: 1, when, name: meal.meal }];
};

export const LIMITS: readonly Production[] = [floatingMeal, focus, twoLimits, limit];
