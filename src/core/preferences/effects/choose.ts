import type { SourcedRule } from '../compiled';
import type { RuleKind, RuleOf, Scope } from '../rule';
import { type MeetingFacts, matches } from './facts';

/** A rule that holds for the meeting, and the sentence that says so. */
export interface Chosen<K extends RuleKind> {
  readonly rule: RuleOf<K>;
  readonly sentence: string;
}

/** All rules of a kind that are about the meeting. */
export function applying<K extends RuleKind>(
  kind: K,
  rules: readonly SourcedRule[],
  facts: MeetingFacts,
): readonly Chosen<K>[] {
  return rules.flatMap(({ rule, sentence }) => {
    if (!isOf(kind, rule)) return [];
    return matches(scopeOf(rule), facts, rules) ? [{ rule, sentence }] : [];
  });
}

/**
 * Of rules that can only hold one at a time the one that says most about the meeting: a person before their company,
 * both before what kind of meeting it is, and that before all meetings. Of equals the later sentence.
 */
export function chosen<K extends RuleKind>(
  kind: K,
  rules: readonly SourcedRule[],
  facts: MeetingFacts,
): Chosen<K> | null {
  return mostSpecific(applying(kind, rules, facts)).at(-1) ?? null;
}

/** Those that say most about the meeting, in the order of the document. */
export function mostSpecific<K extends RuleKind>(all: readonly Chosen<K>[]): readonly Chosen<K>[] {
  const most = Math.max(...all.map(({ rule }) => specificity(scopeOf(rule))));
  return all.filter(({ rule }) => specificity(scopeOf(rule)) === most);
}

/** Rules about some meetings only. */
export function isScoped({ rule }: { readonly rule: object }): boolean {
  return specificity(scopeOf(rule)) > 0;
}

const PEOPLE = { address: 32, name: 32, domain: 24, tag: 16, side: 4 } as const;

function specificity(scope: Scope | undefined): number {
  if (!scope) return 0;
  const people = scope.people ? PEOPLE[scope.people.by] : 0;
  return (
    (scope.codeword === undefined ? 0 : 64) +
    people +
    (scope.types ? 8 : 0) +
    (scope.media ? 2 : 0) +
    (scope.except ? 1 : 0)
  );
}

function scopeOf(rule: object): Scope | undefined {
  return 'scope' in rule ? (rule.scope as Scope | undefined) : undefined;
}

function isOf<K extends RuleKind>(kind: K, rule: SourcedRule['rule']): rule is RuleOf<K> {
  return rule.kind === kind;
}
