import type { Rule, Scope } from '../../rule';
import type { Production } from '../production';

const withScope = (scope: Scope | undefined): { scope?: Scope } => (scope ? { scope } : {});

/** "At most 4 outside meetings a day", "no more than three hours of calls per day", "max 10 meetings a week". */
export const limit: Production = (clause) => {
  if (!clause.take('at_most') && !clause.key('less_than', 'until')) return null;
  const day = clause.take('per_day');
  const week = !day && clause.take('per_week');
  const whens = clause.whens();
  const weekdays = whens?.length === 1 && !whens[0]?.hours && !whens[0]?.dates ? whens[0]?.weekdays : undefined;
  if (whens && !weekdays) return null;
  if (!day && !week && !weekdays) return null;
  const minutes = clause.minutes();
  const count = minutes === undefined ? clause.count() : undefined;
  if (minutes === undefined && count === undefined) return null;
  clause.take('work', 'offer', 'last', 'keep');
  const scope = clause.scope();
  const most = minutes === undefined ? { count: count as number } : { minutes };
  const rule: Rule = {
    kind: 'limit',
    most,
    per: week ? 'week' : 'day',
    ...withScope(scope),
    ...(weekdays ? { weekdays } : {}),
  };
  return [rule];
};

/** "At least three hours of deep work a day in up to three blocks". */
export const focus: Production = (clause) => {
  if (!clause.has('focus')) return null;
  const atoms = clause.of('duration');
  const [total] = atoms;
  if (!total || atoms.length > 1) return null;
  clause.take('focus');
  clause.takeAtom(total);
  if (!clause.take('per_day')) return null;
  clause.take('at_least', 'keep', 'free', 'block', 'default', 'last');
  const split = clause.has('blocks') && clause.of('count').length === 1;
  const blocks = split ? (clause.count() ?? 1) : 1;
  clause.take('blocks', 'at_most');
  clause.key('until', 'less_than');
  const when = clause.when();
  return [{ kind: 'focus', minutes: total.minutes, blocks, ...(when ? { when } : {}) }];
};

export const LIMITS: readonly Production[] = [focus, limit];
