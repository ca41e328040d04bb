import type { Rule, Scope } from '../../rule';
import { isAlways, otherHours, type When } from '../../when';
import type { Clause } from '../clause';
import type { Production } from '../production';

const withScope = (scope: Scope | undefined): { scope?: Scope } => (scope ? { scope } : {});

/** "No meetings before 10 on Mondays", "keep Friday afternoons free", "weekends are off". */
export const never: Production = (clause) => {
  const kept = clause.has('keep') && clause.has('free') && clause.take('keep', 'free');
  const refused = kept || clause.take('block', 'no');
  if (!refused) return null;
  clause.take('work');
  const scope = clause.scope();
  const name = clause.of('hours').find((atom) => atom.meal)?.meal;
  const whens = clause.whens();
  if (!whens || whens.some(isAlways)) return null;
  if (clause.take('if_possible')) return likes(whens, -2, scope);
  return whens.map((when) => ({ kind: 'never', when, ...withScope(scope), ...(name ? { name } : {}) }));
};

/** "Interviews only on Tuesday mornings", "outside meetings after noon only". */
export const only: Production = (clause) => {
  if (!clause.take('only') && !clause.key('only')) return null;
  clause.take('work', 'offer');
  const scope = clause.scope();
  const whens = clause.whens();
  if (!whens || whens.some(isAlways)) return null;
  if (clause.take('if_possible')) return likes(whens, 2, scope);
  const [when] = whens;
  if (whens.length === 1 && when) return [{ kind: 'only', when, ...withScope(scope) }];
  return null;
};

/** "I prefer mornings", "afternoons if possible", "rather not on Fridays". */
export const like: Production = (clause) => {
  const avoid = clause.take('avoid') || (clause.has('prefer') && clause.take('no'));
  const weight = clause.softness();
  if (!avoid && weight === 0) return null;
  clause.take('work', 'meeting');
  const scope = clause.scope();
  const whens = clause.whens();
  if (!whens || whens.some(isAlways)) return null;
  return likes(whens, avoid ? -2 : weight, scope);
};

/** "I work Monday to Friday, 9 to 17", "working hours: 8:30-16:30". */
export const hours: Production = (clause) => {
  if (!clause.take('work', 'hours')) return null;
  clause.take('work', 'hours', 'meeting', 'last');
  const whens = clause.whens();
  if (!whens || whens.some((when) => when.dates || when.nth !== undefined || !when.hours)) return null;
  return whens.map((when) => ({ kind: 'hours', weekdays: when.weekdays ?? [0, 1, 2, 3, 4], hours: when.hours ?? [] }));
};

function likes(whens: readonly When[], weight: number, scope: Scope | undefined): Rule[] {
  return whens.map((when) => ({ kind: 'like', when, weight, ...withScope(scope) }));
}

/** The hours outside of which a rule about these hours leaves nothing. */
export function outside(when: When): When {
  return { ...when, hours: otherHours(when.hours ?? []) };
}

export const TIMES: readonly ((clause: Clause) => readonly Rule[] | null)[] = [like, only, never, hours];
