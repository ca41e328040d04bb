import type { Ahead } from '../../rule';
import type { Clause } from '../clause';
import type { Production } from '../production';
import { scopeOf } from '../scope';
import { scoped } from './scoped';

/** An amount of time ahead: "24 hours", "two business days", "6 weeks". */
export function aheadOf(clause: Clause): Ahead | undefined {
  const rolling = clause.single('ahead');
  if (rolling) return rolling.ahead;
  if (clause.of('count').length === 1 && clause.has('business_days')) {
    const count = clause.count() as number;
    clause.take('business_days');
    return { businessDays: count };
  }
  if (clause.of('count').length === 0 && clause.has('business_days') && clause.key('one')) {
    clause.take('business_days');
    return { businessDays: 1 };
  }
  const atom = clause.single('duration');
  if (!atom || atom.minutes <= 0) return undefined;
  clause.take('business_days');
  const work =
    /\b(?:business|working|work)\s*days?\b|werktag|arbeitstag|jours? ouvr|días? hábil|días? laborable/iu.test(
      atom.text,
    );
  return work && atom.days ? { businessDays: atom.days } : { minutes: atom.minutes };
}

/** "At least 24 hours' notice", "nothing the same day". */
const notice: Production = (clause) => {
  if (clause.has('same_day') && clause.take('no')) {
    clause.take('same_day', 'act_book', 'act_offer', 'work');
    const scope = scopeOf(clause);
    return [{ kind: 'notice', least: { businessDays: 1 }, ...scoped(scope) }];
  }
  const least = clause.take('at_least', 'enough') || Boolean(clause.key('more_than'));
  if (
    !clause.take('notice') ||
    (!least && !/notice|lead time|heads[- ]up|vorlauf|préavis|antelación/i.test(clause.text))
  )
    return null;
  if (clause.has('at_most', 'no') || clause.headings.length < 0) return null;
  const amount = aheadOf(clause);
  if (!amount) return null;
  clause.take('act_book', 'act_offer', 'default', 'always', 'last', 'keep');
  clause.takeAtom(...clause.of('word').filter((atom) => /^(?:requested|request|full|warning)$/i.test(atom.text)));
  const scope = scopeOf(clause);
  return [{ kind: 'notice', least: amount, ...scoped(scope) }];
};

/** "Nothing further than eight weeks out", "book up to 60 days ahead". */
const horizon: Production = (clause) => {
  const most = clause.take('at_most') || Boolean(clause.key('until', 'less_than'));
  const never = clause.take('no');
  if (!most && !never) return null;
  if (!clause.take('horizon')) return null;
  clause.key('more_than');
  const amount = aheadOf(clause);
  if (!amount) return null;
  clause.take('act_book', 'act_offer', 'notice', 'always');
  const scope = scopeOf(clause);
  return [{ kind: 'horizon', most: amount, ...scoped(scope) }];
};

/** "Customers get a time in the next 3 business days". */
const within: Production = (clause) => {
  if (clause.of('ahead').length === 0 && !clause.key('next_n', 'next', 'within')) return null;
  clause.key('within', 'next');
  clause.take('offer', 'act_offer', 'act_book', 'always', 'only', 'last');
  const amount = aheadOf(clause);
  if (!amount) return null;
  const kept = clause.take('keep');
  const scope = scopeOf(clause);
  if (!scope && !kept) return null;
  return [{ kind: 'horizon', most: amount, ...scoped(scope) }];
};

/** "Partner meetings should be five to ten business days after the request". */
const between: Production = (clause) => {
  const [from, to, third] = clause.of('count');
  if (!from || !to || third || from.count >= to.count || !clause.take('business_days')) return null;
  clause.takeAtom(from, to);
  clause.key('to', 'and', 'until');
  clause.key('after', 'between');
  clause.take('notice', 'horizon', 'act_book');
  const scope = scopeOf(clause);
  return [
    { kind: 'notice', least: { businessDays: from.count }, ...scoped(scope) },
    { kind: 'horizon', most: { businessDays: to.count }, ...scoped(scope) },
  ];
};

/** "Start meetings on the half hour". */
const grid: Production = (clause) => {
  const minutes = clause.take('half_hour')
    ? 30
    : clause.take('full_hour')
      ? 60
      : clause.take('quarter_hour')
        ? 15
        : null;
  if (minutes === null || !clause.take('start_at', 'only', 'always')) return null;
  clause.take('start_at', 'act_book', 'only', 'meeting', 'call');
  clause.key('only');
  return [{ kind: 'grid', minutes }];
};

export const AHEAD: readonly Production[] = [notice, horizon, between, within, grid];
