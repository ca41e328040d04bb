import type { Medium, Rule, Scope } from '../../rule';
import type { Clause } from '../clause';
import type { Production } from '../production';
import { mediaIn, scopeOf } from '../scope';
import { scoped } from './scoped';

/** "Meetings last 30 minutes by default", "check-ins 20 minutes", "coffee: 45 min", "check-in 20". */
const duration: Production = (clause) => {
  if (clause.has('at_least', 'no', 'avoid', 'buffer', 'break', 'per_day', 'per_week', 'business_days')) return null;
  const longest = clause.take('at_most') || Boolean(clause.key('less_than'));
  const said = clause.take('default', 'last');
  clause.take('always', 'act_book', 'only', 'enough');
  const bare = clause.of('duration').length === 0;
  const minutes = bare ? clause.count() : clause.minutes();
  if (minutes === undefined || minutes < 5 || minutes > 720) return null;
  const own = ownNoun(clause);
  const general = clause.has('meeting');
  const scope = own ? { types: [own] } : scopeOf(clause);
  if (!scope && !general && !said) return null;
  if (bare && !scope?.types) return null;
  return each(scope).map((one) => ({ kind: longest ? 'longest' : 'duration', minutes, ...scoped(one) }));
};

/** "Board prep is always 90 minutes": what the owner calls a kind of meeting, at the start and before a verb. */
function ownNoun(clause: Clause): string | null {
  const found = /^((?:\p{L}[\p{L}'-]*\s+){0,2}\p{L}[\p{L}'-]*)\s+(?:is|are|takes?|lasts?|needs?|gets?)\s/u.exec(
    clause.text,
  );
  const noun = found?.[1];
  if (!noun) return null;
  const atoms = clause.left.filter((atom) => atom.from < noun.length);
  if (atoms.length === 0 || atoms.some((atom) => atom.k !== 'word' && atom.k !== 'name')) return null;
  if (/^(?:it|that|this|there|everything|nothing|an?|my|the)\b/i.test(noun)) return null;
  clause.takeAtom(...atoms);
  return noun.toLowerCase();
}

/** One rule for each noun: "coffees and lunches 60 minutes". */
function each(scope: Scope | undefined): readonly (Scope | undefined)[] {
  if (!scope?.types || scope.types.length < 2) return [scope];
  return scope.types.map((type) => ({ ...scope, types: [type] }));
}

/** Which sides of something a clause names. */
function sides(clause: Clause): { before: boolean; after: boolean; named: boolean } {
  const between = Boolean(clause.key('between'));
  const around = clause.take('around') || Boolean(clause.key('around'));
  const before = Boolean(clause.key('before'));
  const after = Boolean(clause.key('after'));
  const both = between || around || before === after;
  return { before: both || before, after: both || after, named: between || around || before || after };
}

/** "10 minutes between meetings", "leave 15 minutes before and after in-person meetings". */
const buffer: Production = (clause) => {
  if (clause.has('in_a_row', 'follow_up_block', 'per_day', 'per_week')) return null;
  const between = clause.of('keyword').some((atom) => atom.keyword === 'between');
  if (isOpenEnded(clause)) return null;
  const { before, after, named } = sides(clause);
  const said = clause.take('buffer', 'break', 'travel_time');
  if (!named && !said) return null;
  const minutes = clause.minutes() ?? (named && !between ? clause.count() : undefined);
  if (minutes === undefined || minutes > 480 || minutes < 1) return null;
  clause.take('keep', 'free', 'at_least', 'default', 'last', 'buffer', 'always', 'act_offer', 'offer', 'block');
  if (between) clause.takeAtom(...clause.of('count').filter((atom) => atom.count === 2));
  const media = between ? mediaIn(clause) : [];
  const [first, second] = media;
  if (first && second) {
    clause.take('meeting', 'call');
    return [{ kind: 'gap', between: [first, second].sort() as [Medium, Medium], minutes }];
  }
  const scope = scopeOf(clause);
  const all = media.length > 0 ? { ...scope, media } : scope;
  return [{ kind: 'buffer', before: before ? minutes : 0, after: after ? minutes : 0, ...scoped(all) }];
};

/** "2 hours before", cut from "2 hours before and 1 hour after flights": before what, stands in another clause. */
function isOpenEnded({ atoms }: Clause): boolean {
  const last = atoms.at(-1);
  const sides = atoms.filter((atom) => atom.k === 'keyword' && (atom.keyword === 'before' || atom.keyword === 'after'));
  return sides.length === 1 && sides[0] === last;
}

/** "Half an hour off after two hours of meetings in a row". */
const breakAfter: Production = (clause) => {
  if (!clause.take('in_a_row') && !clause.has('break')) return null;
  const [first, second, third] = clause.of('duration');
  if (!first || !second || third) return null;
  clause.takeAtom(first, second);
  const key = clause.key('after');
  if (!key) return null;
  clause.take('break', 'buffer', 'free', 'keep', 'at_least', 'block', 'meeting', 'call', 'last', 'offer', 'act_offer');
  const leads = key.from < first.from;
  const [after, pause] = leads ? [first.minutes, second.minutes] : [second.minutes, first.minutes];
  return [{ kind: 'break', after, pause }];
};

/** "Two hours around flights and trains". */
const travel: Production = (clause) => {
  const kinds = (['flight', 'train', 'travel'] as const).filter((kind) => clause.take(kind));
  if (kinds.length === 0 || clause.has('in_person')) return null;
  const { before, after, named } = sides(clause);
  if (!named) return null;
  clause.key('or');
  const minutes = clause.minutes();
  if (minutes === undefined || minutes > 1440) return null;
  clause.take('keep', 'free', 'block', 'buffer', 'at_least', 'no', 'meeting', 'always');
  return kinds.map(
    (kind): Rule => ({ kind: 'travel', around: kind, before: before ? minutes : 0, after: after ? minutes : 0 }),
  );
};

/** "Add ten minutes for notes after each customer meeting", "… or all of them together the next day". */
const followUpBlock: Production = (clause) => {
  if (!clause.take('follow_up_block')) return null;
  const nextDay = clause.take('next_day');
  const minutes = clause.minutes();
  if (minutes === undefined || minutes > 240) return null;
  clause.key('after');
  clause.take('block', 'blocks', 'keep', 'clustered', 'buffer', 'free', 'act_book', 'always', 'last');
  const scope = scopeOf(clause);
  return [{ kind: 'follow_up_block', minutes, at: nextDay ? 'next_day' : 'after', ...scoped(scope) }];
};

export const LENGTHS: readonly Production[] = [followUpBlock, travel, breakAfter, buffer, duration];
