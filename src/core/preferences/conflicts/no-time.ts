import type { Conflict, SourcedRule } from '../compiled';
import { ruleText } from '../normal';
import type { RuleKind, Scope } from '../rule';
import { blamed } from './blame';
import { covers, roomOf } from './week';

/** Rules that together leave less than this are not meant so. Minutes a week. */
const LEAST_A_WEEK = 120;
/** Scopes that are looked at, the first of the document: each costs a look at every rule, and nobody names so many. */
const MOST_SCOPES = 100;
const TAKING: ReadonlySet<RuleKind> = new Set<RuleKind>(['hours', 'never', 'only', 'open', 'focus', 'limit']);

/** Rules that together leave less than two hours a week for some meetings, though none of them alone does. */
export function noTime(rules: readonly SourcedRule[]): Conflict[] {
  const taking = rules.filter(({ rule }) => TAKING.has(rule.kind));
  const found: Conflict[] = [];
  for (const scope of scopesOf(taking)) {
    const about = taking.filter(({ rule }) => !('scope' in rule) || covers(rule.scope, scope));
    const tight = (some: readonly SourcedRule[]) => roomOf(some, scope) < LEAST_A_WEEK;
    if (!tight(about)) continue;
    const sentences = blamed(about, tight);
    const room = roomOf(about, scope);
    if (sentences.length < 2 && !(room === 0 && isSlip(about, sentences))) continue;
    if (found.some((one) => one.sentences.join() === sentences.join())) continue;
    found.push({
      kind: 'no_time_left',
      sentences,
      minutes: room,
      about: scope,
    });
  }
  return found;
}

/** All meetings first, then those that single rules are about. Requests with a codeword are rare and meant so. */
function scopesOf(rules: readonly SourcedRule[]): (Scope | undefined)[] {
  const scopes = new Map<string, Scope>();
  for (const { rule } of rules)
    if ('scope' in rule && rule.scope && rule.scope.codeword === undefined)
      scopes.set(ruleText({ kind: 'duration', minutes: 0, scope: rule.scope }), rule.scope);
  return [undefined, ...[...scopes.values()].slice(0, MOST_SCOPES)];
}

/** One sentence that leaves nothing is meant so where it says "never"; a number that does has been mistyped. */
function isSlip(rules: readonly SourcedRule[], sentences: readonly string[]): boolean {
  return rules.some(
    ({ rule, sentence }) => sentences.includes(sentence) && (rule.kind === 'focus' || rule.kind === 'limit'),
  );
}
