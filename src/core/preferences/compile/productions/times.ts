import type { Rule, Scope } from '../../rule';
import { isAlways, type When } from '../../when';
import type { Clause } from '../clause';
import { scoped } from './scoped';

/** The times that a clause speaks of; a point of the day counts where the words say which side of it is meant. */
export function timesOf(clause: Clause): readonly When[] | undefined {
  const whens = clause.whens();
  return whens?.some(isAlways) ? undefined : whens;
}

/** The same wish for each of the times. */
export function likes(whens: readonly When[], weight: number, scope: Scope | undefined): Rule[] {
  return whens.map((when) => ({ kind: 'like', when, weight, ...scoped(scope) }));
}
