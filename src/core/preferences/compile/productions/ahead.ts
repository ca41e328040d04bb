import type { Ahead } from '../../rule';
import { conceptsOf } from '../atom';
import type { Clause } from '../clause';
import { given } from '../given';
import type { Production } from '../production';
import { scopeOf } from '../scope';
import { scoped } from './scoped';

const WORK = /\b(?:business|working|work)\s*days?\b|werktag|arbeitstag|jours? ouvr|días? hábil|días? laborable/iu;

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
  return WORK.test(atom.text) && atom.days ? { businessDays: atom.days } : { minutes: atom.minutes };
}

const LESS = /\b(?:less|fewer|shorter|sooner|earlier|closer|within)\b|weniger|kürzer|moins|menos/iu;

/** "Nothing within the next 24 hours", "don't book anything less than two days out": the least there has to be. */
const notSooner: Production = (clause) => {
  if (!clause.has('no') || !LESS.test(clause.text) || clause.has('flight', 'train', 'in_person', 'around')) return null;
  clause.take('no', 'avoid');
  const less = clause.key('less_than') !== undefined;
  clause.takeAtom(...clause.of('word').filter((atom) => /^(?:less|than|sooner|shorter)$/i.test(atom.text)));
  const within = clause.key('within', 'next_n', 'next');
  const ahead = clause.of('ahead').length > 0;
  clause.take('earlier_than');
  const amount = aheadOf(clause);
  if (!amount) return null;
  const noticed = clause.take('notice', 'horizon', 'same_day');
  if (!noticed && !(within || ahead)) return null;
  if (!less && !within && !ahead && !/sooner|shorter|earlier/i.test(clause.text)) return null;
  clause.take('act_book', 'act_offer', 'always', 'last', 'start_at', 'without_asking');
  const scope = scopeOf(clause);
  return [{ kind: 'notice', least: amount, ...scoped(scope) }];
};

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

/** "Not before two weeks from now", "no earlier than 3 days after the request". */
const notBefore: Production = (clause) => {
  const refused = clause.key('not_before') ?? (clause.has('no') ? clause.key('before') : undefined);
  if (!refused && !(clause.take('earlier_than') && clause.take('no'))) return null;
  const soon =
    clause.take('notice') ||
    clause.key('from_now') !== undefined ||
    (ASKED.test(clause.text) && clause.key('after') !== undefined);
  const amount = aheadOf(clause);
  if (!amount || !soon || (amount && 'minutes' in amount && amount.minutes < 60)) return null;
  clause.take('no', 'act_book', 'act_offer', 'start_at', 'always');
  const scope = scopeOf(clause);
  return [{ kind: 'notice', least: amount, ...scoped(scope) }];
};

const ASKED =
  /\bafter (?:the|a|their|somebody's|someone's) (?:request|mail|e-?mail|first mail|first e-?mail|inquiry|enquiry)\b/iu;

/** "For demos I need a full business day to set up": days that a meeting needs before it. */
const prepared: Production = (clause) => {
  if (!clause.has('business_days') && clause.of('ahead').length === 0 && clause.of('duration').length === 0)
    return null;
  if (!PREPARE.test(clause.text) || clause.has('no', 'per_day', 'per_week')) return null;
  clause.takeAtom(
    ...clause.of('word').filter((atom) => /^(?:full|whole|entire|ganzen?|voll[eo]n?|plein)$/i.test(atom.text)),
  );
  clause.key('a', 'one');
  const unit = clause.of('count').length === 0 && clause.of('duration').length === 0 && clause.take('business_days');
  const amount: Ahead | undefined = unit ? { businessDays: 1 } : aheadOf(clause);
  if (!amount || ('minutes' in amount && amount.minutes < 1440)) return null;
  clause.take('buffer', 'notice', 'at_least', 'always', 'keep', 'free');
  const scope = scopeOf(clause);
  return [{ kind: 'notice', least: amount, ...scoped(scope) }];
};

const PREPARE =
  /\b(?:to (?:set up|prepare|prep|get ready)|of prep(?:aration)?(?: time)?|for prep(?:aration)?)\b|(?:zur|zum|für die) vorbereit|\bvorbereitung\b|pour (?:me )?préparer|de préparation|para preparar|de preparación/iu;

/** "Nothing further than eight weeks out", "book up to 60 days ahead". */
const horizon: Production = (clause) => {
  const most = clause.take('at_most') || Boolean(clause.key('until', 'less_than'));
  const never = clause.take('no');
  // "Nothing less than 24 hours out" is the least, not the most.
  if ((!most && !never) || (never && LESS.test(clause.text))) return null;
  if (!clause.take('horizon')) return null;
  if (/\bbooked\b/i.test(clause.text)) clause.take('block');
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
  clause.takeAtom(...clause.of('word').filter((atom) => /^something$/i.test(atom.text)));
  const amount = aheadOf(clause);
  if (!amount) return null;
  const kept = clause.take('keep');
  const scope = scopeOf(clause);
  if (!scope && !kept) return null;
  return [{ kind: 'horizon', most: amount, ...scoped(scope) }];
};

/** "Between 3 and 8 business days": a number, and an amount of the same days. */
function amountsIn(clause: Clause): { readonly least: Ahead; readonly most: Ahead } | undefined {
  const low = clause.left.find((atom) => atom.k === 'count');
  const at = low ? clause.left.indexOf(low) : -1;
  const [join, high, unit] = [clause.left[at + 1], clause.left[at + 2], clause.left[at + 3]];
  if (low?.k !== 'count' || join?.k !== 'keyword' || !/^(?:and|to|or)$/.test(join.keyword)) return undefined;
  if (high?.k === 'duration' && high.days && high.days > low.count) {
    clause.takeAtom(low, join, high);
    return WORK.test(high.text)
      ? { least: { businessDays: low.count }, most: { businessDays: high.days } }
      : { least: { minutes: low.count * 1440 }, most: { minutes: high.minutes } };
  }
  if (high?.k !== 'count' || !unit || !conceptsOf(unit).includes('business_days') || high.count <= low.count)
    return undefined;
  clause.takeAtom(low, join, high, unit);
  return { least: { businessDays: low.count }, most: { businessDays: high.count } };
}

/** "Partner meetings should be five to ten business days after the request". */
const between: Production = (clause) => {
  const amounts = clause.single('amounts') ?? amountsIn(clause);
  if (!amounts || clause.has('no', 'per_day', 'per_week', 'buffer', 'around', 'follow_up')) return null;
  clause.key('after', 'between', 'within', 'from_now', 'in');
  const said = clause.take('notice', 'horizon');
  clause.take('act_book', 'act_offer', 'offer', 'always', 'last');
  const scope = scopeOf(clause);
  if (!scope && !said) return null;
  return [
    { kind: 'notice', least: amounts.least, ...scoped(scope) },
    { kind: 'horizon', most: amounts.most, ...scoped(scope) },
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

export const AHEAD: readonly Production[] = [
  notSooner,
  notBefore,
  prepared,
  notice,
  horizon,
  given({ kinds: ['amounts', 'count'] }, between),
  within,
  grid,
];
