import type { Conflict, SourcedRule } from '../compiled';
import { isDated } from '../effects/hours';
import { normalScope } from '../normal';
import type { Ahead, Rule, Scope } from '../rule';
import { blamed } from './blame';
import {
  freeWeek,
  isEmpty,
  longestStretch,
  type Must,
  musts,
  shared,
  unitedWeek,
  type Week,
  weekOf,
  workedWeek,
} from './week';

/** Rules that can never have an effect, or never be met, because of others or of themselves. */
export function neverApplies(rules: readonly SourcedRule[]): Conflict[] {
  const free = freeWeeks(rules);
  return [
    ...rules.flatMap(reversedDates),
    ...rules.flatMap((one) => (isKind('only', one) ? outsideHours(one, rules) : [])),
    ...rules.flatMap((one) => (isKind('like', one) ? vainWish(one, rules, free) : [])),
    ...rules.flatMap((one) => (isKind('duration', one) ? tooLong(one, rules) : [])),
    ...rules.flatMap((one) => (isKind('notice', one) ? beyondHorizon(one, rules) : [])),
  ];
}

function reversedDates({ rule, sentence }: SourcedRule): Conflict[] {
  const dates = 'when' in rule ? rule.when?.dates : rule.kind === 'zone' ? rule.dates : undefined;
  if (dates?.from === undefined || dates.to === undefined || dates.from <= dates.to) return [];
  return [
    {
      kind: 'never_applies',
      sentences: [sentence],
      why: 'dates',
      from: dates.from,
      to: dates.to,
    },
  ];
}

function outsideHours({ rule, sentence }: Must<'only'>, rules: readonly SourcedRule[]): Conflict[] {
  if (isDated(rule.when) || rule.scope?.codeword !== undefined) return [];
  const window = windowOf({ rule, sentence }, rules);
  const outside = (some: readonly SourcedRule[]) => isEmpty(shared(workedWeek(some, rule.scope), window));
  if (!outside(rules)) return [];
  const hours = blamed(
    rules.filter((one) => one.rule.kind === 'hours' || one.rule.kind === 'open'),
    outside,
  );
  return [
    {
      kind: 'never_applies',
      sentences: [...new Set([...hours, sentence])],
      why: 'outside_hours',
      about: rule.scope,
    },
  ];
}

/** What all rules together leave for the meetings of a scope, each scope looked at once. */
function freeWeeks(rules: readonly SourcedRule[]): (scope: Scope | undefined) => Week {
  const known = new Map<string, Week>();
  return (scope) => {
    const key = JSON.stringify(normalScope(scope)) ?? '';
    const week = known.get(key) ?? freeWeek(rules, scope);
    known.set(key, week);
    return week;
  };
}

/** A wish for times that no must leaves. */
function vainWish(
  { rule, sentence }: Must<'like'>,
  rules: readonly SourcedRule[],
  free: ReturnType<typeof freeWeeks>,
): Conflict[] {
  if (rule.weight <= 0 || isDated(rule.when)) return [];
  const wished = weekOf(rule.when);
  if (!isEmpty(shared(free(rule.scope), wished))) return [];
  const others = rules.filter((one) => one.sentence !== sentence);
  const inVain = (some: readonly SourcedRule[]) => isEmpty(shared(freeWeek(some, rule.scope), wished));
  if (!inVain(others) || isEmpty(freeWeek(others, rule.scope))) return [];
  const because = blamed(others, inVain);
  return [
    {
      kind: 'never_applies',
      sentences: [...because, sentence],
      why: 'vain_wish',
      about: rule.scope,
    },
  ];
}

/** A usual length that is longer than a must of the same meetings lets it be. */
function tooLong({ rule, sentence }: Must<'duration'>, rules: readonly SourcedRule[]): Conflict[] {
  const bounds = [
    ...musts('longest', rules, rule.scope).map((one) => ({ ...one, most: one.rule.minutes })),
    ...musts('only', rules, rule.scope).map((one) => ({ ...one, most: longestStretch(windowOf(one, rules)) })),
  ];
  return bounds
    .filter((bound) => sameScope(bound.rule.scope, rule.scope) && bound.most < rule.minutes)
    .map((bound) => ({
      kind: 'never_applies',
      sentences: [...new Set([bound.sentence, sentence])],
      why: 'too_long',
      minutes: rule.minutes,
      most: bound.most,
      about: rule.scope,
    }));
}

function beyondHorizon({ rule, sentence }: Must<'notice'>, rules: readonly SourcedRule[]): Conflict[] {
  return musts('horizon', rules, rule.scope)
    .filter((one) => sameScope(one.rule.scope, rule.scope) && minutesOf(rule.least) >= minutesOf(one.rule.most))
    .map((horizon) => ({
      kind: 'never_applies',
      sentences: [...new Set([horizon.sentence, sentence])],
      why: 'notice',
      about: rule.scope,
    }));
}

/** All times that the sentence allows for these meetings. */
function windowOf({ rule, sentence }: Must<'only'>, rules: readonly SourcedRule[]): Week {
  const same = musts('only', rules, rule.scope).filter((one) => sameScope(one.rule.scope, rule.scope));
  return unitedWeek(same.filter((one) => one.sentence === sentence));
}

/** Five business days are a week. */
function minutesOf(ahead: Ahead): number {
  return 'minutes' in ahead ? ahead.minutes : (ahead.businessDays * 7 * 1440) / 5;
}

function sameScope(a: Scope | undefined, b: Scope | undefined): boolean {
  return JSON.stringify(normalScope(a)) === JSON.stringify(normalScope(b));
}

function isKind<K extends Rule['kind']>(kind: K, one: SourcedRule): one is Must<K> {
  return one.rule.kind === kind;
}
