import type { Rule } from '../../rule';
import { isAlways } from '../../when';
import { conceptsOf } from '../atom';
import type { Clause } from '../clause';
import { given } from '../given';
import type { Production } from '../production';
import { scopeOf } from '../scope';
import { mealName } from './kept-free';
import { scoped } from './scoped';

/** "I can handle ten calls a day": as many as there may be. */
const CAN =
  /^(?:i|we) can (?:only )?(?:handle|take|manage|cope with|do|bear|stand|deal with)\s|^ich (?:schaffe|vertrage|verkrafte|kann)\s|^je (?:peux|supporte|tiens)\s|^(?:yo )?(?:puedo(?: con)?|aguanto|soporto)\s/iu;

/** What meetings do with a day that is theirs. */
const CONSUME =
  /^(?:handle|manage|cope|bear|stand|deal|eat|up|fill|occupy|consume|use|cost|swallow|schaffe|vertrage|verkrafte|fressen|belegen|füllen|peux|supporte|tiens|gérer|occuper|prendre|puedo|aguanto|soporto|ocupar|ocupen)$/iu;

/** "At most 4 outside meetings a day", "no more than three hours of calls per day", "max 10 meetings a week". */
const limit: Production = (clause) => {
  clause.takeAtom(...clause.of('word').filter((atom) => /^than$/i.test(atom.text)));
  const never = clause.has('no') && clause.key('more_than') !== undefined;
  const able = CAN.test(clause.text) && !clause.has('no');
  if (!never && !clause.take('at_most', 'enough') && !clause.key('less_than', 'until') && !able) return null;
  clause.takeAtom(...clause.left.filter((atom) => CONSUME.test(atom.text)));
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

/** "…, then I need 20 minutes". */
const THEN =
  /(?<!\p{L})(?:then|followed by|after that|afterwards|dann|danach|anschließend|ensuite|puis|après|luego|después)(?!\p{L})/iu;

/** "No more than three meetings in a row", "don't put two investor calls back to back". */
const inARow: Production = (clause) => {
  const [pause, other] = clause.of('duration');
  const row = clause.left.find((atom) => conceptsOf(atom).includes('in_a_row'));
  const then = pause && row && pause.from > row.to && THEN.test(clause.text.slice(row.to, pause.from));
  if (other || (pause && (!then || pause.minutes > 240)) || !clause.take('in_a_row')) return null;
  if (then) {
    clause.takeAtom(pause, ...clause.left.filter((atom) => atom.from > row.to && THEN.test(atom.text)));
    clause.take('break', 'buffer', 'free');
  }
  const more = clause.key('more_than') !== undefined;
  const no = clause.take('no');
  const bounded = clause.take('at_most', 'enough') || Boolean(clause.key('less_than')) || more;
  if (!no && !bounded) return null;
  const count = clause.count() ?? (clause.key('one') ? 1 : no && !bounded ? 2 : undefined);
  // "No two in a row" leaves one.
  const most = count === undefined ? undefined : bounded ? count : count - 1;
  if (most === undefined || most < 1 || most > 12) return null;
  clause.take('act_book', 'act_offer', 'work', 'keep', 'clustered', 'last', 'always');
  const scope = scopeOf(clause);
  return [{ kind: 'in_a_row', most, ...(then ? { pause: pause.minutes } : {}), ...scoped(scope) }];
};

/** "If I already have six meetings on a day, that day is full": as many as there may be. */
const full: Production = (clause) => {
  if (!clause.take('once') || !clause.take('enough')) return null;
  const day = clause.take('per_day') || clause.take('day');
  const week = !day && clause.take('per_week');
  const minutes = clause.minutes();
  const count = minutes === undefined ? clause.count() : undefined;
  if (minutes === undefined && count === undefined) return null;
  clause.take('work', 'no', 'act_book', 'always', 'day');
  clause.key('more_than');
  const scope = scopeOf(clause);
  const most = minutes === undefined ? { count: count as number } : { minutes };
  return day || week ? [{ kind: 'limit', most, per: week ? 'week' : 'day', ...scoped(scope) }] : null;
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

/**
 * "At least three hours of deep work a day in up to three blocks of at least 45 minutes", "two uninterrupted hours each
 * afternoon"; names of the blocks may follow.
 */
const focus: Production = (clause) => {
  if (clause.has('if_possible', 'prefer') || !clause.has('focus')) return null;
  const total = focusedHours(clause) ?? clause.of('duration')[0]?.minutes;
  clause.take('focus');
  const [atom, each, third] = clause.of('duration').length > 0 ? clause.of('duration') : [];
  clause.takeAtom(atom, each);
  const counted = atom === undefined || atom.minutes !== total;
  const least = counted ? atom : each;
  if (total === undefined || third || (counted && each) || (least && least.minutes > total)) return null;
  const daily = clause.take('per_day') || EACH.test(clause.text) || /\bmy days\b/i.test(clause.text);
  clause.takeAtom(...clause.of('name').filter((one) => /^(?:carve|ring-?fence)$/i.test(one.text)));
  clause.take('in_a_row');
  clause.take('at_least', 'keep', 'free', 'default', 'last', 'always', 'act_book', 'hours');
  const split =
    clause.of('count').length === 1 && (clause.has('blocks') || clause.left.some((one) => SITTINGS.test(one.text)));
  const blocks = split ? (clause.count() ?? 1) : 1;
  if (clause.has('split', 'at_most')) clause.takeAtom(...clause.left.filter((one) => SITTINGS.test(one.text)));
  clause.take('blocks', 'block', 'at_most', 'split', 'enough', 'may_be', 'different_days', 'notice');
  if (least && !clause.atoms.some((one) => conceptsOf(one).includes('blocks'))) return null;
  clause.key('until', 'less_than', 'more_than');
  clause.take('no');
  if (clause.take('title')) {
    clause.takeAtom(...clause.of('name'), ...clause.of('word'));
    clause.take('act_write');
  }
  clause.takeAtom(...clause.of('quoted'));
  const days = clause.of('days').length > 0;
  const when = days || clause.of('hours').length > 0 ? clause.when() : undefined;
  if (!daily && !days) return null;
  const named = when && !isAlways(when) ? { when } : {};
  const blockMin = least ? { blockMin: least.minutes } : {};
  return [{ kind: 'focus', minutes: total, blocks, ...blockMin, ...named }];
};

const SITTINGS = /^(?:sessions?|slots?|sittings?|parts?|pieces|portions?|bits|bouts|bursts?|goes|rounds?|sprints?)$/i;

/** "Each morning", "in the mornings": a part of every day. */
const EACH = /(?<!\p{L})(?:every|each|(?:in the )?mornings|afternoons|jeden|jede|chaque|tous les|por las)(?!\p{L})/iu;

/** "Two uninterrupted hours": the number stands before what the hours are for. */
function focusedHours(clause: Clause): number | undefined {
  const at = clause.left.findIndex((atom) => conceptsOf(atom).includes('focus'));
  const [count, unit] = [clause.left[at - 1], clause.left[at + 1]];
  if (count?.k !== 'count' || count.count > 8 || !unit || !/^(?:hours?|hrs?|stunden?|heures?|horas?)$/i.test(unit.text))
    return undefined;
  clause.takeAtom(count, unit);
  return count.count * 60;
}

/** "45 minutes for lunch somewhere between 11:30 and 14:00". */
const floatingMeal: Production = (clause) => {
  const meal = clause.of('hours').find((atom) => atom.meal);
  const hours = clause.of('hours').filter((atom) => !atom.meal && atom.open === null);
  const minutes = clause.minutes();
  if (!meal?.meal || hours.length !== 1 || minutes === undefined) return null;
  clause.take('keep', 'free', 'at_least', 'block', 'per_day', 'break', 'always');
  const when = clause.when();
  if (!when) return null;
  return [{ kind: 'focus', minutes, blocks: 1, when, name: mealName(meal) }];
};

export const LIMITS: readonly Production[] = [
  floatingMeal,
  focus,
  given({ concepts: ['in_a_row'] }, inARow),
  full,
  twoLimits,
  given({ kinds: ['duration', 'count'], keywords: ['one'] }, limit),
];
