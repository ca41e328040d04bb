import type { Scope } from '../../rule';

/** The scope of a rule where there is one. */
export function scoped(scope: Scope | undefined): { scope?: Scope } {
  return scope ? { scope } : {};
}
