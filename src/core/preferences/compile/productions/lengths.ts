import type { Medium, Rule, Scope } from '../../rule';
import type { Production } from '../production';

const withScope = (scope: Scope | undefined): { scope?: Scope } => (scope ? { scope } : {});

/** "Meetings last 30 minutes by default", "check-ins 20 minutes", "coffee: 45 min". */
export const duration: Production = (clause) => {
  if (clause.has('at_least', 'no', 'avoid', 'buffer', 'notice', 'break', 'per_day', 'per_week')) return null;
  const minutes = clause.minutes();
  if (minutes === undefined || minutes < 5 || minutes > 720) return null;
  const longest = clause.take('at_most');
  clause.take('default', 'last', 'always', 'if_possible', 'offer');
  const scope = clause.scope();
  const rules: Rule[] = (
    scope?.types && scope.types.length > 1 ? scope.types.map((type) => ({ ...scope, types: [type] })) : [scope]
  ).map((one) => ({ kind: longest ? 'longest' : 'duration', minutes, ...withScope(one) }));
  return rules;
};

/** "10 minutes between meetings", "leave 15 minutes before and after in-person meetings". */
export const buffer: Production = (clause) => {
  const between = clause.key('between');
  const before = clause.key('before');
  const after = clause.key('after');
  const around = clause.take('around');
  const said = clause.take('buffer', 'break');
  if (!between && !before && !after && !around && !said) return null;
  const minutes = clause.minutes();
  if (minutes === undefined || minutes > 480) return null;
  clause.take('keep', 'free', 'at_least', 'default', 'offer', 'last');
  const media = between ? clause.media() : [];
  const [first, second] = media;
  if (first && second) {
    clause.take('meeting', 'call');
    return [{ kind: 'gap', between: [first, second].sort() as [Medium, Medium], minutes }];
  }
  const scope = clause.scope();
  const all = media.length > 0 ? { ...scope, media } : scope;
  const both = around || between || (before && after) || (!before && !after);
  return [
    { kind: 'buffer', before: both || before ? minutes : 0, after: both || after ? minutes : 0, ...withScope(all) },
  ];
};

/** "Half an hour off after two hours of meetings in a row". */
export const breakAfter: Production = (clause) => {
  if (!clause.take('in_a_row')) return null;
  const [first, second, third] = clause.of('duration');
  if (!first || third) return null;
  if (!second) return null;
  clause.takeAtom(first, second);
  const key = clause.key('after');
  const firstIsAfter = key !== undefined && key.from < first.from;
  clause.take('break', 'buffer', 'free', 'keep', 'at_least', 'at_most', 'meeting', 'call', 'last');
  const [after, pause] = firstIsAfter ? [first.minutes, second.minutes] : [second.minutes, first.minutes];
  return key ? [{ kind: 'break', after, pause }] : null;
};

/** "Two hours around flights and trains". */
export const travel: Production = (clause) => {
  const kinds = (['flight', 'train', 'travel'] as const).filter((kind) => clause.take(kind));
  if (kinds.length === 0) return null;
  const before = clause.key('before');
  const after = clause.key('after');
  const around = clause.take('around') || clause.key('around');
  if (!before && !after && !around) return null;
  const minutes = clause.minutes();
  if (minutes === undefined || minutes > 1440) return null;
  clause.take('keep', 'free', 'block', 'buffer', 'at_least', 'no', 'meeting');
  const both = around || (before && after);
  return kinds.map((kind) => ({
    kind: 'travel',
    around: kind,
    before: both || before ? minutes : 0,
    after: both || after ? minutes : 0,
  }));
};

export const LENGTHS: readonly Production[] = [travel, breakAfter, buffer, duration];
